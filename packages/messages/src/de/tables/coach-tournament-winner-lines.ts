import type { coachWinnerCountries as countries, coachCups as cups, coachTitleLines as lines } from '../../en/tables/coach-tournament-winner-lines.ts';

/** Who won tournaments, by country; and how it is said. */
export const coachWinnerCountries: Readonly<Record<keyof typeof countries, string>> = { AR: 'Argentinien', BR: 'Brasilien', CS: 'die Tschechoslowakei', DE: 'Deutschland', DK: 'Dänemark', EN: 'England', ES: 'Spanien', FR: 'Frankreich', GR: 'Griechenland', IT: 'Italien', JP: 'Japan', NL: 'die Niederlande', NO: 'Norwegen', PT: 'Portugal', SE: 'Schweden', SU: 'die Sowjetunion', US: 'die USA', UY: 'Uruguay' };
export const coachCups: Readonly<Record<keyof typeof cups, string>> = { world: 'Weltmeister der Männer', worldWomen: 'Weltmeister der Frauen', euros: 'Europameister der Männer', eurosWomen: 'Europameister der Frauen' };
export const coachTitleLines: Readonly<Record<keyof typeof lines, readonly [string]>> = {
  won: ['{year}: {cup} wurde {country}.'],
  last: ['Soweit ich weiß, zuletzt {year}: {cup} wurde {country}. Neuere kann ich nicht nachschlagen.'],
  noneThat: ['Für {year} kenne ich keinen {cup}. In der Nähe: {list}.'],
  most: ['Am häufigsten {cup}: {list}, {count}-mal, gezählt bis {until}.'],
  times: ['{cup}, gezählt bis {until}: {country} {count}-mal, {list}.'],
  once: ['{cup}, gezählt bis {until}: {country} einmal, {list}.'],
  never: ['{cup} war {country} noch nie, gezählt bis {until}.'],
};
