import { m } from '@touchline/messages';
import {
  AnalysisIcon,
  CoachIcon,
  HomeIcon,
  LeaderboardIcon,
  PracticeIcon,
  ProfileIcon,
  ProgressIcon,
  RewardsIcon,
  SettingsIcon,
} from '../../ui/icons/navigation-icons.tsx';
import type { NavItem } from '../../ui/shell/nav-item.ts';
import { tabs, type Tab } from './tab-address-and-keys.ts';

const signs = {
  dashboard: HomeIcon,
  practice: PracticeIcon,
  rewards: RewardsIcon,
  progress: ProgressIcon,
  leaderboard: LeaderboardIcon,
  coach: CoachIcon,
  analysis: AnalysisIcon,
  profile: ProfileIcon,
} as const;

const names: Readonly<Record<Tab, () => string>> = {
  dashboard: m.app_tab_dashboard,
  practice: m.app_tab_practice,
  rewards: m.app_tab_rewards,
  progress: m.app_tab_progress,
  leaderboard: m.app_tab_leaderboard,
  coach: m.app_tab_coach,
  analysis: m.app_tab_analysis,
  profile: m.app_tab_profile,
};

/** What a tab is called. */
export function tabName(tab: Tab): string {
  return names[tab]();
}

/** The tabs as places of the shell. */
export const navItems: readonly NavItem[] = tabs.map((tab, index) => {
  const Sign = signs[tab];
  return {
    id: tab,
    label: tabName(tab),
    icon: <Sign />,
    shortcut: String(index + 1),
  };
});

/** The settings, which are no tab: at the foot of rail and drawer. */
export const settingsItem: NavItem = { id: 'settings', label: m.profile_settings_title(), icon: <SettingsIcon /> };

/** The five of a phone's bottom bar; the others are in the drawer, and in the wider bar of a tablet. */
export const bottomTabs: readonly Tab[] = ['dashboard', 'practice', 'analysis', 'rewards', 'progress'];
