import { mendedWords } from '../text/correct-spelling.ts';
import { languageOf } from '../text/detect-language.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { hurts } from '../topics/find-topic.ts';

/** Longer messages tell of more than a place that hurts. */
const MOST_WORDS = 12;

/** Somebody else, what is done to one or to oneself, and what is private: it may be no pain of play. */
const MORE =
  /\b(?:he|hes|she|shes|they|him|her|somebody|someone|man|men|boys?|girls?|dad\w*|mum\w*|mom\w*|father|mother|step\w*|uncle|brother|coach\w*|trainer\w*|teacher|touch\w*|hits?|hitting|beat\w*|punch\w*|push\w*|grab\w*|kick(?:s|ed) me|squeez\w*|purpose|myself|secret\w*|private\w*|willy|bum|bottom|down there|er|sie|ihn|ihm|jemand|mann|papa|mama|vater|mutter|onkel|bruder|lehrer\w*|schlag\w*|geschlagen|haut|gehauen|fass\w*|angefasst|pack\w*|absicht\w*|selbst|selber|geheim\w*|unten|po|popo|penis)\b/;

/** Whether a message tells that a place of the body hurts, and of nobody else. */
export function tellsOnlyOfPain(message: string): boolean {
  const words = wordsOf(message);
  return words.length <= MOST_WORDS && hurts(words, mendedWords(message, languageOf(message) ?? 'en')) && !MORE.test(words.join(' '));
}
