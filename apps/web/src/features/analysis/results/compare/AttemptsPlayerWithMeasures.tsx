import { AttemptsPlayer, type AttemptsPlayerProps } from './AttemptsPlayer.tsx';
import { MeasureTable } from './MeasureTable.tsx';

interface AttemptsInMotionProps extends AttemptsPlayerProps {
  /** The two can be compared: what changed is said. */
  readonly alike: boolean;
}

/** Two attempts in motion, and under them what was measured in each. */
export function AttemptsPlayerWithMeasures({ alike, ...both }: AttemptsInMotionProps) {
  const { before, now, beforeLabel, nowLabel } = both;
  return (
    <>
      <AttemptsPlayer {...both} />
      <MeasureTable before={before.review} now={now.review} {...{ beforeLabel, nowLabel, alike }} />
    </>
  );
}
