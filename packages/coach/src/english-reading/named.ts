import { readQuestion } from '../intents/read-question.ts';
import { minutesIn } from '../question-parts/minutes-named.ts';
import { namedInPlan } from '../talk-subject/named-in-plan.ts';
import type { Named } from './turn-forms.ts';

/** Positions in Spanish, French and Portuguese, with their English names. */
const POSITIONS: readonly (readonly [string, RegExp])[] = [
  ['goalkeeper', /\b(?:porter[oa]|arquer[oa]|goleir[oa]|guarda ?redes|gardien\w*|goal)\b/],
  ['full back', /\b(?:lateral\w*|arriere (?:droit|gauche)|piston)\b/],
  ['winger', /\b(?:extrem[oa]s?|pontas?|ailier\w*|ailiere|puntero|carrilero|alas?)\b/],
  ['defender', /\b(?:defens\w*|zagueir[oa]|beque|central|zaguer[oa]|stoppeur)\b/],
  ['midfielder', /\b(?:medi[oa]s?|mediocampista|mediocentro|volante|meia|meio ?campo|meio ?campista|milieu\w*|6|8|10)\b/],
  ['striker', /\b(?:delanter[oa]s?|atacante\w*|centroavante|avancad[oa]|attaquant\w*|avant centre|buteur|ariete|punta|9)\b/],
];

const NUMBER = /\b(\d{1,4})\b/;
/** The first number that a text writes in digits; null where there is none. */
export function numberIn(text: string): number | null {
  const digits = NUMBER.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** What a text names. */
export function namedIn(text: string): Named {
  const { drillId, skill, foot, words, raw } = readQuestion(text, null);
  const said = raw.join(' ');
  return {
    drillId,
    skill,
    foot,
    minutes: minutesIn(raw) ?? minutesIn(words),
    ofPlan: namedInPlan(raw, words),
    number: numberIn(said),
    position: POSITIONS.find(([, pattern]) => pattern.test(said))?.[0] ?? null,
  };
}
