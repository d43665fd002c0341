import { some } from '../question-parts/whole-word-pattern.ts';
import { asksToGoToPerson } from './asks-to-go-to-person.ts';

/** What an adult did is told of in different words: face to face nothing was sent. English and German, in plain letters. */
const SENT = some(
  '\\w*messag\\w*', 'msgs?', 'texts?', 'texted', 'texting', '\\w*chat\\w*', 'dms?', 'dmed', 'snap\\w*', 'insta\\w*', 'tik ?tok', 'whats ?app', 'discord', 'roblox', 'fortnite', 'online', 'internet', 'send\\w*', 'sent', 'photos?', 'pics?', 'pictures?', 'videos?', 'selfies?', 'nudes?', 'phone', 'number', 'wrote', 'writes?', 'writing', 'email\\w*', 'account', 'apps?', 'called me', 'call me', 'calls me', 'camera', 'webcam', 'film\\w*', 'follow(?:s|ed) me on', 'add(?:s|ed) me',
  'nachricht\\w*', 'schreib\\w*', 'schrieb\\w*', '\\w*geschrieben', 'schick\\w*', 'geschickt', 'foto\\w*', 'bild\\w*', 'handy\\w*', 'nummer', 'netz', 'konto', 'kamera', 'filmt\\w*', 'gefilmt', 'anruf\\w*', 'angerufen', 'spiele?chat\\w*',
);
const FACE_TO_FACE = some(
  'park', 'house', 'home', 'flat', 'car', 'van', 'street', 'pitch', 'field', 'bench', 'bus', 'shop', 'gate', 'fence', 'outside', 'behind', 'watch(?:es|ed|ing)?', 'waits?', 'waited', 'waiting', 'follow(?:s|ed|ing)? me', 'touch\\w*', 'walk\\w*', 'came', 'comes? (?:up|over|to|with|along|round)', 'gave me', 'gives me', 'lift', 'drive\\w*', 'sweets', 'way', 'said', 'says', 'asked',
  'haus\\w*', 'zuhause', 'hause', 'wohnung', 'auto\\w*', 'strasse', 'platz', 'bolzplatz', 'feld', 'bank', 'zaun', 'draussen', 'beobachtet', 'guckt', 'schaut', 'wartet\\w*', 'gewartet', 'folgt\\w*', 'verfolgt', 'fasst', 'angefasst', 'kam', 'kommt', 'mitkomm\\w*', 'mitgeh\\w*', 'geschenkt', 'schenkt', 'fahrt', 'sussigkeiten', '\\w*weg', 'angesprochen', 'angequatscht', 'wissen', 'sagt\\w*', 'gesagt', 'fragt\\w*', 'gefragt',
);
const PARENT = '(?:mum|mom|mummy|mommy|mam|dad|daddy|parents?|mother|father|mama|mami|papa|papi|mutter|vater|eltern|anyone|anybody|any one|no ?one|nobody|niemand\\w*|kein\\w*|jemand\\w*)';
const OWN = '(?:my|mein\\w{0,2}|our|unser\\w{0,2})';
const NOT_TO_TELL = some(
  `(?:he|she|they|who|man|woman|guy|lady|coach|trainer|neighbou?r|uncle) (?:(?:just|always|also|even|then) )*(?:said|says|told me|tells me|asked me|wants me|made me (?:promise|swear))(?: (?:i|to|that|me|just|please|should|must|shouldnt|mustnt|cant|can|have|has|it|its|we|this))* (?:not|dont|do not|never|no|keep|cant|cannot|mustnt|shouldnt)(?: (?:to|ever|tell|say|let|anything|it|this|that|a|secret|about|from))*(?: ${OWN})? ?(?:${PARENT})?`,
  `${OWN} ${PARENT} (?:(?:is|are) )?(?:(?:must|can|should|may|has|have) )?(?:not|mustnt|cant|shouldnt|doesnt have to|not allowed to) (?:to )?(?:know|find out)`,
  `(?:er|sie|der|die|mann|frau|typ|trainer|nachbar|onkel) (?:(?:hat|sagt|sagte|meint|meinte|will|wollte) )(?:(?:gesagt|gemeint|dass|das|ich|es|mir|soll|sollte|darf|durfe|ja|aber|davon|auch|bitte|zu|zuhause|daheim) )*(?:(?:${OWN} )?${PARENT} )(?:(?:nichts|nicht|nix|davon|das|es|ja|was|etwas|soll|darf|sollen|durfen) )*(?:sagen|sag|sage|erzahlen|erzahl|erzahle|verraten|wissen|erfahren)`,
);

/** How a crisis of grooming is told, where its answer says it in other words: asked whether to go, not to tell at home, or face to face. */
export type GroomingTold = 'asksToGo' | 'notToTell' | 'faceToFace';

/** How words (in plain letters) of grooming tell it; null where something was sent, or nothing says how it was. */
export function groomingToldOf(words: readonly string[]): GroomingTold | null {
  const text = words.join(' ');
  if (SENT.test(text)) return null;
  if (asksToGoToPerson(words)) return 'asksToGo';
  if (NOT_TO_TELL.test(text)) return 'notToTell';
  return FACE_TO_FACE.test(text) ? 'faceToFace' : null;
}
