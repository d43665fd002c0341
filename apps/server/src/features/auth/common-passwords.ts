import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the commonest passwords are refused: those that whoever guesses tries first (OWASP ASVS 5.0.0, 6.2.4). */
const REFUSED = 3_000;

const commonest: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= 6).slice(0, REFUSED),
);

/** Whether a password is one of the commonest, in small or capital letters, or of blanks only. */
export function isEasyToGuess(password: string): boolean {
  return password.trim() === '' || commonest.has(password.toLowerCase());
}
