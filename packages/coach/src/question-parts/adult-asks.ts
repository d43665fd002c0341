import { weekdaysOf } from '../text/weekday-names.ts';
import { says } from './whole-word-pattern.ts';

/** What parents, grandparents and trainers ask of practice, of a child or a team, and of what others see; `gloveSize` and `monthGoals` are players' too. */
export type AdultAskKind =
  | 'amountNow' | 'amountForAge' | 'restOnTeamDays' | 'schoolSport' | 'sessionPlan' | 'warmUpGame' | 'mixedLevels' | 'playTogether' | 'passesInRow' | 'praise' | 'stickAtIt' | 'downOnItself'
  | 'loudParents' | 'teachSkill' | 'beeSwarm' | 'keeperWish' | 'whomAtClub' | 'whoWrites' | 'whoReads' | 'whoFilms' | 'gamblingPacks' | 'shoes' | 'gloveSize' | 'monthGoals' | 'weakFootHelp';

/** Such an ask with the figures that its message names. */
export interface AdultAsk {
  readonly of: AdultAskKind;
  readonly age: number | null;
  /** Days of the week that are named, Monday being 0. */
  readonly days: readonly number[];
  /** How often a week a team trains, where that is said. */
  readonly teamTimes: number | null;
  readonly minutes: number | null;
  readonly players: number | null;
  /** The length of a hand, in centimeters. */
  readonly centimeters: number | null;
  /** What a group is to be taught, where that is asked. */
  readonly skill: GroupSkill | null;
}
export type GroupSkill = 'passing' | 'dribbling' | 'shooting' | 'touch' | 'defending' | 'heading';

const KIN = '(?:son|sons|daughters?|kids?|childs?|children|boys?|girls?|lads?|lass|grandsons?|granddaughters?|grandchild\\w*|grandkids?|niece|nephew|little one)';
const KIND = '(?:sohn\\w*|tochter\\w*|kind(?:e?s|er|ern|e)?|jungen?|madchen|bub\\w*|enkel\\w*|neffen?|nichte)';
const OWN_CHILD = `(?:my|our|the|a) (?:\\w+ )?${KIN}|(?:mein|unser)\\w* (?:\\w+ )?${KIND}|(?:ein|das|die|den|dem) ${KIND}`;
/** Whom an adult speaks of. */
const CHILD = says(OWN_CHILD, '(?:an? |die |das )?(?:\\d+|\\w+teen|six|seven|eight|nine|ten|eleven|twelve) ?(?:year|yr)s? ?olds?', 'she', 'he', 'him', 'her', 'his', 'hes', 'shes', 'they', 'them', 'themselves', 'himself', 'herself', KIN, 'er', 'ihn', 'ihm', 'ihr\\w*', 'sie', 'seine?[nrms]?', KIND, '\\w+jahrige[nr]?');
/** The same without “a boy” and “the kids”, which players speak of too. */
const OF_ONE = says(`(?:my|our) (?:\\w+ )?${KIN}`, `(?:mein|unser)\\w* (?:\\w+ )?${KIND}`, `(?:ein|das|dem|eine|des) ${KIND}`, `(?:a|the) (?:\\w+ )?(?:child|kid|kids|children)`, 'she', 'he', 'him', 'her', 'his', 'hes', 'shes', 'himself', 'herself', 'er', 'ihn', 'ihm', 'ihr\\w*', 'sie', 'seine?[nrms]?', 'kinder\\w*', 'kinds?', 'child\\w*', 'kids?', '\\w+jahrige[nr]?', 'eltern', 'parents?', 'mum', 'mom', 'mutter', 'vater');
/** Who is trained together. */
const GROUP = says('u ?\\d{1,2}s?', 'under ?\\d{1,2}s?', '\\d+ (?:kids?|children|players|boys|girls|kindern?|spielern?|jungs|madchen)', 'kids', 'children', 'players', 'group', 'team', 'squad', 'girls', 'boys', 'year olds', '\\w*kindern?', 'gruppe', 'mannschaft', 'spieler\\w*', '[a-g] ?jugend', 'bambini\\w*', 'minis', '\\w+jahriger?', 'coach', 'trainer\\w*', 'zehn');
const ASKS = says('what', 'wat', 'how', 'which', 'who', 'whom', 'is', 'are', 'do', 'does', 'can', 'could', 'should', 'any', 'give', 'tips?', 'advice', 'ideas?', 'helps?', 'was', 'wie', 'welche\\w*', 'wer', 'wem', 'wen', 'kann', 'konnen', 'konnte', 'soll\\w*', 'darf', 'ist', 'sind', 'hilft', 'helfen', 'tun', 'tipps', 'ideen', 'idee', 'bitte', 'please');

const PRACTISE = '(?:practi[cs]\\w*|train\\w*|drills?|sessions?|doing|does|do|done|uben|ubt|ube|ubung\\w*|trainiert?|training\\w*|macht|tut|einheiten)';
const NUMBERS: readonly (readonly [RegExp, number])[] = [[/^(?:five|funf\w*)$/, 5], [/^(?:six|sechs\w*)$/, 6], [/^(?:seven|sieben\w*)$/, 7], [/^(?:eight|acht|achtjahrig\w*)$/, 8], [/^(?:nine|neun|neunjahrig\w*)$/, 9], [/^(?:ten|zehn|zehnjahrig\w*)$/, 10], [/^(?:eleven|elf|elfjahrig\w*)$/, 11], [/^(?:twelve|zwolf\w*)$/, 12], [/^(?:thirteen|dreizehn\w*)$/, 13], [/^(?:fourteen|vierzehn\w*)$/, 14]];
const valueOf = (word: string): number | null => (/^\d+$/.test(word) ? Number(word) : (NUMBERS.find(([pattern]) => pattern.test(word))?.[1] ?? null));
const N = '(\\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn)';
const AGE = [new RegExp(`\\b(?:papa|mama|mum|mom|dad|mutter|vater|oma|opa|nan|gran|grandad) (?:of|von) (?:\\w+ )?${N}\\b`), new RegExp(`\\b${N} ?(?:years?|yrs?|yo|y|jahre?|jahrig\\w*)(?: ?olds?| alt)?\\b`), /\b(\w+jahrig\w*)\b/, /\b(?:u|under) ?(\d{1,2})s?\b/, new RegExp(`\\b(?:is|ist|of|for|fur|mit|aged?|age|ein kind mit|jungen mit) ${N}\\b(?! ?(?:mins?|minut\\w*|times|mal|hours?|std|stunden|kids|kindern?|children|players|spielern?|cm|girls|boys))`)];
const YOUNGEST = 4;
const OLDEST = 18;
function ageIn(text: string): number | null {
  for (const pattern of AGE) {
    const age = valueOf(pattern.exec(text)?.[1] ?? '');
    if (age !== null && age >= YOUNGEST && age <= OLDEST) return age;
  }
  return null;
}
const TIMES: readonly (readonly [RegExp, number])[] = [[/\b(?:once|einmal|1 ?(?:x|mal)) (?:a|per|die|pro|in der)? ?(?:week|woche)?|\beinmal training/, 1], [/\b(?:twice|zweimal|2 ?(?:x|mal|times)|two (?:times|team|club|trainings?)|zwei (?:mal|training\w*|verein\w*|mannschaft\w*))\b/, 2], [/\b(?:three times|thrice|dreimal|3 ?(?:x|mal|times)|three (?:team|club|trainings?)|drei (?:mal|training\w*|verein\w*))\b/, 3]];
const numberBefore = (text: string, unit: string): number | null => {
  const found = new RegExp(`\\b(\\d{1,3}|\\w+) ?(?:${unit})\\b`).exec(text)?.[1];
  return found === undefined ? null : valueOf(found);
};
const HOUR = says('(?:an|one|1) hour', 'hour with', 'eine stunde', '(?:die|ne) stunde', '60 ?min\\w*');

const TEAM_DAYS = says('(?:team|club|training|practi[cs]e|match) days?', 'those days', 'that day', 'days (?:with|when|she|he)', 'days she has', 'when (?:he|she|they) ha\\w+', 'training days', '\\w*trainingstag\\w*', '\\w*vereinstag\\w*', 'spieltag\\w*', 'an (?:diesen|dem|den|diesem) tag\\w*', '(?:mon|tues|wednes|thurs|fri|satur|sun)days?', '(?:mon|diens|donners|frei|sams|sonn)tags?', 'mittwochs?');
const RESTS = says('skips?', 'skip', 'rests?', 'leave out', 'days? off', 'off', 'still', 'too', 'as well', 'aussetzen', 'auslassen', 'weglassen', 'pausieren', 'frei', 'ausruhen', 'trotzdem', 'auch noch', 'noch (?:etwas|zusatzlich)', 'auch uben', 'noch uben');
const WHO_AT = says('who', 'whom', 'which person', 'somebody', 'someone', 'an wen', 'mit wem', 'bei wem', 'wem', 'wen', 'wer');
const AT_CLUB = says('(?:at|in|from|of) (?:the|our|my|his|her|their|a) (?:\\w+ )?(?:club|verein|klub)', '(?:im|vom|in unserem|am) (?:\\w+ )?(?:verein|klub|club)', 'verein', 'at my \\w+ club');
const TALKS = says('talk', 'speak', 'turn', 'tell', 'contact', 'report', 'complain', 'responsible', 'deals? with', 'should know', 'safeguarding', 'wenden', 'wende', 'sprech\\w*', 'sprich\\w*', 'spricht', 'reden?', 'sagen', 'melde\\w*', 'zustandig', 'ansprech\\w*', 'beschwer\\w*', 'kummert', 'konnen sich');

/** What a group is taught. */
const SKILLS = 'pass\\w*|dribb\\w*|shoot\\w*|finish\\w*|schuss\\w*|schiess\\w*|torschuss|first touch|control\\w*|ballannahme|annehmen|ballkontrolle|defend\\w*|tackl\\w*|verteidig\\w*|zweikampf\\w*|turn(?:s|ing)|drehungen?|zuspiel\\w*|abspiel\\w*|head\\w*|kopfball\\w*';

interface Row {
  readonly of: AdultAskKind;
  readonly all: readonly RegExp[];
  readonly unless?: RegExp;
}
/** A sign, in plain words, each of which has to be there; the first row that is met decides. */
const ROWS: readonly Row[] = [
  { of: 'gloveSize', all: [says('gloves?', '\\w*handschuh\\w*'), /\b1[3-9]|2[0-2] ?(?:cm|cms|centimet\w*|zentimeter)?\b/, says('\\d+ ?(?:cm|cms|centimet\\w*|zentimeter)')] },
  { of: 'gamblingPacks', all: [says('gambl\\w*', 'loot ?box\\w*', 'betting', 'glucksspiel\\w*', '(?:lernt|packchen|karten) (?:\\w+ )*zocken', 'wie wetten')], unless: says('i (?:bet|wette)', 'wetten dass', 'dad (?:gambles|lost)', 'papa zockt') },
  { of: 'loudParents', all: [says('parents?', 'eltern', 'dads', 'mums', 'vatern?'), says('shout\\w*', 'scream\\w*', 'yell\\w*', 'schreien\\w*', 'brullen', 'reinrufen', 'rufen rein'), says('what do i say', 'what can i say', 'how do i (?:stop|handle|deal|get)', 'was sage? ich', 'wie (?:gehe|bringe|bekomme|stoppe|sage) ich', 'was (?:kann|soll) ich')], unless: says('my (?:dad|mum|mom|parents|father|mother)', 'mein\\w* (?:vater|mutter|eltern|papa|mama)', 'at me', 'mich an', 'mit mir', 'hit\\w*', 'schlag\\w*', 'home', 'zu hause', 'zuhause') },
  { of: 'whomAtClub', all: [WHO_AT, AT_CLUB, TALKS], unless: says('coach of the club team', 'plays?', 'spielt', 'laugh\\w*', 'lach\\w*', 'me and') },
  { of: 'whoFilms', all: [says('videos?', 'clips?', 'films?', 'aufnahmen?', 'filme', 'filmt', 'aufnimmt'), OF_ONE, says('who', 'where do', 'where does', 'upload\\w*', 'leave the device', 'stored?', 'others', 'see', 'sent', 'happens? to', 'safe', 'strangers', 'gets', 'wer', 'wohin', 'wo', 'hochgeladen', 'andere\\w*', 'passiert', 'bleibt', 'jemand', 'sicher', 'geschickt', 'gespeichert', 'fremde\\w*')], unless: says('coach', 'trainer\\w*', 'changing', 'umkleide\\w*', 'kabine\\w*', 'shower', 'dusche\\w*', 'insta\\w*', 'tik ?tok', 'youtube', 'delete', 'losch\\w*', 'how do', 'wie kann') },
  { of: 'whoReads', all: [says('writes?', 'types?', 'chats?', 'talks?', 'messages', 'schreibt', 'schreiben', 'gesprach\\w*', 'nachrichten', 'fragt'), says('who', 'anybody', 'anyone', 'others', 'does', 'are', 'is', 'wer', 'jemand', 'werden', 'wird', 'kann man', 'trainer'), says('reads?', 'sees?', 'see', 'stored?', 'saved', 'kept', 'recorded', 'read along', 'lesen', 'liest', 'sehen', 'sieht', 'gespeichert', 'aufgehoben', 'mitlesen', 'mit'), OF_ONE], unless: says('my friend', 'mein freund', 'i (?:write|type|say|wrote)', 'ich (?:\\w+ )?(?:schreib\\w*|frag\\w*|sag\\w*)', 'me') },
  { of: 'whoWrites', all: [says('others?', 'other (?:kids|children|adults|people|players)', 'strangers?', 'anyone', 'somebody', 'people', 'who', 'shown', 'name', 'andere\\w*', 'fremde\\w*', 'erwachsene\\w*', 'jemand', 'man', 'wer', 'name\\w*'), OF_ONE, says('message', 'write', 'contact', 'text', 'chat', 'see', 'shown', 'names?', 'schreiben', 'kontaktieren', 'nachrichten', 'chatten', 'sehen', 'sieht', 'namen', 'name', 'anschreiben', 'angezeigt'), says('(?:see|know) (?:of|about) (?:her|him)', 'von (?:ihr|ihm)', 'here', 'app', 'on there', 'board', 'leader ?board', 'touchline', 'name', 'message my', 'chat with', 'hier', 'rangliste', 'bestenliste', 'namen', 'chatten')], unless: says('reads?', 'lesen', 'liest', 'why', 'warum', 'wieso', 'my name', 'mein\\w* name\\w*', 'coach', 'trainer\\w*', 'i', 'ich', 'mein(?:em)? freund', 'teacher', 'whats ?app', 'insta\\w*', 'team ?mates?') },
  { of: 'schoolSport', all: [says('pe', 'p e', 'school (?:sports?|football|pe)', 'gym class', 'sports lessons?', '\\w*schulsport', 'sportunterricht', 'turnen in der schule'), says('counts?', 'included', 'as well', 'still', 'matters?', 'on top', 'too much', 'should', 'zahlt', 'rechnet', 'soll\\w*', 'muss', 'gilt', 'mitgezahlt', 'mit', 'auch', 'zu viel', 'obendrauf')], unless: says('teacher', 'lehrer\\w*', 'naked', 'nackt', 'shower\\w*', 'dusch\\w*', 'changing', 'umkleide\\w*', 'umzieh\\w*', 'laugh\\w*', 'lach\\w*', 'hurts?', 'weh') },
  { of: 'restOnTeamDays', all: [TEAM_DAYS, RESTS, says(OF_ONE.source, 'they', 'them'), says('should', 'can', 'is it', 'do i let', 'does', 'do', 'have to', 'soll\\w*', 'darf', 'muss', 'ist es', 'kann')], unless: says('sick', 'ill', 'krank', 'hurts?', 'weh', 'injured', 'how (?:much|many|long|often)', 'wie (?:viel\\w*|oft|lange)', 'school night', 'bed', 'schlaf\\w*') },
  { of: 'weakFootHelp', all: [says('(?:left|right|weak(?:er)?|other|both|linken?|rechten?|schwachen?|beide) ?(?:foot|feet|fuss|fusse)?', 'mit (?:links|rechts)', 'links'), OF_ONE, says('wont use', 'doesnt (?:use|trust)', 'trust', 'never uses?', 'only (?:uses?|kicks?)', 'refuses?', 'avoids?', 'to use', 'nur mit rechts', 'nur mit links', 'use both', 'train (?:her|his|their) weak', 'for his (?:left|right|weak)', 'for her (?:left|right|weak)', '(?:benutzt|nimmt|vermeidet|traut|spielt nur|schiesst nur)', 'links nicht', 'mit links', 'fur seinen schwachen', 'zu nehmen', 'uben wir', 'zu benutzen')], unless: says('hurts?', 'weh', 'sore', 'which (?:drill|foot)', 'welche ubung') },
  { of: 'amountForAge', all: [says('how (?:long|much|many|often)', 'what should (?:he|she) do (?:at home|besides|on)', 'was soll (?:er|sie) (?:daheim|zuhause|zu hause)', 'wie (?:lange|oft|viele?)', 'wieviel\\w*'), says('football', 'at home', 'daheim', 'zuhause', PRACTISE, 'minut\\w*', 'hours', 'machen', 'zusatzlich'), says('(?:team|club) (?:training|practi[cs]e)', 'team training', 'training', 'two team trainings', 'besides training', 'plays in a team', 'already trains?', 'vereinstraining\\w*', 'im verein', 'trainings?', 'mannschaftstraining', '(?:in|mit) (?:a|der) (?:team|mannschaft)', 'vereinstrainings?', 'with (?:his|her|the) club', 'has (?:football|soccer)'), CHILD, says('(?:mon|tues|wednes|thurs|fri|satur|sun)days?', 'mon', 'tue', 'thu', 'pro woche', 'die woche', 'neben', '(?:mon|diens|donners|frei|sams|sonn)tags?', 'mittwochs?', 'di', 'do', 'twice', 'once', 'three times', 'two', '2 ?x', 'zwei\\w*', 'drei\\w*', 'einmal', '\\d ?mal', 'at home', 'each day', 'right')], unless: says('did', 'has done', 'hat (?:er|sie)', 'this week', 'diese woche', 'cost\\w*', 'kostet') },
  { of: 'amountNow', all: [says(PRACTISE), OF_ONE, says('(?:about )?(?:the )?right amount', 'enough', 'too (?:much|little)', 'overdo\\w*', 'genug', 'zu ?viel', 'zuviel', 'zu wenig', 'richtige mass', 'das richtige', 'reicht')], unless: says('food', 'eat\\w*', 'sleep\\w*', 'drink\\w*', 'ess\\w*', 'isst', 'schlaf\\w*', 'schlaft', 'trink\\w*', 'trinkt', 'screen', 'phone', 'handy', 'schimpf\\w*', 'praise', 'lob\\w*', 'school', 'schule', 'schulsport', 'laufen', 'minutes a day', 'minuten am tag', 'hours? a day', 'stunden? am tag', '\\d+ min\\w*', 'play(?:s|ed)? enough', 'spielt nicht genug', 'hurts?', 'pain', 'weh', 'schmerz\\w*', 'a whole hour', 'every day', 'jeden tag') },
  { of: 'keeperWish', all: [says('goalie', 'goal ?keeper', 'keeper', 'in goal', 'torwart\\w*', 'torhuter\\w*', 'ins tor', 'im tor'), says(OWN_CHILD, 'she', 'he', 'him', 'her'), says('should i let', 'too (?:small|young|little)', 'small for', 'only wants', 'wants to be', 'is it ok', 'zu klein', 'zu jung', 'klein fur', 'will (?:\\w+ )?(?:torwart|torhuter\\w*|ins tor)', 'darf', 'soll ich ihn', 'soll ich sie'), ASKS], unless: says('afraid', 'scared', 'angst', 'hurts?', 'weh', 'dive', 'catch\\w*', 'fang\\w*', 'gloves?', 'handschuh\\w*', 'how (?:can|does|do)', 'wie') },
  { of: 'beeSwarm', all: [says('bunch\\w*(?: up)?', 'swarm\\w*', 'all (?:run|chase|go) (?:to|after|for)? ?(?:the ball)?', 'chas\\w+ the ball', 'schwarm\\w*', 'traube', '(?:rennen|laufen|sturmen) alle', 'alle (?:rennen|laufen|auf einem haufen|auf den ball|dem ball)', 'haufen'), says('them', 'they', 'kids', 'children', 'team', 'players', 'alle', 'kinder\\w*', 'sie', 'mannschaft'), says('how', 'what', 'normal', 'why', 'stop', 'wie', 'was', 'warum', 'hilft')], unless: says('me', 'mich', 'my ball', 'opponents?', 'gegner\\w*') },
  { of: 'teachSkill', all: [says('how (?:do|can|should|would) (?:i|you|we)', 'how to', 'best way to', 'any drills? (?:for|to)', 'wie', 'was fur ubungen', 'welche ubung\\w*'), says('teach', 'coach', 'train(?! my)', 'show', 'work on', 'practi[cs]e', 'get them to', 'beibring\\w*', 'bringe', 'bring', 'trainiere', 'ube', 'lehre', 'lernen'), says(SKILLS), says('my (?:team|girls|boys|players|squad|group|lads|u ?\\d+\\w*|under ?\\d+s?)', 'u ?\\d{1,2}s?', 'under ?\\d{1,2}s?', 'the (?:kids|children|players|girls|boys|team)', 'them', 'as a coach', 'i coach', '\\d+ (?:kids|children|players|kindern?)', 'kindern?', 'meine\\w* (?:mannschaft|madels|jungs|spieler\\w*|gruppe|truppe)', 'der mannschaft', '[a-g] ?jugend', 'bambini\\w*', 'als trainer\\w*', 'ihnen')], unless: says('my coach', 'mein trainer', 'hurts?', 'weh', 'i play', 'ich spiele', 'for me', 'my son', 'my daughter') },
  { of: 'mixedLevels', all: [says('mixed (?:abilit\\w*|levels?|group)', '(?:very )?different levels', '(?:strong(?:er)?|better|good|advanced|best) (?:kids|players|ones|children|three)', 'three strong', '(?:much|way|far) better than', 'beginners', 'unterschiedlich\\w* (?:gut|stark|weit|niveau\\w*)', 'leistungsunterschied\\w*', 'verschieden\\w* niveau\\w*', 'niveaus', 'gemischte gruppe', '(?:stark\\w*|besser\\w*|gut\\w*|schwach\\w*|starke und schwache) (?:kinder\\w*|spieler\\w*)', 'anfanger\\w*', 'viel besser als andere', 'weiter (?:sind )?als', 'stronger'), says('how', 'what do i do', 'any ideas', 'wie', 'was (?:mache|mach|tun|kann)', 'tun'), says('keep\\w*', 'run', 'coach', 'handle', 'train\\w*', 'challenge', 'deal', 'while the others', 'beschaftige\\w*', 'trainier\\w*', 'umgeh\\w*', 'gehe ich', 'fordere\\w*', 'halte ich', 'ubung fur', 'tun', 'mache? ich', 'mach ich', 'trainiert man')], unless: says('me', 'mich', 'i am', 'im (?:the|a|not|one)', 'laugh\\w*', 'lach\\w*', 'scared', 'angst') },
  { of: 'warmUpGame', all: [says('warm ?ups?', 'warming up', 'arrival', 'game to start', 'aufwarm\\w*', 'ankommen', 'am anfang', 'einstiegs\\w*', 'fange ich das training'), says('games?', 'activity', 'idea', 'spiele?', '\\w*spiele?', 'idee', 'womit'), GROUP], unless: says('before (?:a|the|my) (?:match|game)', 'how long', 'wie lange', 'vor dem spiel', 'i (?:have|got) a game') },
  { of: 'sessionPlan', all: [says('structure', 'plan', 'organi[sz]e', 'run', 'set up', 'look like', 'what do i do', 'training plan', 'session plan', 'aufbauen', 'baue', 'plane', 'planen', 'trainingsplan', 'strukturiere', 'was mache ich', 'gestalte', 'aussehen', 'ablauf', 'teile', 'sieht'), says('sessions?', 'training\\w*', 'hour', 'practi[cs]e', '\\d+ min\\w*', 'einheit', 'stunde', '\\w*plan', 'minuten'), says('u ?\\d{1,2}s?', 'under ?\\d{1,2}s?', '\\d+ (?:kids|children|players|boys|girls|kindern?|spielern?)', 'zehn kinder', 'little kids', 'the kids i coach', '[a-g] ?jugend', 'bambini\\w*', 'minis', 'fur die mannschaft', 'kindern', 'i coach', 'as coach')], unless: says('for me', 'fur mich', 'my trial', 'i play', 'ich spiele') },
  { of: 'passesInRow', all: [says('how many', 'number of', 'wie ?viele?', 'wie oft hintereinander', 'zahl an'), says('passes?', 'touches', 'kick ?ups', 'juggles', 'in a row', 'passe', 'passen', 'wandpasse', 'kontakte', 'am stuck', 'hintereinander', 'nacheinander', 'jonglieren', 'gaberln'), says('good', 'normal', 'manage', 'should', 'aim for', 'gut', 'gute', 'soll\\w*', 'normal\\w*', 'schafft', 'schaffen', 'waren gut'), says(OF_ONE.source, 'girl', 'boy', 'madchen', 'jungen?', '(?:an? )?\\d+ year old (?:manage|girl|boy)')], unless: says('did', 'hat sie', 'hat er', 'has (?:he|she)', 'offside', 'match', 'a day', 'am tag', 'a week', 'minut\\w*') },
  { of: 'praise', all: [says('prais\\w*', 'compliment\\w*', 'lob', 'lobe[nst]?', 'lobt', 'loben'), says('how', 'what', 'is it right', 'should', 'wie', 'was', 'soll', 'welches', 'ist', 'lobt man'), says(OWN_CHILD, KIN, KIND, 'she', 'he', 'him', 'her', 'kids', 'children', 'kinder\\w*', 'er', 'ihn', 'ihm', 'sie', 'kinder', 'man')], unless: says('my coach', 'mein trainer', 'coach never', 'trainer lobt') },
  { of: 'downOnItself', all: [says('down on (?:her|him)self', '(?:so )?hard on (?:her|him)self', '(?:says|thinks|feels|thinking) (?:that )?(?:she|he) (?:is|was) (?:\\w+ )?(?:rubbish|bad|useless|terrible|worst|good)', 'thinks (?:she|he) is no good', 'beats? (?:her|him)self up', 'no confidence', 'confidence', 'frustrated', 'calls? (?:her|him)self', '(?:so )?critical of (?:her|him)self', 'streng (?:mit|zu) sich', 'macht sich (?:\\w+ )*(?:fertig|runter|schlecht)', 'halt sich fur', 'selbstvertrauen', 'selbstbewusstsein', 'kann nichts', 'frustriert', 'denkt (?:sie|er) ist', 'glaubt nicht an sich', 'traut sich nichts zu', 'enttauscht von sich', 'sulks?', 'sulking', 'wont talk after', 'in a mood', 'schmollt', 'bockt'), OF_ONE, ASKS], unless: says('eat\\w*', 'isst', 'weight', 'fat', 'dick', 'cuts?', 'ritzt', 'hurts?', 'die', 'sterben', 'crying every', 'alone', 'allein\\w*', 'i (?:am|feel|have no)', 'im', 'body', 'korper') },
  { of: 'stickAtIt', all: [says('stick (?:at|to|with)', 'keep (?:at|her going|him going)', 'keep at', 'stay with it', 'gives? up', 'loses? interest', 'gets? bored', 'stops? after', 'persevere', 'attention span', 'dran', 'dranbleib\\w*', 'dranzubleiben', 'gibt (?:\\w+ )*auf', '(?:verliert|verlier\\w*) (?:\\w+ )*(?:lust|interesse)', 'bei der stange', 'hort (?:\\w+ )*auf', 'halt\\w* durch', 'durchhalt\\w*', 'durchhalten', 'konzentrier\\w*', '(?:finds|findet) (?:it|es|das) (?:\\w+ )?(?:boring|langweilig)', '(?:doesnt|does not|wont|no longer) wants? to (?:practi[cs]e|train|do)', 'will (?:nicht|nie) (?:mehr )?(?:uben|trainieren)', 'keine lust (?:mehr )?(?:auf|zu|zum) \\w*(?:uben|training|ubung\\w*)'), OF_ONE, ASKS], unless: says('i give', 'ich gebe', 'eat\\w*', 'life', 'leben', 'me', 'crying', 'weint', 'screen', 'phone', 'handy', 'the ball', 'den ball', 'possession') },
  { of: 'shoes', all: [says('boots?', 'shoes?', 'cleats', '\\w*schuhe?\\w*', 'schuhgross\\w*', 'schuhgrosse'), says('sizes?', 'big', 'bigger', 'room', 'fit', 'tight', 'grow', 'grosse', 'gross', 'grosser', 'platz', 'sitzen', 'reinwachsen', 'passen', 'eng', 'luft', '\\w*grosse', '\\w*groesse', '\\w*grossen'), says(OWN_CHILD, KIN, KIND, 'she', 'he', 'him', 'her', 'his', 'ihr\\w*', 'ihm', 'seine', 'sie', 'kindern?', 'kauf\\w*', 'kaufen', 'buy', 'kinderschuhe', 'fusslange', '\\d+ ?(?:cm|centimet\\w*|zentimeter)')], unless: says('handschuh\\w*', 'hurts?', 'weh', 'rub', 'blister', 'blase', 'zu klein', 'too small', 'ball', 'my (?:old )?boots are') },
  { of: 'monthGoals', all: [says('goals?', 'aims?', 'targets?', 'ziele?', 'monatsziele?', 'vornehmen', 'nehm ich mir', 'aim'), says('months?', 'monat\\w*', 'monatsziele?', 'december', 'dezember', 'four weeks', '4 weeks', 'vier wochen')], unless: says('score[ds]?', 'shot', 'did', 'hab\\w* ich', 'match\\w*', 'geschossen', 'tore', 'how many', 'wie viele', 'plan') },
  { of: 'playTogether', all: [says('what (?:could|can|game)', 'game', 'ideas', 'was (?:kann|konnte|konnen|mache)', '\\w*spiel', 'spielidee', 'welches spiel'), says('grand\\w+', 'i (?:know nothing|cant run|cannot run)', 'i have a bad hip', 'without running', 'need me to run', 'nothing about football', 'sitting down', 'for me and my', 'babysitt\\w*', 'together', 'with (?:him|her) for', 'play with (?:her|him)', 'enkel\\w*', 'oma', 'opa', 'gross(?:mutter|vater)', 'nichts von fussball', 'keine ahnung von fussball', 'ohne zu laufen', 'nicht (?:rennen|laufen)', 'fur mich und mein\\w*', 'im sitzen', 'mit (?:ihm|ihr)', 'neffen', 'nichte'), says('balls?', '\\w*minutes', 'play', 'with her', 'garden', 'half an hour', 'ball', '\\w*spiel\\w*', 'minuten', 'garten', 'mit ihr', 'mit ihm', 'stunde'), says(CHILD.source, 'together', 'zusammen', 'gross(?:mutter|vater)', 'grand(?:ma|mother|father|pa)')], unless: says('hurts?', 'weh', 'match', 'learn', 'lernen', 'warm ?up', 'aufwarm\\w*', 'app', 'angst', 'scared', 'afraid', 'torwart', 'keeper', 'goalie', 'schuss\\w*', 'weak', 'schwach\\w*', 'besser', 'better') },
];

/** Few words that go on with what an adult asked before. */
const FOLLOWING: readonly Row[] = [
  { of: 'restOnTeamDays', all: [says('(?:team|club|training|practi[cs]e|match) days?', 'days with training', 'tagen mit training', '\\w*trainingstag\\w*', '\\w*vereinstag\\w*', 'spieltag\\w*')], unless: says('\\d+ min\\w*', 'how (?:much|many|long)', 'wie (?:viel\\w*|lange)', 'plan') },
  { of: 'warmUpGame', all: [says('warm', 'warm ?up', 'aufwarm\\w*', 'am anfang', 'to start with', 'first game')], unless: says('long', 'lange', 'weather', 'wetter', 'clothes') },
  { of: 'mixedLevels', all: [says('(?:way |much |far )?(?:too )?(?:good|better|strong|stronger|weiter|besser|stark|starker)'), says('the (?:rest|others)', 'others', 'than', 'als', 'andere[nr]?', 'der rest', 'two of them', 'some of them', 'manche', 'einige')] },
  { of: 'passesInRow', all: [says('how many', 'wie ?viele?'), says('good', 'normal', 'enough', 'gut', 'normal', 'genug')], unless: says('minut\\w*', 'days?', 'tage', 'times a', 'mal (?:pro|in)', 'kids', 'kinder', 'goals', 'tore') },
  { of: 'schoolSport', all: [says('counts?', 'zahlt', 'zahlen', 'counted', 'mitzahlen'), says('swimming', 'tennis', 'dancing', 'dance', 'gymnastics', 'running', 'judo', 'karate', 'basketball', 'other sports?', 'schwimmen', 'turnen', 'tanzen', 'laufen', 'leichtathletik', 'handball', 'reiten', 'andere\\w* sport\\w*', 'pe', 'sport')] },
];
const MOST_WORDS_FOLLOWING = 12;

const MOST_WORDS = 45;
const OF_SKILL: readonly (readonly [GroupSkill, RegExp])[] = [['heading', /\b(?:head\w*|kopfball\w*)\b/], ['dribbling', /\b(?:dribb\w*|turns?|turning|drehung\w*)\b/], ['shooting', /\b(?:shoot\w*|finish\w*|schuss\w*|schiess\w*|torschuss)\b/], ['touch', /\b(?:touch|control\w*|\w*annahme|annehmen|ballkontrolle)\b/], ['defending', /\b(?:defend\w*|tackl\w*|verteidig\w*|zweik\w*)\b/], ['passing', /\b(?:pass\w*|zuspiel\w*|abspiel\w*)\b/]];

const isMet = (text: string) => ({ all, unless }: Row): boolean => all.every((part) => part.test(text)) && !(unless?.test(text) ?? false);

/** What an adult asks in a text (in plain words), with the figures that it names; null for all else. `follows` where an adult asked before it. */
export function adultAskIn(text: string, follows = false): AdultAsk | null {
  const length = text.split(' ').length;
  if (length > MOST_WORDS) return null;
  const row = ROWS.find(isMet(text)) ?? (follows && length <= MOST_WORDS_FOLLOWING ? FOLLOWING.find(isMet(text)) : undefined);
  if (row === undefined) return null;
  const minutes = /\b(\d{1,3}) ?min/.exec(text)?.[1];
  const centimeters = /\b(\d{2}) ?(?:cm|cms|centimet|zentimet)/.exec(text)?.[1];
  return {
    of: row.of,
    age: ageIn(text),
    days: [...new Set(weekdaysOf(text.split(' ')).filter((day) => day !== null))],
    teamTimes: TIMES.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    minutes: minutes !== undefined ? Number(minutes) : HOUR.test(text) ? 60 : numberBefore(text, 'minutes?|minuten'),
    players: numberBefore(text, 'kids?|children|players|boys|girls|kindern?|kinder|spielern?'),
    centimeters: centimeters === undefined ? null : Number(centimeters),
    skill: OF_SKILL.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
  };
}
