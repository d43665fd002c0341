import { coachHurting, coachIntentLines } from '@touchline/messages/coach-lines';
import { namesOnlyLimb } from '../safety/whole-message-of-hurting-limb.ts';
import type { Say } from './phrasing.ts';

const HOW_LONG = /\b(how (long|many (days|weeks))|when (can|may|will|am) i|wie lang\w*|wie viele (tage|wochen)|wann (kann|darf|bin) ich|ab wann)\b/;
/** What such a question is of: a match, a streak or what somebody did lasts too, and no rest is asked for with it. */
const OF_REST = /\b(?:play\w*|train\w*|practi[cs]\w*|run|running|rest\w*|wait\w*|paus\w*|hurt\w*|pain\w*|heal\w*|better|again|injur\w*|ill|sick|recover\w*|off|out|spiel\w*|lauf\w*|ausruh\w*|wart\w*|weh\w*|schmerz\w*|verletz\w*|krank\w*|gesund\w*|wieder|besser|aussetz\w*|schon\w*)\b/;
/** What was done already, or is a thing of its own that lasts. */
const OF_OTHER_TIME = /\b(?:(?:did|was|were|has|have|hat|habe|hab|haben|war|wurde) (?:i|we|you|she|he|they|my|ich|wir|er|sie|es|mein\w*)\b(?! (?:to|got to|pause))|(?:a|the|ein|das|dein|does (?:a|the)) (?:match|game|half|season|drill|session|streak|video|pack|spiel|halbzeit|saison|serie|einheit|ubung)\b)/;
/** How long or when, and hardly a word more. */
const TIME_ALONE = /^(?:(?:and|und|so|but|aber|ok) )*(?:how long|how many (?:days|weeks)|when|wie lang\w*|wie viele (?:tage|wochen)|ab wann|wann)(?: (?:will|does|do|is|would|must|should|can|may|am|i|it|that|this|take|last|be|now|then|for|need|to|about|dauert|dauern|dauerts|ist|wird|soll|muss|kann|darf|ich|es|das|noch|denn|da|so|jetzt|ungefahr))*$/;
const MEANWHILE = /\b(instead|mean ?while|other (foot|leg)|(der|dem|den) andere\w* (fuss|bein)|stattdessen|so ?lange|inzwischen)\b/;
/** May I, can I, should I, whether or not, with a word of playing, as it is typed in a hurry. */
const PLAYING =
  /\b(?:(can|may|should|shud|shall|must|could|do|am) (i|u|we)\b.* (pl(a|e)(y|i|j)\w*|tra(i|y)n\w*|practi[cs]\w*|run\w*|juggl\w*|shoot\w*|pass\w*|dribbl\w*|foot ?ball?\w*|match|game|go)|(kann|kan|darf|soll|muss) ich\b.* (spiel\w*|spiln|train\w*|lauf\w*|schiess\w*|passen|dribbel\w*|jonglier\w*|uben|mitmachen|fuss ?ball\w*|hin))\b/;
/** The same without that word: of anything else it asks for no practice. */
const STILL =
  /\b(st?ill?|anyway|any ?way|at least|wenigstens|zumindest|trotz\w*|troz\w*|dennoch|weiter|allowed|erlaubt|tom+or+ow?|tmrw?|tomoro\w*|morgen)\b/;
/** To watch a match, and who runs a thing, is not to play. */
const NOT_PLAYING = /\b(?:(?:who|that|people|they|which) runs? (?:this|it|the|that|touchline|here)|(?:watch|see|follow|find|look at|schauen|sehen|anschauen) (?:\w+ ){0,2}?(?:match|matches|game|games|spiel|spiele))\b/g;

const asksHowLong = (text: string): boolean => HOW_LONG.test(text) && (TIME_ALONE.test(text) || (OF_REST.test(text) && !OF_OTHER_TIME.test(text)));
/** Says that one has to play, or wants to. */
const HAS_TO_PLAY = /\b(?:i|ich) (?:really |just |so |unbedingt |doch |aber )*(?:need to|have to|got to|gotta|must|want to|wanna|muss|will|mochte) (?:\w+ ){0,4}?(?:play|train|mitspielen|spielen|trainieren|auflaufen)(?= |$)|\b(?:muss|will|mochte) ich (?:\w+ ){0,4}?(?:mitspielen|spielen|trainieren|auflaufen)(?= |$)/;

const asksPlaying = (text: string): boolean => PLAYING.test(text.replaceAll(NOT_PLAYING, '')) || HAS_TO_PLAY.test(text);

/**
 * Whether a turn after pain was told asks whether, when or with what to go on playing. Of what is known to be of anything else
 * (`isOfOther`: the app, numbers, a rule) it does only where it names playing or rest.
 */
export function asksToPlayOn(words: readonly string[], isOfOther = false): boolean {
  const text = words.join(' ');
  return asksHowLong(text) || asksPlaying(text) || (!isOfOther && (MEANWHILE.test(text) || STILL.test(text)));
}

/** A limb by its words in English and German. */
const LIMBS: readonly (readonly [keyof typeof coachHurting, RegExp])[] = [
  ['knee', /\b(?:knees?|kneecap|knie\w*)\b/],
  ['ankle', /\b(?:ankles?|knochel\w*|sprunggelenk\w*)\b/],
  ['foot', /\b(?:foot|feet|fuss|fusse)\b/],
  ['leg', /\b(?:legs?|beine?)\b/],
  ['toe', /\b(?:toes?|zehe?n?)\b/],
  ['heel', /\b(?:heels?|fersen?)\b/],
  ['shin', /\b(?:shins?|schienbeine?)\b/],
  ['calf', /\b(?:calf|calves|waden?)\b/],
  ['thigh', /\b(?:thighs?|hamstrings?|oberschenkel)\b/],
  ['back', /\b(?:my back|rucken)\b/],
  ['hip', /\b(?:hips?|hufte\w*)\b/],
  ['wrist', /\b(?:wrists?|handgelenke?)\b/],
  ['hand', /\b(?:hands?|hande?)\b/],
  ['finger', /\b(?:fingers?|finger|thumb|daumen)\b/],
  ['arm', /\b(?:arms?|arme?)\b/],
  ['shoulder', /\b(?:shoulders?|schultern?)\b/],
];

/** What hurts, as it was told in a turn: the limb, where it names just one. */
function whatHurts(told: readonly string[]): string {
  const text = told.join(' ');
  const named = namesOnlyLimb(told) ? LIMBS.filter(([, pattern]) => pattern.test(text)) : [];
  const only = named.length === 1 ? named[0] : undefined;
  return coachHurting[only?.[0] ?? 'something'];
}

/** A turn that is answered with rest. */
interface AfterPain {
  /** Its words, a child's as it would say them itself. */
  readonly words: readonly string[];
  readonly say: Say;
  readonly isIll: boolean;
  /** The words of the turn that told of pain. */
  readonly told: readonly string[];
  /** Whether it asks to do a drill or a skill that it names. */
  readonly asksToDo: boolean;
  readonly isParent: boolean;
}

/** What is said to that: no drill, and who decides; in other words to who is ill and has no pain, and to a parent. */
export function playOnWithPainAnswer({ words, say, isIll, told, asksToDo, isParent }: AfterPain): string {
  const lines = coachIntentLines.injury;
  const text = words.join(' ');
  if (isIll) return say(asksHowLong(text) ? lines.illHowLong : lines.illBefore);
  if (asksHowLong(text)) return say(isParent ? lines.howLongOfChild : lines.howLong);
  if (MEANWHILE.test(text)) return say(isParent ? lines.meanwhileOfChild : lines.meanwhile);
  if (isParent) return say(lines.restOfChild);
  return asksToDo || asksPlaying(text) || STILL.test(text) ? say(lines.still) : say(lines.before, { pain: whatHurts(told) });
}
