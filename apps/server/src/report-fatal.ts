import { inspect } from 'node:util';
import { StartupError } from './startup-error.ts';
import { BadSettings } from './config.ts';
import { EmbeddedDatabaseError } from './db/embedded/index.ts';

/**
 * Tells the operator why a command failed, and makes it end with code 1: in one clear line each when it is something
 * to be mended, else with all that is known.
 */
export function reportFatal(error: unknown): void {
  const canBeMended =
    error instanceof BadSettings || error instanceof StartupError || error instanceof EmbeddedDatabaseError;
  process.stderr.write(`${canBeMended ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
