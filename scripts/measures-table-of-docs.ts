// The table of the measures in docs/vision.md: made from their definitions and the words that the page shows, so that a
// measure, a band or a source that changes is changed there too.
import { analysisTypes } from '@touchline/domain';
import { bases, measured, sights } from '@touchline/messages/measure-explanations';
import { fill } from '@touchline/messages/fill';
import { measureWord } from '@touchline/messages/form-review-words';
import { evidenceFor, type Evidence } from '@touchline/vision';

const FROM = '<!-- measures: from here on by `npm run generate` -->';
const TO = '<!-- measures: to here -->';

/** The text of docs/vision.md with its table as the measures are now. Throws where the marks of its place are not there. */
export function withMeasuresTable(text: string): string {
  const [from, to] = [text.indexOf(FROM), text.indexOf(TO)];
  if (from === -1 || to < from) throw new Error('docs/vision.md has no place for the table of the measures');
  return `${text.slice(0, from + FROM.length)}\n${measuresTable()}\n${text.slice(to)}`;
}

/** One row for each band; skills that share it are named together. */
function measuresTable(): string {
  const rows = new Map<Evidence['range'], { readonly evidence: Evidence; readonly types: string[] }>();
  for (const type of analysisTypes) {
    for (const evidence of evidenceFor(type)) {
      const row = rows.get(evidence.range) ?? { evidence, types: [] };
      row.types.push(type);
      rows.set(evidence.range, row);
    }
  }
  const lines = [...rows.values()].map(({ evidence: { range, basis, studies }, types }) => {
    const what = `${measureWord(range.id) ?? range.id}: ${measured[range.id]}`;
    return `| ${[types.join(', '), what, bandText(range), range.grade, sights[range.sight], fill(bases[basis], { studies: studies ?? '' })].join(' | ')} |`;
  });
  return ['| skills | what is measured | band | trust | view | source |', '| --- | --- | --- | --- | --- | --- |', ...lines].join('\n');
}

/** Its numbers, as far as its reading has them. */
function bandText({ band, reading, unit }: Evidence['range']): string {
  if (band === null) return 'yes';
  const said = (value: number): string => String(Math.round(unit === 'share' ? value * 100 : value)).replace('-', '−');
  const sign = unit === 'degrees' ? '°' : ' %';
  if (reading === 'atMost') return `≤ ${said(band.best)}${sign} best, ${said(band.goodTo)} good, ${said(band.max)} poor`;
  if (reading === 'atLeast') return `≥ ${said(band.best)}${sign} best, ${said(band.goodFrom)} good, ${said(band.min)} poor`;
  return `${[band.min, band.goodFrom, band.best, band.goodTo, band.max].map(said).join(' – ')}${sign}`;
}
