/** That a plan is to be made of what was named before: “make a plan out of that”, “mach daraus einen Plan”, “a plan with those”. */
const A_PLAN = /\b(?:plan|\w+plan|schedule|programme?|routine|session|einheit)\b/;
const MAKES = /\b(?:make|give|create|build|write|need|want|can (?:i|you|u)|could|turn|put|pls|please|mach\w*|gib|erstell\w*|bau\w*|brauch\w*|schreib\w*|bitte|will|mocht\w*|haz\w*|dame|fais|donne|faz|me da|cria)\b/;
/** What was told before is meant by that word. */
const THAT = /\b(?:that|it|this|these|those|them|das|dies\w*|es|daran|dafur|dabei|darin|dagegen|damit|eso|esto|ca|cela|isso|isto)\b/;
const OF_THAT = /\b(?:(?:with|from|out of|of|for|using|into) (?:that|this|those|these|them|it|both|all of (?:them|those|that))|(?:that|those|them|it|these|this) in(?:to)? a|daraus|damit|dafur|dazu|davon|(?:mit|aus|von|fur) (?:denen|diesen|den|dem|beiden|der|allen|das)(?: (?:beiden|ubungen|drei|dreien|zwei))?)\b/;
/** The next days are named in the same words. */
const OF_TIME = /\b(?:with|for|mit|fur) (?:the|den|die|das|der|this|these|diese\w*) (?:next|coming|nachste\w*|week\w*|month\w*|woche\w*|monat\w*|match\w*|game|spiel\w*|trial|probetraining|tournament|turnier)\b/;

const wishesPlan = (text: string): boolean => A_PLAN.test(text) && MAKES.test(text);

/** Whether words (in plain letters) ask for a plan, and refer to what was told before. */
export const wishesPlanForThat = (words: readonly string[]): boolean => wishesPlan(words.join(' ')) && THAT.test(words.join(' '));

/** Whether words (in plain letters) ask for a plan of what the talk named. */
export function wishesPlanOfNamed(words: readonly string[]): boolean {
  const text = words.join(' ');
  return wishesPlan(text) && OF_THAT.test(text) && !OF_TIME.test(text);
}
