import type { CoachIntent } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { hurts, topicOf } from '../topics/find-topic.ts';
import { wordsOf } from '../text/recognise-words.ts';
import type { Chat } from './chat-about-name-favorites-and-new-gear-kinds.ts';
import { FIRST_NAMES } from './first-names.ts';
import { toldOfOneself } from './facts-told-about-oneself.ts';
import { says } from './whole-word-pattern.ts';

const COLOR = '(?:orange|blue|red|green|yellow|black|white|pink|purple|gold|silver|blau|rot|grun|gelb|schwarz|weiss|rosa|lila|colou?rs?|farben?)';
const WEATHER = '(?:snow|rain|sun|sunshine|summer|winter|spring|autumn|schnee|regen|sonne|sommer|fruhling|herbst)';
const FOOD = '(?:pizza|choc\\w*|ice ?cream|pasta|spaghetti|noodles|cakes?|burgers?|fries|chips|sweets|candy|bananas?|apples?|food|schoko\\w*|eis|nudeln|kuchen|pommes|bananen?|apfel|susses|essen)';
const ANIMAL = '(?:cats?|dogs?|pets?|horses?|rabbits?|hamsters?|animals?|katzen?|hunde?|hund|pferde?|hasen?|tiere?|haustiere?|kaninchen)';
const LIKES = '(?:do|d) (?:you|u|ya) (?:(?:even|really|also|actually) )*(?:like|love|eat)|(?:magst|liebst|isst) du|gefallt dir|findest du|hast du';
const like = (what: string): string => `(?:${LIKES}) (?:(?:it when it|the|a|an|some|colou?r|farbe|gern|gerne|auch|eigentlich|den|die|das|eher) )*${what}s?\\b`;
const FAVORITE = '(?:whats|what is|what s|was ist) (?:you?r?|ur|u|dein\\w*) (?:fav\\w*|lieblings) ?';

const MY_FAVORITE = '(?:my|mein\\w*) (?:fav\\w*|lieblings) ?';
/** Something weighs, hurts or is asked beside it. */
const MORE = says('hurts?', 'rubs?', 'rub', 'sore', 'weh', 'druck\\w*', 'died', 'dead', 'gestorben', 'tot', 'gone', 'weg', 'lost', 'verloren', 'sick', 'krank', 'should', 'soll\\w*', 'can i (?:practi[cs]e|train|play) outside', 'which', 'welche(?! farbe)\\w*', 'buy', 'kaufen', 'how much', 'wie viel', 'cost\\w*', 'kostet', 'stole\\w*', 'geklaut', 'broke my', 'scared', 'angst', 'sad', 'traurig', 'too big', 'zu gross', 'killed', 'hit', 'hits', 'angry with me', 'kick\\w* me');
const NEW = '(?:(?:brand )?new|neue?[nrs]?) (?:\\w+ )?';
const GEAR = '(?:boots?|cleats|shoes?|ball|gloves?|shirt|kit|jersey|\\w*schuhe?|handschuhe?|trikot|fussball)';
const TELLS_GEAR = new RegExp(`\\b(?:(?:i|ive|got|have|has|just|look|guess what|ich|hab|habe|rate mal) (?:\\w+ ){0,4}?${NEW}${GEAR}|(?:my|mein\\w*) ${NEW}${GEAR}\\b.*\\b(?:cool|orange|red|blue|green|yellow|black|white|pink|so|are|rot|blau|grun|gelb|ist da|sind))\\b`);
const ASKS = /^(?:(?:hi|hey|ok|and|so|und|also) )*(?:how|what|which|can|could|should|where|when|why|do i|are|is|wie|was|kann|soll|wo|wann|warum|brauch\w*)\b/;

/** What is no name though it stands where one does. */
const NO_NAME = /^(?:opa|oma|vater|mutter|tante|onkel|schwester|bruder|sister|brother|grandma|grandpa|gran|nan|aunt|uncle|schlechteste|beste|letzte|erste|kleinste|grosste|jungste|alteste|neue|dumme|a|an|the|not|no|so|too|very|really|just|only|still|in|on|at|from|to|of|with|like|going|gonna|doing|trying|having|feeling|sad|mad|bad|good|great|fine|ok|okay|well|bored|hurt|injured|sick|ill|tired|scared|afraid|nervous|lonely|angry|happy|slow|fast|small|tall|big|fat|new|old|late|back|ready|done|stuck|left|right|lefty|alone|here|there|goalie|keeper|goalkeeper|striker|defender|midfielder|winger|captain|player|kid|boy|girl|mum|mom|dad|coach|trainer|sarah|worried|confused|sorry|glad|proud|better|worse|best|worst|rubbish|useless|terrible|beginner|ein|eine|der|die|das|kein|keine|nicht|so|zu|sehr|traurig|wutend|schlecht|gut|krank|mude|verletzt|neu|klein|gross|dick|langsam|schnell|allein|allen|torwart|torhuter|sturmer|verteidiger|spieler|kind|junge|madchen|mama|papa|trainer|nervos|aufgeregt|fertig|da|hier|im|in|am|bei|auf|linksfuss|anfanger|sauer|froh|stolz|besser|immer|schon|noch|auch|nur|eigentlich|heute|gestern|me|mine|my|your|it|that|this|you|we|they|he|she|mir|dir|es|was|wie|hidden|real|wrong|true|gone|missing|public|shown|private|versteckt|falsch|weg)$/;
const GREETING = '(?:(?:hi+|hey+|hello|hallo+|servus|moin|hoi|gruezi|yo|sup|ok|sarah|coach|coach sarah|na|no)[ ,.!]+)*';
const OF_NAME = "my name(?:['’]?s| is)|mein name ist|ich hei(?:ß|ss)e|ich bin (?:der|die)|i bin (?:der|die)|ich bi (?:de|d)|i bi (?:de|d)";
const INTRODUCES = `(?:${OF_NAME}|i['’]?m|i am|i m|its|it['’]s|ich bin|i bin|ich bi)`;
const INTRODUCTION = new RegExp(`^${GREETING}(${INTRODUCES}) ([\\p{L}'-]{2,14})[ ,.!]*(.*)$`, 'iu');
const SAYS_NAME = new RegExp(`^(?:${OF_NAME})$`, 'iu');
const BEGINS = /^(?:and |und |but |aber )?(?:how|what|wat|whats|which|who|when|where|why|can|could|should|do|does|is|are|i (?:want|wanna|need)|give|show|tell|make|help|wie|was|welche\w*|wer|wann|wo|warum|kann|soll\w*|ist|gib|zeig|mach|hilf|ich (?:will|brauche|mochte|möchte))(?= )/i;

const plainly = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');
/** Whether a word is a name where one is introduced by `lead`: any that is none of the words above behind “my name is”, a common first name behind “I am”. */
function isName(word: string, lead: string): boolean {
  const plain = plainly(word);
  if (FIRST_NAMES.has(plain)) return true;
  return SAYS_NAME.test(lead) && !NO_NAME.test(plain) && !/(?:ing|ed)$/.test(plain) && !/\d/.test(plain);
}

/** A message without the own name said in front of a question or a wish; else as it is. */
export function withoutOwnName(message: string): string {
  const [, lead = '', name = '', rest = ''] = INTRODUCTION.exec(message.trim()) ?? [];
  return name !== '' && BEGINS.test(rest) && isName(name, lead) ? rest : message;
}

const NAMED = new RegExp(`^(?:(?:hi+|hey+|hello|hallo+|servus|moin|hoi|gruezi|yo|ok|sarah|coach) )*(${INTRODUCES}) (\\w{2,14})(?: (?:sarah|coach|and you|und du|here|hier))*$`);
/** A greeting with the own name and age, from the first word to the last. */
const NAMED_WITH_AGE = new RegExp(`^(?:(?:hi+|hey+|hello|hallo+|servus|moin|hoi|gruezi|yo|ok|sarah|coach|guten tag|guten morgen|good morning) )*(?:${INTRODUCES}) (\\w{2,14}) (?:(?:and|und|also|bin|ich|i|im|am|m|aged?|age) ){0,4}(?:[5-9]|1\\d|five|six|seven|eight|nine|ten|eleven|twelve|funf|sechs|sieben|acht|neun|zehn|elf|zwolf)(?: (?:years?|yrs?|jahre?|old|alt|jung|yo|sarah|coach|and you|und du)){0,3}$`);
/** Whether a text (in plain words) is a greeting with the own name and age. */
const greetsWithAge = (text: string): boolean => {
  const [, name = ''] = NAMED_WITH_AGE.exec(text) ?? [];
  return name !== '' && !NO_NAME.test(name);
};
function saysName(text: string): boolean {
  const [, lead = '', name = ''] = NAMED.exec(text) ?? [];
  return name !== '' && isName(name, lead);
}

const ROWS: readonly (readonly [Chat, RegExp])[] = [
  ['siuuu', /^(?:(?:hey|haha|lol|ok|yes|ronaldo|sarah|coach) )*(?:s+i+u+|s+u+i+)(?: (?:lol|haha|sarah|coach|ronaldo))*$/],
  ['celebrate', /\b(?:how|teach|show|cool\w*|best|beibringen|wie|zeig|hast du|jubeln halt|so wie)\b.*\b(?:celebrat\w*|\w*torjubel\w*|jubel|jubeln|jubelt|siuuu+)\b|\bjubeln halt\b|\b(?:how (?:do|does)|wie geht|teach)\b.*\bs+i+u+\b/],
  ['balloon', /\b(?:(?:with|use|using|mit)(?: (?:a|an|the|einem|nem|dem|ein))? (?:luft)?balloo?n\w*|balloons? (?:instead|ok)|is a balloon|luftballon (?:statt|ok|babykram))\b/],
  ['likesMine', new RegExp(`\\b(?:${LIKES}) (?:my|mein\\w*) (?:\\w+ )?(?:hair(?:cut|style)?|room|house|name|dress|shoes|picture|drawing|song|haare?|frisur|zimmer|haus|name\\w*|schuhe|bild|lied)\\b`)],
  ['likesColor', new RegExp(`\\b(?:${MY_FAVORITE}(?:colou?r|farbe)|${like(COLOR)}|${FAVORITE}(?:colou?r|farbe)|(?:what|which) colou?r do (?:you|u) like|welche farbe magst du)`)],
  ['likesWeather', new RegExp(`\\b(?:${like(WEATHER)}|${FAVORITE}(?:weather|season|jahreszeit|wetter))`)],
  ['likesFood', new RegExp(`\\b(?:${MY_FAVORITE}(?:food|essen|meal)|${like(FOOD)}|${FAVORITE}(?:food|essen|meal))`)],
  ['likesAnimal', new RegExp(`\\b(?:${MY_FAVORITE}(?:animal|tier)|${like(ANIMAL)}|do (?:you|u) have (?:a |any )?${ANIMAL}|hast du (?:ein |einen |eine )?${ANIMAL}|${FAVORITE}(?:animal|tier)|(?:i have|i got|ive got|ich hab|ich habe|we have|wir haben) (?:a|an|two|ein|eine|einen|zwei) (?:\\w+ )?${ANIMAL}\\b)`)],
  ['family', /\b(?:do (?:you|u|ya) have (?:a |any )?(?:brothers?|sisters?|siblings|kids|children|mum|mom|dad|family|husband|wife)|(?:are|r) (?:you|u) married|hast du (?:ein |eine |einen )?(?:bruder|schwester|geschwister|kinder|mama|papa|eltern|familie|mann|frau)|bist du verheiratet)\b/],
  ['snowDay', /\b(?:snow day(?! rule)|^it snowed|so much snow|schneefrei|(?:hat (?:es )?(?:so viel )?|es hat so viel )geschneit|liegt schnee|(?:so )?viel schnee)\b/],
];
/** Of celebrating a match or a win on the board something else is asked. */
const NO_CELEBRATION = /\b(?:nicely|without|mean|hurting|fair|kindly|nett|after (?:a |the )?(?:win|match)|opponents?|losers?|verlierer\w*|gegner\w*|allowed|card|karte|erlaubt|birthday|geburtstag|yellow|gelb)\b/;
/** Heading is another thing, and a ball without air is one. */
const NO_BALLOON = /\b(?:head\w*|kopf\w*|god|deflated)\b/;
/** Asks something of it, wishes for it, or tells of more. */
const NO_GEAR = /\b(?:how|what|which|can i|should|shall|am i|is that|since|need|want|wish|will|heel|ferse|bubble|blase|deal|vertrag|size|grosse|maths|but|aber|dirty|dreckig|schmutzig|wie|was|welche\w*|kann ich|darf|weil|because)\b/;
const MOST_WORDS_OF_GEAR = 16;
const MOST_WORDS = 30;

/** Which small talk a text (in plain words) is; null for all else, and for what weighs or asks more. */
export function chatIn(text: string): Chat | null {
  if (text.split(' ').length > MOST_WORDS || MORE.test(text)) return null;
  if (greetsWithAge(text)) return 'namedWithAge';
  if (saysName(text)) return 'named';
  const found = ROWS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  if (found === 'celebrate' && NO_CELEBRATION.test(text)) return null;
  if (found === 'snowDay' && /\b(?:can i|kann ich|what (?:can|should|do)|was (?:kann|soll)|drills?|ubung\w*)\b/.test(text)) return null;
  if (found === 'balloon' && NO_BALLOON.test(text)) return null;
  if (found !== null) return found;
  return TELLS_GEAR.test(text) && !ASKS.test(text) && !NO_GEAR.test(text.replace('guess what', '')) && text.split(' ').length <= MOST_WORDS_OF_GEAR ? 'newGear' : null;
}

/** Where one thing ends and another begins. */
const PARTS = /[.!?]+\s+(?:(?:anyway|btw|by the way|but|und|and|also|jedenfalls)[ ,]+)?|[ ,]+(?:anyway|btw|by the way|jedenfalls)[ ,]+/iu;
/** Takes something back, or laughs, before it is said. */
const BEFORE_CHAT = /^(?:(?:haha+|lol|no|nope|nein|ok|okay|but|aber|i (?:meant?|asked)|ich mein\w*|so|well) )+/;
const FEWEST_WORDS_OF_REST = 3;
const ASKS_MORE = /\b(?:how|what|which|why|when|where|can i|should i|help|wie|was|welche\w*|warum|wann|wo|kann ich|soll ich|hilf)\b/;

/** A message without small talk in front of what it asks; else as it is. */
export function withoutChat(message: string): string {
  const found = PARTS.exec(message);
  if (found === null) return message;
  const first = wordsOf(message.slice(0, found.index)).join(' ').replace(BEFORE_CHAT, '');
  const rest = message.slice(found.index + found[0].length);
  const words = wordsOf(rest);
  return chatIn(first) !== null && words.length >= FEWEST_WORDS_OF_REST && ASKS_MORE.test(words.join(' ')) && chatIn(words.join(' ')) === null ? rest : message;
}

const INTENT_OF: Readonly<Partial<Record<Chat, CoachIntent>>> = { namedWithAge: 'greeting', likesColor: 'off_topic', likesFood: 'off_topic', likesAnimal: 'off_topic', likesWeather: 'off_topic', likesMine: 'off_topic', family: 'who_are_you' };
const TOPIC_OF: Readonly<Partial<Record<Chat, CoachTopic>>> = { named: 'toldName', newGear: 'newGear', snowDay: 'coldOutside' };

/** Small talk of few words that asks nothing of practice; null for all else. */
export function chatAsked(question: Question): Understood | null {
  const { raw, words, language } = question;
  if ((language !== 'en' && language !== 'de') || hurts(raw, words)) return null;
  const text = raw.join(' ');
  const chat = toldOfOneself(text, question.before === null) === null ? chatIn(text) : null;
  if (chat === null) return null;
  const name = TOPIC_OF[chat];
  return understoodAs(question, INTENT_OF[chat] ?? 'thanks', { sureness: 1, topic: name === undefined ? null : (topicOf(name) ?? null), ask: { kind: 'chat', chat }, drillId: chat === 'balloon' ? 'juggling' : null, skill: null });
}
