import type { Stats } from '@touchline/contracts';
import { levelBonus, levelProgress } from '@touchline/domain';
import { m } from '@touchline/messages';
import { Progress } from '../../ui/progress/Progress.tsx';
import css from './LevelProgress.module.css';

interface LevelLineProps {
  readonly stats: Stats;
  /** The level stands beside it already: the way to the next is shown, and what that one brings. Default false. */
  readonly isLevelBeside?: boolean;
}

/** How far it is from a player's level to the next, as a line and in XP, and what that one brings. */
export function LevelProgress({ stats: { level, totalExperience, experienceToNextLevel }, isLevelBeside = false }: LevelLineProps) {
  const ahead = m.profile_level_ahead({ experience: experienceToNextLevel, level: level + 1 });
  return (
    <>
      {isLevelBeside ? (
        <p className={css['ahead']} aria-hidden="true">
          {ahead}
        </p>
      ) : null}
      <Progress label={m.app_level({ level })} value={levelProgress(totalExperience) * 100} valueText={ahead} tone="flood" bare={isLevelBeside} />
      {isLevelBeside ? <p className={css['prize']}>{m.profile_level_prize({ level: level + 1, count: levelBonus(level, level + 1) })}</p> : null}
    </>
  );
}
