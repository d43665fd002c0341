import { wordsOf } from './recognise-words.ts';

/** What a question or a wish begins with, in plain words of English and German. */
const BEGINS =
  /^(?:(?:and|so|but|now|then|also|um|like|und|aber|also|jetzt|dann|doch|hey) )*(?:how|hows|hw|what|whats|wot|wots|wat|wats|which|wich|who|whos|whose|when|where|wheres|why|can|could|should|shall|do|does|did|is|are|am|was|were|may|will|would|cant|isnt|any|explain|give|gimme|show|tell|make|help|i (?:just |only |really |still )*(?:want|wanna|need|would like|wonder|dont (?:know|get|understand))|wie|wieso|was|wos|welche\w*|wer|wem|wann|wo|wohin|warum|weshalb|wozu|woher|wieviel\w*|kann\w*|konn\w*|darf\w*|durfen|soll\w*|muss\w*|ist|sind|habe? ich|hast du|ob|gib|zeig\w*|mach|hilf|erklar\w*|zahlt|gilt|gibts?|reicht|ich (?:will|mochte|brauche?|hatte|weiss nicht))(?: |$)/;
const CLAUSE_ENDS = /[.,;:!?…]+\s+|\s[-–]\s/;

/** Whether words (in plain letters) begin as a question or a wish does. */
export const beginsQuestion = (text: string): boolean => BEGINS.test(text);

/** The clauses of a text, each as its plain words; empty ones are left out. */
export const clausesOf = (text: string): readonly string[] => text.split(CLAUSE_ENDS).map((clause) => wordsOf(clause).join(' ')).filter((clause) => clause !== '');

/** The sentences of a text, each as its plain words; empty ones are left out. */
export const sentencesOf = (text: string): readonly string[] => text.split(/[.!?…]+(?:\s+|$)/).map((sentence) => wordsOf(sentence).join(' ')).filter((sentence) => sentence !== '');

/** Whether a message asks or wishes for something, by a question mark or by how one of its clauses begins. */
export const asksSomething = (text: string): boolean => text.includes('?') || clausesOf(text).some(beginsQuestion);
