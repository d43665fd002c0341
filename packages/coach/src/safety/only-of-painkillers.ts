import { some } from '../question-parts/whole-word-pattern.ts';

/** A tablet or a cream against pain, or a bandage with it; English and German, in plain letters. */
const PAINKILLERS = some('pain ?killers?', 'pain ?relief', 'ibuprofen', 'ibus?', 'nurofen', 'paracetamol', 'aspirin', 'advil', 'tylenol', 'pain (?:pills?|tablets?|medicine|meds|cream|gel|spray)', '(?:pills?|tablets?) (?:for|against) (?:the |my )?pain', 'schmerztablette\\w*', 'schmerzmittel\\w*', 'schmerzsalbe', 'schmerzgel', 'iboprofen', 'voltaren', 'tabletten? (?:gegen|fur) (?:die |den )?schmerz\\w*', 'tabletten?');
/** What is no relief of pain, how many were taken, and who is to be harmed. */
const OF_MORE = /\b(?:alcohol\w*|beers?|wine|vodka|drunk|drink\w*|smok\w*|cigar\w*|vap\w*|weed|joints?|cannabis|coke|cocaine|steroid\w*|doping|dope|testosteron\w*|creatin\w*|caffein\w*|sleeping|diet|slim\w*|adhd|ritalin|speed|ecstasy|mdma|snus|nicotin\w*|energy|all the|whole|packet|pack|bottle|box|overdos\w*|die|dead|kill|lots of|loads of|many|ten|twenty|\d{2,}|friend|him|her|alkohol|bier|wein|schnaps|besoffen|rauch\w*|zigarett\w*|gras|kiff\w*|koks|anabolika|koffein|schlaf\w*|ganze|packung|flasche|viele|zehn|zwanzig|sterben|umbring\w*|freund\w*|ihm|ihr)\b/;

/** Whether words (in plain letters) that are refused as of drugs are of nothing but covering a pain. */
export function isOnlyOfPainkillers(words: readonly string[]): boolean {
  const text = words.join(' ');
  return PAINKILLERS.test(text) && !OF_MORE.test(text);
}
