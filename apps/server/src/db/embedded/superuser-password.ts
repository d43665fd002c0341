import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { OsUser } from './os-user.ts';
import { handTo } from './folder-layout.ts';

/** The superuser of the embedded server. */
export const superuser = 'touchline';

/** Makes a password of 192 random bits in a file that only the server's account can read. */
export function writeNewPassword(path: string, osUser: OsUser | undefined): void {
  writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx', flush: true });
  handTo(osUser, path);
}

/** Address of a database of the embedded server. */
export function addressOf(passwordPath: string, port: number, database = 'postgres'): string {
  return `postgres://${superuser}:${readFileSync(passwordPath, 'utf8')}@127.0.0.1:${port}/${database}`;
}
