import type { Progress } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { sessionsText } from '../number-texts.ts';
import { BarRows } from './BarRows.tsx';
import { ChartEmpty } from './ChartEmpty.tsx';
import css from './TopDrills.module.css';

/** The drills of the most sessions, six at most (spec 001 §9), in the order of their minutes: sessions alone are often as many. It says so where the order shows. */
export function TopDrills({ drills }: { readonly drills: Progress['topDrills'] }) {
  return (
    <Card level={3} title={m.progress_top()} className={css['card'] ?? ''}>
      {drills.length === 0 ? (
        <ChartEmpty shape="bars">{m.progress_top_none()}</ChartEmpty>
      ) : (
        <>
          {drills.length > 1 ? <p className={css['order']}>{m.progress_top_order()}</p> : null}
          <BarRows
            rows={drills
              .toSorted((one, other) => other.minutes - one.minutes)
              .map(({ drillId, name, sessions, minutes }) => ({
                id: drillId,
                name,
                value: minutes,
                words: m.progress_top_words({ count: minutes, sessions: sessionsText(sessions) }),
              }))}
          />
        </>
      )}
    </Card>
  );
}
