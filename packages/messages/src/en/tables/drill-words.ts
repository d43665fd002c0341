import type { DrillId } from '@touchline/domain';

export interface DrillWords {
  /** Short, for it stands beside others. */
  readonly name: string;
  /** Three to five short steps that a nine-year-old can read. */
  readonly instructions: readonly string[];
  /** What to look at, each answering a common fault. */
  readonly coachingPoints: readonly string[];
  /** The smallest way to begin: the movement alone, slowly and without anything laid out. The coach says it. */
  readonly firstMove: string;
}

/** Everything that is said of a drill. What a screen needs of it is in tables of their own: `drill-names.ts` and those beside it. */
export const drillWords: Readonly<Record<DrillId, DrillWords>> = {
  bell_touches: {
    name: 'Bell Touches',
    instructions: [
      'Stand with your feet apart and the ball between them.',
      'Tap it across with the inside of one foot.',
      'Tap it back with the inside of the other: ding, dong.',
      'Stay in one place. Count every touch.',
    ],
    coachingPoints: [
      'Bend your knees and stay light on your toes.',
      'Small taps: the ball stays between your feet.',
      'Turn your toes out a little, ankle firm.',
      'Find a beat, then lift your eyes.',
    ],
    firstMove: 'One tap across, then stop the ball. One tap back, and stop it again.',
  },
  drop_catch_juggling: {
    name: 'Drop-Catch Juggling',
    instructions: [
      'Hold the ball in both hands and let it drop.',
      'Kick it up once, softly, with your laces.',
      'Catch it in front of your tummy.',
      'Do it with the other foot. Count a touch for every kick you catch.',
    ],
    coachingPoints: [
      'Bend your standing knee, as if you sat down a little.',
      'Keep your ankle firm and your toes up.',
      'Touch the ball low, near your foot, not near your knee.',
      'Keep your back still: the ball comes to your hands.',
    ],
    firstMove: 'Let the ball bounce once, kick it softly and catch it.',
  },
  sole_rolls: {
    name: 'Sole Rolls',
    instructions: [
      'Put the sole of one foot on top of the ball.',
      'Roll it sideways in front of you, to your other foot.',
      'Stop it there with the inside of that foot.',
      'Now that foot rolls it back. Count every touch.',
    ],
    coachingPoints: [
      'Roll with the front of your sole, softly over the top of the ball.',
      'Hop a little on your standing foot, with a soft knee.',
      'Stay over the ball, do not lean back.',
      'Look up while the ball rolls.',
    ],
    firstMove: 'Roll the ball a little to and fro under one foot. Then change feet.',
  },
  toe_taps: {
    name: 'Toe Taps',
    instructions: [
      'Put the ball in front of your toes.',
      'Tap the top of it with the sole of one foot.',
      'Hop and tap it with the other foot.',
      'Keep going without pushing the ball away. Count every touch.',
    ],
    coachingPoints: [
      'Touch the ball lightly, as if it were hot.',
      'Stay on the balls of your feet.',
      'Bend your knees a little and keep your back straight.',
      'Look up between taps.',
    ],
    firstMove: 'Tap the top of the ball with one foot and step back, ten times. Then the other foot.',
  },
  stop_and_go: {
    name: 'Stop and Go',
    instructions: [
      'Put three cones in a line, four big steps apart.',
      'Dribble to a cone and stop the ball with your sole.',
      'Stand still for one breath.',
      'Push the ball away and go fast to the next cone.',
      'Up and back is one run.',
    ],
    coachingPoints: [
      'Put your foot on top of the ball, heel low.',
      'Bend your knees to stop, like sitting down.',
      'Look up while you stand.',
      'Make the first push long and the first three steps fast.',
    ],
    firstMove: 'Walk with the ball, and stop it with your sole at every third step.',
  },
  straight_line_dribble: {
    name: 'Straight-Line Dribble',
    instructions: [
      'Put two cones ten big steps apart, with a line between them.',
      'Run beside the line and push the ball on with your laces.',
      'Touch it every second step, so that it stays close.',
      'Go round the cone and come back. There and back is one run.',
    ],
    coachingPoints: [
      'Point your toes down and push: do not kick.',
      'Keep the ball one step in front of you.',
      'Lean forward a little and bend your knees.',
      'Look ahead after every touch.',
    ],
    firstMove: 'Walk with the ball and touch it at every step.',
  },
  wall_passes: {
    name: 'Wall Passes',
    instructions: [
      'Stand about four big steps from a wall.',
      'Pass the ball to the wall with the inside of your foot.',
      'Stop it with one foot when it comes back.',
      'Pass it again with the other foot. Count every pass.',
    ],
    coachingPoints: [
      'Put your standing foot beside the ball, toes to the wall.',
      'Turn your passing foot out and keep the ankle firm.',
      'Take the ball softly: let your foot give a little.',
      'Stay on your toes, ready for the ball.',
    ],
    firstMove: 'Stand two big steps from the wall, pass softly and stop every ball.',
  },
  target_shooting: {
    name: 'Target Shooting',
    instructions: [
      'Make a goal with two cones in front of a wall.',
      'Put the ball eight big steps away.',
      'Run up and roll the ball between the cones.',
      'Get the ball, bring it back and shoot again.',
      'Count your goals. Too easy? Make the goal smaller.',
    ],
    coachingPoints: [
      'Look at the target, then at the ball.',
      'Your standing foot points where the ball will go.',
      'Lean over the ball to keep it low.',
      'Let your leg swing on after the shot.',
    ],
    firstMove: 'Stand only three big steps away and roll the ball in.',
  },
  agility_ladder: {
    name: 'Agility Ladder',
    instructions: [
      'Draw a ladder of eight squares with chalk, or lay one out with sticks.',
      'Run through it with one foot in each square.',
      'Jog back beside the ladder.',
      'Count every run. Do not step on the lines.',
    ],
    coachingPoints: [
      'Stay on the balls of your feet.',
      'Swing your arms as when you sprint.',
      'Take quick, small steps: quiet feet are fast feet.',
      'Look ahead, not down at your toes.',
    ],
    firstMove: 'Walk through it, one foot in each square.',
  },
  recovery: {
    name: 'Recovery',
    instructions: [
      'Walk with the ball for three minutes. Touch it with every part of both feet.',
      'Stop. Stretch each calf and each thigh for twenty seconds.',
      'Circle your hips and your ankles, slowly.',
      'Breathe out long. Count a touch now and then, or none at all.',
    ],
    coachingPoints: [
      'This is rest: you should be able to talk all the time.',
      'Stretch until you feel a pull, never a pain.',
      'Let your shoulders drop.',
    ],
    firstMove: 'Only walk with the ball, as slowly as you like.',
  },
  first_touch: {
    name: 'First Touch',
    instructions: [
      'Put two cones three big steps apart. Stand between them, facing a wall.',
      'Pass the ball to the wall.',
      'Take it with one soft touch to the cone on one side.',
      'Pass from there, so that it comes back to the middle.',
      'Now touch it to the other cone. Count every good control.',
    ],
    coachingPoints: [
      'Look over your shoulder before the ball comes.',
      'Meet the ball, then let your foot give: like catching an egg.',
      'Send it one step away, not under your body.',
      'Stay on your toes and turn your hips to where you go next.',
    ],
    firstMove: 'Throw the ball softly at the wall and stop it with the inside of your foot.',
  },
  juggling: {
    name: 'Juggling',
    instructions: [
      'Hold the ball in front of you and let it drop.',
      'Kick it softly up with your laces, to the height of your belly.',
      'Use one foot, then the other.',
      'If it falls, pick it up and go on. Count every touch.',
    ],
    coachingPoints: [
      'Point your toes a little up, so the ball spins back to you.',
      'Keep your ankle firm when you touch the ball.',
      'Bend your knees and stay on your toes.',
      'Give your weaker foot as many touches as the other.',
    ],
    firstMove: 'Drop the ball, touch it once with your laces and catch it.',
  },
  thigh_to_foot_control: {
    name: 'Thigh-to-Foot Control',
    instructions: [
      'Throw the ball gently up, as high as your eyes.',
      'Let it land on your thigh and sink your leg.',
      'It drops to your foot: take it down softly with the inside.',
      'Pick it up and use the other leg. Count a control for every ball that lies still.',
    ],
    coachingPoints: [
      'Lift your thigh flat, like a table, then lower it.',
      'Let your foot give, as if you caught an egg.',
      'Stand on a soft knee, arms out for balance.',
      'Watch the ball all the way down.',
    ],
    firstMove: 'Throw the ball up softly, let it land on your thigh and catch it.',
  },
  cone_weaving: {
    name: 'Cone Weaving',
    instructions: [
      'Put five cones in a line, two steps apart.',
      'Dribble past them: left of one, right of the next.',
      'Push with the inside of the foot that is farther from the cone.',
      'Go round the last cone and weave back.',
      'There and back is one run. Count your runs.',
    ],
    coachingPoints: [
      'Small touches: keep the ball one step away from you.',
      'Use both feet, one after the other.',
      'Bend your knees and drop a shoulder as you turn.',
      'Lift your eyes between the cones.',
    ],
    firstMove: 'Walk with the ball: one push to the left, one push to the right.',
  },
  inside_outside_slalom: {
    name: 'Inside-Outside Slalom',
    instructions: [
      'Put six cones in a line, one big step apart.',
      'Weave up with one foot only: inside, outside, inside, outside.',
      'Go round the last cone.',
      'Weave back with the other foot. There and back is one run.',
    ],
    coachingPoints: [
      'One touch at each cone, quick and soft.',
      'Turn your toes in for the outside, out for the inside.',
      'Bend your knees and stay over the ball.',
      'Look one cone ahead.',
    ],
    firstMove: 'Stand still: one touch with the inside, one with the outside of the same foot, ten times.',
  },
  one_touch_wall_pass: {
    name: 'One-Touch Wall Pass',
    instructions: [
      'Stand about three big steps from a wall.',
      'Pass to a spot on the wall in front of you.',
      'Do not stop the ball: pass it straight back.',
      'Right foot, left foot, right foot. Count every pass.',
    ],
    coachingPoints: [
      'Move your feet early, so that the ball comes to your foot.',
      'Bend your standing knee and lean a little over the ball.',
      'Short swing, firm ankle: the wall does the work.',
      'Stay on your toes between passes.',
    ],
    firstMove: 'Stop the ball first, then pass it again. Leave out the stop when ten passes are clean.',
  },
  weak_foot_wall_pass: {
    name: 'Weak-Foot Wall Pass',
    instructions: [
      'Stand about four big steps from a wall.',
      'Pass with the inside of your weaker foot only.',
      'Stop the ball with the same foot.',
      'Push it a little to the side and pass again. Count every pass.',
    ],
    coachingPoints: [
      'Put your strong foot beside the ball, knee bent.',
      'Turn the passing foot out and keep the ankle firm.',
      'Swing through low: your foot stays below your other knee.',
      'Slow and clean first, faster later.',
    ],
    firstMove: 'Stand two big steps from the wall and pass softly with your weaker foot, ten times.',
  },
  drag_back: {
    name: 'Drag-Back',
    instructions: [
      'Put two cones six big steps apart.',
      'Dribble to one cone and put your sole on the ball.',
      'Pull the ball back past you and turn after it.',
      'Push it away and go to the other cone.',
      'Change the foot you pull with. Count your turns.',
    ],
    coachingPoints: [
      'Sit down into the turn: bend both knees.',
      'Standing foot beside the ball, then pull.',
      'Turn to the side of the foot that pulls.',
      'Go away faster than you came.',
    ],
    firstMove: 'Keep the ball still. Put your sole on it, pull it back and turn after it, ten times with each foot.',
  },
  outside_hook: {
    name: 'Outside Hook',
    instructions: [
      'Put two cones six big steps apart.',
      'Dribble to one cone.',
      'Reach past the ball and hook it round with the outside of your foot.',
      'Burst away to the other cone and hook again.',
      'Change the foot you turn with. Count your turns.',
    ],
    coachingPoints: [
      'Turn your toes in and keep the ankle firm.',
      'Drop your hips low as you turn.',
      'Keep your body between the cone and the ball.',
      'Turn your head and shoulders first, then go.',
    ],
    firstMove: 'Keep the ball still. Reach past it and hook it round with the outside of your foot, ten times with each foot.',
  },
  turning: {
    name: 'Turning: Inside Hook',
    instructions: [
      'Put two cones six big steps apart.',
      'Dribble from one cone to the other.',
      'At the cone, hook the ball round with the inside of your foot.',
      'Speed up for three steps, then turn at the next cone.',
      'Change the foot you turn with. Count your turns.',
    ],
    coachingPoints: [
      'Slow down before you turn, speed up after it.',
      'Put your standing foot beside the ball and bend that knee.',
      'Reach round the ball and pull it back the way you came.',
      'Turn your head and shoulders first.',
    ],
    firstMove: 'Keep the ball still. Hook it round with the inside of your foot and turn after it, ten times with each foot.',
  },
  weak_foot: {
    name: 'Weak Foot',
    instructions: [
      'Put two cones three big steps apart.',
      'Use only your weaker foot, all the time.',
      'Dribble round the cones in the shape of an 8.',
      'Count every touch. Slow is fine: it gets better each week.',
    ],
    coachingPoints: [
      'Use the inside, the outside and the sole.',
      'Many small touches are better than a few big ones.',
      'Let your strong foot only stand and hop.',
      'Look up each time you pass the middle.',
    ],
    firstMove: 'Walk, and push the ball on with your weaker foot at every step.',
  },
  ladder_in_in_out_out: {
    name: 'Ladder In-In-Out-Out',
    instructions: [
      'Stand beside a ladder of eight squares, facing it.',
      'Step into the first square with one foot, then the other.',
      'Step back out, one foot, then the other, beside the next square.',
      'In, in, out, out, all the way. Jog back: one run.',
    ],
    coachingPoints: [
      'Stay on the balls of your feet, knees soft.',
      'Say it aloud: in, in, out, out.',
      'Keep your hips low and your back still.',
      'Slow and right first, then fast.',
    ],
    firstMove: 'Walk it and say the words: in, in, out, out.',
  },
  pull_push_v: {
    name: 'Pull-Push V',
    instructions: [
      'Put the ball in front of you, a little to the right.',
      'Pull it back to you with the sole of your right foot.',
      'Push it to the front left with the inside of the same foot.',
      'Now your left foot pulls and pushes. Every V is one move.',
    ],
    coachingPoints: [
      'Pull and push are one move: no stop between them.',
      'Hop on your standing foot, with a soft knee.',
      'Make the V wide: a defender must stretch for it.',
      'Look up when you push.',
    ],
    firstMove: 'Only the pull: sole on the ball, draw it back to you, ten times with each foot.',
  },
  quick_touches: {
    name: 'Quick Touches',
    instructions: [
      'Stand with the ball between your feet, knees bent.',
      'Tap it from the inside of one foot to the inside of the other.',
      'Creep forward a big step, then back, and never stop tapping.',
      'Go as fast as you can for sixty seconds, then rest. Count every touch.',
    ],
    coachingPoints: [
      'Stay on your toes: heels never touch the ground.',
      'Keep the ball under your body.',
      'Find a beat first, then make it faster.',
      'Lift your eyes for a moment every few touches.',
    ],
    firstMove: 'Tap slowly on one spot, one tap a second, without the steps.',
  },
  t_dribble: {
    name: 'T-Dribble',
    instructions: [
      'Set four cones in a T: start, middle, left end, right end.',
      'Dribble fast from the start to the middle.',
      'Turn left and go round the left cone.',
      'Cross to the right cone and go round it.',
      'Come back by the middle to the start. That is one run.',
    ],
    coachingPoints: [
      'Long touches on the straight, small ones before the turn.',
      'Drop your hips as you turn.',
      'Push off hard from your outer foot.',
      'Lift your eyes to the next cone.',
    ],
    firstMove: 'Walk with the ball, go round one corner and stop it.',
  },
  zig_zag_burst: {
    name: 'Zig-Zag Burst',
    instructions: [
      'Set five cones in a zig-zag, four big steps apart.',
      'Burst to the first cone with long touches.',
      'Slow down, cut with the inside of your foot, burst again.',
      'Dribble easily back to the start. That is one run.',
    ],
    coachingPoints: [
      'Three short steps to slow down, then cut.',
      'Bend the outer knee and push off from it.',
      'The first touch after the cut is the longest.',
      'Head up as you burst.',
    ],
    firstMove: 'Walk: three touches forward, then one cut with the inside of your foot.',
  },
  turn_and_pass: {
    name: 'Turn and Pass',
    instructions: [
      'Put a cone four big steps behind you. Face a wall.',
      'Pass to the wall and let the ball come back.',
      'Turn it with your first touch and dribble round the cone.',
      'Come back and pass again. Count every pass.',
    ],
    coachingPoints: [
      'Look over your shoulder before the ball comes.',
      'Stand half turned, so that you see wall and cone.',
      'Let the ball run across you to your back foot.',
      'Toes of the standing foot to the wall when you pass.',
    ],
    firstMove: 'Leave out the wall: roll the ball ahead of you and turn it with your first touch.',
  },
  step_overs: {
    name: 'Step Overs',
    instructions: [
      'Put a cone in the middle: it is a defender.',
      'Dribble slowly at the cone.',
      'Swing one foot round the front of the ball without touching it.',
      'Push the ball away with the outside of your other foot and go past.',
      'Turn and do it with the other foot. Count your moves.',
    ],
    coachingPoints: [
      'Swing from the inside to the outside, close to the ball.',
      'Drop your shoulder, so that the defender believes you.',
      'Do it two steps before the cone, not on top of it.',
      'Burst away: the first three steps are the fastest.',
    ],
    firstMove: 'Keep the ball still. Swing one foot round the front of it, ten times on each side. Then do it at walking pace.',
  },
  laces_strike: {
    name: 'Laces Strike',
    instructions: [
      'Make a wide goal with two cones in front of a wall.',
      'Put the ball twelve big steps away. Take four steps back.',
      'Run up from the side and strike through the ball with your laces.',
      'Stop the ball, put it back and strike again. Count your goals.',
    ],
    coachingPoints: [
      'Standing foot beside the ball, that knee bent like sitting down.',
      'Bring your heel back to your bottom, then swing.',
      'Toes down, ankle locked, hit the middle of the ball.',
      'Lean over the ball, so that it stays low.',
      'Swing on until your foot is above your other knee.',
    ],
    firstMove: 'Without a run-up: standing foot beside the ball, and strike it softly with your laces.',
  },
  moving_ball_finish: {
    name: 'Moving-Ball Finish',
    instructions: [
      'Make a goal with two cones in front of a wall. Start at a third cone.',
      'Push the ball ahead of you and run after it.',
      'Shoot while it rolls: do not stop it.',
      'Get the ball, dribble round to the start and go again.',
      'Count your goals.',
    ],
    coachingPoints: [
      'Last push to the side, so that your leg can swing.',
      'Standing foot lands beside the ball, not behind it.',
      'Look at the goal, then only at the ball.',
      'Lean over the ball and swing on through it.',
    ],
    firstMove: 'Push the ball one step ahead, walk after it and pass it into the goal.',
  },
  shuttle_5_10_5: {
    name: 'Shuttle 5-10-5',
    instructions: [
      'Put three cones in a row, five big steps apart. Start at the middle one.',
      'Sprint five steps right and touch the line.',
      'Turn, sprint ten steps left and touch the line.',
      'Turn and sprint back through the middle. That is one run.',
      'Walk until you breathe easily, then go again.',
    ],
    coachingPoints: [
      'Drop your hips low before you turn.',
      'Bend your knee over your toes: it must not fall inward.',
      'Push off from the outer foot.',
      'Pump your arms for the first three steps.',
    ],
    firstMove: 'Walk to the line, drop your hips low and turn. Then the other side.',
  },
  cruyff_turn: {
    name: 'Cruyff Turn',
    instructions: [
      'Put two cones six big steps apart and dribble to one.',
      'Swing your foot as if to pass, but do not touch the ball.',
      'Drag it back behind your standing leg with the inside of that foot.',
      'Turn after the ball and burst to the other cone.',
      'Change the foot. Count your turns.',
    ],
    coachingPoints: [
      'Make the fake big: arm up, head up.',
      'Put your standing foot beside the ball, knee bent.',
      'Turn your toes in and down to drag the ball.',
      'Drop your hips, then go away fast.',
    ],
    firstMove: 'Keep the ball still. Swing as if to pass, then drag it back behind your standing leg, ten times on each side.',
  },
  double_scissors: {
    name: 'Double Scissors',
    instructions: [
      'Put a cone in the middle: it is a defender.',
      'Dribble at it. Swing your right foot round the ball, inside to outside.',
      'At once swing your left foot round it too.',
      'Push the ball away with the outside of your right foot.',
      'Turn, and start with your left foot. Count your moves.',
    ],
    coachingPoints: [
      'Start three steps before the cone.',
      'Swing low and close round the front of the ball.',
      'Bend your knees and drop a shoulder with each swing.',
      'The ball rolls on while you swing: do not stop.',
    ],
    firstMove: 'Keep the ball still. Swing one foot round it, then at once the other one, ten times.',
  },
  la_croqueta: {
    name: 'La Croqueta',
    instructions: [
      'Put two cones four big steps apart, one a step to the side.',
      'Dribble straight at the first one.',
      'Slide the ball across with the inside of one foot.',
      'Push it past the cone with the inside of the other.',
      'At the next cone go the other way. Count your moves.',
    ],
    coachingPoints: [
      'Two touches, quick as one: tick, tack.',
      'Keep the ball close across your body.',
      'Bend your knees and step sideways with the ball.',
      'Wait until you are one step from the cone.',
    ],
    firstMove: 'Stand still: push the ball from the inside of one foot to the inside of the other, and step sideways with it.',
  },
  weak_foot_corners: {
    name: 'Weak-Foot Corners',
    instructions: [
      'Make a goal at a wall: a small gate in each corner, four cones.',
      'Use only your weaker foot.',
      'Shoot through the gate in one corner.',
      'Bring the ball back and shoot into the other corner. Count your goals.',
    ],
    coachingPoints: [
      'Standing foot beside the ball, knee bent, toes to the corner.',
      'Choose the corner before you look down at the ball.',
      'Ankle firm, chest over the ball.',
      'Let your leg swing on towards the corner.',
    ],
    firstMove: 'Go close and roll the ball in with the inside of your weaker foot.',
  },
  around_body_juggling: {
    name: 'Around-the-Body Juggling',
    instructions: [
      'Start to juggle.',
      'Send the ball round your body: right foot, right thigh.',
      'Over to the left thigh, down to the left foot.',
      'Back to the right foot and round again. Count every touch.',
    ],
    coachingPoints: [
      'Lift your thigh flat, like a table.',
      'Soft touches: no higher than your chest.',
      'Stand on a bent knee and keep your body still.',
      'Both sides get the same number of touches.',
    ],
    firstMove: 'One touch with the foot, one with the thigh, and catch. Then the other side.',
  },
  create_a_combo: {
    name: 'Create a Combo',
    instructions: [
      'Put three cones in a triangle, four big steps apart.',
      'Pick a move for each cone: a step-over, a V, a hook.',
      'Dribble round and do your three moves without a stop.',
      'Make a new combo: other moves, other foot, faster.',
      'Count each move that works.',
    ],
    coachingPoints: [
      'Slow before the move, fast after it.',
      'Bend your knees: low is quick.',
      'Lift your eyes between the cones.',
      'Try what you cannot do yet: that is how it grows.',
    ],
    firstMove: 'Take only two moves that you know well, at walking pace.',
  },
  driven_target: {
    name: 'Driven Target',
    instructions: [
      'Make a small gate with two cones at a wall.',
      'Stand twelve big steps away, a little to the right.',
      'Drive the ball low through the gate with your laces.',
      'Stop it when it comes back and drive it with the other foot.',
      'Count your goals: every ball through the gate.',
    ],
    coachingPoints: [
      'Standing foot beside the ball, that knee bent.',
      'Toes down, ankle locked, hit the middle of the ball.',
      'Chest over the ball to keep it low.',
      'Follow through straight at the gate.',
    ],
    firstMove: 'Go close and strike the ball softly and low with your laces.',
  },
  lofted_target: {
    name: 'Lofted Target',
    instructions: [
      'Mark two squares with four cones each, twelve big steps apart.',
      'Start in one square with the ball.',
      'Lift the ball through the air so that it lands in the other.',
      'Run after it and lift it back.',
      'Each ball that lands in a square is a goal.',
    ],
    coachingPoints: [
      'Come at the ball from the side.',
      'Standing foot beside the ball, knee bent.',
      'Hit under the ball with your toes pointed out.',
      'Lean back only a little and swing on upward.',
    ],
    firstMove: 'Without a run-up: foot under the ball, and lift it softly over a short distance.',
  },
};
