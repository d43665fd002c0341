import { drillNames } from '@touchline/messages/drill-names';
import type { Question } from '../intents/read-question.ts';
import { withoutFlatBallPhrase } from '../safety/strip-flat-ball-phrase.ts';
import { respelled } from '../text/correct-spelling.ts';
import { hurts } from '../topics/find-topic.ts';
import { asksIfCoachIsPerson } from '../safety/asks-if-coach-is-person.ts';
import { askedInFewWords } from './question-implied-by-few-words.ts';
import { wishAsQuestion } from './wish-as-question.ts';

const MOST_WORDS = 30;

interface Row {
  /** All of them stand in the message, in plain words. */
  readonly asks: readonly RegExp[];
  readonly unless?: RegExp;
  /** The question that it is, in the words that the coach knows. */
  readonly as: string;
}

const OF_CHILD = '(?:he|she|hes|shes|my (?:son|daughter|kid|child|boy|girl)|ben)';
/** Questions that are read in other words: what they ask is known, the way they ask it is not. */
const ROWS: readonly Row[] = [
  // How good one was, without a drill.
  { asks: [/^(?:(?:and|so|ok) )*how good (?:was|were) i(?: (?:at football|in the past|back then|before|earlier|last year|then|like))+$/], as: 'show me my best results' },
  { asks: [/^(?:(?:und|also|ok) )*wie gut war ich(?: (?:denn|so|eigentlich|frueher|fruher|damals|vorher|mal|vor der pause))+$/], as: 'zeig mir meine besten ergebnisse' },
  // Who is tired and says no more wants to know whether today may be off.
  { asks: [/^(?:(?:hi|hey|sarah|coach|but|and|so|ok) )*(?:im|i am|i m|i feel|feeling)(?: (?:so|really|very|just|still|a bit|too|super|soo+|kinda|quite))* (?:tired|sleepy|exhausted|knackered|worn out)(?: (?:today|now|tonight|again|already|after school|from school))*$/], as: 'do i have to do training today' },
  { asks: [/^(?:(?:hi|hallo|hey|sarah|trainer|aber|und|ja) )*(?:ich )?(?:bin|fuhl\w* mich)(?: (?:ich|so|sehr|echt|voll|total|heute|einfach|noch|immer|zu|mega|bisschen|ein))* (?:mude|schlafrig|erschopft|kaputt|platt)(?: (?:heute|jetzt|schon wieder|nach der schule|von der schule))*$/], as: 'muss ich heute trainieren' },
  // A reason, as children ask on for it.
  { asks: [/^(?:(?:and|but|ok|so) )*(?:because|cos|cause|bc)(?: of)? (?:what|why)$|^why because$|^(?:what|whats) the reason$/], as: 'why' },
  { asks: [/^(?:(?:und|aber|ja) )*(?:weil|wegen) (?:was|warum|wieso)$|^was ist der grund$/], as: 'warum' },
  // Things of the app, by their names alone.
  { asks: [/^(?:was ist|wo ist|wie geht|gibt es) (?:das |ein |dein |euer )?mini ?spiel(?: hier| in der app)?$/], as: 'mir ist langweilig gibt es ein spiel' },
  { asks: [/^(?:where is|wheres|where do i find|where can i find) (?:the |my )?(?:timer|clock|stopwatch)$/], as: 'how do i start a drill' },
  { asks: [/^(?:wo ist|wo finde ich) (?:der |die |den )?(?:timer|uhr|stoppuhr)$/], as: 'wie starte ich eine übung' },
  { asks: [/^(?:how does|how do i use|what is|whats|what does|where is|wheres) (?:the )?(?:button )?count for me(?: (?:work|do|mean|button))?$/], as: 'where is count for me' },
  { asks: [/^(?:wie (?:geht|funktioniert)|was (?:ist|macht|heisst)|wo ist) (?:das |der knopf )?(?:mit )?(?:dem )?(?:fur mich zahlen|zahl fur mich|zahle fur mich)$/], as: 'wo finde ich für mich zählen' },
  { asks: [/^(?:how (?:do|can|could) i|can i) (?:get|put|install|download|have|add) (?:the |this |your )?(?:app|touchline) (?:on|onto|to|in) (?:my |the )?(?:phone|mobile|tablet|ipad|iphone|android|home ?screen)$/], as: 'can i install the app' },
  { asks: [/^(?:wie (?:kriege?|bekomme?|installiere?|lade?|hole?|mache?)|kann) ich (?:mir )?(?:die |diese |eure )?(?:app|touchline) (?:aufs|auf (?:das|mein|dem|den|meinem)|auf) (?:handy|tablet|ipad|iphone|startbildschirm)(?: (?:runter|herunter|holen|laden|installieren|herunterladen|bekommen|kriegen))?$/], as: 'kann ich die app installieren' },
  { asks: [/^(?:wo (?:ist|sind|finde ich|sehe ich)|wie (?:finde|sehe) ich) (?:meine?n? )?(?:letzten? |alten? |fruheren? )?(?:analysen?|auswertung(?:en)?|videoanalysen?)(?: (?:wieder|nochmal|noch mal|von gestern|hin))?$/], as: 'wo finde ich meine alten analysen' },
  { asks: [/^(?:warum|wieso|weshalb) (?:zahlt|zahlte|wurde|wird|hat) (?:mein\w*|das) (?:letztes? )?(?:ergebnis|einheit|training|ubung)(?: (?:nicht|denn|mit))*(?: (?:gezahlt|gespeichert|mitgezahlt|angerechnet))?$/], as: 'warum habe ich keine token bekommen' },
  { asks: [/^(?:wie|wo|kann) (?:kann |andere? |korrigiere? |verbessere? )?(?:ich|man) (?:(?:ein|mein|das|einen) )?(?:(?:falsches|gespeichertes|altes|letztes|falschen) )?(?:ergebnis|wert)(?: (?:nachtraglich|spater|noch|wieder))?(?: (?:andern|korrigieren|bearbeiten|verbessern))?$/], as: 'ich habe ein falsches ergebnis eingegeben' },
  { asks: [/^(?:wie|wo) (?:trete?|kann|komme?) ich (?:(?:einem|dem|meinem|unserem|in ein|einem neuen) )?(?:team|mannschaft)(?: (?:hier|in der app))?(?: (?:bei|beitreten))$/], as: 'wo trage ich mein team ein' },
  { asks: [new RegExp(`\\bhow (?:is )?${OF_CHILD} (?:is )?(?:actually |really |been )*(?:doing|getting on|coming along|progressing)\\b`)], unless: /\b(?:school|messi|ronaldo|hospital|feel\w*|worried|worse)\b/, as: 'how am i doing' },
  { asks: [/\b(?:wie (?:macht|schlagt) (?:er|sie|mein\w* (?:sohn|tochter|kind)) sich|wie lauft es (?:denn )?(?:bei|mit) (?:ihm|ihr|mein\w* (?:sohn|tochter|kind)))\b/], as: 'wie stehe ich da' },
  { asks: [/\bhow (?:much|long|many minutes) (?:has|have|did) (?:he|she|i) (?:practi[cs]ed?|trained?) this week\b/, /\b(?:is (?:he|she|i)|am i) getting better at juggling\b/], as: 'how many minutes did i do this week and am i getting better at juggling' },
  { asks: [/\b(?:drills?|ubung\w*)\b/, /\b(?:turn\w*|dreh\w*|wegdreh\w*|abdreh\w*)\b/, /\b(?:defenders?|opponents?|pressure|verteidiger\w*|gegner\w*|druck)\b/, /\b(?:which|what|wich|welche\w*)\b/], as: 'which drill is good for turning' },
  { asks: [/\b(?:yor|your|youre|ur|yur|u|yu|you)\b/, /\b(?:fav|favs|favrit\w*|favou?rit\w*|favort\w*|favert\w*|favrot\w*)\b/, /\b(?:teem|team|teams|club|clubb|tim)\b/], unless: /\b(?:mine|my|favou?rite)\b/, as: 'what team do you like' },
  { asks: [/\b(?:hob|wos|i|soll i|bin i|hab i)\b/, /\b(?:essen|ess)\b/, /\bturnier\w*\b/, /\b(?:davor|vorher|vor)\b/], unless: /\b(?:ich|zwischen)\b/, as: 'was soll ich vor einem turnier essen' },
];

const TIPS = /\b(?:tips?|tipps?|how|wie|trick)\b/;
const REACHES = /\b(?:die |the |to |auf )?(\d{2,3}) (?:schaff\w*|komm\w*|erreich\w*|knack\w*|reach|hit|get|beat)\b|\b(?:reach|get to|hit|make|schaff\w*|erreich\w*) (?:the |die |auf )?(\d{2,3})\b/;

/** How to come to a number, in a talk about a drill's results. */
function goalOfTalk({ raw, before, drillId, language }: Question): string | null {
  const act = before?.act;
  const id = act?.kind === 'gotWorse' ? act.drillId : act?.kind === 'lowerToday' ? (before?.drillId ?? null) : null;
  if (id === null || drillId !== null) return null;
  const text = raw.join(' ');
  const found = REACHES.exec(text);
  const number = found?.[1] ?? found?.[2];
  if (number === undefined || !TIPS.test(text)) return null;
  return language === 'de' ? `wie komme ich auf ${number} bei ${drillNames[id]}` : `how do i get to ${number} at ${drillNames[id]}`;
}

/** Rules that others call out, by their word. */
const RULES: readonly (readonly [RegExp, Readonly<Record<'en' | 'de', string>>])[] = [
  [/\b(?:off ?side|abseits)\b/, { en: 'what is offside', de: 'was ist abseits' }],
  [/\b(?:hand ?balls?|handspiel|hand)\b/, { en: 'what is handball in football', de: 'wann ist es handspiel' }],
  [/\b(?:foul throws?|throw ?ins?|einw[ua]rfe?|falscher einwurf)\b/, { en: 'how do i take a throw in', de: 'wie geht ein einwurf' }],
  [/\b(?:back ?pass\w*|ruckpass\w*)\b/, { en: 'what is the back pass rule', de: 'wie ist die ruckpassregel' }],
  [/\b(?:fouls?|foulspiel)\b/, { en: 'what is a foul', de: 'was ist ein foul' }],
];
const OF_RULE = /\b(?:rules?|regeln?)\b/;
const WANTS_RULE = /\b(?:what|whats|meen|means?|know|explain|tell me|dont (?:get|understand)|rules?|was|heisst|bedeutet|wissen|erklar\w*|kapier\w*|versteh\w*|regeln?)\b/;
const CALLED_OUT = /\b(?:shouts?|shouting|yells?|yelling|screams?|calls?|say|says|keep saying|they|everyone|schrei\w*|ruf\w*|brull\w*|sagen|sagt|alle|die)\b/;
/** Which of its exceptions is asked about. */
const ASKS_MORE_OF_RULE = /\b(?:goal ?kick|throw|corner|own half|level|why|example|who|invented|einwurf|abstoss|ecke|eigene\w* halfte|warum|beispiel|wer)\b/;

/** A rule that others call out (“they all shout offside and I don't get it”), or the rule alone in a talk of one. */
function ruleMeant({ raw, before, language }: Question): string | null {
  if (language !== 'en' && language !== 'de') return null;
  const text = raw.join(' ');
  if (!WANTS_RULE.test(text) || ASKS_MORE_OF_RULE.test(text)) return null;
  const named = RULES.find(([word]) => word.test(text));
  if (named !== undefined) return CALLED_OUT.test(text) || OF_RULE.test(text) ? named[1][language] : null;
  if (!OF_RULE.test(text) || before === null || raw.length > MOST_WORDS_OF_RULE) return null;
  const talk = before.words.join(' ');
  // Told twice, an example says more.
  if (OFFSIDE.test(talk) && before.before !== null && OFFSIDE.test(before.before.words.join(' '))) return language === 'de' ? 'ein beispiel für abseits' : 'give me an example of offside';
  return RULES.find(([word]) => word.test(talk))?.[1][language] ?? null;
}
const MOST_WORDS_OF_RULE = 14;
const OFFSIDE = /\b(?:off ?side|abseits)\b/;

/** Whether the coach is a person, asked beside or behind something else. */
const ASKS_IF_REAL = /\b(?:are|r) (?:you|u|ya) (?:(?:even|actually|really|like|a|an) )*(?:real|human|a real person|person|robot|bot|ai)\b|\b(?:bist du (?:(?:uberhaupt|echt|eigentlich|wirklich|ein|eine|denn) )*(?:echt|mensch|real|roboter|ki|bot))\b/;
const ANOTHER = /^(?:(?:haha\w*|lol|ok|okay|thats|that was|that is|terrible|bad|good|funny|so|awful|nice|cringe|and|der|war|gut|schlecht|lustig|und|bitte|pls|please|tell me|erzahl|gib|mir|give me|come on|yes|ja) )*(?:another(?: one| joke)?|one more(?: joke)?|again|more|next one|noch (?:einen?|mal einen?|n)(?: witz)?|nochmal|weiter)(?: (?:please|pls|bitte|joke|witz))*$/;
/** Another one behind a joke is one more joke. */
const anotherJoke = ({ raw, before, language }: Question): string | null => (before !== null && (before.intent === 'joke' || /\b(?:joke|witz)\b/.test(before.words.join(' '))) && ANOTHER.test(raw.join(' ')) ? (language === 'de' ? 'erzähl mir einen witz' : 'tell me a joke') : null);

/** Whether the coach is real, asked in other words or behind a sentence of something else. */
function asksIfReal({ raw, language }: Question): string | null {
  const text = raw.join(' ');
  if (asksIfCoachIsPerson(raw)) return language === 'de' ? 'bist du echt' : 'are you real';
  const found = ASKS_IF_REAL.exec(text);
  if (found === null || found.index === 0) return null;
  return language === 'de' ? 'bist du echt' : 'are you real';
}

const OF_SESSIONS = /\b(?:sessions?|practi[cs]\w*|train\w*|einheit\w*|training\w*|trainiert|geubt)\b/;
const WHEN_LAST = /^(?:(?:and|ok|so|und|aber|but|also) )*(?:when|what day|wann|an welchem tag) (?:was|did|war|hab|habe)(?: \w+){0,2} (?:my |the |mein\w* |die )?(?:last|latest|letzte\w*)(?: (?:one|then|denn|do|do one))*$/;
/** When the last one was, in a talk of sessions: the last session. */
const lastSession = ({ raw, before, language }: Question): string | null => (before !== null && OF_SESSIONS.test(before.words.join(' ')) && WHEN_LAST.test(raw.join(' ')) ? (language === 'de' ? 'wann war meine letzte einheit' : 'when was my last session') : null);

const WITHOUT_BALL = /\b(?:without (?:a |the |my )?ball|no ball|ohne (?:den )?ball|keinen ball|kein ball|jog\w*)\b/;
/** A flat ball: what to do without one, or how it gets its air back. */
function flatBall({ raw, language }: Question): string | null {
  const text = raw.join(' ');
  const rest = withoutFlatBallPhrase(text);
  if (rest === text) return null;
  const [without, pump] = language === 'de' ? ['ich hab keinen ball welche übung geht', 'wie pumpe ich den ball auf'] : ['what can i do without a ball', 'how do i pump up my ball'];
  return WITHOUT_BALL.test(rest) ? without : pump;
}

const OF_SCHOOL = /\b(?:maths?|mathe\w*|exam|test|homework|study|revise|revision|hausaufgaben|klausur|klassenarbeit|mathearbeit|schularbeit|vokabel\w*|lernen|prufung)\b/;
const BOTH_OR_SKIP = /\b(?:skip|cancel|miss|both|instead|too|absagen|ausfallen|schwanzen|beides|schaff\w*|sausen)\b/;
/** School and practice on one day. */
const schoolOrPractice = ({ raw, before, language }: Question): string | null => {
  const text = raw.join(' ');
  const talk = `${text} ${before?.words.join(' ') ?? ''}`;
  return OF_SCHOOL.test(talk) && /\b(?:training|practi[cs]e|match|spiel|juggl\w*|jonglier\w*)\b/.test(talk) && BOTH_OR_SKIP.test(text) ? (language === 'de' ? 'erst hausaufgaben oder training' : 'homework or practice first') : null;
};

const ONE_FOOT = /\b(?:only|just|nur|bloss) (?:with |mit )?(?:(?:my|the|dem|meinem) )?(right|left|rechts|links|rechten|linken)\b/;
const LEARNS = /\b(?:learn|lern\w*|how|wie|better|besser)\b.*\b(right|left|rechts|links|rechten|linken)\b/;
const isLeft = (word: string): boolean => word.startsWith('l');
/** Who shoots with one foot alone and asks of the other asks how to shoot with that. */
function otherFoot({ raw, language, drillId }: Question): string | null {
  const text = raw.join(' ');
  const [one, other] = [ONE_FOOT.exec(text)?.[1], LEARNS.exec(text)?.[1]];
  if (drillId !== null || one === undefined || other === undefined || isLeft(one) === isLeft(other) || !/\b(?:shoot\w*|kick\w*|schiess\w*|kick\w*)\b/.test(text)) return null;
  if (language === 'de') return `wie schieße ich mit dem ${isLeft(other) ? 'linken' : 'rechten'} fuß`;
  return `how do i shoot with my ${isLeft(other) ? 'left' : 'right'} foot`;
}

/** The same question in words that are known; null where the message is read as it is. */
export function inOtherWords(question: Question): string | null {
  const { raw, words, text: message, language } = question;
  if (raw.length === 0 || raw.length > MOST_WORDS) return null;
  const ofFlatBall = flatBall(question);
  if (ofFlatBall !== null) return ofFlatBall;
  if (hurts(raw, words)) return null;
  const real = asksIfReal(question);
  if (real !== null) return real === raw.join(' ') ? null : real;
  const heard = language === 'en' || language === 'de' ? respelled(message, language) : message;
  if (heard !== message) return heard;
  const text = raw.join(' ');
  const row = ROWS.find(({ asks, unless, as }) => as !== text && asks.every((pattern) => pattern.test(text)) && unless?.test(text) !== true);
  const known = row?.as ?? wishAsQuestion(question) ?? askedInFewWords(question) ?? goalOfTalk(question) ?? ruleMeant(question) ?? otherFoot(question) ?? schoolOrPractice(question) ?? anotherJoke(question) ?? lastSession(question);
  return known === text ? null : known;
}
