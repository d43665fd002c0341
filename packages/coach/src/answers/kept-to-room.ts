import { drillOf, type CoachIntent, type Drill } from '@touchline/domain';
import { coachIntentLines, coachSkillNames, coachTalkFollowUpLines } from '@touchline/messages/coach-lines';
import { turnsBefore } from '../intents/turns-before.ts';
import type { Asked } from './answer-context.ts';
import { drillsFor } from './choose-drill.ts';
import { type Composed, only, withDrill } from './composed-answer.ts';
import { inside } from './drill-choice-and-technique-answers.ts';
import { listed, nameOf } from './phrasing.ts';
import { fitsRoom, thereIn } from './training-space-and-gear.ts';

const ROOM = '(?:(?:bed|living|play)room|hallway|corridor|apartment|kitchen|(?:my|the|our|a) (?:\\w+ )?(?:room|flat)|(?:kinder|wohn|schlaf)?zimmer|wohnung|flur|keller|kuche)';
/** A room of a house, as a place to practice in. */
const IN_ROOM = new RegExp(`\\b(?:${ROOM}|indoors|drinnen)(?= |$)`);
/** Rooms that nobody practices in, and what is asked of a room that is no practice. */
const NO_PLACE = /\b(?:changing|locker|dressing|class|meeting|waiting|hotel) ?rooms?\b|\b(?:umkleide|klassen|warte|hotel)\w*\b|\b(?:tidy|clean|aufraum\w*|putz\w*)\b/;
/** Goes on with what was asked in a turn before, where the words of the subject are those of this one alone. */
const MORE = /\b(?:another|other|more|else|next|noch|ander\w*|weiter\w*|nachste\w*)\b/;

/** Another ball, or none, for what was asked before. */
const OTHER_GEAR = /^(?:(?:and|but|und|aber|ok|well|i|ich|what if|was wenn|also) ?)*(?:(?:(?:only |just |nur |bloss |have |hav |got |hab |habe |ein\w* |nen |n |a |an |my |mein\w* |the )*(?:soft ?ball|foam ball|tennis ball|small ball|socks?|balloon|softball|schaumstoffball|tennisball|luftballon|weichen ball|kleinen ball|sockenball))|(?:ganz |completely |also |auch )*(?:without|with out|ohne|no|kein\w*) (?:a |any |the |den |ein\w* )?ball)(?: \w+){0,3}$/;
const MOST_TURNS_BACK = 4;

/** What asks for something to do. */
const OF_PRACTICE: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['which_drill', 'improve_skill', 'drill_technique', 'bored', 'motivation']);
/** Of tricks and turns this is nearest, with little room. */
const NEAREST_TO_TRICK = 'sole_rolls';

/** What is said of a room that practice is asked for; null where none is. */
function roomNamed({ asked, words }: Asked): string | null {
  const text = words.join(' ');
  const own = asked.words.join(' ');
  const isOfGear = OTHER_GEAR.test(own);
  const before = turnsBefore(asked.before, isOfGear ? MOST_TURNS_BACK : 1).map((turn) => turn.words.join(' '));
  return [text, ...(MORE.test(text) || isOfGear ? before : [])].find((one) => IN_ROOM.test(one) && !NO_PLACE.test(one)) ?? null;
}

/** An answer to what is asked for a room: with drills that fit into one, unless the player names a drill. */
export function keptToRoom(asking: Asked, answer: Composed): Composed {
  const { context, say, asked, not, category } = asking;
  const [offered] = answer.drills;
  const room = asked.drillId === null && offered !== undefined ? roomNamed(asking) : null;
  if (offered === undefined || room === null) return answer;
  const has = (pattern: RegExp): boolean => pattern.test(room) || asking.has(pattern);
  const fits = fitsRoom(has);
  const lacksBall = asked.topic === null && (asked.act?.kind === 'onSubject' ? asked.act.turn === 'noBall' : asked.intent === 'no_ball');
  if (lacksBall) return withoutBallInRoom(asking, fits);
  // Where no ball may be used, a drill without one is kept, and none with a ball takes its place.
  if (isWithoutBall(asking)) return asked.topic !== null || drillOf(offered).equipment.balls === 0 ? answer : withoutBallInRoom(asking, fits);
  if (fits(drillOf(offered))) return answer;
  const isNearest = ({ id, category: kind }: Drill): boolean => (category === 'skills' || category === 'turns' ? id === NEAREST_TO_TRICK : kind === category);
  const [first] = drillsFor(context, { not, fits: (drill) => fits(drill) && isNearest(drill) });
  const other = inside({ ...asking, has }, first);
  // An advice stands as it is: only the drill behind it has to fit.
  if (asked.topic !== null || !OF_PRACTICE.has(asked.intent)) return { ...answer, drills: other.drills };
  const lacks = category !== null && first?.category !== category ? [say(coachIntentLines.rain.moreRoom, { skill: coachSkillNames[category] ?? category })] : [];
  return { ...other, said: [...lacks, ...other.said] };
}

/** Whether a turn of the talk said last that there is no ball, or that none may be used. */
const isWithoutBall = ({ asked }: Asked): boolean =>
  [asked, ...turnsBefore(asked.before, MOST_TURNS_BACK)].map(({ words }) => thereIn(words.join(' ')).ball).find((ball) => ball !== null) === false;

/** What can be done in a room without a ball. */
function withoutBallInRoom({ context, say, not }: Asked, fits: (drill: Drill) => boolean): Composed {
  const [drill, ...others] = drillsFor(context, { not, fits: (one) => one.equipment.balls === 0 && fits(one) });
  const lines = coachIntentLines.no_ball;
  if (drill === undefined) return only(say(coachTalkFollowUpLines.roomWithoutBall));
  const more = others.length === 0 ? [] : [say(lines.others, { list: listed(others.map(({ id }) => nameOf(id))) })];
  return withDrill(drill, [say(lines.drill, { drill: nameOf(drill.id) }), ...more]);
}
