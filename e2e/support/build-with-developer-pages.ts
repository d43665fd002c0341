import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The environment in which a build of the front end also holds the pages that are for us: the gallery, the engine's harness. */
export const withPagesForUs = { GALLERY: '1' };

/** The folder of an up-to-date build with those pages, made when there is none: one for all tests that want it. */
export function frontEndForUs(): string {
  const said = execFileSync(process.execPath, ['scripts/build.ts'], {
    cwd: root,
    env: { ...process.env, ...withPagesForUs },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  const folder = /^Front end: (.+)$/m.exec(said)?.[1];
  if (folder === undefined) throw new Error(`the front end was not built:\n${said}`);
  return folder;
}
