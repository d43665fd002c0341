import { isCountedByCamera } from '@touchline/domain';
import type { Drill } from '@touchline/domain';
import { m } from '@touchline/messages';
import { drillNames } from '@touchline/messages/drill-names';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { EyeIcon } from '../../../ui/icons/control-icons.tsx';
import { CameraIcon } from '../../../ui/icons/filming-icons.tsx';
import { DrillSteps } from '../DrillSteps.tsx';
import { categoryOf, difficultyWord } from '../drill-labels.ts';
import { drillNeedsLine } from '../../drills/index.ts';
import css from './DrillDetails.module.css';

/** A drill in words: what it is, what it needs, how it goes, what to look at. */
export function DrillDetails({ drill }: { drill: Drill }) {
  const { coachingPoints } = drillInstructions[drill.id];
  return (
    <Card level={3} title={drillNames[drill.id]} className={css['card'] ?? ''}>
      <div className={css['badges']}>
        <Badge tone="flood">{m.practice_level({ level: drill.level })}</Badge>
        <Badge>{categoryOf(drill)}</Badge>
        <Badge>{difficultyWord[drill.difficulty]()}</Badge>
        {isCountedByCamera(drill) ? <Badge icon={<CameraIcon size={16} />}>{m.practice_count_can()}</Badge> : null}
      </div>
      <h4 className={css['part']}>{m.practice_steps_title()}</h4>
      <DrillSteps drill={drill} />
      <h4 className={css['part']}>{m.practice_points_title()}</h4>
      <ul className={css['points']}>
        {coachingPoints.map((point) => (
          <li key={point}>
            <EyeIcon size={18} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <p className={css['needs']}>
        {drill.equipment.balls === 0 ? null : <b>{m.practice_needs_title()}: </b>}
        {drillNeedsLine(drill)}
      </p>
    </Card>
  );
}
