import type { Recommendation } from '@touchline/contracts';
import { findDrill, type Drill, type ReasonKind } from '@touchline/domain';
import { m } from '@touchline/messages';
import { drillNames } from '@touchline/messages/drill-names';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { LoadFailed } from '../../offline/index.ts';
import { Card } from '../../ui/card/Card.tsx';
import { ChevronRightIcon } from '../../ui/icons/control-icons.tsx';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { SmallDrillDiagram } from '../drills/index.ts';
import type { RecommendedDrill } from './recommend-waiting-drills-last.ts';
import { reasonText } from './recommendation-reason-text.ts';
import css from './Recommended.module.css';

interface RecommendedProps {
  /** undefined while they are not there. */
  all: readonly RecommendedDrill[] | undefined;
  /** The player has not practised yet. */
  isFirst: boolean;
  /** Why they could not be read; null where they could. */
  failure: unknown;
  retrying: boolean;
  onRetry: () => void;
  onLook: (recommendation: Recommendation) => void;
}

/**
 * Things worth doing beside the one to do now; each starts practice with its drill chosen (spec 001 §2). No AI provider
 * has a part in them, so the badge says where they come from (settled).
 */
export function Recommended({ all, isFirst, failure, retrying, onRetry, onLook }: RecommendedProps) {
  if (all === undefined) {
    return (
      <Card level={3} title={m.dashboard_recommended_title()}>
        {failure === null ? (
          <Loading label={m.dashboard_recommended_loading()}>
            <Skeleton shape="block" height="4.75rem" />
            <Skeleton shape="block" height="4.75rem" />
          </Loading>
        ) : (
          <LoadFailed title={m.dashboard_recommended_failed()} error={failure} onRetry={onRetry} retrying={retrying} />
        )}
      </Card>
    );
  }
  const rows = all.flatMap((one) => {
    const drill = findDrill(one.drillId);
    return drill === undefined ? [] : [{ drill, ...one }];
  });
  if (rows.length === 0) return null;
  return (
    <Card
      level={3}
      title={m.dashboard_recommended_title()}
      className={css['card'] ?? ''}
      aside={<Badge tone="note">{isFirst ? m.dashboard_recommended_badge_first() : m.dashboard_recommended_badge()}</Badge>}
    >
      <ul className={css['list']}>
        {rows.map(({ drill, reason, waits }) => (
          <li key={drill.id} className={css['one']}>
            <span className={css['picture']}>
              <SmallDrillDiagram drill={drill} />
            </span>
            <div>
              <h4 className={css['name']}>{nameOf(reason.kind, drill)}</h4>
              <p className={css['why']}>{reasonText(reason, drill, waits)}</p>
            </div>
            <Button
              size="sm"
              icon={<ChevronRightIcon />}
              className={css['look'] ?? ''}
              aria-label={m.dashboard_recommended_look_drill({ drill: drillNames[drill.id] })}
              onClick={() => onLook({ drillId: drill.id, reason })}
            >
              <span className={css['lookWords']}>{m.dashboard_recommended_look()}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function nameOf(kind: ReasonKind, drill: Drill): string {
  return kind === 'startAStreak' ? m.dashboard_recommended_startAStreak() : drillNames[drill.id];
}
