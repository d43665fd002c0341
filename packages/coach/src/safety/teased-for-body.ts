/**
 * A child whose body others call names for or laugh at, in five languages. It is told that the teasing is wrong before anything
 * is said of food, which it did not speak of.
 */
const SAYS =
  /\b(?:calls?|called|calling|says?|said|saying|laugh\w*|teas\w*|mock\w*|makes? fun|nickname\w*|nenn\w*|sag(?:t|en|ten)|lach\w*|hansel\w*|mobb\w*|llama\w*|dice\w*|dijeron|burla\w*|rie\w*|dis(?:ent|e)|dit|traite\w*|moque\w*|rigole\w*|appell\w*|cham\w*|fala\w*|diz\w*|goza\w*|zoa\w*|zoam|ri(?:em|ram)|apelid\w*|bullying|picking on)\b/;
const BODY =
  /\b(?:fat|fatty|fatso|chubby|chunky|skinny|ugly|big belly|body|dick\w*|fett\w*|hasslich\w*|moppel\w*|korper|bauch|gord\w*|fe[oa]|flac\w*|panza|barriga|cuerpo|gros(?:se)?|moche|maigre|gras(?:se)?|ventre|corps|fei[oa]|magr\w*|balofo|baleia|corpo|weight|gewicht|peso|poids)\b/;
/** What is more than that: eating, one's own wish for another body, blows, touch, and all that a rule of its own is for. */
const OF_MORE =
  /\b(?:eat\w*|ate|food|meals?|diet\w*|starv\w*|hungry|vomit\w*|throw\w* up|puke|lose weight|thinner|hit\w*|beat\w*|kick\w*|punch\w*|push\w*|touch\w*|to die|wanna die|dead|kill\w*|hurt\w*|cut\w*|photos?|pictures?|naked|ess\w*|iss\w*|gegessen|kotz\w*|erbrech\w*|abnehm\w*|diat|schlag\w*|geschlagen|schubs\w*|tret\w*|sterben|tot|com(?:o|er|ida|iendo)|comi|dieta|adelgaz\w*|pega\w*|golpe\w*|toca\w*|morir|matar\w*|foto\w*|mang\w*|maigrir|regime|vomi\w*|frapp\w*|tape\w*|touche\w*|mourir|tuer|comend[oa]|emagrec\w*|bate\w*|batem|morrer|corta\w*)\b/;

/** Whether words (in plain letters) tell that others say something of their writer's body, and of nothing more. */
export function isTeasedForBody(words: readonly string[]): boolean {
  const text = words.join(' ');
  return SAYS.test(text) && BODY.test(text) && !OF_MORE.test(text);
}
