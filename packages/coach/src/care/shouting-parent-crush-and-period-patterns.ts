import { some } from '../question-parts/whole-word-pattern.ts';
import type { CareAsk, CarePattern } from './care-pattern-type.ts';
import { HARM_OR_HOME, HARM_OR_SHOUTED_AT_HOME, SHOUTING_PARENT } from './worries-written-by-ear-patterns.ts';

const TOLD = some('(?:i|ive|i ve) (?:\\w+ )?(?:told|asked|said (?:it |that |this )?to|talked to|spoke to|spoken to) (?:him|her|them|my (?:dad|mum|mom|parents?))', '(?:ich )?hab\\w* (?:ich )?(?:es |das )?(?:ihm|ihr|ihnen|mein\\w* (?:papa|mama|eltern))(?: \\w+){0,2} (?:gesagt|erzahlt)', '(?:ich )?hab\\w* (?:ich )?mit (?:ihm|ihr|ihnen)(?: \\w+){0,2} (?:geredet|gesprochen)');
const SAYS_HELPS = some('(?:he|she|they|hes|shes)(?: \\w+)? (?:said|says|thinks|told me|goes)(?: \\w+){0,4} (?:help\\w*|support\\w*|motivat\\w*|encourag\\w*|cheer\\w*|coaching)', '(?:er|sie|die)(?: \\w+)? (?:sagt|sagte|meint|meinte|sagen)(?: \\w+){0,5} (?:helf\\w*|hilft|hilf\\w*|motivier\\w*|anfeuer\\w*|unterstutz\\w*)');
/** That parent was told of it already. */
const SHOUTING_PARENT_TOLD = new RegExp(`${SHOUTING_PARENT.source}.*\\b(?:told|said|asked|talked|gesagt|erzahlt|geredet|gesprochen)\\b`);
const WORDS_TO = /^(?:(?:ok|okay|and|n|nd|so|but|und|aber|ja|yeah|hm) )*(?:(?:what|wat|wot|how)(?: \w+)? (?:do|should|shud|can|could|shall) i (?:even |actually )?(?:say|tell)(?: (?:it|that|to|him|her|them|my|dad|mum|mom|parents))*|what (?:to|do you) say(?: (?:to|him|her|them|then))*|was (?:soll|kann|sag|sage) ich(?: (?:ihm|ihr|ihnen|dann|denn|da|jetzt|mein\w*|papa|mama|eltern|sagen|nur|am|besten))*|wie sag(?:e)? ich(?: (?:es|das|ihm|ihr|ihnen|dann|denn|mein\w*|papa|mama|eltern|am|besten))*)(?: (?:then|tho|though|now|dann|denn|jetzt|to|sagen))*$/;
const NERVOUS = some('(?:he|she|it|that|they|this)(?: \\w+)? (?:makes?|making|gets?) me (?:\\w+ )?(?:nervous|play worse|worse|anxious|stressed|bad)', 'nervous', 'play (?:\\w+ )?(?:worse|bad|badly|rubbish)', 'mess up', '(?:macht|machen) mich (?:\\w+ )?nervos', 'nervos', '(?:spiel|spiele) (?:ich )?(?:\\w+ )?(?:schlecht\\w*|mies)', 'mach\\w* (?:\\w+ )?fehler');
const OF_PARENT = some('he', 'she', 'they', 'him', 'dad', 'mum', 'mom', 'shout\\w*', 'that', 'it', 'er', 'sie', 'papa', 'mama', 'das', 'schrei\\w*');
const WHEN_SHOUTING = /^(?:(?:no|nah|nein|nee|ne|ok|and|but|und|aber|i|mean|meant|ich|mein\w*) )*(?:(?:what|wat|was)(?: \w+){0,5} )?(?:when|wenn|if) (?:he|she|they|my dad|my mum|my mom|er|sie|papa|mama|mein papa|meine mama) (?:\w+ )?(?:shouts?|shouting|yells?|screams?|schreit|brullt|ruft|schreien)(?: (?:at|me|in|the|match|game|from|side|beim|im|spiel|mich|an|rum|then|dann|again))*$/;

const FANCIES = some('fancy', 'fancies', 'fancied', '(?:a |have a |my |got a )?crush(?:es|ing)?', 'in love', 'verliebt', 'verknallt', 'schwarm', 'steh(?:e)? auf');
const PEER = /\b(?:boys?|girls?|lads?|someone|somebody|kid|one|jungen?|jungs?|madchen|madels?|jemand\w*|einen|eine)\b(?: \w+){0,5} (?:class|year|school|team|grade|form|klasse|schule|jahrgang|mannschaft|stufe)\b/;
const NO_PEER = some('coach\\w*', 'trainer\\w*', 'teacher\\w*', 'lehrer\\w*', 'adult', 'erwachsen\\w*', 'man', 'mann', 'older', 'alter\\w*', '(?:1[4-9]|[2-9]\\d)', 'met', 'meet\\w*', 'treff\\w*', 'online', 'internet', 'snap\\w*', 'insta\\w*', 'whatsapp', 'text\\w*', 'pics?', 'photos?', 'fotos?', 'bild\\w*', 'kiss\\w*', 'kuss\\w*', 'touch\\w*', 'anfass\\w*', 'secret\\w*', 'geheim\\w*', 'sex\\w*', 'naked', 'nackt\\w*', 'alone', 'allein\\w*', 'house', 'home', 'hause', 'bed', 'bett', 'force\\w*', 'zwing\\w*', 'gay', 'laugh\\w*', 'auslach\\w*', 'uncle', 'onkel', 'cousin', 'brother', 'bruder', 'hate\\w*', 'hass\\w*', 'cry\\w*', 'wein\\w*', 'sad', 'traurig', 'die', 'sterben');

const PERIOD = /\b(?:my periods?|on my period|a period|started my period|periods|meine periode|meine tage|periode|regelschmerzen)\b/;
const COACH_NOT_TOLD = some('(?:dont|do not|cant|cannot|wont|not) (?:\\w+ ){0,3}?(?:tell|say)(?: (?:it|that|this|to))?(?: (?:my|the|him))?(?: coach\\w*| trainer\\w*)?', '(?:will|mag|mocht\\w*|kann|trau)(?: \\w+){0,4} (?:trainer\\w*|coach\\w*|ihm)(?: \\w+){0,3} (?:nicht )?(?:sagen|erzahlen)', '(?:trainer\\w*|coach\\w*|ihm)(?: \\w+){0,3} nicht (?:sagen|erzahlen)');
const TELL_GIRL = some('(?:can|could|should|shall) i (?:\\w+ )?tell (?:a |one of the |another |my )?(?:girls?|friend|team ?mate|captain|mate)(?: \\w+){0,5}', '(?:kann|soll|darf) ich (?:es |das )?(?:auch |lieber |stattdessen )?(?:einem madchen|einer freundin|meiner freundin|einer mitspielerin|der kapitanin)(?: \\w+){0,5}');
const MORE_THAN_PERIOD = some('touch\\w*', 'anfass\\w*', 'fasst', 'looks? at me', 'changing', 'umzieh\\w*', 'shower\\w*', 'dusch\\w*', 'photos?', 'fotos?', 'pics?', 'naked', 'nackt\\w*', 'alone', 'allein\\w*', 'scared of', 'angst vor', 'secret\\w*', 'geheim\\w*', 'late', 'missed', 'pregnan\\w*', 'schwanger\\w*', 'uberfallig', 'faint\\w*', 'dizzy', 'ohnm\\w*', 'schwind\\w*', 'bleed\\w* a lot', 'blut\\w* stark', 'kill\\w*', 'die', 'hurt me', 'hits?', 'schlagt', 'does', 'did', 'macht', 'gemacht', 'online', 'text\\w*');

/** A parent who shouts from the side and was told of it, whom one fancies at school, and whom to tell of a period; English and German. */
export const shoutingParentCrushAndPeriodPatterns: readonly CarePattern[] = [
  { of: 'toldShoutingParent', says: [TOLD, SAYS_HELPS], unless: HARM_OR_HOME, behind: SHOUTING_PARENT, notBehind: HARM_OR_SHOUTED_AT_HOME, by: 'player', byEar: true, mostWords: 16 },
  { of: 'wordsToShoutingParent', says: [WORDS_TO], unless: HARM_OR_HOME, behind: SHOUTING_PARENT_TOLD, notBehind: HARM_OR_SHOUTED_AT_HOME, by: 'player', byEar: true, mostWords: 12 },
  { of: 'nervousFromShouting', says: [NERVOUS, OF_PARENT], unless: HARM_OR_HOME, behind: SHOUTING_PARENT, notBehind: HARM_OR_SHOUTED_AT_HOME, by: 'player', byEar: true, mostWords: 14 },
  { of: 'nervousFromShouting', says: [WHEN_SHOUTING], unless: HARM_OR_HOME, behind: SHOUTING_PARENT, notBehind: HARM_OR_SHOUTED_AT_HOME, by: 'player', byEar: true, mostWords: 14 },
  { of: 'crush', says: [FANCIES], unless: NO_PEER, behind: PEER, notBehind: NO_PEER, by: 'player', byEar: true, mostWords: 18 },
  { of: 'periodWhomToTell', says: [COACH_NOT_TOLD], unless: MORE_THAN_PERIOD, behind: PERIOD, notBehind: MORE_THAN_PERIOD, by: 'player', byEar: true, mostWords: 20 },
  { of: 'periodTellGirl', says: [TELL_GIRL], unless: MORE_THAN_PERIOD, behind: PERIOD, notBehind: MORE_THAN_PERIOD, by: 'player', byEar: true, mostWords: 14 },
];

/** What is told with these. */
export const SHOUTING_PARENT_CRUSH_AND_PERIOD: readonly CareAsk[] = ['toldShoutingParent', 'wordsToShoutingParent', 'nervousFromShouting', 'crush', 'periodWhomToTell', 'periodTellGirl'];
