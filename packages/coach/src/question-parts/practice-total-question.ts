import { achievementIds, findAchievement, type AchievementId } from '@touchline/domain';
import { drillsIn } from '../intents/find-drill-and-skill.ts';
import type { Question, Understood } from '../intents/read-question.ts';
import { hurts } from '../topics/find-topic.ts';
import { comparedTimeSpansIn } from './compared-time-spans.ts';
import { comparesMonths } from './practice-counts-question.ts';
import type { EarnedUnit, PlannedSessions, PracticeTotal, PracticeTotalMeasure, PracticeTotalTarget, SessionsOf } from './practice-total-question-types.ts';
import { measureOf, onlyOfMeasure, saysOnlyOf } from './practice-total-words.ts';
import { monthNamedIn, spanAgainst, spanBefore, timeSpanIn, withoutSpan, type TimeSpan } from './time-span.ts';

/** A longer message tells of more than one thing. */
const MOST_WORDS = 24;

const WHY = /\b(?:why|how come|wieso|warum|weshalb|woran liegt)\b/;
const MORE = /\b(?:more|better|mehr|besser|higher|hoher|ahead)\b/;
const LESS = /\b(?:less|fewer|worse|weniger|schlechter|lower)\b/;
const COMPARES = /\b(?:than|then|compar\w*|versus|vs|against|difference|unterschied|als|vergleich\w*|verglichen|gegenuber|gegen|or|oder)\b/;
const SPLITS = /\b(?:than|then|compared|compare|versus|vs|against|als|verglichen|vergleich\w*|gegenuber|gegen|mit|with|to|and|und|or|oder|zu|zur|zum)\b/;
/** The one right before a stretch that is named, in the same message or the turn before. */
const ONE_BEFORE = /\b(?:the )?(?:one|week|month|day|year|weekend) before(?: (?:that|it))?\b|\b(?:the )?(?:previous|prior) (?:one|week|month)\b|\b(?:in )?(?:der|die|den|das|dem)?(?: ?(?:woche|monat|tag|jahr))? ?(?:davor|zuvor)\b|\bbefore that\b/;
const THAN_BEFORE = /\b(?:than|as) (?:the (?:last|previous) one|before)\b|\bals (?:in )?(?:die |der |das |dem |den )?(?:letzte[nrs]?|vorige[nrs]?|davor|vorher|zuvor)(?= (?:or|oder)\b|$)|\b(?:than|to|with|vs|versus|against|mit|zur?|zum|gegenuber) (?:the |der |dem )?(?:last|previous|letzten?|vorigen?)(?: one)?(?= (?:or|oder)\b|$)/;
/** What stands behind the word that compares: the stretch of now, without its name. */
const THAN_THIS = /\b(?:than|then|als|as) (?:in )?(?:the )?(?:this|current|diese[nrsm]?|aktuelle[nrsm]?)(?: one)?(?= (?:or|oder)\b|$)/;
/** Nothing but a stretch behind the word that compares: it is against the one of now. */
const BEHIND_THAN = /\b(?:than|then|als|compared|vs|versus|against)\b(.*)$/;

const ONLY_THIS = /^(?:(?:and|und|ok|so|n) )*(?:(?:the|die|den|das|in|for|how|what|about|wie|was|mit|ist) )*(?:this|the current|diese[nrs]?|aktuelle[nrs]?)(?: one)?$/;
const THAT_MORE = /\b(?:is|was|are|ist|war|sind|waren) (?:that|it|this|das|es)\b.*\b(?:more|less|fewer|better|mehr|weniger|besser)\b.*\b(?:than|then|as|als)\b/;
const ONLY_LAST = /^(?:(?:and|und|ok|so|n) )*(?:(?:the|die|den|das|der|in|for|fur|how|what|about|wie|was|mit|ist|wars) )*(?:last|previous|letzte[nrs]?|vorige[nrs]?)(?: one)?$/;

interface Spans {
  readonly span: TimeSpan;
  readonly with: TimeSpan | null;
}

const sameSpan = (a: TimeSpan, b: TimeSpan): boolean => JSON.stringify(a) === JSON.stringify(b);

/** One or two stretches that a text names; of two the one that is asked about first. */
function spansIn(text: string, before: TimeSpan | null): Spans | null {
  // “And the last one?” after this week.
  if (before !== null && ONLY_LAST.test(text)) {
    const earlier = spanBefore(before);
    return earlier === null ? null : { span: earlier, with: null };
  }
  // “And this one?” after last week; “is that more than last week?” after this one.
  if (before !== null && ONLY_THIS.test(text)) {
    const now = spanAgainst(before);
    return now === null ? null : { span: now, with: null };
  }
  const first = timeSpanIn(text) ?? (COMPARES.test(text) ? monthNamedIn(text) : null);
  if (before !== null && first !== null && !sameSpan(first, before) && THAT_MORE.test(text)) return { span: before, with: first };
  const beforeNamed = ONE_BEFORE.test(text.replace(/\bweek before (?:the )?last\b|\b(?:the )?day before yesterday\b/g, ' '));
  if (first === null) {
    const earlier = before !== null && beforeNamed ? spanBefore(before) : null;
    return earlier === null ? null : { span: earlier, with: null };
  }
  const compares = COMPARES.test(text);
  if (first.kind !== 'since' && (compares || beforeNamed)) {
    // Each piece between the words that compare may name one.
    const named = text.split(new RegExp(SPLITS.source, 'g')).flatMap((piece) => (piece.trim() === '' ? [] : (timeSpanIn(piece.trim()) ?? monthNamedIn(piece) ?? [])));
    const other = named.find((one) => !sameSpan(one, named[0] ?? first));
    const one = named[0] ?? first;
    if (other !== undefined && (MORE.test(text) || LESS.test(text) || /\b(?:compar\w*|versus|vs|vergleich\w*|verglichen|difference|unterschied|gegenuber)\b/.test(text))) return { span: one, with: other };
    const earlier = beforeNamed || THAN_BEFORE.test(text) ? spanBefore(one) : null;
    if (earlier !== null) return { span: one, with: earlier };
    const now = spanAgainst(one);
    if (now !== null && THAN_THIS.test(text)) return { span: one, with: now };
    const behind = BEHIND_THAN.exec(text)?.[1]?.trim() ?? '';
    if (now !== null && behind !== '' && timeSpanIn(behind) !== null && (MORE.test(text) || LESS.test(text))) return { span: now, with: one };
  }
  return { span: first, with: null };
}

/** The stretch of an ask of the turn before. */
function spanOf(before: Understood | null): TimeSpan | null {
  const ask = before?.ask ?? null;
  if (ask === null) return null;
  if (ask.kind === 'counts') return ask.span;
  return ask.kind === 'practiceTotal' && (ask.practiceTotal.of === 'total' || ask.practiceTotal.of === 'compared') ? ask.practiceTotal.span : null;
}
function measureBefore(before: Understood | null): PracticeTotalMeasure | null {
  const ask = before?.ask ?? null;
  if (ask?.kind === 'counts') return ask.measure;
  return ask?.kind === 'practiceTotal' && (ask.practiceTotal.of === 'total' || ask.practiceTotal.of === 'compared') ? ask.practiceTotal.measure : null;
}

const ONLY_WHY = /^(?:(?:and|but|so|ok|und|aber) )*(?:why|how come|wieso|warum|weshalb)(?: (?:is|was|it|that|so|then|denn|war|ist|es|das|tho|though))*$/;
const WHETHER_ON_DAY = /^(?:(?:and|und|so) )*(?:did i|have i|hab\w* ich)\b/;
/** Why it was so much or so little, behind the numbers of a time. */
const WHY_SO = /^(?:(?:and|but|so|ok|und|aber) )*(?:why|how come|wieso|warum|weshalb)(?: (?:is|was|it|that|so|then|denn|war|ist|es|das|waren|sind))* (?:less|fewer|more|lower|higher|weniger|mehr)(?: (?:then|than before|now|denn|als vorher|xp|minutes|sessions|minuten|einheiten))*$/;

/** Whether a message asks for less or for more. */
const asksLessOrMore = (text: string): 'less' | 'more' | null => (LESS.test(text) ? 'less' : MORE.test(text) ? 'more' : null);

/** Why it was so much or so little, behind what was told of a time; undefined where that is not asked. */
function whyIn(text: string, { before, drillId }: Question): PracticeTotal | null | undefined {
  const compared = before?.ask?.kind === 'practiceTotal' && before.ask.practiceTotal.of === 'compared' ? before.ask.practiceTotal : null;
  if (compared !== null && ONLY_WHY.test(text)) return { ...compared, asksWhy: true };
  const told = spanOf(before);
  if (told === null || !WHY_SO.test(text)) return undefined;
  const other = spanOf(before?.before ?? null);
  const against = other !== null && !sameSpan(other, told) ? other : spanBefore(told);
  return against === null ? null : { of: 'compared', measure: measureBefore(before) ?? 'minutes', span: told, with: against, drillId, asksWhy: true, asks: LESS.test(text) ? 'less' : 'more' };
}

/** Of one time this is answered by other rules. */
function isToldElsewhere(text: string, measure: PracticeTotalMeasure, { kind }: TimeSpan): boolean {
  // Whether there was practice on a day is told with its results, and bests of all time are records.
  if (WHETHER_ON_DAY.test(text) && (kind === 'today' || kind === 'yesterday')) return true;
  if (kind !== 'all') return false;
  // Drills that there are in all are told by the list.
  return measure === 'best' || (measure === 'sessions' && /\b(?:drills?|exercises?|ubungen)\b/.test(text));
}

/** How much of what was done in which time: all of the message is about that, or it is null. */
function totalIn(text: string, question: Question): PracticeTotal | null {
  const { before, drillId } = question;
  if (NO_TOTAL.test(text)) return null;
  const why = whyIn(text, question);
  if (why !== undefined) return why;
  const toldSpan = spanOf(before);
  const toldMeasure = measureBefore(before);
  const spans = spansIn(text, toldSpan);
  const rest = withoutSpan(text.replace(new RegExp(ONE_BEFORE.source, 'g'), ' '));
  const named = measureOf(rest, drillId !== null);
  if (spans === null) {
    // "And in xp?" after a count of a time; all of XP and tokens is told by other rules.
    if (toldSpan === null || named === null || !onlyOfMeasure(text)) return null;
    return { of: 'total', measure: named, span: toldSpan, drillId, asksWhy: false };
  }
  if (!saysOnlyOf(rest, { isQuestion: named !== null, isTurn: toldMeasure !== null })) return null;
  const { span, with: other } = spans;
  const measure = named ?? toldMeasure ?? (other === null ? null : 'minutes');
  if (measure === null) return null;
  const asksWhy = WHY.test(text);
  if (other !== null) return { of: 'compared', measure: measure === 'best' && drillId === null ? 'minutes' : measure, span, with: other, drillId, asksWhy, asks: asksLessOrMore(text) };
  if (isToldElsewhere(text, measure, span)) return null;
  if (asksWhy && LESS.test(text) && span.kind === 'today') return { of: 'compared', measure, span, with: { kind: 'yesterday' }, drillId, asksWhy, asks: 'less' };
  return { of: 'total', measure, span, drillId, asksWhy };
}

const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/^(?:one|once|einmal|eine?[nrms]?|a|an|1x)$/, 1],
  [/^(?:two|twice|zwei|zweimal|2x)$/, 2],
  [/^(?:three|drei|dreimal|3x)$/, 3],
  [/^(?:four|vier|viermal|4x)$/, 4],
  [/^(?:five|funf|funfmal|5x)$/, 5],
  [/^(?:six|sechs|sechsmal|6x)$/, 6],
  [/^(?:seven|sieben|7x)$/, 7],
  [/^(?:eight|acht)$/, 8],
  [/^(?:ten|zehn)$/, 10],
  [/^(?:fifteen|funfzehn)$/, 15],
  [/^(?:twenty|zwanzig)$/, 20],
  [/^(?:thirty|dreissig)$/, 30],
];
const ONE_OF = '(\\d{1,5}|one|once|two|twice|three|four|five|six|seven|eight|ten|fifteen|twenty|thirty|an?|eine?[nrms]?|einmal|zwei|zweimal|drei|dreimal|vier|viermal|funf|funfmal|sechs|sieben|acht|zehn|funfzehn|zwanzig|dreissig)';
/** What a number word says. */
const numberOf = (said: string): number => NUMBERS.find(([word]) => word.test(said))?.[1] ?? Number(said);

const UNIT_TOKENS = /\b(?:tokens?|coins?|munzen)\b/;
const UNIT_EXPERIENCE = /\b(?:xps?|exp|experience|erfahrungspunkte?\w*|erfahrung)\b/;
const unitIn = (text: string): EarnedUnit | null => (UNIT_EXPERIENCE.test(text) ? 'experience' : UNIT_TOKENS.test(text) ? 'tokens' : null);
const MINUTES = new RegExp(`\\b${ONE_OF} ?(?:m|min|mins|minutes?|minuten?|minute)\\b`);
const minutesIn = (text: string): number | null => {
  const said = MINUTES.exec(text)?.[1];
  return said === undefined ? (/\bhalf an hour\b|\b(?:eine )?halbe stunde\b/.test(text) ? 30 : null) : numberOf(said);
};
const IF_PRACTISED = /\b(?:how (?:many|much)|wie ?viele?|schaff\w*|reach|if|are|is|sind|macht|makes?|when|wenn|falls|would|wurde\w*|does|do|gives?|give|geben|gibt|bringt|bringen|get|krieg\w*|bekomm\w*|will|werde|earn|verdien\w*|make)\b/;
const EACH_DAY = /\b(?:each|every|per|a|jeden|pro|am) (?:single )?(?:day|tag)\b|\bdaily|taglich\b|\beveryday\b/;
const WEEKDAY_NAMES: readonly RegExp[] = [/\b(?:sunday|sonntag)\b/, /\b(?:monday|montag)\b/, /\b(?:tuesday|dienstag)\b/, /\b(?:wednesday|mittwoch)\b/, /\b(?:thursday|donnerstag)\b/, /\b(?:friday|freitag)\b/, /\b(?:saturday|samstag|sonnabend|weekend|wochenende)\b/];
const UNTIL = /\b(?:until|till|til|untill|up to|by|bis|zum)\b/;
const FOR_DAYS = new RegExp(`\\b(?:(?:for|in|within|over|the next|fur|die nachsten|nachsten) )*(?:the |a |whole |ganze )*${ONE_OF} (?:whole |ganze |full )?(days?|tage?n?|weeks?|wochen?|months?|monate?n?)\\b`);
const SESSIONS = new RegExp(`\\b${ONE_OF} (?:\\w+ ){0,2}?(?:sessions?|drills?|einheit(?:en)?|trainings?|ubung(?:en)?|workouts?)\\b`);
const TIMES_PER = new RegExp(`\\b${ONE_OF} ?(?:x|times|mal)? (?:a|per|pro|each|every|am|in der|die|jeden) (day|tag|week|woche)\\b`);
const daysOfUnit = (unit: string): number => (/^(?:d|t)/.test(unit) ? 1 : unit.startsWith('w') ? 7 : 30);

/** How many sessions a plan has that a text tells of. */
function plannedIn(text: string): PlannedSessions | null {
  const bare = text.replace(new RegExp(MINUTES.source, 'g'), ' ').replace(/\s+/g, ' ');
  const per = TIMES_PER.exec(bare);
  const perTimes = per === null ? null : numberOf(per[1] ?? '');
  const weekdayNamed = UNTIL.test(bare) ? WEEKDAY_NAMES.findIndex((name) => name.test(bare)) : -1;
  if (weekdayNamed >= 0) return { untilWeekday: weekdayNamed, perDay: per !== null && /^(?:d|t)/.test(per[2] ?? '') ? (perTimes ?? 1) : 1 };
  const withoutPer = bare.replace(EACH_DAY, ' ').replace(TIMES_PER, ' ');
  const length = FOR_DAYS.exec(withoutPer);
  const days = length === null ? (/\b(?:this|next|diese|nachste|die) (?:week|woche)\b/.test(withoutPer) && EACH_DAY.test(bare) ? 7 : null) : numberOf(length[1] ?? '') * daysOfUnit(length[2] ?? '');
  if (per !== null && perTimes !== null && (per[2] ?? '').startsWith('w')) return { times: Math.max(1, Math.round((perTimes * (days ?? 7)) / 7)) };
  if (days !== null) return { times: days * (per !== null && /^(?:d|t)/.test(per[2] ?? '') ? (perTimes ?? 1) : 1) };
  const sessions = SESSIONS.exec(bare);
  if (sessions !== null) return { times: numberOf(sessions[1] ?? '') };
  return EACH_DAY.test(bare) ? { times: 7 } : null;
}

const NOT_AHEAD = /\b(?:did|got|have i|gestern|yesterday|last|letzte\w*|why|warum|wieso|match\w*|game|goals?|spiel|freund\w*|friend\w*)\b/;
const MOST_PLANNED = 400;

/** What a plan of practice that is told of would earn. */
function earningIn(text: string): PracticeTotal | null {
  const goal = LEVEL_NUMBER.exec(text)?.[1];
  const isOfLevel = goal !== undefined || (/\b(?:levels?|lvl)\b/.test(text) && /\b(?:what|which|how high|welche\w*|auf wel\w+|wie hoch)\b/.test(text));
  const unit = isOfLevel ? 'level' : unitIn(text);
  const minutes = minutesIn(text);
  if (unit === null || minutes === null || minutes < 1 || minutes > 240 || !IF_PRACTISED.test(text) || NOT_AHEAD.test(text)) return null;
  const planned = plannedIn(text);
  if (planned === null) return null;
  return 'times' in planned && (planned.times < 1 || planned.times > MOST_PLANNED) ? null : { of: 'earning', unit, minutes, sessions: planned, goal: goal === undefined ? null : Number(goal) };
}

const MISSING = /\b(?:enough|genug|reich\w*|missing|left|need\w*|away|to go|till|til|until|untill|unitl|how far|far|short|fehl\w*|brauch\w*|bis|noch|entfernt|for|fur|how long|when|wie lange|wann|reach|get to|schaff\w*|komm\w*|erreich\w*|how many|wie ?viele?n?|hit|be)\b/;
const LEVEL_NUMBER = /\b(?:level|lvl|stufe) ?(\d{1,3})\b/;
const NEXT_LEVEL = /\b(?:next|nachste\w*|another|new|neue\w*|nexte\w*) (?:level|lvl|stufe)\b|\blevel(?: |-)?up\b/;
const PACKS = new RegExp(`\\b${ONE_OF} (?:more |weitere |neue |card )?(?:packs?|packchen|pakete?)\\b`);
const TOKENS = /\b(\d{1,3}(?: ?000)|\d{2,6}) (?:tokens?|coins?)\b/;
const EXPERIENCE = /\b(\d{1,3}(?: ?000)|\d{2,6}) (?:xp|exp)\b/;
const BADGE = /\b(?:badges?|abzeichen|achievements?)\b/;
const BADGE_NUMBER = /\b(\d{1,4})(?:er|ner|d)?\b/;
const WANTS_DAYS = /\b(?:how long|when|how many (?:more )?(?:days|weeks)|wie lange|wann|wie ?viele (?:tage|wochen)|at this (?:pace|rate)|keep going|so weiter\w*|in diesem tempo|days? (?:till|until|to))\b/;
const WANTS_SESSIONS = /\b(?:how many|how often|wie ?viele|wie oft) (?:more |noch |weitere )?(?:sessions?|times|drills?|trainings?|einheiten|ubungen|mal)\b|\bhow often\b|\bwie oft\b/;
const WANTS_TODAY = /\b(?:today|tonight|heute)\b/;
const OF_OTHERS = /\b(?:friend\w*|freund\w*|brother|sister|bruder|schwester|he|she|er|they|others?|andere\w*|drills? level|ubung\w* (?:level|stufe)|messi|ronaldo|hard\w*|schwer\w*|what (?:do|does) .* (?:get|bring)|was (?:bringt|krieg|bekomm)\w*|kann ich .* (?:machen|uben)|last|letzte\w*|yesterday|gestern)\b/;

function badgeIn(text: string): AchievementId | null {
  const count = Number(BADGE_NUMBER.exec(text)?.[1] ?? 0);
  const measure = /\b(?:streak|serie|days?|tage?n?|in a row)\b/.test(text) ? 'streak' : /\b(?:level|lvl)\b/.test(text) ? 'level' : /\b(?:sessions?|einheit\w*|drills?|trainings?)\b/.test(text) ? 'sessions' : null;
  if (measure === null || count === 0) return null;
  return achievementIds.find((id) => findAchievement(id).measure === measure && findAchievement(id).target === count) ?? null;
}

function targetIn(text: string): PracticeTotalTarget | null {
  if (BADGE.test(text)) {
    const badge = badgeIn(text);
    return badge === null ? null : { of: 'badge', badge };
  }
  const level = LEVEL_NUMBER.exec(text)?.[1];
  if (level !== undefined) return { of: 'level', level: Number(level) };
  if (NEXT_LEVEL.test(text)) return { of: 'level', level: null };
  const packs = PACKS.exec(text)?.[1];
  if (packs !== undefined) return { of: 'packs', count: numberOf(packs) };
  const tokens = TOKENS.exec(text)?.[1];
  if (tokens !== undefined) return { of: 'tokens', count: Number(tokens.replace(' ', '')) };
  const experience = EXPERIENCE.exec(text)?.[1];
  return experience === undefined ? null : { of: 'experience', count: Number(experience.replace(' ', '')) };
}

const SAYS_HOW_MUCH = /\b(?:enough|genug|how (?:many|much|far|long|often)|whats? (?:is |s )?(?:missing|left)|what do i need|missing|am i (?:missing|short)|can i|could i|will i|do i|when|wie ?viele?n?|wie ?viel|wie (?:weit|lange|oft)|wann|was fehlt|fehl\w*|kann ich|schaff\w* ich|reich\w*)\b/;

/** What is missing to a target, and how long that takes. */
function toTargetIn(text: string): PracticeTotal | null {
  if (!MISSING.test(text) || !SAYS_HOW_MUCH.test(text) || OF_OTHERS.test(text)) return null;
  const target = targetIn(text);
  if (target === null) return null;
  const wants = WANTS_DAYS.test(text) ? 'days' : WANTS_SESSIONS.test(text) ? 'sessions' : WANTS_TODAY.test(text) ? 'today' : 'missing';
  // How to get to a level, packs that one has, and what a pack costs are other questions.
  if (wants === 'missing' && !/\b(?:more (?:xp|tokens?|sessions?)|enough|genug|reich\w*|afford|missing|fehl\w*|need|brauch\w*|left|far|away|short|to go|noch|until|till|til|bis)\b/.test(text)) return null;
  if (target.of === 'packs' && target.count === 1 && wants === 'missing') return null;
  return { of: 'target', target, wants, minutes: minutesIn(text) };
}

const PAYS = /\b(?:more|most|better|best|worth|pays?|quicker|faster|mehr|meisten?|besser|lohnt|lieber|or|oder|am besten|bringt)\b/;
const LONGER = /\b(?:longer|long|lang\w*|langer\w*)\b/;
const OFTENER = /\b(?:often|oftener|more often|shorter|short|ofter|ofters|oft|kurz\w*|haufiger)\b/;
const ALL_DRILLS = /\b(?:which|what|welche\w*) (?:(?:one |of |my |meiner |von |the |single )*)(?:\w+ )?(?:drills?|exercises?|ubung\w*)\b|\b(?:drill|exercise|ubung) (?:gives|that gives|bringt|gibt)\b/;
const OPTION = new RegExp(`\\b(\\d{1,2}) ?(?:x|mal|times) ?(\\d{1,3})\\b|\\b${ONE_OF} (?:sessions? of |times |mal |einheiten (?:mit|von|a) )(\\d{1,3}) ?(?:m|min|mins|minutes?|minuten)?\\b|\\b(\\d{1,3}) ?(?:m|min|mins|minutes?|minuten)?(?: drills?| sessions?)? (once|twice|einmal|zweimal|dreimal|\\d ?(?:x|times|mal)|am stuck|at once|in one go|straight|auf einmal)(?= |$)`, 'g');

function lengthsIn(text: string): SessionsOf[] {
  return [...text.matchAll(OPTION)].flatMap(([, times, minutes, wordTimes, wordMinutes, behind, behindTimes]) => {
    const [count, each] = minutes !== undefined ? [Number(times), Number(minutes)] : wordMinutes !== undefined ? [numberOf(wordTimes ?? ''), Number(wordMinutes)] : [/^(?:am stuck|at once|in one go|straight|auf einmal)$/.test(behindTimes ?? '') ? 1 : /^\d/.test(behindTimes ?? '') ? Number.parseInt(behindTimes ?? '', 10) : numberOf(behindTimes ?? ''), Number(behind)];
    return count >= 1 && each >= 1 && each <= 240 && count <= 50 ? [{ times: count, minutes: each }] : [];
  });
}

/** Which of two ways to practise earns more. */
function paysMoreIn(text: string, { words }: Question): PracticeTotal | null {
  const unit = unitIn(text) ?? (/\bworth more\b|\bmehr wert\b|\b(?:earn|get|verdien\w*|bekomm\w*|krieg\w*)\b.*\b(?:more|mehr)\b.*\b\d+ ?x ?\d+\b/.test(text) ? 'experience' : null);
  if (unit === null || !PAYS.test(text) || WHY.test(text) || timeSpanIn(text) !== null) return null;
  const drills = drillsIn(words);
  if (drills.length >= 2) return { of: 'paysMore', unit, between: 'drills', drills };
  const options = lengthsIn(text);
  if (options.length >= 2 || (LONGER.test(text) && OFTENER.test(text))) return { of: 'paysMore', unit, between: 'lengths', options };
  const minutes = minutesIn(text);
  // Whether it is worth while to go on longer.
  if (LONGER.test(text) && minutes !== null && options.length < 2) return { of: 'paysMore', unit, between: 'lengths', options: [{ times: 1, minutes }, { times: 1, minutes: Math.min(240, minutes * 2) }] };
  if (ALL_DRILLS.test(text) && /\b(?:most|meisten?|more|mehr|best|besten)\b/.test(text)) return { of: 'paysMore', unit, between: 'drills', drills: [] };
  return null;
}

const ASKS_ANEW = '(?:how|when|what|which|where|why|do i|am i|wie|wann|was|welche\\w*|wo|warum|bin ich|hab ich)';
const TWO_QUESTIONS = new RegExp(`\\b${ASKS_ANEW}\\b.* (?:and|und) ${ASKS_ANEW}\\b`);
/** Minutes that are left of something, and practice that is judged. */
const NO_TOTAL = /\b(?:minutes?|mins?|days?|time|minuten|zeit) left\b|\bhow (?:was|did|is|good)\b(?!.*\b(?:week|month|year)\b)|\bwie (?:war|lief|ist|gut)\b(?!.*\b(?:woche|monat|jahr)\b)|\b(?:am i|im|i am|got|getting|bin ich|wurde ich|werde ich)\b.*\b(?:better|worse|besser|schlechter)\b|\bmy first\b|\bmein\w* erste\w*\b/;

/** What a message asks of a total of the own practice; null where it asks of none, or says more than that. */
export function practiceTotalIn(question: Question): PracticeTotal | null {
  const { raw, spoken } = question;
  if (raw.length > MOST_WORDS || raw.length === 0 || hurts(raw, raw) || (spoken !== 'en' && spoken !== 'de' && spoken !== null)) return null;
  const text = raw.join(' ');
  // Two questions in one are answered one by one, and the latest days against as many before them by a rule of their own.
  if (TWO_QUESTIONS.test(text) || comparedTimeSpansIn(text) !== null || (comparesMonths(text) && !/\b(?:this month|diese\w* monat)\b/.test(text))) return null;
  return paysMoreIn(text, question) ?? earningIn(text) ?? toTargetIn(text) ?? totalIn(text, question);
}
