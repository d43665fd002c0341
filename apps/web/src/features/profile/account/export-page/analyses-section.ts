import type { AccountExport } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { findingWords, measureWord, reasonWord, tipWord, valueWord } from '@touchline/messages/form-review-words';
import type { Finding, FormReview } from '@touchline/vision';
import { legWord, skillWord, viewWord } from '../../../analysis/saved-analyses/index.ts';
import { escaped, factsOf, sectionOf } from './build-html.ts';
import { momentText, valueText, type Row } from './stored-value-and-name-text.ts';

/** An analysis as the account or a device has it. */
interface Told {
  readonly id: string;
  readonly when: string;
  readonly type: string;
  readonly place: string;
  readonly summary: string | null;
  readonly review: Partial<FormReview>;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** A stored review; of another version of the app it may lack anything. */
const reviewIn = (value: unknown): Partial<FormReview> => (isRow(value) ? value : {});

/** What analyses found, in the words of the app; none where there were none. Numbers of the measuring are in the file for programs. */
export function analysesSection(tables: AccountExport['tables'], onDevice: readonly object[] | null): string {
  const inAccount = (tables['video_analysis_results'] ?? []).map(
    (row): Told => ({
      id: textOf(row['id']),
      when: textOf(row['created_at']),
      type: textOf(row['analysis_type']),
      place: m.export_in_account(),
      summary: typeof row['summary'] === 'string' ? row['summary'] : null,
      review: reviewIn(isRow(row['analysis_data']) ? row['analysis_data']['review'] : null),
    }),
  );
  const here = (onDevice ?? []).filter(isRow).map(
    (row): Told => ({
      id: textOf(row['id']),
      when: textOf(row['createdAt']),
      type: textOf(row['type']),
      place: m.export_device(),
      summary: null,
      review: reviewIn(row['review']),
    }),
  );
  const known = new Set(inAccount.map(({ id }) => id));
  const all = [...inAccount, ...here.filter(({ id }) => !known.has(id))].toSorted((a, b) => b.when.localeCompare(a.when));
  return all.length === 0 ? '' : sectionOf(m.export_analyses(), all.map(inWords).join('\n'));
}

function inWords({ when, type, place, summary, review }: Told): string {
  const { overallScore, view, kickingLeg, measures = [], strengths = [], improvements = [], notMeasured = [], tips = [] } = review;
  const skill = Object.hasOwn(skillWord, type) ? skillWord[type as keyof typeof skillWord]() : type;
  const facts: (readonly [string, string])[] = [
    [m.results_score(), typeof overallScore === 'number' ? m.export_score_of_100({ score: overallScore }) : m.results_history_no_score()],
    [m.export_kept(), place],
  ];
  const seen = [
    ...(view === null || view === undefined ? [] : [viewWord[view]()]),
    ...(kickingLeg === null || kickingLeg === undefined ? [] : [legWord[kickingLeg]()]),
  ];
  const sentence = (finding: Finding): string | null => {
    const measure = measures.find(({ id }) => id === finding.measure);
    const words = measure === undefined ? null : findingWords(finding, measure.unit);
    return words === null ? null : `${words.seen} ${words.why}`;
  };
  return `<h3>${escaped(`${skill}, ${momentText(when)}`)}</h3>
${factsOf([...facts, ...(seen.length === 0 ? [] : [[m.export_seen_from(), seen.join(', ')] as const])])}
${summary === null || summary === '' ? '' : `<p>${escaped(summary)}</p>`}
${listOf(m.export_measured(), measures.map((measure) => pair(measureWord(measure.id), valueWord(measure))))}
${listOf(m.results_strengths(), strengths.map(sentence))}
${listOf(m.results_improvements(), improvements.map(sentence))}
${listOf(m.results_not_measured(), notMeasured.map(reasonWord))}
${listOf(m.results_tips(), tips.map(tipWord))}`;
}

const pair = (name: string | null, value: string): string | null => (name === null ? null : `${name}: ${value}`);

/** A list below its name; texts, not HTML. What has no words in this version of the app is left out. */
function listOf(title: string, lines: readonly (string | null)[]): string {
  const known = lines.filter((line) => line !== null);
  return known.length === 0 ? '' : `<h4>${escaped(title)}</h4><ul>${known.map((line) => `<li>${escaped(valueText(line))}</li>`).join('\n')}</ul>`;
}
