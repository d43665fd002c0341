/** What is asked in few words: bedtime before a match, tired today, the keeper at a penalty, which shirt number. */
export const coachTopicAnswersOfFoodPutDownsStreakAndMoves = {
  bedtimeForKickoff: [
    'Be in bed by {bed}. With a kick-off at {kickoff} you get up at about {up}, with time for breakfast, and that way you sleep {hours} hours.',
    'For a kick-off at {kickoff} get up at about {up}, so that you can eat in peace. {hours} hours of sleep before that mean: lights out at {bed}.',
  ],
  talkToCoach: [
    'Yes, do. Choose a quiet moment after training, not in front of the others, say in a sentence what you wish, and ask what you can work on for it. A parent may come with you if that makes it easier.',
    'Talking is the right way. Say calmly what you would like, listen to why it is as it is, and ask: “What do I have to show you?” If it feels hard by yourself, take a parent along.',
  ],
  halfTimeFood: [
    'At half-time water is what counts, in small sips. If you are hungry, half a banana or a piece of orange, nothing heavy: the break is short and a full belly runs badly.',
    'Drink some water first. A few bites of fruit are fine, such as banana or apple; keep bars, crisps and sweets for after the match.',
  ],
  whyNoOpinion: [
    'Because I am a program: I watch no matches and cheer for nobody, so any name I said would be made up. Who is it for you, and what do you want to learn from them?',
    'I have never seen anybody play, so I cannot judge it. Tell me which move of theirs you like, and I find a drill.',
  ],
  howAreYou: [
    'All good here, I am a program and always ready. What shall we look at: a drill, a plan or your numbers?',
    'Hi! I am a program, so always the same. What would you like to do today: practice something, make a plan, or see your numbers?',
  ],
  tiredToday: [
    'When you are tired, less is right: a day off is fine, or a few easy minutes without going fast. Drink, eat something, and go to bed in good time. If you are tired every day, tell your parents.',
    'Tired legs and heads learn little, so take a rest day or do something very light. A good night helps more than any drill. If it stays like that for days, tell an adult at home.',
  ],
  homework: [
    'Homework and school subjects are not my thing, ask a teacher or your parents. Football is: ten minutes with the ball make a good break. Shall I choose a drill, or make a plan that leaves room for school?',
    'I only know football, so for school work ask at home or in class. When it is done, I can choose a drill for you or make a plan round your school days.',
  ],
  keeperPenalty: [
    'At a penalty stay big and on the line, on your toes, and watch the standing foot of the shooter: it mostly points to the corner. Decide at the kick and not before, push off hard and go with both hands. Nobody expects you to save it, so you can only win.',
    'Wait as long as you can: arms wide, knees bent, one foot on the line. Look at the hips and the standing foot, then dive to that side with full force. Remember where each player shot last time.',
  ],
  keeperHighBall: [
    'For high balls call “keeper” early and loudly, run up to the ball instead of waiting, jump off one leg with the other knee up in front of you, and catch at the highest point with arms stretched. If it is crowded, punch it out to the side. Begin with balls that you throw up yourself.',
    'Go forward to the ball, take it as high as you can, both hands behind it, and pull it to your chest at once. When you cannot catch it, punch with both fists. Throw twenty to yourself, then ask somebody to throw them higher: the fear gets smaller with each one.',
  ],
  positionByBuild: [
    'Quick players often play on the wing or as full back, tall and strong ones as centre back or striker, who runs a lot and sees the pass in midfield, and who stays calm and brave in goal. Nothing of that is a must: try two or three of them, and ask your coach.',
    'As a rough guide: fast – winger or full back; small and good with the ball – midfield or wing; tall – centre back, striker or goal; never tired – midfield. Size changes while you grow, so try several.',
  ],
  whyWeakFoot: [
    'With two good feet you need no extra touch to turn to your better one: you pass and shoot sooner, you can go past on both sides, and nobody knows which way you go.',
    'Defenders push you to your weaker side. Who can pass and shoot with both feet cannot be pushed, is quicker by one touch, and can play on both sides of the pitch.',
  ],
  eatWithLittleTime: [
    'With so little time only something small and light: a banana, a slice of bread or a few crackers, and some water. A whole meal would lie heavy; have that afterwards.',
    'Half a banana or a dry roll and a few sips of water are enough now. Eat properly after training.',
  ],
  screensAtNight: [
    'Put the screen away an hour before bed, best in another room: games keep your head awake. Up to 12 most need 9 to 11 hours of sleep, teenagers 8 to 10. The same bedtime each day makes it easier.',
    'Make the last game end an hour before bed, then do something calm: pack your bag, read, breathe slowly. Who sleeps 9 hours or more is quicker the next day. If you lie awake often, tell your parents.',
  ],
  shirtNumber: [
    'By custom: 1 keeper, 2 right back, 3 left back, 4 and 5 centre backs, 6 and 8 midfield, 7 right wing, 9 striker, 10 playmaker, 11 left wing. No rule says so: take the one you like, if it is free.',
    'The old numbers are 7 for the right wing and 11 for the left, 9 for the striker, 10 for the playmaker, 6 and 8 for midfield, 2 to 5 for the defence and 1 for the keeper. You may wear any number that your team has left.',
  ],
  moveDirection: [
    'The other way than the feint shows: if {drill} pretends to go right, you take the ball away to the left, and the other way round. Push it past on the side of the foot that the other player stands on, and make two quick steps.',
    'Away from the side that you showed. Pretend right, go left; pretend left, go right. Take the ball with the outside of the other foot, into the free space, and speed up at once after {drill}.',
  ],
  bestDay: [
    'Your day with the most practice was {ago}: {minutes} minutes in {sessions} sessions.',
    'By minutes it was {ago}: {minutes} minutes, {sessions} sessions.',
  ],
  putDownByTeam: [
    'That was unkind, and I am sorry they said it. Whether you play is for you to say and not for them, and how good you can get is nothing that they know. Tell your parents, your coach or another adult you trust what was said. If you like playing, that is reason enough to go on.',
    'Nobody should say that to you, and it hurts. It tells nothing about how good you can get: everyone who plays began with mistakes. You need not bear it alone: tell a parent, your coach or a teacher, they can help. And you decide whether you play, not the others.',
  ],
  putDownByParent: [
    'That hurts, and all the more when it comes from home. Nobody can know how good you will get, and you may play just because you like it. Tell them in a quiet moment: “That makes me sad. I like playing.” If that is hard, tell another adult you trust: somebody in the family, a teacher, your coach.',
    'I am sorry, that hurts to hear. It says nothing about what you can learn: that grows with practice, a little each time. Say calmly how it feels, and if it goes on or you are scared to say it, tell another adult you trust. Football may be yours just because it is fun.',
  ],
  putDownByCoach: [
    'I am sorry, that hurts. One sentence does not decide how good you can get, not even when a coach says it. Tell your parents what was said: they can talk with the coach. If you want to know more, ask at a quiet moment: “What should I work on?”',
    'That was not kind, and it is not how a coach should talk to you. Tell your mum, your dad or another adult you trust. What you can do grows with practice, and whether you play is for you to say.',
  ],
  putDownTrue: [
    'No. Nobody can know today how good you will be, and unkind words measure nothing. What you learn shows in your own numbers over some weeks. If it stays in your head, tell an adult you trust about it.',
    'I do not think so: nobody can see how far you get, and saying it unkindly makes nothing true. Look at what you could not do a few months ago and can do now. Talk about it with somebody at home.',
  ],
  energyDrink: [
    'Better not: energy drinks are not for children and young people. The caffeine makes the heart race and spoils sleep, and nobody plays better with it. Water is enough, and your parents can tell you what else is all right.',
    'Leave energy drinks: with all that caffeine and sugar they are nothing for children and young people. For football water does it. If somebody at training drinks them, you need not.',
  ],
  sportsDrink: [
    'You do not need it: water is enough for practice and for a match. Some drinks with a famous name even have caffeine in them, so ask your parents before you drink one.',
    'Water does the same, and you need nothing with a famous name on it. Some kinds hold much sugar or caffeine: show the bottle to your parents first.',
  ],
  softDrink: [
    'Not right before you play or while you do: the sugar and the bubbles sit badly in your stomach. A glass with a meal now and then is for you and your parents to say. For football take water.',
    'Better water: fizzy and sweet drinks make you feel full and heavy when you run. After the match, with a meal, a glass is fine if your parents say so.',
  ],
  matchBreakfast: [
    'Toast or bread with honey or jam, porridge or cereal with milk, or a banana, two to three hours before, with a glass of water. Nothing greasy and nothing new on a match day. In the last hour only something small, like half a banana.',
    'For breakfast before you play: porridge or cereal, or bread with something light on it, and a banana, with water. Eat it two to three hours before, so that it has settled when you run.',
  ],
  streakAfter: [
    'Then it starts again at 1 with the next session that you save. Nothing else is lost: XP, level, tokens and cards stay, and your longest streak stays in your records.',
    'Only the count of days goes back: the next session you save is day 1. Your XP, level, tokens, cards and results all stay as they are.',
  ],
  streakStands: ['Yours stands at {streak} days.', 'Right now yours is {streak} days.'],
  streakLongest: ['Your longest so far is {bestStreak} days.', 'Your best is {bestStreak} days.'],
  boardNotXp: [
    'XP do not count there: the board goes by the days on which you practiced in that time, and then by how many drills. One short session on more days than the others gets you past them, however many XP they have.',
    'The board does not look at XP. It counts days of practice, then drills. So practice a few minutes on as many days as you can: that is how you get past somebody with a lot of XP.',
  ],
  videoFails: [
    'Try it once more like this: all of you in the picture from head to feet, good light, nobody else beside you, the phone still, and 15 seconds at most. If it fails again, load the page anew or try another browser or device, and show it to a parent.',
    'That is mostly the clip: too dark, too long, or a part of you outside the picture. Film up to 15 seconds from the side, whole body, in good light. If it still says failed, close other apps, load the page again or take another browser, and ask a parent to look.',
  ],
  moveTooFast: [
    'Then take the speed out. Stand still and do it ten times without moving on, with a loose ankle and small touches. Then ten times at walking pace. The speed comes last, after some days, by itself.',
    'Nobody is quick at it in the beginning. First ten times on the spot, as slowly as you need, the ankle loose; next while walking. Only when both touches are clean, make it a little faster.',
  ],
  moveCalled: ['That is called {name}.', 'The name for it is {name}.'],
} as const;
