import { asksSomething } from '../text/asks-something.ts';
import { wordsOf } from '../text/recognise-words.ts';

/** What stands before a correction and says nothing. */
const BEFORE = '(?:(?:haha+|lol|ok(?:ay)?|er+m?|um+|ähm?|hä+|huh|wtf|boah|well|sorry|bro|hey|hm+|what|was|oh|ach|jo|naja|na ja|yeah|ja)[\\s,.!?]+)*';
const NO = '(?:(?:no+|nah+|nope|not that(?: one)?|nein|nee+|ne|na|nei|nö|noe|nicht das|doch)[\\s,.!]+)';
const NOT_MEANT = "(?:i (?:don'?t|do not|didn'?t|did not) mean [^.,!?]+[.,!]\\s*(?:i mean\\s+)?)";
/** Another sense of a word, or that it was not what was asked, in front of what is meant. */
const NOT_ASKED =
  "(?:(?:not (?:that|this) (?:kind|sort|type) of [^.,!?]+|not that \\p{L}+|(?:that|this)(?:'s| is| was|s)? ?(?:not|wasn'?t|isn'?t) (?:what i (?:asked|meant|mean|said|wanted)(?: for| to know)?|my question|the question|an answer)|that wasn'?t my question|(?:das|danach) (?:war|ist|hab|habe) (?:ich )?(?:doch |gar |ja )*nicht(?: das,?)? (?:meine frage|die frage|gefragt|gemeint|was ich (?:wissen wollte|gefragt (?:hab|habe)|meine|meinte))|nicht (?:so ein\\p{L}*|die art|das) \\p{L}+|nicht (?:warten|das) in dem sinn)[.,!?;:]+\\s*)";
const MEANS =
  "(?:i (?:just |only )?(?:mean|meant|ment|meen|was asking about|asked about|(?:asked|was asking)(?= (?:how|what|when|where|why|which|if|for)\\b)|am asking about|am talking about|was talking about|talk about)|i'?m (?:asking|talking) about|you (?:don'?t|didn'?t|do not) listen[.!,]?\\s*i asked|ich (?:mein|meine|meinte|meint|hab gemeint|habe gemeint|red von|rede von|rede über|hab gefragt|habe gefragt|hab nach|wollte wissen)|i (?:mein|moan|man)(?= \\p{L})|(?:es )?geht (?:mir )?um|it'?s about|wollte wissen|meinte|mein(?= (?:den|die|das|beim|mit|wenn|wie|was)\\b))";
/** What these open is a refusal, a reason or a feeling, and no other thing that was meant. */
const NO_THING = /^(?:it|that|this|you|u|so|thats|everything|nothing|all|das ernst|es ernst|ernst|das|es|nicht|dich|dir)(?: (?:ernst|wirklich|so|seriously|really))*[\s.!?]*$/i;
const MEANT = new RegExp(`^\\s*${BEFORE}${NO}*${BEFORE}(?:${NOT_MEANT}|${NOT_ASKED}(?:${MEANS}[\\s,:]+)?|${MEANS}[\\s,:]+)(.+)$`, 'isu');
/** German has it behind the thing too: “den Sohlenroller mein ich”. */
const MEANT_LAST = new RegExp(`^\\s*${BEFORE}${NO}*(.+?)(?:,? (?:mein|meine|meinte) (?:ich|i)|,? i (?:mean|meant))[\\s.!]*$`, 'isu');
/** “What do I mean” and “you know what I mean” name nothing. */
const NAMES_NOTHING = /^(?:.* )?(?:what|how|do|did|does|if|that|was|wie)$/i;
/** “No” alone corrects only where a thing, a number or a question follows. */
const NO_ALONE = new RegExp(`^\\s*${BEFORE}${NO}+(?:i said\\s+)?((?:the|my|like|how|what|which|when|where|with|for|about|in|at|offside|den|das|die|der|dem|wie|was|wann|wo|beim|bei|mit|für|um|\\d+)\\s.+)$`, 'isu');
/** Twice “no” corrects whatever follows. */
const NO_TWICE = new RegExp(`^\\s*${BEFORE}${NO}${NO}+(.+)$`, 'isu');
const LIKE = /^(?:like|halt|so|also|that|dass)[\s,]+(?=\S)/i;
const TELLS_ON = /^(?:in (?:the|my) (?:morning|evening|garden|rain)|at (?:home|school)|the (?:ball|coach|trainer|wall|others?|team)|my (?:mum|mom|dad|coach|team|parents?|foot|leg|knee)|das (?:ist|war|geht|will|mag|kann|hab)|die (?:sind|haben)|der (?:ist|hat|will)|mit mir|for me|for now)(?:\s|$)/i;

/** What a turn says was meant instead of what was answered. */
interface Correction {
  /** In the words of the player, without “no, I mean”. */
  readonly rest: string;
  /** Whether it asks something by itself; else it names only what was meant, and the question before is asked of that. */
  readonly asks: boolean;
}

/** What a turn corrects; null where it corrects nothing. */
export function correctionIn(text: string): Correction | null {
  const alone = NO_TWICE.exec(text)?.[1] ?? NO_ALONE.exec(text)?.[1] ?? null;
  const last = MEANT_LAST.exec(text)?.[1];
  const said = MEANT.exec(text)?.[1] ?? (last === undefined || NAMES_NOTHING.test(last.trim()) ? undefined : last) ?? (alone === null || TELLS_ON.test(alone) ? null : alone);
  if (said === null || NO_THING.test(said.trim())) return null;
  const rest = said.trim().replace(LIKE, '');
  return wordsOf(rest).length === 0 ? null : { rest, asks: asksSomething(rest) };
}
