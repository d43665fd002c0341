const SHIRTS = ['common', 'rare', 'epic', 'legendary', 'red', 'night'] as const;

/** The colours that a side plays in here, by their name in `ClubShirtColours.module.css`. */
type Shirt = (typeof SHIRTS)[number];

export const shirtCount = SHIRTS.length;

/** A club's colours: the same every time, and as the away side others than those of the home side. */
export function shirtOf(name: string, against?: string): Shirt {
  const at = nameNumber(name) % SHIRTS.length;
  const isSame = against !== undefined && against !== name && nameNumber(against) % SHIRTS.length === at;
  return SHIRTS[(at + (isSame ? 1 : 0)) % SHIRTS.length] ?? 'common';
}

/** A number that a name always has, spread over names that are alike. */
export function nameNumber(name: string): number {
  let number = 7;
  for (const letter of name) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return number;
}
