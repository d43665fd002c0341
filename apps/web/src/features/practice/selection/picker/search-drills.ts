import { drillWishes, everyDrill, filterDrills } from '@touchline/domain';
import type { Drill, DrillId } from '@touchline/domain';
import { drillNames } from '@touchline/messages/drill-names';
import { drillSearchWords } from '@touchline/messages/drill-search-words';
import { untrainedSearchWords, wishSearchWords } from '@touchline/messages/wish-search-words';
import { categoryChip, wishLabels } from './drill-filter-labels.ts';
import { categoryOf } from '../../drill-labels.ts';
import { drillNeedsText } from '../../../drills/index.ts';
import { likeness } from './misspelled-word-likeness.ts';

/** How well a drill answers a search: its name begins like it, words of its name do, it is known under such words, or under words that begin so. */
type SearchRank = 0 | 1 | 2 | 3;

interface SearchHits {
  /** Found by their names; those that begin with what was typed come first. */
  readonly byName: Drill[];
  /** Found by another word for them, their category, their place or what they need; whole words come first. */
  readonly byOther: Drill[];
}

/** The drills that have each typed word, or one that begins with it; accents and capitals do not matter. Names come first. */
export function searchDrills(drills: readonly Drill[], typed: string): SearchHits {
  const ranked = drills.map((drill) => ({ drill, rank: rankOf(drill, typed) }));
  const having = (wanted: SearchRank) => ranked.filter(({ rank }) => rank === wanted).map(({ drill }) => drill);
  return { byName: [...having(0), ...having(1)], byOther: [...having(2), ...having(3)] };
}

function rankOf(drill: Drill, typed: string): SearchRank | null {
  const asked = wordsOf(typed);
  const { name, all } = wordsOfDrill(drill);
  const isIn = (words: readonly string[]) => asked.every((word) => words.some((candidate) => candidate.startsWith(word)));
  if (isIn(name)) return name.join(' ').startsWith(asked.join(' ')) ? 0 : 1;
  if (!isIn(all)) return null;
  return asked.every((word) => all.includes(word)) ? 2 : 3;
}

/** What is this share as near as the nearest is shown beside it. */
const NEARLY = 0.8;

/** The drills that are nearest to what was typed, in their own order, for where none has all of its words: "dribbel", "a ronaldo chop". */
export function nearDrills(drills: readonly Drill[], typed: string): Drill[] {
  const asked = wordsOf(typed).filter((word) => word.length > 2);
  const likenessOf = (drill: Drill): number => {
    const own = wordsOfDrill(drill).all;
    return asked.reduce((sum, word) => sum + Math.max(...own.map((candidate) => likeness(word, candidate))), 0);
  };
  const rated = drills.map((drill) => ({ drill, like: likenessOf(drill) })).filter(({ like }) => like > 0);
  const most = Math.max(...rated.map(({ like }) => like));
  return rated.filter(({ like }) => like >= NEARLY * most).map(({ drill }) => drill);
}

/** As much of a word tells which one it will be. */
const TELLING_LETTERS = 4;

/** Whether a drill for headers is looked for: there is none, and a word that happens to be alike is no answer. */
export function asksForHeading(typed: string): boolean {
  const known = wordsOf(untrainedSearchWords.heading);
  return wordsOf(typed).some((word) => word.length >= TELLING_LETTERS && known.some((heading) => heading.startsWith(word)));
}

/** What a ball in the air is practised with in the place of headers. */
const HIGH_BALL_DRILLS: ReadonlySet<string> = new Set<DrillId>(['thigh_to_foot_control', 'drop_catch_juggling', 'juggling']);

/** Those of the drills that are for a ball in the air. */
export function highBallDrills(drills: readonly Drill[]): Drill[] {
  return drills.filter(({ id }) => HIGH_BALL_DRILLS.has(id));
}

/** Letters as they are compared: small, without their accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

interface SearchedWords {
  readonly name: readonly string[];
  readonly all: readonly string[];
}

const wordsByDrill = new Map<string, SearchedWords>();

/** Put together once: a letter typed asks for those of every drill. */
function wordsOfDrill(drill: Drill): SearchedWords {
  const known = wordsByDrill.get(drill.id);
  if (known !== undefined) return known;
  const all = [drillNames[drill.id], categoryOf(drill), drill.category, categoryChip(drill.category), ...drillNeedsText(drill), drillSearchWords[drill.id], ...wishWordsOf(drill)];
  const name = wordsOf(drillNames[drill.id]);
  // Players type it as one word too: "wallpass".
  const words = { name, all: [...new Set([...wordsOf(all.join(' ')), name.join('')])] };
  wordsByDrill.set(drill.id, words);
  return words;
}

/** What is typed for the places and ways to practise that suit a drill: as its chips say it, and in other words. */
function wishWordsOf(drill: Drill): string[] {
  return drillWishes.flatMap((wish) => {
    // What is new is another matter for each player; a drill is not looked for by the wall that it does without.
    if (wish === 'newToMe' || wish === 'noWall' || filterDrills([drill], { ...everyDrill, wishes: [wish] }, null).length === 0) return [];
    return [wishLabels[wish](), wishSearchWords[wish]];
  });
}

function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
