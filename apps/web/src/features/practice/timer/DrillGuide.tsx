import type { Drill } from '@touchline/domain';
import { drillTexts } from '@touchline/messages/drill-texts';
import { EyeIcon } from '../../../ui/icons/controls.tsx';
import { DrillDiagram } from '../../drills/index.ts';
import css from './DrillGuide.module.css';

interface DrillGuideProps {
  drill: Drill;
  /** Whole minutes of it that were practised. */
  minutesDone: number;
}

/** How the drill goes, while it runs: from above and in motion, and one thing to look at, another each minute. */
export function DrillGuide({ drill, minutesDone }: DrillGuideProps) {
  const { coachingPoints } = drillTexts[drill.id];
  const point = coachingPoints[minutesDone % coachingPoints.length];
  return (
    <div className={css['guide']}>
      <DrillDiagram drill={drill} className={css['diagram']} />
      <p className={css['point']} aria-live="polite">
        <EyeIcon size={22} />
        <span key={point}>{point}</span>
      </p>
    </div>
  );
}
