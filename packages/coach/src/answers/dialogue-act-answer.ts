import { drillOf, findDrill, RECOVERY_AFTER_DAYS, suggestedMinutes, type Drill, type DrillId } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachFootballTerms } from '@touchline/messages/coach-football-terms';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { coachDialogueActLines, coachFirstMoves, coachIntentLines, coachOffTopicLines } from '@touchline/messages/coach-lines';
import { fill } from '@touchline/messages/fill';
import { callsFor } from '../crisis-contacts-by-country.ts';
import { questionOf } from '../meanings/example-question-lookup.ts';
import type { ParentAsk } from '../safety/parent-of-child.ts';
import { minutesIn } from '../question-parts/minutes-named.ts';
import type { DialogueAct, DrillFault, NamedDay } from '../intents/dialogue-act-types.ts';
import type { Asked } from './answer-context.ts';
import { pointsFor, suitsFoot } from './asked-foot.ts';
import { challengeOrSumAnswer } from './challenge-and-sum-answer.ts';
import { drillsFor, upTo } from './choose-drill.ts';
import { MINUTES, only, withDrill, type Composed } from './composed-answer.ts';
import { gotWorseAnswer } from './got-worse-answer.ts';
import { judgedOwnDrillAnswer } from './judged-own-drill-answer.ts';
import { anotherDrillWithoutGear } from './another-drill-without-gear-answer.ts';
import { askedBack } from './on-subject/clarifying-question.ts';
import { intentAnswers, questionsOf } from './intent-answers.ts';
import { onAdvice } from './answer-to-follow-up-on-advice.ts';
import { asSentence, footName, listed, nameOf, weekdayFromMonday, weekdayName } from './phrasing.ts';
import { WARM_UP_FROM_MINUTES } from './practice-plan.ts';
import { otherPlaceAnswer } from './judged-number-match-and-drill-purpose-answer.ts';
import { footballTermAndTitleAnswer } from './football-term-and-title-answer.ts';
import { ownNumberBelievedAnswer, recordToldAnswer } from './own-number-told-answer.ts';
import { goodForAgeAnswer, numberOfOtherAnswer, numberReachedAnswer } from './number-reached-answer.ts';
import { howAndWhenAnswer } from './how-and-when-answer.ts';
import { afterDrillAnswer } from './next-drill-in-difficulty-answer.ts';
import { numberToldAnswer } from './number-told-answer.ts';
import { onAnswer } from './answer-to-follow-up-on-answer.ts';
import { lastDrillOfTalk } from './last-turns-and-their-drills.ts';
import { inFewSentences } from './shorten-answer.ts';
import { talkLineAnswer } from './talk-line-answer.ts';
import { fewTokensAnswer, timeLeftAnswer, tokensOfLastAnswer, tokensOfResultAnswer } from './sum-of-tokens-or-time-answer.ts';
import { tiredAnswer } from './tired-answer.ts';
import { whyNotForAnswer } from './drill-in-its-stead-answer.ts';
import { weakFootOf } from './own-statistics-text.ts';
import { ratesComparedAnswer } from './rates-compared-answer.ts';
import { feetComparedAnswer, lowerTodayAnswer } from './reported-results-compared-answer.ts';
import { wallSessionAnswer } from './wall-session-answer.ts';
import { grownMostAnswer } from './most-improved-drills.ts';
import { whyDrillLine } from './why-drill-line.ts';
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
function ofList({ at, swaps, back, asksWhy = false }: Extract<DialogueAct, { readonly kind: 'ofList' }>, asking: Asked): Composed {
  const { say, not, asked } = asking;
  const before = asking.answerBack(back);
  const named = before?.byDay === undefined ? (before?.listed ?? before?.drills ?? []) : [...before.byDay.values()];
  const id = named.at(at);
  if (before === null || id === undefined) return only(say(coachDialogueActLines.notInList, { count: named.length }));
  if (asksWhy) return withDrill(drillOf(id), [whyDrillLine(drillOf(id), asking.foot, say)]);
  if (!swaps) return intentAnswers.drill_technique({ ...asking, given: drillOf(id) });
  const without = [...(before.without ?? []), id];
  const plan = intentAnswers[asked.intent]({ ...asking, not: [...not, ...without] });
  const instead = (plan.byDay === undefined ? plan.drills : [...plan.byDay.values()]).filter((drill) => !named.includes(drill)).map(nameOf);
  return { ...plan, said: instead.length === 0 ? plan.said : [say(coachDialogueActLines.swapped, { drill: listed(instead), other: nameOf(id) }), ...plan.said], without };
}

function lengthOfPlan({ context, say, answerBefore }: Asked): Composed {
  const before = answerBefore();
  if (before === null || before.drills.length === 0) return only(say(coachIntentLines.plan_day.enough, { ...suggestedMinutes(context.age) }));
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

/** That a turn was not understood, with its word and what the talk has an answer to; the second time in a row with who can help instead. */
function unexplained({ word, again }: Extract<DialogueAct, { kind: 'unexplained' }>, offered: readonly CoachTopic[], say: Asked['say']): string {
  const lines = coachDialogueActLines.unexplained;
  if (again) return say(lines.again);
  if (offered.length === 0) return word === null ? say(lines.other) : say(lines.word, { word });
  const list = questionsOf(offered);
  return word === null ? say(lines.otherWithOffer, { list }) : say(lines.wordWithOffer, { word, list });
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

type AnsweredAct = Exclude<DialogueAct, { kind: 'onSubject' | 'onApp' }>;
type AnswerOf<Kind extends AnsweredAct['kind']> = (act: Extract<AnsweredAct, { readonly kind: Kind }>, asking: Asked) => Composed;

/** Says one line that nothing has to be filled into, in the language of the answer: it is read when the answer is. */
const line = (read: () => Parameters<Asked['say']>[0]) => (_: unknown, { say }: Asked): Composed => only(say(read()));

/** The drill that is spoken of, or the next one where none is. */
const drillSpokenOf = (asking: Asked): Drill => asking.given ?? drillOf(lastDrillOfTalk(asking) ?? upTo(asking.context).id);

const answers: { readonly [Kind in AnsweredAct['kind']]: AnswerOf<Kind> } = {
  smallTalk: ({ said }, { say }) => only(say(coachDialogueActLines[said])),
  oneWord: (_, { say, asked }) => only(say(coachDialogueActLines.oneWord, { list: questionsOf(asked.nearest) })),
  agreed: (_, { say, given }) => (given === undefined ? only(say(coachDialogueActLines.agreed)) : withDrill(given, [say(coachDialogueActLines.agreedToDrill)])),
  shortAnswers: (_, asking) => shortFromNow(asking),
  numberTold: numberToldAnswer,
  numberReached: numberReachedAnswer,
  numberOfOther: numberOfOtherAnswer,
  ownNumberBelieved: ownNumberBelievedAnswer,
  recordTold: recordToldAnswer,
  goodForAge: goodForAgeAnswer,
  outside: ({ area }, { say, asked }) => only(say(coachOffTopicLines[area], { list: questionsOf(asked.nearest) })),
  onAdvice,
  onAnswer,
  askedBack,
  unclear: line(() => coachIntentLines.off_topic.unclear),
  sadNews: ({ of }, { say }) => only(say(coachDialogueActLines.sadNews[of])),
  thunder: line(() => coachDialogueActLines.thunder),
  notEaten: line(() => coachDialogueActLines.notEaten),
  practiceAlone: line(() => coachDialogueActLines.practiceAlone),
  watchedByMany: line(() => coachDialogueActLines.watchedByMany),
  ashamed: line(() => coachDialogueActLines.ashamed),
  blamed: line(() => coachDialogueActLines.blamed),
  ownGoal: line(() => coachDialogueActLines.ownGoal),
  toParent: ({ of }, asking) => only(...tooMuchFirst(of, asking), asking.say(coachDialogueActLines.toParent[of], { upTo8: minutesAt(8), upTo12: minutesAt(12), older: minutesAt(13) })),
  laterWeek: ({ week }, { say }) => only(say(coachDialogueActLines.laterWeek, { week })),
  habit: ({ of }, { say }) => only(say(coachDialogueActLines.habit[of])),
  gotWorse: gotWorseAnswer,
  ownDrillJudged: judgedOwnDrillAnswer,
  feetCompared: feetComparedAnswer,
  ratesCompared: ratesComparedAnswer,
  lowerToday: (_, asking) => lowerTodayAnswer(asking),
  wallSession: wallSessionAnswer,
  muchTraining: line(() => coachDialogueActLines.muchTraining),
  whomToWrite: line(() => coachDialogueActLines.whomToWrite),
  football: footballTermAndTitleAnswer,
  roles: ({ terms }) => only(...terms.map((term) => coachFootballTerms[term])),
  howAndWhen: (_, asking) => howAndWhenAnswer(asking),
  word: wordAnswer,
  unknownWord: unknownWordAnswer,
  deeper: deeperAnswer,
  talkLine: talkLineAnswer,
  teased: ({ by }, { say }) => only(say(coachDialogueActLines.teased[by])),
  hall: ({ of }, { say }) => only(say(coachDialogueActLines.hall[of])),
  news: ({ of }, { say }) => only(say(coachDialogueActLines.news[of])),
  partUnknown: ({ part }, { say }) => only(say(coachDialogueActLines.partUnknown, { part: fill(coachGrammar.quoted, { text: part }) })),
  saidAlready: (act, { say }) => only(saidAlready(act, say)),
  unexplained: (act, { say, asked }) => only(unexplained(act, asked.nearest, say)),
  ofPlay: ({ of }, { context, say }) => {
    const said = say(coachDialogueActLines.ofPlay[of]);
    return of === 'runMore' ? withDrill(drillsFor(context, { category: 'fitness' })[0], [said]) : only(said);
  },
  saidOfGirls: line(() => coachDialogueActLines.saidOfGirls),
  diveHard: line(() => coachDialogueActLines.diveHard),
  diveSoft: line(() => coachDialogueActLines.diveSoft),
  friendSilent: line(() => coachDialogueActLines.friendSilent),
  streakThoughIll: line(() => coachDialogueActLines.streakThoughIll),
  wordsTo: ({ whom }, { say }) => only(say(coachDialogueActLines.wordsTo[whom])),
  ofList,
  withoutGear: anotherDrillWithoutGear,
  challengeOrSum: challengeOrSumAnswer,
  tokensOfResult: tokensOfResultAnswer,
  fewTokens: fewTokensAnswer,
  tokensOfLast: tokensOfLastAnswer,
  grownMost: grownMostAnswer,
  timeLeft: timeLeftAnswer,
  tired: tiredAnswer,
  burningLungs: (_, { context, say }) => withDrill(drillsFor(context, { category: 'fitness' })[0], [say(coachDialogueActLines.lungs)]),
  seriousInjury: (_, { context, say }) => only(say(coachIntentLines.injury.serious, { emergency: callsFor(context).emergency })),
  lastingPain: line(() => coachIntentLines.injury.lasting),
  painGoesOn: line(() => coachIntentLines.injury.goesOn),
  painNotTold: line(() => coachIntentLines.injury.notTold),
  deniesPain: (_, { context, say, asked }) => withDrill(asked.before?.act?.kind === 'tired' ? findDrill('recovery') : upTo(context), [say(coachDialogueActLines.fine)]),
  stillHard: (_, asking) => stillHard(asking),
  lengthOfPlan: (_, asking) => lengthOfPlan(asking),
  ballOnly: (_, asking) => ballOnly(asking),
  day: ({ day }, asking) => dayAnswer(day, asking),
  otherPlace: ({ place }, asking) => otherPlaceAnswer(place, asking),
  fault: ({ fault }, asking) => faultAnswer(drillSpokenOf(asking), fault, asking),
  whichFoot: (_, asking) => footToStart(drillSpokenOf(asking), asking),
  whyNotFor: ({ place }, asking) => whyNotForAnswer(place, asking),
  afterDrill: (_, asking) => afterDrillAnswer(drillSpokenOf(asking), asking),
};

/** The answer to what a turn does in the talk, as going on with what was said before it or telling of tired legs. */
export function dialogueActAnswer(act: AnsweredAct, asking: Asked): Composed {
  // The row of a kind takes acts of that kind, which the compiler cannot see of a kind that it does not know.
  const answer = answers[act.kind] as (of: AnsweredAct, asked: Asked) => Composed;
  return answer(act, asking);
}
