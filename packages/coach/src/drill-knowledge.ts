import type { DrillId } from '@touchline/domain';

interface DrillKnowledge {
  /** What players also call it, in any language; none where they only use its name. */
  readonly alsoCalled: readonly string[];
  /** The drill with the same movement, or a part of it, that is easier; null where there is none. */
  readonly easier: DrillId | null;
  /** How many of its steps lay out the ground before the first move, where it is not one. */
  readonly setUpSteps?: number;
  /** Which of its points to look at, from 0, speaks of both feet. */
  readonly pointOfBothFeet?: number;
}

/** What the coach knows of a drill beyond its words. A new drill has to say it, or this does not compile. */
export const drillKnowledge: Readonly<Record<DrillId, DrillKnowledge>> = {
  bell_touches: { alsoCalled: ['bells', 'bell touch', 'foundations', 'glockentipper', 'glocken tipper'], easier: null },
  drop_catch_juggling: { alsoCalled: ['drop catch', 'drop catch jugling', 'drop and catch'], easier: null, setUpSteps: 0 },
  sole_rolls: { alsoCalled: ['sole roll', 'sohlenrollen', 'sohlenrolle'], easier: null },
  toe_taps: { alsoCalled: ['toe tap', 'toetaps', 'zehentipper', 'zehentippen', 'zehen tippen', 'zehentapper'], easier: null },
  stop_and_go: { alsoCalled: [], easier: null },
  straight_line_dribble: { alsoCalled: ['straight line'], easier: null },
  wall_passes: {
    alsoCalled: ['wall pass', 'passes na parede', 'wandpasse', 'wandpass', 'pases a la pared', 'passes contre le mur'],
    easier: null,
  },
  target_shooting: { alsoCalled: ['target shoot', 'shooting at a target'], easier: null, setUpSteps: 2 },
  agility_ladder: { alsoCalled: ['ladder drill', 'leiter ubung', 'leiterubung'], easier: null },
  recovery: { alsoCalled: ['recovery drill'], easier: null, setUpSteps: 0 },
  first_touch: { alsoCalled: [], easier: 'wall_passes' },
  juggling: {
    alsoCalled: ['gaberln', 'gaberl', 'juggle', 'juggles', 'jugling', 'jonglieren', 'jongler', 'jongles', 'jonglage', 'embaixadinhas', 'embaixadinha', 'dominadas', 'kick ups', 'kick up', 'kickups', 'keepy ups', 'keepie ups', 'keepy uppy', 'keepie uppie', 'keepy uppies', 'keepie uppies', 'keepy uppys', 'keepyuppies'],
    easier: 'drop_catch_juggling',
    setUpSteps: 0,
    pointOfBothFeet: 3,
  },
  thigh_to_foot_control: { alsoCalled: [], easier: 'drop_catch_juggling', setUpSteps: 0 },
  cone_weaving: {
    alsoCalled: ['cone weave', 'weaving', 'slalom', 'drible entre cones', 'conduccion entre conos', 'slalom entre les plots'],
    easier: 'straight_line_dribble',
    pointOfBothFeet: 1,
  },
  inside_outside_slalom: { alsoCalled: [], easier: 'straight_line_dribble' },
  one_touch_wall_pass: { alsoCalled: ['one touch wall passes', 'one touch passing'], easier: 'wall_passes' },
  weak_foot_wall_pass: { alsoCalled: [], easier: 'wall_passes' },
  drag_back: { alsoCalled: ['dragback', 'drag backs'], easier: 'stop_and_go' },
  outside_hook: { alsoCalled: ['outside hooks'], easier: 'stop_and_go' },
  turning: { alsoCalled: ['inside hook', 'inside hooks', 'turning'], easier: 'stop_and_go' },
  weak_foot: { alsoCalled: ['weak foot drill'], easier: 'sole_rolls' },
  ladder_in_in_out_out: { alsoCalled: [], easier: 'agility_ladder' },
  pull_push_v: { alsoCalled: ['pull push', 'v pull', 'pull push vs'], easier: 'sole_rolls' },
  quick_touches: { alsoCalled: ['quick touch'], easier: 'bell_touches' },
  t_dribble: { alsoCalled: ['t dribbles', 't dribbel'], easier: 'cone_weaving' },
  zig_zag_burst: { alsoCalled: ['zigzag burst', 'zig zag', 'zigzag', 'zickzack'], easier: 'cone_weaving' },
  turn_and_pass: { alsoCalled: [], easier: 'first_touch' },
  step_overs: {
    alsoCalled: ['step over', 'stepover', 'stepovers', 'ubersteiger', 'pedalada', 'pedaladas', 'passement de jambe', 'passement de jambes', 'passements de jambe', 'passements de jambes', 'bicicleta'],
    easier: 'turning',
  },
  laces_strike: { alsoCalled: ['laces strikes'], easier: 'target_shooting', setUpSteps: 2 },
  moving_ball_finish: { alsoCalled: ['moving ball'], easier: 'target_shooting' },
  shuttle_5_10_5: { alsoCalled: ['shuttle', 'shuttles', 'shuttle run', '5 10 5', 'pendellauf'], easier: 'agility_ladder' },
  cruyff_turn: {
    alsoCalled: ['cruyff', 'cruyff turns', 'cruyff drehung', 'cruif', 'cruijff', 'kruyff', 'cruff turn', 'cryuff'],
    easier: 'drag_back',
  },
  double_scissors: { alsoCalled: ['scissors', 'double scissor', 'doppelte ubersteiger'], easier: 'step_overs' },
  la_croqueta: { alsoCalled: ['croqueta'], easier: 'quick_touches' },
  weak_foot_corners: { alsoCalled: ['corners drill'], easier: 'target_shooting' },
  around_body_juggling: { alsoCalled: ['around the body', 'body juggling'], easier: 'juggling', setUpSteps: 0 },
  create_a_combo: { alsoCalled: ['combo', 'combos'], easier: 'step_overs' },
  driven_target: { alsoCalled: [], easier: 'laces_strike', setUpSteps: 2 },
  lofted_target: { alsoCalled: [], easier: 'laces_strike' },
};
