import type { RequiredLiterals } from './required-literals.ts';

/** So many signs are told apart, of which folded texts have fewer; two that are not only make a text seem to have more in it. */
const SIGNS = 128;

/** The tree of all literals: from a place and the sign behind it to the next place; 0, where all begin, where there is none. */
class LiteralTree {
  private places = 1;
  /** Ways from the begin, by the sign alone: most texts go no further. */
  private readonly first = new Int32Array(SIGNS);
  /**
   * All other ways, by their place and sign, with the place that they lead to behind: tables with at least half of their room
   * free, which are looked through in a third of the time of a Map.
   */
  private ways = new Int32Array(512);
  private used = 0;

  /** The place behind one by the sign that stands at `at`. */
  behind(place: number, text: string, at: number): number {
    const sign = text.charCodeAt(at) % SIGNS;
    if (place === 0) return this.first[sign] ?? 0;
    return this.ways[this.slotOf(place * SIGNS + sign) + 1] ?? 0;
  }

  /** The same, made where there is none. */
  make(place: number, text: string, at: number): number {
    const next = this.behind(place, text, at);
    if (next !== 0) return next;
    const made = this.places++;
    const sign = text.charCodeAt(at) % SIGNS;
    if (place === 0) this.first[sign] = made;
    else this.add(place * SIGNS + sign, made);
    return made;
  }

  private add(way: number, to: number): void {
    if (4 * (this.used + 1) > this.ways.length) {
      const before = this.ways;
      this.ways = new Int32Array(2 * before.length);
      for (let at = 0; at < before.length; at += 2) if (before[at] !== 0) this.set(before[at] ?? 0, before[at + 1] ?? 0);
    }
    this.used += 1;
    this.set(way, to);
  }

  private set(way: number, to: number): void {
    const slot = this.slotOf(way);
    this.ways[slot] = way;
    this.ways[slot + 1] = to;
  }

  /** Where a way stands, or is to stand. */
  private slotOf(way: number): number {
    const last = this.ways.length - 1;
    let slot = (Math.imul(way, 0x9e3779b1) >>> 7) * 2 & last;
    while (this.ways[slot] !== way && this.ways[slot] !== 0) slot = slot + 2 & last;
    return slot;
  }
}

/** Finds in one reading of a text which of many things have all the literals in it that they require. */
export class LiteralIndex<Thing> {
  private readonly things: Thing[] = [];
  /** For each thing a bit for each of its sets. */
  private readonly wanted: number[] = [];
  /** Of a thing, the bits of the sets of which a literal was found in the text that is read. */
  private readonly found: number[] = [];
  private readonly inAnyText: number[] = [];
  private readonly tree = new LiteralTree();
  /** By place where a literal ends: the things that require it, each behind one another with the bit of its set. */
  private readonly endings: (number[] | undefined)[] = [];

  /** What requires nothing is in any text. */
  add(required: RequiredLiterals, thing: Thing): void {
    const at = this.things.push(thing) - 1;
    this.found.push(0);
    this.wanted.push(2 ** required.length - 1);
    if (required.length === 0) this.inAnyText.push(at);
    for (const [set, literals] of required.entries()) for (const literal of literals) this.require(literal, at, 2 ** set);
  }

  /** The things that a text has all the required literals of, in the order in which they were added. */
  in(text: string): readonly Thing[] {
    const touched = [...this.inAnyText];
    for (let from = 0; from < text.length; from += 1) {
      let place = 0;
      for (let at = from; at < text.length; at += 1) {
        place = this.tree.behind(place, text, at);
        if (place === 0) break;
        const ending = this.endings[place];
        if (ending !== undefined) this.note(ending, touched);
      }
    }
    const met = touched.filter((thing) => this.found[thing] === this.wanted[thing]).toSorted((a, b) => a - b);
    for (const thing of touched) this.found[thing] = 0;
    return met.flatMap((thing) => this.things.slice(thing, thing + 1));
  }

  private note(ending: readonly number[], touched: number[]): void {
    for (let at = 0; at < ending.length; at += 2) {
      const thing = ending[at] ?? 0;
      const before = this.found[thing] ?? 0;
      if (before === 0) touched.push(thing);
      this.found[thing] = before | (ending[at + 1] ?? 0);
    }
  }

  private require(literal: string, thing: number, bit: number): void {
    let place = 0;
    for (let at = 0; at < literal.length; at += 1) place = this.tree.make(place, literal, at);
    // No hole that would make a slow list of it: each place has its own.
    while (this.endings.length <= place) this.endings.push(undefined);
    const ending = this.endings[place];
    if (ending === undefined) this.endings[place] = [thing, bit];
    else ending.push(thing, bit);
  }
}
