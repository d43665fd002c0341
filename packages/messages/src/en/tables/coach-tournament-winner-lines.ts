/** Who won tournaments, by country; and how it is said. */
export const coachWinnerCountries = { AR: 'Argentina', BR: 'Brazil', CS: 'Czechoslovakia', DE: 'Germany', DK: 'Denmark', EN: 'England', ES: 'Spain', FR: 'France', GR: 'Greece', IT: 'Italy', JP: 'Japan', NL: 'the Netherlands', NO: 'Norway', PT: 'Portugal', SE: 'Sweden', SU: 'the Soviet Union', US: 'the USA', UY: 'Uruguay' } as const;
export const coachCups = { world: 'the men’s World Cup', worldWomen: 'the women’s World Cup', euros: 'the men’s Euros', eurosWomen: 'the women’s Euros' } as const;
export const coachTitleLines = {
  won: ['{year}: {country} won {cup}.'],
  last: ['The last one I know of was {year}: {country} won {cup}. Newer ones I cannot look up.'],
  noneThat: ['Of {year} I know no winner of {cup}. Near it: {list}.'],
  most: ['Most often {list} won {cup}: {count} times, counted up to {until}.'],
  times: ['{country} won {cup} {count} times, counted up to {until}: {list}.'],
  once: ['{country} won {cup} once, counted up to {until}: {list}.'],
  never: ['{country} never won {cup}, counted up to {until}.'],
} as const;
