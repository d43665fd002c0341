/** What is said to a turn that asks more closely of what the talk is about, by the subject and what is asked of it. */
export const coachDetailFollowUpLines = {
  // Offside
  offsideLevel: 'Yes, level is fine: if you are exactly beside the second-last defender when the ball is passed, you are onside. Only if your head, body or foot is nearer to the goal line is it offside.',
  offsideWhyThrowIn: 'Because a throw-in only brings the ball back into play: it is thrown with the hands and not far. If it could be offside, the other team would just move up and nobody near could take it. Goal kicks and corners have none either.',
  offsideWhy: 'Without that rule attackers would just wait in front of the goal for long balls, and nobody would play in the middle. So you have to be in time and clever, and not only far in front.',
  offsideExample: 'An example: your mate passes to you. Look at that moment: only the keeper is between you and the goal, no defender: offside. One defender and the keeper are there: not offside. That defender is exactly level with you: not offside either.',
  offsideOwnHalf: 'No, in your own half you are never offside, and exactly on the halfway line neither.',
  offsideKeeper: 'Yes, the keeper counts as one of the two. Mostly it is the keeper and one defender, but it may also be two defenders when the keeper is far out.',
  offsideThen: 'Then the others get an indirect free kick from where you were. It is no card, and being there without taking part is no offside.',
  offsideBackwards: 'If you are behind the ball when it is played, so when the pass goes back or straight to the side, it is never offside.',
  // Kicking
  hardFoot: 'Pull your toes down as if you wanted to point at the ball, and make your ankle stiff before you hit it, like a board. Practice without a ball: point, stiff, loose, ten times. Then kick softly from two steps and keep it stiff until your foot has swung through.',
  kickPart: 'For a hard shot it is the laces, the top of your foot: toes down. For a pass or to aim it is the inside. Never the tip of the toes: that hurts, and the ball goes anywhere.',
  shotExample: 'An example: three steps of run-up, the last one long. Standing foot beside the ball, eyes on the ball, laces through its middle, and land on the foot you kicked with.',
  passFirm: 'Take the ball away with the inside of your foot, ankle stiff, and swing through to your mate. Hard enough is when it still rolls fast as it arrives.',
  // Catching
  catchHands: 'For a high ball make a W: palms behind the ball, fingers spread and pointing up, thumbs so close that they nearly touch. Arms stretched up in front of you, then pull it to your chest. For low balls turn your hands over: little fingers together, palms forward.',
  catchAlone: 'Yes. Throw the ball against a wall and catch it with the W, first at your chest, then over your head: twenty of each. Then throw it high, jump off one leg, and catch it at the top. You need no goal for it.',
  catchWhen: 'Catch when you have room and the ball is not too hard. Punch it or push it to the side when players are around you, when it is wet, or when you would only just reach it.',
  catchBumped: 'Jump off one leg and pull the other knee up in front of you: it guards you and makes you higher. Shout “keeper!” loud and early, go to the ball and do not wait. If it is too crowded, punch it away to the side.',
  catchDrop: 'Mostly the hands are too far apart or the eyes are off the ball. Watch it until it is in your hands, let your arms give a little, and pull it in at once.',
  // Moves
  moveRunning: 'Push it less far when you run: half a step, no more, as the ball already has your speed. Take one short step to slow down before the move, do it, and only then go fast again.',
  moveWhen: 'Use it one against one, when the defender is about two steps away and comes towards you or shifts weight to one side, and there is space beside them. Not in front of your own goal and not in a crowd.',
  moveOtherFoot: 'With the other foot it is the same as in a mirror: if the right one pushes out to the right and pulls in to the left, the left one pushes out to the left and pulls in to the right. Begin slowly, ten times on each side.',
  moveWhichDefender: 'It works best against one who runs at you or already leans to a side: a small push their way, then away from it. One who stands still and waits you first have to move: go at them slowly, and do it when they step.',
  moveAfter: 'Then go at once: a long touch into the space behind them, and three fast steps, so that they cannot come back. After that look up: shoot if the goal is near, else pass to who is free.',
  moveOften: 'Ten on each side, every second day, first on the spot, then walking, then running. When eight of ten work, try it against somebody.',
  moveFails: 'Do it smaller: one half of the move, slowly, until it feels easy, then the other half, then both. Mostly it is too big, too fast, or the weight is on the wrong foot.',
  // Pressing and a compact team
  pressWho: 'The nearest one to the ball goes first, fast and in a bow, so that one way to pass is closed. The next two close the passes beside it, and the rest move up behind, about ten steps apart. Somebody shouts “go!”, and all go or nobody does.',
  pressAndCompact: 'Both go together: you press as one and stay close to each other. Press when they have a bad touch or play back; if they get out, all run back and close the middle. Against a very fast team begin a bit deeper, so that there is no space behind you.',
  pressFast: 'Do not give them space to run: your defenders stand a little deeper, keep close together, and one stays behind as cover. Slow them down instead of diving in, and pass quickly yourselves, for the ball is faster than any player.',
  compactHow: 'About ten steps to the next player, to the side and behind. When the ball moves, everybody moves with it, like on a rope.',
  // Defending
  markDistance: 'Between the striker and your own goal, a little to the side of the ball. An arm away if you are as fast; against a faster one two or three steps, so that they cannot run past you. Go close only while the ball is on its way to them.',
  markFaster: 'Give them two or three steps and stand sideways, so that you can run at once. Start running before the pass comes, run the shorter way to the goal, and push them to the side line. Do not jump in.',
  markLook: 'Look at the ball, not at the feet or the shoulders, and have a quick look at your striker every two seconds, so that they do not slip away.',
  // Looking around
  scanWhen: 'Once when the pass to a mate begins, and once just before the ball comes to you. So it is two short looks, never while you touch the ball.',
  scanForget: 'Two short looks over your shoulder: one when the pass starts, one just before your touch. Everybody forgets at first, so make it a game: before each pass at the wall say a number or a colour that is behind you. In a match begin with one look at each throw-in and free kick.',
  getFree: 'Walk one or two steps away from the ball so that your marker follows, then come back fast and call for it. Stand where the passer can see you, not behind an opponent. Then pass and move again at once: who is free for the pass gets the next one too.',
  notPassedHow: 'Come nearer, up to ten steps, stand where the one with the ball sees you, and call their name and “here”. Play the first balls simply and quickly: who gives the ball back gets it again. And tell your coach that you get few passes.',
  // Wall and counts
  wallDistance: 'For Wall Passes stand about four big steps from the wall, for One-Touch Wall Pass about three. If the ball comes back too fast, go one step further away; if it comes too slowly, one nearer.',
  wallAlone: 'Then the wall is your mate. Stand about four big steps away, pass the ball against it with the inside of your foot, ankle stiff, take it softly with one touch, and pass it again with the other foot. Count how many come back without a slip.',
  tapsBalance: 'Go slower: one tap, both feet on the ground, then the other foot. Keep your standing knee soft, your weight over that foot and your eyes in front. Hold on to a wall or a chair with one hand until it feels safe.',
  // Juggling
  juggleLow: 'Kick it only up to your knee: a small, soft touch with a stiff ankle, toes a little up. Let the ball drop low before each kick. The lower it stays, the less it can go astray.',
  juggleOtherFoot: 'Because you use it less, so it does not know the movement yet: that is normal. Begin small: let the ball drop, one kick with that foot, catch. Ten times a day, and after some weeks it feels different.',
  juggleLoses: 'Then it flies to the side or too high. Touch it in the middle with a flat foot, lower than your knee, and stand on soft knees so that you can take a small step to it.',
  // Numbers
  // Food
  drinksNo: 'No, leave cola and energy drinks out: much sugar and caffeine, which is nothing for children and makes you tired later. Water is enough.',
  eatAfter: 'Noodles are a very good choice: within an hour or so, with some vegetables, cheese or meat and enough water. Your body fills up again with them.',
  // Growing
  growingBad: 'You will not stop growing from it. But playing on while it hurts makes it last longer and worse, so rest until the doctor says how much is all right.',
  // A shot
  shotArms: 'Let them swing freely: the arm on the other side of your kicking foot goes out and a bit forward, like when you run. It keeps your balance; the hands stay loose.',
  shotHowMany: 'Ten good ones on each foot are enough for one practice, with a short rest after five. When your leg gets tired, the shots get sloppy, so stop while they are clean.',
  shotWhy: 'Because the laces are the hardest and straightest part of your foot, and a stiff ankle gives all the swing of your leg to the ball. With a floppy foot much of it is lost.',
  shotRunUp: 'Three or four steps, a bit from the side. The last step is the longest, and then the standing foot is beside the ball.',
  shotMatch: 'In a match take one touch to the side, look up once at the goal, and shoot early and low to a corner. Half the force into the corner is a goal more often than all of it into the middle.',
  // A penalty
  penaltyLook: 'Look at the ball. Decide on a corner before you walk to it, look at neither keeper nor corner for long, and keep to it. Your eyes stay on the ball until it is gone.',
  penaltyKeeperMoves: 'Keep to your corner, low and firm: well hit beside the post it goes in even when the keeper goes there. Changing your mind in the run-up is what misses most.',
  penaltyFoot: 'With the foot that is better, and the inside of it: it is safest. With the laces it is harder to save and easier to miss.',
  penaltyNerves: 'Put the ball down yourself, take three slow breaths, and always do the same: so many steps back, look at the ball, go. Everybody misses one at some time, and nobody likes you less for it.',
  penaltyRebound: 'You may shoot again if the keeper has touched it. If it came back from post or bar only, somebody else has to touch it first.',
  // A throw-in
  throwFar: 'To a free mate is far enough: mostly five to ten steps, to the feet or the chest. A far one is only good when somebody runs into space, and a wrong throw gives the ball away.',
  throwBehindHead: 'The ball goes right behind your head with both hands and comes over it in one movement. No jumping: when you let go, a part of each foot has to be on the ground, on the line or behind it. Going up on your toes is fine, a foot in the air is a foul throw.',
  throwWrong: 'Then the other team gets the throw-in. Most often a foot was off the ground, or the ball did not come from behind the head.',
  throwWhom: 'To somebody free who can play it back to you, or down the line. You may play the ball again only after another player has touched it.',
  // Past a defender
  beatStays: 'Then he waits for your mistake. Go at him slowly with small touches, make him step back, and change your speed: a push past one side and three fast steps. If he still waits, pass: that is no failure.',
  beatMatch: 'In a match do it near their goal or at the side line, when you have space and somebody covers you behind. In your own half pass instead. One move, done once and quickly, is enough.',
  beatWhich: 'Choose one and learn just that one: step over, drag-back or a drop of the shoulder. A simple one that is quick beats a hard one that is slow.',
  beatLoses: 'Mostly the ball is too far away or the move comes too late. Begin it two steps in front of the defender, touch the ball small, and look up once before.',
  beatAfter: 'Go past at once with a long touch and three quick steps, and run across the way of the defender, so that they cannot come back. Then look up: shoot, cross or pass.',
  // Pressing
  pressWhen: 'When they have a bad touch, play back, look down at the ball, or stand at the side line with nowhere to go. If none of that happens, stay close together and wait.',
  pressBeaten: 'Then everybody runs back at once, first to the middle in front of the goal. The one nearest to the ball slows the attacker down without a tackle until the others are there.',
  pressWhy: 'Because a player who has no time makes mistakes, and you win the ball near their goal, so the way is short. But it needs all of you: when only one runs, it just makes tired.',
  // Speed
  speedHowLong: 'With short sprints two or three times a week you feel it after four to six weeks. Six sprints of five to ten metres with a full rest between them are enough each time.',
  speedWhy: 'Because speed comes from fresh muscles: you train it only while you are not tired. So few and short with long rests helps more than many.',
  speedBall: 'With the ball push it two or three steps ahead when there is space, with the laces, and run after it. Near an opponent small touches again.',
  // First touch
  touchWhy: 'Because the touch decides how much time you have. If the ball jumps two steps away, an opponent is there; if it lies half a step in front of you, you can pass, shoot or run.',
  touchMatch: 'Look over your shoulder before the ball comes, stand half turned, and take it away from the opponent, into space. If somebody is right behind you, play it back with one touch.',
  touchHigh: 'For a high ball choose early: foot, thigh or chest. Get under it, and pull that part back a little as it comes, so that it drops in front of you.',
  // Passing
  passWhy: 'Because the inside of the foot is the biggest and flattest part, so the ball goes where you point it. The stiff ankle makes it firm.',
  passMatch: 'Look before the ball comes, pass to the foot that is away from the opponent, or into the space in front of a mate who runs. Then move at once, so that you can get it back.',
  passMisses: 'Then the standing foot points the wrong way or the ankle is loose. Toes of the standing foot to the target, foot turned out like an L, and swing through to it.',
  // Nerves
  nervesWhy: 'Because your body gets ready for something that matters to you: the heart beats faster, and that can feel like a stone in the belly. It is no sign that you will play badly.',
  nervesStart: 'Begin with something easy: a simple pass, a run, a call to a mate. After the first two or three touches it mostly gets better by itself.',
  nervesNight: 'Pack your bag early, no screen in the last half hour, and breathe out longer than in, ten times. One night with little sleep does not spoil a match.',
  // Set pieces
  freeKickAim: 'Choose before you run up: over the wall into the near corner with a curl, or low and hard to the far side. Hit it a bit below and beside the middle with the inside of the foot.',
  cornerAim: 'Aim at the space between the small box and the penalty spot, high enough that the first defender cannot reach it. Short to a free mate is a good choice too.',
  // A keeper
  diveHow: 'Push off the foot on the side of the ball, land on the side of your body and not on the elbow or belly, and keep both hands in front of you. Begin on your knees on grass, then from squatting.',
  // Goals
  goalsHow: 'Be where the ball comes: run to the far post at a cross, follow each shot for the rebound, and shoot early. Three calm shots at a corner are worth more than ten wild ones.',
  goalsCalm: 'One look at the goal before the ball comes, one touch to the side, then the inside of the foot into a low corner. Slow in your head, quick with your foot.',
  // A foul
  foulCard: 'For a normal foul there is only a free kick. Yellow is for a reckless one, for stopping a good attack or for arguing, and red for a very rough one or one that stops a sure goal.',
  foulHold: 'Yes: pulling a shirt, holding, pushing and tripping are fouls, also when the ball is not near. Shoulder to shoulder on the way to the ball is fair.',
  // A cross
  crossHigh: 'So high that the first defender cannot reach it and a mate can head or volley it, about as high as the bar. If many defenders are there, play it low and hard into the space in front of the goal.',
  crossWhen: 'When you have a look and somebody is in the box: one touch past the defender, look up once, and then at once. If nobody is there, pass it back.',
  crossAim: 'Into the space between the keeper and the defenders, or to the far post. Not straight to the keeper: that one is caught.',
  // A corner and the chest
  cornerFoot: 'With the foot that you kick better. From the right side the left foot bends the ball towards the goal, and the right one away from it; from the left side it is the other way round.',
  cornerShort: 'Play it softly to a mate who comes to you, and run on at once: you are two against one there. It is good when the box is full of tall defenders.',
  chestArms: 'Out to the sides and a little back, away from the ball: that opens your chest and keeps your balance, and nothing touches an arm.',
  // Joy
  celebrate: 'Plan it with your team: run to the corner, arms wide, slide only on wet grass, a small dance or a high five for all. And be kind to the other team.',
  celebrateJump: 'The jump with the shout goes like this: run, jump off both feet, turn half around in the air, and land softly with legs and arms wide while you shout. Try it on grass first, and small.',
  // A keeper's side of it
  keeperCrosses: 'Come out only when you are sure to get there first: the ball is high, not too hard, and in the small box in front of you. Then shout “keeper!”, jump off one leg and take it as high as you can. If you doubt, or it goes to the far post, stay on your line and get ready for the shot.',
  keeperTooHigh: 'Stand two or three steps in front of your line and not ten, so that nobody lobs you. For a ball over your head turn sideways, take quick side steps back, and tip it over the bar with one hand. Nobody who still grows reaches every ball under a big bar, so one right in the corner is no mistake.',
  keeperLegs: 'Feet only as wide as your shoulders, knees bent, and both hands low in front of your shins. On a low shot bring one knee down behind your hands, so that leg and body close the gap. Let somebody roll twenty balls at your feet, slowly at first.',
  keeperLegsTold: 'That happens to every keeper, also to those on TV, and the others forget it sooner than you do. It only means that the gap was open for a moment. If you like, I tell you how to close it: ask “How do I stop balls through my legs?”.',
  keeperGloves: 'Yes, a bit: in gloves that are too big the ball slips, as your fingers do not fill them. A finger of air at the top is fine, more is too much. Close the strap well, and ask at home for the next smaller size when it is time for new ones.',
  // A defender and an attacker
  defendFastWinger: 'Give a quick one two or three steps of room, and stand between them and the goal, half turned. Show them the side line and not the middle, run before the pass comes, and do not jump in. A mate behind you who covers helps too.',
  strikerPressed: 'With a defender on you decide before the ball comes: one look at the goal early. Then put your body between them and the ball, take the first touch away from them, and shoot at once, low, without a swing. If there is no room, lay it back to a mate.',
  // How one stands
  standingFoot: 'Beside the ball, about a hand away, with the toes to where you want to shoot. If the foot is too far behind, the ball goes high; if the toes point to the side, the ball goes there too.',
  wallStance: 'Half sideways: hips a bit open, so that you see the wall and the space beside you, and on your toes with the knees bent. Turn to the wall only as you hit the ball, with the foot turned out.',
  armsLength: 'Yes, your arm: about as far as you reach with your arm stretched out, so one big step. Near enough that they feel you, far enough that they cannot just push the ball past.',
  bothFeetHow: 'Both, but begin with the weak one while you are fresh: three rounds with it alone, then two rounds of changing from foot to foot. When it can do about half of what the other does, change every time.',
  juggleForward: 'It flies away to the front when your toes point down or your knee is stiff. Lift the toes a bit, keep the ankle firm, bend the knee, and touch the ball under its middle when it is as low as your knee. One touch and catch, ten times, then two.',
  // Moves and clearing
  rainbowHitsMe: 'It hits you when the ball goes up behind you and not over you. Lean forward a little, roll it only half way up your calf, and flick it with the heel early and forward, then step on at once.',
  easyTrick: 'An easy one to show: the toe drag. Foot on the ball, pull it back with the sole, and push it away to the side with the inside of the same foot. It looks fast after ten tries.',
  cutInside: 'To cut inside run towards the outside first, slow down a bit, then push the ball to the middle with the foot that is further from the goal, two quick steps, and shoot low to the far corner. From the right side you go in with your left foot, from the left side with your right.',
  closeDribble: 'Small touches, one with nearly each step, so that the ball is never more than half a step away. Knees bent, look up between touches, and change speed: slow, slow, then fast into the gap. Bottles a step apart are good for it.',
  clearBall: 'To clear it: get your body behind the ball, hit it hard with the laces, and send it high, far and to the side, never across your own goal. If there is no time, kick it out over the side line: that is a good clearance too.',
  // Offside
  offsideWhyTwo: 'Because the rule counts all of them, and the keeper is one. The keeper is mostly there, so it means: one defender more must be near the goal line, or level with you. If the rule said one, you could wait alone in front of the keeper.',
  offsideNoTouch: 'No, just standing there is no offside. It counts only when you take part: you play the ball, go for it, stand in the view of the keeper or get in the way of an opponent.',
  offsideOpponent: 'No, that is no offside: when an opponent plays the ball to you on purpose, such as a pass back that is too short, you may take it. Only if the ball just bounces off one, or was a save, does it count as the pass of your mate.',
  // What to ask and how to begin
  askCoachWhat: 'Before or after practice, and calmly: “What should I work on so that I play more?” Or: “What do I have to do better to start?” Ask only about yourself and not about the other player, say thanks, and do just that for two weeks.',
  firstSteps: 'Welcome! Nobody can do it at first. A small plan with three easy drills, 5 minutes each: Bell Touches to feel the ball, Sole Rolls to move it, and Wall Passes for a pass that comes back. Slow is right, and three days a week are enough.',
  favouriteToo: 'I have none: I am a program and watch no matches. But yours is a good pick! Which move do you like most? I look for a drill for it.',
  restDayKickabout: 'Yes, a kickabout for fun is fine on a rest day: easy, short, no sprints and no drill to count. Only with pain or when the legs are heavy is it better to leave it.',
  noTrialInPlan: 'You are right: you have told me of no trial. It is simply a plan for a week. The free days are for the legs; say “also on Monday” and I put a day in.',
  formToLook: 'Look at four things: the standing foot is beside the ball with the toes to the wall, the other foot is turned out like an L, the ankle stays firm, and the ball rolls without spinning to the side. If it spins, the toes did the work.',
  keeperSmall: 'Being small is no reason to give up high balls: start one step earlier, take two quick steps, and jump off one leg with the other knee up and both arms stretched. Throw the ball high against a wall and take it at the top, twenty times. Calling “keeper!” early helps most.',
  cutInsideSteps: 'Step by step: touch the ball to the outside, plant that foot, then push it in to the middle with the other one. For the left foot come from the right side: two steps to the line, push it in with your left, one more touch, and shoot. Walk it ten times before you run it.',
  // Asked by children
  keeperDuel: 'One against one you make the goal small: come out quickly while the ball is away from their foot, and stop before they touch it again. Then stand big and low on your toes, hands at your sides, and wait: who goes down first has mostly lost. Go to the ground only for a ball that you can reach, with the hands first.',
  keeperDuelWhen: 'There is no number of seconds: watch the ball. Run out when it is a long touch away from their foot, or when you surely get there first. When they can touch it, stand still, low and big. You go down only when they look down to shoot or push it past you. Too far to get there? Then stay a few steps off your line and let them come.',
  keeperDuelChip: 'A chip is a danger only while you run at them or stand far out. So stop and stand up tall on your toes as soon as they look up, and do not go down early. Close to the ball there is no room to lift it over you. If it does go over, turn and run back at once: a chip is slow.',
  keeperLineOrOut: 'Run out when you can be first at the ball, or near it while it is away from their foot. Else stay a few steps in front of your line, small steps forward, and stop when they can shoot. Right on the line the goal is biggest for them, so it is out, stop, big, and wait. Decide once and do not turn back halfway.',
  bestInTeam: 'Good for you! You get better among slower ones by making it harder for yourself: weak foot only, one touch less, look up before each ball, or help somebody who finds it hard, as explaining makes you better too. Ask your coach for a harder task, or whether you may train with an older group now and then. At home work on the thing you like least.',
  bestInTraining: 'At team training give yourself a task that nobody else has: only two touches, only the weak foot, look over your shoulder before each ball, or win it back within three seconds. Ask your coach to be put with the strongest ones in pairs. And help a slower one: who explains it has to know it well.',
  worldRecord: 'World records I do not know by heart, and I tell no number that may be wrong: look it up with a grown-up. Your own best I do know, ask me for it, and one more than that is the record that counts here.',
  waitingInTraining: 'Waiting is dull, and you can use it: toe taps or small juggles with a spare ball, watch the best one in the row, or think of what you do next. Say to your coach kindly: “Could we have two rows, or more balls?” Many are glad of the hint.',
  kitForTraining: 'In your bag: boots, shin pads with long socks over them, shirt and shorts, something warm for a cold day, and a big bottle of water. Keepers bring gloves. A ball mostly is there, so ask whether you need your own. Write your name on all of it, and let a parent ask what the team gives you.',
  agOnGrass: 'One pair will do: AG boots are fine on dry or firm grass. On wet, soft grass you slip sooner, as their studs are short; only who plays on mud a lot needs a second pair. The other way round it does not work well: FG studs can stick in artificial grass, which is hard on knees and ankles.',
  sprintsPerWeek: 'Two days a week with sprints are enough, three at most, with an easy day between them. Team training with a lot of running counts as one of these. Fresh legs make you faster, and tired ones do not.',
  askingAnnoys: 'No, it is not annoying: coaches like players who want to get better. Ask once, in a quiet moment before or after training: “What should I work on so that I start?” That is better than “why not me?”. Then listen and show it, and do not ask again each week.',
  kickSideways: 'Because the ball goes where the spot that hits it pushes it. A toe is small and round, and hits the ball beside its middle, so it flies off. Three things keep it straight: your standing foot points where the ball shall go, your ankle is firm, and you hit the middle of the ball with the laces or the inside of your foot.',
  // A first match in goal
  firstMatchInGoal: 'It is normal to be nervous before a first match in goal, and nobody expects wonders. Before it let somebody roll and throw you ten easy balls. In it stand one or two steps in front of your line, hands ready, and get your body behind the ball; when you come out, shout “keeper!”. With the ball in your hands take your time. Each goal went past ten others first: one breath, and the next ball counts.',
  keeperConcedes: 'It will happen, as it does to every keeper in nearly every match, and ten others were there before you. Do the same each time: one breath, clap your hands, “next ball”, and get the game going again. If somebody moans, you need not answer. If it goes on, tell your coach, who can stop it in one sentence.',
  keeperFirstHardShots: 'Hard shots scare you less when you expect them: one small step forward, knees soft, both hands in front of your body. You need not catch them: push them to the side or down. Ask for soft shots in the warm-up and let them get harder slowly. Gloves help, and it is all right to say when it is too hard.',
  // Against an opponent
  defendStrong: 'Do not push back: be there earlier. Stand half beside and half behind them, an arm’s length away, and step in front just as the pass comes. If they already have the ball, stay low and on your feet, wait, and poke it away when it is far from their foot. Help from a mate behind you is no shame.',
  defendTurner: 'Leave one arm’s length, so that they cannot roll around you. Stand sideways, show them the side line, and wait: do not stab at the ball while their back is to you. The moment to go is when they turn and the ball is far from their foot. Call a mate to close the other side.',
  defendTricks: 'Look at the ball and not at the feet: the ball only moves once. Stay on your toes, sideways, two steps away, and take small steps back with them. Show them the outside. Go only when the touch is too long. A trick that you wait for has done nothing.',
  // A warm-up with the ball
  warmUpWithBall: 'Ten minutes with the ball:\n1. Two minutes of easy dribbling, with both feet and a few turns.\n2. Toe taps and sole rolls, 30 seconds each, twice.\n3. Passes with a partner or a wall, first slow, then with one touch.\n4. Four short runs with the ball, each one quicker.\n5. Before a match three or four easy shots.',
  // Gear
  turfShoes: 'For artificial grass take shoes with many short studs (TF), or AG ones for who plays on it often. FG boots for real grass get stuck in it, which is bad for knees and ankles, and some clubs do not allow them there. On hard pitches of plastic or ash TF is right too. A thumb’s breadth of room in front is enough.',
  shinPadsFit: 'They cover the shin from a hand above the ankle to a hand below the knee, lie close and do not slip in running. The size goes by the height, which stands on the pack. Under the sock, light ones are enough; for young children those with a soft guard for the ankle are good. In matches they are a must.',
  colaWhyNot: 'Because of the sugar and the caffeine in it: first you feel awake, soon after tired, and your thirst stays. Caffeine also keeps children from sleeping well. A glass at a birthday is something else than before a match.',
  whyShinPads: 'Because a kick at the shin hurts a lot and can break it, and there is hardly any muscle in front of the bone. The rules of the game ask for them too: without them the referee lets nobody play.',
  // Accounts
  oneAccountEach: 'Better one account each: in a shared one the numbers, streaks and cards of both would mix. A nickname and an email address are enough. On one device one player is signed in at a time: sign out in Profile, and the other one signs in.',
  teamAccount: 'No, each player needs an account of their own: in one for all, numbers, streaks and cards would mix, and there is no account for trainers. What works: each one makes an account with a nickname, younger ones with their parents, and all write the same team name in Profile. The leaderboard of teams then adds up what they practice.',
  // Data
  dataKept: 'What you save is kept on the server of this app, for you: there are no ads and no trackers, nothing is sold, and players cannot see it. On the leaderboards others see nickname, picture, level and practice numbers, if you are shown there. Videos stay on your device unless you send one. What else may leave the server here stands on the page “For parents” in Settings, and there you can also download or delete all of it.',
  dataForParent: 'It is kept on the server of whoever runs this app: email address, nickname, practice and the latest talks with me. No ads, no trackers, nothing is sold. An outside AI never gets name, email address or team, and under 13 nothing at all without a parent’s recorded yes; the same goes for sending a video. Which outside services are switched on here at all, such as for mail or storage, stands on the page “For parents” under “What leaves this server”, with the way to download or delete everything.',
  videoForParent: 'At first nobody: a video stays on the device, and the review is made there. Only if it is sent on purpose does the server look at it, under 13 only with a parent’s yes, and it is deleted within 24 hours unless it is kept on purpose. No other player ever sees it. Who runs this server can see what is on it, as on any server: the page “For parents” names them.',
  // Rules by age
  offsideByAge: 'Mostly not with the youngest: up to about eight there is hardly ever offside, at nine and ten it depends on the league, and from about eleven, on the bigger pitch, it counts nearly everywhere. Your coach knows how it is in yours.',
  backPassByAge: 'From about eleven it counts nearly everywhere. Below that many leagues let the keeper pick up every ball, and some already have the rule. Ask your coach how it is in yours.',
  playersByAge: 'It grows with the age and is a little different in each country: up to eight mostly three to five on each side, at nine and ten mostly seven, at eleven and twelve mostly nine, and from 13 eleven.',
  ballByAge: 'Size 3 up to about eight, size 4 from nine to about 13, size 5 from about 14. For children there are light balls in these sizes, which are kinder to feet and heads.',
  headingByAge: 'Many associations leave headers out of training up to about twelve, and begin after that with soft balls and few of them. Here I show none below 13. What your team does, your coach decides with your parents.',
  subsByAge: 'In children’s football there is mostly no limit: who comes off may come on again, and everybody should play. From about 13 leagues set a number. Yours has it in its rules, and your coach knows it.',
  // Beside training with a team
  sprintsWithTeam: 'That works, if they come first: six short sprints after the warm-up, while your legs are fresh, and then the training. After a hard training not any more: tired sprints do not make you faster. A day with a lot of running in training counts as a sprint day.',
  strengthWithTeam: 'On the same day rather after training, or some hours before it, so that you play with fresh legs; best is another day. Two short rounds a week are enough, and none on the day before a match.',
  drillsWithTeam: 'On the same day is fine: five to ten easy minutes with the ball, best before training and never until you are tired. Training with the team counts as your practice of that day, so it is no must, only for your streak one saved session is needed.',
  // A drill for the subject of the talk, alone
  soloDefending: 'Alone you train the feet of a defender: quick steps to the side and back, a turn, and the first three fast steps. Stay low and look up while you do it. Staying in front of a real opponent you then try in training.',
  soloFirstTouch: 'Alone it works with a wall, or by throwing the ball up: let it come, pull the foot back a little as it arrives, and put it to the side where you want to go. Ten with each foot, then a bit harder.',
  soloShot: 'Alone it works with a wall or an empty goal: put the ball down, standing foot beside it, ankle locked, through its middle. Ten clean ones are worth more than thirty hard ones. Fetching the ball is your break.',
  soloPressed: 'Alone you train turning away: dribble at a cone as if it were a defender, put your body between, drag the ball back and go off to the other side. Look over your shoulder before each turn.',
  soloFitness: 'Alone short hard bits with breaks help most: 30 seconds fast, 30 seconds easy, eight times, with feet or ball. Twice a week is enough, and never on the day before a match.',
  soloMidfield: 'Alone it works with a wall: look over your shoulder, play the ball against it, take it half turned and go off with the second touch. Once to the left, once to the right.',
  soloKeeper: 'Alone you train hands and feet of a keeper: throw the ball against a wall and catch it in front of your body, ten low, ten at chest height; let it drop and catch it again; and pass with both feet, as keepers need that most.',
  soloPassing: 'Alone the wall is your partner: five big steps away, inside of the foot, ankle locked, and the ball has to come back so that you need no step. Count how many come back clean.',
  soloDribbling: 'Alone it works with two or three things to go round: small touches, head up between them, and a change of speed behind each.',
  soloWeakFoot: 'Alone it works best, as nobody sees the first tries: ten soft passes against a wall with the weaker foot only, then ten touches to the side, then again.',
  soloSpeed: 'Alone it works anywhere: quick small steps on the spot or over lines for five seconds, then three or four full steps out of it, and walk back. Six times, with a minute of rest each.',
  // Said beside: a goal with the weaker foot, a star, growing and weights, a word of trainers
  goalWithThatFoot: 'With that foot even! Then it has grown braver too. What did it look like: did you shoot at once, or did you have time?',
  asGoodAsStar: 'Nobody can promise that, and nobody can rule it out. What they all did as children: many touches, on most days, because it was fun. 15 to 25 minutes on three to five days a week make you clearly better than you are now, and that is the comparison that counts.',
  strengthAndGrowing: 'Strength training does not stop anybody from growing: that is an old tale. With the own body weight it is fine at any age; weights come later, light ones, with an adult who knows about it and watches. What harms is too heavy, too often, or going on when it hurts. Squats, lunges and planks twice a week are a good start.',
  transitionMeans: 'That means the moment after the ball changes sides: you lose it and at once you defend, or you win it and at once you run forward. To be slow at it mostly means to stop and look for two seconds. Practice it so: after each shot or lost ball three fast steps at once, before you think about it.',
  keeperLegsPros: 'Yes, all of them, also those on TV: a leg that steps out leaves a gap for a moment, and good strikers wait for it. They do not stop it altogether; they keep their feet closer on low shots and have the next ball in mind.',
} as const;

export type CoachDetailFollowUpLine = keyof typeof coachDetailFollowUpLines;
