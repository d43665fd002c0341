import { languages, type Language } from '@touchline/domain';
import { spokenLanguage } from '@touchline/messages/language';
import { languageWished } from './question-parts/language-wished.ts';
import { clearLanguageOf } from './text/clear-language.ts';
import { languageOf } from './text/detect-language.ts';
import { wordsOf } from './text/recognise-words.ts';
import { withFullDays } from './text/weekday-names.ts';

/** A single word may be of any language. */
const FEWEST_WORDS = 2;

/** The language that a message calls for: that which it asks for, else that which it is clearly in; null where it tells neither. */
function languageCalledFor(text: string): Language | null {
  const wished = languageWished(text);
  return languages.find((language) => language === wished) ?? clearLanguageOf(withFullDays(text));
}

/**
 * The language to answer a message of a talk in: the one it asks for, else its own where that is clear, else that of the last turn in which one is, else
 * the likelier one, else that of the page. Whether its words are at hand is another matter: a page has those of its own
 * language, and those of safety in all.
 */
export function answerLanguage(message: string, turns: readonly string[]): Language {
  const ofTalk = turns.reduceRight<Language | null>((found, turn) => found ?? languageCalledFor(turn), languageCalledFor(message));
  if (ofTalk !== null) return ofTalk;
  const likely = wordsOf(message).length < FEWEST_WORDS ? null : languageOf(message);
  return languages.find((language) => language === likely) ?? spokenLanguage();
}
