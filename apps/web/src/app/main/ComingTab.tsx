import { m } from '../../i18n/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { TabSign } from './places.tsx';
import type { Tab } from './tab.ts';

/** The places that are not open yet. */
type ComingPlace = Exclude<Tab, 'dashboard' | 'practice' | 'profile'>;

const words: Readonly<Record<ComingPlace, () => string>> = {
  rewards: m.app_coming_rewards,
  progress: m.app_coming_progress,
  leaderboard: m.app_coming_leaderboard,
  coach: m.app_coming_coach,
  analysis: m.app_coming_analysis,
};

interface ComingTabProps {
  readonly place: ComingPlace;
  readonly onNavigate: (tab: 'practice') => void;
}

/** A place that is not open yet: one sentence about what will be here, and something to do meanwhile. */
export function ComingTab({ place, onNavigate }: ComingTabProps) {
  return (
    <Card>
      <EmptyState
        title={m.app_coming_title()}
        icon={<TabSign tab={place} />}
        lines={place === 'analysis' ? 'penalty' : 'centre'}
        action={<Button onClick={() => onNavigate('practice')}>{m.app_coming_action()}</Button>}
      >
        {words[place]()}
      </EmptyState>
    </Card>
  );
}
