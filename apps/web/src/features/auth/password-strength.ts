export type PasswordStrength = 'weak' | 'medium' | 'strong';

/** Shortest strong and shortest medium password, in characters (spec 000 §5). */
const STRONG_FROM = 12;
const MEDIUM_FROM = 8;

/**
 * How hard a password is to guess (spec 000 §5): strong has 12 characters or more with upper case, lower case, a digit
 * and a symbol; medium has 8 or more with both cases or a digit.
 */
export function passwordStrength(password: string): PasswordStrength {
  const bothCases = /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password);
  const digit = /\d/.test(password);
  const symbol = /[^\p{L}\p{N}\s]/u.test(password);
  if (password.length >= STRONG_FROM && bothCases && digit && symbol) return 'strong';
  return password.length >= MEDIUM_FROM && (bothCases || digit) ? 'medium' : 'weak';
}
