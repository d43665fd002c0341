/** What the coach says to what parents, grandparents and trainers ask. `{child}` is "your child" or "your grandchild". */
export const coachLinesForParentsAndTrainers = {
  child: ['your child'],
  grandchild: ['your grandchild'],
  // How much practice
  amount: ['At {age} about {from} to {to} minutes at home on three to five days a week are right beside team training.', 'For {age} years it is {from} to {to} minutes at home, on three to five days a week.'],
  amountTeam: ['With {times} team trainings a week three short days at home are plenty.', 'Beside {times} team trainings three home days of {from} minutes are enough.'],
  amountDays: ['On {days} the team is the practice already, so leave the drills out there, or play five easy minutes if {child} asks for it.', 'Team training on {days} counts as practice: nothing at home then, or five minutes just for fun.'],
  amountFree: ['Keep one or two days a week with nothing at all. Tired legs, pain or no wish to play mean less.', 'One or two days a week stay free. Pain, tired legs or no wish to play are signs of too much.'],
  amountNow: ['In the last four weeks it was {minutes} minutes on {days} days here, about {weekly} minutes a week. For {age} years {low} to {high} a week are about right beside a team.', 'Here it was {minutes} minutes on {days} days in four weeks, so some {weekly} a week; {low} to {high} a week suit {age} years beside a team.'],
  amountNothing: ['In the last four weeks nothing was saved here. For {age} years {low} to {high} minutes a week are about right beside a team.'],
  isLess: ['So it is on the low side, and that is fine: one short day more a week is room enough, if {child} would like it.', 'That is rather little and nothing to worry about. One more day of {from} minutes would be a good step, if {child} wants to.'],
  isRight: ['So yes, that is about right.', 'That fits well: leave it as it is.'],
  isMuch: ['That is a lot: make one or two days free, above all with team training beside it.', 'It is on the high side. Take a day or two out, and look whether the joy stays.'],
  teamCounts: ['Team training and school sport come on top of these numbers, so with them less is enough.'],
  // Days with team training, and school sport
  restYes: ['Yes. Team training is the practice of that day, so nothing is needed at home on {days}. Three other days of {from} to {to} minutes are plenty, and one day stays quite free.', 'Yes, leave it out on {days}: the team is enough there. Practice on two or three of the other days, {from} to {to} minutes each, and keep one day free of all of it.'],
  restYesAny: ['Yes. Team training is the practice of that day, so nothing is needed at home. Two or three other days of {from} to {to} minutes are plenty, and one day a week stays quite free.', 'Yes, on a day with team training the drills at home can rest. If {child} wants the ball anyway, five easy minutes do no harm.'],
  schoolSport: ['Yes, school sport counts: it is load for legs and heart like any other. On a day with it five to ten easy minutes are enough, and with team training in the evening none at all.', 'It counts. A double lesson of sport is a practice of its own, so leave that day light, and free if there is team training too.'],
  otherSport: ['Yes, it counts as a day of sport, and it does a footballer good: balance, endurance and other movements. Keep the ball for a few easy minutes on such a day, or for another one.', 'It counts, and other sports are good for a player. On a day with one the drills can be short or wait.'],
  schoolSportMost: ['As a guide, all sport of a week together should not be more hours than years of age: at {age} that is {age} hours.', 'A simple limit for all of it, school and team too: at {age} years at most {age} hours a week.'],
  // Training a group
  sessionPlan: [
    'A plan for {minutes} minutes{group}:\n• {arrive} min arrival game: everybody dribbles in a square, on a call change the ball or stop it with the sole\n• {ball} min a ball each: turns and both feet through small gates, who passes most of them in a minute\n• {duel} min one against one to two small goals, short turns, new partner each round\n• {game} min small games, {sides}, two pitches side by side so that nobody waits\nDrinks in between. Explain in one sentence, show it, go.',
    '{minutes} minutes{group}, with a ball for as many as you can:\n• {arrive} min tag with the ball at the feet\n• {ball} min dribbling gates: right foot, left foot, then with a turn\n• {duel} min one against one, goals of two cones\n• {game} min {sides} on small pitches, no keeper, change the teams once\nEnd with the game, it is what they come for, and ask each what worked today.',
  ],
  sessionGroup: [' with {players} players'],
  sessionYoung: ['At that age no lines and no laps: stories work, such as sharks, traffic lights or treasure.'],
  sessionOlder: ['From about eleven add ten minutes of passing in threes with a look over the shoulder, out of the time for the ball.'],
  teachFirst: ['Show it once, slowly, with one sentence, then a game in which they need it; correct one thing only.', 'Little talk, many balls: one sentence, one look at it, and then a game that asks for it.'],
  teachPassing: ['Passing: in pairs through gates two steps wide, inside of the foot, standing foot beside the ball; who gets most gates in a minute. Then four against one in a square, and three against three where five passes count as a goal.', 'For passing: gates all over the field, pairs pass through as many as they can, first right, then left. Then a small game with a goal for four passes in a row.'],
  teachDribbling: ['Dribbling: everybody with a ball in a square, small touches, on a call turn or stop; then sharks, then one against one to two small goals.', 'For dribbling: gates to dribble through, ten in a minute, then with a defender in each second gate, then one against one.'],
  teachShooting: ['Shooting: two goals close together, a ball each, low into the corners with the inside, no lines longer than three. Then two against one with a finish.', 'For finishing: small goals, short ways, many goals. Low to the corner first, then with the laces, then after a one-two.'],
  teachTouch: ['First touch: in threes, one throws or passes, the next takes it sideways through a gate and passes on; both feet, every two minutes new. Then a game with two touches at most, three for beginners.', 'For control: pairs with gates on both sides of the receiver, who takes the ball through the one that is called. Then a small game.'],
  teachDefending: ['Defending: one against one in a lane, sideways on, an arm away, small steps, win it when the touch is long. Then two against two, with a point for a ball that is won.', 'For defending: slow the attacker down first, stand sideways between ball and goal, and wait. Short duels, change often, then two against two.'],
  teachHeading: ['Heading is left out before about 13, and many associations forbid it in practice for younger ones. Do throw and catch, and jumping and timing without the head.'],
  smallKeeper: ['Being small is no reason against it: children grow at their own time, and quick feet, courage and catching count more at that age.'],
  warmUpGame: [
    'Shark island: everybody dribbles in a square, two “sharks” without a ball try to kick balls out. Who loses the ball does five toe taps and is back in. Two minutes, new sharks. With beginners one shark, with strong ones a smaller square or the left foot only.',
    'Traffic lights: all dribble. Green is fast, yellow is small touches, red is a sole on the ball, “change” is take the ball of somebody else. The last one gives the next call. Five minutes, everybody has a ball, nobody is out.',
  ],
  mixedLevels: [
    'Keep one game for all and change the task, not the group: strong ones play with the weaker foot, with two touches, in a smaller square or against two; beginners get more room, more time and a bigger goal. Count against the own last number, never against each other. And let two strong ones show a move once: that keeps them busy and helps the others.',
    'Same drill, three steps: easy through wide gates, middle through narrow ones, hard with the weaker foot and a defender. Everybody chooses the step and may go up. In games give points by player, for example a strong one needs a pass before a goal. Mix the teams every time.',
  ],
  // Playing together
  playTogether: [
    'You can stand or sit for all of this:\n• 5 minutes: you roll the ball, {child} stops it with the sole and passes back, right and left in turn\n• 5 minutes: two shoes are a goal two big steps away; ten passes, count the hits, then one step further back\n• 5 minutes: you call “left”, “right” or “stop”, and the ball has to follow\n• 5 minutes: throw and control, you throw underarm to the knee, foot or thigh\nYou count and cheer, that is the best part.',
    'A game for two where you need not run: “Ten in a row”. {child} passes to you or to a wall from three big steps, and you stop the ball with the foot or the hand. Every clean pass is a point, at ten go one step back, at a miss begin again at five. Then the same with the other foot. It takes ten minutes, and you only count.',
  ],
  // How many are good
  passesInRow: ['There is no norm, but as a rough guide about {from} to {to} clean ones in a row are good at {age}.', 'Nobody measures that by age. At {age} {from} to {to} clean ones in a row would be a nice aim.'],
  passesOwn: ['In {drill} the best here is {best}, so the next aim is {next}. Beating the own last number counts more than any table.', 'The best here in {drill} is {best}: {next} would be the next step, and that is worth more than a comparison.'],
  passesNoOwn: ['Count once, and two more than that is the next aim.'],
  // Words for a child
  praise: [
    'Praise what {child} did, not what it is: “You tried the left foot again” carries further than “You are so good”. Be short, be honest, soon after it, and for trying too, not for goals alone. After a match one sentence is enough: “I love watching you play.”',
    'Say what you saw: “You looked up before that pass.” One true thing is better than ten big words, and effort, courage and helping others are worth more of it than the result. Ask too: “What are you proud of today?”',
  ],
  // A session on one skill: its parts in their order
  sessionOnSkill: [
    'A plan for {minutes} minutes{group}, in this order:\n• {arrive} min warm-up: {first}\n• {ball} min: {second}\n• {duel} min: {third}\n• {game} min small games, {sides}, two pitches side by side: {rule}\nDrink in between. One sentence, show it, go.',
    '{minutes} minutes{group}, one part after the other:\n• {arrive} min to arrive: {first}\n• {ball} min: {second}\n• {duel} min: {third}\n• {game} min {sides} on small pitches: {rule}\nA sip of water between the parts, and at the end ask each what worked.',
  ],
  passingFirst: ['in pairs with a ball, passing while walking and then jogging through the whole square, right and left foot'],
  passingSecond: ['pairs pass through as many gates of two steps as they can, inside of the foot, standing foot beside the ball; count the gates of a minute, four rounds'],
  passingThird: ['four against one in a square of eight steps, a new one in the middle every minute; who is free shows and calls'],
  passingRule: ['a goal counts double after four passes'],
  dribblingFirst: ['tag with the ball at the feet'],
  dribblingSecond: ['dribbling gates, right foot, left foot, then with a turn; count the gates of a minute'],
  dribblingThird: ['one against one to two small goals, short, a new partner each round'],
  dribblingRule: ['who dribbles past somebody before the goal gets two points'],
  shootingFirst: ['everybody dribbles, and on a call shoots low through a gate of cones'],
  shootingSecond: ['two goals near each other, low into the corners with the inside, no line longer than three'],
  shootingThird: ['two against one with a shot within five seconds'],
  shootingRule: ['first-time goals count double'],
  touchFirst: ['in pairs, throw and receive with thigh, instep and sole, then passes along the ground'],
  touchSecond: ['threes in a row: the one in the middle takes the ball sideways through a gate and passes on, a new one in the middle every two minutes'],
  touchThird: ['three against one, two touches each'],
  touchRule: ['two touches at most, three for beginners'],
  defendingFirst: ['shadow runs in pairs: one leads with the ball, the other stays an arm’s length away, side on'],
  defendingSecond: ['one against one in a lane of five steps, first slow down, then win the ball when the touch is too long'],
  defendingThird: ['two against two: one goes to the ball, the other covers'],
  defendingRule: ['each ball that is won is a point'],
  // A warm-up for what comes after it
  warmUpPassing: [
    'A warm-up with passes: numbers in a square. Groups of four with one ball, each has a number and passes to the next one while all keep moving, first with two touches, then with one, then backwards. Three minutes, a stretch and a sip, three minutes more with the weaker foot. Then everybody is warm and has passed fifty times.',
    'Passing gates to get warm: pairs jog through the square and pass through free gates of cones, no gate twice in a row. One minute right, one minute left, one minute as a race against the own number. Begin slowly and end fast, six to eight minutes in all.',
  ],
  warmUpShooting: ['A warm-up for shooting: everybody dribbles in front of small goals, on a call a short turn and a low pass into one. Two minutes easy, two minutes with the weaker foot, two minutes as a count. No hard shots before the legs are warm.'],
  warmUpTouch: ['A warm-up for the first touch: pairs, one throws or passes, the other receives with the sole, the inside, the thigh, always two steps into a new direction. Change each minute, six minutes, at the end with a race to a gate.'],
  warmUpDefending: ['A warm-up for defending: mirror game. In pairs, one dribbles slowly along a line and back, the other stays side on an arm’s length away, small steps, no tackle. Thirty seconds each, then tag in small squares, then the first easy duels.'],
  playersDoNotPass: [
    'Make the pass pay in the game: three against three, where a goal counts only after three passes, or two touches each in one half. Praise the pass and the run before it, not only the goal, and stop once to show who was free. Up to about nine years children mostly see the ball alone; that grows with time.',
    'Give them a reason to pass: small goals on both sides, a free player who is always with the team on the ball, a point for each pass through a gate. Few words, many tries, and afterwards ask them who was free. Young children keep the ball because they are learning it, which is fine.',
  ],
  playersMotivation: [
    'Much ball, no queues and many small games motivate most. Let them choose one game each session, name for each what went better, and finish with the game they like best. Who comes without joy for weeks is asked alone and kindly what is missing.',
    'Set goals they can reach today: two more passes in a row, one move tried in the game. Praise trying, let the quiet ones decide something too, and keep the talking short. If several are flat, make the session shorter and play more.',
  ],
  stickAtIt: [
    'Two minutes are a start: begin there. Set a clock to two minutes with something to count, stop while it is still fun, and next week make it three. Let {child} choose the drill, play along and lose now and then, and always at the same time of the day. A number to beat keeps longer than a reminder.',
    'Make it shorter than the patience lasts: three rounds of one minute, each with a count, and a different foot each round. Let {child} beat the own number or you, then stop. Praise coming back to it, and leave it for a day when it is a fight.',
  ],
  downOnItself: [
    'First let the feeling be: “That was annoying today, I see it.” Then one fact in place of “I am bad”: what was better than last week, or what was tried. Say “not yet” for “cannot”. Ask for one small thing for next time, and show that you like to watch, however it goes. If it stays sad for weeks, speak with the trainer or a doctor.',
    'Do not argue with “I am rubbish”. Listen, then ask: “What was one thing that worked?” Wait for it. Tell of a mistake of your own, laugh about it together, and praise the trying. The numbers here help too: they show how far it is from the first day. If it weighs for weeks and outside football, ask for help.',
  ],
  // The club
  whomAtClub: [
    'For playing time or practice: the trainer first, then the youth leader. For anything that feels wrong between an adult and a child, such as private messages, touching or shouting, go to the welfare or child protection officer of the club or to the board, and not to that adult. Note dates, keep messages, and believe {child}. If the club has nobody, the football association of your region has. In danger call the police.',
    'Ask for the welfare officer (child protection) of the club: the name stands on its page or is known to the board. That is the right person for everything you feel odd about. Speak without the trainer it is about, bring messages and dates. For ordinary questions it is the trainer and then the youth leader.',
  ],
  // Who sees what
  whoWrites: ['No: nobody can write to anybody here, no children and no adults. On the leaderboards others see the nickname, a drawn picture, level, days, drills and practice tokens, and no result, age or address; under 13 or without an age not even that, unless it was chosen.', 'No, players cannot message each other here, and nobody else can either. What others can see is the nickname on the leaderboards, with a drawn picture, level, days, drills and practice tokens. Under 13 it is hidden until somebody chooses to show it.'],
  shownNow: ['In this account it is shown at the moment; the settings can hide it.'],
  hiddenNow: ['In this account it is hidden at the moment.'],
  whoFilms: [
    'A video stays on the device for a review there. It leaves it only where somebody chooses to send it, under 13 only with a parent’s yes, and is then deleted within 24 hours unless it is kept on purpose. No other player ever sees it.',
    'No other player sees a video here. It is looked at on the device; to send it is a choice, under 13 with a parent’s yes, and a sent one is deleted within a day unless you keep it.',
  ],
  gamblingPacks: [
    'It is luck, but no money: a pack costs {cost} tokens, tokens come from practice only, and nothing can be bought, sold or won. In a pack is one card with a picture for the collection. The odds are shown before it is opened. If opening gets more important than playing, leave the packs closed for a while: nothing is lost.',
    'Like football cards it is chance which one you get, unlike them no money goes in: {cost} tokens from practice open a pack with one picture card, and cards have no worth outside. The odds stand beside it. You can agree on one pack a week, or on none.',
  ],
  // Kit
  shoes: ['A thumb’s breadth, about 12 millimeters, in front of the longest toe, a firm heel, no pressure at the sides; try on in the evening with football socks. No size to grow into: the foot slips, and it hurts. Feel with your thumb every two or three months. Astro or moulded soles suit most pitches, plain sports shoes are fine for the drills here.'],
  shoeSize: ['With a foot of {centimeters} cm it is about size {size} (European), a thumb’s room included.'],
  gloveSize: ['Measure from the middle fingertip to the wrist: {centimeters} cm is about size {size}. Makers differ, so look at their table, and take the bigger one of two.', 'With {centimeters} cm it is about size {size}; between two sizes the bigger one. Each maker has a table of its own, so check it.'],
  // Goals for a month
  monthGoals: ['Three goals for the month:', 'For the month these three:'],
  monthDrill: ['{drill}: from {best} to {next}', '{drill} {next} (best so far {best})'],
  monthDays: ['{days} days of practice, {from} minutes are enough on each'],
  monthFoot: ['the weaker foot in every second session'],
  monthFirst: ['one drill counted for the first time, so that there is a number to beat'],
  monthWrite: ['Write them down where they are seen; I cannot store them.', 'Put them on a note at the wall, as the app keeps no goals.'],
  // The weaker foot
  weakFootHelp: [
    'Five meters are enough. Five minutes, weaker foot only: passes from three big steps to you or a wall, stop with the sole, ten in a row. Then a game: goals with the weaker foot count double, and you use your worse foot too. Slow and clean, no word about power, and stop while it is fun. A few minutes three times a week show after some weeks.',
    'Make it a game in which the weaker foot is the clever one: two shoes as a goal, three steps away, only that foot scores. Begin with stopping and rolling the ball, then short passes, kicks come last. Say what worked, not which foot. Short and often: five minutes, three times a week.',
  ],
  // A group by its players and balls
  groupAny: ['For a group: twos or threes with one ball, so that nobody waits.', 'Split them into twos or threes with a ball, then all of them play all the time.'],
  groupPlayers: ['With {players} players make {pairs} pairs, or groups of three, with one ball each.', '{players} players: pairs or threes with a ball, no long lines.'],
  groupBallEach: ['With {players} players and {balls} balls everybody has a ball: use that first.', '{balls} balls for {players}: a ball each, so begin with everybody moving.'],
  groupPairs: ['{players} players and {balls} balls: that makes {pairs} pairs with one ball each (balls to spare: {left}).', 'With {balls} balls for {players} players take {pairs} pairs with one ball each (balls to spare: {left}).'],
  groupPairsAndThree: ['{players} players and {balls} balls: {pairs} groups with one ball each, pairs and one of three (balls to spare: {left}).'],
  groupSmallEven: ['{players} players and {balls} balls: {balls} groups of {each}, one ball each.'],
  groupSmall: ['{players} players and {balls} balls: {balls} groups of {low} to {high}, one ball each.', 'With {balls} balls for {players} players make {balls} groups of {low} to {high}, so that nobody stands in a line.'],
  groupOneBall: ['{players} players and one ball: play, with few on a side and short turns, and a small task for who waits.', 'With one ball for {players} players it is a game: small field, two minutes each, change.'],
  groupWhat: ['A form that works with this: in each group pass and follow the ball through a gate, then one in the middle who may win it, two minutes each. What do you want to practice: passing, dribbling, shooting, first touch or defending?', 'Take keep-ball in each group, one in the middle, and change every minute. What is it to be about: passing, dribbling, shooting, first touch or defending? Then I get more exact.'],
  groupWithoutBall: ['Who has no ball is the gate, the defender or the counter; change every minute.', 'The ones without a ball defend or count, and swap after a minute.'],
  groupFewGoals: ['For goals two cones, bags or shoes do. With one real goal let two groups take turns: one shoots, the other fetches and counts, change after six shots.', 'Make more goals of cones or bags. At the one real goal nobody should wait: two short lines from both sides, six shots each, then change.'],
  groupLength: ['Ten to fifteen minutes for one form, with one change after half of it: smaller, the other foot, or one defender more. When they stop trying, it was long enough.', 'About twelve minutes: two to explain and show, four rounds of two minutes with short breaks. Then on to the next, while it is still fun.'],
  groupGameAny: ['Yes, always a game at the end, a third of the time: small sides, two fields side by side, no keeper, and no breaks for talking.', 'End with small games, three or four on a side, for a third of the session. Mix the teams once.'],
  groupGameOne: ['Yes: {sides} on one small field, three minutes, then change the teams.', 'To finish {sides}, a small field, first to three goals, then new teams.'],
  groupGameTwo: ['Yes: {sides} on two fields side by side, so that all play; after four minutes change the opponents.', 'To finish two fields with {sides}, no keepers, four minutes each, then winners meet winners.'],
  groupGameOver: ['The one who is over plays with whoever has the ball, and changes after each goal.', 'Who is over is the joker of the side with the ball, a minute each.'],
  groupRain: ['Rain alone is no problem: shorter explanations, everybody in movement, a game more and no waiting, then dry clothes at once. With thunder or lightning all go in straight away. In a hall take smaller groups, a soft ball and flat passes.'],
  groupTold: ['Good to know. Tell me how many players and how many balls you have, and what it is to be about: passing, dribbling, shooting, first touch or defending. Or ask for a plan of an hour.', 'I can help with that. How many are there, with how many balls, and what do you want to practice? Then I name a form that fits, or plan the whole hour.'],
} as const;
