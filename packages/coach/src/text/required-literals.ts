/**
 * What a text must hold for a pattern to match it, read from the pattern itself: sets of literals, of each of which one stands
 * in whatever is matched. A text that has none of one of these sets needs no look at the pattern.
 */
export type RequiredLiterals = readonly ReadonlySet<string>[];

/** What one part of a pattern says: the texts that it stands for, where they are few, and what all of its matches hold. */
interface Part {
  /** All that the part can match, where that is a short list; null where it is not. */
  readonly texts: ReadonlySet<string> | null;
  readonly required: RequiredLiterals;
}

/** Longer lists of texts are kept in no part. */
const MOST_TEXTS = 64;
/** Longer lists are not multiplied out. */
const MOST_MULTIPLIED = 24;
/** The begin of a literal tells enough, and many begin alike. */
const LONGEST = 7;
/** Letters of a class that stand each for itself. */
const MOST_LETTERS = 4;
/** Sets beyond the most telling ones cost more to look for than they save. */
const MOST_SETS = 2;

/** Letters that stand for themselves, without the one that a sign behind them repeats. */
const PLAIN = /[a-z0-9 ]+(?![*+?{])/y;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y;

const literal = (text: string): Part => ({ texts: new Set([text]), required: [] });
const EMPTY: Part = { texts: new Set(['']), required: [] };
const ANY: Part = { texts: null, required: [] };

/** How often a set is met by chance, roughly: each further letter is one of eight that are likely. */
function chance(set: ReadonlySet<string>): number {
  let sum = 0;
  for (const literal of set) sum += 8 ** -literal.length;
  return sum;
}

/** A set that is met more often than this saves nothing. */
const MOST_CHANCE = 0.1;
function best(sets: RequiredLiterals): RequiredLiterals {
  const telling = sets.filter((set) => chance(set) <= MOST_CHANCE);
  return telling.length < 2 ? telling : telling.toSorted((a, b) => chance(a) - chance(b)).slice(0, MOST_SETS);
}
const requiredOf = ({ texts, required }: Part): RequiredLiterals => (texts === null ? required : best([texts]));

/** Each of some texts with each of some others behind it. */
function joined(before: ReadonlySet<string>, behind: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set<string>();
  for (const begin of before) for (const end of behind) all.add(begin + end);
  return all;
}

/** Parts behind one another. */
function sequence(parts: readonly Part[]): Part {
  const required: ReadonlySet<string>[] = [];
  let run: ReadonlySet<string> = new Set(['']);
  let isWhole = true;
  const endRun = (next: ReadonlySet<string>): void => {
    required.push(run);
    run = next;
    isWhole = false;
  };
  for (const part of parts) {
    if (part.texts === null) {
      required.push(...part.required);
      endRun(new Set(['']));
    } else if (part !== EMPTY) {
      if (run.size > 1 && part.texts.size > 1 && run.size * part.texts.size > MOST_MULTIPLIED) endRun(part.texts);
      else run = joined(run, part.texts);
    }
  }
  return isWhole ? { texts: run, required: [] } : { texts: null, required: best([...required, run]) };
}

/** Parts of which one stands there. */
function choice(parts: readonly Part[]): Part {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  if (parts.every(({ texts }) => texts !== null)) {
    const texts = new Set(parts.flatMap((part) => [...(part.texts ?? [])]));
    if (texts.size <= MOST_TEXTS) return { texts, required: [] };
  }
  // Of each the most telling one: what is matched holds one of these.
  const sets = parts.map((part) => requiredOf(part)[0]);
  return { texts: null, required: sets.includes(undefined) ? [] : [new Set(sets.flatMap((set) => [...(set ?? [])]))] };
}

/** A part that stands there or not. */
const optional = ({ texts }: Part): Part => (texts !== null && texts.size < MOST_TEXTS ? { texts: new Set([...texts, '']), required: [] } : ANY);

/** Reads the pattern of a regular expression without flags; what no rule needs it does not know. */
class PatternReader {
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  whole(): Part {
    const part = this.alternatives();
    if (this.at < this.source.length) throw new SyntaxError(`a bracket too many in a pattern: ${this.source}`);
    return part;
  }

  private alternatives(): Part {
    const parts = [this.terms()];
    while (this.takes('|')) parts.push(this.terms());
    return choice(parts);
  }

  private terms(): Part {
    const parts: Part[] = [];
    for (;;) {
      const sign = this.source.charAt(this.at);
      if (sign === '' || sign === '|' || sign === ')') return sequence(parts);
      PLAIN.lastIndex = this.at;
      const plain = PLAIN.exec(this.source)?.[0];
      if (plain === undefined) parts.push(...this.quantified(this.term()));
      else {
        this.at += plain.length;
        parts.push(literal(plain));
      }
    }
  }

  private term(): Part {
    const sign = this.source.charAt(this.at);
    this.at += 1;
    if (sign === '(') return this.group();
    if (sign === '[') return this.letters();
    if (sign === '\\') return this.escaped();
    if (sign === '^' || sign === '$') return EMPTY;
    return sign === '.' ? ANY : literal(sign);
  }

  private group(): Part {
    const looks = this.takes('?=') || this.takes('?!') || this.takes('?<=') || this.takes('?<!');
    if (!looks && this.takes('?<')) this.at = this.source.indexOf('>', this.at) + 1;
    else if (!looks) this.takes('?:');
    const inside = this.alternatives();
    if (!this.takes(')')) throw new SyntaxError(`a bracket is missing in a pattern: ${this.source}`);
    // What is only looked at is no part of the match.
    return looks ? EMPTY : inside;
  }

  private letters(): Part {
    const end = this.endOfLetters();
    const said = this.source.slice(this.at, end);
    this.at = end + 1;
    return /^[a-z0-9 ]+$/.test(said) && said.length <= MOST_LETTERS ? { texts: new Set(said), required: [] } : ANY;
  }

  private endOfLetters(): number {
    let end = this.at;
    while (this.source.charAt(end) !== ']') {
      if (end >= this.source.length) throw new SyntaxError(`a bracket is missing in a pattern: ${this.source}`);
      end += this.source.charAt(end) === '\\' ? 2 : 1;
    }
    return end;
  }

  private escaped(): Part {
    const sign = this.source.charAt(this.at);
    this.at += 1;
    if (sign === 'b' || sign === 'B') return EMPTY;
    if (!/[a-zA-Z0-9]/.test(sign)) return literal(sign);
    if ('wWdDsS'.includes(sign)) return ANY;
    throw new SyntaxError(`a pattern with \\${sign}, which is not known here: ${this.source}`);
  }

  /** A part as often as it may stand there: behind what has to be there once, more of it is anything. */
  private quantified(part: Part): readonly Part[] {
    QUANTIFIER.lastIndex = this.at;
    const found = QUANTIFIER.exec(this.source);
    if (found === null) return [part];
    const [said, least = '', comma, most] = found;
    this.at += said.length;
    if (said.startsWith('+')) return [part, ANY];
    if (said.startsWith('*')) return [ANY];
    if (said.startsWith('?') || (least === '0' && most === '1')) return [optional(part)];
    if (Number(least) === 0) return [ANY];
    return Number(least) === 1 && (comma === '' || most === '1') ? [part] : [part, ANY];
  }

  private takes(sign: string): boolean {
    if (!this.source.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }
}

/** The sets of literals of each of which a text that the pattern (without flags) matches holds one; none where that cannot be told. */
export const requiredLiterals = (source: string): RequiredLiterals =>
  requiredOf(new PatternReader(source).whole()).map((set) => new Set([...set].map((literal) => literal.slice(0, LONGEST))));
