import { wordsOf } from '../text/recognise-words.ts';

/** How a question begins, behind a small word in front; English and German, in plain letters. */
const ASKS = /^(?:(?:and|but|so|ok|okay|oh|hm+|yeah|lol|cool|und|aber|also|ja|na|ach|dann) )*(?:(?:at|in|with|for|to) (?:what|which|whom)|wo(?:rin|mit|bei|fur|zu|ran|von|ruber|gegen)|any(?! ?way)|what|wat|wot|whats|wots|how|hows|why|when|where|which|who|whos|can|could|shall|should|shud|is it|is there|is that|are there|does|will|was|wie|wieso|warum|wann|wo|welche\w*|wer|wen|kann|konnen|soll|sollen|darf|durfen|muss|gibt|gibts|ist|geht das)(?: |$)/;
/** How one of the coach begins, behind what is told. */
const ASKS_COACH = /^(?:are|do|did|have) (?:you|u)\b/i;
/** What names something to do, or asks whether something is right, is a wish wherever it stands. */
const WISHES = /\b(?:(?:something|anything|smth|sth) (?:else|other|easier|harder|quicker|shorter|with|for|different)|another(?: one)?$|different (?:one|drill)|(?:et)?was (?:anderes|leichteres|schwereres|kurzeres|mit)|is (?:that|it) (?:too|ok|okay|good|bad|right|enough|normal)|is an? \w+ (?:ok|okay|good|fine)|gimme|give me|show me|teach me|make me|drills?|exercises?|plan|gib mir|zeig mir|mach mir|bring mir|ubung\w*|aufgabe)\b/;

/** Whether a message wishes for something to do. */
export const wishes = (message: string): boolean => WISHES.test(wordsOf(message).join(' '));

/** Whether a message, or its last sentence, is a question by how it begins or ends. */
export function asks(message: string): boolean {
  const last = message.split(/[.!?]+\s+/).at(-1) ?? '';
  if (message.trimEnd().endsWith('?') || ASKS.test(wordsOf(message).join(' '))) return true;
  return last !== message && (ASKS.test(wordsOf(last).join(' ')) || ASKS_COACH.test(last));
}
