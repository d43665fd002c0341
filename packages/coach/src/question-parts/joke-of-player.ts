import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { hurts } from '../topics/find-topic.ts';
import { some } from './whole-word-pattern.ts';

const MOST_WORDS = 22;
const KNOWS_JOKE = /^(?:(?:ok|okay|hey|hi|and|but|so|und|aber|also|now|jetzt|wait|warte) )*(?:(?:i|ich) (?:\w+ )?(?:no|know|kno|now|have|hav|got|tell|kenn|kenne|weiss|weis|hab|habe|erzahl\w*)(?: \w+){0,3} (?:joke|jok|gag|witz)|(?:wanna|want to|do you want to|willst du|wollen) (?:\w+ ){0,2}?(?:hear|hoeren|horen|here)? ?(?:a |an |my |einen |nen |n )?(?:joke|jok|witz)(?: horen)?|(?:can|may|kann|darf) (?:i|ich) (?:\w+ ){0,3}?(?:tell|erzahl\w*)?(?: \w+){0,3} ?(?:joke|jok|witz)(?: erzahlen)?|(?:erzahl|erzahle) ich (?:dir |jetzt |mal )*(?:einen|nen|n) witz)(?: (.*))?$/;
/** The question of a joke. */
const RIDDLE = /^(?:why|whi|wy|what|wot|wat|who|where|how|when|which|warum|wieso|was|wer|wo|wie|wann|welche\w*|treffen sich|kommt ein|a man|two|zwei) ?/;
const IT_WAS_JOKE = /^(?:(?:no|nope|nein|ne|nee|man|lol|haha\w*|hey|but|aber|ha) )*(?:(?:it|that|this|das|es) (?:was|is|war|wa|ist|is) (?:just |only |nur |doch |halt )*(?:a |an |ein |n )?(?:joke|jok|witz|spass|scherz)|(?:was|war) (?:just |only |nur |doch )*(?:a |ein |n )?(?:joke|jok|witz)|(?:just )?(?:joking|jokin|kidding))(?: (?:lol|haha\w*|man|sarah))*$/;
/** Finds a joke poor, with or without a wish for another. */
const POOR = some('not (?:\\w+ )?(?:funny|funy|funni|good)', '(?:isnt|wasnt|aint) (?:\\w+ )?(?:funny|funy|good)', '(?:nicht|nich|ned|gar nicht) (?:\\w+ )?(?:lustig|witzig|gut)', 'unlustig', '(?:bad|boring|lame|rubbish|terrible|silly|stupid|old|schlecht\\w*|langweilig\\w*|lahm\\w*|blod\\w*|doof\\w*|alt\\w*) ?(?:joke|one|witz)?', 'dont get it', 'not get it', 'kenn\\w* ich schon', 'knew that', 'know that(?: one)?', 'heard (?:that|it)');
const MOST_WORDS_OF_JUDGEMENT = 9;
/** Says something of weight, which is no punchline. */
const OF_WEIGHT = some('hurts?', 'weh', 'sad', 'traurig', 'scared', 'angst', 'kill\\w*', 'die', 'dead', 'tot', 'sterben', 'hate me', 'help', 'hilfe', 'hit', 'schlag\\w*');
/** Asks of practice again. */
const ASKS_OF_PRACTICE = some('drill\\w*', 'practi[cs]e', 'train\\w*', 'plan', 'ubung\\w*', 'uben', 'trainier\\w*', 'my (?:record|best|streak|tokens)', 'mein\\w* (?:rekord|bestwert|serie|tokens)', 'how do i', 'how can i', 'wie (?:kann|geht|mach\\w*) ich');

const ANIMAL_OR_THING = '(?:(?:footballing|little|big|football|soccer|three|3|one|two|legged|eyed|kleine\\w*|grosse\\w*|fussball\\w*) )*(?:chickens?|hens?|cows?|pigs?|ducks?|dogs?|cats?|fish|fishes|elephants?|dinosaurs?|t rex|monkeys?|frogs?|bees?|horses?|sheep|goats?|bananas?|skeletons?|ghosts?|witch\\w*|vampires?|mummy|tomato\\w*|eggs?|bikes?|bicycles?|teddy|computer|cinderella|snowm[ae]n|scarecrow|zombies?|spiders?|octopus|penguins?|lions?|tigers?|bears?|rabbits?|bunny|kangaroo\\w*|giraffe\\w*|crocodile\\w*|snails?|turtle\\w*|mouse|mice|bats?|robots?|pencil|orange|lemon|apple|potato\\w*|cheese|biscuit|cookie|huhn|huhner|hahn|kuh|kuhe|schwein\\w*|ente\\w*|hund\\w*|katze\\w*|fisch\\w*|elefant\\w*|dino\\w*|affe\\w*|frosch\\w*|biene\\w*|pferd\\w*|schaf\\w*|ziege\\w*|banane\\w*|skelett\\w*|gespenst\\w*|geist|hexe\\w*|vampir\\w*|tomate\\w*|ei|eier|fahrrad|schneemann|spinne\\w*|pinguin\\w*|lowe\\w*|tiger|bar|baren|hase\\w*|kanguru\\w*|giraffe\\w*|krokodil\\w*|schnecke\\w*|schildkrote\\w*|maus|mause|fledermaus|roboter|bleistift|zitrone|apfel|kartoffel\\w*|kase|keks\\w*|blondine|ostfriese\\w*|cowboy)';
const JOKE_OPEN = '(?:(?:ok|okay|haha\\w*|lol|right|now|well|hey|hi|so|and|und|also|listen|wait|sarah|coach|another one|one more|heres one|here is one|this one|pass auf|hor zu|noch einer|rat mal|warte) )*';
const MY_TURN = '(?:(?:its |it is |now )?my (?:turn|go|joke)|mine(?: is)?|my one|i (?:got|have|know) (?:one|a better one|another one|a good one)|ich bin dran|jetzt (?:bin )?ich(?: dran)?|jetzt meiner|meiner|hab auch (?:einen|nen)|ich kann auch (?:einen|nen)|ich (?:kenn|weiss) (?:auch )?(?:einen|nen)(?: besseren)?)';
/** A riddle from its first word on: of an animal or a thing that does what none does, or one that is announced. */
const TOLD_RIDDLE = new RegExp(
  `^${JOKE_OPEN}(?:${MY_TURN} (?:ok |so |and |und |now )*(?:why|what|who|where|how|when|which|warum|wieso|was|wer|wo|wie|wann|welche\\w*|treffen|kommt)|why (?:did|does|do|was|were|is|are|cant|couldnt|dont|should|can) (?:the |a |an |all )?${ANIMAL_OR_THING} \\w+|what do (?:you|u|ya) (?:call|get)(?: if| when)? (?:(?:you|u) cross|(?:a |an |the |some )?(?:\\w+ )?${ANIMAL_OR_THING})|what (?:did|does) (?:the |a |an |one )?${ANIMAL_OR_THING}(?: \\w+){0,2} (?:say|do|get|wear|play|eat|call)|(?:what|whats|what is|was ist|was is) (?:is )?(?:black|white|red|green|yellow|orange|brown|blue|big|small|round|gelb|rot|grun|weiss|schwarz|braun|blau|klein|rund|gross)(?: \\w+){0,3} (?:and|und)|(?:warum|wieso) (?:hat|ist|konnte|spielt|spielen|geht|gehen|darf|durfen|kann|konnen|tragt|haben|sind|will|wollte|steht) (?:der |die |das |ein |eine |so )?${ANIMAL_OR_THING} \\w+|was (?:sagt|sagte|macht|machen|ruft|fragt|isst) (?:der |die |das |ein |eine )?${ANIMAL_OR_THING}|wie (?:nennt|heisst) (?:man )?(?:der |die |das |ein |eine |einen )?(?:\\w+ )?${ANIMAL_OR_THING}|treffen sich (?:zwei|2|drei)|kommt (?:ein|eine|n|ne) \\w+ (?:zum|zur|in|ins|auf|beim))(?: .*)?$`,
);
/** The joke that begins at a door, and nothing behind it. */
const KNOCKS = new RegExp(`^${JOKE_OPEN}(?:${MY_TURN} )?(?:k?noc?k,? ?k?noc?k|klopf,? ?klopf)(?: (?:sarah|coach|haha|lol))*$`);
const MOST_WORDS_AT_DOOR = 5;
/** The answer stands behind the riddle. */
const TOLD_WITH_ANSWER = /[?.!]\s+(?!(?:haha|lol|do you|can you|weißt|weisst)).*\p{L}/iu;
const FEWEST_WORDS_WITH_ANSWER = 13;
/** What a joke is of, which is not told yet. */
const OF_WHAT = /^(?:about|abt|bout|uber|von|of|then|dann|now|jetzt|lol|haha|ok|please|pls)(?: |$)/;
const saysLine = (question: Question, line: 'knockWho' | 'knockWhoElse' | 'jokeTell' | 'jokeWhy' | 'jokeLaugh' | 'jokeMissed'): Understood => understoodAs(question, line === 'knockWho' ? 'joke' : 'thanks', { sureness: 1, act: { kind: 'talkLine', line }, drillId: null, skill: null });

/** A joke that the player tells, over its turns, and what is said to a joke of the coach; null for all else. */
export function jokeOfPlayer(question: Question): Understood | null {
  const { raw, words, before, text: written, language, drillId } = question;
  if ((language !== 'en' && language !== 'de') || raw.length === 0 || raw.length > MOST_WORDS || drillId !== null || before?.intent === 'injury' || hurts(raw, words)) return null;
  const text = raw.join(' ');
  if (OF_WEIGHT.test(text)) return null;
  if (KNOCKS.test(text)) return saysLine(question, 'knockWho');
  if (TOLD_RIDDLE.test(text)) return saysLine(question, TOLD_WITH_ANSWER.test(written.trim()) || (raw.length >= FEWEST_WORDS_WITH_ANSWER && !written.includes('?')) ? 'jokeLaugh' : 'jokeWhy');
  const told = KNOWS_JOKE.exec(text);
  if (told !== null) return saysLine(question, told[1] === undefined || OF_WHAT.test(told[1]) ? 'jokeTell' : RIDDLE.test(told[1]) ? 'jokeWhy' : 'jokeLaugh');
  if (before === null) return null;
  const said = before.act?.kind === 'talkLine' ? before.act.line : null;
  if (said === 'jokeTell' && !ASKS_OF_PRACTICE.test(text)) return saysLine(question, RIDDLE.test(text) ? 'jokeWhy' : 'jokeLaugh');
  if (said === 'knockWho' && raw.length <= MOST_WORDS_AT_DOOR && !ASKS_OF_PRACTICE.test(text)) return saysLine(question, 'knockWhoElse');
  if (said === 'knockWhoElse' && !ASKS_OF_PRACTICE.test(text)) return saysLine(question, 'jokeLaugh');
  if (said === 'jokeWhy' && !written.includes('?') && !ASKS_OF_PRACTICE.test(text)) return saysLine(question, 'jokeLaugh');
  if (IT_WAS_JOKE.test(text)) return saysLine(question, 'jokeMissed');
  const isPoor = before.intent === 'joke' && raw.length <= MOST_WORDS_OF_JUDGEMENT && POOR.test(text);
  return isPoor ? understoodAs(question, 'joke', { sureness: 1, followUp: 'follow_other', drillId: null, skill: null }) : null;
}
