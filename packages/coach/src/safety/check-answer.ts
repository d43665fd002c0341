import { checkByRule } from './check-words.ts';

/** What an answer to a child never holds, whoever wrote it. */
export type AnswerFault = 'contact' | 'link' | 'meeting' | 'weight' | 'drug' | 'dosing' | 'violence' | 'sexual' | 'self_harm' | 'claims';

const BODY_PART = String.raw`(?:ankles?|knees?|shins?|legs?|face|ribs|head|nose|throat|foot|feet)`;
const OPPONENT = String.raw`(?:him|her|them|his|their|the (?:defender|keeper|goalie|striker|opponent|referee|ref|other player))`;

const FAULTS: readonly (readonly [AnswerFault, readonly RegExp[]])[] = [
  ['contact', [/\b(?:your|my) (?:phone|mobile|cell|whats ?app|snap\w*|insta\w*|discord|email|e-mail|home address)\b/i, /\b(?:text|call|ring|dm|e-?mail|message) me\b/i, /[\w.+-]+@[\w-]+\.[a-z]{2,}/i, /(?:\+|\b0)\d[\d\s()/-]{7,}\d/]],
  ['link', [/https?:|www\.|\b[\w-]{2,}\.(?:com|net|org|io|gg|tv|me)\b/i]],
  ['meeting', [/\b(?:let us|let's|let’s|we (?:can|could|should)|shall we|can we|i (?:will|can|could)) (?:meet(?! the)|hang out|see (?:each other|you (?:at|in) )|come to your|visit|pick you up)/i, /\bpick you up\b|\bcome (?:alone|to my (?:house|home|place))\b|\b(?:between us|our (?:little )?secret|(?:do not|don't|don’t|never) tell (?:your|anyone|anybody|mum|mom|dad))\b/i]],
  [
    'weight',
    [
      /\b(?:your|you look|you are|you're|too) (?:weight(?! (?:over|on|forward|onto|back|to|low))|fat|skinny|chubby|slim|ugly|thin|overweight|heavy for)\b/i,
      /\b(?:lose|losing|gain|drop|shed|cut) (?:some |a few |your )?(?:weight|kilos?|pounds|fat)\b|\bdiet(?:s|ing)?\b|\bcalories?\b|\bkcal\b|\bbmi\b/i,
      /\bskip(?:ping)? (?:a meal|meals|lunch|dinner|breakfast|food)\b|\b(?:fast(?:ing)? for|stop eating|eat less|eat nothing)\b|\b(?:belly|body|stomach) fat\b|\b(?:thinner|skinnier|slimmer)\b/i,
    ],
  ],
  ['drug', [/\b(?:beers?|wine|vodka|alcohol|weed|cannabis|vap(?:e|es|ing)|smok(?:e|ing) (?:a|some|weed)|cigarettes?|nicotine|snus|steroids?|creatine|sarms|caffeine (?:pills?|tablets?)|pre-?workout|testosterone|drugs?)\b/i]],
  ['dosing', [/\b\d+(?:[.,]\d+)? ?(?:mg|ml|milligrams?|millilit\w+|mcg)\b|\b(?:ibuprofen|paracetamol|aspirin|painkillers?|nurofen|tylenol|anti-?inflammator\w+)\b/i, /\b(?:one|two|three|a few|some|\d+) (?:pills?|tablets?|capsules?|puffs)\b/i, /\bplay (?:on )?(?:through|with) (?:the |your )?(?:pain|injury|concussion|dizziness)\b|\bignore (?:the|your) pain\b|\bno need (?:to see|for) a doctor\b/i]],
  [
    'violence',
    [
      new RegExp(String.raw`\b(?:kick|elbow|punch|hit|stamp on|trip|hurt|injure|headbutt|slap|stab|break) ${OPPONENT}(?: (?:in|on|at) the)?(?: ${BODY_PART})?(?=\W|$)(?! (?:with (?:a|the|your) (?:pass|ball|move|pace)|on the (?:break|counter)))`, 'i'),
      /\b(?:injure|hurt|beat up|stab|shoot) (?:someone|somebody|people|a (?:player|kid))\b|\bwhen the ref(?:eree)? (?:is not|isn't|isn’t|looks away|does not)|\b(?:a|the|your) (?:knife|gun|weapon)\b/i,
    ],
  ],
  ['sexual', [/\b(?:sexy|sexual|sex|naked|nudes?|porn\w*|erotic|horny|boobs?|penis|vagina|underwear|undress|kiss (?:me|you)|i love you)\b/i, /\b(?:picture|photo|pic|video|selfie)s? (?:without|of your body|in your (?:bed|room))\b|\bwithout (?:your|a) (?:shirt|clothes|top)\b/i]],
  ['self_harm', [/\b(?:way|ways|how) to (?:die|kill yourself|end (?:it|your life)|hang yourself|overdose)\b|\bkill yourself\b|\b(?:cut|burn|hurt|starve|harm|punish) (?:yourself|your (?:own )?(?:arms?|wrists?|legs?|skin|thighs?))\b|\b(?:you should|better to) die\b|\boverdose\b/i]],
  [
    'claims',
    [
      /\b(?:better|worse|slower|faster) than (?:other|the other|most) (?:players|kids|children)\b/i,
      /\bI(?:'m|’m| am) (?:really |actually )?(?:a )?(?:real person|human|woman|person)\b/i,
      /\b(?:tokens|XP) for (?:asking|chatting|talking)\b/i,
    ],
  ],
];
/** What a player may not ask for, an answer does not offer; the other rules are made for a player's words. */
const REFUSED = new Set(['contact_details', 'hate_obscenity']);

/** Why an answer in English may not be shown; nothing where it may. For the coach's own answers and for any provider's. */
export function answerFaults(answer: string): readonly AnswerFault[] {
  return FAULTS.filter(([, patterns]) => patterns.some((pattern) => pattern.test(answer))).map(([fault]) => fault);
}

/** True for an answer that may be shown. The fixed answers of a crisis name pain and numbers, and are not asked here. */
export function isAnswerFit(answer: string): boolean {
  if (answerFaults(answer).length > 0) return false;
  const verdict = checkByRule(answer);
  return verdict.action !== 'refuse' || !REFUSED.has(verdict.kind);
}
