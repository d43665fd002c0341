import { StartupError } from './startup-error.ts';
import { readSettings } from './config.ts';
import './drizzle-import-hook.ts';
import { startupMessage } from './startup-message.ts';
import type { Running } from './start-server.ts';
import { reportFatal } from './report-fatal.ts';

/** Longest time (milliseconds) in which whatever may still be open once all is stopped can hold the process. */
const LAST_WAIT = 1_000;

/**
 * Runs the server until it is told to stop, with the front end of a folder (null: the API only). What the operator
 * can mend (a bad setting, a busy port, a folder that cannot be written) is one clear line and exit code 1.
 */
export async function main(args: readonly string[], webRoot: string | null): Promise<void> {
  const starting = new AbortController();
  let running: Running | undefined;
  let stopping: Promise<void> | undefined;

  const stop = (cause: NodeJS.Signals | 'the end of its parent') => {
    starting.abort(new StartupError(`Stopped by ${cause} during start.`));
    if (running === undefined || stopping !== undefined) return;
    stopping = running.stop().catch(reportFatal).finally(letGo);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A parent that was killed cannot tell it any more; only one that gave it a channel is watched.
  process.once('disconnect', () => stop('the end of its parent'));
  process.channel?.unref();

  try {
    // npm runs a script from the project's folder; relative folders are the caller's.
    const settings = readSettings(process.env, args, process.env['INIT_CWD'] ?? process.cwd());
    // Loaded once signals are heard and Drizzle is resolved quickly.
    const { start } = await import('./start-server.ts');
    running = await start(settings, { webRoot, signal: starting.signal });
    // A signal that came while the last step ran has found nothing to stop yet.
    if (starting.signal.aborted) await running.stop();
    else console.log(startupMessage(running.address, settings, webRoot));
  } catch (error) {
    reportFatal(error);
    letGo();
  }
}

/** Ends the process soon, though a connection that is still being tried would hold it for minutes. */
function letGo(): void {
  setTimeout(() => process.exit(), LAST_WAIT).unref();
}
