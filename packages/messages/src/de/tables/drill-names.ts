import type { DrillId } from '@touchline/domain';

/** What every drill is called. Names are short, for they stand beside others; how a drill goes is in `drill-instructions.ts`. */
export const drillNames: Readonly<Record<DrillId, string>> = {
  bell_touches: 'Links-rechts-Tipper',
  drop_catch_juggling: 'Kicken und Fangen',
  sole_rolls: 'Sohlenroller',
  toe_taps: 'Sohlentipper',
  stop_and_go: 'Stop and Go',
  straight_line_dribble: 'Dribbling geradeaus',
  wall_passes: 'Wandpässe',
  target_shooting: 'Zielschießen',
  agility_ladder: 'Koordinationsleiter',
  recovery: 'Erholung',
  first_touch: 'Ballannahme',
  juggling: 'Jonglieren',
  thigh_to_foot_control: 'Oberschenkel und Fuß',
  cone_weaving: 'Hütchenslalom',
  inside_outside_slalom: 'Innen-Außen-Slalom',
  one_touch_wall_pass: 'Direktpass zur Wand',
  weak_foot_wall_pass: 'Wandpass, schwacher Fuß',
  drag_back: 'Zurückziehen',
  outside_hook: 'Haken außen',
  turning: 'Drehen: Haken innen',
  weak_foot: 'Schwacher Fuß',
  ladder_in_in_out_out: 'Leiter rein-rein-raus-raus',
  pull_push_v: 'V-Zieher',
  quick_touches: 'Schnelle Ballkontakte',
  t_dribble: 'T-Dribbling',
  zig_zag_burst: 'Zickzack-Antritt',
  turn_and_pass: 'Drehen und Passen',
  step_overs: 'Übersteiger',
  laces_strike: 'Spannschuss',
  moving_ball_finish: 'Schuss aus dem Lauf',
  shuttle_5_10_5: 'Pendellauf 5-10-5',
  cruyff_turn: 'Cruyff-Drehung',
  double_scissors: 'Doppelter Übersteiger',
  la_croqueta: 'La Croqueta',
  weak_foot_corners: 'Ecken, schwacher Fuß',
  around_body_juggling: 'Rundum-Jonglieren',
  create_a_combo: 'Erfinde deine Kombi',
  driven_target: 'Flachschuss aufs Ziel',
  lofted_target: 'Heber ins Ziel',
};

/** The names in every language that is at hand: a player may use any of them. */
export const drillNamesOfAll = [drillNames] as const;

/** What a drill is called; one that has left the catalogue keeps its id as its name. */
export function drillName(id: string): string {
  return Object.hasOwn(drillNames, id) ? drillNames[id as DrillId] : id;
}
