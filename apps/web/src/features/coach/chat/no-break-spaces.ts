const NO_BREAK_SPACE = '\u00A0';

/** The text with each number on one line with the word behind it, as in “5 minutes”. */
export function unbrokenAmounts(text: string): string {
  return text.replace(/(\d) (?=\p{L})/gu, `$1${NO_BREAK_SPACE}`);
}

/** The text with the groups of a number held together, so that a telephone number stands on one line. */
export function unbrokenPhoneNumbers(text: string): string {
  return text.replace(/(\d) (?=\d)/g, `$1${NO_BREAK_SPACE}`);
}
