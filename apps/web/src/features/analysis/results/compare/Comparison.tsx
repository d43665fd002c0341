import { useEffect, useState } from 'react';
import { m } from '../../../../i18n/index.ts';
import { Card } from '../../../../ui/card/Card.tsx';
import { VisuallyHidden } from '../../../../ui/hidden/VisuallyHidden.tsx';
import { agoText } from '../../kept/ago-text.ts';
import type { AnalysisStore } from '../../kept/analysis-store.ts';
import type { KeptAnalysis } from '../../kept/kept-analysis.ts';
import type { Shown } from '../shown.ts';
import { partWords } from '../words.ts';
import css from './Comparison.module.css';
import { SideBySide } from './SideBySide.tsx';

interface ComparisonProps {
  shown: Shown;
  playerId: string;
  store: AnalysisStore;
  /** The analysis on show as it lies on the device; the one before it is compared. */
  kept: KeptAnalysis | null;
}

/** This attempt beside the last one of the same skill: score, parts, and the same moment of both. */
export function Comparison({ shown, playerId, store, kept }: ComparisonProps) {
  const { review } = shown;
  const [previous, setPrevious] = useState<KeptAnalysis | null>();
  const [now] = useState(() => Date.now());
  const at = kept?.createdAt;
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      const found = await store.before(playerId, review.type, at ?? Date.now());
      if (!left) setPrevious(found ?? null);
    };
    // Without the device's storage there is no last one to show.
    look().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [store, playerId, review.type, at]);
  if (previous === undefined || review.measures.length === 0) return null;
  return (
    <Card title={m.results_compare()} level={3}>
      {previous === null ? (
        <p className={css['none']}>{m.results_compare_none()}</p>
      ) : (
        <div className={css['compare']}>
          <p className={css['change']}>{changeText(previous.review.overallScore, review.overallScore)}</p>
          <SideBySide shown={shown} previous={previous} />
          <table className={css['table']}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{m.results_compare_part()}</VisuallyHidden>
                </th>
                <th scope="col">{m.results_compare_last({ when: agoText(previous.createdAt, now) })}</th>
                <th scope="col">{m.results_compare_now()}</th>
                <th scope="col">
                  <VisuallyHidden>{m.results_compare_change()}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              <Row name={m.results_score()} before={previous.review.overallScore} now={review.overallScore} />
              {partWords.map(([name, word]) => (
                <Row key={name} name={word()} before={previous.review.subScores[name]} now={review.subScores[name]} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

interface RowProps {
  name: string;
  before: number | null;
  now: number | null;
}

function Row({ name, before, now }: RowProps) {
  const by = before === null || now === null ? null : now - before;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={css['before']}>{before ?? m.results_compare_no_score()}</td>
      <td className={css['now']}>{now ?? m.results_compare_no_score()}</td>
      <td className={css['by']}>
        {by === null ? null : <span className={css[signOf(by)]}>{byText(by)}</span>}
      </td>
    </tr>
  );
}

const signOf = (by: number): 'up' | 'down' | 'same' => (by === 0 ? 'same' : by > 0 ? 'up' : 'down');

function byText(by: number): string {
  if (by === 0) return m.results_compare_change_none();
  const points = Math.abs(by);
  return by > 0 ? m.results_compare_change_up({ points }) : m.results_compare_change_down({ points });
}

function changeText(before: number | null, now: number | null): string {
  if (before === null || now === null) return '';
  if (before === now) return m.results_compare_same();
  const points = Math.abs(now - before);
  return now > before ? m.results_compare_up({ points }) : m.results_compare_down({ points });
}
