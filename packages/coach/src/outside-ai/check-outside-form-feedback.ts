import { isOutsideAnswerFit } from './check-outside-answer.ts';
import { sentencesWithEnds } from '../text/sentences-with-ends.ts';

/**
 * What a review of form is about. A sentence without any of it is about something else; the rules for answers know
 * English alone, so one in another language has none of these words either.
 */
const OF_FORM =
  /\b(?:balls?|foot|feet|footed|legs?|knees?|ankles?|hips?|toes?|heels?|laces|insteps?|kick\w*|sho(?:t|ts|ot|oting)|strik\w+|pass(?:es|ing)?|touch\w*|dribbl\w+|turn\w*|juggl\w+|cross\w*|finish\w*|head(?:er|ers|ing)?|eyes|look(?:ing)? up|plant\w*|swing\w*|backswing|follow[- ]?through|stance|balanc\w+|posture|lean\w*|trunk|upper body|chest|shoulders?|arms?|elbows?|hands?|steps?|stride\w*|run(?:-?up|ning|s)?|sprint\w*|jump\w*|landing|squat\w*|bend\w*|bent|straight\w*|base|sway\w*|steady|still|drills?|practi[sc]\w+|train(?:ing)?|goals?|keepers?|sav(?:e|es|ing)|div(?:e|es|ing)|targets?|cones?|defend\w*|tackl\w+|movements?|mov(?:e|es|ing)|push\w*|lower|taller|rhythm|timing|contact|power|accura\w+|aim\w*|techniques?|film\w*|camera|clip)\b/i;
/** Encouragement that says nothing else. */
const CHEER = /^(?:well done|(?:great|good|nice|super) (?:work|job|effort|going|start)|keep (?:going|it up|at it)|you are doing (?:well|great)|you can do (?:it|this))(?: so far| today)?[.!]*$/i;

/** What nobody says to a player about a body, a person or what a doctor would look at. */
const NEVER: readonly RegExp[] = [
  // Who somebody is taken for.
  /\b(?:he|she|his|her|hers|him|himself|herself|boys?|girls?|man|men|wom[ae]n|lads?|lass(?:es)?|male|female|gender\w*|gentlem[ae]n|lad(?:y|ies)|masculine|feminine)\b/i,
  /\b(?:race|racial\w*|ethnic\w*|skin|black|white|brown|asian|african|europe\w*|latin[oa]s?|latinx|hispanic|arab\w*|caucasian|indian|chinese|japanese|turkish|jew\w*|muslim|christian|relig\w+|hijab|headscarf|turban|nationalit\w+|immigrant\w*|foreign\w*)\b/i,
  /\b(?:for|at) your age\b|\byears? old\b|\byear-old\b|\btoo (?:young|old)\b|\b(?:kids?|child|children|toddlers?|adults?)\b/i,
  // Looks and what is worn.
  /\b(?:hair\w*|beard\w*|faces? (?!the\b|your\b|up\b|forward\b|towards?\b)|facial|smil\w+|handsome|cute|beautiful|ugly|attractive|pretty(?! (?:good|well|close|much|straight|steady|still))|appearance|complexion|freckles?|tattoos?|glasses|cloth(?:es|ing)|outfits?|dress\w*|shirts?|shorts|skirts?|leggings|underwear|bra)\b/i,
  // Shape, size and weight.
  /\b(?:physiques?|stature|silhouettes?|body (?:shape|type|size|mass|fat|composition|weight|proportions?)|bodyweight|big[- ]boned|overweight|underweight|obes\w+|chubby|skinny|slim\w*|slender|stocky|curvy|plump|bulky|muscular|muscles?|athletic build|weigh(?:s|ed|ing)?|kilos?|kilograms?|pounds|waistline|thin\w*|fat|thick\w*)\b/i,
  /\byour (?:height|size|build|frame|figure|shape|proportions|weight(?! (?:over|on|onto|forward|back|to|into|low|between|across|shift|transfer)))\b/i,
  /\b(?:you are|you're|you’re|you look|you seem|being|someone|somebody|a player) (?:so |very |quite |rather |too |a bit |a little |fairly )?(?:tall|short|small|big|large|heavy|light|lanky|tiny)\b/i,
  /\b(?:short|long|longer|big|small|heavy|strong|weak) (?:legs|arms|body|bodies|thighs?|calves|bones?|limbs)\b/i,
  // Medicine.
  /\b(?:diagnos\w+|injur\w+|hurts?|hurting|pains?|painful|sore\w*|ache\w*|fractur\w+|sprain\w*|strain\w*|torn|tears?|ligaments?|acl|meniscus|tendons?|tendin\w+|cartilage|osgood\w*|arthrit\w+|scoliosis|valgus|varus|knock[- ]?knee\w*|bow[- ]?legg?\w*|flat[- ]?f(?:oo|ee)t\w*|pronat\w+|supinat\w+|dysplasia|hypermobil\w*|syndromes?|disorders?|diseases?|illness\w*|symptoms?|patholog\w+|inflam\w+|physio\w*|therap\w+|orthop\w+|surg\w+|limp(?:s|ing)?|deform\w+|disab\w+|handicap\w*|adhd|autis\w+|dyspraxi\w+|concuss\w+|doctors?|medic\w+|clinic\w*|rehab\w*|scans?|x-?rays?)\b/i,
  // Unkindness.
  /\b(?:stupid|terrible|terribly|awful\w*|horrible|horribl[ey]|lazy|pathetic|useless|hopeless\w*|worst|worthless|embarrass\w+|failure|fail(?:ed|s|ing)?|disappoint\w+|ridiculous|clumsy|losers?|idiots?|dumb|poor(?:ly)?|bad(?:ly)?|wrong|never (?:be|make|become|learn)|give up|quit|shame\w*|ashamed|joke|hate|sloppy|ugly)\b/i,
  // Others.
  /\b(?:other|most|better|worse|than) (?:players|people|kids|children|footballers)\b|\bprofessionals?\b|\bthan (?:others|everyone|your (?:friends?|team ?mates?))\b/i,
  // Any address, whatever its ending.
  /[\p{L}\p{N}_-]\.\p{L}{2,}/u,
];
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

type Asked = Parameters<typeof isOutsideAnswerFit>[1];

/**
 * What may be shown of words that an AI outside wrote about a player's form: plain text of at most so many characters,
 * without the sentences that break a rule. Empty where none is left, or what is left says together what may not be said.
 */
export function fitFormFeedback(text: string, asked: Asked, mostCharacters: number): string {
  let kept = '';
  for (const sentence of sentencesWithEnds(plainText(text))) {
    if (kept.length + sentence.trimEnd().length > mostCharacters) break;
    if (isFitSentence(sentence.trim(), asked)) kept += sentence;
  }
  const shown = kept.trim();
  // Cheer alone says nothing.
  if (!OF_FORM.test(shown)) return '';
  return isOutsideAnswerFit(shown, asked) ? shown : '';
}

function isFitSentence(sentence: string, asked: Asked): boolean {
  if (NOT_LATIN.test(sentence) || NEVER.some((rule) => rule.test(sentence))) return false;
  return CHEER.test(sentence) || (OF_FORM.test(sentence) && isOutsideAnswerFit(sentence, asked));
}

/** One paragraph without tags, angle brackets and signs that cannot be seen. */
function plainText(text: string): string {
  return text
    .slice(0, 4_000)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/[\p{Cf}\p{Co}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
