/** Signs from `!` to `~` without `"` and `\\`, which JSON would escape. */
const SIGNS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter((sign) => sign !== '"' && sign !== '\\');
const values = new Map(SIGNS.map((sign, at) => [sign, at]));

export const SIGN_COUNT = SIGNS.length;
/** The number of a weight of nothing: there are as many steps above it as are used below. */
export const ZERO_SIGN = 46;

/** The sign of a number from 0 to `SIGN_COUNT - 1`. */
export function signOf(value: number): string {
  const sign = SIGNS[value];
  if (sign === undefined) throw new RangeError(`No sign for ${value}`);
  return sign;
}

/** The number that a sign stands for; throws for what is none, as a cut file would have. */
export function signValue(sign: string | undefined): number {
  const value = values.get(sign ?? '');
  if (value === undefined) throw new RangeError(`No number for the sign ${sign}`);
  return value;
}
