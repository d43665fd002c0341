/** What the coach says of the laws of the game, formats of young teams and customs of a match. */
export const coachTopicAnswersOfLawsOfTheGame = {
  ballHitsReferee: [
    'Play goes on, unless the ball goes into a goal from the referee, changes to the other team or starts a good attack. Then there is a dropped ball, so a goal off the referee does not count.',
    'Mostly you just play on. But if it goes in off the referee, or if the other team gets the ball that way, or a good attack starts from it, play stops and there is a dropped ball: no goal.',
  ],
  penaltyFeint: [
    'Yes, you may slow down, stutter or feint in the run-up. But once the run-up is over and you stand at the ball, a fake kick is not allowed: yellow card and an indirect free kick for the others.',
    'In the run-up a feint is fine, even a stop on the way. At the end of the run-up you must kick: pretending to shoot there means yellow, and the other team gets an indirect free kick.',
  ],
  penaltyRebound: [
    'After a save yes: in the match you may score the rebound. If the ball comes back from post or bar and nobody touched it, somebody else has to play it first. In a shoot-out there is no rebound at all.',
    'It depends on who touched it. Off the keeper you may shoot again, off post or bar you may not be the next to touch it: that is an indirect free kick. In a shoot-out each kick is one try only.',
  ],
  penaltyDoubleTouch: [
    'If you slip and hit the ball with both feet by accident and it goes in, the penalty is taken again. If it does not go in, the others get an indirect free kick; in a shoot-out the kick is then missed. Touching it twice on purpose is never allowed.',
    'An accidental touch with both feet and a goal: take it again. No goal: indirect free kick for the others, or a missed kick in a shoot-out. That has been the rule since 2025.',
  ],
  penaltyKeeperLine: [
    'When the ball is struck, at least part of one of the keeper’s feet has to be on, over or behind the goal line. Moving along the line is fine. If the keeper is too early and saves it, the penalty is taken again.',
    'One foot, or a part of it, has to be on or above the line until the ball is kicked; the other may already step out. A save after leaving too early means a new try for the taker.',
  ],
  twoFoulsAtOnce: [
    'The referee punishes the worse of the two fouls, and the other team gets the free kick. If one came first, that one usually counts. For both, a card is still possible.',
    'When two fouls happen at the same time, the more serious one counts and its victim’s team gets the ball. Both players can still get a card.',
  ],
  indirectInBox: [
    'Yes, defenders may stand on their own goal line between the posts, even if that is nearer than 9.15 metres. At an indirect free kick a second player has to touch the ball before a goal counts: one taps it, another shoots.',
    'With an indirect free kick close to goal the whole team may line up on the goal line between the posts. You need two: one touches the ball, the next shoots, as a straight goal does not count.',
  ],
  kickOffDirection: [
    'No: since 2016 the ball may go in any direction at kick-off, also backwards. It only has to move clearly, all players but the taker are in their own half, and the taker may not touch it twice in a row.',
    'No, you may play it forwards, sideways or back. Both teams stay in their own half until it is kicked, the other team outside the circle too, and somebody else has to touch it before you do again.',
  ],
  secondHalfKickOff: [
    'The team that did not kick off at the start begins the second half, and both teams change ends. After a goal the team that let it in kicks off.',
    'If you had the first kick-off, the others have the second one. Ends are swapped as well. During the match whoever conceded a goal kicks off.',
  ],
  coinToss: [
    'The captain who wins the toss chooses: either the end to attack in the first half, or to kick off. The other team gets the rest. Greet, shake hands, say heads or tails, and think of sun and wind.',
    'Before the match the captains meet the referee: hello, handshake, heads or tails. Whoever wins picks an end or the kick-off. With low sun or strong wind most choose the end.',
  ],
  changeEnds: [
    'So that it is fair: sun, wind, a slope or a bad patch of grass help one side in each half. That is why the teams change ends at half-time, and in extra time again.',
    'Because no pitch is the same at both ends. Wind, low sun, mud and the slope are shared: one half for you, one for them.',
  ],
  differentShirts: [
    'So that the referee and everybody see at once who plays for which side. The keeper wears another colour than all others, as only the keeper may use hands, and when two teams look alike one changes into a second kit or bibs.',
    'Because colours must not be mixed up: keeper, two teams and referee all look different. For that clubs have a home and an away kit, and in youth football bibs do.',
  ],
  blueCard: [
    'No, in football there are only yellow and red. A blue card was talked about as a trial for minutes off the pitch and was not taken up. Some youth leagues have time penalties, with or without a card of their own.',
    'There is no blue card in the Laws of football. Leagues for children may send a player off for some minutes, which each league shows in its own way; other sports do have more colours.',
  ],
  sinBin: [
    'A sin bin means that a player leaves the pitch for some minutes and then comes back. Many youth and amateur leagues have it, often 5 or 10 minutes, for example for arguing with the referee. Your league’s rules say when.',
    'It is a time penalty: off for a few minutes, the team plays with one less, then you may return. Not every league has it, and the length differs, mostly 5 or 10 minutes.',
  ],
  tooFewPlayers: [
    'In 11-a-side a team needs at least seven players: with fewer the match is not started or not continued. On small pitches your league says the number. Tell your coach early: often friends help out, or both teams play with one less.',
    'Seven is the least in football with eleven. For children’s teams each league has its own number, and coaches often agree on equal teams so that all can play.',
  ],
  goalWithoutShoe: [
    'Yes, it counts if the boot came off by accident and you play straight on. Put it back on by the next time the ball is out. Taking it off on purpose is not allowed, and a loose lace changes nothing.',
    'If you lose your boot by accident you may play on until the next stop, and a goal in that time counts. Then it has to go back on, as shoes are part of the kit.',
  ],
  ballBursts: [
    'Play stops, a new ball comes, and it goes on with a dropped ball. A goal does not count if the ball burst before it was over the line. If a penalty bursts before anything touched it, it is taken again.',
    'The referee stops, the ball is changed, then there is a dropped ball. With a burst ball there is no goal, and a penalty that bursts on its way is repeated.',
  ],
  thingOnPitch: [
    'If a dog, a second ball or a person gets in the way, the referee stops play and goes on with a dropped ball. If it does not disturb anybody, play may run on. A goal that it stops is not given.',
    'The referee stops when something from outside disturbs the game, has it taken away and then gives a dropped ball. Stay calm, leave animals to the grown-ups.',
  ],
  advantageMissed: [
    'Mostly the chance is then used up. The referee lets play go on and can bring it back within a few seconds if the advantage does not come, but a clear shot that misses counts as having had it. A card can still follow at the next stop.',
    'Only for a few seconds can the referee go back to the free kick. If you got your good chance and missed, that was the advantage, and there is no free kick any more.',
  ],
  refAndParents: [
    'Not with a card: cards are only for players and team officials. But the referee can stop the match until a spectator has left, and can end it. The club then has to deal with it.',
    'A referee shows no cards to parents. The game can be halted until the person goes away from the pitch, and the club or league may act afterwards.',
  ],
  keeperSteps: [
    'There is no limit of steps any more, only of time: eight seconds with the ball in the hands, then the other team gets a corner. Some youth leagues may still count six. Inside your box you may walk as far as you like.',
    'Walk as many steps as you want inside the penalty area. What counts is the clock: after eight seconds of holding it is a corner for the others, unless your league has its own rule.',
  ],
  throwInWho: [
    'Anybody of the team may take it, also the keeper. The others stay two metres away, you throw from where the ball went out, and you may not touch it again before somebody else did.',
    'Every player, keeper included, may throw in. Opponents keep at least two metres off, and no goal counts straight from the throw. Do not dawdle: since 2026 a slow one can go to the other team.',
  ],
  delayRestart: [
    'That is a yellow card for delaying the restart: kicking or carrying the ball away, holding it, or standing right in front of it. Even a metre can be enough. Leave the ball, go back, and nothing happens.',
    'The others have a right to play on quickly. If you move the ball away or block it after the whistle, you can be booked, however small it was. Drop it and walk back.',
  ],
  goalKickRules: [
    'No fixed time, but not for ever: since summer 2026 the referee may count down five seconds when it takes too long, and then the others get a corner. Youth leagues may do it differently. The ball lies in the goal area, opponents wait outside the penalty area.',
    'As long as it needs, without wasting time. Under the rules of 2026/27 a slow one gets a five-second countdown and then a corner for the others, where your league uses that. The ball is in play as soon as it moves, so a short pass in the box is allowed.',
  ],
  offsideBehindLine: [
    'Yes: an attacker who has left the pitch behind the goal line counts as standing on that line. It is only punished if you join in, by playing the ball or getting in a defender’s way. Stay out calmly and nothing is given.',
    'Off the pitch you count as on the goal line, so you can be offside. As long as you do not take part, the game goes on; step out and wait until the attack is over.',
  ],
  handballGoalStands: [
    'The goal counts and there is no red card, because the chance was not stopped. For trying to stop it with the hand on purpose there is mostly a yellow. If the hand really keeps the ball out, it is a penalty, and red if it was on purpose.',
    'When the ball goes in anyway, the referee lets the goal stand; the hand mostly costs a yellow. Only when it prevents the goal is it a penalty, with red for purpose and since 2024 yellow for an accident.',
  ],
  shootOutKeeperChange: [
    'Before the shoot-out yes, if you still have a substitution left. Once it has begun, only a keeper who is hurt may be replaced from the bench, but any player on the pitch may swap with the keeper if the referee is told. Cup rules for children can be looser.',
    'You can bring a new keeper on before the kicks start. During them a field player may go in goal, while a fresh one from the bench comes only for an injured keeper. Ask what your cup says.',
  ],
  arcOfBox: [
    'The D marks 9.15 metres from the penalty spot. At a penalty everybody but taker and keeper stays outside the box and outside this arc. For handballs by the keeper or fouls it means nothing: it is not part of the box.',
    'It is only for penalties: the arc keeps the others 9.15 metres from the ball. A keeper may not use hands in it, and a foul there is a free kick.',
  ],
  penaltySpotDistance: [
    '11 metres on the full pitch. On the smaller pitches of children it is mostly 8 or 9 metres, in Germany often called a Neuner or Achter; the rule is the same. Your league has the exact number.',
    'The spot is 11 metres, or 12 yards, from the goal. Younger teams shoot from nearer, often 8 or 9 metres, as pitch and goal are smaller too.',
  ],
  flagSignals: [
    'First the flag goes straight up for offside. Then it shows where: high means the far side, level the middle, low the near side. For a throw-in it points in the direction of the team that has it.',
    'For offside the assistant raises the flag, and when the referee has whistled lowers it to show the place: high is far away, half high the middle, down the near side. Pointing along the line is a throw-in, to the corner a corner.',
  ],
  whyWhistle: [
    'Mostly for a foul, offside, the ball going out, a goal or somebody hurt. Watch the arm: straight out shows the way of a free kick, straight up is an indirect one, both forward is play on, to the spot a penalty. You may ask what it was, kindly.',
    'Stop, look at the referee’s arm and you know: along the pitch a free kick for that side, up an indirect one, to the corner or goal area a corner or goal kick. If it is still unclear, ask your captain.',
  ],
  levelOnPoints: [
    'The rules of the tournament or league say it. Usual are goal difference, which is goals scored minus goals let in, then goals scored, the match between the two, fair play, penalties or drawing lots; the order differs.',
    'It depends on its rules, ask at the table of the organisers. Mostly points first, then goal difference (scored minus conceded) or the direct match, then more goals, and at last a shoot-out or a draw by lot.',
  ],
  womenSameRules: [
    'Yes, the rules are the same, and grown-up women also play with a size 5 ball, the same goal and the same pitch. Smaller balls, goals and teams are for younger ages, for girls and boys alike.',
    'Exactly the same Laws of the Game, the same size 5 ball and 90 minutes. What changes the size is only the age group, in girls’ and boys’ football.',
  ],
  hatTrickOrigin: [
    'It comes from cricket, in England about 1858: a bowler who got three batters out with three balls was given a hat. Later football took the word for three goals by one player.',
    'From cricket: three wickets in a row, and the prize was a hat. Football uses it for three goals of one player in a match. In Germany many only say it for three in a row in one half.',
  ],
  shakeHands: [
    'Yes, a short handshake and “good game” are part of football, also after a heavy defeat or a rough match. You need not smile or like them. If they fouled a lot, tell your coach, that is another matter.',
    'Do it, short and calm: it shows that you are strong. Being sad or angry is normal. What went wrong with the others you tell your coach, not in the line.',
  ],
  clapForOthers: [
    'That is fair play: good football deserves a hand, also from the other side. It does not mean that they are against you. Clapping when they miss or get hurt would be the unfair thing.',
    'A nice goal is a nice goal. Whoever claps for it respects the game and still wants you to win.',
  ],
  oneCaptain: [
    'No, on the pitch one player is captain and wears the armband: that one speaks with the referee. Teams may take turns from match to match or name a second captain, who takes over when the first goes off.',
    'Only one at a time wears it. Many youth teams pass the armband round each week, others have a captain and a vice-captain; your coach chooses.',
  ],
  refereePay: [
    'Yes: in youth matches a small fee and the way there, in the big leagues a good wage. You can become one by a course, in many countries from about 12 to 14 years. Ask your club for it.',
    'Referees get paid, from pocket money in children’s matches up to a real job at the top. Clubs look for young ones, and a course of some evenings is the way in; the lowest age differs.',
  ],
  firstTimeReferee: [
    'Take a whistle, a watch, a coin, pen and paper, and the rules of that age group. Be there early, whistle loud and point clearly, and stay with your decision. An adult of the club should stand by for the parents.',
    'Whistle, watch, coin, note paper, and one look into the rules for that age. Loud whistle, clear arm, a smile. Mistakes happen to all; if adults moan, your club’s grown-up deals with it.',
  ],
  ownGoalDirect: [
    'No: straight from your own free kick, throw-in, goal kick, corner or kick-off into your own goal is no goal, the others get a corner. If somebody touched it on the way, for example your keeper, the goal counts.',
    'An own goal directly from a restart does not count, it becomes a corner for the others. In open play or after a touch it counts like any goal.',
  ],
  cornerFlag: [
    'No, the corner flag stays where it is, you may not pull it out or bend it away. If the ball bounces off the flag back on to the pitch, play goes on.',
    'It has to stay in for your corner kick. The flag counts like a post: when the ball hits it and stays on the pitch, it is still in play.',
  ],
  highFoot: [
    'It is a foul when your raised foot puts somebody near you in danger. Without contact it is an indirect free kick, with contact a direct one, and a card if it was reckless. Nobody near: then a high foot is fine.',
    'Yes, if it is dangerous: foot high beside an opponent who wants to head it. No touch means indirect free kick, a touch means direct. If you are alone, you may lift the foot as high as you like.',
  ],
  accidentalFoul: [
    'Yes, it can still be a foul: what counts is whether it was careless, not whether you meant it. Also touching the ball first does not help if you then knock somebody over. Say sorry and play on.',
    'Purpose is not needed. If you trip or kick somebody because you came too late, the referee gives a free kick, even when you got a bit of the ball. A real accident, where two just bump, is often none.',
  ],
  shieldingRule: [
    'Yes, if the ball is close enough for you to play it: then you may keep your body between and even let it run out. Without the ball near you, standing in somebody’s way is obstruction and an indirect free kick. No arms, no holding.',
    'Shielding is fair within a step of the ball. Blocking a runner far from it is a foul, and so is holding with the arms.',
  ],
  quickFreeKick: [
    'Yes, you may take it quickly if the ball lies still at the right place and the referee is not busy with a card, an injury or the wall. Once you have asked for the distance, wait for the whistle.',
    'A quick free kick is allowed: ball still, right spot, go. If the referee holds up the whistle or measures the wall, you have to wait for it.',
  ],
  shirtOffYellow: [
    'Yes, taking the shirt off or pulling it over your head when you celebrate is a yellow card, also if the goal is then not given. Climbing on a fence or mocking the others is one too. Jump, hug and slide as you like.',
    'It costs a yellow, for everybody. Celebrating itself is allowed and nice: just keep the shirt on, do not take too long and do not laugh at the others.',
  ],
  treatedGoOff: [
    'Whoever is treated on the pitch mostly has to go off, by the rules of 2026 for a minute, so that nobody wins time by it, and comes back when the referee waves. Keepers, two of one team who ran into each other, and the taker of a penalty may stay.',
    'It is a rule: after treatment you leave and the referee calls you back in. If the other player got a card for the foul, you may stay when the help was quick. After a knock on the head stay off and see a doctor.',
  ],
  swearCard: [
    'Yes, insults can bring a card in any language, as soon as they are understood: red for offending somebody, often yellow or minutes off for moaning. Quietly being cross with yourself is mostly let go, but loud swearing need not be.',
    'An insult is a sending-off, whatever language it is in, and many referees know more words than you think. Breathe out or clap once instead of shouting.',
  ],
  sameYellow: [
    'Both are the same yellow card. Two yellows in one match make a red, whatever each was for. Diving is also unfair to the others and to those who really get hurt.',
    'A yellow is a yellow: for a dive, time wasting or a foul it counts the same, and the second one means off. What follows for the next match, your league says.',
  ],
  rulesInFive: [
    'Five things are enough: no hands except the keeper, no kicking or pushing others, the ball over the side line is a throw-in, over the goal line a corner or goal kick, and on bigger pitches do not wait behind the last defender (offside). The rest you learn by playing.',
    'Play the ball with everything but hands and arms, hurt nobody, throw in with both hands over the head, look who touched it last when it is out, and mind offside on big pitches. Ask the coach where to stand.',
  ],
  offsideByAge: [
    'On the small pitches of the youngest there is mostly no offside; it usually starts with 9 a side or the bigger pitch, at about 11 to 12 years. In Germany that is mostly from the D-Jugend, in England with 9v9. Your league has the last word.',
    'Mostly not under 10 or 11. Small-sided games are played without offside, nine or eleven a side with it, and some leagues use a line in between. Ask your coach.',
  ],
  smallRestarts: [
    'It depends on your league: small-sided games for the youngest are mostly restarted by dribbling or passing in, and the next older ones use corners and throw-ins. Ask the coach before the match.',
    'Different places do it differently. In festivals for small children the ball is often dribbled or passed in, with no corner; on the 7-a-side pitch there mostly are corners and throw-ins as for adults.',
  ],
  smallGamesWhy: [
    'Because you get far more of it: more touches, more duels, more goals and playing time for everybody. With four small goals you also learn to look up and change direction. Bigger teams and one big goal come as you get older.',
    'In three against three nobody waits for the ball. Four goals make you look where it is free. Later come five, seven, nine and eleven a side.',
  ],
  youthGoalSize: [
    'In German youth football mostly 5 by 2 metres up to about 12 years, and 7.32 by 2.44 on the full pitch. England has about 3.7 by 1.8 for the youngest and 4.9 by 2.1 metres at 9v9. The smallest games use mini goals; your league decides.',
    'It grows with you: mini goals first, then about 5 by 2 metres, then the big one of 7.32 by 2.44. Each country has its own steps.',
  ],
  ageGroupCutoff: [
    'It goes by a fixed day, not by your birthday. In England it is 31 August: how old you are at the end of that day counts for the season. In Germany the calendar year of birth counts, with the new season in July. Other countries differ, your club knows.',
    'Each country has a cut-off day: England the end of August, Germany the year in which you were born. So you change with the new season and not on your birthday.',
  ],
  girlsWithBoys: [
    'It differs by country: in England up to under 18, in Germany mostly to the B-Jugend, about 16 or 17, and elsewhere often less. After that there are girls’ and women’s teams. Ask your club, it is decided by the association.',
    'Mostly a long time, often until about 16 to 18 years, as the association of your country says. You may also play with girls only whenever you like that better.',
  ],
  headingByAge: [
    'That depends on your country: many forbid or limit it for children, to protect their heads. The USA has none up to under 11, England takes it out of the youngest groups step by step, Germany advises little and light balls. A careful coach is right.',
    'That depends on the country and your age: often no headers up to about 11 and only few in training after that. If your coach or parents say none, that counts.',
  ],
  noTableForKids: [
    'For the youngest many associations keep no tables and publish no results, so that playing and learning come first and nobody is only on the bench. Tables start later, in England at under 12, in Germany mostly in the D- or E-Jugend. You may still count for fun.',
    'It is on purpose: small children play festivals without a champion. Points and a table come with the older age groups, the year depends on your country.',
  ],
  opponentNoShow: [
    'Mostly you wait a set time, often 15 to 45 minutes, then the match is counted as a win for you, by your league’s rules often 2-0 or 3-0, or it is played later. Use the time for a game among yourselves.',
    'The league decides: after a wait it is a win without playing, or a new date. Coaches often find one between them. As you are all there, play a small game.',
  ],
  whoStopsMatch: [
    'Only the referee may stop a match for good, for example for lightning, fog, darkness or fights. Without a referee the two coaches agree. Before the match the owner of the ground can close it, and then it is played later.',
    'During the game it is the referee’s decision, and everybody’s safety comes first. Whether the pitch can be used at all the club or town says, often on the same morning.',
  ],
  thunderStorm: [
    'Stop at once and go into a building or a car as soon as you hear thunder or see lightning. Not under trees, not beside goals or fences. Go out again only about 30 minutes after the last thunder, and when an adult says so.',
    'At the first thunder off the pitch, into a house or a car, away from trees, goals and puddles. Wait about half an hour after the last rumble. This holds for a match, training and a kick-about alone.',
  ],
  meetEarly: [
    'Because the time is needed: get changed, look at the pitch, hear who plays where, and warm up for about 20 minutes. Children’s teams mostly meet 30 to 60 minutes before. If you will be late, let the coach know.',
    'Between meeting and kick-off come changing, a talk, the warm-up and a last drink. Whoever comes late misses the warm-up and often does not start; a short message helps.',
  ],
  whichEndFirst: [
    'There is no right answer, but many take uphill or into the wind first, while they are fresh, and have the slope or wind on their side later. Uphill play short to feet; downhill shoot early and keep passes soft. Low sun that will be gone later is a reason to have it behind you now.',
    'Often: hard half first, easy half later. Wind can drop and the sun moves, so look at both. With help keep the ball down and shoot; against it short passes and patience.',
  ],
  lateSub: [
    'For fresh legs, for defending a lead, for a last attack, to calm the game down, or simply to let everybody play. In youth football the last is the best reason. Two minutes count too: run, help, touch the ball once.',
    'A change near the end brings energy, another plan or playing time for one more child. It is no punishment for the one who goes off.',
  ],
  heavyLegsMatchday: [
    'Doing nothing at all the day before can make legs feel heavy. Try ten easy minutes with the ball the evening before, an early bedtime, a normal breakfast and a longer warm-up with some short quick steps. It mostly goes away after the first runs. If it stays for days, rest and tell your parents.',
    'Heavy legs on match day are often sleepy legs. Move a little the day before, eat and drink, and start the warm-up slowly and end it fast. Much training in the week is another reason: then do less.',
  ],
  chewingGum: [
    'Better not while you play: you can choke on it when you run or get bumped. It helps hardly at all to focus. A fixed little routine, such as two long breaths before kick-off, does more.',
    'Take it out before training and matches. Some professionals do it, but gum in the windpipe is dangerous. For calm nerves breathe slowly instead.',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
