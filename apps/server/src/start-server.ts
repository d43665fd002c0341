import { storedRecipientOf } from '@touchline/domain';
import type { FastifyBaseLogger } from 'fastify';
import { modelRecipientName } from './adapters/ai-model/index.ts';
import { openCoachThread, type CoachThread } from './adapters/coach-thread/index.ts';
import { createSecondOpinion, type SecondOpinion, type SecondOpinionSettings } from './adapters/second-opinion/index.ts';
import { StartupError } from './startup-error.ts';
import type { Server } from './compose-server.ts';
import type { Settings } from './config.ts';
import { connectDatabase } from './db/connect-database.ts';
import type { OpenDatabase } from './db/open-postgres-pool.ts';
import { disposeAll } from './dispose-all.ts';
import { logger } from './redacting-logger.ts';
import { outsideServicesOf } from './outside-services-by-setting.ts';
import { createSlowQueryLog } from './slow-queries.ts';
import { reportToSystemd } from './systemd-notify.ts';
import { version } from './version.ts';

export type Running = {
  /** Where players reach the server. */
  readonly address: string;
  /** Stops taking requests, lets those under way finish, then stops the database that belongs to us. */
  readonly stop: () => Promise<void>;
};

export type StartOptions = {
  readonly webRoot: string | null;
  /** Aborted when the start itself has to be given up: what was started by then is stopped again. */
  readonly signal: AbortSignal;
};

/**
 * Longest time (milliseconds) that a stop takes besides DRAIN_SECONDS: requests have 10 s, then jobs 12 s, statements 5 s,
 * the embedded PostgreSQL 60 s to write what it holds, and what may still be open 1 s. Whatever ends processes by force
 * has to wait for longer.
 */
export const LONGEST_STOP = 90_000;

/**
 * Starts everything in order: folder, database, migrations, features, address. Undoes it all on a failure. Throws
 * the signal's reason when that was the failure, and `StartupError` or `EmbeddedDatabaseError` for what the operator
 * can mend.
 */
export async function start(settings: Settings, options: StartOptions): Promise<Running> {
  const log = logger(settings.logLevel);
  const running = new AsyncDisposableStack();
  try {
    const slowQueries = createSlowQueryLog(settings.slowQueryMs, log);
    const connecting = connectDatabase(settings, log, running, options.signal, slowQueries?.slow);
    // Read while the database starts in its own process. A failure is told below, once there is a database to stop.
    const composing = import('./compose-server.ts');
    composing.catch(() => {});
    const database = await connecting;
    options.signal.throwIfAborted();
    const { composeServer } = await composing;
    const coachThread = openCoachThread({ log });
    running.defer(() => coachThread.close());
    const server = await composeServer({
      ...settings,
      coachThread,
      secondOpinion: settings.secondOpinion && (await openSecondOpinion(settings.secondOpinion, database, coachThread, log)),
      recipients: {
        coach: settings.coachModel === undefined ? null : modelRecipientName(settings.coachModel),
        clip: clipRecipientOf(settings),
      },
      outsideServices: outsideServicesOf(settings),
      database,
      onSlowQuery: slowQueries?.onSlow,
      aiCalls: settings.coachModel?.inAll ?? null,
      log,
      now: () => new Date(),
      version,
      webRoot: options.webRoot,
      checkReplies: false,
    });
    running.defer(() => server.close());
    options.signal.throwIfAborted();
    const address = await listen(server.app, settings);
    const healthy = async () => (await server.app.inject('/health')).statusCode === 200;
    const onFailure = (error: unknown) => log.warn({ err: error }, 'systemd was not told how the server does');
    running.defer(reportToSystemd({ env: process.env, healthy, onFailure, longestStop: settings.drainSeconds * 1_000 + LONGEST_STOP }));
    return { address, stop: () => disposeAll(running) };
  } catch (error) {
    await disposeAll(running).catch((failure: unknown) => log.error({ err: failure }, 'the start was not undone'));
    options.signal.throwIfAborted();
    throw error;
  }
}

/** Who gets a clip and what is measured in it. A grown-up's yes is for these, and for pictures only where it says so. */
function clipRecipientOf({ clips, secondOpinion }: Settings): string {
  const server = { host: clips.kind === 'disk' ? null : new URL(clips.endpoint).host };
  if (secondOpinion === undefined) return storedRecipientOf({ server });
  return storedRecipientOf({ server, model: modelRecipientName(secondOpinion), withPictures: secondOpinion.pictures });
}

/** The parts of it that cost time are loaded when it is asked first. */
async function openSecondOpinion(settings: SecondOpinionSettings, { pool }: OpenDatabase, thread: CoachThread, log: FastifyBaseLogger): Promise<SecondOpinion> {
  const { createLimiter } = await import('./http/rate-limiter.ts');
  return createSecondOpinion({ thread, settings, limiter: createLimiter(pool), now: () => new Date(), log });
}

async function listen(app: Server['app'], settings: Settings): Promise<string> {
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartupError(`Port ${settings.port} is in use. Choose another with PORT or --port.`);
    }
    if (code === 'EACCES') throw new StartupError(`Port ${settings.port} may not be used by this user.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(`HOST ${settings.host} is not an address of this machine.`);
    }
    throw error;
  }
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : settings.port;
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(settings.host) ? 'localhost' : settings.host;
  return settings.publicUrl ?? `http://${host}:${port}`;
}
