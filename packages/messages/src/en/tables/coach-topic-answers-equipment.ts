/** What the coach says of what is needed to practice, and of where to. */
export const coachTopicAnswersOfEquipment = {
  boots: ['No boots needed: trainers are fine on hard ground, in a hall and on dry grass. Boots with studs are for real grass only, and barefoot is not a good idea with a hard ball.', 'Normal sports shoes do for every drill. Studs are made for grass; indoors or on stone they slip and hurt.'],
  ballSize: ['In many countries it is size 3 up to about 8 years, size 4 up to about 12, and size 5 after that; your club knows what your league plays. For drills any ball that is not too hard is fine.', 'Size 3 for the youngest, 4 for most from about 8 to 12, 5 for older players. A smaller or softer ball is good for practice as well.'],
  otherBall: ['Yes, another ball works: a tennis ball or a small one is harder and sharpens your touch, and a soft or foam ball is best inside. Expect lower numbers with it at first.', 'Sure. Smaller is harder, softer is quieter. Just compare your results with the same ball.'],
  noCones: ['Bottles, shoes, stones or rolled-up socks are just as good as cones. And some drills need none.', 'You need no real cones: put down shoes, cups or socks. Or take a drill without them.'],
  noGoal: ['Two shoes make a goal, or a chalk mark on a wall that nobody minds. A small goal even teaches you to aim.', 'Put two bottles two steps apart: that is a goal. Aim at one side of it.'],
  shinPads: ['Alone you need no shin pads. In games and whenever others tackle, wear them.', 'For drills by yourself no; with other players yes, always.'],
  gloves: ['Keeper gloves are good for shots, but for drills with your feet you need none. In the cold thin gloves are fine.', 'No gloves needed here, unless your hands are cold or you stand in goal.'],
  gear: ['You need very little: a ball, some shoes with grip, a bit of free ground and water. A few drills want a wall or some cones, which bottles can be.', 'A ball and two square metres are enough for a start. Cones can be bottles, and a goal two shoes.'],
  alone: ['Yes, every drill in the list works alone: a wall or a cone stands for the other player.', 'All of them can be done by yourself, that is what they are made for.'],
  smallSpace: ['Little space is enough for close touches, taps and rolls: two by two metres will do. Keep it low and take no shots there.', 'On a small spot work on quick touches and soft rolls, without a kick. Two steps to each side are plenty.'],
  grass: ['Grass, a hall, a yard or a carpet: all work. The ball rolls faster on hard ground, so begin slower there, and never on a road or where cars are.', 'Any flat safe ground will do, far from cars. On grass you need a firmer touch, on stone a softer one.'],
} as const;
