import type { Drill } from '@touchline/domain';
import { drillNames } from '@touchline/messages/drill-names';
import { categoryOf } from '../../side-and-difficulty-labels.ts';
import { drillNeedsText } from '../../../drills/index.ts';

/** The drills in whose name, category or needs each typed word begins a word; accents and capitals do not matter. */
export function searchDrills(drills: readonly Drill[], typed: string): Drill[] {
  const asked = wordsOf(typed);
  return drills.filter((drill) => {
    const own = wordsOfDrill(drill);
    return asked.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
}

/** Letters as they are compared: small, without their accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const wordsByDrill = new Map<string, readonly string[]>();

/** Put together once: a letter typed asks for those of every drill. */
function wordsOfDrill(drill: Drill): readonly string[] {
  const words = wordsByDrill.get(drill.id) ?? wordsOf([drillNames[drill.id], categoryOf(drill), ...drillNeedsText(drill)].join(' '));
  wordsByDrill.set(drill.id, words);
  return words;
}

function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
