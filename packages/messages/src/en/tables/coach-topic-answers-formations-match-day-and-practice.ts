/** What the coach says before and about a match or a trial, and of where and how practice goes: two ways of each. */
export const coachTopicAnswersOfFormationsMatchDayAndPractice = {
  matchMorning: [
    'On the morning of a match: get up in good time, and two to three hours before kick-off eat a breakfast that you know, with water. Pack your bag: boots, shin pads, kit, bottle. A few easy touches are fine, no hard training, and be there early enough to warm up in peace.',
    'That morning there should be no hurry: up early enough, porridge, bread or a banana two to three hours before, and water. Check your bag, play a few soft passes, and arrive early. One small aim for the match is enough.',
  ],
  earlyMatchFood: [
    'When the match is very early, eat well the evening before: pasta, rice or potatoes. In the morning take something small that you know, such as toast with honey, a banana or a little porridge, about an hour before, with some water. The real breakfast comes after the match.',
    'So early there is no time for a big meal: a proper dinner the evening before, and in the morning a banana, toast or a few spoons of cereal an hour before kick-off, and water. Get up early enough to eat it calmly, and have breakfast afterwards.',
  ],
  worseInMatches: [
    'That is very common. In a match there is pressure, you have less time, and opponents want the ball too; in training you mostly know what comes next. You are not worse. Take one small task into the next match: look over your shoulder before each ball comes. When that works, take the next one.',
    'Because a match is another thing: less time, opponents who press, people who watch, and it counts, which makes head and legs tight. Choose one small task for the next one, like a simple first pass each time you get the ball, and judge yourself by that alone.',
  ],
  formationFive: [
    'For five a side take a keeper and 1-2-1: one at the back, two on the sides, one in front. Whoever has the ball then has somebody to pass to on each side and ahead. The two on the sides run back when you lose it.',
    'Keeper and 1-2-1, a diamond: it covers the small pitch best and makes triangles for passes. If you are under pressure all the time, 2-2 is safer. Swap places often, because everybody attacks and defends.',
  ],
  formationSix: ['For six a side take a keeper and 2-2-1: two at the back, two in the middle, one in front. Everybody has somebody beside them.', 'Keeper and 2-2-1 suits six: two lines of two and one in front. With 1-3-1 you attack more and stand less safely.'],
  formationSeven: ['For seven a side most teams take a keeper and 2-3-1: two at the back, three across the middle, one in front. The three help both ways, so there is always somebody near.', 'Keeper and 2-3-1 is a good one for seven: it has width, and the middle is never empty. With 3-2-1 you stand safer and attack less.'],
  formationEight: ['For eight a side a keeper and 3-3-1 is a good one: three at the back, three in the middle, one in front who gets help from both sides.', 'Keeper and 3-3-1 for eight: clear lines, and wide players on both sides. With 2-3-2 you have one more in front.'],
  formationNine: ['For nine a side a keeper and 3-3-2 is simple and good: three at the back, three in the middle, two in front. With 3-2-3 you get more wide players in attack.', 'Keeper and 3-3-2: each line has enough players, and everybody knows who is beside them. If your wingers like to run, try 3-2-3.'],
  formationEleven: ['For eleven a side 4-3-3 is a good start: four at the back, three in the middle, three in front, with somebody wide on each side. 4-4-2 is simpler to learn and safer. The best is the one that suits your players.', '4-3-3 or 4-4-2: the first has more players in attack, the second two clear lines of four. Choose by who you have.'],
  formationAny: ['It depends on how many you are, each with a keeper: 1-2-1 for five a side, 2-3-1 for seven, 3-3-2 for nine, 4-3-3 for eleven. None wins by itself: the best is the one in which everybody knows their place.', 'With a keeper behind: five a side 1-2-1, seven 2-3-1, nine 3-3-2, eleven 4-3-3. They spread you out well, and you can always change it.'],
  trialFocus: [
    'Until a trial polish what you can do already. First your first touch and passing with both feet, then dribbling past somebody and a clean finish, and a few short sprints. Three or four short sessions a week are enough, and the last day only easy touches. On the day coaches also look at how you run back, talk and go on after a mistake.',
    'Put your time into these, in this order: first touch, passes with both feet, one move that works, shooting, short sprints. Fifteen to twenty minutes on three or four days a week, and rest before the day itself. No new tricks now: what you can do safely is what you show.',
  ],
  mistakeFear: [
    'Then it is one mistake, and the match goes on: everybody makes many in each match, the best players too. Have two words ready, “next ball”, run back three steps, and play a simple pass next. What you do after it is what your coach looks at.',
    'You will make some, because everybody does, and nobody thinks about them as long as you do. Breathe out once, say “next one”, and do something easy: win a ball back, play a short pass. Who never makes a mistake never tries anything.',
  ],
  noBallIndoors: [
    'Then train your feet without a ball, as quick feet need none: 20 seconds of small fast steps on the spot, side steps along a line, hops from one foot to the other, then balance on one leg. Clear the floor first, and wear no socks that slip. {drill} goes on a strip of tape, too.',
    'That is a fair rule, and footwork needs no ball: lay a short ladder of tape on the floor, two feet in, two feet out, then sideways, 20 seconds each with a rest between. After that 30 seconds on one leg, and change. {drill} is made for that.',
  ],
  losesBallAtCones: [
    'Take smaller touches: one at every step, so that the ball is never more than half a step away, and go slower until you get through without losing it. Use the foot that is further from the cone, and bend your knees. The speed comes by itself later.',
    'It gets away because the touches are too big for your speed. Walk it first, a soft touch with each step, ball close, round each cone with the far foot. Set the cones two big steps apart, and closer once that works.',
  ],
  weakFootEqual: [
    'That takes months, and perhaps they never get quite equal: most professionals have a stronger foot too. But after three or four weeks, 5 minutes on three days a week, you notice a difference. A weaker foot that you can trust for a pass and a shot is the aim.',
    'As good as the other one: months or years, and maybe never quite. You feel a first difference after three or four weeks with 5 minutes on three days a week, and your numbers for that side show it. It need not be equal to help you in a match.',
  ],
  dip: [
    'A ball dips when it turns forwards, or hardly turns at all. Hit it hard with your laces just below its middle, ankle locked and knee over the ball, and pull your foot up along its back so that it rolls forwards in the air. With no follow-through and no spin it wobbles and drops instead, like a knuckleball. Ten tries are enough for a day.',
    'For a dip you need topspin: a straight run-up, standing foot beside the ball, laces through the back of the ball and upwards, your body over it. Leaning back sends it over. Begin softly against a wall or a fence and watch which way it turns.',
  ],
  scaredOfHeaders: [
    'Being scared of that is normal, many players are, and nobody has to head a ball. I do not coach heading here: it is for your team’s coach, when you are old enough, with a soft ball and not often. Tell your coach how you feel; meeting a high ball with foot, thigh or chest is what you can practice now.',
    'That is a normal thing to be scared of, and you need not head: say so to your coach. No heading from me, for the sake of heads. High balls can be met with thigh and foot, and that helps you just as much.',
  ],
  nothingElseEarned: [
    'Here they are called tokens and XP: each saved session brings 10 tokens and 50 XP, and more for what you counted. Every 100 XP are a new level, and that pays 25 tokens. Tokens open packs.',
    'Stars or coins do not exist here, only tokens and XP: 10 tokens and 50 XP for each saved session, some more for your result, and 25 tokens for each new level. No money buys anything.',
  ],
  boardHidden: ['You are hidden right now: no other player sees you or anything of yours.', 'At the moment nobody sees you, because you are hidden from the boards.'],
  boardShown: ['You are shown on the boards right now.', 'At the moment others can see you on the boards.'],
} as const;
