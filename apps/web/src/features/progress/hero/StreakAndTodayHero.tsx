import { useQuery } from '@tanstack/react-query';
import type { Progress, Stats } from '@touchline/contracts';
import { BASE_EXPERIENCE } from '@touchline/domain';
import { m } from '@touchline/messages';
import { statsQuery, useApi } from '../../../api/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { LevelProgress } from '../../achievements/index.ts';
import { NumbersOnScoreboard } from '../NumbersOnScoreboard.tsx';
import css from './StreakAndTodayHero.module.css';
import { headlineOf, type Headline } from './streak-headline.ts';
import { StreakGauge } from './StreakGauge.tsx';

const words: Readonly<Record<Headline['code'], (inputs: { count: number }) => string>> = {
  // The gauge beside both says which day it is.
  best: () => m.progress_headline_best(),
  today: () => m.progress_headline_today(),
  keep: m.progress_headline_keep,
  restart: () => m.progress_headline_restart(),
};

interface StreakAndTodayHeroProps {
  readonly progress: Progress;
  /** A drill of today waits to be sent: what it makes of the streak, the server has not said. */
  readonly waitsToday: boolean;
  readonly onPractise: () => void;
}

/** How am I doing: the streak under what is said of it, what today holds, and the next thing to do. */
export function StreakAndTodayHero({ progress, waitsToday, onPractise }: StreakAndTodayHeroProps) {
  const { today, streak } = progress;
  const { code, day } = headlineOf(progress);
  const isNothingYet = today.drills === 0;
  // No streak runs: what is near is the next level, and it leads.
  const isLevelFirst = streak.current === 0;
  // With the page, or already: the line is not worth waiting for.
  const { data: stats } = useQuery(statsQuery(useApi()));
  return (
    <Card level={3} tone="pitch" lines="corner" title={waitsToday && isNothingYet ? m.progress_headline_waits() : words[code]({ count: day })} className={classes(css['card'], isLevelFirst && css['levelFirst']) ?? ''}>
      <div className={css['hero']}>
        <div className={css['today']}>
          <div className={css['numbers']} data-none={isNothingYet}>
            <p className={css['kicker']}>{m.progress_today()}</p>
            {isNothingYet ? (
              <p className={css['none']}>{waitsToday ? m.progress_first_waits() : todayWords(isLevelFirst ? stats : undefined)}</p>
            ) : (
              <NumbersOnScoreboard
                numbers={[
                  { label: m.progress_figure_drills({ count: today.drills }), value: today.drills },
                  { label: m.progress_figure_minutes({ count: today.minutes }), value: today.minutes },
                  { label: m.progress_xp(), value: today.experience },
                ]}
              />
            )}
          </div>
          {/* Its place is kept: nothing moves as it comes. */}
          <div className={css['level']}>{stats === undefined ? null : <LevelProgress stats={stats} isLevelBeside={isLevelFirst} />}</div>
          <div className={css['action']}>
            <Button variant="primary" size="lg" icon={<PlayIcon size={20} />} onClick={onPractise}>
              {m.progress_start()}
            </Button>
          </div>
        </div>
        <div className={css['gauge']}>
          <StreakGauge streak={streak} isTodayDone={!isNothingYet} />
        </div>
      </div>
    </Card>
  );
}

/** Of a day without a drill: the level that any drill would bring, where it is that near. */
function todayWords(stats: Stats | undefined): string {
  return stats !== undefined && stats.experienceToNextLevel <= BASE_EXPERIENCE
    ? m.progress_today_one_to_level({ level: stats.level + 1 })
    : m.progress_today_none();
}
