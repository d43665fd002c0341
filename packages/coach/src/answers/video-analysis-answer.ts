import { analysisTypes, type AnalysisType } from '@touchline/domain';
import { coachAnalysisNames, coachGrammar } from '@touchline/messages/coach-grammar';
import { coachIntentLines } from '@touchline/messages/coach-lines';
import type { FormReview } from '../player-context.ts';
import type { Asked } from './answer-context.ts';
import { only, type Composed } from './composed-answer.ts';
import { ago, listed, type Say } from './phrasing.ts';

const isAnalysisType = (type: string): type is AnalysisType => (analysisTypes as readonly string[]).includes(type);
/** What a kind of review is called. */
export const analysisName = (type: string): string => (isAnalysisType(type) ? coachAnalysisNames[type] : type);

/** How a question names a kind of review where its skill is not known, as in one word with "video". */
const NAMED: readonly (readonly [AnalysisType, RegExp])[] = [
  ['shooting', /shoot|shot|schuss|schie/],
  ['passing', /pass/],
  ['dribbling', /dribbl/],
  ['juggling', /juggl|jongl/],
  ['turns', /turn|dreh/],
];

/** The kind of review that a question names; null where it names none. */
export function typeAsked({ asked }: Asked): string | null {
  const text = asked.words.join(' ');
  const named = NAMED.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  return named === null || asked.skill === null ? named : asked.skill === 'ball_control' ? 'juggling' : asked.skill;
}

/** The score of a review, what to work on and what was good. */
export function reviewLines({ type, score, daysAgo, improvements, strengths }: FormReview, say: Say, isBest = false): string[] {
  const lines = coachIntentLines.form_analysis;
  return [
    say(isBest ? lines.any : lines.last, { type: analysisName(type), score, ago: ago(daysAgo) }),
    ...(improvements.length > 0 ? [say(lines.why, { list: listed(improvements) })] : []),
    ...(strengths.length > 0 ? [say(lines.good, { list: listed(strengths) })] : []),
  ];
}

export function formAnalysis(asking: Asked): Composed {
  const { context, say, has } = asking;
  const lines = coachIntentLines.form_analysis;
  if (has(/no pose|pose detected|korper erkannt/)) return only(say(lines.pose));
  if (has(/score|grade|only get|last|best|why|find|note|puntu|result|punkte|letzte|warum/)) {
    const type = typeAsked(asking);
    const own = context.analyses.filter((one) => type === null || one.type === type);
    const found = has(/best|highest|mejor|meilleur|melhor|beste/) ? own.toSorted((a, b) => b.score - a.score)[0] : own[0];
    if (found === undefined) return only(say(lines.none, { type: type === null ? coachGrammar.anyAnalysis : analysisName(type) }));
    return only(...reviewLines(found, say, has(/best|mejor|hochste/)));
  }
  return only(say(lines.how), say(lines.private));
}
