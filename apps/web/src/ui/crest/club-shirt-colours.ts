const SHIRTS = ['red', 'orange', 'green', 'teal', 'blue', 'violet'] as const;

/** The colours that a side plays in here, by their name in `ClubShirtColours.module.css`. */
export type Shirt = (typeof SHIRTS)[number];

/** Shirts of one family look alike from afar. */
const FAMILIES = { red: 'warm', orange: 'warm', green: 'green', teal: 'green', blue: 'cool', violet: 'cool' } as const satisfies Record<Shirt, string>;

export const shirtCount = SHIRTS.length;

/** A club's colours: the same every time, and as the away side others than those of the home side, told apart from afar. */
export function shirtOf(name: string, against?: string): Shirt {
  const own = ownShirt(nameNumber(name));
  if (against === undefined || against === name) return own;
  const home = FAMILIES[ownShirt(nameNumber(against))];
  const from = SHIRTS.indexOf(own);
  return SHIRTS.find((shirt, place) => place >= from && FAMILIES[shirt] !== home) ?? SHIRTS.find((shirt) => FAMILIES[shirt] !== home) ?? own;
}

/** The colours of both sides of a match, for whatever is theirs in it. */
export function matchShirts({ home, away }: { readonly home: string; readonly away: string }): { readonly home: Shirt; readonly away: Shirt } {
  return { home: shirtOf(home), away: shirtOf(away, home) };
}

const ownShirt = (number: number): Shirt => SHIRTS[number % SHIRTS.length] ?? 'red';

/** A number that a name always has, spread over names that are alike. */
export function nameNumber(name: string): number {
  let number = 7;
  for (const letter of name) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return number;
}
