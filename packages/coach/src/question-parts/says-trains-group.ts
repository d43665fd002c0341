import { says } from './whole-word-pattern.ts';

/** Words that are shortened in spoken German, as they are written out. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(^|\bich |\bich \w+ )(trainier|leit|betreu|coach|ubernehm|helf)(?= (?:\w+ ){0,3}?(?:n|ne|nen|ner|die|eine?n?|das|unsre|unsere?|meine?|bei|beim) )/g, '$1$2e'],
  [/\bnen(?= )/g, 'einen'],
  [/\b(?:ne|n)(?= )/g, 'eine'],
];
/** A text (in plain letters) in which spoken German is written out: “ich trainier ne u11” is “ich trainiere eine u11”. */
export const writtenOut = (text: string): string => SPOKEN.reduce((said, [pattern, by]) => said.replace(pattern, by), text);

const TEAM_EN = '(?:teams?|squad|side|group|kids|children|girls|boys|lads|players|u ?\\d{1,2}s?|under ?\\d{1,2}s?)';
const UNDER_EN = '(?:u ?\\d{1,2}s?|under ?\\d{1,2}s?)';
const PLAYERS_EN = '(?:kids|children|girls|boys|lads|players|teams?|squad)';
const TEAM_DE = '(?:mannschaft|team|truppe|gruppe|kinder|kindern|spieler\\w*|madchen|madels|jungs|bambini\\w*|minis|[a-g] ?jugend|u ?\\d{1,2})';
/** Words between who trains and whom; with whom one trains is another thing. */
const BETWEEN = '(?:(?!with|for|at|against|and|in|on|of|to|from|mit|in|im|bei|gegen|und|zu|zur|zum|von|vor|nach|zusammen)\\w+ )';
const COACH_OF_EN = '(?:(?:the|a|an|new|their|his|her|head|assistant|volunteer|youth|junior|football|soccer|girls|boys|team|under \\w+|u ?\\d{1,2}s?) )*(?:coach|trainer)';
const COACH_OF_DE = '(?:(?:der|die|ein|eine|neu|neue|neuer|co|jugend|fussball|ehrenamtlich\\w*) )*(?:trainer|trainerin|betreuer|betreuerin|ubungsleiter\\w*|jugendtrainer\\w*|cotrainer\\w*)';
/** Says that a group of players is trained; who plays in one may say it too (`OF_PLAYER`). */
export const TRAINS_GROUP = says(
  `i (?:(?:also|just|now|sometimes|help|only|currently) )*(?:coach|train|manage) (?:a |an |the |some |our |my |local |\\d+ |training for |practi[cs]e for |sessions for )+${BETWEEN}{0,3}?${TEAM_EN}`,
  // “I train u12 girls”, “I coach under 10s”, “coaching u8s”.
  `(?:i (?:(?:also|just|now|only|currently) )*(?:coach|train|manage)|coaching|training|managing) (?:${UNDER_EN} ${PLAYERS_EN}|${PLAYERS_EN} (?:at |of )?${UNDER_EN}|(?:u ?|under ?)\\d{1,2}s)`,
  `(?:i (?:(?:also|just|now|only|currently) )*(?:coach|manage)|coaching|managing) (?:${UNDER_EN}|kids|children|girls|boys)`,
  `i (?:run|take|look after|help (?:out )?(?:with|at|coach|train)) (?:a |an |the |our |my )(?:(?:local|little|small|sons|daughters|village|school|club) )*(?:teams?|squad|u ?\\d{1,2}s?|under ?\\w+)`,
  `(?:coaching|training|managing|running|taking|looking after) (?:a |an |the |our |my )${BETWEEN}{0,3}?(?:team|squad|side|u ?\\d{1,2}s?|under ?\\d{1,2}s?)`,
  `(?:im|i am|i m) ${COACH_OF_EN}`,
  `as (?:the |a )?(?:coach|trainer)`,
  'my (?:u ?\\d{1,2}s|under ?\\d{1,2}s|squad|lads|players)',
  '(?:one|two|three|some|a few|a couple|most|half) of my (?:\\w+ )?(?:players|lads)',
  '(?:a|an|one|two|three) (?:\\w+ )?players? of mine',
  '(?:how (?:can|do|should|would) i|how to|tips (?:to|for)) (?:best )?(?:motivat\\w+|coach\\w*|train|encourag\\w+|reach\\w*|handle|deal with|includ\\w+) (?:\\w+ ){0,2}?players?',
  '(?:ein|eine|einer|einem|einen|zwei|drei|manche|einige) (?:\\w+ )?spieler\\w* von mir',
  'ein\\w* meiner (?:\\w+ )?spieler\\w*',
  'wie (?:motivier\\w*|erreich\\w*|ermutig\\w*|forder\\w*) (?:ich|man) (?:\\w+ ){0,2}?spieler\\w*',
  'wie (?:kann|soll) (?:ich|man) (?:\\w+ ){0,2}?spieler\\w* (?:\\w+ ){0,3}?(?:motivieren|erreichen|ermutigen|fordern|einbinden)',
  `(?:ich|wir) (?:(?:auch|jetzt|gerade|selbst|selber) )*(?:trainieren?|betreuen?|leiten?|coachen?|ubernehmen?) ${BETWEEN}{0,4}?${TEAM_DE}`,
  `^trainiere ${BETWEEN}{0,3}?${TEAM_DE}`,
  `(?:ich )?(?:helfe?|hilfe?|mache?) (?:\\w+ )?(?:beim|das) training (?:(?:der|die|bei|von|fur|unserer|einer|mit) )*${TEAM_DE}`,
  `bin ${COACH_OF_DE}`,
  'als (?:trainer|trainerin|betreuer\\w*|ubungsleiter\\w*)',
  'meine[rn]? (?:[a-g] ?jugend|u ?\\d{1,2}|bambini\\w*|minis)',
);
/** Whose coach or what one plays for is told of by players too. */
const OF_PLAYER = says('i play (?:for|in|with)', 'i (?:am|m) in', 'im in', 'ich spiele?', 'ich bin in der', 'my (?:coach|trainer)', 'mein\\w* trainer\\w*', 'our coach', 'unser\\w* trainer\\w*');

/** Fewer are an own family, or friends who play. */
const MANY = '(?:[5-9]|[12]\\d|3\\d|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|achtzehn|zwanzig)';
const COUNTED = `${MANY} (?:\\w+ )?(?:kids?|children|players|girls|boys|lads|kindern?|spielern?|spielerinnen|jungs|jungen|madchen|madels)`;
const AGE_OF_TEAM = '(?:u ?\\d{1,2}s?|under ?\\d{1,2}s?|[a-g] ?jugend|bambini\\w*|minis)';
const HAS = '(?:i (?:now |only |just )?(?:have|got|have got|ve got)|ive (?:now |only |just )?got|^(?:ive |have |got |so )*got|(?:ich )?(?:hab|habe)(?: ich)?(?: (?:da|hier|heute|immer|im training|nur)(?= |$))*)';
/** Tells how many players there are, of which age or for which training or with how much of what: “I have 14 kids u9 and one goal”. */
const COUNTS_GROUP = says(
  `${HAS} ${COUNTED}(?: (?:at|in|of|from|aged|der|in der|im|aus der))? ${AGE_OF_TEAM}`,
  `${HAS} ${MANY} (?:u ?|under ?)\\d{1,2}s`,
  `${HAS} ${MANY} ${AGE_OF_TEAM} (?:kids|players|girls|boys|kinder|spieler\\w*|madchen|madels|jungs)`,
  `${HAS} ${COUNTED}(?: \\w+){0,4}? (?:balls?|balle?n?|goals?|tore?n?|minitore?|cones|hutchen)`,
  `${HAS} ${COUNTED} (?:at|for|in|im|beim|zum) (?:the |my |our )?(?:training|practi[cs]e|sessions?)`,
  `(?:we have|weve got|wir haben) ${COUNTED}(?: \\w+){0,4}? (?:and|but|und|aber) (?:they|the girls|the boys|die|sie) `,
);
/** What is told by one of them. */
const AS_ONE_OF_THEM = says('me', 'mir', 'mich', 'we', 'us', 'uns', 'our (?:team|class|school)', 'unser\\w*', 'wir (?!haben)', 'my (?:team|class)', 'mein\\w*', 'goals? (?:scored|this)', 'geschossen', 'scored', 'friends?', 'freunde?n?');

/** Whether a text (in plain letters) says that who writes it trains a group of players. */
export function saysTrainsGroup(text: string): boolean {
  const written = writtenOut(text);
  if (OF_PLAYER.test(written)) return false;
  return TRAINS_GROUP.test(written) || (COUNTS_GROUP.test(written) && !AS_ONE_OF_THEM.test(written.replace(/\b(?:we have|weve got|wir haben) /g, ' ')));
}

const GREETS = '(?:(?:hi|hello|hey|hallo|guten tag|guten morgen|servus|moin|ok|so|sarah|coach) )*';
const AGE_GROUP = '(?:u ?\\d{1,2}s?|under ?\\d{1,2}s?|under (?:eights|nines|tens|elevens|twelves|thirteens)|[a-g] ?jugend|bambini|minis)';
const OF_TEAM = `(?:(?:of|for|with|at|from|a|an|the|my|our|some|local|small|little|young|youth|junior|kids|childrens|girls|boys|mixed|football|soccer|team|side|squad|group|club|school|players|new|der|die|das|den|dem|einer|eine|einem|ein|von|bei|fur|in|im|unserer|unsere|meiner|meine|kleinen|jungen|neue|neuer|madchen|jungs|jungen|kinder|mannschaft|gruppe|verein|fussball|${AGE_GROUP}) ?)+`;
const ONLY_TRAINS = new RegExp(`^${GREETS}(?:(?:i am|im|i m|this is) (?:(?:a|an|the|new|volunteer|youth|football|soccer|assistant|junior) )*(?:coach|trainer) ${OF_TEAM}|i (?:(?:also|just|now) )*(?:coach|train|manage|run) ${OF_TEAM}|(?:ich )?bin (?:(?:der|die|ein|eine|neu|neuer|neue|jugend) )*(?:trainer|trainerin|betreuer|betreuerin|co ?trainer|co ?trainerin) ${OF_TEAM}|ich (?:trainiere|betreue|leite|ubernehme) (?:jetzt |gerade )*${OF_TEAM})$`);
const MOST_WORDS_OF_INTRODUCTION = 14;

/** Whether words (in plain letters) say from first to last that who writes them trains a team. */
export const saysOnlyTrains = (words: readonly string[]): boolean => words.length <= MOST_WORDS_OF_INTRODUCTION && ONLY_TRAINS.test(writtenOut(words.join(' ')));
