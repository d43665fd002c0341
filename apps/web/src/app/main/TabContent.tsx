import { useQuery } from '@tanstack/react-query';
import type { Profile } from '@touchline/contracts';
import { lazy, useEffect } from 'react';
import { drillsQuery, useApi } from '../../api/index.ts';
import type { SignedInPlayer } from '../../session/index.ts';
import { loadPart, prefetch, whenTouched } from '../load-part.ts';
import { ComingTab } from './ComingTab.tsx';
import type { Tab } from './tab.ts';
import type { AskBeforeLeaving } from './useTab.ts';

const loadDashboard = () => import('../../features/dashboard/index.ts');
const loadPractice = () => import('../../features/practice/index.ts');
const loadProfile = () => import('./ProfileTab.tsx');
const DashboardTab = lazy(async () => ({ default: (await loadPart('dashboard', loadDashboard)).DashboardTab }));
const PracticeTab = lazy(async () => ({ default: (await loadPart('practice', loadPractice)).PracticeTab }));
const ProfileTab = lazy(async () => ({ default: (await loadPart('profile', loadProfile)).ProfileTab }));

interface TabContentProps {
  readonly tab: Tab;
  readonly player: SignedInPlayer;
  readonly profile: Profile | undefined;
  /** The drill that waits in the practice tab, when one was chosen elsewhere. */
  readonly drillId: string | undefined;
  readonly onNavigate: (tab: Tab, options?: { readonly drillId?: string }) => void;
  /** A drill runs: it asks before the tab is left. */
  readonly onHold: (ask: AskBeforeLeaving | null) => void;
}

/** What a tab holds. */
export function TabContent({ tab, player, profile, drillId, onNavigate, onHold }: TabContentProps) {
  // Beside a pitch the signal goes: the drills are here before it does.
  useEffect(() => whenTouched(() => prefetch(loadPractice)), []);
  const { data: drills } = useQuery(drillsQuery(useApi()));
  if (tab === 'dashboard') return <DashboardTab onNavigate={onNavigate} />;
  if (tab === 'practice') return <PracticeTab playerId={player.id} {...{ drills, drillId, onNavigate, onHold }} />;
  if (tab === 'profile') return <ProfileTab player={player} profile={profile} />;
  return <ComingTab place={tab} onNavigate={onNavigate} />;
}
