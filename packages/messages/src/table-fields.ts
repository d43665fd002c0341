/**
 * One field of each row, as a table of its own. A built page carries the fields that its screens read and not the rows:
 * the build writes their values in the place of these calls (`compile.ts`), which therefore name the field by a literal.
 */
export function fieldOfEach<Id extends string, Row, Key extends keyof Row>(rows: Readonly<Record<Id, Row>>, key: Key): Readonly<Record<Id, Row[Key]>> {
  return mapped(rows, (row) => row[key]);
}

/** Some fields of each row, as `fieldOfEach` gives one. */
export function fieldsOfEach<Id extends string, Row, Key extends keyof Row>(rows: Readonly<Record<Id, Row>>, ...keys: readonly Key[]): Readonly<Record<Id, Pick<Row, Key>>> {
  return mapped(rows, (row) => Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>);
}

function mapped<Id extends string, Row, Value>(rows: Readonly<Record<Id, Row>>, valueOf: (row: Row) => Value): Readonly<Record<Id, Value>> {
  return Object.fromEntries(Object.entries<Row>(rows).map(([id, row]) => [id, valueOf(row)])) as Record<Id, Value>;
}
