import { setTimeout as pause } from 'node:timers/promises';
import { boot, type Boot } from './boot-server.ts';
import { EmbeddedDatabaseError, throwIfStopped } from './embedded-error.ts';
import { freePort } from './free-port.ts';
import { disownLock, holderOf, readLockFile, removeEmptyLock } from './postmaster-pid.ts';
import { acquireLease, type Refusal, type ServerLease } from './server-lease.ts';
import { interrupt } from './stop-server.ts';

export type Joined = {
  readonly lease: ServerLease;
  /** Whether the server was running before: left by a process that was killed, or shared with another one. */
  readonly adopted: boolean;
};

/** How long a server that is up may refuse us, in milliseconds: longer than a stop takes. */
const patience = 90_000;
/** How long another process's server may take to come up, in milliseconds: recovery after a crash can be long. */
const patienceForRecovery = 600_000;

/**
 * Acquires a lease on the cluster's server, and boots the server when none runs. PostgreSQL's own lock decides between
 * several that boot at once; the others come round and acquire their leases on the winner's.
 * With `fixedPort` the server has to come up on that port, else it comes up on its last one or any free one.
 * Throws `stopped` or `start-failed`, with no server left behind that this call has booted.
 */
export async function joinServer(start: Boot, fixedPort?: number, anyPort = freePort): Promise<Joined> {
  const { layout, osUser, signal } = start;
  const since = performance.now();
  let port = fixedPort;
  let booted = false;
  let emptyLockSeen = false;
  try {
    for (;; await pause(50)) {
      throwIfStopped(signal);
      const lock = readLockFile(layout.cluster);
      const holder = lock === undefined ? 'nobody' : holderOf(lock, layout.cluster);
      if (lock !== undefined && holder === 'server') {
        const lease = lock.ready ? await acquireLease(layout, lock.port) : stillStarting;
        if (!('refusal' in lease)) return { lease, adopted: !booted };
        if (lease.elsewhere) disownLock(layout.cluster, osUser);
        if (performance.now() - since > (lock.ready ? patience : patienceForRecovery)) {
          throw unreachable(layout.folder, `its server (process ${lock.pid}) does not let us in: ${lease.refusal}`);
        }
        continue;
      }
      if (holder === 'stranger') disownLock(layout.cluster, osUser);
      port ??= lock?.port || (await anyPort());
      const outcome = await boot(start, port);
      booted ||= outcome === 'ready';
      if (outcome === 'port-taken' && fixedPort === undefined) port = await anyPort();
      if (outcome === 'lock-empty' && emptyLockSeen) removeEmptyLock(layout.cluster);
      emptyLockSeen = outcome === 'lock-empty';
      if (outcome !== 'ready' && performance.now() - since > patience) {
        throw unreachable(layout.folder, outcome === 'port-taken' ? `port ${port} is taken` : 'it is locked');
      }
    }
  } catch (error) {
    if (booted) await leaveServer(start, undefined);
    throw error;
  }
}

/**
 * Gives a lease up, and stops the server when nobody else has one there. Without a lease (the connection broke, the
 * server is coming up again) one is taken first, so that a server is never left to itself.
 * True when the server was stopped.
 */
export async function leaveServer(start: Boot, lease: ServerLease | undefined): Promise<boolean> {
  const { layout, programs } = start;
  for (const until = performance.now() + patience; performance.now() < until; await pause(50)) {
    if (lease === undefined) {
      const lock = readLockFile(layout.cluster);
      if (lock === undefined || holderOf(lock, layout.cluster) !== 'server') return false;
      const taken = lock.ready ? await acquireLease(layout, lock.port) : undefined;
      if (taken === undefined || 'refusal' in taken) continue;
      lease = taken;
    }
    const last = await Promise.race([lease.isLast().catch(() => undefined), lease.lost]);
    if (last === undefined) {
      lease = undefined;
      continue;
    }
    if (last) await interrupt(lease.server, programs);
    await lease.release();
    return last;
  }
  return false;
}

const stillStarting: Refusal = { refusal: 'it starts or stops', elsewhere: false };

function unreachable(folder: string, hindrance: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError('start-failed', `The database in ${folder} cannot be reached: ${hindrance}.`);
}
