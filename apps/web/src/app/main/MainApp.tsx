import { QueryClientProvider, focusManager } from '@tanstack/react-query';
import { createClient, endpoints, type Client } from '@touchline/contracts/client';
import { useEffect, useState } from 'react';
import { locale } from '@touchline/messages';
import { ApiProvider, queryKey, refetchAfter, shareChanges } from '../../api/index.ts';
import {
  browserQueue,
  editKind,
  editSender,
  keepDraft,
  keepSending,
  cachedResponses,
  newVersion,
  NewVersionNotice,
  accessTokenOfPlayer,
  profileEdits,
  QueuesContext,
  practiceSessionKind,
  practiceSessionSender,
  SettledToasts,
  stopDrill,
} from '../../offline/index.ts';
import type { tellRun } from '../../features/practice/index.ts';
import { usePlayerAuthSession, type SignedInPlayer } from '../../auth-session/index.ts';
import { ToastProvider } from '../../ui/toast/ToastProvider.tsx';
import type { UncaughtWatch } from '../errors/uncaught-errors.ts';
import { UncaughtToasts } from '../errors/UncaughtToasts.tsx';
import { PlayerShell } from './PlayerShell.tsx';
import { createQueryClient } from './query-client.ts';

export { fetchTab } from './TabContent.tsx';

export interface MainAppProps {
  readonly player: SignedInPlayer;
  readonly uncaught: UncaughtWatch;
  /** The heading takes the focus as the app opens: whoever has just signed in lost it with the form. */
  readonly takesFocus?: boolean;
}

/** The app of a signed-in player: its API, its cache, what waits for a connection, its messages, its shell. */
export function MainApp({ player, uncaught, takesFocus = false }: MainAppProps) {
  const session = usePlayerAuthSession();
  const [api] = useState(() => createClient(endpoints, accessTokenOfPlayer(player.id, session), locale));
  const [numbers] = useState(() => cachedResponses(player.id, () => localStorage, () => Date.now(), window));
  const [queries] = useState(() => {
    const fresh = createQueryClient((why) => void session.refused(why));
    numbers.restore(fresh);
    return fresh;
  });
  const [waiting] = useState(() => ({
    outbox: browserQueue(practiceSessionKind(player.id, practiceSessionSender(api, queries), () => void refetchAfter(queries, 'session'))),
    edits: profileEdits(
      browserQueue(
        editKind(player.id, editSender(api, queries), () => {
          void queries.invalidateQueries({ queryKey: queryKey('profile') });
        }),
      ),
    ),
  }));
  const [version] = useState(newVersion);
  useEffect(() => inNextTask(() => keepSending(waiting.outbox, waiting.edits)), [waiting]);
  useEffect(() => waiting.outbox.onNews(({ arrived }) => tellRoutine(player.id, arrived)), [waiting, player.id]);
  useEffect(() => inNextTask(() => shareLater(api, player.id)), [api, player.id]);
  useEffect(() => refetchOnFocus(), []);
  useEffect(() => shareChanges(queries), [queries]);
  useEffect(() => {
    const stopFollowing = numbers.follow(queries);
    const stopWatching = session.subscribe(() => {
      const left = session.state();
      if (left.status !== 'signedOut') return;
      stopFollowing();
      numbers.clear();
      forgetCopiesOf(player.id);
      // What was typed and not saved is kept for whoever has to sign in again, not for whoever leaves.
      if (left.reason !== 'left') return;
      keepDraft(player.id, {});
      // In every tab: one that runs it may have stored it again since.
      stopDrill(player.id);
      forgetTalksOf(player.id);
    });
    return () => {
      stopFollowing();
      stopWatching();
      // Nobody's numbers stay in the memory of a page that they have left.
      queries.clear();
    };
  }, [numbers, player.id, queries, session]);
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider client={api}>
        <ToastProvider>
          <UncaughtToasts watch={uncaught} />
          <QueuesContext value={waiting}>
            <SettledToasts />
            <PlayerShell player={player} uncaught={uncaught} takesFocus={takesFocus} />
          </QueuesContext>
          {version === null ? null : <NewVersionNotice playerId={player.id} version={version} />}
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}

/**
 * Begins something in a task of its own, so that on an old phone a tap is answered before. Returns what ends it, or calls
 * it off.
 */
function inNextTask(begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  const timer = setTimeout(() => {
    end = begin();
  });
  return () => {
    clearTimeout(timer);
    end?.();
  };
}

/**
 * Reads what is stale anew when the player comes back to this window from one beside it, where a pack may have been
 * opened. Coming back to a page that was out of sight is heard without this. Returns what ends it.
 */
function refetchOnFocus(): () => void {
  const onFocus = (): void => focusManager.onFocus();
  globalThis.addEventListener('focus', onFocus);
  return () => globalThis.removeEventListener('focus', onFocus);
}

/** Runs code that is fetched for it. Where it cannot be fetched what it does is left undone, which harms nobody. */
function quietly(work: () => Promise<unknown>): void {
  work().catch(() => undefined);
}

/** What was read of the account's analyses; the account has them, and no other player's page reads them. */
function forgetCopiesOf(playerId: string): void {
  quietly(async () => (await import('../../features/analysis/sending/index.ts')).deviceCopies.removeAll(playerId));
}

/** They are the player's own, and no other player's page reads them. */
function forgetTalksOf(playerId: string): void {
  quietly(async () => (await import('./player-synced-values.ts')).forgetTalks(playerId));
}

/** The routine under way hears what its sessions brought, though its tab is closed. The numbers have it all the same. */
function tellRoutine(...news: Parameters<typeof tellRun>): void {
  quietly(async () => (await import('../../features/practice/index.ts')).tellRun(...news));
}

/** Once the first screen stands. Where its code cannot be fetched, this visit goes without. */
function shareLater(api: Client, playerId: string): () => void {
  let stop: (() => void) | null = () => undefined;
  const share = async (): Promise<void> => {
    const { syncPlayerValues } = await import('./player-synced-values.ts');
    if (stop !== null) stop = syncPlayerValues(api, playerId);
  };
  quietly(share);
  return () => {
    stop?.();
    stop = null;
  };
}
