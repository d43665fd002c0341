export type PasswordStrength = 'weak' | 'medium' | 'strong';

/** Shortest strong and shortest medium password, in characters (spec 000 §5). */
const STRONG_FROM = 12;
const MEDIUM_FROM = 8;

/** What a password can still be given. */
export type PasswordLack = 'length' | 'capital' | 'small' | 'digit' | 'symbol';

/** Whether a password has each of what makes it hard to guess, its length aside. */
function partsOf(password: string) {
  return {
    capital: /\p{Lu}/u.test(password),
    small: /\p{Ll}/u.test(password),
    digit: /\d/.test(password),
    symbol: /[^\p{L}\p{N}\s]/u.test(password),
  };
}

/** What a password lacks to be strong (spec 000 §5); nothing where it is. */
export function lacksToBeStrong(password: string): readonly PasswordLack[] {
  const has = { length: password.length >= STRONG_FROM, ...partsOf(password) };
  return (['length', 'capital', 'small', 'digit', 'symbol'] as const).filter((part) => !has[part]);
}

/** What a password lacks to be medium (spec 000 §5): characters, or a mix of them (both cases or a digit). */
export function lacksToBeMedium(password: string): { readonly length: boolean; readonly mix: boolean } {
  const { capital, small, digit } = partsOf(password);
  return { length: password.length < MEDIUM_FROM, mix: !(capital && small) && !digit };
}

/**
 * How hard a password is to guess (spec 000 §5): strong has 12 characters or more with upper case, lower case, a digit
 * and a symbol; medium has 8 or more with both cases or a digit.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (lacksToBeStrong(password).length === 0) return 'strong';
  const { length, mix } = lacksToBeMedium(password);
  return length || mix ? 'weak' : 'medium';
}
