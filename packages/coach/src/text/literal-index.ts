import type { RequiredLiterals } from './required-literals.ts';

/** So many signs are told apart, of which folded texts have fewer; two that are not only make a text seem to have more in it. */
const SIGNS = 128;

/** The way in the tree of literals from a place on by the sign that stands at `at`. */
const step = (place: number, text: string, at: number): number => place * SIGNS + (text.charCodeAt(at) % SIGNS);

/** Finds in one reading of a text which of many things have all the literals in it that they require. */
export class LiteralIndex<Thing> {
  private readonly things: Thing[] = [];
  /** For each thing a bit for each of its sets. */
  private readonly wanted: number[] = [];
  /** Of a thing, the bits of the sets of which a literal was found in the text that is read. */
  private readonly found: number[] = [];
  private readonly inAnyText: number[] = [];
  /** The tree of all literals: from a place and the sign behind it to the next place. */
  private readonly behind = new Map<number, number>();
  private places = 1;
  /** By place where a literal ends: the things that require it, each behind one another with the bit of its set. */
  private readonly endings = new Map<number, number[]>();

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
      let place: number | undefined = 0;
      for (let at = from; at < text.length; at += 1) {
        place = this.behind.get(step(place, text, at));
        if (place === undefined) break;
        const ending = this.endings.get(place);
        if (ending !== undefined) this.note(ending, touched);
      }
    }
    const met = touched.filter((thing) => this.found[thing] === this.wanted[thing]).toSorted((a, b) => a - b);
    for (const thing of touched) this.found[thing] = 0;
    return met.flatMap((thing) => this.things[thing] ?? []);
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
    for (let at = 0; at < literal.length; at += 1) {
      const key = step(place, literal, at);
      const next = this.behind.get(key);
      if (next === undefined) this.behind.set(key, this.places);
      place = next ?? this.places++;
    }
    const ending = this.endings.get(place);
    if (ending === undefined) this.endings.set(place, [thing, bit]);
    else ending.push(thing, bit);
  }
}
