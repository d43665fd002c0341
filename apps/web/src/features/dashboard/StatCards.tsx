import type { Stats } from '@touchline/contracts';
import { experienceOfLevel, levelProgress, PACK_COST, statCards, streakBadgeDays, statCardPraise } from '@touchline/domain';
import type { StatCard as StatName, StatCardPraise } from '@touchline/domain';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { StatCard } from '../../ui/card/StatCard.tsx';
import { classes } from '../../ui/join-class-names.ts';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { CountUp } from '../../ui/number/CountUp.tsx';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { TEXT_SEPARATOR } from '../../ui/text-separator.ts';
import css from './StatCards.module.css';

interface StatCardsProps {
  stats: Stats;
  /** How many achievements are earned, of all, and how many more on this device alone; undefined while unknown. */
  achievements: { readonly earned: number; readonly total: number; readonly onlyHere: number } | undefined;
  onNavigate: (tab: 'progress' | 'rewards', options?: { badges: boolean }) => void;
}

const label: Record<StatName, (value: number) => string> = {
  streak: (count) => m.dashboard_stat_streak({ count }),
  tokens: m.dashboard_stat_tokens,
  practiceDays: (count) => m.dashboard_stat_practiceDays({ count }),
  level: m.dashboard_stat_level,
  minutes: (count) => m.dashboard_stat_minutes({ count }),
  achievements: m.dashboard_stat_achievements,
};

const trendWord: Record<StatCardPraise, () => string> = {
  onFire: m.dashboard_trend_onFire,
  buildingMomentum: m.dashboard_trend_buildingMomentum,
  dedicatedPlayer: m.dashboard_trend_dedicatedPlayer,
  greatProgress: m.dashboard_trend_greatProgress,
  expert: m.dashboard_trend_expert,
  risingStar: m.dashboard_trend_risingStar,
  trainingMachine: m.dashboard_trend_trainingMachine,
  committedPlayer: m.dashboard_trend_committedPlayer,
  buildingHabits: m.dashboard_trend_buildingHabits,
  achievementHunter: m.dashboard_trend_achievementHunter,
  goalAchiever: m.dashboard_trend_goalAchiever,
  firstMilestone: m.dashboard_trend_firstMilestone,
};

const MINUTES_OF_AN_HOUR = 60;

/** The first goal in each place for a player who has not practised yet, of so many badges. */
const ahead: Record<StatName, (badges: number) => string> = {
  streak: () => m.dashboard_ahead_streak({ count: streakBadgeDays[0] ?? 0 }),
  tokens: () => m.dashboard_ahead_tokens({ count: PACK_COST }),
  practiceDays: () => m.dashboard_ahead_practiceDays(),
  level: () => m.dashboard_ahead_level({ count: experienceOfLevel(2) }),
  minutes: () => m.dashboard_ahead_minutes({ count: MINUTES_OF_AN_HOUR }),
  achievements: (badges) => m.dashboard_ahead_achievements({ count: badges }),
};

/** What each number is before the first session. */
const atStart: Record<StatName, number> = { streak: 0, tokens: 0, practiceDays: 0, level: 1, minutes: 0, achievements: 0 };

/** The six numbers of a player (spec 001 §2); each leads to where there is more of it. */
export function StatCards({ stats, achievements, onNavigate }: StatCardsProps) {
  const value: Record<StatName, number> = {
    streak: stats.currentStreak,
    tokens: stats.tokens,
    practiceDays: stats.practiceDays,
    level: stats.level,
    minutes: stats.totalMinutes,
    achievements: achievements?.earned ?? 0,
  };
  return (
    <section aria-label={m.dashboard_stats_title()}>
      <VisuallyHidden>
        <h3>{m.dashboard_stats_title()}</h3>
      </VisuallyHidden>
      <ul className={classes(css['cards'], stats.totalSessions === 0 && css['first'])}>
        {statCards.map((name) => {
          const isKnown = name !== 'achievements' || achievements !== undefined;
          const isAhead = stats.totalSessions === 0 && isKnown && value[name] === atStart[name];
          const trend = statCardPraise(name, value[name]);
          // Tokens have no trend: what they are enough for.
          const packs = name === 'tokens' && value.tokens >= PACK_COST ? [m.dashboard_packs({ count: Math.floor(value.tokens / PACK_COST) })] : [];
          const here = name === 'achievements' && achievements !== undefined && achievements.onlyHere > 0 ? [m.dashboard_achievements_here({ count: achievements.onlyHere })] : [];
          // No word of praise for a streak that is short: how long the best one was.
          const best = name === 'streak' && trend === null && stats.bestStreak > 0 ? [m.dashboard_best_streak({ count: stats.bestStreak })] : [];
          const praise = [...(trend === null ? [] : [trendWord[trend]()]), ...best, ...packs, ...here].join(TEXT_SEPARATOR);
          const words = isAhead ? ahead[name](achievements?.total ?? 0) : praise;
          const number = name === 'achievements' ? achievementsText(achievements) : <CountUp value={value[name]} />;
          return (
            <li key={name}>
              <StatCard
                label={label[name](value[name])}
                value={isAhead ? null : number}
                of={name}
                {...(name === 'level' && !isAhead && { progress: levelBar(stats) })}
                tone={name === 'streak' && value[name] > 0 ? 'flame' : 'plain'}
                onPress={() => {
                  if (name === 'achievements') onNavigate('progress', { badges: true });
                  else onNavigate(name === 'tokens' ? 'rewards' : 'progress');
                }}
                {...(words !== '' && { trend: words })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How much of the level is behind the player, 0–1, and how far the next one is in words. */
function levelBar({ level, totalExperience, experienceToNextLevel: count }: Stats): { readonly filled: number; readonly label: string } {
  return { filled: levelProgress(totalExperience), label: m.practice_saved_to_next({ count, level: level + 1 }) };
}

function achievementsText(count: StatCardsProps['achievements']): ReactNode {
  if (count === undefined) return '–';
  return (
    <>
      {count.earned}
      <small>/{count.total}</small>
    </>
  );
}

/** The same places while the numbers are on their way. */
export function StatCardsLoading() {
  return (
    <Loading atOnce label={m.dashboard_stats_title()}>
      <div className={css['cards']}>
        {statCards.map((name) => (
          <Skeleton key={name} shape="block" height="7.25rem" />
        ))}
      </div>
    </Loading>
  );
}
