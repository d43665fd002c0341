/** What the coach says to short turns of children about rooms, shoes, small brothers and sisters, games for two, shots and duels. */
export const roomKitAndGameLines = {
  // At home
  houseRoom: [
    '{drill} fits there: small touches, the ball low, and no shots. Ask at home first, and put away what could break.',
    'Yes, {drill} works there if those at home say yes. Keep the ball under your foot, and make some room on the floor.',
  ],
  notIndoors: ['You are right, shots are for outside. Inside take {drill}: small touches, the ball low, and two steps of free floor.', 'True, that one is not for indoors. In a room {drill} is better: small touches and no shots.'],
  socksInside: [
    'In socks you slip on a smooth floor: barefoot or shoes with a clean sole are better there. On carpet socks are fine, with a soft ball and slow touches. Ask at home first.',
    'Socks are all right on carpet. On wood or tiles they slide, so go barefoot or take clean shoes. Soft ball, small touches, and ask at home.',
  ],
  carpetIsFine: ['Carpet is good, you do not slip so easily there. {drill} fits: slow touches, the ball under your foot.', 'On carpet that works well. Take {drill}, with a soft ball and slow touches.'],
  nearCar: ['Then only soft touches, away from the car, and ask at home first. {drill} keeps the ball under your foot.', 'Careful, the car would not like a shot. {drill} is calm enough for that: the ball stays under your foot.'],
  somethingBroke: ['Oops! That happens. Inside take a soft ball or rolled-up socks, and keep it under your foot: {drill} does just that.', 'Oh no! Tell them at home, and next time clear the floor first. {drill} with a soft ball is safer inside.'],
  garageWall: ['Yes, a garage wall or door is fine, when those at home and the neighbours agree. Draw a goal on it with chalk, aim low, and keep away from windows.', 'That works well, if you may use it. A chalk goal, low shots, and no windows near. Softly is enough for aiming.'],
  // Small brothers and sisters, and friends
  youngerMayDo: ['Yes, slowly and for fun: hold a hand, a soft ball, and a few touches are plenty for somebody that small. Stop while it is still fun.', 'With help, yes. A soft ball on the floor, one hand to hold, and you count aloud. A few touches are a lot at that age.'],
  youngerTold: ['Got it, still that small. With a soft ball the two of you can practice side by side, if you like.', 'Ah, so small still! At that age everybody wants to do what the big ones do.'],
  youngerJoins: ['Yes! Roll the ball to each other, let the little one tap it softly, and count for each other. Short and slow is best.', 'Sure, together is more fun. Take turns, you count, and keep it easy for the little one.'],
  accountForSibling: [
    'Each player needs an account and an email address of their own, so that numbers and streaks stay apart. Under 13 a grown-up makes it together with the child.',
    'Yes, with an account of her or his own: one address opens one account. Ask a grown-up at home to make it together.',
  ],
  noPhoneTurns: ['Then take turns at yours: one does the drill, the other counts, then you swap. Save only your own results, so that your numbers stay yours.', 'No problem, you can practice together all the same: count for each other. Only what you did yourself is saved for you.'],
  playAgainst: [
    'You cannot play against each other in here: everybody practices their own drills. What you can do is compare on the Leaderboard, and with the same team name in Profile you count together.',
    'Not in the app itself. But the Leaderboard compares days, drills and tokens, and next to each other you can count who gets more.',
  ],
  // Games
  gameAlone: [
    'Here is a game: put five bottles or shoes in a row and dribble around each of them and back. Count the seconds, and each one that you touch costs two more. Beat yourself three times.',
    'Try this: choose a song you like. How many touches do you get with the sole, left and right in turn, until it ends? Then the same song again, and beat it.',
  ],
  gameForTwo: [
    'A game for two: mark a small square, one ball. Keep it away from your mate with your body, and whoever wins it gets a point. First to five, then swap who begins.',
    'Put up two small goals of shoes, ten steps apart, and play one against one. A goal is one point, through the legs is two. First to five.',
  ],
  gameScore: ['Play to five, then swap and play again.', 'First to five wins. If you like it longer, make it ten.'],
  gameGoOn: ['All right. Have fun, the two of you!', 'No problem. Off you go, and tell me who won!'],
  // Duels
  stayOrBackOff: [
    'Both, it depends: with a quick one back off and keep two or three steps of room. Get close when the back is turned to you or the ball runs away from the foot. A slow one you can press at once.',
    'Back off while they run at you with speed, and slow them down. Go close when the first touch is big, or near your own goal, so that no shot comes.',
  ],
  duelDrill: [
    'With a mate: one dribbles, the other only goes backwards, side on, and may not tackle for five seconds. Then swap. Alone {drill} gives you the quick small steps for it.',
    'The best one needs two: your mate dribbles at you, you slow them down for five seconds without a tackle, then you may win it. Alone {drill} helps your feet.',
  ],
  // A move of a star
  starMove: ['I watch no games, so I cannot say which is their best. Which one did you see: a cut inside, a step over, a turn? Tell me, and I say how it goes.', 'As a program I see no matches. Name a move you like of theirs, such as a step over or a cut inside, and I help you to learn it.'],
  starMoveTeach: [
    'Gladly. A move that many wingers do is the cut inside: dribble wide, slow down a little, push the ball inside with the foot near the line, and go at once. If you mean another one, name it.',
    'Yes! Let us take the cut inside: run at the defender, look as if you go down the line, then push the ball inside and speed up for three steps. Did you mean another one? Then tell me its name.',
  ],
  starMoveTry: ['Do that, and tell me if it worked! Slowly on your own first, then with speed.', 'Good idea. A few times alone, then against somebody. Tell me how it went!'],
  // Shots
  bouncingBallShot: [
    'When the ball bounces, wait until it drops to your knee or lower. Knee over the ball, toes down, through the middle with your laces, and a short swing. Leaning back sends it over.',
    'Let it come down first: the lower you meet it, the easier. Body over the ball, firm ankle, short swing. Throw it up for yourself, let it bounce once, and try ten.',
  ],
  footDrill: ['For your {foot} foot I would take {drill}: slowly and cleanly first, then faster.', '{drill}, with your {foot} foot alone: ten clean ones, a short break, and ten more.'],
  footToldOther: ['Thanks for telling me! Then “Strong foot” in Profile is set the other way round. Change it there, and I know which foot is the weaker one.', 'Good that you say so. In Profile it stands the other way round under “Strong foot”: change it there, then my drills fit.'],
  footToldSame: ['Right, that is what stands in your Profile too.', 'Yes, I have it like that from your Profile.'],
  scanDrill: ['Yes, at a wall: after each pass turn your head, say a colour or a number that you see behind you, and be ready for the ball. Ten over each shoulder.', 'There is: {drill}, and before each ball comes back look over your shoulder once. With a friend who holds up fingers behind you it is even better.'],
  // Rules
  foulThrowOthers: ['The other team gets it: they take the throw-in from the same place.', 'The others get it, so no second try. They throw from where you did.'],
  ruleGot: ['Great, then you have got it! That one confuses even grown-ups.', 'Super! Now you can explain it to the others.'],
  ruleReally: ['Yes, really! Good to know for your next match.', 'Really! Many do not know that one.'],
  // Matches, plans and meals
  whyEasyBefore: ['Because your match is on the day after: easy touches keep your legs fresh for it, and something hard would make them heavy.', 'That is the day before your match. What you train then does not make you better by the next day, but tired legs are. So only easy touches.'],
  whyEasyDay: ['Easy days are there so that your legs can rest in between. What you practiced sinks in then, and you are fresh for the next one.', 'Because rest is part of it: after easy touches the next day goes better.'],
  matchOff: ['A match on hard frozen ground is often called off, but your coach, the club or the referee decide that. Ask your coach, mostly it is known in the morning.', 'That I cannot see. On ice or hard frozen ground nobody should play, and the referee or the club decide. Your coach hears it first.'],
  sweetCereal: ['A small bowl is fine, two to three hours before, with milk and a banana. Sweet ones keep you full for a short time only, so bread or porridge is better on a match day.', 'Yes, a bowl if you like it and your tummy knows it. For longer energy take bread or porridge as well, two to three hours before.'],
  quickDrill: ['{drill} is quick: five minutes, just you and the ball, nothing to set up.', 'Take {drill}, that is done in five minutes and needs hardly any room.'],
  doneLater: ['Good plan. Enjoy your meal first, and leave a little time after it. Then five minutes of {drill}.', 'Enjoy it! And when your tummy is no longer full: {drill}, five minutes.'],
  streakUnkind: ['I understand that, it is annoying when it was so many days. Your longest of {best} stays, and with one session today a new one begins.', 'That is a pity, yes. But nothing that you learned is gone, and your longest of {best} days stays in your records.'],
  streakUnkindNone: ['I understand that. With one session today a new one begins, and it grows with each day.', 'That is annoying, yes. Save a session today, and the first day of a new one stands.'],
  soundsLikeToeTaps: ['That sounds like {drill}: you tap the top of the ball with your sole, left and right in turn. Is it that one?', 'You mean {drill}, I think: the sole taps the ball on top, one foot after the other. Say “how does it go”, and I tell you the steps.'],
  // Shoes
  breakInShoes: ['Yes, a little: wear them at home for a few days, then in an easy training, and only then in a match. So nothing rubs.', 'Better so: a few short times at home or in easy training first. If they press after that, show them at home.'],
  shoesMustWait: ['Shoes that press should not wait so long, they rub and squeeze your toes. Ask at home whether an older pair of somebody or the swap box of your club can help until then.', 'Until then ask for a pair to borrow: a bigger cousin, a friend, or the swap box of the club. Tell them at home that your toes press.'],
} as const;
