import { drillOf, findDrill, RECOVERY_AFTER_DAYS, suggestedMinutes, type Drill, type DrillId } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachDialogueActLines, coachFirstMoves, coachLines, coachOffTopicLines } from '@touchline/messages/coach-lines';
import { fill } from '@touchline/messages/fill';
import { callsFor } from '../crisis-contacts-by-country.ts';
import type { ParentAsk } from '../safety/parent-of-child.ts';
import { minutesIn } from '../question-parts/minutes-named.ts';
import type { DialogueAct, DrillFault, NamedDay } from '../intents/dialogue-act-types.ts';
import { questionOf } from '../meanings/topic-meanings.ts';
import type { Asked } from './answer-context.ts';
import { pointsFor, suitsFoot } from './asked-foot.ts';
import { drillsFor, upTo } from './choose-drill.ts';
import { MINUTES, only, withDrill, type Composed } from './composed-answer.ts';
import { gotWorseAnswer } from './got-worse-answer.ts';
import { askedBack } from './on-subject/clarifying-question.ts';
import { intentAnswers, questionsOf } from './intent-answers.ts';
import { onAdvice } from './answer-to-follow-up-on-advice.ts';
import { asSentence, footName, listed, nameOf, weekdayFromMonday, weekdayName } from './phrasing.ts';
import { WARM_UP_FROM_MINUTES } from './practice-plan.ts';
import { otherPlaceAnswer } from './judged-number-match-and-drill-purpose-answer.ts';
import { footballTermAndTitleAnswer } from './football-term-and-title-answer.ts';
import { numberToldAnswer } from './number-told-answer.ts';
import { onAnswer } from './answer-to-follow-up-on-answer.ts';
import { inFewSentences } from './shorten-answer.ts';
import { tiredAnswer } from './tired-answer.ts';
import { weakFootOf } from './own-statistics-text.ts';
import { ratesComparedAnswer } from './rates-compared-answer.ts';
import { feetComparedAnswer, lowerTodayAnswer, wallSessionAnswer } from './own-results-told-answer.ts';
import { deeperAnswer, unknownWordAnswer, wordAnswer } from './word-explanation-answer.ts';

const WEEK = 7;
const SATURDAY = 5;
const SUNDAY = 6;
const SMALL_MINUTES = 3;
const MOST_BESIDE = 2;

/** What a sentence of a drill's own text says that helps against a fault, in English and German; the surer sign first. */
const HELPS: Readonly<Record<Exclude<DrillFault, null>, readonly RegExp[]>> = {
  away: [/\b(?:small|soft\w*|close|lightly|one step|under your body|drag)\b|klein|sanft|weich|nah|eng|leicht|unter/i, /\bball\b/i],
  trips: [/\b(?:knees?|hop|slow|stand|toes|balance|steps? before)\b|Schritte vor|Knie|hüpf|langsam|Standbein|Standfuß|Zehen/i],
  hits: [/\b(?:small\w*|close|slow\w*|outside|steps? before|around|bend)\b|klein|eng|langsam|außen|Schritte vor|nah/i, /\bcones?\b|Hütchen/i],
  high: [/\b(?:low|flat|middle|over the ball|softly|standing foot)\b|flach|Mitte|über dem Ball|sanft|Standfuß/i, /\bball\b/i],
  drops: [/\b(?:softly|toes|height|let it drop|belly|low|give)\b|sanft|Zehen|Höhe|Bauch|nachgeben|tief/i, /\bball\b/i],
  slow: [/\b(?:fast\w*|quick\w*|burst|first three steps|push)\b|schnell|Tempo|abstoß|drück/i],
};

/** The points to look at, what helps against the fault first. */
function pointsAgainst(drill: Drill, fault: DrillFault, foot: Asked['foot']): readonly string[] {
  const points = pointsFor(drill, foot);
  if (fault === null) return points;
  const rank = (point: string): number => {
    const at = HELPS[fault].findIndex((helps) => helps.test(point));
    return at < 0 ? HELPS[fault].length : at;
  };
  return points.toSorted((a, b) => rank(a) - rank(b));
}

/** What to look at where something goes wrong with a drill, and its smallest way. */
export function faultAnswer(drill: Drill, fault: DrillFault, { say, foot }: Asked): Composed {
  const [point = '', other = ''] = pointsAgainst(drill, fault, foot);
  return withDrill(drill, [say(coachDialogueActLines.fault, { drill: nameOf(drill.id), point, other }), say(coachDialogueActLines.slowly, { way: coachFirstMoves[drill.id] })]);
}

/** Where something is laid out, which the smallest way leaves out. */
const OF_CONES = /\bcones?\b|Hütchen/i;

/** The drill of the turn before still does not work: smaller, with the next thing to look at, and what exactly goes wrong. */
function stillHard({ say, answerBefore, given, foot, asked }: Asked): Composed {
  const before = answerBefore();
  const drill = given ?? findDrill(before?.about ?? before?.drills[0] ?? '');
  if (drill === undefined) return only(say(coachDialogueActLines.whichPart));
  const points = pointsFor(drill, foot).filter((point) => !OF_CONES.test(point));
  const again = asked.before?.act?.kind === 'stillHard' ? 1 : 0;
  return {
    ...withDrill(drill, [say(coachDialogueActLines.stillHard, { drill: nameOf(drill.id), way: coachFirstMoves[drill.id], point: points[again] ?? '' }), say(coachDialogueActLines.whichPart)], SMALL_MINUTES),
    about: drill.id,
  };
}

/** Which foot begins a drill. */
export function footToStart(drill: Drill, { context, say }: Asked): Composed {
  const weak = weakFootOf(context);
  const drillName = nameOf(drill.id);
  if (drill.id.startsWith('weak_foot')) return withDrill(drill, [say(coachDialogueActLines.onlyWeak, { foot: footName(weak), drill: drillName })]);
  if (!context.favoriteFootChosen) return withDrill(drill, [say(coachDialogueActLines.startsWithEither, { drill: drillName })]);
  return withDrill(drill, [say(coachDialogueActLines.startsWith, { foot: footName(weak === 'left' ? 'right' : 'left'), drill: drillName })]);
}

/** Days of the week, Monday being 0. */
function daysOf(day: NamedDay, today: number): readonly number[] {
  if (day === 'weekend') return [SATURDAY, SUNDAY];
  if (day === 'tomorrow') return [(today + 1) % WEEK];
  return [day === 'dayAfterTomorrow' ? (today + 2) % WEEK : day];
}

/** The line of another day: of the plan that was made, or the next drills that were not offered yet. */
function dayAnswer(named: NamedDay, asking: Asked): Composed {
  const { context, say, answerBefore, not, category, foot } = asking;
  const before = answerBefore();
  const days = daysOf(named, weekdayFromMonday(context.today));
  const name = (day: number): string => (named === 'tomorrow' ? fill(coachDialogueActLines.dayAfterToday, { day: weekdayName(day) }) : weekdayName(day));
  const byDay = before?.byDay;
  if (byDay !== undefined) {
    const said = days.map((day) => {
      const id = byDay.get(day);
      return asSentence(id === undefined ? say(coachDialogueActLines.freeDay, { day: name(day) }) : say(coachDialogueActLines.plannedDay, { day: name(day), drill: nameOf(id) }));
    });
    return { said, drills: days.flatMap((day) => byDay.get(day) ?? []), minutes: before?.minutes ?? MINUTES, byDay };
  }
  const offered = before?.drills.slice(0, 1) ?? [];
  const next = drillsFor(context, { category, not: [...not, ...offered], fits: suitsFoot(foot, context) });
  const isEasyLast = days.length > 1 && context.currentStreak >= RECOVERY_AFTER_DAYS;
  const drills = days.flatMap((_, at): DrillId[] => (isEasyLast && at === days.length - 1 ? ['recovery'] : [(next[at] ?? next[0] ?? upTo(context)).id]));
  const list = listed(days.flatMap((day, at) => (drills[at] === undefined ? [] : fill(coachDialogueActLines.drillOnDay, { day: named === 'tomorrow' ? name(day) : fill(coachGrammar.onDay, { day: name(day) }), drill: nameOf(drills[at]) }))));
  return { said: [say(coachDialogueActLines.otherDays, { list }), ...(isEasyLast ? [say(coachDialogueActLines.easyAfterRun, { streak: context.currentStreak })] : [])], drills, minutes: MINUTES, ...(days.length === 1 && days[0] !== undefined && named === 'tomorrow' ? { stepDay: weekdayName(days[0]) } : {}) };
}

/** A drill of the answer before, as it goes, or the plan of before with another in its place. */
function ofList({ at, swaps }: Extract<DialogueAct, { readonly kind: 'ofList' }>, asking: Asked): Composed {
  const { say, not, asked } = asking;
  const before = asking.answerBefore();
  const named = before?.byDay === undefined ? (before?.drills ?? []) : [...before.byDay.values()];
  const id = named.at(at);
  if (before === null || id === undefined) return only(say(coachDialogueActLines.notInList, { count: named.length }));
  if (!swaps) return intentAnswers.drill_technique({ ...asking, given: drillOf(id) });
  const without = [...(before.without ?? []), id];
  const plan = intentAnswers[asked.intent]({ ...asking, not: [...not, ...without] });
  const instead = (plan.byDay === undefined ? plan.drills : [...plan.byDay.values()]).filter((drill) => !named.includes(drill)).map(nameOf);
  return { ...plan, said: instead.length === 0 ? plan.said : [say(coachDialogueActLines.swapped, { drill: listed(instead), other: nameOf(id) }), ...plan.said], without };
}

function lengthOfPlan({ context, say, answerBefore }: Asked): Composed {
  const before = answerBefore();
  if (before === null || before.drills.length === 0) return only(say(coachLines.plan_day.enough, { ...suggestedMinutes(context.age) }));
  const { drills, minutes } = before;
  const isShort = drills.length * minutes <= WARM_UP_FROM_MINUTES;
  return { ...before, said: [say(isShort ? coachDialogueActLines.lengthOfShortPlan : coachDialogueActLines.lengthOfPlan, { minutes, count: drills.length })] };
}

/** For a player with a ball and nothing else: of the skill or the place on the pitch that was spoken of. */
function ballOnly({ context, say, asked, not, foot, category }: Asked): Composed {
  const isBare = ({ equipment }: Drill): boolean => equipment.balls > 0 && equipment.cones === 0 && !equipment.wall;
  const isKeeper = asked.before?.topic?.topic === 'goalkeeper';
  const fits = (drill: Drill): boolean => isBare(drill) && suitsFoot(foot, context)(drill);
  const catching = drillOf('drop_catch_juggling');
  const drill = isKeeper && !not.includes(catching.id) ? catching : (drillsFor(context, { category, fits, not })[0] ?? drillsFor(context, { fits, not })[0]);
  if (drill === undefined) return withDrill(upTo(context, not), []);
  const others = drillsFor(context, { fits, not: [...not, drill.id] }).slice(0, MOST_BESIDE);
  return withDrill(drill, [
    say(isKeeper ? coachDialogueActLines.ballOnlyKeeper : coachDialogueActLines.ballOnly, { drill: nameOf(drill.id) }),
    ...(others.length === 0 ? [] : [say(coachDialogueActLines.ballOnlyMore, { list: listed(others.map(({ id }) => nameOf(id))) })]),
  ]);
}

/** That the answer before would come again; of a topic, with its question, and with others of the talk that have an answer. */
function saidAlready({ of, about, offered }: Extract<DialogueAct, { kind: 'saidAlready' }>, say: Asked['say']): string {
  const lines = coachDialogueActLines.saidAlready;
  if (of !== 'other') return say(lines[of]);
  const question = about === null ? '' : fill(coachGrammar.quoted, { text: questionOf(about) });
  const isNamed = about !== null && questionOf(about) !== '';
  if (offered.length === 0) return isNamed ? say(lines.about, { about: question }) : say(lines.other);
  const list = questionsOf(offered);
  return isNamed ? say(lines.aboutWithOffer, { about: question, list }) : say(lines.otherWithOffer, { list });
}

/** That the answers are short from now on, and the one before in few words. */
function shortFromNow({ say, asked, answerBefore }: Asked): Composed {
  const before = answerBefore();
  if (before === null || asked.before === null || before.byDay !== undefined || before.plan !== undefined) return only(say(coachDialogueActLines.shortAnswers));
  const { said, drills, minutes } = inFewSentences(asked.before.intent, before);
  return { said: [say(coachDialogueActLines.shortAnswers), ...said.slice(0, 1)], drills, minutes };
}

/** From how many minutes a day to how many suit an age. */
const minutesAt = (age: number): string => `${suggestedMinutes(age).from}–${suggestedMinutes(age).to}`;

const TOO_MUCH = /\b(?:too (?:much|long|often)|overdo\w*|zu (?:viel|lange?|oft))\b/;
const HOURS = /\b(?:([2-9]|two|three|four|five|several|zweit?|drei|vier|funf|mehrere) (?:hours?|hrs|stunden?)|(?:an|one|1|eine?) (?:hour|stunde))\b/;
/** Yes or no, where a parent asks whether so many minutes a day are too many. */
function tooMuchFirst(of: ParentAsk, { asked: { words }, say }: Asked): readonly string[] {
  const text = words.join(' ');
  if (of !== 'howMuch' || !TOO_MUCH.test(text)) return [];
  if (HOURS.test(text)) return [say(coachDialogueActLines.yesTooMuch)];
  const minutes = minutesIn(words);
  return minutes !== null && minutes <= suggestedMinutes(YOUNGEST_AGE).to ? [say(coachDialogueActLines.notTooMuch)] : [];
}
/** What is right for the youngest is right for all. */
const YOUNGEST_AGE = 8;

/** The answer to what a turn does in the talk, as going on with what was said before it or telling of tired legs. */
export function dialogueActAnswer(act: Exclude<DialogueAct, { kind: 'onSubject' }>, asking: Asked): Composed {
  const { context, say, given, answerBefore } = asking;
  if (act.kind === 'smallTalk') return only(say(coachDialogueActLines[act.said]));
  if (act.kind === 'oneWord') return only(say(coachDialogueActLines.oneWord, { list: questionsOf(asking.asked.nearest) }));
  if (act.kind === 'agreed') return given === undefined ? only(say(coachDialogueActLines.agreed)) : withDrill(given, [say(coachDialogueActLines.agreedToDrill)]);
  if (act.kind === 'shortAnswers') return shortFromNow(asking);
  if (act.kind === 'numberTold') return numberToldAnswer(act, asking);
  if (act.kind === 'outside') return only(say(coachOffTopicLines[act.area], { list: questionsOf(asking.asked.nearest) }));
  if (act.kind === 'onAdvice') return onAdvice(act, asking);
  if (act.kind === 'onAnswer') return onAnswer(act, asking);
  if (act.kind === 'askedBack') return askedBack(act, asking);
  if (act.kind === 'unclear') return only(say(coachLines.off_topic.unclear));
  if (act.kind === 'sadNews') return only(say(coachDialogueActLines.sadNews[act.of]));
  if (act.kind === 'thunder' || act.kind === 'notEaten' || act.kind === 'practiceAlone' || act.kind === 'watchedByMany' || act.kind === 'ashamed' || act.kind === 'blamed' || act.kind === 'ownGoal') return only(say(coachDialogueActLines[act.kind]));
  if (act.kind === 'toParent') return only(...tooMuchFirst(act.of, asking), say(coachDialogueActLines.toParent[act.of], { upTo8: minutesAt(8), upTo12: minutesAt(12), older: minutesAt(13) }));
  if (act.kind === 'laterWeek') return only(say(coachDialogueActLines.laterWeek, { week: act.week }));
  if (act.kind === 'habit') return only(say(coachDialogueActLines.habit[act.of]));
  if (act.kind === 'gotWorse') return gotWorseAnswer(act, asking);
  if (act.kind === 'feetCompared') return feetComparedAnswer(act, asking);
  if (act.kind === 'ratesCompared') return ratesComparedAnswer(act, asking);
  if (act.kind === 'lowerToday') return lowerTodayAnswer(asking);
  if (act.kind === 'wallSession') return wallSessionAnswer(act, asking);
  if (act.kind === 'muchTraining' || act.kind === 'whomToWrite') return only(say(coachDialogueActLines[act.kind]));
  if (act.kind === 'football') return footballTermAndTitleAnswer(act, asking);
  if (act.kind === 'word') return wordAnswer(act, asking);
  if (act.kind === 'unknownWord') return unknownWordAnswer(act, asking);
  if (act.kind === 'deeper') return deeperAnswer(act);
  if (act.kind === 'teased') return only(say(coachDialogueActLines.teased[act.by]));
  if (act.kind === 'hall') return only(say(coachDialogueActLines.hall[act.of]));
  if (act.kind === 'news') return only(say(coachDialogueActLines.news[act.of]));
  if (act.kind === 'partUnknown') return only(say(coachDialogueActLines.partUnknown, { part: fill(coachGrammar.quoted, { text: act.part }) }));
  if (act.kind === 'saidAlready') return only(saidAlready(act, say));
  if (act.kind === 'ofPlay') return act.of === 'runMore' ? withDrill(drillsFor(context, { category: 'fitness' })[0], [say(coachDialogueActLines.ofPlay.runMore)]) : only(say(coachDialogueActLines.ofPlay[act.of]));
  if (act.kind === 'saidOfGirls' || act.kind === 'diveHard' || act.kind === 'diveSoft' || act.kind === 'friendSilent' || act.kind === 'streakThoughIll') return only(say(coachDialogueActLines[act.kind]));
  if (act.kind === 'wordsTo') return only(say(coachDialogueActLines.wordsTo[act.whom]));
  if (act.kind === 'ofList') return ofList(act, asking);
  if (act.kind === 'tired') return tiredAnswer(act, asking);
  if (act.kind === 'burningLungs') return withDrill(drillsFor(context, { category: 'fitness' })[0], [say(coachDialogueActLines.lungs)]);
  if (act.kind === 'seriousInjury') return only(say(coachLines.injury.serious, { emergency: callsFor(context).emergency }));
  if (act.kind === 'lastingPain') return only(say(coachLines.injury.lasting));
  if (act.kind === 'painGoesOn') return only(say(coachLines.injury.goesOn));
  if (act.kind === 'painNotTold') return only(say(coachLines.injury.notTold));
  if (act.kind === 'deniesPain') return withDrill(asking.asked.before?.act?.kind === 'tired' ? findDrill('recovery') : upTo(context), [say(coachDialogueActLines.fine)]);
  if (act.kind === 'stillHard') return stillHard(asking);
  if (act.kind === 'lengthOfPlan') return lengthOfPlan(asking);
  if (act.kind === 'ballOnly') return ballOnly(asking);
  if (act.kind === 'day') return dayAnswer(act.day, asking);
  if (act.kind === 'otherPlace') return otherPlaceAnswer(act.place, asking);
  const drill = given ?? drillOf(answerBefore()?.drills[0] ?? upTo(context).id);
  return act.kind === 'fault' ? faultAnswer(drill, act.fault, asking) : footToStart(drill, asking);
}
