import { TRAINS_GROUP } from '../question-parts/says-trains-group.ts';
import { inEitherOrder, some } from '../question-parts/whole-word-pattern.ts';
import { isHarmlessCareWord } from './harmless-care-words.ts';
import type { CareAsk, CarePattern } from './care-pattern-type.ts';

/** What trainers ask of one player of their group: who comes late or stays away, who is shy, the bench for it, and whether to speak with the parents; English and German. */
const HARM = some('hits?', 'hurts?', 'bruis\\w*', 'blood\\w*', 'afraid of', 'scared', 'cr(?:y|ies|ied|ying)', 'touch\\w*', 'secret\\w*', 'drunk', 'drinks', 'cuts?', 'cutting', 'starv\\w*', 'not eat\\w*', 'hungry', 'abus\\w*', 'police', 'schlagt', 'geschlagen', 'weh', 'blau\\w*', 'angst vor', 'weint', 'fasst', 'geheim\\w*', 'betrunken', 'ritz\\w*', 'hunger\\w*', 'isst nicht\\w*', 'polizei', 'at home', 'zu ?hause', 'daheim', 'his dad', 'her dad', 'sein vater', 'ihr vater', 'seine mutter', 'ihre mutter', 'stepdad', 'stiefvater', 'stopped', 'anymore', 'any more', 'nicht mehr', 'seit (?:kurzem|wochen)', 'suddenly', 'plotzlich', 'autis\\w*', 'mut\\w* ?ismus');
const CHILD = some('(?:a|one|this|that|my|our|the|some|two|three) (?:\\w+ )?(?:of (?:my|the|our) )?(?:\\w+ )?(?:kids?|child|children|boys?|girls?|players?|lads?|keepers?|striker|captain)', 'he', 'hes', 'she', 'shes', 'him', 'her', 'they', 'them', 'players', '(?:ein|eine|einen|einer|einem|der|die|das|den|mein\\w*|unser\\w*|zwei|drei|manche)(?: \\w+){0,2} (?:kind\\w*|junge\\w*|jungs|madchen|spieler\\w*|sturmer\\w*|torwart\\w*|kapitan)', 'er', 'sie', 'ihn', 'ihm', 'ihr', 'einer', 'eine');
const LATE = some('(?:always |often |keeps |is |comes? |turns? up |shows? up |arrives? )+(?:too )?late', 'late (?:to|for|every)(?: \\w+){0,3}', 'not on time', 'never on time', '(?:doesnt|does not|dont|never|hardly|rarely) (?:\\w+ )?(?:come|turn up|show up|attend)(?: \\w+){0,3}', '(?:misses|skips|missing|skipping) (?:\\w+ )?(?:training|practi[cs]e|sessions?|it)', 'unpunctual', 'zu ?spat(?: \\w+){0,3}', 'unpunktlich', 'nicht punktlich', 'nie punktlich', '(?:kommt|erscheint) (?:\\w+ ){0,2}?(?:nie|kaum|selten|unregelmassig|nicht)(?: \\w+){0,3}', '(?:fehlt|schwanzt)(?: \\w+){0,4}');
const SHY = some('shy', 'shyer', 'timid', 'too quiet', 'very quiet', 'so quiet', 'introvert\\w*', '(?:never|hardly|rarely|doesnt|does not|dont|wont) (?:\\w+ )?(?:speaks?|talks?|says? (?:anything|a word|much)|calls?|communicates?|opens? (?:her|his) mouth)(?: \\w+){0,3}', 'says (?:nothing|not a word)', 'lacks? confidence', 'no confidence', 'schuchtern\\w*', 'zuruckhaltend\\w*', 'sehr still', 'so still', 'zu still', 'ganz still', '(?:redet|spricht|sagt) (?:\\w+ ){0,2}?(?:nie|kaum|nichts|nicht|kein wort|fast nichts|wenig)(?: \\w+){0,3}', 'traut sich (?:\\w+ ){0,3}?(?:nicht|nichts|kaum|wenig)(?: \\w+){0,3}', 'kein selbstvertrauen');
const OF_PLAYER = new RegExp(`${LATE.source}|${SHY.source}`);
const BENCH = some('bench(?: (?:him|her|them))?', 'on the bench', 'leave (?:him|her|them) (?:out|off)', 'drop (?:him|her|them)', 'not (?:start|play|pick) (?:him|her|them)', 'punish\\w*', 'consequences?', 'auf die bank', 'bank', 'nicht (?:spielen lassen|aufstellen|nominieren)', 'draussen lassen', 'bestraf\\w*', 'strafe\\w*', 'konsequenz\\w*');
const PARENTS = some('(?:her|his|their|the) (?:parents?|mum|mom|dad|mother|father|family)', '(?:den|die|mit|ihre\\w*|seine\\w*|deren) (?:\\w+ )?eltern(?:teil)?', 'eltern', 'parents');
const TALK = some('talk\\w*', 'speak\\w*', 'spoke\\w*', 'tell', 'told', 'call', 'contact', 'write', 'involve', 'ask', 'red\\w*', 'geredet', 'sprech\\w*', 'gesprochen', 'sagen', 'sag', 'ansprech\\w*', 'anruf\\w*', 'schreib\\w*', 'fragen', 'einbezieh\\w*', 'informier\\w*');
const ASKS = some('should', 'shall', 'do i', 'can i', 'how', 'what', 'is it', 'soll\\w*', 'darf', 'muss', 'kann', 'wie', 'was', 'ist es');
const HAVE = some('(?:i|we) (?:have |already |ve |did )*(?:talked|spoke|spoken|told|asked)(?: \\w+){0,6}', 'ive (?:already )?(?:talked|spoken|told|asked)(?: \\w+){0,6}', '(?:hab\\w*|haben) (?:\\w+ ){0,4}?(?:geredet|gesprochen|gesagt|angesprochen)(?: \\w+){0,2}', '(?:geredet|gesprochen) (?:hab\\w*|haben)(?: \\w+){0,3}');
const BEST = some('(?:my|our|the) best(?: (?:player|one|striker|keeper))?', '(?:mein|unser|der|die)\\w* beste\\w*', 'we need (?:him|her)', 'wir brauchen (?:ihn|sie)', 'ohne (?:ihn|sie)', 'without (?:him|her)', 'top ?scorer', 'captain', 'kapitan\\w*');
/** An own child is no player of a trainer's. */
const OWN_CHILD = some('(?:my|our) (?:\\w+ )?(?:son|daughter|child|kid|boy|girl|grandson|granddaughter)', '(?:mein|unser)\\w* (?:\\w+ )?(?:sohn\\w*|tochter|kind|enkel\\w*)');

export const trainedPlayerPatterns: readonly CarePattern[] = [
  { of: 'bestPlayerToo', by: 'adult', says: [CHILD, BEST], behind: OF_PLAYER, notBehind: OWN_CHILD, unless: HARM, mostWords: 14 },
  { of: 'parentsOfPlayerTold', by: 'adult', says: [PARENTS, HAVE], behind: OF_PLAYER, notBehind: OWN_CHILD, unless: HARM, mostWords: 16 },
  { of: 'parentsOfPlayer', by: 'adult', says: [PARENTS, TALK, ASKS], behind: OF_PLAYER, notBehind: OWN_CHILD, unless: HARM, mostWords: 16 },
  { of: 'benchForLate', by: 'adult', says: [BENCH, ASKS], behind: LATE, unless: HARM, mostWords: 18 },
  { of: 'latePlayer', by: 'adult', says: [CHILD, LATE], behind: TRAINS_GROUP, unless: HARM, mostWords: 24 },
  { of: 'shyPlayerCalls', by: 'adult', says: [some('drills?', 'games?', 'exercises?', 'something', 'anything', '\\w*ubung\\w*', '\\w*spiel\\w*', 'was'), some('calls?', 'shouts?', 'talks?', 'speaks?', 'calling', 'talking', 'communicat\\w*', 'ruf\\w*', 'red\\w*', 'sprech\\w*', 'kommunizier\\w*', 'laut')], behind: inEitherOrder(TRAINS_GROUP, SHY), unless: HARM, mostWords: 18 },
  { of: 'shyPlayer', by: 'adult', says: [CHILD, SHY], behind: TRAINS_GROUP, unless: HARM, mostWords: 24 },
];

/** What is asked with these. */
export const TRAINED_PLAYER_ASKS: ReadonlySet<CareAsk> = new Set(trainedPlayerPatterns.map(({ of }) => of));

/** What is told of such a player, beside the everyday words of care. */
const PLAYER_WORDS: ReadonlySet<string> = new Set('best beste bester besten kapitan captain bench bank late spat punktlich unpunktlich shy schuchtern schuchterne schuchternes quiet timid leise motivate motivieren confidence selbstvertrauen punish bestrafen strafe consequence rule rules regel regeln need brauchen striker sturmer scorer misses skips fehlt schwanzt shall leave out drop saturday sunday samstag sonntag talked spoken spoke gesprochen geredet gesagt habe hab seinen seiner ihren ihrer spieler spielerin spielerinnen setzen lassen draussen aufstellen call calls calling shout rufen ruft laut girl madchen contact write call anrufen schreiben informieren mum mom dad family familie drill drills exercise ubung ubungen spielform without ohne'.split(' '));
/** Whether words tell of nothing but a player of a group and everyday things. */
export const saysOnlyOfTrainedPlayer = (words: readonly string[]): boolean => words.every((word) => isHarmlessCareWord(word) || PLAYER_WORDS.has(word));
