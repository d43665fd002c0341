import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Outbox } from './practice-sessions.ts';

const OutboxContext = createContext<Outbox | null>(null);

/** Gives the components below the outbox of the signed-in player. */
export function OutboxProvider({ outbox, children }: { readonly outbox: Outbox; readonly children: ReactNode }) {
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

/** The outbox. Throws outside an `OutboxProvider`. */
export function useOutbox(): Outbox {
  const outbox = use(OutboxContext);
  if (outbox === null) throw new Error('useOutbox needs an OutboxProvider above');
  return outbox;
}

/** What waits in it, followed. */
export function useOutboxState(): ReturnType<Outbox['state']> {
  const { subscribe, state } = useOutbox();
  return useSyncExternalStore(subscribe, state);
}
