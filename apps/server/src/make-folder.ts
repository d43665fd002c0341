import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from './file-system-errors.ts';

/**
 * Makes a folder where it is missing, step by step from the first one that is there: Node's own recursion never ends below
 * one like /proc. Throws what the system says.
 */
export function makeFolder(folder: string, mode: number): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another start has made it in the meantime.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
