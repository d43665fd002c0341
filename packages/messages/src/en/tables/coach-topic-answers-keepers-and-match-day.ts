/** What the coach says to keepers, in the last hour before a match and at half-time, where there is no space, of rewards that others have, and of results and lives of stars. */
export const coachTopicAnswersOfKeepersAndMatchDay = {
  keeperKicks: [
    'For goal kicks and kicks out of the hand: run up at a slight angle, standing foot beside the ball, firm ankle, hit its lower half with the laces, and swing through towards the target. Ten calm ones to the same spot, and only then further. Clean reaches further than hard.',
    'Length comes from a clean hit and not from force: put your standing foot beside the ball, hit it with the top of your foot a little below the middle, and let the leg follow. From the hand drop it low instead of throwing it up. Count how many of ten fly to the same side.',
  ],
  keeperPair: [
    'Two of you can do a lot: one rolls and throws from five steps, ten balls to each side, then change. After that volleys into the hands, high balls, and at the end one against one with two small goals. Catching, not dropping, is what counts.',
    'Take turns: one is in goal, the other serves ten flat, ten bouncing and ten high balls, and you count what is held. Then pass to each other with both feet, as keepers need that too.',
  ],
  keeperHardShots: [
    'That fear is normal and gets smaller in steps: let somebody throw soft balls at you, then harder ones, then shots from far away, and come closer day by day. Hands in front of your body, fingers spread, eyes on the ball, and gloves on. Nobody has to hold a shot from three steps.',
    'Start with a soft ball and short throws, and go on only when it feels easy. Stand a little forward on your toes with your hands ready, as a ball that you expect hurts less. You say how hard, and you may stop.',
  ],
  noSpaceAtAll: [
    'Then today may be a day without the ball: it harms nothing. If you want to do something, stand on one leg while you brush your teeth, thirty seconds each side, or watch a match and see what one player of your position does.',
    'No place, no problem: a free day is part of practice. Plan when and where you can go tomorrow. Balance on one leg and a few slow squats need no more room than your own feet.',
  ],
  matchInAnHour: [
    'Now only easy things: a few sips of water, no big meal any more, shoes and shin pads ready, toilet. Twenty minutes before it starts jog, do some quick feet and short passes. Then one aim for the match: “first pass simple”.',
    'Pack nothing new into the last hour: drink a little, eat half a banana at most, get dressed in peace, warm up slowly and then faster, ten easy touches with each foot. Think of your first simple pass.',
  ],
  halfTimeDo: [
    'Drink in small sips, sit or walk slowly, and listen to your coach. Then take one thing into the second half, such as “look before the ball comes”. What went wrong is over.',
    'Get your breath back, drink, and say one good thing to a team mate. Choose a single aim for the second half and warm up your legs with a few quick steps before it starts.',
  ],
  streakFor: [
    'It shows on how many days in a row you practiced, and it has badges: for 3, 7, 14, 30 and 100 days. XP and tokens come from the sessions and not from it. Your longest one stays in your records.',
    'The streak is there to keep you coming back a little every day. There are badges for 3, 7, 14, 30 and 100 days; tokens and XP you get for each session, with a streak or without.',
  ],
  otherRewards: [
    'That does not exist here. There are XP and levels, tokens for packs, cards in the packs, and badges, which come by themselves: “All badges” in Profile shows what each one asks for.',
    'Nothing of that kind is here to win. What you can earn: XP, levels, tokens, the cards in packs, and the badges of your Profile, each with its own aim.',
  ],
  footballTrivia: [
    'Results, records and lives of players I do not look up, so I say nothing rather than something wrong. Ask at home, or look it up with an adult. Rules, words of football and practice are what I know.',
    'That I do not know for sure, as I look nothing up. What I can explain is a rule, a word of football or a move, and what I know exactly are your own numbers.',
  ],
} as const;
