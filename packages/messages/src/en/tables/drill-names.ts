import type { DrillId } from '@touchline/domain';

/** What every drill is called. Names are short, for they stand beside others; how a drill goes is in `drill-instructions.ts`. */
export const drillNames: Readonly<Record<DrillId, string>> = {
  bell_touches: 'Bell Touches',
  drop_catch_juggling: 'Drop-Catch Juggling',
  sole_rolls: 'Sole Rolls',
  toe_taps: 'Toe Taps',
  stop_and_go: 'Stop and Go',
  straight_line_dribble: 'Straight-Line Dribble',
  wall_passes: 'Wall Passes',
  target_shooting: 'Target Shooting',
  agility_ladder: 'Agility Ladder',
  recovery: 'Recovery',
  first_touch: 'First Touch',
  juggling: 'Juggling',
  thigh_to_foot_control: 'Thigh-to-Foot Control',
  cone_weaving: 'Cone Weaving',
  inside_outside_slalom: 'Inside-Outside Slalom',
  one_touch_wall_pass: 'One-Touch Wall Pass',
  weak_foot_wall_pass: 'Weak-Foot Wall Pass',
  drag_back: 'Drag-Back',
  outside_hook: 'Outside Hook',
  turning: 'Turning: Inside Hook',
  weak_foot: 'Weak Foot',
  ladder_in_in_out_out: 'Ladder In-In-Out-Out',
  pull_push_v: 'Pull-Push V',
  quick_touches: 'Quick Touches',
  t_dribble: 'T-Dribble',
  zig_zag_burst: 'Zig-Zag Burst',
  turn_and_pass: 'Turn and Pass',
  step_overs: 'Step Overs',
  laces_strike: 'Laces Strike',
  moving_ball_finish: 'Moving-Ball Finish',
  shuttle_5_10_5: 'Shuttle 5-10-5',
  cruyff_turn: 'Cruyff Turn',
  double_scissors: 'Double Scissors',
  la_croqueta: 'La Croqueta',
  weak_foot_corners: 'Weak-Foot Corners',
  around_body_juggling: 'Around-the-Body Juggling',
  create_a_combo: 'Create a Combo',
  driven_target: 'Driven Target',
  lofted_target: 'Lofted Target',
};

/** The names in every language that is at hand: a player may use any of them. */
export const drillNamesOfAll = [drillNames] as const;

/** What a drill is called; one that has left the catalogue keeps its id as its name. */
export function drillName(id: string): string {
  return Object.hasOwn(drillNames, id) ? drillNames[id as DrillId] : id;
}
