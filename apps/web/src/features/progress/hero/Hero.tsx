import type { Progress } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { PlayIcon } from '../../../ui/icons/play.tsx';
import { ScoreboardNumbers } from '../ScoreboardNumbers.tsx';
import css from './Hero.module.css';
import { headlineOf, type Headline } from './headline.ts';
import { StreakGauge } from './StreakGauge.tsx';

const words: Readonly<Record<Headline['code'], (inputs: { count: number }) => string>> = {
  best: m.progress_headline_best,
  today: m.progress_headline_today,
  keep: m.progress_headline_keep,
  restart: () => m.progress_headline_restart(),
};

interface HeroProps {
  readonly progress: Progress;
  readonly onPractise: () => void;
}

/** How am I doing: the streak, what today holds, and the next thing to do. */
export function Hero({ progress, onPractise }: HeroProps) {
  const { today, streak } = progress;
  const { code, day } = headlineOf(progress);
  return (
    <Card level={3} tone="pitch" lines="corner" kicker={m.progress_today()} title={words[code]({ count: day })}>
      <div className={css['hero']}>
        <div className={css['today']}>
          <ScoreboardNumbers
            numbers={[
              { label: m.progress_drills(), value: today.drills },
              { label: m.progress_minutes(), value: today.minutes },
              { label: m.progress_xp(), value: today.experience },
            ]}
          />
          <div className={css['action']}>
            <Button variant="primary" size="lg" icon={<PlayIcon size={20} />} onClick={onPractise}>
              {m.progress_start()}
            </Button>
          </div>
        </div>
        <StreakGauge streak={streak} />
      </div>
    </Card>
  );
}
