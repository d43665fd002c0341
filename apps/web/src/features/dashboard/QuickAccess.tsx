import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { Card } from '../../ui/card/Card.tsx';
import {
  AnalysisIcon,
  CoachIcon,
  LeaderboardIcon,
  PracticeIcon,
  ProgressIcon,
  RewardsIcon,
} from '../../ui/icons/navigation-icons.tsx';
import css from './QuickAccess.module.css';

/** Where the buttons lead. */
export type QuickPlace = 'practice' | 'progress' | 'rewards' | 'leaderboard' | 'coach' | 'analysis';

const places: readonly { readonly place: QuickPlace; readonly label: () => string; readonly icon: ReactNode }[] = [
  { place: 'practice', label: m.dashboard_quick_practice, icon: <PracticeIcon /> },
  { place: 'progress', label: m.dashboard_quick_progress, icon: <ProgressIcon /> },
  { place: 'rewards', label: m.app_tab_rewards, icon: <RewardsIcon /> },
  { place: 'leaderboard', label: m.app_tab_leaderboard, icon: <LeaderboardIcon /> },
  { place: 'coach', label: m.app_tab_coach, icon: <CoachIcon /> },
  { place: 'analysis', label: m.app_tab_analysis, icon: <AnalysisIcon /> },
];

/** Six ways on from the dashboard (spec 001 §2). */
export function QuickAccess({ onNavigate }: { onNavigate: (place: QuickPlace) => void }) {
  return (
    <Card level={3} title={m.dashboard_quick_title()} className={css['ways'] ?? ''}>
      <ul className={css['places']}>
        {places.map(({ place, label, icon }) => (
          <li key={place}>
            <button type="button" className={css['place']} onClick={() => onNavigate(place)}>
              <span className={css['icon']}>{icon}</span>
              {label()}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
