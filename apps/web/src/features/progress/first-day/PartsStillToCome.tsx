import { m } from '@touchline/messages';
import { progressLimits } from '@touchline/domain';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { FirstDayPreviews, type Piece } from './FirstDayPreviews.tsx';
import css from './PartsStillToCome.module.css';

const bests: Piece = { shape: 'bests', name: m.progress_bests, words: m.progress_bests_none };
const year: Piece = { shape: 'year', name: m.progress_year, words: m.progress_year_none };

interface PartsStillToComeProps {
  /** Of the whole history: fewer than a trend needs. */
  readonly sessions: number;
  readonly hasBests: boolean;
  readonly onShowCharts: () => void;
}

/** The first sessions: one outline of what grows from them in place of a card without a line for each, and the charts for who asks. */
export function PartsStillToCome({ sessions, hasBests, onShowCharts }: PartsStillToComeProps) {
  const trend: Piece = {
    shape: 'trend',
    name: m.progress_trend,
    words: () => m.progress_trend_few_overall({ count: progressLimits.trendNeeds - sessions }),
  };
  return (
    <Card level={3} title={m.progress_soon()}>
      <FirstDayPreviews pieces={hasBests ? [trend, year] : [trend, bests, year]} />
      <div className={css['charts']}>
        <Button variant="ghost" onClick={onShowCharts}>
          {m.progress_soon_charts()}
        </Button>
      </div>
    </Card>
  );
}
