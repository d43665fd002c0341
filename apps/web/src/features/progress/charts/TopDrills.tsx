import type { Progress } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { sessionsText } from '../number-texts.ts';
import { BarRows } from './BarRows.tsx';
import { ChartEmpty } from './ChartEmpty.tsx';
import css from './TopDrills.module.css';

/** The drills practised most, six at most (spec 001 §9), by the minutes they had: sessions alone are often as many. */
export function TopDrills({ drills }: { readonly drills: Progress['topDrills'] }) {
  return (
    <Card level={3} title={m.progress_top()} className={css['card'] ?? ''}>
      {drills.length === 0 ? (
        <ChartEmpty shape="bars">{m.progress_top_none()}</ChartEmpty>
      ) : (
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
      )}
    </Card>
  );
}
