import { TwoAttemptsPlayer, type TwoAttemptsPlayerProps } from './TwoAttemptsPlayer.tsx';
import { MeasureTable } from './MeasureTable.tsx';

interface AttemptsInMotionProps extends TwoAttemptsPlayerProps {
  /** The two can be compared: what changed is said. */
  readonly alike: boolean;
}

/** Two attempts in motion, and under them what was measured in each. */
export function TwoAttemptsPlayerWithMeasures({ alike, ...both }: AttemptsInMotionProps) {
  const { before, now, beforeLabel, nowLabel } = both;
  return (
    <>
      <TwoAttemptsPlayer {...both} />
      <MeasureTable before={before.review} now={now.review} {...{ beforeLabel, nowLabel, alike }} />
    </>
  );
}
