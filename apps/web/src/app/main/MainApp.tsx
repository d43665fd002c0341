import { QueryClientProvider } from '@tanstack/react-query';
import { createClient, endpoints } from '@touchline/contracts/client';
import { useEffect, useState } from 'react';
import { ApiProvider } from '../../api/index.ts';
import {
  browserOutbox,
  keepSending,
  keptNumbers,
  newVersion,
  NewVersionNotice,
  OutboxProvider,
  ownTokens,
  refreshNumbers,
  sessionSender,
  SettledToasts,
} from '../../offline/index.ts';
import { usePlayerSession, type SignedInPlayer } from '../../session/index.ts';
import { ToastProvider } from '../../ui/toast/ToastProvider.tsx';
import type { UncaughtWatch } from '../errors/uncaught.ts';
import { UncaughtToasts } from '../errors/UncaughtToasts.tsx';
import { PlayerShell } from './PlayerShell.tsx';
import { createQueryClient } from './query-client.ts';

export interface MainAppProps {
  readonly player: SignedInPlayer;
  readonly uncaught: UncaughtWatch;
}

/** The app of a signed-in player: its API, its cache, what waits for a connection, its messages, its shell. */
export function MainApp({ player, uncaught }: MainAppProps) {
  const session = usePlayerSession();
  const [api] = useState(() => createClient(endpoints, ownTokens(player.id, session)));
  const [numbers] = useState(() => keptNumbers(player.id, () => localStorage, () => Date.now()));
  const [queries] = useState(() => {
    const fresh = createQueryClient(() => void session.refused());
    numbers.restore(fresh);
    return fresh;
  });
  const [outbox] = useState(() => browserOutbox(player.id, sessionSender(api, queries)));
  const [version] = useState(newVersion);
  useEffect(() => keepSending(outbox, () => refreshNumbers(queries)), [outbox, queries]);
  useEffect(() => {
    const stopFollowing = numbers.follow(queries);
    const stopWatching = session.subscribe(() => {
      if (session.state().status !== 'signedOut') return;
      stopFollowing();
      numbers.clear();
    });
    return () => {
      stopFollowing();
      stopWatching();
    };
  }, [numbers, queries, session]);
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider client={api}>
        <ToastProvider>
          <UncaughtToasts watch={uncaught} />
          <OutboxProvider outbox={outbox}>
            <SettledToasts />
            <PlayerShell player={player} uncaught={uncaught} />
          </OutboxProvider>
          {version === null ? null : <NewVersionNotice playerId={player.id} version={version} />}
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
