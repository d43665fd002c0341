/** What the coach says of tactics, positions, keepers, growing, parents, team mates, tournaments, weather and habits. */
export const coachTopicAnswersOfTacticsTeamAndFamily = {
  subbedOff: [
    'That stings. Why it was, I cannot know: coaches change players so that all get to play, to rest legs, or to try something. Ask yours calmly after training: “What can I do better to stay on longer?”, and work on that one thing.',
    'Being taken off feels bad, yet it is often just everybody’s turn. Only your coach knows the reason, so ask in a quiet moment, one question, and listen. Until then run your last five minutes as hard as your first.',
  ],
  prosDo: [
    'Pros still do simple things every day: short passes, first touches, quick touches and shots, many times and exactly. They did the same drills at your age, and how well they do them is the difference. Nobody needs hours for it.',
    'Yes, simple ball work belongs to every warm-up of professionals: touches, passes, turns. What makes them good is years of clean repeats with both feet, and you can start with five minutes.',
  ],
  clumsyGrowing: [
    'That is normal: when arms and legs grow fast, the body has to learn anew where they are, and touches get clumsy for some months. Practice slowly, with balance and easy touches, and be patient: it comes back. If a knee or heel hurts, stop and tell your parents.',
    'Many players feel clumsy in a growth spurt, and it passes. Take a level lower for a while, small touches, standing on one leg, short sessions. Pain while growing is for your parents and a doctor.',
  ],
  teacherDoubts: [
    'What a teacher says about your future is one opinion, and nobody knows the future. School matters and football may too: learn first, then practice, and both get better. If it hurts you, tell your parents how it was said.',
    'Nobody can know that. Do your schoolwork first, then play with a good conscience: ten minutes a day do not cost a grade. If it made you sad, talk to your parents about it.',
  ],
  prosDoDrill: [
    'What one player does each day I cannot know, but simple ball work such as {drill} has its place at every level, mostly early in a session. What matters in it: {point} A few clean minutes of it, then use that touch in a game.',
    'I cannot look into a professional’s training. Short, simple work with the ball like {drill} is good for every player, though, and it is only a part: games, passes and shots come on top. Do it cleanly: {point}',
  ],
  schoolFirst: [
    'That is hard when you love football. Ask your teacher or your parents what exactly has to get better and by when, and agree when you may play again. Ten or fifteen minutes of learning on most days make a start. With the lessons themselves I cannot help, your teacher can.',
    'I understand that this hurts. Adults decide it, so talk with your parents and the teacher: which mark or which homework is it about, and who helps you? Learn a little every day, show them how it goes, and then ask again.',
  ],
  leftOut: [
    'That hurts, and it is not your fault. Begin with one of them, not with all: a hello, a question, “shall we pass to warm up?”. And tell your coach or your parents how it is: they can help that you are part of it.',
    'Being left out feels lonely. Ask one who seems friendly to be your partner in the warm-up, and say something kind after a good pass. If it stays like this, tell your parents or your coach: nobody has to sort that out alone.',
  ],
  tournamentDay: [
    'For a tournament save your strength: warm up properly once, before each next game only a few minutes. Between games sit in the shade, drink a few sips each time, eat small things such as a banana or bread, and keep warm and dry. Go flat out only when you play, and forget each result before the next one.',
    'Many short games are about resting well in between: sit down, drink, a small snack, a dry shirt, then five easy minutes before the next. Sleep long the night before and pack food you know.',
  ],
  passOrDribble: [
    'Look first: is a mate in a better place, pass; is there free space in front of you, dribble into it; is the goal near and open, shoot. Near your own goal choose the safe pass, near theirs you may try more. The look before the ball comes makes it easy.',
    'Simple rule: free space, take the ball there; a free mate further up, pass; nobody free, protect it and wait. Count for one game how often you looked up before the ball came.',
  ],
  bigAttacker: [
    'Do not run into a bigger player. Stand sideways and low, an arm’s length away, between them and your goal, and go backwards in small steps. Wait for the touch that is too long, and step in with your foot first. If they run past, run on the shorter way to the goal.',
    'Against somebody big and fast give a step of room, turn side on, and show them the way outside, away from your goal. Small steps, patience, and take the ball when it leaves their foot.',
  ],
  alwaysLose: [
    'Losing often is hard, and it says little about you: teams differ in age and in luck. Give your team a small aim that is not the score, such as three passes in a row or a shot each half, and be glad of it when it works. Such games also teach the most about defending.',
    'I am sorry, that is tiring. Count something else than goals: balls won, passes that arrived, shots. Say one kind word to a mate after each goal against you; teams that stay together get better faster.',
  ],
  betterOpponents: [
    'Against a stronger team stay close together, leave little room in the middle, and play simple passes when you have the ball. Everybody runs back. One small aim each, like “I win my first duel”, is enough, and a goal from a quick counter-attack is always possible.',
    'Nothing to fear: stay compact, talk, clear the ball to the sides, and go forward quickly when you win it. You learn more from such a match than from an easy one.',
  ],
  captain: [
    'A captain helps the others: comes on time, greets new players, says something good after a mistake, speaks politely with the referee and tries hardest in practice. Do these things without the armband and tell your coach that you would like it one day. It is the coach who chooses.',
    'Start now: encourage, listen, be fair, go first in running back. Then tell your coach that you would like to be captain some day, and ask what is missing.',
  ],
  trialDay: [
    'For a trial: sleep well, come early, boots and water packed. On the pitch do what you do well, simple passes, a good first touch, talk, run back, help others; coaches look at effort and how you take a mistake. You need no tricks. However it ends, ask what you could work on.',
    'Show three things: that you try, that you listen, and that you pass and move. Warm up well, smile, shake off mistakes. A trial is one day, and a no is not the end.',
  ],
  playWithOlder: [
    'With older players your head has to be quicker: look before the ball comes, play in one or two touches, and keep away from pushing duels. It is fine that they are faster; you learn early passes from it. If it is too rough, tell your coach or a parent.',
    'Older ones are stronger, so be earlier: short passes, move at once, use your first touch to get away. Ask for the ball, they respect that. If somebody is rough, tell a grown-up.',
  ],
  notMyPosition: [
    'Another position teaches you things you will use later: a defender who has attacked knows what comes, and the other way round. Give it some games and ask your coach what to look at there. Then say calmly which place you like best and why.',
    'Tell your coach in a quiet moment where you would like to play and ask what you need for it. Until then take one thing to learn from the place you have: looking around, passing or winning the ball.',
  ],
  ballHog: [
    'Show where you want the ball and call early, and when you pass to them, run on to get it back: they learn that it returns. Say it kindly once, “I am free on the left”. If it does not change, tell your coach; it is the coach’s job.',
    'Annoying, I know. Do not shout at them on the pitch. Call, point, praise when they do pass, and let your coach sort out the rest.',
  ],
  iAmSelfish: [
    'Good that you think about it. Look up before you get the ball and give yourself a rule for one game: three passes, then one dribble. Keep your dribbling for free space and for their half. A good assist makes friends faster than a goal.',
    'Try this: first touch, look, and pass if somebody stands better. Dribble when there is space. Ask a mate where they would like the ball.',
  ],
  teamNoEffort: [
    'You can only run for yourself, and it is catching: be on time, go first, cheer for who tries. Tell your coach calmly how it feels for you, without names. And make your own small aims, so that the practice is worth it for you anyway.',
    'That is frustrating. Start with one friend who wants more: be a pair in every drill. Say to your coach that you would like more serious practice.',
  ],
  trainingBoring: [
    'Make the easy practice harder for yourself: only two touches, only your weaker foot, or look up before each pass. Ask your coach for one more difficult task. And keep your own five minutes at home for what you want to learn.',
    'Give each exercise a rule of your own, such as weaker foot only. Tell your coach kindly what you would like more of: games, shots, tricks.',
  ],
  changeClub: [
    'Sleep on it and speak with your parents: what would be better there, and what would you miss? Ask whether you may train once with the other team before you decide. Finish the season if you can, and say goodbye kindly.',
    'That is one for you and your parents. Write down three reasons to stay and three to go, try a practice there, and tell your coach honestly before others do.',
  ],
  scanning: [
    'Look over your shoulder twice before the ball comes: once when it starts towards you, once just before your touch. Ask yourself one thing: man or space? At the wall turn your head after each pass and say a number or colour you see behind you.',
    'Short looks, often: left shoulder, right shoulder, ball. Make it a habit in practice with every single pass, and in matches it comes by itself.',
  ],
  backToGoal: [
    'With your back to the goal feel where the defender is with your arm, half out, without pushing. Take the ball on the far foot, knees bent. Then choose: lay it back to a mate, or roll it away to the side where they are not and turn.',
    'Come a step towards the ball, body between it and the defender, far foot. If they press hard, pass it back first time; if they stand off, turn.',
  ],
  pressing: [
    'Pressing means that a team attacks the player with the ball together and early, so that there is no time. One goes to the ball, in a bow so that one way is shut, the others close the passes. The sign to start is a bad touch or a pass backwards. Alone it only makes you tired.',
    'To press: run fast, slow down for the last two steps, side on, and close the inside. It works when your mates come too, so call “now”.',
  ],
  counter: [
    'A counter-attack is a quick attack right after winning the ball, while the others are still up the pitch. First pass forward, runners wide on both sides, few touches, and a shot before they are back. Whoever does not have the ball sprints.',
    'Win it, look up, play forward at once, run into the space beside the defenders. If it is closed, stop and keep the ball.',
  ],
  formation: [
    'The numbers count the players from back to front without the keeper: 4-4-2 is four defenders, four midfielders, two strikers. Smaller teams have shorter ones: 2-3-1 in seven-a-side is two, three and one. It is only where you start; with the ball you move.',
    'A formation is the starting picture of a team, read from the back. Ask your coach which line you are in, and look who stands left and right of you.',
  ],
  marking: [
    'To mark somebody stay on the side of your goal, close enough to touch, and stand so that you see both the player and the ball. Look from one to the other all the time. When the pass comes, be first if you are sure; if not, stay behind and do not let them turn.',
    'Goal side, ball side, an arm away: those three. At corners keep a hand’s breadth of contact, never hold, and watch the player and not only the ball.',
  ],
  buildUp: [
    'From the back the first aim is not to lose it: open your body to the field, look before the ball comes, and pass to the free side, firmly and flat. If somebody runs at you and nobody is free, back to the keeper or out wide. Never across your own goal.',
    'Spread wide, show yourself to the keeper, first touch forward if nobody is there. Two safe choices before each pass, and long if there are none.',
  ],
  finishKeeper: [
    'Alone against the keeper look up early: if they stay on the line, shoot low to the corner with the inside of your foot, before you are too close; if they come out, push the ball past to one side or chip it. Decide once and do it. A small glance and a calm swing beat power.',
    'Slow down half a step, look where the keeper stands, and pass the ball into the free corner. If they rush out, take it round them on your stronger side.',
  ],
  scoreMore: [
    'Goals come from being there: run towards the goal when your team shoots, stop a step before the defender does, and shoot early and low. Two touches, control and shot. Practice ten shots with each foot to the corners, and count the ones that hit.',
    'Shoot more often, sooner, and low to the far corner, and follow every shot for the rebound. Most goals are scored from near, so arrive there.',
  ],
  powerOrPlace: [
    'Near the goal place it: the inside of your foot, low, into the corner is saved least. From further away use the laces, still low. Power without aim hits the keeper, so learn the corner first and add force when it goes in.',
    'Place first, power second. Half your force into the corner is a goal more often than all of it into the middle.',
  ],
  whenMove: [
    'A turn such as the drag back, hook or Cruyff is for getting away: when a defender comes from the front or the side and space is behind you. A step-over, scissors or croqueta is for getting past: run at them, do it one big step before they can reach the ball, and then sprint. Best on the wing and in their half, never as the last one before your own goal.',
    'Use a move when one defender is close and there is space behind or beside them. Do it once, not three times, and go faster right after. Where a pass does it, pass.',
  ],
  keeperOneOnOne: [
    'As a keeper one against one come out quickly while the ball is away from their foot, then stop, stand big and low with hands at your sides, and wait: who waits longer wins. Make the goal small by being close. Go to the ground with hands first, and only for the ball.',
    'Step off your line early, small steps, arms a little out, eyes on the ball. Do not dive before they shoot. Learn the dive at their feet with your coach.',
  ],
  keeperCatch: [
    'To catch: for balls at chest height and above make a W with thumbs and fingers behind the ball, for low ones little fingers together and scoop it to your chest. Step behind the ball first, look at it until it is in your hands, and let your arms give. If you cannot hold it, push it to the side, never to the middle.',
    'Feet first, then hands: get behind the ball, soft arms, pull it in. Throw a ball against a wall and catch twenty, first low, then high.',
  ],
  keeperConceded: [
    'A keeper sees every goal, and each one went past ten others first. Be sad for a moment, then count what you saved, that is what nobody writes down. Choose one thing to practice: stepping behind the ball, catching, or your kicks. Saying “next ball” aloud helps on the pitch.',
    'Goals against are part of being a keeper, also for the best. Ask yourself whether you could have reached it; if not, forget it, if yes, you know what to practice. Tell somebody how it was for you.',
  ],
  fearOfTackle: [
    'Many are afraid of tackles. Start small: with a friend, a ball between you, both press it with the inside of the foot, softly, then firmer. Bend your knees, firm ankle, body over the ball: who is firm gets hurt less than who pulls away. And standing well wins more balls than tackling.',
    'That is normal. You need not slide: stay on your feet, side on, and poke the ball when it leaves their foot. Shin pads on, practice with somebody you trust, slowly.',
  ],
  partnerDrills: [
    'For two: stand eight steps apart and pass through a gate of two cones, twenty without a miss; then one touch each. Or one throws, the other controls and passes back, ten and change. Or a small goal each and play one against one to three. Every wall drill works with a partner in place of the wall.',
    'Take turns: one juggles or weaves, the other counts, then change and beat it. After that one against one over a line, the weaker player gets a head start. With a smaller child roll the ball slowly and cheer.',
  ],
  groupGames: [
    'For three to eight: a rondo, one in the middle, the others keep the ball with two touches; who loses it goes in. Or everybody dribbles in a square and tries to kick the others’ balls out. Or small goals, three against three, a goal only after three passes.',
    'Play “king of the square”: all dribble, protect your ball, push out the others’. Or passing in a circle, one touch, count aloud, and beat the number.',
  ],
  wind: [
    'In wind keep the ball low and your passes firm, and stay closer to the ball, as it drifts. Juggling and long shots are hard then; close touches, turns and wall passes near the wall work well. Against the wind it is good practice for strong passes. In a storm stay inside.',
    'Wind makes high balls unfair, so choose drills on the ground. Put a stone in your cones. If branches move much or it thunders, go in.',
  ],
  rebounder: [
    'You need none: a wall, a garage door you may use, a bench on its side or a friend gives the ball back as well. A net rebounder is nice because the ball comes back in different ways. Ask your parents before you use a wall, and mind windows.',
    'A rebounder is a nice extra and nothing you need. Every drill here works with a wall or a partner.',
  ],
  studs: [
    'For grass take boots with moulded studs, for artificial grass short ones made for it (AG or TF), in a hall flat soles (IC). Metal studs are for soft wet grass and not for children’s teams in many places. Whatever you take: a thumb’s breadth of room in front, and it must not hurt.',
    'Look at the letters: FG is firm grass, AG artificial grass, TF turf, IC indoor. One pair of turf shoes does for nearly everything.',
  ],
  ankleWeights: [
    'Leave ankle weights away: they pull at joints that still grow and make your steps slow and wrong. You get quicker by short sprints, rope skipping and fast small touches without any weight.',
    'No, not while you grow. Light, quick feet learn more than heavy ones: skip rope, ladder steps, short sprints with rest.',
  ],
  parentCoach: [
    'With a parent as coach agree on one thing: on the pitch they are the coach, at home Mum or Dad. Ask that football is not talked about in the car, or only when you begin. If they are harder with you than with others, say it in a quiet moment, how it feels and not who is right.',
    'That can be nice and hard. Tell them when you want a parent and not a coach: “I need a hug now, no tips.” Most are glad to know.',
  ],
  parentsEmbarrass: [
    'Tell them in a quiet moment, not at the match: “I like it when you come and cheer, please do not shout what I should do.” Agree on a sign, such as a thumbs up, for when it is fine. If it stays bad, your coach can speak with all parents.',
    'Many parents do not know how loud they are. Say kindly what helps you and what does not, before the next match. Your coach may help as well.',
  ],
  clubTooDear: [
    'Ask your parents and the club: many clubs lend boots, let you pay in parts or have money for children who need it, and schools often have free teams. Whatever happens, practice at home costs nothing: a ball, a wall, a few minutes.',
    'You need no expensive things to get better. A grown-up can ask the club quietly about help with the fee or kit; that is normal and nobody has to know.',
  ],
  wishBoots: [
    'New boots do not make anybody better, the fit does: a thumb’s breadth of room, no pressure. If yours hurt or are too small, show your parents where your toes are, that is a good reason to change them soon. Second-hand ones that fit are fine.',
    'Expensive boots look nice and score no goal: touches do. Wear ones that fit and do not press; used ones are fine, and for ball work at home trainers do.',
  ],
  cried: [
    'Crying after a match is nothing to be ashamed of: it shows that you care, and grown-up professionals do it too. Drink something, sit with somebody you like, and let it pass. Tomorrow choose one small thing to work on.',
    'That is all right. Everybody who gives much has such days. Talk with somebody at home, sleep, and then the ball is just a ball again.',
  ],
  winKindly: [
    'Celebrate with your team, then shake hands and say “good game” to the others: next week it may be you. Do not laugh about those who lost. If it is far too easy, play with two touches or let others score.',
    'Be glad aloud, and be kind: hands, a nice word, no jokes about the other team. Good winners are liked.',
  ],
  talkToRef: [
    'Only the captain talks to the referee, calmly and once: “May I ask what that was for?” Everybody else plays on, as no decision was ever changed by shouting. Say thank you at the end: many referees are young and learn too.',
    'Breathe out, turn away, next ball. If something was dangerous, tell your coach, who can speak with the referee at the break.',
  ],
  setGoal: [
    'A good aim is small, has a number and a day: “two more than my average in this drill by Sunday”. Write it down, practice it three times, and look. Then the next one. Aims that you cannot decide yourself, such as being picked, make only worries.',
    'Take one drill, look at your average and choose a little more. Three short sessions a week, and after two weeks you choose again.',
  ],
  tiredAfterSchool: [
    'First eat a little, drink, and sit for ten minutes. Then do just five minutes of something easy and stop if it stays heavy: often the body wakes up, and if not, a rest day is right. If you are tired every day, sleep comes first; tell your parents.',
    'Tired from school is mostly a tired head. Two minutes of easy touches show whether the legs want more. If not, rest with a good conscience.',
  ],
  phoneDistracts: [
    'Put the phone where the timer can be heard and turned over, and play one drill to its end before you look. Five minutes at the same time each day, right after homework or before dinner, soon go by themselves. Then the phone is the reward.',
    'Make it a rule: ball first, screen after. Ask somebody at home to take the phone for ten minutes.',
  ],
  futsal: [
    'Futsal is indoor football with five a side, a smaller, heavier ball that bounces little, and kick-ins in place of throw-ins. There is little room, so you learn the sole of your foot, quick passes and looking around. It is very good for outdoor football too.',
    'In a hall use the sole to stop and roll the ball, pass flat, move after each pass. Flat shoes, and mind the walls.',
  ],
  beforeBed: [
    'The evening before use no screen in the last half hour, pack your bag, drink a little water and go to bed when you always do. School-age children mostly need nine to eleven hours, teenagers eight to ten. If thoughts come, breathe out slowly ten times.',
    'Nine to eleven hours are normal up to 12, eight to ten for teenagers. The same bedtime each day helps more than going very early once.',
  ],
  matchSoon: [
    'Before a match it is too late to learn and the right time to get ready: the day before only ten easy minutes of touches, a long sleep, food you know. Think of one thing you can do well and do it early in the game. The week after is for new things.',
    'Do little and easy: some touches, passes against a wall, a few sprints, then rest. Pack your bag, and choose one small aim.',
  ],
  skillFirst: [
    'First the things you need every minute: a soft first touch, a flat pass with both feet, and dribbling with small touches. Then one turn (the drag back), then one feint. New tricks come last and stay easy when the first three sit.',
    'Touch, pass, dribble, turn, shoot, then tricks: that is a good order. Five minutes of one of them a day.',
  ],
  holidays: [
    'Holidays are for resting too. One or two weeks without a ball cost nothing; if you like, take ten minutes three times a week with a small ball or against a wall, and swim, run and play other games. Begin softly again when you are back. A streak needs a saved session a day, and your longest one stays written.',
    'Enjoy the break. A few touches on the beach or in the yard are plenty, and other sports count for your body as well.',
  ],
} as const;
