/** What the coach says to a turn of a talk by who asks in it (a trainer, a parent, a player), where the turn names little by itself. */
export const coachTalkFollowUpLines = {
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
  ownFixture: ['I do not know that: the matches of your own team stand nowhere in the app, so ask your trainer or your parents. What the app shows is the next match of the club that you chose in Profile, first on the dashboard.'],
  ownFixtureTold: ['You told me of a match: {day}. When and where it begins I do not know, as the matches of your own team stand nowhere in the app, so ask your trainer or your parents.'],
  ownTraining: ['I do not know that: when your team trains stands nowhere in the app, so ask your trainer or your parents. The app shows what you practiced here yourself, in Progress.'],
  juggleWhichFoot: ['Start with the foot that you like better, it gives you the feeling soonest. When you manage five with it, do every second try with the other one. In the end both take turns: right, left, right.'],
  jugglePros: ['A professional keeps it up for as long as they like, hundreds of touches and more, and it took each of them years. Compare with your own number: one more than last time is the aim.'],
  coachCannotPlay: ['No, I am a computer program and have no feet. But I can tell you how it goes and count with you what you save.'],
  offsideBehindBall: ['“Behind the ball” means that the ball is nearer to the other team’s goal than you are. Look at the moment of the pass: if you are behind the ball or level with it then, you are never offside, however few defenders stand there. After that you may run as far forward as you like.'],
  earnedStays: ['No, you lose nothing of it when you do not train: tokens, XP, levels, cards and badges stay. Only your streak ends after a whole day without a session, and a new one begins with the next.'],
} as const;

/** The lines of the table by their names. */
export type CoachTalkFollowUpLine = keyof typeof coachTalkFollowUpLines;
