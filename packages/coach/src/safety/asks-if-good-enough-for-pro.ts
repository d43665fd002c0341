/**
 * Whether one is good enough to become a professional, as a whole message: the wish, the question and the plea for an honest
 * answer, in any order, and nothing beside them. One more word leaves it to the rules and to the second opinion.
 */
const PRO_EN = '(?:a |an |one day a |the )?(?:pro|professional|proffesional|profesional)(?: (?:footballer|football player|soccer player|player))?';
const PRO_DE = '(?:ein |eine |mal |irgendwann |richtiger |unbedingt )*(?:profi|profifussballer|profifussballerin|fussballprofi|profispieler|profispielerin)';
const ONE_DAY = '(?: (?:one day|some ?day|later|when i grow up|when im (?:older|big|grown up)|spater|irgendwann|eines tages|wenn ich gross bin))?';
const REALLY = '(?:really |so |just |also |always |unbedingt |echt |wirklich |spater |mal |irgendwann |auch )*';
const WISH = `(?:i ${REALLY}(?:want|wanna|would like|hope|dream|wish)(?: to| of| about)? (?:be |become |becoming |being |turn |go |make it as )?${PRO_EN}${ONE_DAY}|(?:my|mein) (?:dream|goal|traum|ziel) (?:is|ist)(?: es)?(?: to)? (?:be |become |being |becoming )?(?:${PRO_EN}|${PRO_DE}(?: (?:zu )?werden)?)${ONE_DAY}|ich (?:will|mochte|wurde gern|wurde gerne|hoffe) ${REALLY}${PRO_DE} werden${ONE_DAY})`;
const FOR_PRO = `(?: (?:for (?:it|that|this|the pros)|to (?:be|become|go|turn) (?:one|that|${PRO_EN})|to make it(?: as ${PRO_EN})?|as ${PRO_EN}|dafur|dazu|um (?:das |es )?(?:zu schaffen|${PRO_DE} zu werden)|fur (?:die profis|einen profi)))?${ONE_DAY}`;
const ASK = `(?:do (?:you|u) (?:really )?think )?(?:am i|im i|i am|im|are i) (?:really |honestly |actually |even )?(?:good|gud|talented|fast|old|skilled) ?(?:enough|enuf)${FOR_PRO}|(?:do (?:you|u) think )?(?:do i|i) (?:really )?have (?:what it takes|the talent|enough talent|a (?:real )?chance)${FOR_PRO}|(?:do (?:you|u) think )?(?:(?:can|could|will|would) i|i (?:can|could|will|would)) (?:ever |really |actually |still )?(?:make it|be one|become one|do it|be ${PRO_EN}|become ${PRO_EN}|go ${PRO_EN})(?: as ${PRO_EN})?${ONE_DAY}|(?:bin ich|ich bin) (?:wirklich |echt |uberhaupt )?(?:gut|talentiert|schnell) genug${FOR_PRO}|(?:hab|habe) ich (?:wirklich |uberhaupt )?(?:das zeug|das talent|genug talent|eine chance|chancen)${FOR_PRO}|(?:kann|schaff|schaffe|werd|werde) ich (?:es |das |wirklich |mal |uberhaupt |jemals )*(?:${PRO_DE}(?: werden)?|schaffen|werden)?`;
const PLEA = '(?:honestly|honest|be honest(?: with me)?|pls be honest|tell me (?:honestly|the truth)|the truth|no lies|dont lie|for real|fr|tbh|seriously|please|pls|sarah|coach|and|but|so|now|ganz ehrlich|mal ehrlich|sei ehrlich|ehrlich|sag (?:mir )?(?:die wahrheit|ehrlich)|im ernst|bitte|und|aber|also|jetzt)';
const WHOLE = new RegExp(`^(?:${WISH}|${ASK}|${PLEA})(?: (?:${WISH}|${ASK}|${PLEA}))*$`);
const NAMES_PRO = new RegExp(`\\b(?:${PRO_EN}|${PRO_DE}|make it as)\\b`);
const ASKS = new RegExp(`(?:^| )(?:${ASK})(?= |$)`);
const MOST_WORDS = 28;

/** Whether words (in plain letters) ask, from first to last, whether one is good enough to become a professional. */
export function asksIfGoodEnoughForPro(words: readonly string[]): boolean {
  if (words.length > MOST_WORDS) return false;
  const text = words.join(' ');
  return NAMES_PRO.test(text) && ASKS.test(text) && WHOLE.test(text);
}
