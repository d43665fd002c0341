import { m } from '@touchline/messages';
import { progressLimits } from '@touchline/domain';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';
import css from './EmptyProgress.module.css';
import { FirstDayPreviews, type Piece } from './FirstDayPreviews.tsx';

/** What fills with practice, each with what it takes. */
const pieces: readonly Piece[] = [
  { shape: 'streak', name: m.progress_current_streak, words: m.progress_first_streak },
  { shape: 'week', name: m.progress_week, words: m.progress_week_none },
  {
    shape: 'trend',
    name: m.progress_trend,
    words: () => m.progress_trend_few_overall({ count: progressLimits.trendNeeds }),
  },
  { shape: 'year', name: m.progress_year, words: m.progress_year_none },
];

interface EmptyProgressProps {
  /** Their first drill is done and waits to be sent. */
  readonly hasWaiting: boolean;
  readonly onPractise: () => void;
}

/** The page of a player who has never practised: what will be here, drawn, and the one way to it. */
export function EmptyProgress({ hasWaiting, onPractise }: EmptyProgressProps) {
  return (
    <Card level={3} tone="pitch" lines="corner" kicker={m.progress_today()} title={hasWaiting ? m.progress_headline_first_waits() : m.progress_headline_first()}>
      <div className={css['start']}>
        <p className={css['lead']}>{hasWaiting ? m.progress_first_waits() : m.progress_first_words()}</p>
        <Button variant="primary" size="lg" icon={<PlayIcon size={20} />} onClick={onPractise}>
          {hasWaiting ? m.progress_start() : m.progress_start_first()}
        </Button>
      </div>
      <FirstDayPreviews pieces={pieces} />
    </Card>
  );
}
