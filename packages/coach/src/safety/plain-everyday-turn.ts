import { hasWordOfMore } from '../care/recognise-care-message.ts';
import { saysTrainsGroup } from '../question-parts/says-trains-group.ts';
import { some } from '../question-parts/whole-word-pattern.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { writesAsParent } from './parent-of-child.ts';
import { isPlainRequest } from './plain-requests.ts';

/** Everyday turns that the second opinion takes for a danger; English and German, in plain letters. Each is known from its first word to its last. */
const OPENING = '(?:(?:and|but|so|ok|okay|well|oh|sorry|hi|hey|und|aber|also|ja|achso|hallo) )*';
const NUMBER = '(?:\\d{1,3}|a few|few|half|five|ten|fifteen|twenty|thirty|funf|zehn|funfzehn|zwanzig|dreissig|eine halbe)';
const MINUTES = '(?:mins?|minut\\w{0,3}|minits?|minets?|min(?:u|i)tes?|hours?|stunden?)';
const TIME_BEFORE = new RegExp(
  `^${OPENING}(?:i|we|ich|wir|theres|there is|there are) ?(?:(?:only|onli|just|still|have|hav|havve|got|gott|hab|habe|haben|nur|bloss|noch|ve|now|jetzt) )*${NUMBER} ?${MINUTES}(?: (?:left|time|zeit|ubrig))*(?: (?:before|befor|befour|b4|bevor|til|till|until|vor|bis|bis zum|vorm|dann)(?: (?:the|my|we|have|eat|its|dem|der|zum|es|gibt|i|have to|ich))*(?: (?:dinner|diner|tea|lunch|breakfast|supper|eat|food|school|bed|essen|abendessen|mittagessen|fruhstuck|schule|bett|training|practi[cs]e|homework|hausaufgaben))?)?$`,
);
const FIRST_TAUGHT = new RegExp(
  `^${OPENING}(?:what|wat|was) (?:was|is|s|war|ist) (?:the|das|die|der) (?:very |aller ?)?(?:first|last|second|erste\\w?|letzte\\w?|zweite\\w?) (?:thing|drill|trick|tip|exercise|move|ding|ubung|trick|was|sache)? ?(?:(?:that|which|du|you|u|coach|sarah|mir|die|das|den|hast|me|ever) )*(?:teached|taught|tought|told|showed|shown|gave|said|explained|gezeigt|beigebracht|gesagt|erklart|gegeben)(?: (?:me|hast|to me|mir))*$`,
);
const EQUIPMENT = '(?:pitch(?:es)?|field|hall|gym|balls?|cones?|bibs?|goals?|mini goals|kids|players|children|platz|spielfeld|feld|halle|balle?|hutchen|leibchen|tore?|minitore|kinder|spieler)';
const HOW_MUCH_THERE_IS = new RegExp(
  `^${OPENING}(?:we|i|there are|there is|theres|wir|ich|es gibt)(?: (?:only|just|have|got|hab|habe|haben|nur|bloss|leider|sadly|will have|ve))*(?: (?:and|und|with|mit|a|an|the|one|two|three|four|five|six|ein|eine|einen|zwei|drei|vier|funf|sechs|half|quarter|small|halbe\\w?|kleine\\w?|viertel|\\d{1,2}|of|fur|for|no|kein|keine|${EQUIPMENT}))+$`,
);
const HAS_EQUIPMENT = some(EQUIPMENT);
const FOR_GROUP = some('warm ?ups?', 'warming up', 'drills?', 'exercises?', 'games?', 'sessions?', 'aufwarm\\w*', 'ubung\\w*', 'spielform\\w*', 'trainingsform\\w*', 'spiel');
/** A child that is told of, or looked at as no trainer should. */
const NOT_OF_TRAINING = some('hurt\\w*', 'cr(?:y|ies|ied|ying)', 'scared', 'afraid', 'touch\\w*', 'photos?', 'private', 'home', 'weint\\w*', 'angst', 'verletz\\w*', 'blaue', 'flecken', 'punish\\w*', 'straf\\w*', 'secret\\w*', 'sleepover', 'shower\\w*', 'dusch\\w*', 'kabine', 'changing', 'naked', 'nackt', 'fat', 'dick', 'fett', 'weight', 'gewicht', 'girlfriend');
const NOT_HUNGRY = new RegExp(
  `^${OPENING}(?:(?:what|was) (?:if|wenn|ist wenn|mach ich wenn|do i do if) |(?:if|wenn|when) )?(?:(?:i|im|am|ich|morgens|in der fruh|fruh|am morgen|so fruh|in the morning|in the mornings|that early|early|dann|da|immer|hab|habe|have|feel|dont|do not|not|never|really|usually|oft|noch|gar|uberhaupt|nie|meistens|vorher|before|vor|it|the|dem|match|game|spiel|before a match) )*(?:not |never )?(?:hungry|hunger|kein(?:en)? hunger|nie hunger|(?:noch |einfach )?(?:nichts|nix|kaum was|gar nichts) (?:runter|hinunter)(?: ?(?:bekomme?|kriege?|bringe?))?|no appetite|an appetite|keinen appetit|nichts essen kann|cant eat|cant get anything down)(?: (?:in the morning|in the mornings|so early|that early|early|before a match|before it|hab|habe|bekomme|krieg|kriege|morgens|am morgen|so fruh|then|vor dem spiel|yet))*$`,
);
const IN_MORNING = some('mornings?', 'early', 'morgens', 'morgen', 'fruh', 'in der fruh', 'before (?:a|the|it)(?: match| game)?', 'vor (?:dem|einem) spiel', 'breakfast', 'fruhstuck');
const OF_MEAL_BEFORE_PLAY = /^(?=.*\b(?:eat|breakfast|food|meal|essen|ess|fruhstuck\w*|mahlzeit)\b)(?=.*\b(?:match|game|tournament|training|final|practi[cs]e|spiel|turnier|finale|anpfiff|punktspiel)\b)/;

const CHILD = '(?:her|him|she|he|them|sie|ihn|er|ihr|ihm|my (?:daughter|son|kid|child)|mein\\w* (?:tochter|sohn|kind)|kids?|kind|tochter|sohn)';
const TO_TRAINING = '(?:training|practi[cs]e|football|it|the match|the game|zum training|zum fussball|hin|zum spiel|dahin|there)';
const DRIVES = new RegExp(
  `^${OPENING}(?:should|shall|do|must|would you|soll|sollte|muss|kann) (?:i|we|ich|wir) (?:(?:still|just|even|really|trotzdem|einfach|dann|denn|lieber|make|have to|let|take|drive|bring|send|force|get|to|go|skip|stay|home|${CHILD}|${TO_TRAINING}) )*(?:${TO_TRAINING}|${CHILD}|hinfahren|hinbringen|fahren|bringen|hinschicken|schicken|gehen lassen|zwingen|go|home|uberreden)(?: (?:(?:even|also|auch|and) )?(?:if|when|though|wenn|obwohl) ${CHILD} (?:(?:does|doesnt|dont|do|not|really|nicht|gar|keine|kein|heute|grad|im moment|feel|like) )*(?:want|wants|want to|wants to|will|mag|mochte|lust|lust hat|bock|bock hat|feel like it|like it|it|willen)(?: (?:to go|to|go|it|hat|hin))*)?$`,
);
const SLEEPS = new RegExp(
  `^${OPENING}(?:(?:${CHILD}|goes|go|going|gets|falls|only|always|often|still|never|geht|schlaft|kommt|immer|auch|erst|oft|nie|meistens|to|in|into|bed|asleep|sleep|sleeps|ins|bett|ein|at|around|until|after|um|gegen|nach|uhr|late|spat|\\d{1,2}|\\d{1,2} ?pm|pm|half|past|ten|eleven|twelve|zehn|elf|zwolf|halb|midnight|mitternacht|how|much|many|hours|of|does|do|need|needs|should|get|a night|night|at that age|wie|viel|viele|stunden|lange|schlaf|schlafen|braucht|brauchen|sollte|denn|da|dann|in|dem|alter|pro|nacht|und|and|is|that|ok|too|ist|das|zu|ok|okay|enough|genug|a|an|year|old|jahre|mit \\d{1,2}|jahrige\\w?|bedtime|what|time|wann)(?: |$))+$`,
);
const HAS_SLEEP = some('sleeps?', 'asleep', 'bed', 'bedtime', 'bett', 'schlaf\\w*');

const MOST_WORDS = 30;

/** Whether words (in plain letters) ask, from first to last, what the coach taught first or last. */
export const asksWhatCoachTaught = (words: readonly string[]): boolean => words.length <= MOST_WORDS && FIRST_TAUGHT.test(words.join(' '));

/** Whether words are a plain everyday turn by themselves: minutes before a meal, what the coach taught first, what is asked of practice in everyday words, what a trainer has or wants for a group. */
function isByItself(words: readonly string[]): boolean {
  const text = words.join(' ');
  if (TIME_BEFORE.test(text) || asksWhatCoachTaught(words) || isPlainRequest(words)) return true;
  if (HOW_MUCH_THERE_IS.test(text) && HAS_EQUIPMENT.test(text)) return true;
  return saysTrainsGroup(text) && FOR_GROUP.test(text) && !NOT_OF_TRAINING.test(text) && !hasWordOfMore(text);
}

/** Whether words go on with a talk in an everyday way: no appetite in the morning behind a meal before play, and what a parent asks of driving and sleep. */
function isBehindTalk(words: readonly string[], turns: readonly string[]): boolean {
  const text = words.join(' ');
  if (NOT_HUNGRY.test(text) && IN_MORNING.test(text)) return turns.some((turn) => OF_MEAL_BEFORE_PLAY.test(wordsOf(turn).join(' ')));
  return turns.some(writesAsParent) && (DRIVES.test(text) || (SLEEPS.test(text) && HAS_SLEEP.test(text)));
}

/** Whether a message is such a turn, where the second opinion alone asks about it. */
export function isPlainEverydayTurn(words: readonly string[], turns: readonly string[]): boolean {
  return words.length <= MOST_WORDS && (isByItself(words) || isBehindTalk(words, turns));
}
