import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { profileQuery, statsQuery, useApi } from '../../api/index.ts';
import { AsOfNote, WaitingSessions } from '../../offline/index.ts';
import type { SignedInPlayer } from '../../session/index.ts';
import { AppShell } from '../../ui/shell/AppShell.tsx';
import { Header } from '../../ui/shell/Header.tsx';
import { avatarOf } from './avatar.ts';
import { greetingAt } from './greeting.ts';
import { bottomPlaces, places } from './places.tsx';
import { PlayerCard } from './PlayerCard.tsx';
import { purseOf } from './purse.tsx';
import { SignOutButton, SignOutProvider } from './SignOut.tsx';
import type { Tab } from './tab.ts';
import { TabContent } from './TabContent.tsx';
import { TabView } from './TabView.tsx';
import { useHour } from './useHour.ts';
import { useOwnTimeZone } from './useOwnTimeZone.ts';
import { useTab, useTabKeys } from './useTab.ts';

/** From this width on the rail stands in the drawer's place (spec 000 §2). */
const railWidth = '(min-width: 1024px)';

/** Header, navigation and the tab on screen. */
export function PlayerShell({ player }: { readonly player: SignedInPlayer }) {
  const api = useApi();
  const { data: profile } = useQuery(profileQuery(api));
  const { data: stats } = useQuery(statsQuery(api));
  const [tab, go] = useTab();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [drillId, setDrillId] = useState<string>();
  const hour = useHour();
  useOwnTimeZone(profile);
  useDrawerBelowRail(setDrawerOpen);

  const select = useCallback(
    (to: Tab): void => {
      setDrawerOpen(false);
      go(to);
    },
    [go],
  );
  useTabKeys(select);

  const navigate = (to: Tab, options?: { readonly drillId?: string }): void => {
    setDrillId(options?.drillId);
    select(to);
  };
  const name = profile?.display_name ?? player.name;
  const avatar = avatarOf(profile);
  return (
    <SignOutProvider>
      <AppShell
        places={places}
        bottom={bottomPlaces}
        current={tab}
        onSelect={(id) => select(id as Tab)}
        drawerOpen={drawerOpen}
        onDrawerOpenChange={setDrawerOpen}
        drawerHeader={<PlayerCard {...{ name, avatar, stats }} />}
        drawerFooter={<SignOutButton wide onAsk={() => setDrawerOpen(false)} />}
        header={
          <Header
            name={name}
            avatar={avatar}
            greeting={greetingAt(hour, stats)}
            action={<WaitingSessions />}
            {...(stats && { purse: purseOf(stats) })}
          />
        }
      >
        <AsOfNote />
        <TabView tab={tab}>
          <TabContent tab={tab} player={player} profile={profile} drillId={drillId} onNavigate={navigate} />
        </TabView>
      </AppShell>
    </SignOutProvider>
  );
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
