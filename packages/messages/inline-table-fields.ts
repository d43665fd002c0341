import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type Rows = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const CALL = /\bfield(s?)OfEach\((\w+), ('[\w', ]+')\)/g;

/**
 * A module of tables in which the calls of `fieldOfEach` and `fieldsOfEach` are replaced by their values; null where there
 * are none. Throws where it cannot be told which rows or fields are meant: a page would carry all of them.
 */
export async function withFieldValues(code: string, id: string): Promise<string | null> {
  const values = new Map<string, string>();
  for (const [call, many, name = '', keys = ''] of code.matchAll(CALL)) {
    const from = new RegExp(`^import \\{ ${name} \\} from '(\\.[^']+)';\\r?$`, 'm').exec(code)?.[1];
    if (from === undefined) throw new Error(`${id} takes fields of ${name}, but does not import it on a line of its own`);
    const module = (await import(pathToFileURL(resolve(dirname(id), from)).href)) as Readonly<Record<string, Rows>>;
    const fields = keys.split(', ').map((key) => key.slice(1, -1));
    const valueOf = (row: Rows[string]): unknown =>
      many === '' ? row[fields[0] ?? ''] : Object.fromEntries(fields.map((field) => [field, row[field]]));
    const table = Object.fromEntries(Object.entries(module[name] ?? {}).map(([key, row]) => [key, valueOf(row)]));
    values.set(call, JSON.stringify(table));
  }
  const replaced = code.replace(CALL, (call) => values.get(call) ?? call);
  if (/\bfields?OfEach\(/.test(replaced)) throw new Error(`${id} does not name its fields by literals on one line`);
  return values.size === 0 ? null : replaced;
}
