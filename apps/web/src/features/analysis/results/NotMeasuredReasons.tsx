import type { NotMeasured } from '@touchline/vision';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { InfoIcon } from '../../../ui/icons/controls.tsx';
import { notMeasuredWords } from '@touchline/messages/form-review-words';
import css from './NotMeasuredCard.module.css';

/** What could not be measured: each reason, and how to film it so that it can be. */
export function NotMeasuredCard({ reasons }: { readonly reasons: readonly NotMeasured[] }) {
  if (reasons.length === 0) return null;
  return (
    <Card title={m.results_not_measured()} level={3} tone="flood">
      <ul className={css['reasons']}>
        {reasons.map((reason) => {
          const { what, film } = notMeasuredWords(reason);
          return (
            <li key={reason}>
              <InfoIcon />
              <div>
                <p className={css['why']}>{what}</p>
                <p>{film}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
