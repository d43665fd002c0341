import type { Achievement, Stats } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { StatCard } from '../../../ui/card/StatCard.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { CountUp } from '../../../ui/number/CountUp.tsx';
import { Loading } from '../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { achievementCount } from '../../achievements/index.ts';
import css from './PlayerStats.module.css';

interface PlayerStatsProps {
  readonly stats: Stats | undefined;
  readonly achievements: readonly Achievement[] | undefined;
  readonly onAchievements: () => void;
  readonly onTokens: () => void;
}

const places = [0, 1, 2, 3, 4, 5] as const;
const LEVEL = 4;

/** The six numbers of the profile, counted up from nothing (spec 001 §2): five in tiles; the level is on the player above, and read out here. */
export function PlayerStats({ stats, achievements, onAchievements, onTokens }: PlayerStatsProps) {
  if (stats === undefined) {
    return (
      <Loading label={m.profile_stats()}>
        <div className={css['grid']}>
          {places.map((place) => (
            <div key={place} className={css[place === LEVEL ? 'level' : 'number']}>
              <Skeleton shape="block" height="5.25rem" />
            </div>
          ))}
        </div>
      </Loading>
    );
  }
  const count = achievements && achievementCount(achievements);
  const number = (value: number) => <CountUp value={value} from={0} />;
  return (
    <section aria-label={m.profile_stats()}>
      <VisuallyHidden>
        <h3>{m.profile_stats()}</h3>
      </VisuallyHidden>
      <div className={css['grid']}>
        <StatCard
          value={number(stats.currentStreak)}
          label={m.profile_stat_streak({ count: stats.currentStreak })}
          of="streak"
          tone={stats.currentStreak > 0 ? 'flame' : 'plain'}
        />
        <StatCard value={number(stats.totalSessions)} label={m.profile_figure_sessions({ count: stats.totalSessions })} of="practiceDays" />
        <StatCard value={number(stats.totalMinutes)} label={m.profile_figure_minutes({ count: stats.totalMinutes })} of="minutes" />
        <StatCard
          value={count === undefined ? '–' : <CountUp value={count.earned} from={0} suffix={`/${count.total}`} />}
          label={m.profile_stat_achievements()}
          of="achievements"
          {...(count !== undefined && { onPress: onAchievements })}
        />
        <div className={css['level']}>
          <StatCard value={number(stats.level)} label={m.profile_stat_level()} of="level" />
        </div>
        <StatCard
          value={number(stats.tokens)}
          label={m.profile_stat_tokens()}
          of="tokens"
          onPress={onTokens}
        />
      </div>
    </section>
  );
}
