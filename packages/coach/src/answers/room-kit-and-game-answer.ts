import { drillOf, type Drill } from '@touchline/domain';
import { coachTalkFollowUpLines as lines, type CoachTalkFollowUpLine } from '@touchline/messages/coach-lines';
import { turnsBefore } from '../intents/turns-before.ts';
import { says } from '../question-parts/whole-word-pattern.ts';
import { matchDayTold } from '../talk-subject/match-day-told.ts';
import { DAYS_IN_WEEK } from '../text/weekday-names.ts';
import type { Asked } from './answer-context.ts';
import { drillsFor } from './choose-drill.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { footName, nameOf } from './phrasing.ts';

const STEPS_OF_ROOM = 2;
/** Quiet enough for a room: on the ground, with a ball, in two by two steps. */
const isForRoom = ({ space, equipment }: Drill): boolean => space.width <= STEPS_OF_ROOM && space.length <= STEPS_OF_ROOM && equipment.balls > 0 && !equipment.wall && !equipment.partner;

const MOST_TURNS_BACK = 4;
const LEFT = says('left', 'links', 'linke\\w*', 'linksfuss');
const SHOOTS = says('shoot\\w*', 'shots?', 'scor\\w*', 'schiess\\w*', 'schuss\\w*', 'abschluss\\w*', 'treff\\w*');

/** A drill for the foot that is named: of shots where the talk is of these. */
function footDrill({ asked, say }: Asked): Composed {
  const talk = [asked, ...turnsBefore(asked.before, MOST_TURNS_BACK)].map(({ words }) => words.join(' ')).join(' ');
  const drill = drillOf(SHOOTS.test(talk) ? 'target_shooting' : 'weak_foot_wall_pass');
  return withDrill(drill, [say(lines.footDrill, { foot: footName(LEFT.test(asked.words.join(' ')) ? 'left' : 'right'), drill: nameOf(drill.id) })]);
}

const EASY = says('easy', 'light', 'lightly', 'gentle', 'locker\\w*', 'leicht\\w*');
/** Why a day of a plan is an easy one, where that is asked; null for all else. */
export function whyEasyDay(day: number, { asked, say }: Pick<Asked, 'asked' | 'say'>): Composed | null {
  if (!EASY.test(asked.words.join(' '))) return null;
  const match = matchDayTold(asked.before);
  const isBeforeMatch = match === null ? OF_MATCH.test(turnsBefore(asked.before, MOST_TURNS_BACK).map(({ words }) => words.join(' ')).join(' ')) : match === (day + 1) % DAYS_IN_WEEK;
  return only(say(isBeforeMatch ? lines.whyEasyBefore : lines.whyEasyDay));
}
const OF_MATCH = says('match', 'game', 'spiel', 'turnier', 'tournament', 'cup');

/** Which foot is the strong one, beside what the profile says. */
function footTold({ asked, context, say }: Asked): Composed {
  const isLeft = LEFT.test(asked.words.join(' '));
  return only(say(context.favoriteFootChosen && (context.favoriteFoot === 'L') === isLeft ? lines.footToldSame : lines.footToldOther));
}

const IN_ROOM: ReadonlySet<CoachTalkFollowUpLine> = new Set<CoachTalkFollowUpLine>(['houseRoom', 'notIndoors', 'carpetIsFine', 'nearCar', 'somethingBroke', 'quickDrill', 'doneLater']);

/** The drill that a line proposes. */
function drillFor(line: CoachTalkFollowUpLine, { context }: Asked): Drill | undefined {
  if (IN_ROOM.has(line)) return drillsFor(context, { fits: isForRoom })[0];
  if (line === 'duelDrill') return drillOf('agility_ladder');
  if (line === 'scanDrill') return drillOf('one_touch_wall_pass');
  return line === 'soundsLikeToeTaps' ? drillOf('toe_taps') : undefined;
}

/** The answer of a line of rooms, shoes, games, duels and shots that names a drill or a foot; null for all other lines. */
export function roomKitAndGameLine(line: CoachTalkFollowUpLine, asking: Asked): Composed | null {
  if (line === 'footDrill') return footDrill(asking);
  if (line === 'footToldOther') return footTold(asking);
  const drill = drillFor(line, asking);
  if (line === 'streakUnkind' && asking.context.bestStreak === 0) return only(asking.say(lines.streakUnkindNone));
  return drill === undefined ? null : withDrill(drill, [asking.say(lines[line], { drill: nameOf(drill.id) })]);
}
