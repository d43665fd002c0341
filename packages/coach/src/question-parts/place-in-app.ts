import type { CoachAppDirection } from '@touchline/messages/coach-lines';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { Question } from '../intents/read-question.ts';
import { hurts } from '../topics/find-topic.ts';
import { says } from './whole-word-pattern.ts';

/** A thing of the app as it is named in English and German, and the topic that tells more of it. */
interface Place {
  readonly place: CoachAppDirection;
  readonly topic: CoachTopic | null;
  readonly named: RegExp;
  readonly unless?: RegExp;
}

const row = (place: CoachAppDirection, topic: CoachTopic | null, named: readonly string[], unless?: readonly string[]): Place => ({ place, topic, named: says(...named), ...(unless === undefined ? {} : { unless: says(...unless) }) });

const CHANGES = '(?:chang\\w*|edit|set|enter|put|type|add|pick|choose|select|switch|ander\\w*|aender\\w*|wechsel\\w*|umstell\\w*|einstell\\w*|eintrag\\w*|eingeb\\w*|trag\\w*|wahl\\w*|stell\\w*|geb\\w*)';
/** So far from each other a thing and what is done with it may stand. */
const NEAR = '(?: \\w+){0,4} ';

/** All places, those of a longer name first: of several that are named the first one is meant. */
const PLACES: readonly Place[] = [
  row('parents', 'parentsPage', ['parents? (?:page|info|area|section)', 'page for (?:my |the )?parents', 'for (?:my |your )?parents', 'eltern ?(?:seite|bereich|info\\w*)', 'hilfe fur (?:die )?eltern', '(?:seite |infos? )?fur (?:meine |die |deine )?eltern']),
  row('deleteAccount', 'deleteAccount', [`(?:delete|remove|close|erase)${NEAR}(?:account|profile)`, '(?:account|konto|profil)(?: \\w+){0,2} (?:loschen|losche|losch|entfernen)', `(?:losch\\w*|entfern\\w*)${NEAR}(?:account|konto|profil)`]),
  row('clearChat', 'clearChat', ['(?:clear|delete|remove)(?: \\w+){0,2} (?:chat|talk|conversation|messages)', '(?:chat|gesprach|verlauf|nachrichten)(?: \\w+){0,2} (?:loschen|leeren|losche|losch)', 'losch\\w*(?: \\w+){0,2} (?:chat|gesprach|nachrichten)']),
  row('password', 'changePassword', ['pass ?words?', 'pass ?code', 'passwort\\w*', 'kennwort'], ['forg[eo]t\\w*', 'vergess\\w*', 'lost', 'show', 'zeig\\w*']),
  row('email', 'changeEmail', [`${CHANGES}(?: \\w+){0,3} (?:e ?mails?(?: ?ad\\w*)?|mail ?adresse|mail)`, '(?:e ?mail|mailadresse|mail adresse)(?: \\w+){0,3} (?:andern|andere|wechseln|change)']),
  row('export', 'downloadData', ['(?:download|export|get|save)(?: \\w+){0,2} data', '(?:everything|all|what)(?: \\w+){0,4} (?:know|knows|stored|kept|saved) (?:about|of) me', '(?:alles|was)(?: \\w+){0,4} uber mich(?: \\w+){0,3}', 'data(?: \\w+){0,2} (?:download|export)', 'export', 'daten(?: \\w+){0,2} (?:runterlad\\w*|herunterlad\\w*|exportier\\w*|download\\w*|sichern|bekomm\\w*)', '(?:exportier\\w*|lad\\w*)(?: \\w+){0,2} daten', 'daten ?export']),
  row('signOut', 'signOut', ['log ?(?:out|off)', 'logg?e? (?:out|off|ich mich aus|mich aus)', 'sign ?(?:out|off)', 'abmeld\\w*', 'meld\\w*(?: \\w+){0,2} ab', 'auslogg\\w*', 'logg\\w*(?: \\w+){0,2} aus']),
  row('hide', 'hideMe', ['(?:hide|take|remove)(?: \\w+){0,2} (?:me|myself|my name)?(?: \\w+){0,3} ?(?:board|boards|leaderboard|ranking|list)', 'hide (?:me|myself)', '(?:versteck\\w*|unsichtbar\\w*|ausblend\\w*)', 'others see me', 'andere sehen mich', '(?:nobody|no one|noone|keiner|niemand|others|andere)(?: \\w+){0,4} (?:sees?|sieht|sehen|find\\w*)', '(?:see|find|sehen|finden)(?: \\w+){0,2} me']),
  row('language', 'appLanguage', ['languages?', 'sprachen?', '(?:switch|change)(?: \\w+){0,3} (?:to )?(?:german|english|deutsch|englisch)', '(?:auf|zu) (?:deutsch|englisch)(?: \\w+)? (?:umstell\\w*|wechsel\\w*|stell\\w*)', `(?:stell\\w*|wechsel\\w*)${NEAR}(?:deutsch|englisch)`]),
  row('theme', 'theme', ['dark ?(?:mode|theme)', 'light ?(?:mode|theme)', 'night ?mode', 'themes?', 'dunkl\\w* (?:modus|design)', 'dunkelmodus', 'hell\\w* modus', 'nachtmodus', 'farben']),
  row('motion', 'motionOff', ['animations?', 'animationen', 'effects? off']),
  row('voice', 'timerVoice', ['voice', 'stimme', 'spoken', 'ansage\\w*']),
  row('sound', 'sound', ['sounds?', 'tone', 'ton', 'whistle', 'pfeife', 'mute', 'stumm\\w*']),
  row('countForMe', 'cameraCounts', ['count for me', '(?:camera|phone) (?:\\w+ )?(?:counts?|counting)', 'camera(?: \\w+){0,3} count\\w*', 'fur mich zahlen', 'kamera(?: \\w+){0,3} (?:mitzahl\\w*|zahl\\w*)', 'mitzahl\\w*', 'automatic(?:ally)? count\\w*', 'count(?: \\w+){0,3} (?:automatically|with the camera)']),
  row('camera', 'cameraSettings', ['camera settings', 'video quality', 'kamera ?einstellung\\w*', 'videoqualitat', 'auto record']),
  row('compare', 'compareClips', ['compar\\w*(?: \\w+){0,3} (?:videos?|clips?|attempts?|analys\\w*)', '(?:videos?|versuche|clips?)(?: \\w+){0,2} vergleich\\w*', 'zwei versuche']),
  row('videos', 'whereVideos', ['(?:my|old|past|saved|earlier|analy[sz]ed) (?:videos?|clips?|analys\\w*|reviews?)', '(?:meine|alten?|fruhere\\w*|gespeicherte\\w*) (?:videos?|clips?|analysen|auswertungen)', 'analysis history']),
  row('analysis', 'analysisWhat', ['form ?(?:analysis|check|thing|review)', 'video ?(?:analysis|analyse)', 'analys(?:is|e)', 'analy[sz]e (?:my )?(?:form|video|technique)', '(?:record|film|make|take|upload)(?: \\w+){0,2} (?:videos?|clips?|myself)', 'videos?(?: \\w+){0,3} (?:aufnehm\\w*|hochlad\\w*|mach\\w*|auf)', '(?:nehm|lad|mach)\\w*(?: \\w+){0,3} videos?', 'technik analysieren', 'videoanalyse', 'formanalyse', 'bewegungsanalyse']),
  row('teamBoard', 'teamBoard', ['teams? (?:board|ranking|leaderboard)', 'teams?(?: \\w+){0,3} (?:on|in) the (?:board|leaderboard|ranking)', 'team ?rangliste', 'rangliste der teams', 'teams?(?: \\w+){0,3} (?:in|auf) der rangliste']),
  row('board', 'ownBoard', ['leader ?boards?', 'boards?', 'ranking\\w*', 'rang ?listen?', 'besten ?liste'], ['hig\\w*', 'climb', 'first', 'up the', 'hoch\\w*', 'hoher', 'erste\\w*', 'oben', 'stand', 'steh\\w*', 'am i', 'bin ich', 'rank', 'platz', 'place', '(?:get|come|be|make it|appear|komm\\w*|steh\\w*)(?: \\w+){0,3} (?:on|onto|into|in|auf)(?: to)? (?:the|die|der)']),
  row('odds', 'packOdds', ['odds', 'chances?', 'chancen', 'wahrscheinlichkeit\\w*']),
  row('cards', 'wherePacks', ['(?:my |the )?(?:cards?|collection)', '(?:meine\\w* |die )?(?:karten|sammlung|sammelkarten)'], ['red', 'yellow', 'gelb\\w*', 'rote\\w*', 'get more', 'legend\\w*', 'rare', 'earn']),
  row('packs', 'wherePacks', ['(?:open|find|see|buy|get to|unlock)(?: \\w+){0,3} packs?', 'packs?', 'packchen(?: \\w+){0,2}', 'reward ?store', 'rewards?', 'shop', 'store', 'pramien', 'laden'], ['more packs', 'mehr packchen', 'earn']),
  row('tokens', 'tokenHistory', ['(?:token|coin)s? (?:history|list)', '(?:what|which|how)(?: \\w+){0,5} tokens?(?: \\w+){0,3}(?: on| for| from)?', 'spent(?: \\w+){0,3} tokens?', 'token ?(?:verlauf|liste)', '(?:wofur|was)(?: \\w+){0,4} token\\w*', '(?:my |meine )tokens?'], ['get more', 'mehr', 'more', 'earn', 'verdien\\w*']),
  row('badges', 'allBadges', ['badges?', 'achievements?', 'trophies', 'abzeichen', 'erfolge']),
  row('routines', 'routines', ['routines?', 'routinen']),
  row('warmUp', null, ['warm ?ups?', 'aufwarm\\w*']),
  row('highlights', 'whereHighlights', ['highlights?']),
  row('matches', 'whereHighlights', ['live ?(?:scores?|matches|games|results|ergebnis\\w*|spiele)', '(?:football |fussball ?)?(?:scores|matches|spielergebnisse|bundesliga|premier league)', 'fussball live', 'spiele(?: \\w+){0,2} (?:sehen|schauen|live)'], ['won', 'lost', 'my scores?', 'gewonnen', 'enter', 'save', 'type', 'eintrag\\w*']),
  row('saveResult', 'saveResult', ['(?:save|enter|type|put|log|write)(?: \\w+){0,3} (?:results?|scores?|number|session|drill|it)', 'saves?(?: \\w+){0,2} (?:result|session|number)', '(?:ergebnis|zahl|einheit|wert)(?: \\w+){0,3} (?:ein\\w*|speicher\\w*)', '(?:zum|um zu) speichern', '(?:im|i am|when|ich) (?:\\w+ )?(?:done|finished|fertig)(?: \\w+)?', 'fertig bin', 'speicher\\w*', `trag\\w*${NEAR}(?:ergebnis|zahl)`], ['profil\\w*', 'routine\\w*', 'videos?', 'lost', 'gone']),
  row('sessions', 'sessionHistory', ['(?:recent|old|past|last|all|my|earlier) sessions', '(?:letzten?|alte\\w*|fruhere\\w*|meine|alle) (?:einheiten|trainings)']),
  row('bests', 'findProgress', ['(?:personal )?(?:bests|records)', '(?:meine )?(?:bestwerte|rekorde)', 'high ?scores?']),
  row('progress', 'findProgress', ['progress', 'charts?', 'graphs?', 'stat(?:s|istics)', 'my (?:results?|numbers|scores)', 'fortschritt\\w*', 'diagramm\\w*', 'statistik\\w*', 'meine (?:ergebnisse|zahlen|werte)', 'how (?:many|much|often|long)(?: \\w+){0,3} i(?: \\w+){0,4}', 'wie (?:oft|viel|viele|lange)(?: \\w+){0,3} ich(?: \\w+){0,4}', 'how many (?:xp|minutes)(?: \\w+){0,4}', 'verlauf']),
  row('streak', 'streakOnly', ['streaks?', 'serie']),
  row('level', 'levelOnly', ['(?:my |mein )?(?:level|lvl|xp)'], ['\\d+', 'up', 'next', 'nachste\\w*', 'get more', 'mehr', 'earn']),
  row('picture', 'avatarChange', ['avatars?', 'profile ?(?:pic|picture|photo)', '(?:my |change )(?:pic|picture|photo)', 'profilbild\\w*', 'mein bild', 'bild (?:ander\\w*|wechsel\\w*)']),
  row('age', 'changeAge', [`${CHANGES}(?: \\w+){0,3} (?:age|alter|birthday|geburtstag)`, '(?:age|alter)(?: \\w+){0,3} (?:ein\\w*|ander\\w*)', 'my age', 'mein alter']),
  row('country', 'profileFields', [`${CHANGES}(?: \\w+){0,3} (?:country|land)`]),
  row('favoriteFoot', 'changeFoot', [`${CHANGES}(?: \\w+){0,3} favou?rite foot`, 'favou?rite foot', '(?:starker|starken|lieblings) ?fuss', 'im left footed', 'linksfuss\\w*']),
  row('club', 'myClub', ['my (?:\\w+ )?club', 'club', 'mein\\w* verein', 'verein'], ['reach', 'contact', 'erreich\\w*', 'write', 'schreib\\w*', 'join', 'beitret\\w*']),
  row('team', 'profileFields', [`${CHANGES}(?: \\w+){0,3} (?:team|teamname|mannschaft)`, 'my team', 'mein\\w* (?:team|mannschaft)', '(?:team|mannschaft) ein\\w*']),
  row('name', 'changeName', [`${CHANGES}(?: \\w+){0,3} (?:\\w+ ?name|name|namen|nick)`, '(?:user|nick|display) ?name', 'anzeigename\\w*', 'mein\\w* namen?']),
  row('side', 'changeFoot', ['(?:left|right)(?: \\w+)? (?:foot|side|or right)', `${CHANGES}(?: \\w+){0,3} (?:side|foot|seite|fuss)`, '(?:drills? |the )side', 'die seite', 'linken? oder rechten?']),
  row('minutes', 'longerDrill', ['(?:how long (?:a|the|my|is)|minutes|duration|length|time)(?: \\w+){0,4} (?:drill|session|timer|it)?', 'dauer', `${CHANGES}(?: \\w+){0,3} (?:minutes?|minuten|zeit|timer)`, 'minuten einstell\\w*']),
  row('finish', 'stopDrill', ['finish(?: \\w+){0,3}(?: early| now)?', '(?:stop|end|quit)(?: \\w+){0,2} (?:drill|session|timer)', '(?:ubung|einheit|uhr)(?: \\w+){0,2} (?:beend\\w*|stopp\\w*|abbrech\\w*)']),
  row('pause', 'stopDrill', ['paus\\w*', 'anhalten']),
  row('startDrill', 'startDrill', ['start\\w*', 'begin\\w*', 'anfang\\w*', 'los ?leg\\w*'], ['team', 'stre[ae]k', 'again', 'over']),
  row('drillList', 'pickAnotherDrill', ['(?:all |other |more |the |new )*(?:drills?|exercises)(?: list)?', 'ubungsliste', '(?:alle |andere |neue |mehr |die )*ubungen', 'liste (?:der|mit|von) ubungen', 'practice (?:tab|page)'], ['my\\w* drills?', 'best', 'goalkeeper\\w*', 'keeper\\w*', 'torwart\\w*']),
  row('settings', 'whereSettings', ['settings?', 'options', 'preferences', 'einstellung\\w*']),
  row('profile', 'profileFields', ['profile?', 'my (?:page|account)', 'profil(?:seite)?', 'mein konto']),
  row('dashboard', null, ['dashboard', 'home ?(?:page|screen)?', 'start ?(?:seite|page)', 'ubersicht', 'main page'], ['install\\w*', 'add to', 'practi[cs]e at', 'at home', 'play']),
];

const OPENS = '(?:(?:and|so|ok|okay|hey|hi|sarah|coach|but|und|also|aber|sag mal|pls|please|bitte|hallo|where exactly|ja) )*';
const ASKS = new RegExp(
  `^${OPENS}(?:${[
    'where (?:is|are|s|do|can|could|did|does|would|should|exactly|to|abouts)',
    'wheres?',
    '(?:what|which)(?: \\w+){0,2} (?:do|should|must|can|shall) i (?:press|tap|click|hit|push|open|touch)',
    '(?:what|which) (?:button|tab|page|screen|menu)',
    'how (?:do|can|could|would) (?:i|you|u|we) (?:get (?:to|into|in)|open|find|reach|go to|come to|access)',
    'how to (?:get to|open|find|access|go to)',
    'how (?:do|can) i (?:change|switch|turn|see)',
    'i (?:cant|can not|cannot|dont|couldnt) (?:find|see|know where)',
    'cant find',
    'im looking for',
    'show me where',
    'tell me where',
    'wo (?:ist|sind|find\\w*|seh\\w*|kann|steh\\w*|druck\\w*|tipp\\w*|klick\\w*|muss|stell\\w*|ander\\w*|aender\\w*|mach\\w*|trag\\w*|meld\\w*|wahl\\w*|losch\\w*|lad\\w*|nehm\\w*|gibts|gibt es|wechsel\\w*|schalt\\w*|logg\\w*|krieg ich|bekomm\\w* ich|offn\\w*|start\\w*|speicher\\w*|geb\\w*|schau\\w*|guck\\w*|les\\w*|hab\\w* ich)',
    'wo',
    'wie komm\\w* (?:ich|man) (?:zu|zur|zum|in|ins|da)',
    'wie (?:find\\w*|offn\\w*|erreich\\w*) (?:ich|man)',
    'welche\\w* (?:knopf|button|taste|seite|reiter|tab|menu)',
    'auf was (?:muss|soll) ich (?:drucken|tippen|klicken)',
    'worauf (?:druck\\w*|tipp\\w*|klick\\w*)',
    'was (?:muss|soll) ich (?:drucken|antippen|anklicken|tippen)',
    'was druck\\w* ich',
    'ich find\\w* (?:\\w+ ){0,4}nicht',
    'zeig mir wo',
    'sag mir wo',
  ].join('|')})(?= |$)`,
);
const FINDS_NOT = /^(?:(?:hey|sarah|ok|aber|but) )*(?:ich find\w* (?:\w+ ){0,4}nicht)/;
const HOW_TO_CHANGE = /^(?:(?:and|so|ok|hey) )*how (?:do|can) i (?:change|switch|turn|see)\b/;
/** On the pitch, of a body, of others and of what is not there: other questions. */
const NO_PLACE = says('pitch', 'field', 'ball', 'foot (?:go|be|point|land)', 'standing foot', 'hips?', 'defen[cd]\\w*', 'striker', 'midfield\\w*', 'position', 'pass to', 'shoot', 'aim', 'stand', 'run', 'feld', 'platz', 'schiess\\w*', 'hin ?schiess\\w*', 'lauf\\w*', 'stehe?n?', 'hurts?', 'weh', 'buy', 'kauf\\w*', 'boots', 'schuhe', 'store near', 'garten', 'garden', 'wall', 'wand', 'live now', 'are you', 'bist du', 'do you', 'your', 'du', 'from', 'wohn\\w*', 'training ground', 'friend\\w*', 'freund\\w*', 'why', 'warum', 'gone', 'weg', 'verschwunden', 'missing', 'lost', 'slow', 'kept', 'stored', '(?:wird|werden|is|are) (?:\\w+ ){0,3}(?:gespeichert|stored|kept|saved)', 'who sees', 'world cup', 'em', 'wm', 'played', 'gespielt');
/** A longer message asks for more than the way. */
const MOST_WORDS = 16;

/** The place of the app that a message asks the way to, with the topic that tells of it; null where it asks for none. */
export function placeAsked({ raw, text }: Question): Pick<Place, 'place' | 'topic'> | null {
  if (raw.length > MOST_WORDS || raw.length < 2) return null;
  const said = raw.join(' ');
  if (!ASKS.test(said) || NO_PLACE.test(said) || hurts(raw, raw) || /[.!?]\s+\S+\s+\S+/.test(text.trim().slice(0, -1))) return null;
  const asked = FINDS_NOT.test(said) ? said : said.replace(ASKS, ' ').trim();
  const whole = HOW_TO_CHANGE.test(said) ? said : asked;
  const met = PLACES.find(({ named, unless }) => (named.test(whole) || named.test(said)) && unless?.test(said) !== true);
  return met === undefined ? null : { place: met.place, topic: met.topic };
}
