import { literalTopic } from '../meanings/example-question-lookup.ts';
import { wordsOf } from '../text/recognise-words.ts';

/** What the page offers beside the talk, by its form: the name of a drill and the minutes vary. */
const OFFERED_BY_PAGE =
  /^(?:make me a plan for \d+ minutes|how do i train my weaker foot|how do i do [a-z ]{3,40}|what is my record in [a-z ]{3,40}|mach mir einen plan fur \d+ minuten|wie trainiere ich meinen schwacheren fuss|wie geht die ubung [a-z ]{3,40}|was ist mein rekord in der ubung [a-z ]{3,40}|can you (?:analy[sz]e) my recent practi[cs]e and tell me how i am doing|what should i work on to improve my game|i need some motivation to practi[cs]e today|which drills should i do next|kannst du mein training der letzten zeit analysieren und mir sagen wie es lauft|woran soll ich arbeiten um besser zu werden|ich brauche heute etwas motivation zum training|welche ubungen soll ich als nachstes machen)$/;
/** What stands for something that was said before is no whole question. */
const OF_WHAT_WAS_SAID = /\b(?:it|that|this|these|those|them|es|das|damit|davon|dies\w*)\b/;

const isOfferedByPage = (message: string): boolean => OFFERED_BY_PAGE.test(wordsOf(message).join(' '));
const isOfferedByCoach = (message: string): boolean => literalTopic(message)?.isOffered === true;

/** Whether a message is, from its first word to its last, a question that the page or the coach offers: alone, or tapped, it asks for what it promises. */
export const isOfferedQuestion = (message: string): boolean => isOfferedByPage(message) || isOfferedByCoach(message);

/** The same, where no word of it may stand for what was said before: it is whole by itself, whatever the talk was about. */
export const isSuggestedQuestion = (message: string): boolean => isOfferedByPage(message) || (isOfferedByCoach(message) && !OF_WHAT_WAS_SAID.test(wordsOf(message).join(' ')));
