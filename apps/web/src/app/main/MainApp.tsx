import { QueryClientProvider } from '@tanstack/react-query';
import { createClient, endpoints } from '@touchline/contracts/client';
import { useState } from 'react';
import { ApiProvider } from '../../api/index.ts';
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

/** The app of a signed-in player: its API, its cache, its messages, its shell. */
export function MainApp({ player, uncaught }: MainAppProps) {
  const session = usePlayerSession();
  const [api] = useState(() => createClient(endpoints, session));
  const [queries] = useState(() => createQueryClient(() => void session.refused()));
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider client={api}>
        <ToastProvider>
          <UncaughtToasts watch={uncaught} />
          <PlayerShell player={player} />
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
