import { analysisTypes, type AnalysisType } from '@touchline/domain';
import { coachAnalysisNames, coachGrammar } from '@touchline/messages/coach-grammar';
import { coachLines } from '@touchline/messages/coach-lines';
import type { Asked } from './answer-context.ts';
import { only, type Composed } from './composed-answer.ts';
import { ago, listed } from './phrasing.ts';

const isAnalysisType = (type: string): type is AnalysisType => (analysisTypes as readonly string[]).includes(type);
const analysisName = (type: string): string => (isAnalysisType(type) ? coachAnalysisNames[type] : type);

export function formAnalysis({ context, say, has, asked }: Asked): Composed {
  const lines = coachLines.form_analysis;
  if (has(/no pose|pose detected|korper erkannt/)) return only(say(lines.pose));
  if (has(/score|grade|only get|last|best|why|find|note|puntu|result|punkte|letzte|warum/)) {
    const type = asked.skill === null ? null : asked.skill === 'ball_control' ? 'juggling' : asked.skill;
    const named = /pass|dribbl|juggl|jongl|turn|dreh|shoot|shot|schuss|schie/.exec(asked.words.join(' ')) !== null;
    const own = context.analyses.filter((one) => !named || type === null || one.type === type);
    const found = has(/best|highest|mejor|meilleur|melhor|beste/) ? own.toSorted((a, b) => b.score - a.score)[0] : own[0];
    if (found === undefined) return only(say(lines.none, { type: named && type !== null ? analysisName(type) : coachGrammar.anyAnalysis }));
    return only(
      say(has(/best|mejor|hochste/) ? lines.any : lines.last, { type: analysisName(found.type), score: found.score, ago: ago(found.daysAgo) }),
      ...(found.improvements.length > 0 ? [say(lines.why, { list: listed(found.improvements) })] : []),
      ...(found.strengths.length > 0 ? [say(lines.good, { list: listed(found.strengths) })] : []),
    );
  }
  return only(say(lines.how), say(lines.private));
}
