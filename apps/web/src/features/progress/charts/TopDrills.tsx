import type { Progress } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { minutesText } from '../number-texts.ts';
import { BarRows } from './BarRows.tsx';
import { ChartEmpty } from './ChartEmpty.tsx';
import css from './TopDrills.module.css';

/** The drills practised most, six at most (spec 001 §9). */
export function TopDrills({ drills }: { readonly drills: Progress['topDrills'] }) {
  return (
    <Card level={3} title={m.progress_top()} className={css['card'] ?? ''}>
      {drills.length === 0 ? (
        <ChartEmpty shape="bars">{m.progress_top_none()}</ChartEmpty>
      ) : (
        <BarRows
          rows={drills.map(({ drillId, name, sessions, minutes }) => ({
            id: drillId,
            name,
            value: sessions,
            words: m.progress_top_words({ count: sessions, minutes: minutesText(minutes) }),
          }))}
        />
      )}
    </Card>
  );
}
