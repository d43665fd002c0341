/** What the coach says of positions, shape, pressing and the words of tactics. */
export const coachTopicAnswersOfTactics = {
  thirdManRun: [
    'A third man run is a run by a player who has nothing to do with the first pass. A passes to B, and B lays it off to C, who already runs from deep. Everybody watches A and B, so C comes free. C has to start before B touches the ball.',
    'It is a pattern for three: A plays to B, B with one touch to C, and C is the third man who ran while all looked at B. Try it in threes and change the places.',
  ],
  secondBall: [
    'A second ball is the loose ball after a header, a duel or a clearance, when nobody has it yet. Stand a few steps away from the duel, expect it to drop, and be the first to move. There is still only one ball on the pitch.',
    'The first ball is the long or high one, the second is what is left after two players went for it. Whoever waits nearby on their toes mostly gets it, so do not all jump for the first one.',
  ],
  overlapUnderlap: [
    'An overlap is a run past your mate with the ball on the outside, an underlap is one on the inside. The overlap makes the pitch wide and leads to a cross, the underlap is the shorter way to goal. Call it, so that your mate knows that you are coming.',
    'Outside round the player with the ball is overlap, inside past them is underlap. Go outside when your mate cuts in, and inside when your mate stays at the line. Even without the pass you pull a defender away.',
  ],
  mustIOverlap: [
    'No, not every time. Go when there is space in front of you, your mate has the ball under control and somebody covers behind you. Otherwise stay, give a safe pass back, or run on the inside. A fake run also pulls a defender away and costs less breath.',
    'Only when it makes sense: free space, ball safe, cover behind. Three good runs in a half are worth more than ten tired ones. If you have just come back from one, stay and be the free pass behind your winger.',
  ],
  shiftToBall: [
    'Shifting means that the whole team moves to the side where the ball is, all together, as on a rubber band. That makes it tight there, and the opponent far away on the other side is left for the moment. Move while the ball rolls, not when it has arrived.',
    'All slide over to the ball together and keep the same gaps. The player furthest away comes into the middle and does not stay at the line. If the ball changes sides, all run over again, and as fast as the ball rolls.',
  ],
  lowBlock: [
    'In a low block a team defends deep and close together near its own box. Parking the bus is the joking name for its extreme form. It is hard to play through the middle then, but long shots, crosses and second balls are its weak side. A mid block waits near the halfway line.',
    'It means waiting far back, with small gaps, and letting the others have the ball. It helps against stronger teams and for counter-attacks. A high block is the opposite: it presses far up the pitch.',
  ],
  shutTheBack: [
    'To protect a lead stay close together, keep the middle shut, and let nobody through on goal. Still play: clear passes forward and one player up front, or the ball comes straight back. Do not foul near your box and do not all stand on your own line.',
    'Keep doing what worked, only with less risk: no dribbling near your goal, mark closely, talk, kick it wide when in doubt. Keeping the ball at the other end is the best defence of all.',
  ],
  drawEnough: [
    'Play your own game, only with a bit less risk: stay close together, always keep two or three players behind the ball, and do not lose it in your own half. Only defending for the whole match mostly goes wrong. Decide as a team what you do if you go behind.',
    'Do not play for the draw from the start, or you stand too deep. Begin as always, and only in the last ten minutes take out the risk: longer passes, wide clearances, calm throw-ins.',
  ],
  compactMeaning: [
    'Compact means that all players of a team stay close to each other, so that no gaps open for passes. Imagine a net with small holes. It has nothing at all to do with anybody’s body. Move up, back and across together, about ten steps apart, and you are compact.',
    'It is about the gaps in the team and about nothing else: small distances between the lines and to your neighbours. When the ball goes forward, you move up; when it comes back, you close together.',
  ],
  invertedWinger: [
    'An inverted winger plays on the side of the other foot: a left-footer on the right, a right-footer on the left. So you can cut inside and shoot or pass with your strong foot. Crossing from the line gets harder. So your coach is not daft: give it some games.',
    'It is done on purpose. From the other side your strong foot is the inner one, and that opens the way to goal. Practice two things: cutting in with a shot, and a simple cross with the weaker foot, so that nobody knows what comes.',
  ],
  invertedFullBack: [
    'An inverted full back steps inside next to the six when your team has the ball. There you stand half turned, offer a short pass and help to win the ball back in the middle. When it is lost, close the middle first and then run back to your side. Ask your coach when to go in.',
    'With the ball you are a midfielder, without it a normal full back. Go inside while your team builds up safely, look round before each pass, and play simply. It also puts you in the way of counter-attacks.',
  ],
  whyPassSoMuch: [
    'Because the ball is quicker than any player: many passes pull the defenders to and fro until a gap opens, and then the fast pass forward comes. It tires the others, and without the ball they cannot score. It only works when somebody dares the forward pass in the end.',
    'They wait for a mistake. Each pass makes the defence move, and sooner or later somebody is a step late. Watch the moment when it suddenly gets quick: that is what all the slow passes were for.',
  ],
  throughOrOneTwo: [
    'A through ball goes forward into the space behind the defenders, and a mate runs on to it. A one-two goes to a mate and straight back to you, while you run past the opponent. So the one goes deep, the other goes there and back.',
    'One-two: pass, run, get it back. Through ball: a pass into the free space ahead of a runner. If a defender stands close to you, play the one-two; if there is free grass behind the last line, play it through.',
  ],
  teamDefendsCorner: [
    'Give everybody one job: one at the near post, the tallest in the middle of the small box, the others mark close and on the goal side, one at the edge of the box and one up front for the counter. The keeper calls, and after the clearance all run out.',
    'Keep it simple: near post, middle, edge, and each of the others marks one opponent. Decide before the match who is where, so that nobody needs to discuss. Look at ball and opponent, and go to the ball first.',
  ],
  keeperPunch: [
    'Because a fist reaches higher and is safer in a crowd: when players push around you, or the ball is wet or very fast, a catch can slip. Punch high, far and to the side, best with both fists. Whenever you can catch it safely, catch it, as then the attack is over.',
    'They punch when two safe hands are not possible. With both fists together through the lower half of the ball, strongly, away from the middle. A weak punch to the edge of the box is a gift for the others.',
  ],
  wallHowMany: [
    'Between two and five, by distance and angle: straight in front and near four or five, from the side two or three, far out one or none. The keeper says how many and sets the wall, so that it covers the near post, and stands at the other side. Attackers stay a metre away from a wall of three or more.',
    'The keeper decides. The nearer and the more central the kick, the more players. On small pitches fewer are enough. The outer player of the wall lines up ball and near post, and the keeper must still see the ball.',
  ],
  beatHighPress: [
    'Make one player more at the back: the six drops between the centre backs, or the keeper joins in as a free player. The full backs go wide, and everybody looks before the ball comes. If all is shut, play a planned long ball to one free man and win the second ball.',
    'Three pressing means somebody else is free: find him over the keeper or the six. Two touches at most, pass to the foot further from the opponent, never across your own goal. A long ball on purpose is no shame.',
  ],
  halfSpace: [
    'The half-space is the lane between the wing and the middle, one on each side. There it is not clear whether the full back or the centre back has to mark you, and from there you can pass and shoot in all directions. Stand between the two, half turned, and look round before the ball comes.',
    'Cut the pitch into five lanes from goal to goal: the second and the fourth are the half-spaces. Get the ball there facing forward, and defenders must choose who comes out.',
  ],
  gegenOrPress: [
    'Counter-pressing, or gegenpressing, comes right after losing the ball: for a few seconds the nearest players hunt it at once. Normal pressing is the planned attack on a team that already has the ball, for instance at its goal kick. So the first is a reflex, the second a plan.',
    'Ball lost, all near it rush to it: that is gegenpressing. The others build up calmly and you attack them together: that is pressing. If the first fails after about five seconds, run back into your order.',
  ],
  diamondMidfield: [
    'A diamond is four midfielders like a kite: a six behind, two eights at the sides, a ten in front. It is strong in the middle, as there is always somebody near. Its weak side is the wing: only the full backs are there, and often two come at them, so an eight or a striker has to move over.',
    'It is narrow on purpose, for short passes through the middle. Against wide teams all four must slide over to the ball quickly, and your own full backs have to bring the width in attack.',
  ],
  boxToBox: [
    'A box-to-box player is one kind of eight: somebody who helps in their own penalty area and arrives in the other one as well, with much running. Other eights run less and make the play with passes. So every box-to-box player is an eight, and not every eight is one.',
    'The eight is the place, box-to-box is the way of playing it. You need stamina, a simple first pass and the feeling when to arrive late at their box. And one of the midfielders stays when you go.',
  ],
  restDefence: [
    'Rest defence means the players who stay back and stand well while their own team attacks, so that a counter is stopped at once. Often it is three defenders and two midfielders in front of them. They stand close to the opponents up front and do not rest at all, in spite of the name.',
    'While you attack, think of losing the ball: who is behind, who marks their striker, who shuts the middle? That is rest defence. One goes forward, another stays: agree on it before.',
  ],
  toePokeGood: [
    'A toe poke is good when there is no time: it needs no backswing, comes as a surprise, and works in tight spots, in the hall and in a scramble before goal. It is less exact, as the toe is small. So know it as an extra, and use the laces or the inside when you have time.',
    'When you have no time to swing: quick strikers score like that, it is not for babies. Ankle stiff, toes pulled up a little, hit the middle of the ball short and hard. Only with firm shoes and never barefoot.',
  ],
  jugglingGoodFor: [
    'Juggling trains a soft touch, both feet, balance and a clean hit, and it helps you bring down high balls. It does not replace first touch, passing and looking around, and nobody juggles in a match. A few minutes a day are enough, also for defenders.',
    'Yes, it helps, but only as one part. You learn to feel the ball, and that shows when one drops from the air. If you have ten minutes, juggle for three, and use the rest for wall passes and dribbling.',
  ],
  centreBackFollow: [
    'It depends on whether he can turn and whether somebody covers you. If he can turn to your goal and a mate is behind you, go with him, close and only a few metres. If not, pass him on to the six with a shout and hold the line. In a back three leave a wide one to the wing back if that one is near.',
    'Follow when the ball goes to his feet, stay when he only wanders about. Talk before: “yours” or “I go”. If you step out, the others close the gap, and you come back at once when he passes.',
  ],
  rondoFor: [
    'A rondo trains nearly all you need with the ball: looking before it comes, standing open, a clean first touch, quick passes at the right angle, and hunting the ball at once when it is lost. Looks like piggy in the middle, but with aims. Try one touch, or call the name before each pass.',
    'It is a small match without goals: few players, little room, many decisions. On the outside move two steps after each pass to be free. In the middle do not just run, shut one pass and guess the next.',
  ],
  droppingSix: [
    'When the six drops between the centre backs, there is one more at the back to start the attack calmly. The full backs go up, and an eight or the ten comes into the empty middle. The risk is a hole there when the ball is lost, so somebody must always close it.',
    'It makes a three at the back for the build-up. It helps against two strikers, less against one. Before you drop, look whether the middle is covered, and go back in front of the defence as soon as the ball is past halfway.',
  ],
  whyTwoThreeFive: [
    'Teams played 2-3-5 because early football was mostly about dribbling and attacking. Until 1925 you were offside with fewer than three opponents between you and the goal, so two defenders could catch many forwards. When the rule went down to two, more defenders were needed, and the WM, a 3-2-2-3, came.',
    'The 2-3-5 was called the pyramid: two at the back, three in the middle, five up front. It went out of use after the change of the offside rule in 1925, as goals suddenly came too easily.',
  ],
  wingBackCover: [
    'The nearest midfielder, mostly the six or the eight on that side, runs into the space. The back line slides over to the ball, and the far wing back tucks in. Then you, as outer centre back, only have to go out when the ball is already there. Agree on it before the match.',
    'Not always you. Rule for all: when one goes up on the left, the six leans to the left and the right side stays. Call it early, “I am up, cover!”, so that nobody has to sprint fifty metres.',
  ],
  smallTeamSetPieces: [
    'Play it short and low: a short corner, a hard flat ball to the near post, or a pull-back to the edge of the box where somebody waits to shoot. A quick one before they are sorted is the best trick of all. Two variants that everybody knows beat ten that nobody remembers.',
    'When the others are taller, keep the ball away from the middle of the crowd. Draw them out with a short corner, run in late, aim for knee height at the near post. Give each a sign with the hand.',
  ],
  twoMidsOneStays: [
    'One goes, one stays, and not always the same. Best is the rule of the ball side: the one nearer to the ball may go, the other guards the middle against the counter. Say it aloud, “I go” or “stay”, before the run, not after.',
    'Two together up front leave a hole in the middle. Agree before the match who starts as the holder, and swap by calling. Whoever has just come back from a run rests as the one who stays.',
  ],
  lineAgainstLongBalls: [
    'Watch the one who kicks: if he is pressed, step up; if he has time and looks up, drop a few steps before he hits it. Never fall back to your own small box, as there you help nobody. The keeper stands further out, and the midfield is near for the second ball.',
    'Long balls lose their danger when the kicker has no time, so press him first. The line moves together: one calls “drop” or “up”. One goes to the ball in the air, the others cover behind him.',
  ],
  midfieldOutnumbered: [
    'Bring one more into the middle: a striker drops onto their six, or the winger on the far side tucks in. Stay narrow, leave them the outside, and press there by the line. It costs something, a free full back far away, but the middle matters more.',
    '4-4-2 has two in the centre and 4-3-3 has three, so you are one short. Solve it with shape: strikers one behind the other, lines close together. When the ball goes wide, all slide over.',
  ],
  strikerTouches: [
    'A striker often has few touches, in a youth match perhaps ten to twenty, and that alone is not bad: runs, shots and pressing count too. If it gets lonely, drop into midfield now and then, move off your marker’s shoulder and show for the ball. Then go back to goal.',
    'Few touches are normal up front. Look at what you did with them: shots, lay-offs, a foul won. To get more, start your run when your mate looks up, and come short once in a while.',
  ],
  wingBackJob: [
    'A wing back has two jobs: wide attacker with the ball, fifth defender without it. Go up when the ball is safe or on your side, and run back first when it is lost. If the other wing back is high, you stay lower. Talk to the centre back beside you and the eight on your side.',
    'You own the whole side alone. Save your strength: a few full sprints at the right moment and not all the time up and down. In defence line up with the back three, in attack give width and cross.',
  ],
  passCompletion: [
    'About 80 percent is good for a midfielder, for instance 40 of 50 passes that arrived. But it depends on risk and place: a striker or a player of long balls has less, a centre back more. Look also at how many went forward.',
    'Count arrived and tried, divide, times 100. A high number with only safe passes says little, and a brave pass that opens the defence is worth a few lost ones. Compare only with your own last matches.',
  ],
  twoTouchPlay: [
    'Two touches train your eyes and your speed of thought: you must know the next pass before the ball comes. That leaves more room for your dribbling, as you get the ball in better places. Keep the dribble for one against one near their goal, and ask your coach where it is welcome.',
    'So that you think ahead, and it takes nothing from you: who plays fast in the middle gets more duels on the wing. First touch away from the opponent, second is the pass. Rules like that hold for an exercise and not for your whole life as a player.',
  ],
  sevenToEleven: [
    'What changes is the room: longer ways, longer passes, offside, and you touch the ball less often. So look around earlier, keep your place in the team, and save your sprints for the right moments. Train longer passes and changing sides now. After three or four matches it feels normal.',
    'Bigger pitch, more players, bigger goal. Do not run after every ball: your position has its own area. Talk more, as mates are further away, and switch play, because on the other side there is nearly always room.',
  ],
  firstFinalBigGround: [
    'Do what brought you there, only with more room: longer ways, so keep your breath, use the width, and talk more. Walk over the pitch before the match and pass a few balls, to feel how it rolls. Nerves are normal: choose one easy first action, such as a simple pass.',
    'A big ground has the same ball and the same rules. Look at it in peace before, choose a spot that you look at when you are nervous, and start with two simple passes. Then enjoy it, as such days are rare.',
  ],
  hallKickOffGoal: [
    'Keep one player deep at every kick-off, stand in a diamond, and never all run to the ball. If it is yours, agree on the first pass: back to the deep one, then to the side. If it is theirs, the front one shuts the straight way and the others stay between ball and goal.',
    'Quick goals from kick-off come when nobody stands behind. One back, two at the sides, one in front, and start moving only when you see where the ball goes. The keeper is ready on the toes.',
  ],
  backThreeBuildUp: [
    'Because the shape changes with the ball: the sheet shows how a team defends, and in attack one full back goes up or inside, or the six drops back. Three against two strikers are one more, so there is always a free man to start calmly. And three are enough to stop a counter.',
    'Formations are only the start. With the ball many teams make a back three out of a back four, without it they go back. Rule of thumb: one more at the back than the others have strikers.',
  ],
  backFourOrThree: [
    'Neither is better: it depends on your players. A back four covers the width by itself, as two full backs stand outside. A back three has one more in the middle or in midfield, but then the wing backs must run a lot, and in defence it becomes a back five.',
    'Four: simple to learn, good against wingers. Three: strong in the centre, good against two strikers, weaker on the sides. With quick wing backs who like running three is fine, otherwise take four.',
  ],
  betweenLines: [
    'Lines are the rows of opponents, mostly their defence and their midfield. Between the lines means standing in the gap between those two rows. Stand half turned, look round, and step into the gap just when your mate can pass. It was right to ask: many do not know it.',
    'Imagine two chains of players, and you are in the corridor between. There a defender has to leave the row to get you, and that opens space. Do not wait there, arrive there.',
  ],
  dropSqueezeTuck: [
    '“Drop” means fall back towards your goal, “squeeze” or “push up” means all move up together so that the gaps get small, “tuck in” means come towards the middle. “Hold” is stay on the line, “step” is go out to the ball. If you miss one, watch your neighbour and do the same.',
    'Four calls for the back line: drop, go back; squeeze, go up and close; tuck, go inside; step, attack the ball. All do it together, as one alone breaks the line.',
  ],
  gameIntensityAlone: [
    'Train in short full bursts with real rests: 15 seconds as in a match, then 45 seconds walking, eight times. Before each touch look over your shoulder, imagine an opponent, receive off the wall, turn and finish. A clock and a count give the pressure that an opponent would give.',
    'Make a small match with rules: three tries, ten seconds each, and only clean ones count. Change what you do each time, as no situation in a match is twice the same. Stop when it gets sloppy.',
  ],
  keeperAndCrosses: [
    'Say it calmly after training and as a deal: balls in the small box are the keeper’s, the rest is yours. Agree on two calls, “keeper” and “away”, and promise to clear the way when you hear the first. Then practice ten easy crosses together. Nobody comes out more because of being shouted at.',
    'Ask what keeps your keeper on the line: often it is the crowd in front. As a defender make room and shield the way. Start with soft high balls, praise each time the keeper comes, and accept a mistake.',
  ],
  whenPassToKeeper: [
    'Pass to the keeper when he is free, no opponent is near him or in the way, and you have looked. Play firmly along the ground, to the stronger foot, and beside the goal, not straight at it. Do not do it when an attacker is closer than you think, or across the front of your goal.',
    'Ask: has the keeper more time than I? Then yes, early and not at the last moment. Call the name, pass, and move away at once to be free again. He may not pick it up. If he is under pressure, kick it out wide.',
  ],
  whyBackToKeeper: [
    'They do it to keep the ball and to lure the others out: when opponents run at the keeper, there is room behind them. The keeper is one more player, and always free at first. It is risky, so it needs good feet and calm heads. With pressure and no free man, the long ball is right.',
    'It looks boring and is a trap: two passes at the back, the strikers come, and then a fast ball goes past them. Watch who becomes free the moment somebody runs at the keeper.',
  ],
  playWayYouFace: [
    'It means: with an opponent at your back pass the ball where you already look, mostly back or to the side, and do not turn into the pressure. So you keep it, and a mate who faces forward plays on. If nobody is behind you, then of course turn.',
    'Look over your shoulder first. Somebody close: one touch the way you came from, then move for the return. Free: open up and go. It is a safe rule and not a ban on turning.',
  ],
  yourBallCall: [
    '“Your ball” or “yours” means: you take it, I leave it to you. It is unclear when several are near, and then both stop. Better is the name, “Tom, yours”, or “mine” or “keeper” by the one who goes. Whoever calls first and loudly takes it, and the others cover.',
    'Your mate wanted you to go to it. Agree in your team on two calls only: “mine” for I take it, and the name for you take it. If you hear nothing and you are near, go yourself.',
  ],
  leoCall: [
    '“Leo!” is a German call that means “leave it, I have it”. In southern Germany and Austria you hear it a lot: the one who calls takes the ball, and the mate lets it run. Say it only to your own team mates and when you really go. Some referees stop it if it tricks an opponent, so your name before it is safer.',
    'Leo is nobody in your team, it is a word for “mine, leave it”. When you hear it, do not touch the ball and cover behind. You can call “meiner” with your name just as well.',
  ],
  goalSide: [
    'Goal side means: you stand between your opponent and your own goal, not next to them or in front. Then they have to get past you first. Best is a little to the inside, about an arm away, so that you see both player and ball. If you were caught on the wrong side, run straight to your goal, not to the ball.',
    'Draw a line from your opponent to the middle of your goal: on it you are goal side. At throw-ins, corners and free kicks check it first of all.',
  ],
  trackBack: [
    'Track back means: run back with your opponent when your team has lost the ball, also if you play up front. Run towards your own goal first and look for your player over the shoulder. You need not win the ball: being there is often enough. The first three seconds after losing it count most.',
    'It is defending for attackers. Sprint until you are on the side of your goal, then slow down and look. Nobody can do it each time: if you are worn out, call a mate to take your player.',
  ],
  outsidePassWhen: [
    'A pass with the outside of the foot is right when you have no time to turn your body, for short quick balls, for a surprise, or round an opponent. Not in front of your own goal, and not when the inside works just as safely. Your coach wants safety at the back: up front you may try it.',
    'Use it for speed and not for show. On the run it needs no extra step, that is its worth. If three of ten go wrong, practice it at the wall before you take it into a match.',
  ],
  rabonaOrTrivela: [
    'The trivela, a kick with the outside of the foot, is easier and far more useful: you can pass, cross and shoot with it in a match. A rabona, with the leg behind the other, is mostly for fun and hard to hit cleanly. Learn the inside and the laces first, then the trivela.',
    'Take the trivela: toes in and down, hit the side of the ball, and it bends. The rabona needs balance and good timing, and a weaker foot that you train is nearly always the better way.',
  ],
  positionLetters: [
    'They are short for positions: GK is the keeper, CB centre back, RB and LB right and left back, CDM the defensive midfielder in front of them, CM central, CAM the attacking one behind the striker, RW and LW the wings, ST the striker. C means central, D defensive, A attacking, L left, R right, W wing, B back.',
    'Read them letter by letter. CDM, for instance, is central, defensive, midfielder: protects the defence. CAM is the one who makes chances, RB guards the right side at the back, and ST scores.',
  ],
  defendersNotBad: [
    'No, that is not true: no team wins anything without good defenders. They read the game, win duels, start attacks with the first pass, and lead the others by talking. Some of the best players of all time were defenders, such as Franz Beckenbauer and Paolo Maldini. If you like it, be proud of it.',
    'Whoever says so has never tried to stop a quick striker. At the back one must be awake all the time, calm with the ball and brave. A saved goal counts as much as a scored one.',
  ],
  handsBehindBack: [
    'They do it so that a cross or shot does not hit an arm away from the body: that can be a handball, and in the box a penalty. It costs balance and speed, so do it only when you are close and block, and never while you run. For children arms loosely at the side are mostly enough.',
    'A hand on the back cannot make the body bigger. Still, arms help you to turn and jump. So: running with arms, blocking with arms close to the body, and eyes on the ball.',
  ],
  shortCorner: [
    'A short corner pulls defenders out of the box and gives a better angle for the cross, or two against one at the line. One comes short, gets the ball and gives it back or crosses; the others wait at the near post, the far post and the edge, and after the first pass offside counts again. It suits any team that wants the ball low.',
    'Do it when only one opponent comes out. Pass, move a few steps back towards the box, cross from there. If two come out, somebody in the box is free, so play it in at once.',
  ],
  quietNeighbour: [
    'Begin yourself: short and kind words such as “I have the left”, “step”, “yours with your name”. Agree on just two calls before the match, and praise each one you hear. Some are shy or think hard while they play, so do not tell them off. A hand sign works too.',
    'Ask: “shall we use two words today?” One for “I go”, one for “cover me”. People talk more when somebody talks to them. If it stays silent, tell your coach that you two want to practice calls.',
  ],
  fullBackThreeThings: [
    'Three things: stay between the winger and your goal, tuck in to the middle when the ball is far away, and play the simple pass when you have it. If those three work, it is a good first match. Being excited is normal: breathe out long, and make your first pass an easy one.',
    'Remember: goal side, inside, simple. Goal side of your winger, inside when the ball is on the other wing, simple with the ball. Going forward comes later, when you feel at home there.',
  ],
  whoRunsMost: [
    'Mostly the central midfielders: professionals there run about 10 to 12 kilometres in 90 minutes. Full backs and wingers do the most fast sprints, centre backs fewer, and keepers about 4 to 6 kilometres. Children run much less, as matches and pitches are shorter. Running a lot is not the same as running well.',
    'Midfield, as it joins both ends. But count the right runs: to get free, to close a gap, to come back. Who looks early has to run less.',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
