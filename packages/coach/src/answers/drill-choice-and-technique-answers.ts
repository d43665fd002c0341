import { drillCatalogue, findDrill, type Drill, type DrillId } from '@touchline/domain';
import { categoryName } from '@touchline/messages/category-names';
import { coachFooted, coachGrammar } from '@touchline/messages/coach-grammar';
import { coachIntentLines, coachReasonLines, coachSkillNames } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import { categoryOf, drillsIn } from '../intents/find-drill-and-skill.ts';
import type { DrillSummary, PlayerContext } from '../player-context.ts';
import type { Asked } from './answer-context.ts';
import { footLine, isSide, pointsFor, suitsFoot } from './asked-foot.ts';
import { drillsFor, nextDrill } from './choose-drill.ts';
import { MINUTES, only, withDrill, type Composed } from './composed-answer.ts';
import { movesOf } from '../drill-setup-and-moves.ts';
import { fitsRoom } from './training-space-and-gear.ts';
import { afterDoneToday } from './done-today.ts';
import { choiceLine, footShareLine, nextToBest, rowOf, valuesOf, weakFootOf, yoursLine } from './own-statistics-text.ts';
import { drillsOfSkill } from './skill-progress.ts';
import { planWish } from './read-plan-wish.ts';
import { mentionMissingGearInPlan } from './mention-missing-gear-in-plan.ts';
import { dayPlan } from './make-practice-plan.ts';
import { minutesIn } from '../question-parts/minutes-named.ts';
import { moveWithFoot } from './move-with-foot-and-in-match.ts';
import { agoInMonths, footName, labelOf, listed, nameOf, type Say } from './phrasing.ts';
import { whyDrillLine } from './why-drill-line.ts';

/** A skill may be wished for before it is due, but not the hardest drills of it. */
export const MOST_LEVEL_OF_A_WISH = 4;
const OLD_ENOUGH_TO_HEAD = 13;

export const described = ({ id, level, category }: Drill) => ({ drill: nameOf(id), level, category: coachSkillNames[category] ?? category });

/** The drill that the dashboard has as the one to do now, with the same reason. */
export function recommended(context: PlayerContext, say: Say, not: readonly DrillId[]): Composed {
  const { drill, reason } = nextDrill(context, not);
  const { kind, ...values } = reason;
  const named = { ...values, ...('days' in values ? { ago: agoInMonths(values.days) } : {}), ...('category' in values ? { category: categoryName(values.category) } : {}), ...('foot' in values ? { foot: footName(values.foot) } : {}) };
  const row = rowOf(context, drill.id);
  return withDrill(drill, [
    say(coachReasonLines[kind], { drill: nameOf(drill.id), label: labelOf(drill.id), ...named }),
    ...(row === undefined || row.bestResult === 0 || ['bestWithinReach', 'beat'].includes(kind) ? [] : [yoursLine(row, say)]),
  ]);
}

/** So many points are looked at in one practice. */
const POINTS = 2;

export function improve({ context, say, asked, has, category, foot, not }: Asked): Composed {
  const lines = coachIntentLines.improve_skill;
  const skill = asked.skill;
  if (skill === 'heading' || has(/\bhead(ing|er|ers)?\b|\bkopf(ball|balle|en)\b|\bkopfen\b/)) {
    const old = context.age !== null && context.age >= OLD_ENOUGH_TO_HEAD;
    return withDrill(findDrill('first_touch'), [say(old ? lines.headingOlder : lines.heading)]);
  }
  if (skill === 'goalkeeping') return withDrill(findDrill('agility_ladder'), [say(coachTopics.goalkeeper)]);
  const faced = has(/defender|1v1|one on one|1 v 1|beat (a|my|him)|space|zagueiro|verteidiger|defenseur|defensa/) ? 'skills' : null;
  const quick = has(/\b(schneller?|langsam|tempo|slow|quick(er)?|fast(er)?|speed|sprint|run faster)\b/) ? 'fitness' : null;
  const turns = has(/\b(drehen|drehungen?|turn(s|ing)?|spin|change direction)\b/) && !has(/turn (\w+ )?(on|off)|my turn/) ? 'turns' : null;
  const wanted = skill === 'juggling' ? 'ball_control' : (faced ?? (skill === 'speed' ? turns : null) ?? category ?? turns ?? quick);
  const named = asked.drillId === null || not.includes(asked.drillId) ? undefined : findDrill(asked.drillId);
  const practised = named !== undefined && suitsFoot(foot, context)(named) ? named : undefined;
  const ofSkill = (drill: Drill): boolean => (skill === 'juggling' ? drill.id.includes('juggling') : skill === 'first_touch' ? ['first_touch', 'thigh_to_foot_control'].includes(drill.id) : true);
  const fits = (drill: Drill): boolean => ofSkill(drill) && suitsFoot(foot, context)(drill);
  const drill = practised ?? (wanted === null ? (isSide(foot) ? drillsFor(context, { fits, not })[0] : nextDrill(context, not).drill) : (drillsFor(context, { category: wanted, fits, not })[0] ?? drillsFor(context, { category: wanted, not })[0]));
  if (drill === undefined) return only(say(lines.general));
  const row = rowOf(context, drill.id);
  const said = [
    // Who asks of a drill by its name is not sent to it.
    drill === practised ? say(lines.ofDrill, { drill: nameOf(drill.id) }) : wanted === null ? say(skill === null || skill === 'general' ? lines.general : lines.missing, { skill: coachSkillNames[skill ?? ''] ?? coachGrammar.thatSkill }) : say(lines.drill, { skill: coachSkillNames[faced ?? skill ?? drill.category] ?? coachGrammar.thisSkill, drill: nameOf(drill.id) }),
    ...footLine(foot, drill, say),
    say(lines.points, { steps: asLines(pointsFor(drill, foot).slice(0, POINTS)) }),
    ...(row === undefined ? [] : [yoursLine(row, say)]),
  ];
  return withDrill(drill, said);
}

/** Steps to go through one by one, each on a line of its own. */
const asLines = (steps: readonly string[]): string => `\n${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}\n`;

export function technique(asking: Asked): Composed {
  const { context, say, asked, has, foot, given } = asking;
  const lines = coachIntentLines.drill_technique;
  const named = drillsIn(asked.words);
  const ids = named.length > 0 ? named : given === undefined ? [] : [given.id];
  // A move that the list does not have, of a skill that is known: better the skill than steps made up.
  if (ids.length === 0 && asked.skill !== null && categoryOf(asked.skill) !== 'skills') return improve(asking);
  if (ids.length === 0) {
    const near = drillsFor(context, { category: 'skills', maxLevel: 3 })[0];
    return withDrill(near, [say(lines.unknown), ...(near === undefined ? [] : [say(lines.near, { drill: nameOf(near.id) })])]);
  }
  const first = ids[0];
  const drill = first === undefined ? undefined : findDrill(first);
  const short = asked.followUp === 'follow_shorter' || ids.length > 1;
  if (drill !== undefined && ids.length === 1 && !asked.goesOn && has(/what (is|are|does|do) .*\b(for|help|helps|train|good for)( with)?$|good for$|^why .*(do|practi[cs]e)/)) {
    return withDrill(drill, [whyDrillLine(drill, foot, say)]);
  }
  if (drill !== undefined && ids.length === 1 && asked.followUp === 'follow_how' && asked.before?.intent === 'drill_technique') {
    const [firstStep = '', secondStep = ''] = movesOf(drill.id);
    return withDrill(drill, [say(coachTopics.simpler, { drill: nameOf(drill.id), first: firstStep, second: secondStep })]);
  }
  const mirrored = drill !== undefined && ids.length === 1 && asked.goesOn && asked.before?.drillId === drill.id ? moveWithFoot(drill.id, asking) : null;
  if (drill !== undefined && mirrored !== null) return withDrill(drill, [mirrored, ...(drill.weakFoot ? footLine(foot, drill, say) : [])]);
  const said = ids.slice(0, 2).map((id) => {
    const { instructions } = drillInstructions[id];
    return say(short ? lines.short : lines.steps, { drill: nameOf(id), steps: short ? instructions.slice(0, 2).join(' ') : asLines(instructions) });
  });
  if (drill !== undefined && ids.length === 1 && asked.followUp !== 'follow_shorter') {
    said.push(...footLine(foot, drill, say));
    said.push(say(lines.point, { point: pointsFor(drill, foot).slice(0, has(/keep|away|cant|fall/) ? 2 : 1).join(' ') }));
    const row = rowOf(context, drill.id);
    if (row !== undefined) said.push(...nextToBest(row, context, say));
  }
  return withDrill(drill, said);
}

const MOST_MINUTES_OF_A_DRILL = 15;
/** Skills that no drill of the list is for. */
const UNTRAINED: ReadonlySet<string> = new Set(['goalkeeping', 'defending', 'heading', 'crossAndFinish', 'setpiece']);

export function whichDrill(asking: Asked): Composed {
  const { context, say, asked, has, category, foot, not } = asking;
  const lines = coachIntentLines.which_drill;
  if (isSide(foot)) return forFoot(asking);
  if (asked.skill !== null && category === null && UNTRAINED.has(asked.skill)) return improve(asking);
  // So much time is for a session of several drills.
  if ((minutesIn(asking.words) ?? 0) > MOST_MINUTES_OF_A_DRILL && asked.drillId === null) return mentionMissingGearInPlan(dayPlan(context, planWish(asking), say), asking);
  const named = asked.drillId === null || not.includes(asked.drillId) ? undefined : findDrill(asked.drillId);
  if (context.totalSessions === 0 && category === null && not.length === 0) {
    const drill = findDrill(has(/played for|not beginner|experienced/) ? 'quick_touches' : 'toe_taps');
    return withDrill(drill, drill === undefined ? [] : [say(lines.first, { drill: nameOf(drill.id) })]);
  }
  const fits = (drill: Drill): boolean => (has(/cone|hutchen/) ? drill.equipment.cones > 0 && drill.equipment.cones <= 5 && !drill.equipment.wall : true) && (has(/without cones|no cones|(ohne|keine) hutchen/) ? drill.equipment.cones === 0 : true);
  if (has(/never|new|havent done|different|nie gemacht|\bneue?s?\b|noch nie|nunca|jamais/)) {
    const drill = drillsFor(context, { category, fits, fresh: true, not })[0];
    return withDrill(drill, drill === undefined ? [] : [say(rowOf(context, drill.id) === undefined ? lines.fresh : lines.wished, described(drill))]);
  }
  if (named === undefined && category === null && !has(/cone/)) {
    const chosen = recommended(context, say, not);
    return { ...chosen, said: [...afterDoneToday(context, say), ...chosen.said] };
  }
  const drill = named ?? drillsFor(context, { category: has(/cone/) ? null : category, fits, not })[0];
  if (drill === undefined) return only(say(coachIntentLines.improve_skill.general));
  const row = rowOf(context, drill.id);
  return withDrill(drill, [row === undefined ? say(lines.wished, described(drill)) : choiceLine(row, say), say(coachIntentLines.drill_technique.point, { point: pointsFor(drill, foot)[0] ?? '' })]);
}

/** The drill whose last or best result is the number that somebody tells; undefined where that fits none or more than one. */
function drillOfResult({ context, asked, given }: Asked): DrillSummary | undefined {
  const numbers = new Set(asked.words.filter((word) => /^\d{1,4}$/.test(word)).map(Number));
  const rows = context.drills.filter(({ drillId }) => drillId !== 'recovery' && (given === undefined || drillId === given.id));
  const found = rows.filter(({ lastResult, bestResult }) => numbers.has(lastResult) || numbers.has(bestResult));
  return found.length === 1 ? found[0] : undefined;
}

/** What makes a drill harder whose result was told: the next number, one foot, or both in turn. */
function harderSame(row: DrillSummary, say: Asked['say']): Composed {
  const lines = coachIntentLines.too_easy;
  const drill = findDrill(row.drillId);
  return withDrill(drill, [say(lines.heard), say(lines.beat, { ...valuesOf(row), goal: row.bestResult + 1 }), ...(drill?.weakFoot === true ? [say(lines.oneFoot)] : [])]);
}

/** Where no drill of a kind is one level up, the next one of it may be so many. */
const MOST_LEVELS_AHEAD = 3;

export function harderDrill(asking: Asked): Composed {
  const { context, say, category, given, asked } = asking;
  const isRefused = given !== undefined && asked.unwanted.includes(given.id);
  const told = drillOfResult(isRefused ? { ...asking, given: undefined } : asking);
  if (told !== undefined) return harderSame(told, say);
  const wanted = given?.category ?? category ?? null;
  const ofSkill = asked.skill === null ? null : drillsOfSkill(asked.skill);
  const not = [...asking.not, ...(given === undefined ? [] : [given.id])];
  const lines = coachIntentLines.too_easy;
  const from = given?.level ?? (context.totalSessions > 0 ? 1 : 2);
  const drill =
    (ofSkill === null ? undefined : drillsFor(context, { category: wanted, not, fits: (one) => one.level > from && ofSkill(one), maxLevel: from + MOST_LEVELS_AHEAD, onlyWithin: true }).toSorted((a, b) => a.level - b.level)[0]) ??
    drillsFor(context, { category: wanted, not, fits: ({ level }) => level > from, maxLevel: from + 1 })[0] ??
    drillsFor(context, { category: wanted, not, fits: ({ level }) => level > from, maxLevel: from + MOST_LEVELS_AHEAD, onlyWithin: true })[0] ??
    drillCatalogue.find(({ level, id }) => level > from && !not.includes(id));
  return withDrill(drill ?? given, [say(lines.heard), ...(drill === undefined ? [] : [say(lines.harder, described(drill))]), ...(given?.weakFoot === true && !isRefused ? [say(lines.same, { drill: nameOf(given.id) })] : [])]);
}

const NAMES_A_FOOT = /\b(left|right|link|recht|izquierd|derech|gauche|droit|esquerd|direit)/;

/** A drill for one foot: the one that is named, or the weaker one. */
export function forFoot({ context, say, has, foot: asked, category, not, asked: { skill } }: Asked): Composed {
  const lines = coachIntentLines.weak_foot;
  const weak = weakFootOf(context);
  const foot = isSide(asked) ? asked : weak;
  const made = findDrill(has(/pass|wall|pase|passe/) ? 'weak_foot_wall_pass' : 'weak_foot');
  const isMadeForIt = foot === weak && (category === null || category === made?.category) && made !== undefined && !not.includes(made.id);
  const ofSkill = skill === null ? null : drillsOfSkill(skill);
  const drill = isMadeForIt ? made : ((ofSkill === null ? undefined : drillsFor(context, { category, not, fits: (one) => ofSkill(one) && suitsFoot(foot, context)(one) })[0]) ?? drillsFor(context, { category, not, fits: suitsFoot(foot, context) })[0] ?? drillsFor(context, { not, fits: suitsFoot(foot, context) })[0]);
  const strong = coachFooted[context.favoriteFoot === 'L' ? 'left' : 'right'];
  const aboutTheFoot = (): string[] => {
    // Who names the foot need not be asked which one it is.
    if (!context.favoriteFootChosen) return has(NAMES_A_FOOT) ? [] : [say(lines.unknown)];
    return [foot === weak && context.totalSessions > 0 ? footShareLine(context, say, lines.share) : say(lines.guess, { strong })];
  };
  return withDrill(drill, [
    ...(has(/slow|langsam/) ? [say(lines.slow)] : []),
    ...(drill === undefined ? [] : [say(lines.drill, { foot: footName(foot), drill: nameOf(drill.id) })]),
    ...aboutTheFoot(),
    say(lines.tip),
  ]);
}

/** Drills that fit into a room, the one that is given before the others. */
export function inside({ context, say, has, not }: Asked, begin?: Drill): Composed {
  const lines = coachIntentLines.rain;
  const found = drillsFor(context, { not, fits: fitsRoom(has) });
  const suits = begin === undefined ? found : [begin, ...found.filter(({ id }) => id !== begin.id)];
  const drill = suits[0];
  if (drill === undefined) return only(say(lines.quiet));
  const others = suits.slice(1, 4).map(({ id }) => nameOf(id));
  const { width, length } = drill.space;
  return {
    said: [
      ...(has(/thunder|storm|lightning|gewitter|tormenta|orage/) ? [say(lines.thunder)] : []),
      say(lines.inside, { drill: nameOf(drill.id), width, length }),
      ...(others.length > 0 ? [say(lines.others, { list: listed(others) })] : []),
      say(lines.quiet),
    ],
    drills: suits.slice(0, 3).map(({ id }) => id),
    minutes: MINUTES,
  };
}
