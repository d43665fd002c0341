import {
  AnalysisIcon,
  CoachIcon,
  HomeIcon,
  LeaderboardIcon,
  PracticeIcon,
  ProfileIcon,
  ProgressIcon,
  RewardsIcon,
} from '../ui/icons/navigation-icons.tsx';
import { BallIcon, FlameIcon, TokenIcon } from '../ui/icons/reward-icons.tsx';
import type { PurseChip } from '../ui/shell/PlayerHeader.tsx';
import type { NavItem } from '../ui/shell/nav-item.ts';

/** The eight places in the order of their shortcuts (spec 000 §2). */
export const navItems: ReadonlyArray<NavItem> = [
  { id: 'dashboard', label: 'Dashboard', icon: <HomeIcon />, shortcut: '1' },
  { id: 'practice', label: 'Practice', icon: <PracticeIcon />, shortcut: '2' },
  { id: 'rewards', label: 'Reward Store', icon: <RewardsIcon />, shortcut: '3', count: 3 },
  { id: 'progress', label: 'Progress', icon: <ProgressIcon />, shortcut: '4' },
  { id: 'leaderboard', label: 'Leaderboard', icon: <LeaderboardIcon />, shortcut: '5', count: 12 },
  { id: 'coach', label: 'AI Coach', icon: <CoachIcon />, shortcut: '6', highlighted: true },
  { id: 'analysis', label: 'Form Analysis', icon: <AnalysisIcon />, shortcut: '7' },
  { id: 'profile', label: 'Profile', icon: <ProfileIcon />, shortcut: '8' },
];

export const bottomTabs: ReadonlyArray<string> = ['dashboard', 'practice', 'analysis', 'rewards', 'progress'];

export const purse: ReadonlyArray<PurseChip> = [
  { id: 'tokens', value: 148, label: 'tokens', icon: <TokenIcon /> },
  { id: 'days', value: 41, label: 'days', icon: <FlameIcon /> },
  { id: 'drills', value: 96, label: 'drills', icon: <BallIcon /> },
];
