import type { DrillId } from '@touchline/domain';
import type { FootWish } from '../intents/recognise-follow-up.ts';
import { readQuestion } from '../intents/read-question.ts';
import { minutesIn } from '../question-parts/minutes-named.ts';
import { WEEKEND, weekdaysOf } from '../text/weekday-names.ts';

/** What a message names, whatever its language. */
export interface Named {
  readonly drillId: DrillId | null;
  readonly skill: string | null;
  readonly foot: FootWish | null;
  readonly minutes: number | null;
  /** Where one is named and no more; Monday is 0. */
  readonly day: number | 'weekend' | null;
  readonly position: string | null;
}

/** Positions in Spanish, French and Portuguese, with their English names. */
const POSITIONS: readonly (readonly [string, RegExp])[] = [
  ['goalkeeper', /\b(?:porter[oa]|arquer[oa]|goleir[oa]|guarda ?redes|gardien\w*|goal)\b/],
  ['full back', /\b(?:lateral\w*|arriere (?:droit|gauche)|piston)\b/],
  ['winger', /\b(?:extrem[oa]s?|pontas?|ailier\w*|ailiere|puntero|carrilero|alas?)\b/],
  ['defender', /\b(?:defens\w*|zagueir[oa]|beque|central|zaguer[oa]|stoppeur)\b/],
  ['midfielder', /\b(?:medi[oa]s?|mediocampista|mediocentro|volante|meia|meio ?campo|meio ?campista|milieu\w*|6|8|10)\b/],
  ['striker', /\b(?:delanter[oa]s?|atacante\w*|centroavante|avancad[oa]|attaquant\w*|avant centre|buteur|ariete|punta|9)\b/],
];

/** The one day that words name, Monday being 0; null where they name none or several. */
function onlyDayIn(words: readonly string[]): number | null {
  const days = weekdaysOf(words).filter((day) => day !== null);
  return days.length === 1 ? (days[0] ?? null) : null;
}

export function namedIn(text: string): Named {
  const { drillId, skill, foot, words, raw } = readQuestion(text, null);
  const said = raw.join(' ');
  return {
    drillId,
    skill,
    foot,
    minutes: minutesIn(raw) ?? minutesIn(words),
    day: WEEKEND.test(said) ? 'weekend' : onlyDayIn(raw),
    position: POSITIONS.find(([, pattern]) => pattern.test(said))?.[0] ?? null,
  };
}
