import { levelProgress, nearGoal, parsePracticeDay } from '@touchline/domain';
import { m } from '@touchline/messages';
import { StarIcon, TokenIcon } from '../../../ui/icons/reward-icons.tsx';
import type { SavedSession } from '../machine/practice-machine-types.ts';
import css from './Celebration.module.css';
import { LevelBar } from './LevelBar.tsx';
import { RewardLines } from './RewardLines.tsx';
import { StreakFlame } from './StreakFlame.tsx';
import { topRewardOf } from './top-reward-of-session.ts';

interface SessionRewardsProps {
  readonly saved: SavedSession;
  /** How many lines of the count are on show so far. */
  readonly linesShown: number;
  /** The player has skipped the count. */
  readonly isSkipped: boolean;
}

/** Experience and tokens line by line and why, and what they add up to: the level and the streak. */
export function SessionRewards({ saved, linesShown, isSkipped }: SessionRewardsProps) {
  const { rewards, stats, session } = saved;
  const lateDay = session.practice_day === stats.today ? null : parsePracticeDay(session.practice_day);
  const counted = { shown: linesShown, skipped: isSkipped };
  return (
    <div className={css['won']}>
      {rewards.unpaid ? null : (
        <div className={css['earned']}>
          <RewardLines name={m.practice_saved_xp()} icon={<StarIcon size={22} />} lines={rewards.experience} {...counted} />
          <RewardLines name={m.practice_saved_tokens()} icon={<TokenIcon size={22} />} lines={rewards.tokens} {...counted} />
        </div>
      )}
      <div className={css['reached']}>
        <LevelBar
          levelBefore={rewards.levelBefore}
          level={rewards.levelAfter}
          from={levelProgress(stats.totalExperience - rewards.experienceGained)}
          to={levelProgress(stats.totalExperience)}
          toNext={stats.experienceToNextLevel}
          isNear={nearGoal(stats)?.kind === 'level'}
          isInMedal={topRewardOf(saved).kind === 'level'}
        />
        {!rewards.unpaid ? <StreakFlame before={rewards.streakBefore} after={rewards.streakAfter} lateDay={lateDay} /> : null}
      </div>
    </div>
  );
}
