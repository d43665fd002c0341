import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { AppError } from '../../app-error.ts';

/** How often a writer says that it is there, in milliseconds. */
const BEAT_MS = 1_000;
/** How long a writer may be silent before another one takes its place: it was killed, or its machine is gone. */
const SILENT_MS = 5_000;
/** After so long without a beat a writer looks whether it still holds the lock before it goes on. */
const DOUBT_MS = 2_000;

/** The right to write one upload, among all processes that share the folder. */
export type WriterLock = {
  /** Throws `upload_busy` where another writer has taken over, because this process stood still for too long. */
  readonly confirm: () => Promise<void>;
  readonly release: () => Promise<void>;
};

/**
 * Takes the lock that is the file `path`: whoever makes the file has it and touches it each second. A file that nobody
 * has touched for five seconds is taken over, so the clocks of machines that share a folder have to agree to a second
 * or two. Throws `upload_busy`.
 */
export async function lockForWriting(path: string, now: () => Date): Promise<WriterLock> {
  const token = randomUUID();
  if (!(await make(path, token, now))) {
    const silentFor = now().getTime() - (await touchedAt(path));
    if (silentFor < SILENT_MS) throw busy(Math.ceil((SILENT_MS - silentFor) / 1_000));
    await removeSilent(path, now);
    if (!(await make(path, token, now))) throw busy(1);
  }
  let beatAt = now().getTime();
  const beat = async (): Promise<boolean> => {
    const holder = await readFile(path, 'utf8').catch(nullWhenMissing);
    if (holder !== token) return false;
    await utimes(path, now(), now()).catch(nullWhenMissing);
    beatAt = now().getTime();
    return true;
  };
  // A beat that fails is noticed by the writer itself, which confirms.
  const timer = setInterval(() => void beat().catch(() => false), BEAT_MS).unref();
  return {
    async confirm() {
      if (now().getTime() - beatAt > DOUBT_MS && !(await beat())) throw busy(1);
    },
    async release() {
      clearInterval(timer);
      // Nobody takes it from a writer that was not silent.
      const isOurs = now().getTime() - beatAt <= DOUBT_MS || (await readFile(path, 'utf8').catch(nullWhenMissing)) === token;
      if (isOurs) await rm(path, { force: true });
    },
  };
}

const busy = (retryAfter: number) => new AppError('upload_busy', { retryAfter });

async function make(path: string, token: string, now: () => Date): Promise<boolean> {
  try {
    await writeFile(path, token, { flag: 'wx', mode: 0o600 });
    // By our own clock: a test may have another one than the system.
    await utimes(path, now(), now());
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the file away first: of several that find it silent one gets it, and a fresh one that got there goes back. */
async function removeSilent(path: string, now: () => Date): Promise<void> {
  const aside = `${path}-${randomUUID()}`;
  if ((await rename(path, aside).catch(nullWhenMissing)) === null) return;
  const isFresh = now().getTime() - (await touchedAt(aside)) < SILENT_MS;
  // Where a third one was faster, the owner of the fresh lock notices by itself.
  if (isFresh) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

/** When the file was touched, in milliseconds; long ago where it is gone. */
async function touchedAt(path: string): Promise<number> {
  return (await stat(path).catch(nullWhenMissing))?.mtimeMs ?? 0;
}

function nullWhenMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
