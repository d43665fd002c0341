/** For each name a list of numbers with a weight each: which documents hold a feature, what it says of which class. */
export interface PostingLists {
  /** Calls back with each number of a name's list and its weight, in the order they were added; never for an unknown name. */
  eachOf(name: string, visit: (at: number, weight: number) => void): void;
}

/**
 * Builds posting lists. They are held in two typed arrays: as an array each, hundreds of thousands of pairs take ten times
 * the memory.
 */
export class PostingListsBuilder {
  readonly #places = new Map<string, number>();
  readonly #lengths: number[] = [];
  readonly #placeOf: number[] = [];
  readonly #numbers: number[] = [];
  readonly #weights: number[] = [];

  /** Adds a number, 0 to 2³² - 1, with its weight to a name's list. */
  add(name: string, at: number, weight: number): void {
    let place = this.#places.get(name);
    if (place === undefined) {
      place = this.#places.size;
      this.#places.set(name, place);
      this.#lengths.push(0);
    }
    this.#lengths[place] = (this.#lengths[place] ?? 0) + 1;
    this.#placeOf.push(place);
    this.#numbers.push(at);
    this.#weights.push(weight);
  }

  build(): PostingLists {
    /** Where each list begins; the last one ends where the arrays do. */
    const starts = new Uint32Array(this.#places.size + 1);
    this.#lengths.forEach((length, place) => (starts[place + 1] = (starts[place] ?? 0) + length));
    const numbers = new Uint32Array(this.#numbers.length);
    const weights = new Float64Array(this.#numbers.length);
    const next = starts.slice();
    this.#placeOf.forEach((place, entry) => {
      const at = next[place] ?? 0;
      next[place] = at + 1;
      numbers[at] = this.#numbers[entry] ?? 0;
      weights[at] = this.#weights[entry] ?? 0;
    });
    return listsIn(this.#places, starts, numbers, weights);
  }
}

/** By itself, so that what it returns does not hold the builder. */
const listsIn = (places: ReadonlyMap<string, number>, starts: Uint32Array, numbers: Uint32Array, weights: Float64Array): PostingLists => ({
  eachOf(name, visit) {
    const place = places.get(name);
    if (place === undefined) return;
    const end = starts[place + 1] ?? 0;
    for (let entry = starts[place] ?? 0; entry < end; entry += 1) visit(numbers[entry] ?? 0, weights[entry] ?? 0);
  },
});
