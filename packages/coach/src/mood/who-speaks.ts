import { drillIn, skillIn } from '../intents/find-drill-and-skill.ts';
import { saysTrainsGroup } from '../question-parts/says-trains-group.ts';
import { asksIfCoachIsPerson } from '../safety/asks-if-coach-is-person.ts';
import { writesAsParent } from '../safety/parent-of-child.ts';
import { saysOwnAge, saysPlayerWrites } from '../safety/introductory-words.ts';
import { languageOf } from '../text/detect-language.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { learnedMood } from './mood-classifier.ts';
import { hasMoods } from './read-mood.ts';
import { speakerPatterns } from './speaker-patterns.ts';
import { speaksOfChild, tellsOfOwnTrouble } from './tells-of-own-trouble.ts';

/** From here on a message is an adult's by what was learned alone; of a turn before, which decides on the whole talk, later. */
const ADULT_FROM = 0.8;
const ADULT_BEFORE_FROM = 0.9;
/** Fewer words show of nobody who writes them. */
const FEWEST_WORDS = 6;
/** Of a message that speaks of a child less is enough. */
const ADULT_OF_CHILD_FROM = 0.5;
/** Who has grandchildren is no player. */
const OF_GRANDCHILD = /\b(?:(?:my|our) (?:\w+ )?(?:grandson|granddaughter|grandchild|grandchildren|grandkids?)|(?:mein|unser)\w* (?:\w+ )?enkel\w*)\b/;
/** Says that a grandparent writes, or somebody who has a team to train. */
const SAYS_OLDER = /^(?:(?:hi|hallo|hello|guten tag|servus|moin|gruss gott|hey) )*(?:(?:ich bin|i ?m|i am|hier ist|this is|hier schreibt|als|as) (?:\w+ )?(?:the |a |an |der |die |ein |eine |his |her |ihr |sein |seine |ihre )?(?:grand(?:pa|ad|dad|father|ma|mother)|nana?|granny|opa|oma|grossvater|grossmutter)|(?:grand(?:pa|ad|dad|ma)|opa|oma|nana?|granny) (?:here|hier))\b/;
const OF_OWN_CHILDS_TEAM = /\b(?:my|our) (?:boy|girl|lad|son|daughter|kid|grandson|granddaughter)s (?:team|side|match|game|coach|club)\b/;
const HAS_TEAM = /\b(?:i (?:\w+ )?(?:coach|train|manage|look after|help (?:out )?(?:with|at)) (?:a |an |the |some |our |my )(?:\w+ ){0,3}?(?:teams?|squad|group|kids|children|girls|boys|lads|u ?\d{1,2}s?|under ?\d{1,2}s?)|ich (?:\w+ )?(?:trainiere|betreue|leite|coache|ubernehme) (?:die|eine|einen|ein|das|unsere|unser|meine|mein) (?:\w+ ){0,2}?(?:mannschaft|team|gruppe|kinder|madchen|jungs|bambini\w*|minis|[a-g] ?jugend|u ?\d{1,2})|(?:my|our) (?:\w+ )?(?:u ?\d{1,2}s?|under ?\d{1,2}s?|squad)(?= |$)|mein\w* (?:[a-g] ?jugend|u ?\d{1,2}|bambini\w*|minis)(?= |$)|my (?:players|lads)(?= |$)|meine[nr]? (?:spieler|spielern|spielerinnen)(?= |$))/;
/** Says that a relative or the coach of a team writes. */
const SAYS_COACH = /\b(?:(?:i ?m|i am) (?:a |the |an )?(?:\w+ ){0,3}(?:coach|trainer|volunteer)|ich bin (?:\w+ ){0,3}(?:trainer\w*|betreuer\w*|ubungsleiter\w*))\b/;
const SAYS_ADULT = [SAYS_COACH, ...speakerPatterns('asRelative', 'asCoach')];
const OF_CHILD = speakerPatterns('ownChild');

/** Asks or tells of what oneself does or did: “am I”, “did I”, “ich spiele”. */
const OF_ONESELF = /\b(?:(?:am|can|could|should|shall|may|do|did|was|have|will|would|must) i|i (?:\w+ )?(?:play|played|train|practi[cs]ed?|juggled?|score|scored|shoot|dribble|missed|got|get)|(?:kann|darf|soll|sollte|bin|werde|habe|hab|muss|konnte|war|mache|spiele|schaffe|komme|kriege|bekomme) ich|ich (?:\w+ )?(?:spiele?|schiess\w*|ube?|trainier\w*|jonglier\w*)|for me|fur mich|(?:help|hilf|gib|give|zeig|show|mach|make) (?:me|mir)|my (?:left|right|weak|best|last|next|own)|mein\w* (?:link|recht|schwach|best|letzt|nachst)\w*)\b/;
/** What one has or does in play and in this app. */
const OF_PLAY = /\b(?:match(?:es)?|games?|spiele?|plans?|wochenplan|week|woche|team|academy|akademie|better|worse|faster|drills?|streaks?|levels?|xp|tokens?|records?|best|score\w*|juggl\w*|dribbl\w*|shoot\w*|shots?|pass(?:es|ing)?|practi[cs]\w*|foot|feet|ubung\w*|serie|bestwert\w*|rekord\w*|besser|schlechter|schneller|jonglier\w*|schiess\w*|schuss\w*|passen|fuss|ube|uben|trainier\w*)\b/;
/** Whoever is spoken of beside oneself. */
const OF_OTHERS = speakerPatterns('ownChild', 'asRelative', 'asCoach', 'asSibling', 'ofThird', 'ageOfThird', 'careOfChild');
const OTHERS = /\b(?:he|she|him|her|his|them|they|their|er|ihn|ihm|ihr\w*|sein\w{1,2}|kids?|child\w*|kind\w*|boys|girls|jungs|madchen|lads|players|spieler|dads?|mums?|moms?|vater|mutter|parents?|eltern)\b/;

/** What oneself is, has or does in the dialects of Switzerland, Austria and Bavaria: a child that writes as it speaks. */
const OF_ONESELF_IN_DIALECT = /\b(?:hani|han i|ha ni|chani|chan i|mach i|machi|bin i|bini|bi ich|komm i|kumm i|hab i|soll i|solli|darf i|muss i|schaff i|kann i|i (?:hab|bin|kann|ko|mog|mag|muss|will|spu|spiel|mein|mach)|ich bi|bi (?:mega|so|voll|nervos|ufgregt)|min|mini|mei)\b/;

/** Words of dialect that stand in no other language. */
const IN_NO_OTHER_LANGUAGE = /\b(?:isch|hani|chani|chan i|nod|gaberln)\b/;

/** A polite “you” within a sentence, as only adults write to the coach. */
const POLITE = /[\p{L}\d,] (?:Sie|Ihnen|Ihre?[mnrs]?)(?![\p{L}])/u;

/** What a player trains and waits for. */
const OF_TRAINING = /\b(?:sprint\w*|strength|stretch\w*|stamina|push ?ups?|weights?|trials?|matchday|day before|kraft\w*|liegestutz\w*|dehn\w*|ausdauer\w*|probetraining\w*|mannschaftstraining|tag (?:vor|davor|vorher)|abend vorher)\b/;

/** Whether a message is of practice and of nobody: in whole sentences an older player asks that as an adult would. */
function isOfPracticeAlone(message: string, plain: string): boolean {
  if (OTHERS.test(plain) || OF_OTHERS.some((pattern) => pattern.test(plain)) || POLITE.test(message)) return false;
  return OF_TRAINING.test(plain);
}

/** Whether a message is of the own play: what is asked or told is what oneself does, and nobody else is spoken of. */
function isOfOwnPlay(words: readonly string[]): boolean {
  const text = words.join(' ');
  return OF_ONESELF.test(text) && (OF_PLAY.test(text) || drillIn(words) !== null || skillIn(words) !== null) && !OTHERS.test(text) && !OF_OTHERS.some((pattern) => pattern.test(text));
}

/** Whether a message is of oneself in dialect, and of nobody whom an adult would speak of. */
const isOfDialect = (message: string, plain: string): boolean => OF_ONESELF_IN_DIALECT.test(plain) && !POLITE.test(message) && !OF_OTHERS.some((pattern) => pattern.test(plain));

const isOfGrandchild = (message: string): boolean => OF_GRANDCHILD.test(wordsOf(message).join(' '));

/** Whether a message is written as adults write, by what was learned of that. */
function isOfAdult(message: string, from: number): boolean {
  const language = languageOf(message) ?? 'en';
  if (!hasMoods(language)) return false;
  const words = wordsOf(message);
  const plain = words.join(' ');
  // Anybody asks that.
  if (asksIfCoachIsPerson(words)) return false;
  if ((language === 'de' || IN_NO_OTHER_LANGUAGE.test(plain)) && isOfDialect(message, plain)) return false;
  return words.length >= FEWEST_WORDS && !isOfPracticeAlone(message, plain) && !isOfOwnPlay(words) && learnedMood(message, language).adult >= (OF_CHILD.some((pattern) => pattern.test(plain)) ? ADULT_OF_CHILD_FROM : from);
}

/** Who a message says that writes it: the player by name or by an own age, or an adult; null where it says nothing of it. */
function statedBy(message: string): 'player' | 'adult' | null {
  const words = wordsOf(message);
  if (saysPlayerWrites(words)) return 'player';
  if (writesAsParent(message)) return 'adult';
  const text = words.join(' ');
  if (SAYS_OLDER.test(text) || SAYS_COACH.test(text) || HAS_TEAM.test(text) || saysTrainsGroup(text) || OF_OWN_CHILDS_TEAM.test(text)) return 'adult';
  // A big brother or who helps with a team has an age too.
  return saysOwnAge(words) && !OF_OTHERS.some((pattern) => pattern.test(text)) ? 'player' : null;
}

/** Whether an adult surely speaks in a talk: one said so, or spoke of an own child, a grandchild or an own team. */
export function adultSurelySpeaks(message: string, turns: readonly string[]): boolean {
  for (const text of [message, ...turns.toReversed()]) {
    const stated = statedBy(text);
    if (stated !== null) return stated === 'adult';
    const plain = wordsOf(text).join(' ');
    if (OF_GRANDCHILD.test(plain) || SAYS_ADULT.some((pattern) => pattern.test(plain))) return true;
  }
  return false;
}

/**
 * Whether an adult speaks in a talk (a parent, a grandparent, a coach of a team, an older sibling). What was said last of who one is
 * holds for the rest of the talk; where nothing was, what was learned of how adults write decides, but never in a talk that tells of
 * an own pain or of what weighs on oneself: a child that is hurt is told as a child what to do. Behind a pain or an answer of safety,
 * whose words may be in no turn, some turn has to speak of a child for it.
 */
export function adultSpeaks(message: string, turns: readonly string[], isBehindTrouble = false): boolean {
  for (const text of [message, ...turns.toReversed()]) {
    const stated = statedBy(text);
    if (stated !== null) return stated === 'adult';
  }
  const all = [message, ...turns];
  if (all.some(isOfGrandchild)) return true;
  if (isBehindTrouble && !all.some(speaksOfChild)) return false;
  return (isOfAdult(message, ADULT_FROM) || turns.some((turn) => isOfAdult(turn, ADULT_BEFORE_FROM))) && !all.some((text) => tellsOfOwnTrouble(text));
}
