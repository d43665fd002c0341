import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What a service is told by systemd about itself (sd_notify(3), sd_watchdog_enabled(3)). */
type ServiceEnvironment = { readonly NOTIFY_SOCKET?: string; readonly WATCHDOG_USEC?: string; readonly WATCHDOG_PID?: string };

export type SystemdOptions = {
  readonly env: ServiceEnvironment;
  /** Whether the server and its database answer right now. */
  readonly healthy: () => Promise<boolean>;
  readonly onFailure: (error: unknown) => void;
  /** How long a stop may take (milliseconds). */
  readonly longestStop: number;
  /** Runs `systemd-notify` with this state. */
  readonly notify?: (state: string) => Promise<unknown>;
};

/** Reports in one watchdog interval: with two, a single failed look would leave the whole interval silent. */
const REPORTS = 6;

/**
 * Tells systemd that the service is ready, and from then on six times in each watchdog interval that it is healthy: where
 * that stops, systemd starts it anew. At the end it tells how long that may take: a unit with a shorter time to stop would
 * end it by force. Does nothing where the service was not started by systemd. Gives what stops it.
 */
export function reportToSystemd({ env, healthy, onFailure, longestStop, notify = systemdNotify }: SystemdOptions): () => void {
  if (env.NOTIFY_SOCKET === undefined || env.NOTIFY_SOCKET === '') return () => {};
  const tell = (state: string): void => void notify(state).catch(onFailure);
  tell('READY=1');
  const tellStop = (): void => tell(`STOPPING=1\nEXTEND_TIMEOUT_USEC=${longestStop * 1000}`);

  const interval = Number(env.WATCHDOG_USEC ?? 0) / 1000;
  const isOurs = env.WATCHDOG_PID === undefined || env.WATCHDOG_PID === String(process.pid);
  if (!(interval > 0) || !isOurs) return tellStop;
  const tellIfHealthy = async (): Promise<void> => {
    if (await healthy()) await notify('WATCHDOG=1');
  };
  const timer = setInterval(() => void tellIfHealthy().catch(onFailure), interval / REPORTS);
  timer.unref();
  return () => {
    clearInterval(timer);
    tellStop();
  };
}

async function systemdNotify(state: string): Promise<void> {
  await promisify(execFile)('systemd-notify', state.split('\n'));
}
