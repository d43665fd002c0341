import type { DrillId } from '@touchline/domain';
import type { Understood } from '../intents/read-question.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { hurts } from '../topics/find-topic.ts';
import { comparedTimeSpansIn } from './compared-time-spans.ts';
import { comparesMonths, countsIn, measureAlone } from './practice-counts-question.ts';
import { asksBestIn, listsDay, mostDoneIn, resultDateIn, whenWasIt } from './dated-results.ts';
import { drillDifficultyAsked } from './drill-difficulty-question.ts';
import { enoughStreakOrMatchQuestionIn } from './enough-streak-and-match-question.ts';
import { saysOnlyLength } from './complete-question-from-turn-before.ts';
import { drillWishIn } from './drill-wish.ts';
import { boardPlaceIn } from './board-place-question.ts';
import type { PlayerDataQuestion } from './player-data-question-types.ts';
import { asksDistanceToRecord } from './asks-distance-to-record.ts';
import { timeSpanIn, type TimeSpan } from './time-span.ts';

/** A longer message tells of more than one number. */
const MOST_WORDS = 22;
/** Who tells of these is answered as that, whatever else is named. */
const NEVER: ReadonlySet<Understood['intent']> = new Set<Understood['intent']>(['injury', 'bad_day', 'nerves', 'parents', 'other_language_unsupported']);

const TOKENS = /\b(?:tokens?|tokns?|tokken|coins?|munzen)\b/;
const HOW_MANY = /\b(?:how (?:many|much)|wie ?viele?|do i have|hab(?:e)? ich|my|meine?n?)\b/;
const SPEND = /\b(?:spend|spent|buy|(?:what|wat) .*use (?:them|it|tokens?|my)|get (?:for|with)|for what|what for|whats? (?:it|they|are they)? ?for|(?:do|can) i do with|what (?:can|do|could) i (?:do|get)|kaufen|ausgeben|holen|wofur|was kann ich|damit (?:machen|anfangen)|bringen mir)\b/;

/** Both halves of "how many tokens do I have and what can I buy with them". */
const asksTokensAndUse = (text: string): boolean => TOKENS.test(text) && HOW_MANY.test(text) && SPEND.test(text) && !/\b(?:how (?:do|can) i (?:get|earn)|to buy|buy (?:some|more|tokens?)|friends?|swap|trade|give|freund\w*|tausch\w*|euro|money|geld|pay|bezahl\w*)\b/.test(text);

const MOST_WORDS_ALONE = 7;
/** "And what are they for?" after the tokens were spoken of. */
const asksTheirUse = (text: string, before: Understood | null): boolean =>
  before !== null && TOKENS.test(before.words.join(' ')) && !TOKENS.test(text) && SPEND.test(text) && text.split(' ').length <= MOST_WORDS_ALONE;

/** The stretch before the one that was counted, where no more than that is said. */
const ONE_BEFORE: Partial<Readonly<Record<TimeSpan['kind'], TimeSpan>>> = {
  today: { kind: 'yesterday' },
  thisWeek: { kind: 'lastWeek' },
  thisMonth: { kind: 'lastMonth' },
  thisYear: { kind: 'lastYear' },
};
const ONLY_LAST = /^(?:(?:and|und|ok|so|n) )*(?:(?:the|die|den|das|der|in) )*(?:last|lst|previous|letzte[nrs]?|vorige[nrs]?)(?: one)?$|^(?:(?:and|und|ok|so|n) )*(?:the )?(?:one before|davor)$/;

/** An answer to these ends with a drill. */
const OFFERS: ReadonlySet<Understood['intent']> = new Set<Understood['intent']>(['which_drill', 'little_time', 'no_wall', 'no_ball', 'rain', 'bored', 'too_easy']);

/** In the place of a drill "it" and "juggling" may be said. */
const drillAsked = ({ drillId, skill }: Understood): DrillId | null => drillId ?? (skill === 'juggling' ? 'juggling' : null);

type Counts = Extract<PlayerDataQuestion, { readonly kind: 'counts' }>;

/** A text and what its readers look at besides. */
type Reading = {
  readonly text: string;
  readonly asked: Understood;
  readonly before: Understood | null;
  readonly place: ReturnType<typeof boardPlaceIn>;
  /** What the turn before counted; null where it counted nothing. */
  readonly counted: Counts | null;
  readonly drillId: DrillId | null;
  readonly span: TimeSpan | null;
};

/** In their order: the first that finds its question tells it. */
const READERS: ReadonlyArray<(reading: Reading) => PlayerDataQuestion | null> = [
  ({ text, before }) => (asksTokensAndUse(text) || asksTheirUse(text, before) ? { kind: 'tokens' } : null),
  earlierCounts,
  ({ text }) => {
    const stretches = comparedTimeSpansIn(text);
    return stretches === null ? null : { kind: 'stretches', stretches };
  },
  ({ text }) => (comparesMonths(text) ? { kind: 'months' } : null),
  ({ place }) => (place === null ? null : { kind: 'place', ...place }),
  ({ text, asked }) => drillWishIn(text, asked),
  ({ text, span }) => (mostDoneIn(text) ? { kind: 'mostDone', span: span ?? { kind: 'all' } } : null),
  ({ text, drillId, before }) => (asksDistanceToRecord(text) ? { kind: 'toRecord', drillId: drillId ?? (before === null ? null : drillAsked(before)) } : null),
  datedResult,
  dateOfResultTold,
  ({ text, drillId, span }) => (drillId !== null && span !== null && asksBestIn(text, span) ? { kind: 'bestIn', drillId, span } : null),
  howHard,
  ({ text, span }) => (span !== null && listsDay(text, span) ? { kind: 'dayList', span } : null),
  counts,
];

function readIn(text: string, asked: Understood, place: ReturnType<typeof boardPlaceIn>): PlayerDataQuestion | null {
  const { before } = asked;
  const counted = before?.ask?.kind === 'counts' ? before.ask : null;
  const reading = { text, asked, before, place, counted, drillId: drillAsked(asked), span: timeSpanIn(text) };
  for (const read of READERS) {
    const question = read(reading);
    if (question !== null) return question;
  }
  return null;
}

/** The same count of the stretch before. */
function earlierCounts({ text, counted }: Reading): Counts | null {
  const earlier = counted !== null && ONLY_LAST.test(text) ? ONE_BEFORE[counted.span.kind] : undefined;
  return counted === null || earlier === undefined ? null : { ...counted, span: earlier };
}

/** Which day a result is of, of the drill that is named or the last one of its skill. */
function datedResult({ text, asked, drillId }: Reading): PlayerDataQuestion | null {
  const dated = resultDateIn(text);
  if (drillId !== null) return dated === null ? null : { kind: 'dated', of: dated, drillId };
  return asked.skill !== null && dated === 'last' ? { kind: 'lastOfSkill', skill: asked.skill } : null;
}

/** Which day the result is of that the turn before told. */
function dateOfResultTold({ text, before }: Reading): PlayerDataQuestion | null {
  if (before === null || !whenWasIt(text)) return null;
  const tellsResult = before.intent === 'records' || before.intent === 'last_practice';
  const drillId = before.ask?.kind === 'dated' ? before.ask.drillId : tellsResult ? drillAsked(before) : null;
  return drillId === null ? null : { kind: 'dated', of: before.intent === 'last_practice' ? 'last' : 'best', drillId };
}

/** How hard a drill is: the one that is spoken of, or the one that an answer before offered. */
function howHard({ text, asked, before }: Reading): PlayerDataQuestion | null {
  const drillId = asked.drillId ?? before?.drillId ?? null;
  const isOffered = drillId === null && before !== null && OFFERS.has(before.intent) && before.topic === null && before.act === null;
  const hardness = drillId === null && !isOffered ? null : drillDifficultyAsked(text);
  if (hardness === null || (drillId === null && hardness !== 'hard')) return null;
  return { kind: 'howHard', drillId, asksWhether: hardness === 'may' };
}

/** What was practised in a stretch of time; with nothing but a measure, in the stretch that was counted before. */
function counts({ text, before, counted, span }: Reading): Counts | null {
  // So little time is for the drill before, and no count.
  const found = before !== null && saysOnlyLength(text.split(' ')) ? null : countsIn(text, span);
  if (found !== null) return { kind: 'counts', ...found };
  const more = counted === null ? null : measureAlone(text);
  return counted === null || more === null ? null : { ...counted, ...more };
}

/** The exact question in one that was understood; null where it is none, or where something weighs more. */
export function playerDataQuestionIn(message: string, asked: Understood): PlayerDataQuestion | null {
  const raw = wordsOf(message);
  if (raw.length > MOST_WORDS || asked.intent === 'other_language_unsupported' || hurts(raw, asked.words)) return null;
  // These have an answer of their own.
  if (asked.act?.kind === 'habit' || asked.act?.kind === 'gotWorse' || asked.act?.kind === 'lowerToday' || asked.act?.kind === 'ratesCompared' || asked.act?.kind === 'feetCompared' || asked.act?.kind === 'wallSession') return null;
  const text = raw.join(' ');
  const mended = asked.words.join(' ');
  const own = enoughStreakOrMatchQuestionIn(text, asked) ?? (mended === text ? null : enoughStreakOrMatchQuestionIn(mended, asked));
  if (own !== null) return { kind: 'case', case: own };
  if (NEVER.has(asked.intent)) return null;
  // Names are no words to be mended.
  const place = boardPlaceIn(text, message);
  return readIn(text, asked, place) ?? (mended === text ? null : readIn(mended, asked, place));
}
