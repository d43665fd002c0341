import type { DrillWish } from '@touchline/domain';

/** What players type who look for a place or a way to practise, for all drills that suit it. */
export const wishSearchWords: Readonly<Record<Exclude<DrillWish, 'newToMe' | 'noWall'>, string>> = {
  atHome: 'daheim Haus Garten Hof allein klein',
  quiet: 'ruhig still ohne kein Lärm Krach nicht laut Nachbarn Wohnung drinnen Zimmer Kinderzimmer Wohnzimmer Teppich abends nachts',
  noBall: 'ohne kein Ball',
  weakFoot: 'schwach schwächerer Fuß',
  cameraCounts: 'für mich zählen zählt mitzählen gezählt zähler kontakte handy',
};

/** What players type who look for what no drill trains. */
export const untrainedSearchWords: Readonly<Record<'heading', string>> = {
  heading: 'Kopf Kopfball Kopfbälle Kopfballtraining Kopfstoß köpfen Köpfer header heading',
};
