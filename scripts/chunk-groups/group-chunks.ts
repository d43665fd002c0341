import { byFileName, withImports, type BuiltChunk, type PageLoad } from './built-chunk.ts';

/**
 * How many bytes of download one request less is worth. A request costs an old phone about two milliseconds of its
 * main thread, and over HTTP/1.1 six of them wait for one another.
 */
const BYTES_PER_REQUEST = 4_000;

/** Chunks that are built as one. */
interface Group {
  readonly chunks: readonly BuiltChunk[];
  readonly bytes: number;
}

/** A page load with all that its chunks import. */
interface ClosedLoad {
  readonly chunks: ReadonlySet<BuiltChunk>;
  readonly weight: number;
}

/** The groups with what each needs: itself and all that it imports, by their places in the list. */
interface Graph {
  readonly groups: readonly Group[];
  readonly needs: readonly ReadonlySet<number>[];
  /** What each page load fetches. */
  readonly loads: readonly { readonly groups: ReadonlySet<number>; readonly weight: number }[];
}

/**
 * Which modules are built into one chunk, by name: the automatic chunks of a first build, fewer and larger. The bundler
 * makes a chunk for every set of entries that share something, which is a hundred small requests for one screen. Chunks
 * are merged while the requests that it saves the page loads are worth more than the bytes that some of them fetch in
 * vain. What no page load fetches stays as it is, and so does what is to be kept.
 *
 * @param chunks of the first build
 * @param bytesOf compressed size of a chunk
 * @param kept chunks that are merged with no other
 * @returns the group of each module that is in one; no group needs another that needs it
 */
export function groupChunks(
  chunks: readonly BuiltChunk[],
  bytesOf: (chunk: BuiltChunk) => number,
  loads: readonly PageLoad[],
  kept: ReadonlySet<BuiltChunk>,
): ReadonlyMap<string, string> {
  const named = byFileName(chunks);
  const closed = loads.map(({ files, weight }) => ({ chunks: withImports(named, files), weight }));
  const considered = chunks.filter((chunk) => !kept.has(chunk) && closed.some((load) => load.chunks.has(chunk)));
  let graph = graphOf(named, closed, considered.map((chunk) => ({ chunks: [chunk], bytes: bytesOf(chunk) })));
  for (let best = bestMerge(graph); best !== null; best = bestMerge(graph)) {
    graph = graphOf(named, closed, best);
  }
  return namesOf(graph.groups);
}

function graphOf(named: ReadonlyMap<string, BuiltChunk>, loads: readonly ClosedLoad[], groups: readonly Group[]): Graph {
  const place = new Map(groups.flatMap((group, index) => group.chunks.map((chunk) => [chunk, index] as const)));
  const places = (chunks: Iterable<BuiltChunk>): number[] =>
    [...chunks].flatMap((chunk) => {
      const index = place.get(chunk);
      return index === undefined ? [] : [index];
    });
  const imports = groups.map(({ chunks }) => new Set(places(chunks.flatMap((chunk) => chunk.imports.flatMap((file) => named.get(file) ?? [])))));
  const needs = groups.map((_, index) => {
    const found = new Set<number>();
    const open = [index];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(...(imports[next] ?? []));
    }
    return found;
  });
  const fetched = loads.map((load) => ({ ...load, groups: new Set(places(load.chunks).flatMap((index) => [...(needs[index] ?? [])])) }));
  return { groups, needs, loads: fetched };
}

/** The groups after the merge that saves most, or null when none saves anything. */
function bestMerge(graph: Graph): readonly Group[] | null {
  let best: { readonly cost: number; readonly pair: readonly [number, number] } | null = null;
  for (const first of graph.groups.keys()) {
    for (let second = first + 1; second < graph.groups.length; second += 1) {
      const cost = costOf(graph, first, second);
      if (cost < (best?.cost ?? 0)) best = { cost, pair: [first, second] };
    }
  }
  if (best === null) return null;
  const { pair } = best;
  const merged = pair.flatMap((index) => graph.groups[index] ?? []);
  const rest = graph.groups.filter((_, index) => !pair.includes(index));
  return [...rest, { chunks: merged.flatMap(({ chunks }) => chunks), bytes: merged.reduce((sum, { bytes }) => sum + bytes, 0) }];
}

/**
 * What merging two groups adds to all page loads, in bytes; negative where it saves. Groups that come to need each other
 * are fetched together by every load, so that merging them saves: no circle is left at the end.
 */
function costOf({ groups, needs, loads }: Graph, first: number, second: number): number {
  let cost = 0;
  for (const { groups: fetched, weight } of loads) {
    const hasFirst = fetched.has(first);
    const hasSecond = fetched.has(second);
    if (hasFirst && hasSecond) cost -= weight * BYTES_PER_REQUEST;
    else if (hasFirst || hasSecond) {
      const other = hasFirst ? second : first;
      for (const index of needs[other] ?? []) {
        if (!fetched.has(index)) cost += weight * ((groups[index]?.bytes ?? 0) + (index === other ? 0 : BYTES_PER_REQUEST));
      }
    }
  }
  return cost;
}

/** A group is called after a part that it holds, or else after one of its chunks; a chunk alone keeps its automatic name. */
function namesOf(groups: readonly Group[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const { chunks } of groups.filter((group) => group.chunks.length > 1)) {
    const parts = chunks.filter((chunk) => chunk.isDynamicEntry);
    const [name = ''] = (parts.length > 0 ? parts : chunks).map((chunk) => chunk.name).toSorted();
    const unique = taken.has(name) ? `${name}-${taken.size}` : name;
    taken.add(unique);
    for (const id of chunks.flatMap(({ moduleIds }) => moduleIds)) names.set(id, unique);
  }
  return names;
}
