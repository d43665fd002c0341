import type { Drill, Side } from '@touchline/domain';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import { EyeIcon } from '../../../ui/icons/control-icons.tsx';
import { DrillDiagram } from '../../drills/index.ts';
import { DrillSteps } from '../DrillSteps.tsx';
import css from './DrillGuide.module.css';

interface DrillGuideProps {
  drill: Drill;
  side: Side;
  /** Whole minutes of it that were practised. */
  minutesDone: number;
  /** The clock stands: there is time to read how it goes. */
  paused: boolean;
}

/** How the drill goes: from above and in motion, with one thing to look at, another each minute; its steps while the clock stands. */
export function DrillGuide({ drill, side, minutesDone, paused }: DrillGuideProps) {
  const { coachingPoints } = drillInstructions[drill.id];
  const point = coachingPoints[minutesDone % coachingPoints.length];
  return (
    <div className={css['guide']}>
      <DrillDiagram drill={drill} side={side} className={css['diagram']} />
      {paused ? (
        <DrillSteps drill={drill} brief />
      ) : (
        <p className={css['point']} aria-live="polite">
          <EyeIcon size={22} />
          <span key={point}>{point}</span>
        </p>
      )}
    </div>
  );
}
