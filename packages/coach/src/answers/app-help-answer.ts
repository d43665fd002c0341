import { coachIntentLines } from '@touchline/messages/coach-lines';
import type { Asked } from './answer-context.ts';
import { only, type Composed } from './composed-answer.ts';
import { seenNowLine } from './own-statistics-text.ts';

/** Asks what others see, in whatever order. */
const OF_OTHERS = /wer (sieht|kann)|who (can )?(see|read|sieht)|can (\w+ ){0,2}see|see (my|our|his|her)|\bsafe\b|sicher|segur[oa]|\bsure\b|wer kann|quien puede|qui peut|quem pode|\b(private|public|secret|visible|privat|offentlich|geheim|sichtbar)\b|\b(sehen|sieht|wissen|angucken|anschauen)\b.*\bmein|\bmein\w*\b.*\b(sehen|sieht|wissen|angucken|anschauen)\b|(look at|view|know|find out) (\w+ )?my\b|\b(see|know|sehen|wissen) (how (many|much)|what|wie ?viele?|was) (i|ich)\b/;

/** Who asks for themselves is told whether they are seen now. */
const OF_ONESELF = /\b(i|me|my|ich|mich|meine?r?n?)\b(?! (child|son|daughter|kid|kind|sohn|tochter))/;

export function appHelp({ context, say, has }: Asked): Composed {
  const lines = coachIntentLines.app_help;
  const pick =
    has(/offline|internet|wifi|network|connection|conexion|reseau/) ? lines.offline
    : has(/password|log ?in|sign ?in|passwort|contrasena|mot de passe|senha/) ? lines.password
    : has(/board|ranking|rangliste|classement|clasificacion/) ? lines.board
    : has(OF_OTHERS) ? lines.privacy
    : has(/delete|data|daten|download|herunterlad|runterlad|export|losch|konto|borrar|supprimer|apagar|account/) ? lines.data
    : has(/chat|other (kids|players)|friend|message|freund|nachricht|schreiben/) ? lines.contact
    : has(/stop|pause|cancel|abbrech|anhalt/) ? lines.stop
    : has(/(put|enter|type|write) .*(how many|result|score|number)|how many i did|ergebnis|eintrag|eingeb/) ? lines.result
    : has(/minut|duree|duracion|duracao|long|time(r)? to|change the time/) ? lines.minutes
    : has(/name|age|alter|edad|idade|profil|perfil|avatar|country|land\b|team|f(oot|uss)\b|pied|pie\b/) ? lines.profile
    : has(/start|begin|anfang|ubung|uhr\b|drill|timer|session|einheit|chrono/) ? lines.start
    : lines.general;
  return pick === lines.privacy && has(OF_ONESELF) ? only(seenNowLine(context, say), say(pick)) : only(say(pick));
}
