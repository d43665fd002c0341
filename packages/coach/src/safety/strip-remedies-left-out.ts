import { asksSomething } from '../text/asks-something.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { withoutThingsLeftOut } from '../question-parts/things-left-out.ts';

/** What one wants to become or get better at, in practice. */
const OF_PRACTICE = /\b(?:fit\w*|fast\w*|quick\w*|strong\w*|muscles?|stamina|power|tall\w*|jump\w*|sprint\w*|endurance|better|train\w*|practi[cs]\w*|warm\w*|schnell\w*|stark\w*|muskel\w*|ausdauer\w*|kraft\w*|besser\w*|sprung\w*|trainier\w*|ub(?:e|en|ung\w*)|puste)\b/;
const WANTS = /\b(?:i (?:want|wanna|need|would like)|ich (?:will|mochte|brauche?|wurde)|want to|wants to)\b/;
/** The own remedies of somebody, the body that hurts, food, sleep and what one cannot do without. */
const OF_MORE = /\b(?:(?:my|your|his|her|their|mein\w*|sein\w*|ihr\w*|the|die) (?:\w+ )?(?:pills?|tablets?|tablette\w*|pillen|medi\w*|drugs?|drogen)|ca?nt|cannot|can not|nicht (?:mehr|ohne)|live|life|leben|sleep\w*|schlaf\w*|awake|wach|wake|aufwach\w*|die|dead|sterb\w*|tot|kill\w*|pain\w*|hurts?|hurting|schmerz\w*|weh|sad|traurig|calm|cope|nerv\w*|asthma|inhaler|illness|krank\w*|ill|sick|fever|fieber|doctor|arzt\w*|eat\w*|food|essen|ess|hunger\w*|hungr\w*|thin\w*|skinny|slim\w*|weight|fat|diet\w*|abnehm\w*|dunn\w*|dick\w*|diat\w*|took|taken|taking|take|genommen|nehm\w*|nimm\w*|schluck\w*|swallow\w*|give[sn]?|gave|gibt|gab|gegeben|geben|offer\w*|buy\w*|bought|kauf\w*|sell\w*|coach|trainer|dad|mum|mom|papa|mama|vater|mutter|brother|bruder|friends?|freund\w*|they|he|she|er|sie|secret\w*|geheim\w*|caught|erwischt|detect\w*|test\w*|stop\w*|quit|aufhor\w*)\b/;

/**
 * A question or a wish of practice without the pills, powders and drugs that it leaves out (“how do I get fitter without tablets”);
 * null for all else: who takes some, cannot be without them or tells of anybody stays one for the rules.
 */
export function withoutRemediesLeftOut(message: string): string | null {
  const text = wordsOf(message).join(' ');
  if (OF_MORE.test(text) || !OF_PRACTICE.test(text) || !(asksSomething(message) || WANTS.test(text))) return null;
  return withoutThingsLeftOut(message, ['remedies'], ['without', 'wish', 'no', 'not']);
}
