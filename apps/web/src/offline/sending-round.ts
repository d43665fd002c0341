import type { OutboxOutside } from './outbox-outside.ts';
import { sendFailure } from './send-failure.ts';
import { inOrderOfFinish, type SavedSession, type WaitingSession } from './waiting-session.ts';

interface RoundTerms {
  readonly playerId: string;
  /** False once nothing may be sent any more. */
  readonly mayGoOn: () => boolean;
  /** The player asks for a try: pauses of our own making do not hold. What the server asked for does. */
  readonly insist: boolean;
  /** Epoch milliseconds until which a busy server is left in peace; moved on by busy answers. */
  readonly quiet: { until: number };
  readonly onTry: () => void;
  readonly onArrived: (session: WaitingSession, saved: SavedSession) => void;
  readonly onRefused: (session: WaitingSession) => void;
}

/** One player's sessions in the box, first practised first. */
export async function waitingOf(playerId: string, { store }: Pick<OutboxOutside, 'store'>): Promise<WaitingSession[]> {
  return inOrderOfFinish((await store.all()).filter((session) => session.playerId === playerId));
}

/**
 * Sends what waits, first practised first, until one has to wait on: nothing overtakes it. A session leaves the box
 * after the server's answer and not before. Throws what the store throws.
 */
export async function sendInOrder(outside: OutboxOutside, terms: RoundTerms): Promise<void> {
  for (const session of await waitingOf(terms.playerId, outside)) {
    if (session.refused !== null) continue;
    if (!terms.mayGoOn() || !isDue(session, outside.now(), terms)) return;
    terms.onTry();
    if (!(await sendOne(session, outside, terms))) return;
  }
}

function isDue({ notBefore }: WaitingSession, now: number, { insist, quiet }: RoundTerms): boolean {
  return (notBefore ?? 0) <= now && (insist || quiet.until <= now);
}

/** Whether the next one may be sent. */
async function sendOne(session: WaitingSession, outside: OutboxOutside, terms: RoundTerms): Promise<boolean> {
  const attempts = session.attempts + 1;
  let saved: SavedSession;
  try {
    saved = await outside.send(session.post, session.key);
  } catch (error) {
    const failure = sendFailure(error, attempts);
    if (failure.refused !== null) {
      const refused = { ...session, attempts, lastError: null, notBefore: null, refused: failure.refused };
      await outside.store.put(refused);
      terms.onRefused(refused);
      return true;
    }
    const now = outside.now();
    terms.quiet.until = now + failure.pause;
    const notBefore = failure.askedPause === null ? null : now + failure.askedPause;
    await outside.store.put({ ...session, attempts, lastError: failure.reason, notBefore });
    return false;
  }
  terms.quiet.until = 0;
  terms.onArrived(session, saved);
  await outside.store.remove(session.key);
  return true;
}
