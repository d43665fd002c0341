import type { DrillId } from '@touchline/domain';
import type { Understood } from '../intents/read-question.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { hurts } from '../topics/find-topic.ts';
import { comparedTimeSpansIn } from './compared-time-spans.ts';
import { comparesMonths, countsIn, measureAlone } from './practice-counts-question.ts';
import { asksBestIn, listsDay, mostDoneIn, resultDateIn, whenWasIt } from './dated-results.ts';
import { hardnessAsked } from './drill-hardness.ts';
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

function readIn(text: string, asked: Understood, place: ReturnType<typeof boardPlaceIn>): PlayerDataQuestion | null {
  const { before } = asked;
  if (asksTokensAndUse(text) || asksTheirUse(text, before)) return { kind: 'tokens' };
  const counted = before?.ask?.kind === 'counts' ? before.ask : null;
  const earlier = counted !== null && ONLY_LAST.test(text) ? ONE_BEFORE[counted.span.kind] : undefined;
  if (counted !== null && earlier !== undefined) return { ...counted, span: earlier };
  const stretches = comparedTimeSpansIn(text);
  if (stretches !== null) return { kind: 'stretches', stretches };
  if (comparesMonths(text)) return { kind: 'months' };
  if (place !== null) return { kind: 'place', ...place };
  const wish = drillWishIn(text, asked);
  if (wish !== null) return wish;
  if (mostDoneIn(text)) return { kind: 'mostDone', span: timeSpanIn(text) ?? { kind: 'all' } };
  const drillId = drillAsked(asked);
  if (asksDistanceToRecord(text)) return { kind: 'toRecord', drillId: drillId ?? (before === null ? null : drillAsked(before)) };
  const dated = drillId === null ? null : resultDateIn(text);
  if (drillId !== null && dated !== null) return { kind: 'dated', of: dated, drillId };
  if (drillId === null && asked.skill !== null && resultDateIn(text) === 'last') return { kind: 'lastOfSkill', skill: asked.skill };
  const told = before?.ask?.kind === 'dated' ? before.ask.drillId : before?.intent === 'records' || before?.intent === 'last_practice' ? drillAsked(before) : null;
  if (told !== null && whenWasIt(text)) return { kind: 'dated', of: before?.intent === 'last_practice' ? 'last' : 'best', drillId: told };
  const span = timeSpanIn(text);
  if (drillId !== null && span !== null && asksBestIn(text, span)) return { kind: 'bestIn', drillId, span };
  const spoken = asked.drillId ?? before?.drillId ?? null;
  const isOffered = spoken === null && before !== null && OFFERS.has(before.intent) && before.topic === null && before.act === null;
  const hardness = spoken === null && !isOffered ? null : hardnessAsked(text);
  if (hardness !== null && (spoken !== null || hardness === 'hard')) return { kind: 'howHard', drillId: spoken, asksWhether: hardness === 'may' };
  if (span !== null && listsDay(text, span)) return { kind: 'dayList', span };
  // So little time is for the drill before, and no count.
  const counts = before !== null && saysOnlyLength(text.split(' ')) ? null : countsIn(text, span);
  if (counts !== null) return { kind: 'counts', ...counts };
  if (counted === null) return null;
  const more = measureAlone(text);
  return more === null ? null : { ...counted, ...more };
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
