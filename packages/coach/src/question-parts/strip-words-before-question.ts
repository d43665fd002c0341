import { asksSomething, beginsQuestion } from '../text/asks-something.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { introductoryWordsOf } from '../safety/introductory-words.ts';
import { deniesPain } from '../safety/tired-not-hurt.ts';
import { correctionIn } from './corrected-question.ts';
import { withoutUnkindWords } from './strip-unkind-words.ts';

const FOR_WHAT = '(?:(?:for|fur) (?:(?:that|this|the|your|ur|die|deine|den|das|all) )*(?:help|answers?|tips?|advice|info|plan|explaining|telling me|helping(?: me)?|hilfe|antwort|tipps?|info|plan)|for (?:that|this|explaining|telling me|helping(?: me)?)|dafur)';
const THANKS = `(?:(?:(?:thanks?|thx|thnx|thanx|tnx|tysm|ty|ta|cheers|many thanks|thank (?:you|u|ya)|danke\\w*|vielen(?: lieben)? dank|besten dank|herzlichen dank|merci|(?:muchas |mil )?gracias|(?:muito )?obrigad[oa]|valeu)(?: (?:you|u|so much|very much|a lot|loads|a million|dir|dich|ihnen|euch|schon|sehr|viel ?mals|vilmal|vielmal|erstmal|mate|man|bro|again|then|nochmal))*(?: ${FOR_WHAT})?))`;
const PRAISE = '(?:ok(?:ay|i|e)?|okey|k|kk|cool|nice|great|good|right|lovely|perfect|brilliant|excellent|amazing|fab|awesome|sick|calm|sweet|super|sure|fine|fair|fair enough|got it|gotcha|understood|makes sense|i see|i get it|ah|oh|aha|ahh+|alright|all right|wow|yay|phew|well|yes|yeah|yep|yup|gut|sehr gut|toll|klasse|prima|spitze|leiwand|mega|krass|nice one|good one|alles klar|verstanden|verstehe|stimmt|achso|ach so|aja|jo|ja|jap|jep|genau|perfekt|geil|passt|in ordnung|na gut)';
const LAUGHS = '(?:(?:ha){2,}h?|haha\\w*|hehe\\w*|hihi\\w*|lol|lmao|rofl|xd)';
const MUCH = '(?:(?:really|very|so|much|more|all|a lot|sehr|echt|wirklich|schon|mir|total|so|viel) )*';
const HELPED = `(?:(?:that|this|thats|it|its|that s|das|es|des)(?: (?:is|was|s|ist|war|has|hat))? ${MUCH}(?:helps?|helped|helpful|useful|good|great|better|clear|clearer|makes sense|made sense|like it|the one|nice|good to know|cool|hilft|geholfen|gut|super|klar|prima|besser|toll|hilfreich|cool)(?: ${MUCH}(?:a lot|already|now|schon|sehr|weiter|mir)?)?|good to know|sounds good|sounds fun|gut zu wissen|hort sich gut an|klingt gut|(?:more|thats more|that is more) like it)`;
const ONE_MORE = '(?:(?:just |only |and |und )?(?:one|1|another|last|quick|a quick|one last|one more|one other|noch (?:eine?|ne|was|mal)|eine letzte|ne|eine) ?(?:more|quick|other|last|thing|question|q|frage|sache|kurze frage)+(?: (?:noch|though|tho))*)';
const CALLS = '(?:sarah|coach|trainerin|mate|bro|man|guys|lot|please|pls|bitte|er|erm|um|ahm|hm+)';
const SIGN = '/';
const PART = `(?:${THANKS}|${PRAISE}|${LAUGHS}|${HELPED}|${ONE_MORE}|${CALLS}|${SIGN})`;
const ALL = new RegExp(`^(?:${PART}(?: |$))+$`);
const HAS_WEIGHT = new RegExp(`(?:^| )(?:${THANKS}|${LAUGHS}|${HELPED}|${ONE_MORE})(?= |$)`);
/** What goes on with the answer stands by itself behind a word of praise too. */
const GOES_ON = /^(?:and|und) /;
/** Wishes for one more, in the five languages. */
const WISHES_MORE = /^(?:(?:and|und|but|aber|y|pero|et|mais|e|mas) )?(?:another|one more|noch ein\w*|eine? andere\w*|gibst du|hast du|(?:me|nos) (?:das|da|puedes|pode|dice[sn]?)|dame|otr[oa]s?|tu (?:me |m )?(?:donnes|peux|as)|donne\w*|une? autres?|outr[oa]s?|tem outr[oa])(?: |$)/;
const ENDS = /[.,;:!?…–-]$/;
const MOST_TOKENS = 16;
const FEWEST_WORDS_LEFT = 2;

/** Who greets and says a name before the question; what says how one is, what one does or which place one has is no name. */
const NO_NAME = '(?:a|an|the|not|no|so|very|really|just|too|still|in|on|at|from|new|bad|good|ok|okay|fine|well|back|here|sad|happy|mad|angry|bored|scared|afraid|nervous|tired|hurt|injured|ill|sick|sorry|small|tall|short|slow|fast|fat|weak|lost|stuck|alone|lonely|worried|confused|sure|ready|done|left|right|lefty|goalie|keeper|striker|defender|midfielder|winger|captain|mum|mom|dad|gran|coach|trainer|torwart|torhuter|sturmer|verteidiger|ein|eine|der|die|das|nicht|kein\\w*|so|sehr|neu|mude|traurig|krank|verletzt|nervos|langsam|klein|gross|sauer|allein|linksfuss|rechtsfuss|hidden|invisible|private|wrong|shown|taken|wirklich|deaf|veggie|noch|dagegen|dabei|fertig|unsicher|neugierig|papa|mama|\\w+ing|\\w+ed|\\w*\\d\\w*)';
const GREETS = '(?:(?:hi+|hey+|hello|hallo|yo|hiya|servus|hoi|moin|gruezi|guten (?:tag|morgen|abend)|good (?:morning|evening|afternoon))(?: |$)(?:coach |sarah |there |zusammen |trainerin )*)';
const AGE = '(?:(?:and |und )?(?:(?:i ?m|i am|im|ich bin|bin) )?(?:[5-9]|1[0-9])(?: (?:years? old|yo|yrs? old|jahre? alt|jahre|and|und))* ?)';
const NAME = `(?!${NO_NAME}(?: |$))[a-z]{2,12} (?:here |hier )?${AGE}?`;
/** “Im” is German too: so a name stands behind it only where somebody greets and goes on in English. */
const ENGLISH_GOES_ON = '(?=(?:and |so |but )?(?:how|what|whats|wot|wat|which|who|when|where|why|can|could|should|do|does|did|is|are|will|would|i|my|give|show|tell|please|pls)(?: |$))';
const INTRODUCED = [
  new RegExp(`^${GREETS}(?:im|i m) ${NAME}${ENGLISH_GOES_ON}`),
  new RegExp(`^${GREETS}(?:i am|this is|ich bin|bin|hier ist) ${NAME}`),
  new RegExp(`^(?:${GREETS})?(?:my names?(?: is)?|ich heisse|ich heiss|mein name ist) ${NAME}`),
];
const GREETED = new RegExp(`^${GREETS}`);

/** A message without so many of its first words, as it was written. */
function behindWords(text: string, count: number): string {
  const tokens = text.trim().split(/\s+/);
  let left = count;
  for (const [at, token] of tokens.entries()) {
    if (left <= 0) return tokens.slice(at).join(' ');
    left -= wordsOf(token).length;
  }
  return '';
}

/** A message without a greeting and a name that stand before its question. */
function withoutIntroduction(text: string): string {
  const words = wordsOf(text).join(' ');
  const found = INTRODUCED.map((pattern) => pattern.exec(words)).find((one) => one !== null) ?? GREETED.exec(words);
  if (found === null) return text;
  const rest = behindWords(text, found[0].trim().split(' ').length);
  return beginsQuestion(wordsOf(rest).join(' ')) && wordsOf(rest).length > FEWEST_WORDS_LEFT ? rest : text;
}

/** A message without thanks, praise and laughter that stand before something else which is asked. */
function withoutThanks(text: string): string {
  const tokens = text.trim().split(/\s+/);
  for (let end = Math.min(tokens.length - FEWEST_WORDS_LEFT, MOST_TOKENS); end > 0; end -= 1) {
    const front = tokens.slice(0, end).flatMap((token) => [...wordsOf(token), ...(ENDS.test(token) ? [SIGN] : [])]).join(' ');
    const rest = tokens.slice(end).join(' ');
    const restWords = wordsOf(rest);
    if (front === '' || !ALL.test(front) || !(HAS_WEIGHT.test(front) || (front.endsWith(SIGN) && GOES_ON.test(`${restWords.join(' ')} `)))) continue;
    if (restWords.length < FEWEST_WORDS_LEFT || !(asksSomething(rest) || WISHES_MORE.test(restWords.join(' ')))) continue;
    if (ENDS.test(tokens[end - 1] ?? '') || beginsQuestion(restWords.join(' ')) || WISHES_MORE.test(restWords.join(' '))) return rest;
  }
  return text;
}

/** Whether words in front say that nothing hurts. */
const deniesPainInFront = (message: string, rest: string): boolean => deniesPain(wordsOf(message.slice(0, message.length - rest.length)));

/** A message without the words that nothing is wrong, where something is asked behind them: they are no part of the question. */
function withoutDenial(message: string): string {
  const front = introductoryWordsOf(message);
  if (front === null || !front.denies || front.isAdult || wordsOf(front.rest).length <= FEWEST_WORDS_LEFT) return message;
  if (correctionIn(message) !== null) return message;
  return asksSomething(front.rest) || deniesPainInFront(message, front.rest) ? front.rest : message;
}

/** An echo of a word of the answer (“a W!”) in front of thanks. */
const ECHO = /^\s*(?:a |an |the |ein |eine )?[\p{L}-]+! (?=\S)/iu;

/** What only says that one wonders, in front of what is meant. */
const WONDERS = /^\s*(?:(?:hä+h?|hae+h?|huh+|wtf|wth)(?![\p{L}\d])[\s,.!?:;-]*)+(?=\S)/iu;

/** A message without “hä” and the like at its start, where a sentence stands behind it: that is what is asked. “Hä” alone stays as it is. */
function withoutWonder(text: string): string {
  const rest = text.replace(WONDERS, '');
  return rest !== text && wordsOf(rest).length >= FEWEST_WORDS_LEFT ? rest : text;
}

/**
 * What a message asks, without what stands before it and asks nothing: thanks, praise, laughter, a greeting with a name. The message
 * itself where there is nothing else. “Thanks” alone stays thanks.
 */
export const withoutSmallTalk: (message: string) => string = rememberedDuringAnswer((whole) => {
  const message = withoutWonder(whole);
  const bare = withoutThanks(message);
  if (bare !== message) return withoutIntroduction(bare);
  const echo = ECHO.exec(message)?.[0] ?? '';
  const behindEcho = echo === '' ? message : message.slice(echo.length);
  const rest = echo === '' ? message : withoutThanks(behindEcho);
  return rest === behindEcho ? withoutIntroduction(message) : rest;
});

/** The same without the words that nothing is wrong, and without what the coach is called beside it. */
export const withoutWordsInFront = (message: string): string => withoutSmallTalk(withoutDenial(withoutUnkindWords(withoutWonder(message))));

/** That one is not angry, in front of what one wants to say. */
const NOT_ANGRY = /^(?:(?:no|but|hey|nah|nein|ne|nee|aber|doch)[ ,.!]+)*(?:i ?['’]?m|i am|ich bin|bin) (?:(?:really|even|gar|überhaupt|doch|aber|aba) )*(?:not|nicht|nich) (?:(?:really|even|mehr) )?(?:angry|angrey|mad|annoyed|cross|upset|sauer|wütend|böse|genervt)(?:[ ,.!;:]+(?:(?:but|and|aber|aba|und)[ ,]+)?)(?=\S)/i;

/** A message without that one is not angry, where something else is said behind it. */
export function withoutDeniedAnger(text: string): string {
  const rest = text.trim().replace(NOT_ANGRY, '');
  return wordsOf(rest).length > FEWEST_WORDS_LEFT ? rest : text;
}
