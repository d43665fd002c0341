import { findDrill, suggestedMinutes, type CoachIntent, type Drill } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachDialogueActLines, coachIntentLines, coachSkillNames, coachSubjectQuestionLines, type CoachSubjectQuestionLine } from '@touchline/messages/coach-lines';
import { coachTopics, type CoachTopic } from '@touchline/messages/coach-topics';
import { drillsIn, skillsIn, withoutNames } from '../intents/find-drill-and-skill.ts';
import { circumstancesIn } from '../subjects/circumstances.ts';
import type { QuestionKind } from '../subjects/question-kind.ts';
import { detailsOf } from '../subjects/drill-technique-details.ts';
import type { Told } from '../subjects/subject-answer-input.ts';
import type { Asked } from './answer-context.ts';
import { pointsFor } from './asked-foot.ts';
import { drillOrNone, drillsFor } from './choose-drill.ts';
import { MINUTES, only, withDrill, type Composed } from './composed-answer.ts';
import { layOutOf, movesOf } from '../drill-setup-and-moves.ts';
import { rowOf, streakLine, valuesOf, weakFootOf, yoursLine } from './own-statistics-text.ts';
import { drillsOfSkill } from './skill-progress.ts';
import { ago, footName, listed, nameOf, type Say } from './phrasing.ts';

/** So many things told of how, where and with whom are answered. */
const MOST_CIRCUMSTANCES = 2;

/** The app and the rules are the same wherever one is. */
const TELLS_OF_NO_PLACE: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['rewards_levels', 'app_help', 'my_numbers', 'form_analysis', 'football_knowledge', 'drill_technique', 'analyse_practice']);

/** What a drill needs, as a list of things. */
function gearOf({ equipment }: Drill, say: Say): string {
  const { balls, cones, wall } = equipment;
  const lines = coachSubjectQuestionLines;
  const things = [
    ...(balls > 0 ? [say(lines.ball)] : []),
    ...(cones > 0 ? [cones === 1 ? say(lines.oneCone) : say(lines.cones, { count: cones })] : []),
    ...(wall ? [say(lines.wall)] : []),
  ];
  return things.length === 0 ? say(lines.noBallOnly) : listed(things);
}

const CALLED = /\b(called|named|name of|heisst|heissen|genannt)\b/;
const WHICH_FOOT = /\b(which|what|wich|welche\w*) (foot|leg|side|fuss|bein|seite)\b/;

/** Asks from when on one can do it, and not at what time. */
const WHEN_ABLE = /\b(when (can|may|will|am) (i|he|she|we|my)|(ab )?wann (kann|darf|schaff\w*) (ich|er|sie|mein\w*))\b/;

/** Asks which drill of a name, and not which side of something. */
const WHICH_DRILL = /\b(which|wich|what|welche\w*|was fur \w+) (\w+ )?(one|drill|level|version|exercise|variation|kind|type|ubung|stufe|art|variante)\b/;
const LOOKS = /\b(look|eyes?|schau\w*|guck\w*|blick)\b/;
const WITH_SOMEBODY = /\b(with|mit|together|zusammen|whom|wem)\b/;

function footOfDrill(drill: Drill, { context, say }: Asked): string {
  const lines = coachSubjectQuestionLines;
  const values = { drill: nameOf(drill.id), foot: footName(weakFootOf(context)) };
  if (drill.id.startsWith('weak_foot')) return say(lines.drillWeakFoot, values);
  return say(drill.weakFoot ? lines.drillFoot : lines.drillBothFeet, values);
}

/** What is true of a drill for each kind of question, by the catalogue and the player's own numbers. */
function ofDrill(drill: Drill, { kind }: Told, asking: Asked, isAgainst: boolean): string[] {
  const { context, say, has } = asking;
  const lines = coachSubjectQuestionLines;
  const row = rowOf(context, drill.id);
  const [point = ''] = pointsFor(drill, null);
  const values = { drill: nameOf(drill.id), minutes: MINUTES, gear: gearOf(drill, say), level: drill.level, width: drill.space.width, length: drill.space.length, point };
  if (CALLED.test(asking.words.join(' '))) return [say(lines.drillName, { ...values, step: movesOf(drill.id)[0] ?? '' })];
  if (has(WHICH_FOOT)) return [footOfDrill(drill, asking)];
  const layOut = layOutOf(drill.id);
  const main = (): string[] => [say(lines.drillGood, values)];
  const yes = (): string[] => (isAgainst ? [] : [say(lines.drillMay, values)]);
  const answers: Readonly<Record<QuestionKind, () => string[]>> = {
    howLong: () => [say(coachTopics.amountOfDrill, values)],
    howOften: () => [say(lines.drillOften, values), ...(row === undefined ? [] : [say(lines.drillOftenSoFar, valuesOf(row))])],
    howMany: () => [row === undefined || row.bestResult === 0 ? say(lines.drillManyNew, values) : say(lines.drillManyOwn, valuesOf(row))],
    howFar: () => [layOut === undefined ? say(lines.drillGround, values) : say(lines.drillLayOut, { ...values, step: layOut })],
    when: () => (has(WHEN_ABLE) ? (isAgainst ? [] : [say(lines.drillReady, values)]) : [say(lines.drillWhen, values)]),
    why: () => [say(drill.id === 'recovery' ? coachDialogueActLines.whyRecovery : coachTopics.whyDrill, values)],
    worth: () => [say(coachTopics.whyDrill, values)],
    where: () => (has(LOOKS) ? [say(lines.eyes), ...main()] : [say(lines.drillGround, values)]),
    who: () => [say(has(WITH_SOMEBODY) ? lines.drillAlone : lines.drillWho, values)],
    with: () => [say(lines.drillNeeds, values)],
    may: yes,
    bad: yes,
    must: () => [say(lines.drillMust, values)],
    whatIf: () => [say(lines.drillWhatIf, values)],
    which: () => [...(has(WHICH_DRILL) ? [say(lines.drillWhich, values)] : []), ...main()],
    how: main,
    what: main,
    yesNo: main,
  };
  return answers[kind]();
}

/** What is true of training a skill for each kind of question. */
function ofSkill(drill: Drill, { kind }: Told, { asked, say }: Asked): string[] {
  const lines = coachSubjectQuestionLines;
  const skill = coachSkillNames[asked.skill ?? ''] ?? coachGrammar.thatSkill;
  const values = { skill: skill.charAt(0).toUpperCase() + skill.slice(1), drill: nameOf(drill.id), minutes: MINUTES, gear: gearOf(drill, say), width: drill.space.width, length: drill.space.length };
  const inSentence = { ...values, skill };
  const line: Readonly<Partial<Record<Told['kind'], () => string>>> = {
    howLong: () => (coachSkillNames[asked.skill ?? ''] === undefined ? say(lines.practiceTime, values) : say(lines.skillTime, inSentence)),
    howOften: () => say(lines.skillOften, values),
    when: () => say(lines.skillWhen),
    why: () => say(lines.skillWhy),
    worth: () => say(lines.skillWhy),
    where: () => say(lines.skillWhere, values),
    who: () => say(lines.skillAlone),
    with: () => say(lines.skillWith, values),
    must: () => say(lines.skillMust),
    bad: () => say(lines.skillMay),
  };
  return [line[kind]?.() ?? say(lines.skillMay)];
}

/** The player's own numbers, where a line has a place for them. */
function ownValues({ context, say }: Asked): Readonly<Record<string, string | number>> {
  return {
    ...suggestedMinutes(context.age),
    tokens: context.tokens,
    level: context.level,
    toNext: context.experienceToNextLevel,
    streakLine: streakLine(context, say),
    ago: context.lastDaysAgo === null ? '—' : ago(context.lastDaysAgo),
  };
}

function lineOf(name: CoachSubjectQuestionLine | CoachTopic, asking: Asked): string {
  const lines: readonly string[] = Object.hasOwn(coachSubjectQuestionLines, name) ? coachSubjectQuestionLines[name as CoachSubjectQuestionLine] : coachTopics[name as CoachTopic];
  return asking.say(lines, ownValues(asking));
}

/** Of two drills or skills the drill that is most worth doing now. */
function choice({ context, say, asked }: Asked): Composed {
  const drills = drillsIn(asked.words);
  const tests = skillsIn(asked.words).flatMap((skill) => drillsOfSkill(skill) ?? []);
  const drill = drillsFor(context, { fits: (one) => (drills.length > 0 ? drills.includes(one.id) : tests.some((isOf) => isOf(one))) })[0] ?? drillOrNone(drills[0]);
  if (drill === undefined) return only(say(coachSubjectQuestionLines.skillMay));
  const row = rowOf(context, drill.id);
  return withDrill(drill, [say(coachSubjectQuestionLines.choice, { drill: nameOf(drill.id) }), ...(row === undefined || row.bestResult === 0 ? [] : [yoursLine(row, say)])]);
}

/** An answer put together from a subject, a kind of question, and what the question tells of how, where and with whom. */
export function subjectAnswer(told: Told, asking: Asked): Composed {
  const { context, say, asked, given, foot } = asking;
  if (told.of === 'detail' && given !== undefined) {
    return withDrill(given, [say(coachSubjectQuestionLines.drillDetail, { drill: nameOf(given.id), detail: detailsOf(given.id, told.said).join(' ') })]);
  }
  if (told.of === 'choice') return choice(asking);
  // What a drill is called tells nothing of the place: "Inside-Outside Slalom".
  const all = circumstancesIn(withoutNames(told.said.split(' ')).join(' '));
  const isAgainst = all.some(({ isCaution }) => isCaution);
  const added = all.slice(0, MOST_CIRCUMSTANCES);
  const lines = added.map(({ line }) => say(coachSubjectQuestionLines[line]));
  if (told.of === 'drill' && given !== undefined) {
    const wanted = told.kind === 'whatIf' && lines.length > 0 ? [] : ofDrill(given, told, asking, isAgainst);
    return withDrill(given, [...(isAgainst ? lines : []), ...wanted, ...(isAgainst ? [] : lines)]);
  }
  if (told.of === 'skill' && asked.skill !== null) {
    const fits = drillsOfSkill(asked.skill);
    const drill = fits === null ? undefined : drillsFor(context, { fits })[0];
    if (drill !== undefined) return withDrill(drill, [...ofSkill(drill, told, asking), ...lines]);
  }
  if (told.line !== null) {
    const main = lineOf(told.line, asking);
    const beside = (TELLS_OF_NO_PLACE.has(asked.intent) ? [] : added).filter(({ line }) => line.slice(2).toLowerCase() !== told.line?.toLowerCase()).map(({ line }) => say(coachSubjectQuestionLines[line]));
    return only(main, ...beside.slice(0, 1));
  }
  const about = told.about === null ? '' : lineOf(told.about, asking);
  if (foot === null && about === '') return only(say(coachIntentLines.off_topic.reply));
  return about !== '' ? only(say(coachSubjectQuestionLines.notExactly, { about })) : withDrill(findDrill('toe_taps'), [about]);
}
