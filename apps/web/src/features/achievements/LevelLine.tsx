import type { Stats } from '@touchline/contracts';
import { levelProgress } from '@touchline/domain';
import { m } from '@touchline/messages';
import { Progress } from '../../ui/progress/Progress.tsx';

/** How far it is from a player's level to the next, as a line and in XP. */
export function LevelLine({ stats: { level, totalExperience, experienceToNextLevel } }: { readonly stats: Stats }) {
  return (
    <Progress
      label={m.app_level({ level })}
      value={levelProgress(totalExperience) * 100}
      valueText={m.profile_level_ahead({ experience: experienceToNextLevel, level: level + 1 })}
      tone="flood"
    />
  );
}
