import { m } from '@touchline/messages';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { TabSign } from './nav-items.tsx';
import type { Tab } from './tab.ts';

/** The places that are not open yet. */
type ComingTabName = Exclude<Tab, 'analysis' | 'dashboard' | 'leaderboard' | 'practice' | 'rewards' | 'profile' | 'progress'>;

const words: Readonly<Record<ComingTabName, () => string>> = {
  coach: m.app_coming_coach,
};

interface ComingTabProps {
  readonly tab: ComingTabName;
  readonly onNavigate: (tab: 'practice') => void;
}

/** A place that is not open yet: one sentence about what will be here, and something to do meanwhile. */
export function ComingTab({ tab, onNavigate }: ComingTabProps) {
  return (
    <Card>
      <EmptyState
        title={m.app_coming_title()}
        icon={<TabSign tab={tab} />}
        action={<Button onClick={() => onNavigate('practice')}>{m.app_coming_action()}</Button>}
      >
        {words[tab]()}
      </EmptyState>
    </Card>
  );
}
