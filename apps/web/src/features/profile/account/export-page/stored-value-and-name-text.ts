import { m, numberText, timeLocale } from '@touchline/messages';
import { storedFieldNames, storedTableNames } from '@touchline/messages/data-export-headings';

export type Row = Readonly<Record<string, unknown>>;

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A stored value in words: moments in the reader's own time, yes and no, a dash for none. Objects stay as they are stored. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? m.export_yes() : m.export_no();
  if (typeof value === 'number') return numberText(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  return MOMENT.test(value) ? momentText(value) : value;
}

/** When something was: '22 Nov 2026, 12:04'. */
export function momentText(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : date.toLocaleString(timeLocale, { dateStyle: 'medium', timeStyle: 'short' });
}

const found = (names: Readonly<Record<string, string>>, name: string): string | undefined => (Object.hasOwn(names, name) ? names[name] : undefined);

/** What a stored field is called for who reads the page. Of what lies within a field, its own name as words: 'left knee' of leftKnee. */
export const fieldText = (name: string): string => found(storedFieldNames, name) ?? spaced(name);

/** What a stored table is called for who reads the page; other titles stay as they are. */
export const tableText = (name: string): string => found(storedTableNames, name) ?? name;

const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
