import { some } from '../question-parts/whole-word-pattern.ts';
import { isHarmlessCareWord } from './harmless-care-words.ts';
import type { CareAsk, CarePattern } from './care-pattern-type.ts';

/** What an adult asks of a child that has a cold or a fever: to train, when again, a match, what meanwhile; English and German. */
const ILL = some('(?:a |the |bad |slight |heavy |little |bit of a |head ?)*colds?', 'ill', 'sick', 'poorly', 'unwell', 'flu', 'influenza', 'fever', 'temperature', 'cough\\w*', 'runny nose', 'snuffl\\w*', 'sniffl\\w*', 'sore throat', 'tonsillitis', 'covid', 'corona', 'bug', 'virus', 'infection', 'krank\\w*', 'erkalt\\w*', 'schnupfen', 'husten', 'hustet', 'gehustet', 'fieber\\w*', 'grippe\\w*', 'halsweh', 'halsschmerzen', 'mandelentzundung', 'infekt\\w*', 'verkuhlt', 'verschnupft', 'lauft die nase', 'magen ?darm\\w*', 'rotznase');
/** It is over, or asked of before it comes. */
const OTHER = some('cold (?:weather|outside|water|days?|hands?|feet|pitch)', 'too cold', 'its cold', 'it is cold', 'kalt\\w*', 'sick of', 'homesick', 'heimweh', 'heimwehkrank', 'herz\\w*', 'heart', 'asthma', 'diabet\\w*', 'epilep\\w*', 'cancer', 'krebs', 'hospital', 'krankenhaus', 'emergency', 'notaufnahme', 'krankenwagen', 'stiff neck', 'rash', 'ausschlag', 'convuls\\w*', 'krampf\\w*', 'vomit\\w*', 'erbr\\w*', 'app', 'video\\w*', 'account', 'konto', 'insurance', 'versicherung');
const CHILD = some('(?:my|our) (?:\\w+ )?(?:son|daughter|child|kid|boy|girl|lad|lass|grandson|granddaughter|player|keeper)s?', '(?:one|two|some) of (?:my|our|the) (?:players|kids|boys|girls|lads)', 'he', 'hes', 'she', 'shes', 'him', 'her', 'his', 'sein\\w*', 'ihr\\w*', 'mein\\w* (?:\\w+ )?(?:sohn\\w*|tochter|kind\\w*|junge\\w*|enkel\\w*|spieler\\w*)', 'unser\\w* (?:\\w+ )?(?:sohn\\w*|tochter|kind\\w*|junge\\w*|enkel\\w*)', 'er', 'sie', 'ihn', 'ihm', 'ihr', 'das kind', 'der kleine', 'die kleine', 'the (?:child|kid|little one)');
const PLAYS = some('train\\w*', 'practi[cs]\\w*', 'play\\w*', 'football', 'soccer', 'go', 'sessions?', 'drills?', 'exercise', 'sport\\w*', 'kick', 'back', 'again', 'start', 'join in', 'match\\w*', 'games?', 'ube?n?', 'ubt', 'trainier\\w*', '\\w*training', 'spiel\\w*', 'fussball', 'mitmach\\w*', 'mitspiel\\w*', 'hin', 'gehen', 'geht', 'wieder', 'anfangen', 'einsteigen', 'turnier\\w*');
const MATCH = some('match\\w*', 'games?', 'tournament', 'final', 'derby', '\\w*spiel', 'turnier\\w*', 'finale', 'play(?:s|ing)? (?:\\w+ ){0,3}(?:on )?(?:saturday|sunday|tomorrow|friday|the weekend|weekend)', '(?:samstag|sonntag|morgen|freitag|wochenende)(?: \\w+){0,4} spielen', '(?:mitspielen|auflaufen)');
const WHEN = some('when', 'how long', 'how many days', 'how soon', 'from when', 'wann', 'ab wann', 'wie lange?', 'wie viele tage', 'after how many');
const MILD = some('(?:no|without|hasnt got (?:a|any)|doesnt have (?:a|any)|isnt|not got (?:a|any)) (?:\\w+ )?(?:fever|temperature)', '(?:kein|ohne)\\w* (?:\\w+ )?fieber', 'fieber (?:\\w+ )?(?:kein\\w*|nicht|hat (?:er|sie) (?:keins|keines|nicht))', '(?:just|only) (?:a )?(?:\\w+ )?(?:runny nose|cold|cough|sniffles?|snuffles?|sore throat)', '(?:nur|bloss|bisschen|leichte\\w*|etwas) (?:\\w+ )?(?:schnupfen|husten|erkaltung|erkaltet|verschnupft|halsweh|nase)', 'mild', 'slight\\w*', 'leicht(?: \\w+)? (?:erkaltet|krank)');
const STILL = some('(?:still|keeps|is) (?:\\w+ )?(?:cough\\w*|ill|sick|sniff\\w*|runny|has (?:a )?(?:cough|fever|temperature|cold))', '(?:has|got) (?:\\w+ )?still', 'noch(?: \\w+){0,2} (?:hustet|husten|schnupfen|fieber|krank|erkaltet|verschnupft|lauft)', '(?:hustet|hat|ist) (?:\\w+ )?(?:noch|immer noch)', 'if (?:he|she) (?:\\w+ )?coughs?');
const MEANWHILE = some('mean ?while', 'in the mean ?time', 'instead', 'at home', 'until then', 'till then', 'from (?:the )?(?:sofa|bed|couch)', 'in der zwischenzeit', 'inzwischen', 'solange', 'so lange', 'stattdessen', 'daheim', 'zu ?hause', 'bis dahin', 'derweil', 'im bett', 'wahrenddessen');
const WHAT = some('what (?:can|could|should|may|do|would)', 'anything', 'something', 'any ideas?', 'any drills?', 'was (?:kann|konnte|darf|soll|macht)', 'irgendwas', 'etwas', 'ideen');
const MAY = some('should', 'shall', 'can', 'could', 'may', 'is it (?:ok|okay|fine|safe|bad)', 'ok', 'okay', 'allowed', 'wants? to', 'let', 'do i', 'does', 'soll\\w*', 'darf', 'kann', 'ist es', 'will', 'mochte', 'lass\\w*', 'trotzdem', 'unbedingt');

const WELL_AGAIN = some('(?:now|today|already|again|all) (?:\\w+ )?(?:fine|better|well|healthy|ok|okay|good|over it)', '(?:fine|better|well|healthy|ok|okay|over it) (?:now|again|today)', '(?:jetzt|heute|inzwischen|wieder|schon) (?:\\w+ ){0,2}(?:gesund|fit|gut|besser|fieberfrei)', '(?:gesund|fit|fieberfrei) (?:jetzt|wieder)');

export const illChildPatterns: readonly CarePattern[] = [
  { of: 'illChildStreak', by: 'adult', says: [some('streaks?', 'serie', 'flamme', 'flame')], behind: ILL, unless: OTHER, mostWords: 16 },
  { of: 'illChildBack', by: 'adult', says: [CHILD, ILL, WELL_AGAIN], unless: OTHER, mostWords: 24 },
  { of: 'illChildMeanwhile', by: 'adult', says: [CHILD, WHAT, MEANWHILE], behind: ILL, unless: OTHER, mostWords: 18 },
  { of: 'illChildMatch', by: 'adult', says: [CHILD, MATCH], behind: ILL, unless: some(OTHER.source, 'was (?:kann|soll)', 'watch\\w*', 'zuschau\\w*'), mostWords: 20 },
  { of: 'illChildBack', by: 'adult', says: [CHILD, WHEN, PLAYS], behind: ILL, unless: OTHER, mostWords: 20 },
  { of: 'illChildBack', by: 'adult', says: [/^(?:(?:and|but|so|ok|okay|und|aber|also) )*(?:how long|how many days|when|from when|wann|ab wann|wie lange?|wie viele tage)(?: (?:should|shall|does|do|must|has|have|will|is|it|that|this|he|she|to|they|i|we|need|wait|rest|take|last|stay|home|at|then|again|ok|safe|for|keep|him|her|off|soll|sollte|muss|er|sie|man|ich|wir|das|es|denn|dann|wieder|warten|pause|pausieren|machen|dauert|aussetzen|schonen|sich|geht|ok))*$/], behind: ILL, unless: OTHER, mostWords: 12 },
  { of: 'illChildMild', by: 'adult', says: [MILD], behind: ILL, unless: OTHER, mostWords: 18 },
  { of: 'illChildStill', by: 'adult', says: [STILL], behind: ILL, unless: OTHER, mostWords: 14 },
  { of: 'illChild', by: 'adult', says: [CHILD, ILL, PLAYS, MAY], unless: OTHER, mostWords: 26 },
  { of: 'illChild', by: 'adult', says: [some('has', 'got', 'is', 'hes', 'shes', 'have', 'caught', 'hat', 'ist', 'liegt', 'hab\\w*'), CHILD, ILL], unless: some(OTHER.source, 'was', 'had', 'war', 'hatte', 'often', 'always', 'oft', 'immer', 'why', 'warum', 'weeks', 'wochen', 'months', 'monat\\w*'), mostWords: 14 },
];

/** What is asked with these. */
export const ILL_CHILD_ASKS: ReadonlySet<CareAsk> = new Set(illChildPatterns.map(({ of }) => of));

/** What is told of a child with a cold, beside the everyday words of care. */
const ILLNESS_WORDS: ReadonlySet<string> = new Set(
  'lot bit quite rather shall youngest oldest eldest jungste alteste streak streaks serie flame lose loses losing verliert verlieren boy lad girl lass little one our unser unsere cold colds ill sick poorly unwell flu influenza fever temperature cough coughs coughing coughed runny nose sniffle sniffles snuffles sore throat tonsillitis covid corona virus infection mild slight slightly caught fine healthy well better wait rest bed doctor medicine monday tuesday wednesday thursday friday saturday sunday weekend meanwhile meantime until till sofa couch tournament final allowed join lively krank kranke kranker erkaltet erkaltung erkaltungen schnupfen husten hustet gehustet fieber fieberfrei grippe grippig halsweh halsschmerzen mandelentzundung infekt verkuhlt verschnupft nase lauft leicht leichte leichten fit gesund arzt kinderarzt warten ausruhen pause bett sofa montag dienstag mittwoch donnerstag freitag samstag sonntag wochenende unbedingt mitspielen mitmachen trainieren uben daheim zuhause zwischenzeit inzwischen stattdessen solange wann ab anfangen einsteigen turnier finale hingehen keins keines kein keine meanwhile he she him her er sie ihn ihm doch trotzdem erlaubt wieder again start back drill drills mum dad only just runny nosed sniffly sniff'.split(' '),
);
/** Whether words tell of nothing but a child with a cold and everyday things. */
export const saysOnlyOfIllChild = (words: readonly string[]): boolean => words.every((word) => isHarmlessCareWord(word) || ILLNESS_WORDS.has(word));
