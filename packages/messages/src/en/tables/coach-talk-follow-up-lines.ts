import { matchDayReasonAndRuleLines } from './coach-match-day-reason-and-rule-lines.ts';
import { roomKitAndGameLines } from './coach-room-kit-and-game-lines.ts';

/** What the coach says to a turn of a talk by who asks in it (a trainer, a parent, a player), where the turn names little by itself. */
export const coachTalkFollowUpLines = {
  ...matchDayReasonAndRuleLines,
  ...roomKitAndGameLines,
  // Asked by who trains a group
  groupNotListening: [
    'When several do not listen, they mostly wait or hear too much. Have each of them with a ball within a minute, explain in two sentences from where all see you, with no ball at their feet and the sun behind them, and then let them play. Agree on one sign for “ball still”, use it calmly, and begin when most are there: the others follow. Who chats gets a job, and praise goes to those who began at once.',
    'Talk less and play sooner: one sentence, one look at it, go. Smaller groups and no lines take away most of the noise. One fixed sign means “foot on the ball and look at me”, practiced as a game in the first minutes. Give two or three of the loudest a task each session, and end what does not work after three minutes without a lecture.',
  ],
  groupSwarmGame: [
    'Yes, one that spreads them without a word: four small goals, one in each corner, and in teams of three or four each team scores in two of them. Who is crowded at one goal turns to the free one. Make two fields side by side from ten players on, four minutes each, then new teams. Afterwards ask “Where was it empty?”, that is all the explaining.',
    'Play with lanes: mark three long strips, and in each a team may have two players at most. Three against three or four against four, no keeper, three minutes. Then take the marks away and look who still finds the free side.',
  ],
  groupHowOften: ['With a team of children one or two trainings a week of 60 to 75 minutes are plenty, and one game form may come back two or three weeks in a row: children get better at what they know. Change one rule of it each time.'],
  groupWhenSeen: ['With children give it four to six weeks, with the same game in each training. You see it in small things first: one who looks for the free side, a pass more in a row. Results of matches come much later and say little.'],
  groupWhyNoLaps: ['Because laps and lines teach nothing with the ball: one plays and the others wait, get cold and begin to mess about. In small groups each child has the ball many times in a minute, runs just as much and does not notice it. If you want them out of breath, play tag with the ball or short races to a gate.'],
  groupHarder: ['Change one thing: less room, one touch fewer, the weaker foot only, one defender more, or a goal that counts only after three passes. Let the strong ones take it and the others play as before, and look whether it still works half of the time: that is hard enough.'],
  groupWhy: ['Mostly because at that age they see the ball and little else, and because nothing in the game asks for more: looking up and waiting is learned late. Fear of a mistake or of a loud parent can be in it too. A rule that rewards what you want does more than telling them, and it takes weeks.'],
  groupWhatIf: ['Then make it easier by one thing at once: more room, fewer defenders, more touches or a bigger goal. If it is too easy, take the same thing the other way. If it fails after three minutes, stop it without a word and play the small game.'],
  // Asked by a parent of a child
  childPushOrStop: [
    'Neither push nor decide for your child today. Ask what exactly has changed: the training, the others, the coach, or just no wish any more. Agree on an end that you both know, such as the last match before the next break, and decide after it. A pause, another team or another sport is no failure, and a child that may stop often comes back by itself.',
    'Pushing mostly ends in less joy. Listen first, then offer choices that are small: once a week, with a friend, another team, or a pause of four weeks. Who began something may finish the round for the team, but after that the wish of your child counts.',
  ],
  childUsedToLove: [
    'When a child loved it and then does not, something mostly changed: a new coach, friends who left, less playing time, too many dates, or somebody is unkind. Ask for one good and one bad moment of the last training, without solving it at once. If it does not say, ask the coach how your child is there. Around that age interests also change, and that is allowed.',
  ],
  childMoreFun: [
    'Let your child choose, keep it short, and play along: first to ten against you, hit a bottle, guess how many it will be, the weaker foot for you. Ten minutes at most, stop while it is fun. A friend, music or a funny forfeit do more than any drill, and no correcting unless it asks.',
    'Make a game of it: points against the own number of yesterday, a treasure to hit with the ball, a race through shoes. Two minutes each, three games, done. Let it be the trainer and you the one who has to do it.',
  ],
  childWhenSeen: [
    'With a few minutes on three days a week you mostly see something after three to four weeks: it looks less stiff first, then it is quicker, and the number comes last. Weeks without progress are normal at that age. In Progress each drill shows it over time.',
  ],
  childHallway: [
    'A hallway and a soft ball are enough, and the narrow room even helps. Passes along the floor to you from three steps, weaker foot only, ten in a row; the sole rolls the ball forward, back and to the side; stop it, turn, pass back. Against a wall only low and with the soft ball. Five to ten minutes, shoes on so that nobody slips, and lamps and doors closed off.',
  ],
  childHowLongEach: ['{from} to {to} minutes each time are enough at {age}, and less is fine: five that are fun are better than thirty that are not. Stop while your child still wants to go on.'],
  childTooMuch: ['Signs of too much are: tired or heavy legs for days, bad sleep, no wish to play, often in a bad mood, small aches that come again, or results that go down. Then take two or three days off and half of it for a week. A child that is only tired today may rest today without a word about it. Pain that stays is for a doctor.'],
  childHelpWith: ['Show it once yourself, slowly, and make it easier than you think: softer ball, less distance, standing still first. Let it succeed eight times of ten, then one step harder. Five minutes, one thing at a time, your child says when it is enough, and praise for trying. What frightens is never forced.'],
  childCorrect: ['Mostly let it play, and correct one thing at most, in one short sentence, when the ball rests: say what to do and not what was wrong. Better still, ask “what could you try?” or make a game that needs it. Children mend more by many tries than by being told.'],
  childMissed: ['A day or a week without practice costs nothing at that age. Go on with the next small one and do not make up for it. Only the streak in the app begins anew.'],
  // Asked by who trains a group, of a session
  groupWaiting: [
    'Less waiting comes from smaller groups: twos or threes with a ball each, or the same exercise set up three times, so that nobody stands for more than half a minute. Who has passed goes on moving: follow the ball, be the gate, defend. One explains while the others already play. A line of more than three is the sign to set up one more.',
    'Set the form up twice or three times side by side and send four to each: then each is on the ball every few seconds. Where one has to wait, give that place a task: count, toe taps, be the next defender. End with small games, in which nobody waits at all.',
  ],
  groupDisturbed: [
    'Ask first whether they wait too long or find it too easy: most disturb out of boredom. Put them into different groups, give each a job (count, set the gates, choose the next round), and say once, quietly and at eye level, what you want to see. If it goes on, a minute beside you and then back in with a task. Praise the moment it works, and speak with them after training rather than in front of all.',
    'Two steps: separate them without a word, by new teams, and start the next round at once. Then one short sentence for them alone: what you need and what happens otherwise, a minute out and back with a task. No laps as a punishment. If the same ones do it every week, ask them what is up, and then their parents.',
  ],
  groupLoudParents: [
    'Speak to all of them before the match, kindly and in two sentences: “Today the children decide, I coach, and we clap. Two voices at once confuse them.” Give them a task, such as counting good passes, and a line two steps away from the pitch. With the one who goes on, talk alone and afterwards. If that does not help, the head of youth is there for it.',
    'One meeting or one message at the start of the season does most: no calls onto the pitch, praise for both teams, the trip home without a lecture. On the day remind them with a smile, and let a parent whom all like be your helper at the line. Never argue during the match; talk to that parent alone the next day.',
  ],
  groupTellParents: [
    'Keep it short and the same for all, best before the season and again when something changes: what you practice now, that everybody plays about the same, when and where, and what you ask of them: praise, no calls onto the pitch, tell you early who is missing. One message or two minutes after training are enough. About one child talk with its parents alone, never in front of others.',
    'Three sentences do: “We work on one thing at a time, and mistakes are wanted. All play about the same. Please clap for both teams and leave the calling to me.” Then ask whether they need something from you. What is about one child only, you say to its parents alone.',
  ],
  groupParentsOfDisturbing: [
    'Talk with the parents only after you have talked with the children themselves, alone and calmly: one good thing first, then what you see (“in the last three trainings …”) and no judgment, then the question whether something is going on at the moment. Agree on one small thing that you both try until a day you name. Never in front of the others, and not by message.',
    'Ask for five minutes in quiet: “I like having your child here. While I explain it often disturbs, and I would like to change that together with you. What works at home?” Tell what you will try in training, and speak again in two weeks. In front of the group nothing of it is said.',
  ],
  groupUnclear: [
    'That I did not get for your group. I can name a form for passing, dribbling, shooting, first touch, defending or keeping the ball, a small game, how long it should be, what to do about children who disturb, or plan a whole hour. What do you need?',
    'I am not sure what you mean for your group. Ask me for a game, a warm-up, a plan of an hour, or say what does not work yet, and with how many players and balls.',
  ],
  groupTrainingLength: ['With {age} years {trainLow} to {trainHigh} minutes are right, once or twice a week: ten minutes to arrive, two forms of ten to fifteen minutes with many balls, and at least a third of the time for small games. Shorter and lively beats longer.'],
  groupTrainingLengthAny: ['By age: 45 to 60 minutes up to eight years, 60 to 75 up to ten, 75 to 90 from eleven on, once or twice a week. At least a third of it is small games. Shorter and lively beats longer.'],
  // Asked by a parent of matches and of the app
  childAgeForApp: [
    'Yes. There is no fixed age: from 5 on it can be entered in Profile, and the minutes of a drill go by it; the first drills are easy ones. Under 13, or without an age, a child is on no board unless you choose it, and videos and helpers from outside need your yes. The youngest do best with you beside them. What is kept stands on the page “For parents” in Settings.',
    'It is made for children too: enter the age in Profile (from 5 on), then the minutes fit it. Below 13 your child stays hidden on the boards, and for videos and outside helpers you have to agree. A few minutes together are plenty at first. All about what is kept: “For parents” in Settings.',
  ],
  childMatchesCount: [
    'Yes, matches count as load: a match day is a training day, so nothing is needed at home then, and the day after may be easy or free. As a guide, team training, matches and practice at home together should not be more hours in a week than your child has years. In the app only what is practiced with it is counted, not a match.',
    'They do count. Reckon a match like a training, leave the practice at home out on that day, and keep one day in the week quite free. The app itself counts only its own drills; matches are not entered in it.',
  ],
  childRecordsInApp: [
    'No, what was practiced at another time or place cannot be entered afterwards: the app counts a drill that runs in it with its timer. For the next time: open Practice, choose the drill, press START DRILL and save at the end; the device may lie beside the pitch. It works without a connection too and is added by itself within 14 days.',
    'That is not possible, sadly: there is no form for earlier days and none for training with the team. Counted is what is started in Practice with START DRILL and saved at the end, also without a connection. What was done elsewhere helps your child all the same.',
  ],
  childEatsBetween: [
    'Between two matches small and easy things are best: a banana, a roll with honey or jam, dry biscuits, some grapes, right after the match, so that about an hour is left until the next. Water in sips the whole time. With more than two hours a small plate of pasta or rice is fine. Nothing fatty, nothing new.',
    'Right after the first match something small (banana, pretzel, bread), then only sips of water until the next one. A real meal only where two hours or more lie between. Shade and a dry shirt help as much as the snack.',
  ],
  // To train or to rest
  restBeforeMatch: [
    'Rest or very light: the day before a match or a trial nothing hard any more, because what you train then is not better by the next day, but heavy legs are. Ten to fifteen easy minutes with the ball are fine if you like, no sprints and no strength. Sleep and a normal dinner do more. The hard session belongs two or three days before.',
    'Better fresh than tired: on the day before, do nothing or ten easy minutes of touches. Hard training needs about two days until it helps. Put your things ready and go to bed in time.',
  ],
  restFriendly: ['Before a friendly it matters less: fifteen to twenty easy minutes the day before are fine, also with a few short sprints if your legs are fresh. But nothing hard to the end, as you want to try things in it and not to be tired.'],
  restMatchDay: [
    'On the day itself do not train before the match: the warm-up with the team is enough. If you are restless, a few easy touches for five minutes in the morning are all right. Keep the strength for the match.',
  ],
  restAfterMatch: [
    'Rest is right on the day after: the legs get better in it. If they feel light, ten easy minutes of touches, a walk or a bike ride are fine, but no sprints and no strength. The day after that you can train as usual. If anything hurts, stay with rest.',
  ],
  trialNotTaken: [
    'Then nothing is over: most who play well were turned down somewhere first, and a trial is one day that sees one hour of you. Ask what they would like to see more of, work on that one thing for some weeks, and play on with your team. You can try again, and be sad about it first if you are.',
  ],
  // A rule in a case
  offsideKeeperToo: ['Yes, a keeper can be offside like every other player, once up front in the other half. In the own goal and the own half nobody ever is.', 'Yes: the rule is the same for a keeper who has run forward. In the own half, where keepers mostly are, there is no offside.'],
  offsideFreeKick: ['Yes, from a free kick you can be offside just as in open play. Only a throw-in, a corner and a goal kick are free of it.'],
  offsidePenalty: ['No, in practice not: at a penalty all others stand behind the ball, and who is behind the ball is never offside.'],
  offsideNotBehind: ['No: whoever is behind the ball or level with it when it is passed is never offside.', 'No, behind the ball you are never offside, wherever the defenders stand.'],
  // What was done elsewhere, and what was earned
  recordsInApp: [
    'Sadly not: what you did at another time or place cannot be entered afterwards, because the app counts drills that run in it with the timer. It was good for your feet all the same! Next time open Practice, choose the drill, press START DRILL, put the device aside and save at the end. That works without a connection too.',
    'That cannot be added later, as there is no form for it: only a drill that you start in Practice with START DRILL and save at the end is counted, also without a connection. But well done for practicing, it still makes you better.',
  ],
  earnedNotGiven: ['No, tokens, XP, cards and badges cannot be given away: everybody earns their own with practice, so that the numbers stay fair. With an account of their own somebody else can earn some too, and you can practice together.', 'No: what you earned stays yours, and nothing can be sent or swapped. Others get their own by practicing in their own account.'],
  starsAreTokens: ['There are no stars here, only tokens and XP: you have {tokens} tokens and {experience} XP. Each saved session brings more, and tokens open packs in the Reward Store.', 'No stars in this app: what you collect is tokens, {tokens} so far, and XP, {experience} so far. Both come from saved sessions.'],
  // Around a match
  eatBetween: [
    'Between two matches eat small and easy things: a banana, bread with honey, a few dry biscuits, right after the first one, and drink water in sips. Only with two hours or more until the next is a small plate of pasta or rice fine. Nothing fatty and nothing new.',
    'Something small right after the match, such as a banana or a roll, then only sips of water until the next. A real meal comes after the last one, or when there are more than two hours between.',
  ],
  sprintsDayBefore: [
    'No, no hard sprints on the day before a match: the legs need about two days to be fresh again. Ten easy minutes with the ball are fine, with two or three short quick runs at most. The sprints belong two or three days before.',
    'Better not: sprints the day before make the legs heavy, not faster. Do them two or three days earlier, and on the last day only a few light touches.',
  ],
  lostInGoal: [
    'I am sorry, that is a hard day, and in goal it feels hardest of all. So many goals never come from one alone: before each one the ball got past the whole team. Every keeper has had such a match. Be kind to yourself today, do something nice, and tell somebody at home how it was.',
    'Oh no, I am sorry. Letting in many goals hurts, and it says little about you: the ball comes to a keeper only after it got past all the others. You stood there to the end, and that takes courage. Tell somebody you like how it was, and tomorrow is a new day.',
  ],
  starsLose: ['Yes, all of them do, also high and in big matches: the best teams in the world lose some matches every year, and even the greatest players had days on which nothing worked. They go on with the next training, just like you.', 'Yes, everybody loses, even the very best ones. They are sad about it too, and then they play again.'],
  // Weather and the ball
  rainOutside: [
    'Yes, rain is no reason to stop: the garden or the pitch is fine as long as there is no thunder and no storm. With thunder go in at once. Wet grass is slippery, so wear boots or shoes with grip, take smaller steps, and leave sprints and sharp turns. A muddy spot is for short passes and touches, not for running. Then get out of the wet things quickly. Ask at home whether the grass may be used when it is soft.',
  ],
  mudOutside: ['Mud is fine for short passes, juggling and touches, but not for sprints and sharp turns: the foot slides or sticks, and that twists knees and ankles. Wear boots with studs, choose the firmest spot, clean ball and soles, and change the wet things right after. Ask at home first, because a soft lawn breaks easily.'],
  coldFromRain: [
    'Rain alone makes nobody ill: a cold comes from germs. But who is wet and stands about gets cold, so keep moving, wear a jacket that keeps the wet out, and after it put on dry things and have something warm. If your parents say no today, that counts, and inside there is something to do too.',
  ],
  wetBall: [
    'A wet ball is faster and slips off the foot. Play it low and with the inside, foot firm and a bit more towards the ball, and take your first touch softly with the sole behind it. Catching: both hands behind the ball and the body behind the hands. Wipe the ball and your soles with a towel now and then, and let it dry in the room, not on the heater.',
  ],
  // Small things of a talk
  ownFixture: ['I do not know that: the matches of your own team stand nowhere in the app, so ask your trainer or your parents. What the app shows is the next match of a club: choose yours in Profile, and it comes first on the dashboard.'],
  keeperOfMatch: ['Who is in goal I do not know: your trainer decides that, so ask there.'],
  keeperNotKnown: ['Who is in goal I do not know either: your trainer decides that.'],
  ownFixtureTold: ['You told me of a match: {day}. When and where it begins I do not know, as the matches of your own team stand nowhere in the app, so ask your trainer or your parents.'],
  ownTraining: ['I do not know that: when your team trains stands nowhere in the app, so ask your trainer or your parents. The app shows what you practiced here yourself, in Progress.'],
  juggleWhichFoot: ['Start with the foot that you like better, it gives you the feeling soonest. When you manage five with it, do every second try with the other one. In the end both take turns: right, left, right.'],
  jugglePros: ['A professional keeps it up for as long as they like, hundreds of touches and more, and it took each of them years. Compare with your own number: one more than last time is the aim.'],
  coachCannotPlay: ['No, I am a computer program and have no feet. But I can tell you how it goes and count with you what you save.'],
  offsideBehindBall: ['“Behind the ball” means that the ball is nearer to the other team’s goal than you are. Look at the moment of the pass: if you are behind the ball or level with it then, you are never offside, however few defenders stand there. After that you may run as far forward as you like.'],
  earnedStays: ['No, you lose nothing of it when you do not train: tokens, XP, levels, cards and badges stay. Only your streak ends after a whole day without a session, and a new one begins with the next.'],
  // An own goal, a keeper, food and a ball
  ownGoalPrevent: [
    'Stand side-on between the ball and your goal, so that you see both, and look round once before the cross comes. Meet the ball with the foot that is nearer to the side line and play it out to the side or over the line, never across your own goal. And call: “keeper” or “away”, so that two of you do not go for it.',
    'Most own goals come from facing your own goal. So get goal-side early, turn your body half to the side line, and clear wide and first time: out for a throw-in is fine. Listen for your keeper’s call, and call yourself.',
  ],
  ownGoalPractise: [
    'Practice clearing: stand side-on to a wall, let the ball come back, and play it away to the side with one touch, with the foot nearer to the outside. Ten to the left, ten to the right.',
    'One thing helps most: one touch to the side. Pass against a wall, stand side-on, and clear the ball that comes back wide, left and right in turn.',
  ],
  keeperLowDive: [
    'Low to your {foot} side: step with your {foot} foot first and push off it, both hands go to the ball, one behind it and one on top, and your body lies behind them. Begin on your knees on grass, ten to that side, then from a squat. My list has no drill for keepers, so try this.',
    'To get down on your {foot} side: weight on the toes, a short step with the {foot} foot to the ball, bend that knee and let yourself slide down its side, hands first. On the knees to begin with, on grass. None of the drills here is for keepers, so this is one to try.',
  ],
  keeperLowDiveAny: [
    'For low shots: weight on the toes, knees bent, hands low. Step with the foot nearer to the ball, push off it, both hands to the ball first and your body behind them. Begin on your knees on grass, ten to each side, then from a squat. My list has no drill for keepers, so try this.',
  ],
  keeperLowDrill: [
    'Yes, one to try, as the list has none for keepers: kneel on grass or a mat two steps from a wall, throw the ball low so that it comes back a step beside you, fall on your side and take it with both hands. Three times eight on each side, then from a squat. Never on a hard floor.',
    'There is none in my list, but this works alone, on grass or a mat: on your knees, roll the ball a step away to the side and fall after it, hands first, body behind. Eight times a side, three rounds. Later from a squat, with the ball off a wall. Not on hard ground.',
  ],
  noMorningHunger: [
    'Many cannot eat much so early, and something small is enough: half a banana, toast with honey or a yogurt, an hour or more before. Have a good dinner the evening before, drink a little water, and the real breakfast comes after the match.',
    'That is fine: take what goes down, such as a few bites of banana, a dry roll or a cup of cocoa, about an hour before. What carries you is a good dinner the evening before, and after the match you eat properly.',
  ],
  askWithoutAnnoying: [
    'Pick a quiet moment before or after training, not on match day and not in front of the others. Ask once, in one sentence, friendly and without “but”: “What one thing should I work on?” Say thanks, show it for two weeks, and then it is fine to ask whether it was seen.',
    'It sounds annoying only when it comes often or as a complaint. So: one quiet moment, one short question about you and not about the others, a thank you, and then two weeks of showing it before you come back.',
  ],
  softBallForFear: [
    'Rolled-up socks, a balloon or a ball with less air in it work just as well. Let somebody roll it to you slowly from three steps, and stop it with your sole, ten times. A bit faster only when you say so.',
    'You need none: take a balloon, a pair of socks rolled up, or let some air out of your ball. Begin with it rolling slowly on the ground, and you say when it may come a little harder.',
  ],
  softBallStandIn: ['Rolled-up socks, a balloon or a ball with less air in it can stand in for it. Count apart from your usual ball, because the numbers are others.'],
  // The games of a session for a group
  sessionTag: [
    'A square of about fifteen steps, a ball for each child. Two catchers dribble too and tag others with the hand. Who is caught does five toe taps on the spot and is back in. New catchers every minute.',
  ],
  sessionTagCaught: [
    'Who is caught does five toe taps on the spot and is back in at once, so that nobody stands about. New catchers every minute.',
    'Two ways that both keep everybody busy: five toe taps and back in, or who is caught becomes a catcher too until all are, and then you begin anew.',
  ],
  sessionGates: [
    'Spread eight to twelve gates over the field, each of two cones two steps apart. All dribble through as many as they can in a minute, never twice in a row through the same one. First with the right foot, then with the left, then with a turn behind the gate; each tries to beat the own number.',
  ],
  sessionDuel: [
    'Two goals of two cones each, about twelve steps apart, one ball for two children. One passes to the other and defends; a goal or the ball out ends it, then they change. Half a minute each, a new partner every round, several fields side by side so that nobody waits.',
  ],
  // Asked and told by young children
  whyBallOver: [
    'Because leaning back turns your foot up: it meets the ball low down and lifts it, like a ramp. With your chest over the ball and your standing foot beside it, the foot meets the middle, and the ball stays low.',
    'When your body leans back, your toes point up and the foot goes under the ball, so it flies high. Lean a little forward and look at the ball until you have hit it.',
  ],
  whyBallAside: [
    'Because the ball goes where your standing foot and your kicking foot point. If the standing foot points to the side, or you hit the ball beside its middle, it goes wide. Point the standing foot at the goal and hit the middle.',
    'Mostly because the ball was not hit in the middle, or the standing foot points past the goal. Set that foot beside the ball, toes to the goal, and look at the ball as you hit it.',
  ],
  whyBallBouncesOff: [
    'Because a stiff foot is like a wall: the ball jumps off it. A foot that goes back a little as the ball comes takes the speed out, like hands that catch an egg.',
    'The ball comes fast and your foot stands still and hard, so it bounces. Relax the ankle and draw the foot back a little when the ball arrives.',
  ],
  whyOthersMore: [
    'Mostly because the other one has practiced it longer or more often, or grew earlier. It is no gift that you lack: a few minutes on many days bring you there too. Watch how it is done, ask for one tip, and beat your own last number.',
    'Practice, nearly always: who can do more has tried it more often. You can catch up a little each week. Count your own, and go for a few more than last time.',
  ],
  chestControl: [
    'Lean back a little and let your chest give as the ball lands, so that it drops in front of your feet. Before that: get under the ball early, bend your knees, open your arms to the sides, away from the ball. Begin with your own soft throws.',
    'Let your chest give when the ball comes, like a cushion, and it falls before your feet. Arms out to the sides and away from the ball, knees soft, eyes on it all the way. First with soft throws of your own, then higher ones.',
  ],
  whySlow: [
    'Mostly because bodies grow at different times: who is bigger or further now is faster for a while, and that evens out. And speed can be learned: five to eight short sprints of 10 to 20 metres with a long rest, two or three days a week, small quick steps at the start, arms with them. In a match an early start helps as much as fast legs.',
    'Children grow at their own time, and strength for sprinting comes with it, so others may be ahead for now. What you can do: short sprints with a long rest twice a week, quick feet, small first steps and swinging arms. And look early where the ball will go: who starts first needs less speed.',
  ],
  rarestCard: [
    'The legendary ones: {legendary}\u00a0% of all cards from packs are that, so about {legendary} in 100. It is the same chance each time, for everybody, and only luck decides.',
    'Legendary cards are the rarest, with {legendary}\u00a0% at each card. The chance is the same for everybody and does not grow with the number of packs.',
  ],
  receiveFromAbove: [
    'When the ball comes from above, be under it early and raise your foot to it, toes a little up. Let the foot drop together with the ball, as if you put it down on a cushion. With the thigh it works the same way. Throw it up yourself and try ten.',
    'From above take it on the laces or the thigh: lift it to meet the ball, then lower it at the same speed, so that the ball falls dead at your foot. Begin with your own low throws.',
  ],
  receiveInsideOrOutside: [
    'Mostly with the inside: that is the broadest part, so the ball stays with you. The outside is for when you want to go off to that side at once, with a small touch. Learn the inside first.',
    'The inside is safest, because it is wide and flat. Take the outside when you turn away from an opponent. Ten with the inside, then ten with the outside.',
  ],
  receiveWhichFoot: [
    'With the foot that is farther from the opponent, so that your body is between them and the ball. If nobody is near, take the one that the ball comes to. Practice both: ten with the right foot, ten with the left.',
    'Take the one on the side the ball comes to, so you need not reach across. Near an opponent it is the foot that is farther away. Train both in turn.',
  ],
  keeperOrOutfield: [
    'Try both! At your age nobody has to choose, and each helps the other: keepers need good feet, and strikers who know the goal know where to shoot. Tell your coach that you would like to swap sometimes, and see what is more fun.',
    'You need not decide yet. Play in goal one week and out on the pitch the next, and feel where you have more fun. Your coach can help with that, just ask.',
  ],
  keeperSolo: [
    'A keeper needs no wall and little room. Throw the ball straight up and catch it at the highest point, ten times. Take three quick side steps left, then right, and stop in your set position: knees bent, hands in front. On grass kneel down, roll over your side with the ball in your arms and get up again, five times on each side. Count your clean catches.',
    'Without a wall try this: 1. Throw the ball up high, clap once, catch it; then clap twice. 2. Side steps between two shoes, and stop with bent knees and open hands each time. 3. On soft grass roll the ball away from your knees, fall on your side behind it and get up quickly. Ten of each, and count the ones that stick.',
  ],
  keeperCatching: [
    'To catch better, get behind the ball first, hands up with thumbs close together like a W, and let the arms give as it comes. For low balls put your little fingers together and scoop it to your chest. Throw the ball up and catch it as high as you can, twenty times, and count how many stay in your hands.',
    'Watch the ball right into your hands. High: thumbs together behind it. Low: little fingers together, then hug it. Alone you practice it with throws straight up: clap once before you catch, then twice. Go for twenty without a drop.',
  ],
  goalWithHead: [
    'Wow, a goal with your head, that takes good timing! How did it feel? Just do not practice headers by yourself: your head needs care.',
    'Great, a headed goal! You must have been in just the right place. Leave headers for the pitch and do not train them alone, so that your head stays well.',
  ],
  headingAllowed: [
    'Better leave it for now: many associations keep headers out of the training of children up to about twelve, for the sake of their heads, and I show none below 13. Take high balls with the chest or the thigh. What your team does, your coach decides with your parents.',
    'It depends on your team: in many countries children do not practice headers up to about twelve. Take the ball with your chest or your thigh, and ask your coach and your parents.',
  ],
  petOnBall: [
    'Ha, a new goalkeeper, and nobody gets the ball past! Say hello from me.',
    'Ha, then somebody else won the ball today! Try a friendly tackle with a treat.',
  ],
  // Joy that is told, what is liked, and a word read in another sense
  goalDetail: ['Wow, what a goal! That one you will never forget.', 'What a strike! I have no eyes to see it, but I am glad with you. Well done!'],
  trickTold: ['Haha, wow! They will be dizzy for a week.', 'What a trick! That took courage, and it worked. Well done!'],
  savesTold: ['What a keeper! Every save is worth as much as a goal.', 'Wow, those saves! Your team can be glad to have you back there.'],
  bestTold: ['Great! Enjoy that feeling, you worked for it.', 'That is a fine feeling, isn’t it? Well done, keep it going!'],
  praisedBy: ['Wow, what a compliment! You earned it.', 'That is lovely to hear! Keep it for a day when nothing works.'],
  celebrated: ['Haha, a goal like that needs a celebration like that!', 'Ha, I would love to see that one! Well done.'],
  celebratedInMud: ['Haha, a goal, mud up to the ears and a kit for the washing machine: that is football! Put it in the wash yourself, and at home they smile again.', 'Ha, what a celebration! The mud washes out, the goal stays. Help with the washing, and all is well at home.'],
  crossAboutMud: ['Haha, mud belongs to football! Take the shoes off at the door, help with the washing, and it is soon forgotten.', 'Oh dear, the mud! It washes out. Say sorry, put your kit in the wash yourself, and tomorrow nobody thinks of it.'],
  somebodyCross: ['Oh, that is no nice feeling. Mostly it passes soon, and a “sorry” helps if something went wrong. What happened?', 'Oh dear. Wait a little, then say sorry or ask what was wrong. What happened?'],
  momentTold: ['What a moment! Keep it in your head: before the next match it makes you brave.', 'Wow! I can see why you like that one best. Keep it for the next match.'],
  momentAndCoachNever: ['What a moment! And me? Never: I am a program without legs, so that one is all yours.', 'Wow, what a moment! I never got it, a program plays no matches. You did, enjoy it!'],
  coachNeverWon: ['Me? Never! I am a program without legs and play no matches. But you do, so tell me about yours.', 'No, a program wins nothing on the pitch. Your matches are far more exciting: what was your best one?'],
  nearHattrick: ['So close! Then the next one is waiting for you.', 'Ooh, nearly a hat-trick! Two are great already, and the third one comes some day.'],
  beatSomebody: ['Haha, well done! They will want a rematch, so be ready.', 'Ha, what a win! Enjoy it, and give them a rematch.'],
  gladNotSad: ['Sorry, I got you wrong! That is good news, and I am glad with you. Well done!', 'Oh, I misread that, sorry. No sad words today: well played!'],
  likesScoring: ['Goals, of course! There is no better feeling. Let us make more of them.', 'Scoring goals, I like that! Pick your corner before you shoot.'],
  likesDribbling: ['Dribbling, great! Ball close and head up, then nobody gets it from you.', 'Tricks and dribbling, that is fun! Let us make yours quicker.'],
  likesPassing: ['Passing, lovely! A good pass makes the whole team better.', 'Passes, great! The one who passes well always gets the ball back.'],
  likesDefending: ['Winning the ball, great! A good tackle is worth as much as a goal. Do you want a tip for it or a drill for quick feet?', 'Defending, I like that! Every team needs somebody like you. Shall I tell you how to win more balls?'],
  likesSaving: ['In goal, how brave! A save feels as good as a goal. Do you want a tip for catching or for diving?', 'A keeper, great! You see the whole pitch. Shall I give you a tip for catching?'],
  likesAny: ['That is a good answer, all of it is fun! What shall we start with: shooting, dribbling or passing?', 'Lovely! Then pick one to begin with: shooting, dribbling or passing.'],
  metDefender: ['Hello, nice to meet you! A defender: great, you keep the goal safe. What shall we do: a drill, a plan or a tip for defending?', 'Hi, good that you are here! Every team needs a good defender. Do you want a drill, a plan or a tip for tackling?'],
  metMidfielder: ['Hello, nice to meet you! In midfield: great, you are in the middle of everything. What shall we do: a drill, a plan or a tip for passing?', 'Hi, good that you are here! Midfield players see the whole game. Do you want a drill, a plan or a tip?'],
  metWinger: ['Hello, nice to meet you! On the wing: great, there is room to run. What shall we do: a drill, a plan or a tip for crossing?', 'Hi, good that you are here! A winger makes it exciting. Do you want a drill, a plan or a tip for dribbling?'],
  metStriker: ['Hello, nice to meet you! A striker: great, then we make more goals. What shall we do: a drill, a plan or a tip for shooting?', 'Hi, good that you are here! Up front it is all about goals. Do you want a drill, a plan or a tip?'],
  metKeeper: ['Hello, nice to meet you! A keeper: how brave, you have the most important place. What shall we do: a tip for catching, a plan or your numbers?', 'Hi, good that you are here! A keeper sees everything. Do you want a tip for goal or a drill for quick feet?'],
  starLiked: ['Haha, good choice! Watch closely what they do before the ball comes, and copy the bit you like best.', 'Oh yes, that is one to watch! Which move of theirs would you like to try?'],
  clubLiked: ['Haha, I can hear you sing! I am for no club, but I like it when somebody is that glad of theirs.', 'Great, a true fan! I take no side, but enjoy every goal of theirs.'],
  seesNoMatches: ['I see no matches: I am a program without eyes. So I cannot say which player is better, but you can. Who do you like most?', 'No, a program watches no football. I know drills, rules and your own numbers. Who is your favourite, and why?'],
  recordsOfWorld: ['That I do not know, and I do not want to tell you something wrong. Look it up with somebody at home. What I do know are your own records and the rules.', 'Who did what in the world of football, I do not look up, so I cannot say it for sure. It is fun to find out with somebody at home!'],
  offsideKeeperIsOne: ['Right, well counted! The keeper is one, so one more of them has to be there, mostly the last defender. With only the keeper in front of you, you are offside.', 'Yes, the keeper counts as one. The second one is mostly a defender: be level with that one, or behind, until the pass is played.'],
  offsideNextToKeeper: ['No, there you are offside nearly always: beside the keeper only one of them is left, and you need two. Stay level with the last defender until the pass is played, then run.', 'Better not: next to the keeper you are offside as good as always. Two of them must be level with you or nearer to the line, and there is mostly only one. Wait beside the last defender.'],
  whyStepUp: ['When all defenders run up together, the attackers behind you are offside, and the ball is farther from your goal. Go when the ball is passed back or cleared, and all at once.', 'Stepping up means: the whole back line moves forward together. Then attackers who stay behind are offside. Do it when the ball goes away from you, and look along your line.'],
  standingFoot: ['The one you do not kick with: it stands on the ground beside the ball. Kick with the right, and the left is your standing foot. Kick with the left, and it is the right.', 'Your standing foot stays on the ground while the other one kicks. So it is the left if you kick with the right, and the right if you kick with the left.'],
  sameWithOtherFoot: ['Just the same, with the sides swapped: the other foot stands beside the ball, and this one swings. Slowly first, ten calm tries. It feels odd for some days, then it gets better.', 'As with the strong foot, only mirrored. Begin softly from a few steps away, and look at the ball until you hit it. A little each day helps most.'],
  keeperStaysAwake: ['Sometimes, when the ball is far away! Good keepers stay awake: they move with the ball, talk to their defenders and stay on their toes.', 'It can happen! The trick: walk up and down with the ball, call to your defenders, and think what comes next.'],
  mayRefuseGoal: ['Yes, you may say that. Tell your coach before the match: “I do not like being in goal. Can we take turns?” Mostly there is a way.', 'You may say no in a friendly way, best before the match and not in it. Ask if everybody can take a turn, that is fair.'],
  whoInGoal: ['Taking turns is fairest: everybody one half, or ten minutes. Who likes it may stay longer. Your coach decides.', 'Somebody who wants to, and else all in turns. Ask your coach to make a list, then it is fair.'],
  shoesTooSmall: ['Shoes that pinch are too small: tell somebody at home today, you need a size bigger. A thumb’s width before your toes is right. Put a plaster on a blister, and wear other shoes until then.', 'Then they have to be a size bigger: show at home where your toes are. A thumb’s width of room is right. Until then wear shoes that do not rub, and cover a blister.'],
  percentJudged: ['{odds} % means {odds} of 100 packs. So it is rare, and great luck when it comes.', 'That is little: about {odds} in 100 packs. When you get one, you may cheer!'],
  percentOften: ['{odds} % means {odds} of 100 packs, so it comes quite often.', 'That is {odds} in 100 packs: you do not have to wait long for it.'],
  whyOnlyCommon: ['Because most cards are common: {common} of 100 packs. It is only luck, you do nothing wrong. The next pack can be a rare one.', 'That is how the packs are made: {common} in 100 are common. Everybody gets many of them, and then a rare one comes by surprise.'],
  legendaryHard: ['Yes, it is hard: only about {legendary} of 100 packs have a legendary card. Nobody can do anything for it but open packs and be lucky.', 'Quite hard: {legendary} in 100 packs. It is pure luck, so it can be the next one or take long.'],
  luckOfFriend: ['I see why that feels unfair! It is only luck, nobody plays better for it. Your next pack can be the lucky one just as well.', 'Oh, that is hard to watch! But packs do not know whose they are: it is the same luck for all.'],
  tokensMany: ['Yes, {tokens} tokens are a lot: enough for {packs} packs!', '{tokens} tokens are {packs} packs. Well collected!'],
  tokensOnePack: ['It is just enough for one pack, and each session brings more.', 'One pack costs 10, so it is enough for one. Each session brings new tokens.'],
  tokensFew: ['It is a start: a pack costs 10 tokens, and one session brings that.', 'Not yet enough for a pack, that costs 10. One session, and you have it.'],
  numberNotPoor: ['{number} is not bad at all! One go is lower, the next one higher. Your average in {drill} is {average} and your best {best}.', 'No, {number} is fine. Nobody gets the best every time: your average in {drill} is {average}, your best {best}.'],
  numberIsBeginning: ['No, it is fine! A number is only where you begin. One more next time, and you are better already.', 'Not bad at all: everybody starts somewhere. Try for one more next time.'],
  knockWho: ['Who is there?'],
  knockWhoElse: ['And who is that exactly?', 'Hm, who?'],
  daysUntilWeekday: ['{day} is in {count} days, so you sleep {count} times until then.', '{count} days until {day}: {count} sleeps.'],
  weekdayTomorrow: ['{day} is tomorrow: one more sleep!'],
  weekdayToday: ['{day} is today!'],
  numberBelieved: ['Sorry, I got you wrong! Then {number} is your number, and from there we go on. Next aim: {goal}.', 'Sorry, my mistake. I take your {number}, and the others do not count here. Now aim at {goal}.'],
  numberNotYours: ['Sorry, I got you wrong! I only see what is saved here, and maybe somebody else did it. How many did you get yourself?', 'Sorry! Then what is saved here is not yours, and I leave it out. How many did you get yourself?'],
  recordMore: ['{number}, wow! That is {more} more than your best in {drill} so far. Save it with the drill, then it stands in your records.', 'A new best! {number} beats the {best} that is saved in {drill} by {more}. Great!'],
  recordEqual: ['{number} again, just like your best in {drill}! One more next time, and it is a new record.', 'That is exactly your best in {drill}: {number}. Strong! Only one more is missing.'],
  recordLess: ['{number}, well done! Saved in {drill} is {best} at best, so that is the next one to catch.'],
  recordFirst: ['{number}, a new best, great! Save it with the drill, then it stands in your records.', 'Wow, {number}! That is a number to be proud of. Save it, then you can beat it.'],
  notIllBelieved: ['Sorry, I got you wrong! You are well, that is good. Tell me once more what you meant.', 'Oh, my mistake: nobody is ill here. What would you like to tell me or to know?'],
  numberKept: ['You told me {number}, so that is your best in this talk. Next aim: {goal}.', '{number}, as you told me. One small step, and it is {goal}.'],
  jokeTell: [
    'Yes, please! I am listening.',
    'Oh, tell me!',
  ],
  jokeWhy: [
    'Hm, I do not know. Tell me!',
    'I give up. What is the answer?',
  ],
  jokeLaugh: [
    'Haha, good one! You got me.',
    'Ha, I did not see that coming! Well told.',
  ],
  jokeMissed: [
    'Ah, it was a joke! Haha, now I get it. A program can be slow at that.',
    'Oh, a joke! Then I laugh a little late: haha.',
  ],
  jokeBetter: [
    'All right, I am better at football than at jokes. Here is another try:',
    'Ha, fair enough. Maybe this one:',
  ],
  offsideShort: [
    'When the ball is passed to you in the other half, two opponents must be between you and their goal line, or level with you. Else it is offside.',
    'In one sentence: behind the last defender, with only the keeper in front of you when the pass is played, you are offside.',
  ],
  minutesOfDrill: [
    '{minutes} minutes are enough for {drill}: two minutes slowly, then one try after the other with a short break between, and in the last two minutes count your best.',
    'For {minutes} minutes of {drill} do this: begin slowly for two minutes, then many calm tries, and at the end count three and write down the best.',
  ],
  roomWithoutBall: [
    'Without a ball a room is enough for quick feet: small steps on the spot, as fast as you can, twenty seconds on and twenty off, five times. Then stand on one leg, thirty seconds each.',
    'In a room without a ball: twenty seconds of quick small steps on the spot, then a break, five times. After that balance on one leg, thirty seconds each side. That helps every shot.',
  ],
  whichPartUnclear: [
    'No problem, that is hard to picture at first. Which part is unclear: a word, or when it counts? You can also ask your coach to show it on the pitch: seen once, it is easy.',
    'Then in small steps: tell me the word that is unclear, and I explain just that. Or let your coach show it to you once on the pitch.',
  ],
  // Crosses, juggling, the first touch and moves
  crossTooFar: [
    'Then the cross comes too late or you lean back. Look up once before it, and hit the ball while it is beside your standing foot, not in front of it. Toes of that foot towards the penalty spot, hips turned to the goal, inside of the foot through the middle of the ball, chest a little over it. Aim at the space between the penalty spot and the keeper, and begin with half the power.',
    'Too far means too much power or hips that still point along the line. Take the last touch a little inside, turn your hips to the goal, standing foot beside the ball, and hit its middle with the inside of your foot. Aim at the penalty spot with half the power first. Ten from a standstill, then ten on the run.',
  ],
  crossWeakFoot: [
    'The same cross, only smaller. Let the ball lie still, take two short steps, standing foot beside it with the toes to the goal, and pass it with the inside of that foot along the ground into the middle. Ten of those, then a little below the middle of the ball so that it lifts, and only then on the run. Low and safe beats high and hard with the weaker foot.',
    'Begin without a run: ball still, two short steps, inside of the foot, half the distance. First low to a bag or a bottle where your team mate would be, ten times, then lifted. The run comes last.',
  ],
  crossWhichPart: [
    'The inside of the foot: it has the most room for the ball, and it turns the cross away from the keeper. The outside is for a short quick ball when you have no time to turn, and it takes longer to learn. With the weaker foot take the inside.',
    'Inside. It hits safest and gives the ball its curve. Leave the outside for later, for short balls without time to turn.',
  ],
  juggleLosesOnFoot: [
    'On that foot the ball mostly gets away because the ankle is loose or the ball is too far in front. Make the ankle firm, toes a little up, and meet the ball under its middle, close to your body. Let it drop, one touch with that foot, catch; ten times. Then two touches and catch, then right and left in turn.',
    'That is because the foot gives way or points down. Firm ankle, toes a little up, knee bent, and wait until the ball is low. One touch with that foot and catch, ten times, then two, then in turn with the other one.',
  ],
  juggleHeight: [
    'Between your knee and your hip. Lower than that you have no time, and from head height the ball comes down so fast that the next touch gets wild. If it goes higher, wait and make the next touch softer.',
    'Waist at the most, better between knee and hip: high enough to have time, low enough to stay yours. Not to head height.',
  ],
  stepOverOrChop: [
    'The step-over when the defender stands in front of you and waits: he moves with your foot, and you go past the other side. The chop when he runs beside you: you cut the ball back inside while he runs on. To begin with, learn the step-over at a walk, until it comes without thinking.',
    'It depends on where he is. In front of you and waiting: step-over. Running beside you: chop, because it stops the ball and he runs on. Learn one of them well first, I would take the step-over.',
  ],
  chopSteps: [
    'A chop cuts the ball sharply back across your body:\n1. Dribble at half speed, the ball in front of the foot that cuts.\n2. Plant the other foot beside the ball, a little past it, knee bent.\n3. Turn your toes in and cut the ball hard with the inside of the foot, across your body.\n4. Turn your hips with it, push off and take two quick steps.\nSlowly first: ten with each foot.',
  ],
  chopOtherFoot: [
    'The same the other way round: that foot cuts, the other one is planted beside the ball, and you come out on the other side. Toes in, inside of the foot, hips turn with it. At a walk first, ten times, then at half speed.',
    'Mirror it: plant the other foot beside the ball, cut with the inside of that one, and turn your hips with it. Five at a walk, five at half speed, and only then fast.',
  ],
  firstTouchWinger: [
    'A winger’s first touch goes into space: away from the defender and forward, so that your next step is already a run. Stand half turned, look over your shoulder before the ball comes, and take it with the foot that is further from him, one or two steps ahead of you. Only when he is tight on you, keep it at your foot.',
    'Into the run and not at your feet. Half turned, one look before the ball comes, then push it with the far foot one or two steps down the line or inside, where he is not.',
  ],
  firstTouchSoft: [
    'Soft: your foot gives a little as the ball arrives, as if you caught an egg, and the ball stays one step away. Firmer only when there is room in front of you: then it is a push into your run. A hard foot makes a wall, and the ball jumps off it.',
    'Soft, nearly always. Relax the ankle a little and draw the foot back as the ball comes. Push it firmer only into free space.',
  ],
  firstTouchOnRun: [
    'On the run do not stop the ball, take it along: with the outside or the inside of the foot, one or two steps ahead, in the direction you run. Slow down for the last step, touch it while your foot is still on its way forward, and look up straight after. At a jog first, then faster.',
    'Take it with you: a small push with the outside of your foot, one or two steps in front, and run on to it. If it runs away, come in slower and push less.',
  ],
  // Sprints, food and sleep
  sprintTime: [
    'I promise no time: bodies grow at their own pace, and what others run says little about you. Measure yourself: warm up, run it three times at full speed with a long rest between, and write the best one down. In two weeks try to beat it by a little.',
    'There is no number that you have to reach. Let somebody time you three times, with a long rest between, and keep the best. That is the time to beat, in two weeks again.',
  ],
  sprintsAndRest: [
    'Five to eight sprints of 10 to 20 metres, and one to two minutes of rest after each: walk back and wait until you breathe calmly. When you get slower, stop for today. On two or three days a week, never on tired legs.',
    'Begin with five, up to eight later: 10 to 20 metres at full speed, then one to two minutes of walking and standing. Two or three days a week are plenty.',
  ],
  whyLongRest: [
    'It looks lazy and is the opposite: only a sprint at full speed makes you faster. With a short rest your legs are still tired, each run gets slower, and you train being slow. Running tired is stamina, which is another thing.',
    'Because speed only grows with fresh legs. Without the rest the third run is slower than the first, and then you practice slow running. The rest is part of the work.',
  ],
  noShake: [
    'No, you need none. Normal food has all of it: milk, yoghurt, eggs, cheese, beans, fish or meat, bread and rice. Powders are not made for young people, so ask your parents or a doctor before you take anything of the kind.',
    'No. What you eat at home is enough: milk, eggs, beans, cheese, fish or meat. Before anything from a tin or a bag ask your parents or a doctor.',
  ],
  gymAndShake: [
    'The gym can wait: at your age squats, lunges, a plank and soft jumps with your own body are enough, two short rounds twice a week. Weights only with a trained adult beside you. And no powder: normal food has what you need. Ask your parents or a doctor before you take anything of the kind.',
  ],
  sleepSoLate: [
    'That is too late on days with school: 9 to 11 hours for children, 8 to 10 for teenagers. Count back from when you get up: at seven that is nine or ten in the evening, eleven at the very latest. Go a quarter of an hour earlier every few days, phone out of the bed half an hour before. If you lie awake for long, tell your parents.',
    'Children need 9 to 11 hours and teenagers 8 to 10, so that bedtime steals some. Move it a quarter of an hour earlier every few days until it fits when you get up, and put the phone away before. If sleep does not come, talk to your parents.',
  ],
  // What becomes of one, the board and the form analysis
  proChance: [
    'A percentage would be made up: nobody knows yours, and I do not guess it. It is true that only few of all who play become professionals. What is in your hands: practice on many days, play for the fun of it, ask your coach what to work on, and do not drop school for it.',
    'There is no honest percentage. Only few of all players make it, and nobody can tell today which ones. Look at what you can change: many days with the ball, one thing to get better at, school beside it.',
  ],
  starHours: [
    'How many hours a star trained as a child I do not know, and what is told about it is mostly a legend. For you {from} to {to} minutes of practice a day are good, on many days, with free days and your team training beside it.',
    'That is nothing I know for sure, so I make nothing up. What counts for you: {from} to {to} minutes a day, often rather than long, and rest days too.',
  ],
  passOnBoard: [
    'Tokens do not count on the board, so somebody may have more and still be behind you. It counts days with practice first, and then drills. To get past, save a session on more days; a short one is enough. Of others I see nothing.',
    'The board does not look at tokens: days with practice come first, then the number of drills. One saved session on each day, five minutes will do, moves you up most. What others have I do not see.',
  ],
  formAccuracy: [
    'Good enough to compare your own clips, but not perfect. It sees you from one side only, and darkness, wide clothes or a shaky phone can lead it astray. Film from the same place each time and look at what changes; what your coach sees in a match counts as well.',
    'Fairly, not perfectly. It works best for your own clips side by side, filmed from the same place in good light. A single number can be off, so trust what comes up again and again.',
  ],
  // Friends, the coach of the team and parents
  workHarder: [
    '“Work harder” can mean many things, so ask for one: “Which one thing should I do better at training?” Until you know, show what every coach sees: be ready on time, sprint back when the ball is lost, ask for the ball, and go on after a mistake. Do that for two or three weeks and then ask again.',
    'I cannot know what exactly is meant, but mostly it is what can be seen without the ball: running back, being quick at the start of a drill, helping a mate, not giving up when tired. Ask in a quiet moment: “What should I show you more of?” Then you have one clear thing to work on.',
  ],
  streakLonger: [
    'It grows by one for each day on which you save a session, however short: five minutes count. Choose a fixed time, such as right after school, and keep an easy drill for busy days.',
    'One saved session a day makes it one longer, and five minutes are enough. Put it at the same time each day, then it is hard to forget. And if one day breaks it, your longest stays in your records.',
  ],
  streakOnlyNumber: [
    'True, it is just a number, and you are no better or worse because of it. What counts is behind it: a little on many days brings more than a lot on one. If it helps you to start, use it; if it annoys you, do not mind it. There are badges for 3, 7, 14, 30 and 100 days.',
    'You are right, the number itself is nothing. It only shows that you came back, and coming back is what makes your feet better. A lost streak takes nothing away that you have learned, and you may leave it be.',
  ],
  formWhoChecks: [
    'No person looks at it: a program on your device finds your joints in the video and measures how you move. I do not see it either, I am a program too. For what a person sees, show it to your coach or your parents.',
    'A program does that, on your own device, and no real person. It marks your joints in the pictures and compares. No coach and no other player gets to see the video there.',
  ],
  lightFood: [
    'Yes, that is fine: it is easy on the stomach and gives you energy. Have it two to three hours before a match, or a small piece up to an hour before, with something thin on it that you like. Not too much fat, and water with it. Take only what you always eat well.',
    'Good choice. A normal portion two to three hours before, a small one up to an hour before, and little fat with it. What you know from other days is best, and water with it.',
  ],
  lightFoodAndSleep: [
    'Yes, that is fine: easy on the stomach, two to three hours before a match, and not too much fat on it. And sleep: 9 to 11 hours for children, 8 to 10 for teenagers, so go to bed early the night before.',
    'Good choice for two to three hours before, with something thin on it that you like. Of sleep children need 9 to 11 hours and teenagers 8 to 10: count back from when you have to get up.',
  ],
  skipAfterShortNight: [
    'After one short night you can go if you feel all right: tell your coach that you slept badly, take the sprints easy and drink enough. If you are so tired that you feel dizzy, ill or cannot keep your eyes open, stay at home. Ask your parents, they see you. And tonight early to bed.',
    'It depends on how you feel. A bit tired: go, warm up well and take it lightly. Really worn out, or with a head that hurts: leave it today, one missed training harms nobody. Decide it with your parents, and tell your coach in time.',
  ],
  wingerGotPast: [
    'That happens to every defender, and a lost match is never the fault of one: a ball that gets past you had to get past others too. To be blamed hurts; if they go on with it, tell your coach. For next time: give yourself two steps of room, stay between the winger and your goal, and show the way to the outside.',
    'I am sorry that it all came down on you: eleven lose, not one. Quick wingers get past anybody now and then. What helps: do not dive in, stay on the side of your goal at an arm’s length, and call a mate to cover early. If the others keep blaming you, tell your coach or your parents.',
  ],
  wingerStop: [
    'Three things: first, stay on the side of your own goal and start two steps off, so that the winger cannot just knock it past you. Second, stand sideways, small steps, and show the way to the line. Third, do not lunge: wait for the heavy touch, then step in. And call your winger or centre back to help you from the start.',
    'Be early: close in while the ball is on its way, then slow down two steps off. Stay sideways between ball and goal, make the winger go outside, and be patient until the ball is a bit too far from the foot. If the winger is faster, drop one step earlier and ask a mate to cover.',
  ],
  boardFirst: [
    'I cannot see the names on the board from here. Open the leaderboard in the app: who is first stands at the top, and you can look at the week or at all time. Players who are hidden are not shown there.',
    'That stands at the top of the leaderboard page, for the week and for all time. I do not know the other players, so I cannot tell you who it is.',
  ],
  coachBored: [
    'No, a program is never bored: I just wait until you write. Are you bored? Then we can find something quick to do.',
    'I am a program, so I do not get bored or tired. If you are, tell me how much room and time you have, and I find you something.',
  ],
  inLesson: [
    'Then better put the phone away until the break, your teacher will like that too. I am still here afterwards, and we can plan something for after school.',
    'Ha, then the lesson first. Write to me after school: tell me how much time you have, and we will find a drill.',
  ],
  impressWith: [
    'Something that looks good and really works: a stepover, a drag back or a Cruyff turn. Learn one of them slowly until it works nine times out of ten, then faster. But what impresses most is to look relaxed on the ball and to pass to others.',
    'Take one move and make it really clean: stepover, roulette or Cruyff turn. One that always works looks better than five that half work. Juggling without looking nervous is a good one as well.',
  ],
  textToFriend: [
    'Short and kind, and like you would say it: “Hey, you OK? Do you want to play on Saturday?” After a quarrel: “Sorry about before. Are we good?” Send it once and give it time. If it is somebody you only know from the internet, or a text that feels wrong, do not answer and show it to your parents.',
    'One or two friendly sentences are enough: “Hi, how are you? Fancy a kickabout after school?” If something went wrong: “I did not mean it like that, sorry.” Then wait, and do not write it five times. Anybody you know only online gets no text: show that to your parents.',
  ],
  textToWhom: [
    'Whom do you want to write to? To a friend or a team mate it can be short and kind, just as you would say it. If it is somebody you only know from the internet, who wants a photo, a secret or to meet you, or if it feels wrong: do not answer, keep it, and show it to your parents.',
    'That depends on who it is: a friend, a team mate, your coach? Tell me and I help with the words. To somebody you only know online, or who asks for pictures, secrets or a meeting, write nothing and show it to your mum, your dad or another adult you trust.',
  ],
  afraidOfAnger: [
    'Nobody should have to be afraid of somebody’s anger. Tell your mum, your dad or another adult you trust about it, and take one of them along. If it is only about a question to your coach: a calm one, in a quiet moment, is mostly welcome.',
    'Take that seriously: tell an adult you trust, your parents or a teacher, whose anger you fear and why. For a simple question to your coach, a quiet moment and a parent beside you help.',
  ],
  coachSaysSame: [
    'You are right: I am a program and I repeat myself. What should I do differently? Say “another drill”, “shorter” or “more about it”, or ask me something quite new.',
    'True, I only have a certain number of sentences, and you notice. What should it be about now: a new drill, a trick, your next match or how you feel?',
    'Yes, I say many things the same way, and that is annoying. Tell me in one word what you need right now, and I look for something else on that.',
  ],
  coachNotTrue: [
    'OK, then I was wrong, and good that you say so. What exactly is not true? Write it to me in one sentence, and I answer that anew.',
    'Then I take that back. Tell me how it really is, and what you want to know from me.',
  ],
  textToCoach: [
    'Better say it than text it: before or after practice, in one sentence, “What should I work on to play more?” If it has to be a text, write it together with your parents, polite and short, in the chat that they see too.',
    'Ask in person, that goes better than a text: one calm sentence at practice. If you must write, do it with your parents: “Hello, could I ask you something before training on Tuesday?”',
  ],
  coachMayBeCross: [
    'That fear is normal, and it hardly ever goes that way: trainers like it when somebody asks what to work on. Choose a quiet moment before practice, ask about you alone, and say thanks. If you want, take your mum or dad along. If he really shouts at you or you are afraid of him, tell your parents: that is not part of football.',
    'You ask for nothing bad: you want to get better, and that is mostly welcome. One calm question, in a quiet moment, and a parent beside you if that feels better. And if he gets loud or you are afraid of him, tell your parents, that is not for you to bear.',
  ],
  parentSaysQuit: [
    'Perhaps it hurts them to see you on the bench. It is you who plays, so tell them what you want: “I like it, and I want to stay and play more.” First ask your coach what to work on, and give it a few weeks. If it is no fun any more then, you can decide together, and another team is a way too.',
    'They may say that because they see you sad. Tell them calmly what you want yourself. I would ask the coach first what to work on, try that for a few weeks, and only then talk about it at home again. Stopping is no duty, and staying is none either.',
  ],
  // Full backs and defenders
  fullBackPractise: [
    'A right or left back needs three things most. One against one at the side line: half turned, small steps, show the winger the line. The overlap: pass inside, run round the outside at full speed and call for it. And the cross: low and firm, behind their defenders. Alone, sprints with the ball and firm passes with both feet help most.',
    'A full back is the defender at the side. The jobs are: stop your winger at the line, run past your own winger to help the attack, and cross. First be sure in the duel, side on and patient. Then time the overlap: go when your mate has the ball and looks up. Practice running with the ball at full speed and passing firmly with either foot.',
  ],
  fullBackOverlap: [
    'The overlap: pass to your winger, run round the outside at full speed and call. If the ball comes, look up once before you cross: low and firm between keeper and defenders, or back to who arrives late. Go only when somebody covers behind you, and run straight back when the ball is lost.',
    'For an overlap go behind your winger’s back and not in front, just when they have the ball under control. Take your touch forward, plant your foot beside the ball and swing round it for the cross. Two or three good runs a half are better than ten, because you have to be back each time.',
  ],
  fullBackScouts: [
    'In a full back they mostly watch: do you win your duels at the line, are you in the right place when the ball is on the other side, is your first touch calm, do you go forward at the right moment and come back, and how do you react after a mistake. Effort and listening show from the first minute. Ask your coach and your parents which trials there are near you.',
    'What counts for a full back: patience in the duel, looking over the shoulder, passing forward with a clean foot, overlaps and crosses, and the way back. Nobody has to do all of it at once. Talking to the others and going on after a mistake are seen at once. Trials are found through your coach and your parents.',
  ],
  fullBackHowFast: [
    'There is no fixed number: children grow at different times, so nobody is measured against one time. What counts more is the first three steps, starting early and running at the right moment. Short sprints of 10 metres, four to six with a full rest, make you quicker.',
    'No time that you must reach. Who starts to run one second earlier needs no record, so read the game and look over your shoulder. For the legs: four to six short sprints, each with a full rest.',
  ],
  goodEnoughAcademy: [
    'That I cannot say, because I have never seen you play, and nobody can know it of a child for sure. Trainers who see you play can tell: ask yours what they would work on for it. You are early enough, and many good players were found later.',
    'Honestly: I do not know, I only see your numbers here. Ask your coach, who sees you on the pitch, what is good already and what is missing. There is time: many were found at 14, 16 or later, and the game is worth it anyway.',
  ],
  assistTold: [
    'What a move: you ran past, crossed, and it was in! That assist is yours as well. Timing the run and looking up before the cross is the hard part. Keep it.',
    'An overlap, a cross and a goal: that is the best a full back can do going forward. Well run and well hit! Enjoy it.',
  ],
  sideOnDefending: [
    'Side on means that you do not stand straight in front of the attacker but half turned, one foot ahead of the other and knees soft. So you can run along with them to one side, and the ball does not go through your legs. Turn so that they have to go to the side line.',
    'It means to stand half turned: one shoulder towards the attacker, one foot in front, on the balls of your feet. Then you are quick in both directions and show them the way to the outside. Who stands straight needs a whole turn first.',
  ],
  defendWhichFoot: [
    'In a duel the foot that is nearer to the middle goes in front, so that the way to the side line is open and the one to the goal is shut. At right back that is mostly your left foot, at left back your right. Small steps, knees soft, and change your feet when they change the side.',
    'The front foot shuts the middle: as a right back mostly the left one, as a left back the right one. You stand half turned and show the line. If the attacker cuts inside, hop round with small steps so that the other foot is in front, and do not cross your legs.',
  ],
  pairDefending: [
    'In a pair one goes to the ball and the other covers, a few steps behind and further inside. Who is nearer goes, and calls “mine”. If the ball is passed across, you change roles. Never both at the ball, and never side by side in one line.',
    'Two together: the nearer one slows the attacker down, half turned, and the other stands some steps behind, ready for whoever gets through. Talk the whole time: “mine”, “left”, “drop”. Two against one is easy when you do not both jump in.',
  ],
  opponentGetsPast: [
    'That happens to every defender. Mostly one of three things is missing: a look over the shoulder before the ball comes, two steps of room so that you can run along, or patience. Stay half turned between them and the goal, show the side line, and go for the ball only at a big touch. If they are past, run straight to your goal and not behind them.',
    'Losing somebody is no shame, and it can be fixed. Look over your shoulder every few seconds, start to run before the pass comes, and give a quick one two steps of room. Side on, small steps, no jumping in. Against a fast one ask a mate to cover behind you. In training play one against one at the side line, five goes each.',
  ],
  // What is there, and when
  nothingThere: [
    'Then with nothing at all: quick feet on the spot for 20 seconds, 20 seconds of rest, five times. Then 30 seconds on each leg, with your eyes closed if it is easy. Then side steps, two to the left and two to the right, as quietly as you can. On a carpet barefoot or in shoes, as socks slip.',
    'No ball and no lines needed. Choose a spot on the floor: tap round it with quick small steps for 20 seconds, rest as long, five times. Then stand on one leg and draw a small circle with the other foot, then hop softly from left to right ten times. Not in socks, they slip.',
  ],
  ballFlat: [
    'A flat ball can wait for a pump: ask at home. Until then your feet can work without it: quick steps on the spot for 20 seconds, rest as long, five times, then 30 seconds on each leg.',
    'Then without a ball today. 20 seconds of quick small steps, 20 seconds of rest, five times, then balance on one leg and change. And ask somebody at home for a pump.',
  ],
  standsStill: [
    'That works in the space of a towel, without a kick. Stand on one leg for 30 seconds, then the other, with your eyes closed if it is easy. Up on your toes and slowly down, ten times. If you have a ball, put your sole on it and roll it a hand’s width forward and back, 20 times with each foot.',
    'Standing still you can do a lot: balance on one leg while you count to 30, change, then on your toes ten times. Sit on a chair and tap as fast as you can with both feet for 15 seconds, three times. With a ball: small rolls under your sole, one foot, then the other.',
  ],
  inRoom: [
    '{drill} fits into a room: two steps to each side are plenty. Clear the floor, keep the ball low, and no kicks. If that is still too much room, say so, and I have something to do standing still.',
    'In a room {drill} is a good one: small touches, no kick. Two steps of free floor are enough. If you have less, tell me, or if you have no ball in there.',
  ],
  weakFootWall: [
    'A wall is all you need: {drill}. Stand three steps away, pass with the weaker foot only, inside of the foot, and stop it before the next one. Soft is fine, clean counts more. In less room go closer and pass more softly.',
    'With a wall and little room {drill} is the right one. Go close, two or three steps, pass softly with your weaker foot and stop the ball. Ten clean ones, a short rest, again.',
  ],
  wallNoShot: [
    'With a wall and little room, pass instead of shooting: {drill}. Stand two or three steps away, pass softly with the inside of your foot, and be ready for it to come back.',
    'Then pass against the wall in place of shooting: {drill}. Two steps away, soft and clean, left and right in turn.',
  ],
  ballNoWall: [
    'With a ball and no wall {drill} fits: all it takes is the ball and some grass. Shoes or bottles are fine where cones are drawn.',
    '{drill} works there, without a wall. Mark the spots with shoes or bottles if it has cones.',
  ],
  whenBetween: [
    'Straight after coming home is best: drink something, change, then 10 to 15 minutes with the ball before you eat. Homework comes after the meal. If it does not fit before, wait an hour after eating, and stop at least an hour before bed.',
    'I would use the gap before the meal: five minutes to arrive, 15 with the ball, then wash and eat. Homework after that. On full days ten minutes are enough, or none, and the last hour before bed stays calm.',
  ],
  harderOfKind: [
    'Quick feet, one step harder: {drill}. Slowly and clean first, then faster.',
    'Then {drill}: it is for quick feet too, and harder. Start slowly.',
  ],
  longBallDriven: [
    'For a ball that is far and quick, hit it driven: run up a little from the side, put your standing foot beside the ball, lock your ankle, toes down, and strike it just below the middle with your laces. Keep your chest over the ball and follow through low, forward and not up. Leaning back lifts it.',
    'A driven pass: ankle firm, toes down, laces through the ball just under its middle, knee over the ball and a low, long follow-through. The more you lean back or hit under it, the higher and shorter it goes. Begin with 15 metres.',
  ],
  longBallUp: [
    'It goes up and not far when you lean back or hit too far under it. Put your standing foot closer to the ball, keep your chest over it, and hit it just below the middle with your laces, ankle firm. Follow through forward, low and long, instead of up.',
    'High and short means too much under the ball. Stand beside it and not behind it, lean over it, strike just under the middle with a firm ankle, and let the leg swing on forward. First 15 metres clean, then farther.',
  ],
  meetTeasers: [
    'You do not have to face that alone. Before you go, tell your mum or your dad what they say, show them the chat if it is there, and let your coach know together. At training stay near somebody you like. If they start again, walk away and go to your coach at once: you need not answer.',
    'Tell your parents before training what is going on, and your coach with them, so that an adult looks out for it. Go in with somebody who is kind to you. If names come again, do not answer, go to the coach and say it. And if it feels bad to go, you may stay at home until it is sorted out.',
  ],
  newPartner: [
    'Ask before the others pair up: “Shall we go together?” Somebody who often stands alone is glad about it. If you are one too many, ask your coach for a group of three, that is normal. And tell them before training that your partner is gone, they can help. At home a wall passes back as well.',
    'Go early and ask one person you like, “Want to be my partner today?” With an odd number a group of three works. You can also tell your coach: “My partner left, who can I go with?” It feels odd twice, and then it is usual. Your old mate can still play with you after school.',
  ],
  onePackKind: [
    'There is only one kind of pack, so you need not choose: each has one card and the same odds. Open one when you feel like it, and save nothing for a better one.',
    'All packs are the same: one card each, always with the same odds. No pack is better than another one.',
  ],
  packsOnAverage: [
    'On average about {count}. {odds} % of {packs} packs is what chance gives in the long run, but it can be fewer or more: no card is owed, and none comes sooner because you waited.',
    'About {count}, on average: {odds} % of {packs}. It is luck, so it may well be some fewer or some more.',
  ],
} as const;

/** The lines of the table by their names. */
export type CoachTalkFollowUpLine = keyof typeof coachTalkFollowUpLines;
