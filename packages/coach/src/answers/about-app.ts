import { analysisTypes, type AnalysisType } from '@touchline/domain';
import { coachAnalysisNames, coachGrammar } from '@touchline/messages/coach-grammar';
import { coachLines } from '@touchline/messages/coach-lines';
import { only, type Asked } from './asked.ts';
import type { Composed } from './follow-up.ts';
import { ago, listed } from './speak.ts';

const isAnalysisType = (type: string): type is AnalysisType => (analysisTypes as readonly string[]).includes(type);
const analysisName = (type: string): string => (isAnalysisType(type) ? coachAnalysisNames[type] : type);

export function appHelp({ say, has }: Asked): Composed {
  const lines = coachLines.app_help;
  const pick =
    has(/offline|internet|wifi|network|connection|conexion|reseau/) ? lines.offline
    : has(/password|log ?in|sign ?in|passwort|contrasena|mot de passe|senha/) ? lines.password
    : has(/board|ranking|rangliste|classement|clasificacion/) ? lines.board
    : has(/wer (sieht|kann)|who (can )?(see|read|sieht)|can (\w+ ){0,2}see|see (my|our|his|her)|\bsafe\b|sicher|segur[oa]|\bsure\b|wer kann|quien puede|qui peut|quem pode/) ? lines.privacy
    : has(/delete|data|daten|download|herunterlad|runterlad|export|losch|konto|borrar|supprimer|apagar|account/) ? lines.data
    : has(/chat|other (kids|players)|friend|message|freund|nachricht|schreiben/) ? lines.contact
    : has(/stop|pause|cancel|abbrech|anhalt/) ? lines.stop
    : has(/(put|enter|type|write) .*(how many|result|score|number)|how many i did|ergebnis|eintrag|eingeb/) ? lines.result
    : has(/minut|duree|duracion|duracao|long|time(r)? to|change the time/) ? lines.minutes
    : has(/name|age|alter|edad|idade|profil|perfil|avatar|country|land\b|team|f(oot|uss)\b|pied|pie\b/) ? lines.profile
    : has(/start|begin|anfang|ubung|uhr\b|drill|timer|session|einheit|chrono/) ? lines.start
    : lines.general;
  return only(say(pick));
}

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
