import { useQuery } from '@tanstack/react-query';
import type { Profile } from '@touchline/contracts';
import type { CelebrationMoment } from '@touchline/domain';
import { useEffect, useMemo } from 'react';
import { m } from '@touchline/messages';
import { drillsQuery, useApi } from '../../api/index.ts';
import type { PracticeChoice } from '../../features/practice/index.ts';
import type { FieldToOpenOn } from '../../features/profile/index.ts';
import { useOutboxState, waitingDrillsOf } from '../../offline/index.ts';
import type { SignedInPlayer } from '../../auth-session/index.ts';
import { prefetch } from '../../store/prefetch-code-part.ts';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { whenTouched } from '../run-after-first-interaction.ts';
import { loadPart } from '../load-lazy-part.ts';
import { lazyPart } from '../lazy-part.tsx';
import { UnfinishedDrillOr } from './lazy-unfinished-drill.tsx';
import { SignOutButton } from './SignOut.tsx';
import type { Tab } from './tab-address-and-keys.ts';
import { useClearPlayerData } from './useClearPlayerData.ts';
import type { AskBeforeLeaving } from './useTab.ts';

const loadAnalysis = () => import('../../features/analysis/index.ts');
const loadCoach = () => import('../../features/coach/index.ts');
const loadDashboard = () => import('../../features/dashboard/index.ts');
const loadLeaderboard = () => import('../../features/leaderboard/index.ts');
const loadProgress = () => import('../../features/progress/index.ts');
const loadPractice = () => import('../../features/practice/index.ts');
const loadRewards = () => import('../../features/rewards/index.ts');
const loadProfile = () => import('../../features/profile/index.ts');
const AnalysisTab = lazyPart('analysis', async () => (await loadAnalysis()).AnalysisTab, TabSkeleton);
const CoachTab = lazyPart('coach', async () => (await loadCoach()).CoachTab, TabSkeleton);
const DashboardTab = lazyPart('dashboard', async () => (await loadDashboard()).DashboardTab, TabSkeleton);
const LeaderboardTab = lazyPart('leaderboard', async () => (await loadLeaderboard()).LeaderboardTab, TabSkeleton);
const PracticeTab = lazyPart('practice', async () => (await loadPractice()).PracticeTab, TabSkeleton);
const ProgressTab = lazyPart('progress', async () => (await loadProgress()).ProgressTab, TabSkeleton);
const RewardsTab = lazyPart('rewards', async () => (await loadRewards()).RewardsTab, TabSkeleton);
const ProfileTab = lazyPart('profile', async () => (await loadProfile()).ProfileTab, TabSkeleton);
const SettingsPage = lazyPart('settings', async () => (await loadProfile()).SettingsPage, TabSkeleton);

const parts = {
  dashboard: DashboardTab,
  practice: PracticeTab,
  rewards: RewardsTab,
  progress: ProgressTab,
  leaderboard: LeaderboardTab,
  coach: CoachTab,
  analysis: AnalysisTab,
  profile: ProfileTab,
} as const satisfies Record<Tab, unknown>;

/** Whether a tab's code is here, so that it stands as soon as it is gone to. */
export const isTabThere = (tab: Tab): boolean => parts[tab].isThere();

/** Fetches a tab's code before it is shown. */
export const fetchTab = (tab: Tab): Promise<void> => parts[tab].fetch();

/** What of a tab is gone to. */
export interface OpensOn {
  /** The progress tab opens on the player's badges. */
  readonly badges?: boolean | undefined;
  /** The reward store opens a pack at once. */
  readonly pack?: boolean | undefined;
  /** The profile opens at this field of its form. */
  readonly field?: FieldToOpenOn | undefined;
}

interface TabContentProps {
  readonly tab: Tab;
  /** The settings lie over the profile. */
  readonly atSettings: boolean;
  readonly player: SignedInPlayer;
  readonly profile: Profile | undefined;
  /** What the practice tab opens with. */
  readonly choice: PracticeChoice;
  readonly opensOn: OpensOn;
  /** How often the tab on screen was chosen while it was there. */
  readonly timesChosenAgain: number;
  readonly onNavigate: (tab: Tab, options?: PracticeChoice & OpensOn) => void;
  /** The practice tab has opened with that, or the reward store with its pack. */
  readonly onArrived: () => void;
  /** A drill or an analysis runs: it asks before the tab is left. */
  readonly onHold: (ask: AskBeforeLeaving | null) => void;
  /** Something was reached that has the screen to itself. */
  readonly onCelebrate: (moments: readonly CelebrationMoment[]) => void;
}

/** What a tab holds. */
export function TabContent({ tab, atSettings, player, profile, choice, opensOn, timesChosenAgain, onNavigate, onArrived, onHold, onCelebrate }: TabContentProps) {
  // Beside a pitch the signal goes: the drills are here before it does.
  useEffect(() => whenTouched(() => prefetch(loadPractice)), []);
  const { data: drills } = useQuery(drillsQuery(useApi()));
  const { waiting } = useOutboxState();
  const waitingDrills = useMemo(() => waitingDrillsOf(waiting), [waiting]);
  const forget = useClearPlayerData(player.id);
  if (tab === 'dashboard') {
    return (
      <DashboardTab
        club={profile?.club ?? null}
        waitingDrills={waitingDrills}
        renderUnfinishedOr={(hero) => (
          <UnfinishedDrillOr playerId={player.id} onOpen={() => onNavigate('practice', { returnsToTimer: true })}>
            {hero}
          </UnfinishedDrillOr>
        )}
        onNavigate={onNavigate}
      />
    );
  }
  if (tab === 'practice') return <PracticeTab playerId={player.id} {...choice} {...{ drills, timesChosenAgain, onNavigate, onArrived, onHold }} />;
  if (tab === 'progress') return <ProgressTab playerId={player.id} waitingDrills={waitingDrills} badges={opensOn.badges ?? false} onNavigate={onNavigate} />;
  if (tab === 'leaderboard') return <LeaderboardTab profile={profile} onNavigate={onNavigate} />;
  if (tab === 'rewards') return <RewardsTab playerId={player.id} opensPack={opensOn.pack ?? false} {...{ onArrived, onNavigate }} />;
  if (tab === 'analysis') {
    const onPracticeResult = async (result: number): Promise<void> => {
      const { draftCountedResult } = await loadPart('practice', loadPractice);
      draftCountedResult(player.id, { drillId: 'juggling', result });
      onNavigate('practice', { drillId: 'juggling' });
    };
    return (
      <AnalysisTab
        playerId={player.id}
        age={profile?.age ?? null}
        onPracticeResult={(result) => void onPracticeResult(result)}
        {...{ onNavigate, onHold, onCelebrate }}
      />
    );
  }
  if (tab === 'coach') return <CoachTab playerId={player.id} onNavigate={onNavigate} />;
  const signOut = <SignOutButton variant="ghost" failed={m.profile_account_sign_out_failed} />;
  if (atSettings) return <SettingsPage {...{ player, signOut }} onForget={forget} />;
  return <ProfileTab {...{ player, signOut, onNavigate }} opensOn={opensOn.field} />;
}

/** What stands where a tab will be, while its code is fetched. */
function TabSkeleton() {
  return (
    <Loading atOnce>
      <Skeleton shape="block" height="14rem" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Loading>
  );
}
