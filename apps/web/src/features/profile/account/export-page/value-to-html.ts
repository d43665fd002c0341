import { m } from '@touchline/messages';
import { recipientText } from '../../../consent/index.ts';
import { escaped } from './build-html.ts';
import { fieldText, valueText } from './stored-value-and-name-text.ts';

/** Fields that hold what an analysis measured, picture by picture: nobody reads that, and it is told in words before. */
const MEASUREMENTS: ReadonlySet<string> = new Set([
  'review',
  'analysis_data',
  'mediapipe_data',
  'vision_api_data',
  'vision_api_analysis',
  'landmarks',
  'angles',
  'metrics',
  'motion_data',
]);

/** Any stored value as HTML, lists as lists, objects as names and values; measurements stay in the file for programs. */
export function valueToHtml(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    if (value.every((one) => typeof one !== 'object' || one === null)) return escaped(value.map(valueText).join(', '));
    return `<ol>${value.map((one) => `<li>${valueToHtml(one)}</li>`).join('\n')}</ol>`;
  }
  if (typeof value !== 'object' || value === null) return escaped(valueText(value));
  const entries = Object.entries(value);
  if (entries.length === 0) return '–';
  return `<dl>${entries.map(([name, one]) => `<dt>${escaped(fieldText(name))}</dt><dd>${fieldToHtml(name, one)}</dd>`).join('\n')}</dl>`;
}

function fieldToHtml(name: string, value: unknown): string {
  if (isMeasurement(name, value)) return escaped(m.export_in_file());
  return name === 'recipient' && typeof value === 'string' ? escaped(recipientText(value)) : valueToHtml(value);
}

const isMeasurement = (name: string, value: unknown): boolean => MEASUREMENTS.has(name) && typeof value === 'object' && value !== null;
