/** What the coach says of food, drink and sleep. */
export const coachTopicAnswersOfFoodDrinkAndSleep = {
  bedtimeForKickoff: [
    'Be in bed by {bed}. With a kick-off at {kickoff} you get up at about {up}, with time for breakfast, and that way you sleep {hours} hours.',
    'For a kick-off at {kickoff} get up at about {up}, so that you can eat in peace. {hours} hours of sleep before that mean: lights out at {bed}.',
  ],
  halfTimeFood: [
    'At half-time water is what counts, in small sips. If you are hungry, half a banana or a piece of orange, nothing heavy: the break is short and a full belly runs badly.',
    'Drink some water first. A few bites of fruit are fine, such as banana or apple; keep bars, crisps and sweets for after the match.',
  ],
  tiredToday: [
    'When you are tired, less is right: a day off is fine, or a few easy minutes without going fast. Drink, eat something, and go to bed in good time. If you are tired every day, tell your parents.',
    'Tired legs and heads learn little, so take a rest day or do something very light. A good night helps more than any drill. If it stays like that for days, tell an adult at home.',
  ],
  eatWithLittleTime: [
    'With so little time only something small and light: a banana, a slice of bread or a few crackers, and some water. A whole meal would lie heavy; have that afterwards.',
    'Half a banana or a dry roll and a few sips of water are enough now. Eat properly after training.',
  ],
  screensAtNight: [
    'Put the screen away an hour before bed, best in another room: games keep your head awake. Up to 12 most need 9 to 11 hours of sleep, teenagers 8 to 10. The same bedtime each day makes it easier.',
    'Make the last game end an hour before bed, then do something calm: pack your bag, read, breathe slowly. Who sleeps 9 hours or more is quicker the next day. If you lie awake often, tell your parents.',
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
  heavyFood: [
    'Pizza, burgers and chips are fine now and then, but they lie heavy for hours, so not in the last three hours before you play. The evening before a normal plate of it does no harm; after the game it tastes best. Drink water with it.',
    'Now and then that is all right. Right before playing choose something lighter like pasta, rice, bread or a banana, two to three hours ahead; the heavy things are better after the game.',
  ],
  sleptBadly: [
    'After a short night take it easy: ten calm minutes or a rest today, and early to bed. Most children need 9 to 11 hours and teenagers 8 to 10. If you often sleep badly, tell your parents.',
    'One bad night is no harm, but today is no day for full power: something short and easy, water, and screens off early. If it happens a lot, talk to your parents about it.',
  ],
} as const;
