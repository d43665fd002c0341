import { m } from '@touchline/messages';
import { drillNames } from '@touchline/messages/drill-names';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { ChevronRightIcon } from '../../ui/icons/controls.tsx';
import { PracticeIcon } from '../../ui/icons/navigation.tsx';
import { FlameIcon, StarIcon } from '../../ui/icons/rewards.tsx';
import type { ReactNode } from 'react';
import type { Recommended as One } from './recommended.ts';
import css from './Recommended.module.css';
import { whyText } from './why-suggested.ts';

interface RecommendedProps {
  all: readonly One[];
  onChoose: (drillId: string) => void;
}

const icon: Record<One['id'], ReactNode> = {
  basicBallControl: <StarIcon />,
  startAStreak: <FlameIcon />,
  recovery: <FlameIcon />,
  rested: <PracticeIcon />,
};

/**
 * Things worth doing beside the one to do now; each leads to practice with its drill chosen (spec 001 §2). No AI
 * provider has a part in them, so the badge says where they come from (settled).
 */
export function Recommended({ all, onChoose }: RecommendedProps) {
  if (all.length === 0) return null;
  return (
    <Card
      level={3}
      title={m.dashboard_recommended_title()}
      className={css['card'] ?? ''}
      aside={<Badge tone="note">{m.dashboard_recommended_badge()}</Badge>}
    >
      <ul className={css['list']}>
        {all.map((one) => (
          <li key={`${one.id} ${one.drill.id}`}>
            <button type="button" className={css['one']} onClick={() => onChoose(one.drill.id)}>
              <span className={css['icon']}>{icon[one.id]}</span>
              <span className={css['words']}>
                <b className={css['name']}>{nameOf(one)}</b>
                {one.bonusExperience === 0 ? null : (
                  <span className={css['bonus']}>{m.dashboard_recommended_bonus({ count: one.bonusExperience })}</span>
                )}
                <span className={css['why']}>{whyOf(one)}</span>
              </span>
              <ChevronRightIcon size={20} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function nameOf({ id, drill }: One): string {
  if (id === 'basicBallControl') return m.dashboard_recommended_basicBallControl();
  return id === 'startAStreak' ? m.dashboard_recommended_startAStreak() : drillNames[drill.id];
}

function whyOf({ id, drill, why }: One): string {
  switch (id) {
    case 'basicBallControl':
      return m.dashboard_recommended_basicBallControl_why({ drill: drillNames[drill.id] });
    case 'startAStreak':
      return m.dashboard_recommended_startAStreak_why({ drill: drillNames[drill.id] });
    case 'recovery':
      return m.dashboard_recommended_recovery_why();
    case 'rested':
      break;
  }
  return whyText(why, drill);
}
