import { escaped } from './html.ts';
import { fieldText, valueText } from './value-text.ts';

/** Any stored value as HTML, with all that is in it: lists as lists, objects as names and values. */
export function valueToHtml(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    if (value.every((one) => typeof one !== 'object' || one === null)) return escaped(value.map(valueText).join(', '));
    return `<ol>${value.map((one) => `<li>${valueToHtml(one)}</li>`).join('\n')}</ol>`;
  }
  if (typeof value !== 'object' || value === null) return escaped(valueText(value));
  const entries = Object.entries(value);
  if (entries.length === 0) return '–';
  return `<dl>${entries.map(([name, one]) => `<dt>${escaped(fieldText(name))}</dt><dd>${valueToHtml(one)}</dd>`).join('\n')}</dl>`;
}
