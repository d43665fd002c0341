import type { NotMeasured } from '@touchline/vision';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { InfoIcon } from '../../../ui/icons/control-icons.tsx';
import { notMeasuredWords } from '@touchline/messages/form-review-words';
import css from './NotMeasuredReasons.module.css';

interface NotMeasuredReasonsProps {
  readonly reasons: readonly NotMeasured[];
}

/** What could not be measured: each reason, and how to film it so that it can be. */
export function NotMeasuredReasons({ reasons }: NotMeasuredReasonsProps) {
  return (
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
  );
}

/** The same where it is why there is no score. */
export function NotMeasuredCard({ reasons }: NotMeasuredReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <Card title={m.results_not_measured()} level={3} tone="flood">
      <NotMeasuredReasons reasons={reasons} />
    </Card>
  );
}
