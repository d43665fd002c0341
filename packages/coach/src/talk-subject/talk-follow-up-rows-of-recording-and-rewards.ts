import { some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

const RECORDS = some('logs?', 'logging', 'add(?:ed|ing)?', 'enter(?:ed|ing)?', '(?:to|i|we|you) record', 'put (?:it |that |this |them |my \\w+ )?(?:in|into)', 'write (?:it |that )?down', 'note (?:it |that )?down', 'register', 'type (?:it |that )?in', 'fill (?:it |that )?in', '(?:ein|nach)trag\\w*', '(?:ein|nach)zutragen', 'trage?(?: \\w+){0,4} (?:ein|nach)', '(?:ein|nach)getragen', 'erfass\\w*', 'eingeb\\w*', 'einzugeben', 'geb(?:e)?(?: \\w+){0,3} ein', 'hinzufug\\w*', 'nachhol\\w*', 'aufschreib\\w*', 'speicher\\w*');
/** Words for writing down later what was done before. */
const AFTERWARDS = some('nachtrag\\w*', 'nachzutragen', 'nachgetragen', 'trage?(?: \\w+){0,4} nach', 'add (?:\\w+ ){1,5}?(?:afterwards|later|from before)', 'backdate\\w*');
const ASKS = some('how', 'can', 'could', 'where', 'may', 'is it possible', 'is there a way', 'do i', 'should', 'let me', 'want to', 'wanna', 'wie', 'kann', 'konnte', 'kannst', 'wo', 'darf', 'geht', 'gehts', 'ist es moglich', 'soll', 'mochte', 'will', 'muss');
const DEED = '(?:train\\w*|practi[cs]\\w*|sessions?|did|done|played|juggl\\w*|kick ?ups?|dribbl\\w*|drills?|wall (?:pass\\w*|passes)|pass(?:es|ing)|football|workout|exercis\\w*|gemacht|trainiert\\w*|training\\w*|geubt|gespielt|einheit\\w*|ubung\\w*|jongliert|gedribbelt|gepasst)';
const DONE = some(DEED);
/** When or where it was done, beside the app. */
const ELSEWHERE = some('yesterday\\w*', 'last (?:week\\w*|night|time|\\w+day|weekend|month)', '(?:on |from |of )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?', '(?:two|three|2|3|a few|some) days ago', '(?:from|of|the) (?:day|week) before', 'this morning', 'earlier(?: today)?', 'at (?:my|a|the|school|home|his|her)(?: \\w+){0,3}', 'with (?:my |the )?(?:team|club|friends?|dad|mum|mom|brother|sister)', '(?:team|club|football|school) (?:training|practi[cs]e)', 'in the (?:garden|park|yard)', 'outside', 'without (?:the |my )?(?:app|phone|tablet)', 'forgot\\w*', 'not in the app', 'i (?:did|just did|already did|have done|ve done|practi[cs]ed|trained|juggled|played)', 'ive (?:done|practi[cs]ed|trained)', 'gestern\\w*', 'vorgestern', 'letzte\\w*(?: \\w+)?', '(?:von|vom|am) (?:mon|diens|donners|frei|sams|sonn)tag', 'vom mittwoch', 'vor (?:zwei|drei|2|3|ein paar) tagen', 'heute fruh', 'vorhin', 'im (?:verein|garten|park|hof)', 'beim (?:verein|team|fussball|freund)\\w*', 'in der schule', 'draussen', 'bei (?:\\w+ )?(?:freund\\w*|oma|opa|papa|mama)', 'mit (?:\\w+ )?(?:papa|mama|freund\\w*|team|mannschaft|bruder|schwester)', 'ohne (?:die |das )?(?:app|handy|tablet)', 'vergessen', '(?:ich )?hab\\w*(?: \\w+){0,9} (?:gemacht|trainiert|geubt|gespielt|jongliert|gedribbelt)');
/** Other things that are entered, kept or added. */
const OTHER_THINGS = some('(?:a |my |new )?friends?(?! house)(?= in| to| on|$)', 'videos?', 'clips?', 'photos?', 'foto\\w*', 'films?', 'film\\w*', 'names?', '\\w*name\\w*', 'position', '(?:own|new|eigene\\w*|neue\\w*) (?:drills?|exercises?|ubung\\w*)', 'my (?:club|team)(?= |$)(?! training| practi[cs]e)', 'mein\\w* (?:verein|team|mannschaft)', 'birthdays?', 'geburtstag\\w*', 'age', 'alter', 'email', 'mail', 'password', 'passwort', 'goals?', 'tore?', 'match results?', 'spielergebnis\\w*', 'calendar', 'kalender', 'reminders?', 'erinnerung\\w*', 'plans?', '\\w*plan', 'streak', 'serie', 'cards?', 'karten?', 'tokens?', 'more minutes', 'weight', 'gewicht', 'hurts?', 'weh', 'cr(?:y|ies|ied|ying)', 'wein\\w*', 'geweint', 'sad', 'traurig', 'say', 'sagen', 'account', 'konto', 'best', 'beat', 'record is', 'rekord', 'bestwert');
/** Asks how to write down what a turn before told. */
const LOG_THAT = /^(?:(?:and|but|ok|so|und|aber|also|then|dann) ){0,3}(?:(?:how|where) (?:do|can|could|should|would) i (?:log|add|enter|record|save|put) (?:it|that|this|them)(?: in| down| here)?|can i (?:log|add|enter|record|save|put) (?:it|that|this|them)(?: in| down| here)?|(?:wie|wo) (?:trag|trage|geb|gebe) ich (?:das|es|die|den)(?: denn| hier| jetzt| dann)? ein|(?:wie|wo) kann ich (?:das|es|die|den)(?: denn| hier| jetzt| dann)? (?:eintragen|nachtragen|eingeben|speichern)|kann ich (?:das|es|die|den)(?: denn| hier| jetzt| dann| noch| auch){0,2} (?:eintragen|nachtragen|eingeben|speichern))(?: (?:here|then|now|in the app|in der app|tho|bitte|please))?$/;
const DEED_TOLD = /(?:^| )(?:i (?:did|just did|already did|practi[cs]ed|trained|juggled|played)|ive (?:done|practi[cs]ed|trained)|(?:ich )?hab\w* (?:\w+ ){0,9}?(?:gemacht|trainiert|geubt|gespielt|jongliert|gedribbelt))(?= |$)/;

const OTHER_PERSON = some('(?:my |the |a )?(?:\\w+ )?(?:bro|brother|sister|sis|friend|freind|mate|cousin|team ?mate|mum|mom|dad|twin)s?', '(?:someone|somebody|anyone|others|another player)', '(?:mein\\w* |de[nmr] |ein\\w* )?(?:\\w+ )?(?:bruder|brudern?|schwester\\w*|freund\\w*|cousin\\w*|kumpel\\w*|mitspieler\\w*|mama|papa|zwilling\\w*)', 'jemand\\w*', 'ander\\w*');
const GIVES = some('have (?:some|any|one|a few|half|my|mine|all|\\d+)?(?: of)?', 'get (?:some|any) of', 'give(?: \\w+){0,6}', 'share(?: \\w+){0,3}', 'send(?: \\w+){0,4}', 'lend(?: \\w+){0,3}', 'borrow(?: \\w+){0,3}', 'take (?:some|any)(?: of)?', '(?:ab|ver|weiter)?geben', 'schenk\\w*', 'schick\\w*', 'teilen', 'tausch\\w*', 'leihen', '(?:welche|was|ein paar|einige|die halfte)(?: davon| von(?: \\w+){1,2})?(?: \\w+){0,2} (?:haben|kriegen|bekommen|abhaben)', '(?:ab)?haben', 'kriegen', 'bekommen');
const EARNED = some('tokens?', 'coins?', 'xp', 'cards?', 'badges?', 'stars?', 'points?', 'packs?', 'karten?', 'abzeichen', 'sterne?n?', 'punkte?n?', 'packchen', 'munzen?');
/** Cards are a thing of the app that talks go on with by themselves. */
const EARNED_TALK = /(?:^| )(?:tokens?|coins?|xp|badges?|stars?|points?|abzeichen|sterne?n?|punkte?n?|munzen?)(?= |$)/;
const SOME_OF_MINE = some('(?:some|any|one|half|a few|them|all|those)(?: of (?:mine|them|my))?', 'mine', 'my', 'it', 'welche', 'davon', 'was', 'meine\\w*', 'ein paar', 'die', 'sie');
const MAY = some('can', 'could', 'may', 'is it (?:ok|possible)', 'how (?:do|can)', 'kann', 'konnen', 'darf', 'geht', 'wie', 'konnte');
const NOT_GIFTS = some('account', 'konto', 'profile?', 'profil', 'app', 'login', 'ball', 'boots?', 'schuhe?', 'phone', 'handy', 'more', 'mehr', 'how many', 'wie viele', 'wieviele', 'than me', 'als ich', 'steal\\w*', 'stole', 'klau\\w*', 'secret', 'geheim\\w*', 'hurts?', 'hits?', 'force\\w*', 'zwing\\w*', 'money', 'geld');

const STARS = some('stars', 'star', 'sterne?n?', 'sternchen');
const ASKS_STARS = some('how (?:many|much)', 'what (?:are|do|can|is)', 'do i have', 'have i', 'did i', 'wie ?viele?', 'wieviele?', 'was (?:sind|bringen|kann)', 'hab ich', 'habe ich');
const NOT_STARS = some('messi', 'ronaldo', 'best stars?', 'super ?stars?', 'football stars?', 'famous', 'all ?stars?', 'players?', 'like a star', 'become', 'a star', 'ein star', 'stars? (?:play|train|eat|sleep)', 'jumps?', 'fussballstars?', 'werden', 'beruhmt\\w*', 'review\\w*', 'rating', 'bewertung\\w*');

/** How to write down what was done at another time or place, giving away what was earned, and stars, which the app has none of. */
export const RECORDING_AND_REWARD_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'childRecordsInApp' }, role: 'parent', asks: [AFTERWARDS, ASKS], unless: OTHER_THINGS, mostWords: 22 },
  { to: { line: 'childRecordsInApp' }, role: 'parent', asks: [RECORDS, ASKS, DONE, ELSEWHERE], unless: OTHER_THINGS, mostWords: 24 },
  { to: { line: 'childRecordsInApp' }, role: 'trainer', asks: [RECORDS, ASKS, DONE, ELSEWHERE], unless: OTHER_THINGS, mostWords: 24 },
  { to: { line: 'recordsInApp' }, asks: [AFTERWARDS, ASKS], unless: OTHER_THINGS, mostWords: 22 },
  { to: { line: 'recordsInApp' }, asks: [RECORDS, ASKS, DONE, ELSEWHERE], unless: OTHER_THINGS, mostWords: 24 },
  { to: { line: 'recordsInApp' }, talk: DEED_TOLD, asks: [LOG_THAT], mostWords: 12 },
  { to: { line: 'earnedNotGiven' }, asks: [MAY, GIVES, OTHER_PERSON, EARNED], unless: NOT_GIFTS, mostWords: 16 },
  { to: { line: 'earnedNotGiven' }, talk: EARNED_TALK, asks: [MAY, GIVES, OTHER_PERSON, SOME_OF_MINE], unless: NOT_GIFTS, mostWords: 12 },
  { to: { line: 'starsAreTokens' }, asks: [STARS, ASKS_STARS], unless: NOT_STARS, mostWords: 12 },
];
