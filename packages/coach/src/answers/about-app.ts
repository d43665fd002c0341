import { coachLines } from '@touchline/messages/coach-lines';
import { only, type Asked } from './answer-context.ts';
import type { Composed } from './follow-up-length-and-foot.ts';

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
