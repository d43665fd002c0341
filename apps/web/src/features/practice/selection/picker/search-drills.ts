import type { Drill } from '@touchline/domain';
import { drillNames } from '@touchline/messages/drill-names';
import { categoryChips } from './drill-filter-labels.ts';
import { categoryOf } from '../../drill-and-side-labels.ts';
import { drillNeedsText } from '../../../drills/index.ts';

/** The drills in whose name, category or needs each typed word begins a word; accents and capitals do not matter. */
export function searchDrills(drills: readonly Drill[], typed: string): Drill[] {
  const asked = wordsOf(typed);
  return drills.filter((drill) => {
    const own = wordsOfDrill(drill);
    return asked.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
}

/** From this likeness on two words may be meant to be one. */
const LIKE = 0.4;

/** What is this share as near as the nearest is shown beside it. */
const NEARLY = 0.8;

/** The drills that are nearest to what was typed, in their own order, for where none has all of its words: "dribbel", "a ronaldo chop". */
export function nearDrills(drills: readonly Drill[], typed: string): Drill[] {
  const asked = wordsOf(typed).filter((word) => word.length > 2);
  const likenessOf = (drill: Drill): number => {
    const own = wordsOfDrill(drill);
    const best = asked.map((word) => Math.max(...own.map((candidate) => (candidate.startsWith(word) ? 1 : likeness(word, candidate)))));
    return best.filter((like) => like >= LIKE).reduce((sum, like) => sum + like, 0);
  };
  const rated = drills.map((drill) => ({ drill, like: likenessOf(drill) })).filter(({ like }) => like > 0);
  const most = Math.max(...rated.map(({ like }) => like));
  return rated.filter(({ like }) => like >= NEARLY * most).map(({ drill }) => drill);
}

/** How alike two words are, from 0 to 1: the share of the pairs of letters that both have (Sørensen–Dice). */
function likeness(one: string, other: string): number {
  const rest = pairsOf(other);
  const count = pairsOf(one).length + rest.length;
  const shared = pairsOf(one).filter((pair) => {
    const place = rest.indexOf(pair);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
  return count === 0 ? 0 : (2 * shared.length) / count;
}

const pairsOf = (word: string): string[] => Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));

/** Letters as they are compared: small, without their accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const wordsByDrill = new Map<string, readonly string[]>();

/** Put together once: a letter typed asks for those of every drill. */
function wordsOfDrill(drill: Drill): readonly string[] {
  const words = wordsByDrill.get(drill.id) ?? wordsOf([drillNames[drill.id], categoryOf(drill), categoryChips[drill.category](), ...drillNeedsText(drill)].join(' '));
  wordsByDrill.set(drill.id, words);
  return words;
}

function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
