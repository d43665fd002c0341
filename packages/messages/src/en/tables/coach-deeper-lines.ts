/** What is said to a turn that asks more closely of what the talk is about, by the subject and what is asked of it. */
export const coachDeeperLines = {
  // Offside
  offsideLevel: 'Yes, level is fine: if you are exactly beside the second-last defender when the ball is passed, you are onside. Only if your head, body or foot is nearer to the goal line is it offside.',
  offsideWhyThrowIn: 'Because a throw-in only brings the ball back into play: it is thrown with the hands and not far. If it could be offside, the other team would just move up and nobody near could take it. Goal kicks and corners have none either.',
  offsideWhy: 'Without that rule attackers would just wait in front of the goal for long balls, and nobody would play in the middle. So you have to be in time and clever, and not only far in front.',
  offsideExample: 'An example: your mate passes to you. Look at that moment: only the keeper is between you and the goal, no defender: offside. One defender and the keeper are there: not offside.',
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
  catchFoul: 'No. Going for the ball shoulder to shoulder is fair, but who runs or jumps into the keeper, pushes, or stops the keeper from getting to the ball commits a foul, and you get a free kick. Inside the small box the rule is the same as anywhere.',
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
  showYourself: 'Come early, be the first in every exercise, and call for the ball. Win it back at once when you lose it, help others, and ask the coach after training: “What do I need to play more?” Then show just that one thing for two weeks.',
  whyThere: 'Mostly because somebody had to step in and the coach trusted you with it, or to try you out in another place. It is no punishment, and what goes wrong there is not your fault. Ask in a quiet moment: “Why did you choose me for it?” and say where you like to play.',
  // Wall and counts
  wallDistance: 'For Wall Passes stand about four big steps from the wall, for One-Touch Wall Pass about three. If the ball comes back too fast, go one step further away; if it comes too slowly, one nearer.',
  wallAlone: 'Then the wall is your mate. Stand about four big steps away, pass the ball against it with the inside of your foot, ankle stiff, take it softly with one touch, and pass it again with the other foot. Count how many come back without a slip.',
  passesInRow: 'Ten clean passes in a row are a good start, twenty are strong, and thirty very good. Better than any number is one more than last time.',
  tapsBalance: 'Go slower: one tap, both feet on the ground, then the other foot. Keep your standing knee soft, your weight over that foot and your eyes in front. Hold on to a wall or a chair with one hand until it feels safe.',
  // Juggling
  juggleLow: 'Kick it only up to your knee: a small, soft touch with a stiff ankle, toes a little up. Let the ball drop low before each kick. The lower it stays, the less it can go astray.',
  juggleBalloon: 'Yes, a balloon is a good start and not for babies: it falls slowly, so you have time to get your foot under it, and nothing breaks. Then take a light or soft ball, and at last your football.',
  juggleOtherFoot: 'Because you use it less, so it does not know the movement yet: that is normal. Begin small: let the ball drop, one kick with that foot, catch. Ten times a day, and after some weeks it feels different.',
  juggleLoses: 'Then it flies to the side or too high. Touch it in the middle with a flat foot, lower than your knee, and stand on soft knees so that you can take a small step to it.',
  // Numbers
  toGoal: 'Your best in {drill} is {best}, so {missing} are missing to {goal}. Take the next small goal, {next}, and then the one after it. What helps most: {point}',
  toGoalTold: 'From {best} to {goal} in {drill} it is {missing} more. Take the next small goal, {next}, and then the one after it. What helps most: {point}',
  goalDone: 'You have that already: your best in {drill} is {best}. Your next goal: {next}.',
  // Food
  drinksNo: 'No, leave cola and energy drinks out: much sugar and caffeine, which is nothing for children and makes you tired later. Water is enough.',
  eatAfter: 'Noodles are a very good choice: within an hour or so, with some vegetables, cheese or meat and enough water. Your body fills up again with them.',
  eatBeforeMorning: 'For a kick-off in the morning have breakfast two to three hours before: bread, porridge or cereal, with water. If you are too nervous, a banana an hour before will do. The evening before a normal dinner.',
  // Growing
  growing: 'It may be: at your age heels and knees often hurt while you grow, and it mostly goes away by itself. But only a doctor can say whether it is that, so let it be looked at, and rest until then.',
  growingBad: 'You will not stop growing from it. But playing on while it hurts makes it last longer and worse, so rest until the doctor says how much is all right.',
  // Joy
  celebrate: 'Plan it with your team: run to the corner, arms wide, slide only on wet grass, a small dance or a high five for all. And be kind to the other team.',
  celebrateJump: 'The jump with the shout goes like this: run, jump off both feet, turn half around in the air, and land softly with legs and arms wide while you shout. Try it on grass first, and small.',
} as const;
