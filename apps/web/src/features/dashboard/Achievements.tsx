import type { Achievement } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { LoadFailed } from '../../offline/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { AchievementList, shownAchievements } from '../achievements/index.ts';

interface AchievementsProps {
  /** All of them; undefined while they are not there. */
  achievements: readonly Achievement[] | undefined;
  /** Why they could not be read; null where they could. */
  failure: unknown;
  retrying: boolean;
  onRetry: () => void;
  onAll: () => void;
}

/** The latest badges, or the nearest ones. */
export function Achievements({ achievements, failure, retrying, onRetry, onAll }: AchievementsProps) {
  return (
    <Card
      level={3}
      title={m.achievements_title()}
      aside={
        <Button size="sm" onClick={onAll}>
          {m.profile_badges_all()}
        </Button>
      }
    >
      {failure === null ? null : (
        <LoadFailed title={m.achievements_failed()} error={failure} onRetry={onRetry} retrying={retrying} />
      )}
      {achievements === undefined && failure === null ? (
        <Loading label={m.achievements_title()}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} shape="block" height="3.5rem" />
          ))}
        </Loading>
      ) : null}
      {achievements === undefined ? null : <AchievementList achievements={shownAchievements(achievements)} isShortOnPhone />}
    </Card>
  );
}
