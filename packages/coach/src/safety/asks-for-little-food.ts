import { some } from '../question-parts/whole-word-pattern.ts';

/** What to eat, and that it is to be little; English and German, in plain letters. Behind an answer of safety it is no question of meals around a match. */
const WHAT_TO_EAT = some(
  '(?:what|wat|which (?:foods?|meals?|snacks?)) (?:(?:can|could|should|shud|do|would|may|shall|to|else|food|foods|is|are|i|there|kind|of) )*(?:eat|have|snack|okay to eat|ok to eat|good to eat)',
  '(?:can|could|should) i (?:(?:just|only|maybe) )*(?:eat|have)', 'give me (?:\\w+ ){0,3}(?:meal|food|diet|snack)s?', 'something (?:small|light|little) to eat', '(?:is there )?(?:any|some) (?:food|meal|snack)s?',
  'was (?:(?:kann|konnte|soll|sollte|darf|esse?|ess|ich|denn|dann|da|sonst|uberhaupt|noch|am|besten) )+(?:essen|esse?|zu mir nehmen)?', '(?:kann|darf|soll) ich (?:(?:nur|bloss|einfach|vielleicht) )*(?:\\w+ ){0,3}essen', 'gibt es (?:\\w+ ){0,3}(?:essen|mahlzeit|snack)s?', '(?:etwas|was) (?:kleines|leichtes) (?:zu|zum) essen',
);
const LITTLE = some(
  '(?:is ?nt|isnt|is not|not|arent|without) (?:(?:being|too|so|that|a|to|like|eating) )*(?:loads?|lots?|much|many|big|heavy|huge|a lot)', 'low (?:cal\\w*|fat|carb\\w*)', '(?:few|fewer|less|no|little|low|under \\d+) (?:cal\\w*|kcal|carbs|fat)', 'calories', 'kcal', '(?:doesnt|dont|wont|not|without|does not) (?:(?:make|making|getting|get|me|you|gain|gaining|putting|put|on) )+(?:fat|weight|heavy|heavier)?', 'small(?:er)?', 'light(?:er)?', 'tiny', 'just a (?:bit|little)', 'only a (?:bit|little)', 'as little as', 'and still (?:lose|get lighter|get thinner)',
  'nicht (?:(?:so|zu|gleich|allzu) )*(?:viel|schwer|gross)', 'wenig(?:er|e)?', '(?:wenig|ohne|kaum|unter \\d+) kalorien', 'kalorien\\w*', 'kalorienarm\\w*', 'nicht (?:dick|fett) (?:macht|mach|werde)', 'ohne (?:zuzunehmen|dick zu werden|zu viel)', 'klein\\w*', 'leicht\\w*', 'nur (?:ein )?(?:bisschen|wenig)', 'und trotzdem (?:abnehm\\w*|leichter)',
);
/** Before play a light meal is what is right. */
const AROUND_PLAY = some('before', 'after', 'during', 'half ?time', 'match', 'game', 'training', 'practi[cs]e', 'tournament', 'vor', 'vorm', 'nach', 'nachm', 'halbzeit', 'spiel\\w*', 'turnier\\w*');
/** Nothing but what to eat. */
const ONLY_WHAT_TO_EAT = /^(?:(?:and|but|so|ok|okay|well|then|und|aber|also|ja|na gut) )*(?:(?:what|wat) (?:can|could|should|do|would) i (?:even |actually )?eat|was (?:soll|kann|darf|konnte|sollte) ich (?:(?:denn|dann|da|jetzt|uberhaupt|noch) )*essen)(?: (?:then|now|instead|today|tonight|denn|dann|jetzt|heute|stattdessen))*$/;

/** Whether words (in plain letters) ask for something little to eat, or for nothing but what to eat; around training and matches they may. */
export function asksForLittleFood(words: readonly string[]): boolean {
  const text = words.join(' ');
  if (ONLY_WHAT_TO_EAT.test(text)) return true;
  return WHAT_TO_EAT.test(text) && LITTLE.test(text) && !AROUND_PLAY.test(text);
}
