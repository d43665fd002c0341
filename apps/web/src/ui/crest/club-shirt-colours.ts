const SHIRTS = ['common', 'rare', 'epic', 'legendary', 'red', 'night'] as const;

/** The colours that a side plays in here, by their name in `ClubShirtColours.module.css`. */
type Shirt = (typeof SHIRTS)[number];

/** Shirts of one family look alike from afar. */
const FAMILIES = { common: 'green', rare: 'cool', epic: 'cool', night: 'cool', legendary: 'warm', red: 'warm' } as const satisfies Record<Shirt, string>;

export const shirtCount = SHIRTS.length;

/** A club's colours: the same every time, and as the away side others than those of the home side, told apart from afar. */
export function shirtOf(name: string, against?: string): Shirt {
  const own = ownShirt(nameNumber(name));
  if (against === undefined || against === name) return own;
  const home = FAMILIES[ownShirt(nameNumber(against))];
  const from = SHIRTS.indexOf(own);
  return SHIRTS.find((shirt, place) => place >= from && FAMILIES[shirt] !== home) ?? SHIRTS.find((shirt) => FAMILIES[shirt] !== home) ?? own;
}

const ownShirt = (number: number): Shirt => SHIRTS[number % SHIRTS.length] ?? 'common';

/** A number that a name always has, spread over names that are alike. */
export function nameNumber(name: string): number {
  let number = 7;
  for (const letter of name) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return number;
}
