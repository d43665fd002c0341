import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@touchline/contracts/client';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { m } from '@touchline/messages';
import { profileQuery, statsQuery, useApi } from '../../api/index.ts';
import { AsOfNote, useEditedProfile, WaitingSessions } from '../../offline/index.ts';
import type { PracticeChoice } from '../../features/practice/index.ts';
import type { SignedInPlayer } from '../../auth-session/index.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { ChevronLeftIcon, InfoIcon } from '../../ui/icons/control-icons.tsx';
import { SarahFace } from '../../ui/avatar/SarahFace.tsx';
import { useToasts } from '../../ui/toast/useToasts.ts';
import { goToHash } from '../../ui/browser-back/layers-closed-by-back.ts';
import { AppShell } from '../../ui/shell/AppShell.tsx';
import { NavLink } from '../../ui/shell/NavLink.tsx';
import { PlayerHeader } from '../../ui/shell/PlayerHeader.tsx';
import type { UncaughtWatch } from '../errors/uncaught-errors.ts';
import { experienceAndDays, greetingAt, levelLine } from './header-subtitle-text.ts';
import { bottomTabs, settingsItem, tabName } from './nav-items.tsx';
import { PlayerCard } from './PlayerCard.tsx';
import css from './PlayerShell.module.css';
import { hasAllHeaderNumbers, headerNumberChips } from './header-number-chips.tsx';
import { SignOutButton, SignOutProvider } from './SignOut.tsx';
import type { Tab } from './tab-address-and-keys.ts';
import { isTabThere, TabContent, type OpensOn } from './TabContent.tsx';
import { TabPanel } from './TabPanel.tsx';
import { LazyBackgroundDrill } from './lazy-unfinished-drill.tsx';
import { useAnalysisSending } from './useAnalysisSending.ts';
import { useCelebration } from './useCelebration.tsx';
import { useHourOfDay } from './useHourOfDay.ts';
import { useSyncProfileTimeZone } from './useSyncProfileTimeZone.ts';
import { useNavItemStatusTexts } from './useNavItemStatusTexts.ts';
import { useNavItems } from './useNavItems.ts';
import { useIsAtSettings } from './useIsAtSettings.ts';
import { usePrefetchTabData } from './usePrefetchTabData.ts';
import { useTab, useTabKeys } from './useTab.ts';
import { useRefetchOnTabEntry } from './useRefetchOnTabEntry.ts';

/** From this width on the rail stands in the drawer's place (spec 000 §2). */
const railWidth = '(min-width: 1024px)';
/** The picture of a player whose profile is not here yet (spec 000 §3). */
const NO_AVATAR = '⚽';

interface PlayerShellProps {
  readonly player: SignedInPlayer;
  readonly uncaught: UncaughtWatch;
  readonly takesFocus: boolean;
}

/** Header, navigation and the tab on screen. */
export function PlayerShell({ player, uncaught, takesFocus }: PlayerShellProps) {
  const api = useApi();
  const { data: savedProfile, error: profileError } = useQuery(profileQuery(api));
  const profile = useEditedProfile(savedProfile);
  const { data: stats, isLoading: areStatsAwaited } = useQuery(statsQuery(api));
  const { tab, go, hold, isHeld, isLeaving } = useTab(isTabThere);
  const { celebrate, holdTab, celebration, offer } = useCelebration({ hold, isHeld });
  // What is under way in another tab asks before the address is followed.
  const atSettings = useIsAtSettings() && tab === 'profile';
  usePrefetchTabData();
  const status = useNavItemStatusTexts();
  const items = useNavItems(useAnalysisSending(player.id, tab, go)).map((item) => ({ ...item, status: status[item.id as Tab], ...(item.id === 'coach' && { portrait: <SarahFace size={24} /> }) }));
  const missing = useSyncExternalStore(uncaught.onMissing, uncaught.missing);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [choice, setChoice] = useState<PracticeChoice>({});
  const [opensOn, setOpensOn] = useState<OpensOn>({});
  const chooseLater = useCallback(() => {
    setChoice((before) => ({ ...before, startsAtOnce: false, returnsToTimer: false, opensPicker: false }));
    setOpensOn((before) => ({ ...before, pack: false }));
  }, []);
  const [timesChosenAgain, setTimesChosenAgain] = useState(0);
  const hour = useHourOfDay();
  useSyncProfileTimeZone(savedProfile);
  useDrawerBelowRail(setDrawerOpen);
  useRefetchOnTabEntry(tab);
  useDataClientCheck(profileError);

  const select = useCallback(
    (to: Tab): void => {
      setDrawerOpen(false);
      setOpensOn({});
      chooseLater();
      // No other tab: the page beneath the settings.
      if (to === 'profile' && atSettings) goToHash(to);
      else if (to === tab && !isLeaving()) {
        globalThis.scrollTo({ top: 0 });
        setTimesChosenAgain((times) => times + 1);
      } else go(to);
    },
    [go, chooseLater, atSettings, tab, isLeaving],
  );
  useTabKeys(select, () => drawerOpen || isHeld());

  const navigate = (to: Tab, { badges, field, pack, ...chosen }: PracticeChoice & OpensOn = {}): void => {
    select(to);
    setChoice(chosen);
    setOpensOn({ badges, field, pack });
  };
  const current = atSettings ? settingsItem.id : tab;
  const shown = atSettings ? 'settings' : tab;
  const greeting = shown === 'settings' ? undefined : shown === 'dashboard' ? greetingAt(hour, stats) : shown === 'profile' ? experienceAndDays(stats) : levelLine(stats);
  const openSettings = (id: string): void => {
    setDrawerOpen(false);
    goToHash(id);
  };
  const settings = (isInDrawer: boolean) => (
    <NavLink item={{ ...settingsItem, status: status.settings }} current={current} onSelect={openSettings} layout="row" showsStatus={isInDrawer} />
  );
  const name = profile?.display_name ?? player.name;
  const avatar = profile?.avatar ?? NO_AVATAR;
  return (
    <SignOutProvider playerId={player.id}>
      <AppShell
        items={items}
        bottom={bottomTabs}
        current={current}
        onSelect={(id) => select(id as Tab)}
        drawerOpen={drawerOpen}
        onDrawerOpenChange={setDrawerOpen}
        drawerHeader={<PlayerCard {...{ name, avatar, stats }} />}
        drawerFooter={
          <>
            <ButtonLink variant="ghost" href="/parents.html" icon={<InfoIcon />} className={css['row']}>
              {m.parents_link()}
            </ButtonLink>
            {settings(true)}
            {/* Last and apart, and no wider than its words: the finger that has opened the drawer is not on it. */}
            <div className={css['apart']}>
              <SignOutButton variant="ghost" className={css['row']} failed={m.app_sign_out_failed} onAsk={() => setDrawerOpen(false)} />
            </div>
          </>
        }
        railFooter={settings(false)}
        header={
          <PlayerHeader
            name={name}
            avatar={tab === 'profile' && !atSettings ? undefined : avatar}
            greeting={greeting}
            isWelcomeHidden={tab === 'profile'}
            {...(tab !== 'dashboard' && { pageName: atSettings ? settingsItem.label : tabName(tab) })}
            action={
              <>
                <WaitingSessions />
                {offer}
              </>
            }
            {...(stats && { purse: headerNumberChips(stats, shown) })}
            {...(areStatsAwaited && !hasAllHeaderNumbers(shown) && { purse: 'awaited' })}
          />
        }
      >
        <AsOfNote />
        {/* On the dashboard it is the one thing to do. In a talk and over a video it must not lie on what is read or seen. */}
        {tab === 'practice' ? null : (
          <LazyBackgroundDrill
            playerId={player.id}
            onOpen={() => navigate('practice', { returnsToTimer: true })}
            sticks={tab !== 'coach' && tab !== 'analysis'}
            hasOwnClock={tab === 'dashboard'}
          />
        )}
        <TabPanel tab={tab} {...(atSettings && { name: settingsItem.label, back: <BackToProfile /> })} missing={missing.has(tab)} takesFocus={takesFocus} onWarning={uncaught.warn}>
          <TabContent {...{ tab, atSettings, player, profile, opensOn, choice, timesChosenAgain }} onNavigate={navigate} onArrived={chooseLater} onHold={holdTab} onCelebrate={celebrate} />
        </TabPanel>
        {celebration}
      </AppShell>
    </SignOutProvider>
  );
}

/** From the settings, which are a page beneath the profile. */
function BackToProfile() {
  return (
    <ButtonLink variant="ghost" size="sm" href="#profile" icon={<ChevronLeftIcon />} className={css['back']}>
      {m.profile_settings_back()}
    </ButtonLink>
  );
}

/** Says so when there is no service behind the page that keeps the player's data (spec 000 §8). */
function useDataClientCheck(error: Error | null): void {
  const toasts = useToasts();
  const isMissing = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isMissing) toasts.error(m.app_data_client_missing());
  }, [isMissing, toasts]);
}

/** Closes the drawer when the window becomes wide enough for the rail. */
function useDrawerBelowRail(setOpen: (open: boolean) => void): void {
  useEffect(() => {
    const wide = globalThis.matchMedia(railWidth);
    const close = (): void => {
      if (wide.matches) setOpen(false);
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [setOpen]);
}
