import pg from 'pg';

type Parser = (value: string) => unknown;
type Types = { readonly getTypeParser: (oid: number, format?: 'text' | 'binary') => Parser };

const { INT8: int8, DATE: date }: { readonly INT8: number; readonly DATE: number } = pg.types.builtins;

/**
 * How a pool of ours reads values: as pg does, except that counts are numbers and dates stay `YYYY-MM-DD`, because
 * a day of practice has no time zone and a `Date` would give it one. Set for each pool, as other users of pg in
 * the process (the job queue) have their own ideas.
 */
export const pgTypeParsers: Types = {
  getTypeParser: (oid, format) => (oid === date ? asText : countsOf(pg.types).getTypeParser(oid, format)),
};

/** The same types, but with 8-byte integers, which all counts and sums are, as numbers. */
export function countsOf(types: Types): Types {
  return {
    getTypeParser: (oid, format) => (oid === int8 && format !== 'binary' ? asCount : types.getTypeParser(oid, format)),
  };
}

const asText: Parser = (value) => value;

/** Beyond 2^53 a number would be wrong: the digits then stay as they came. */
const asCount: Parser = (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : value);
