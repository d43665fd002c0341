import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precachedFiles } from './precached-files.ts';

let build: string;

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'touchline-files-to-keep-'));
});
afterEach(() => rmSync(build, { recursive: true }));

function write(file: string, content: string | Buffer = file): void {
  mkdirSync(dirname(join(build, file)), { recursive: true });
  writeFileSync(join(build, file), content);
}

const urls = () => precachedFiles(build, '/').map(({ url }) => url);

describe('the files that the service worker keeps', () => {
  it('are those that the app is made of, those of the public folder included', () => {
    const app = ['assets/app-1a.css', 'assets/app-1a.js', 'assets/figtree-2b.woff2', 'avatars/fox.svg', 'icon-192.png', 'index.html'];
    for (const file of [...app, 'assets/app-1a.js.map', 'assets/lite-3c.task', 'robots.txt', 'sbom.cdx.json']) write(file);
    expect(urls()).toEqual(app.map((file) => `/${file}`));
  });

  it('are not the pages that only the server has, what the pose engine fetches, nor the worker itself', () => {
    const pages = ['reset-password', 'consent', 'parents', 'operator', 'api-reference', 'gallery', 'engine-harness'];
    for (const page of pages) write(`${page}.html`);
    for (const page of ['operator', 'api-reference', 'gallery', 'engine-harness']) write(`assets/${page}-1a.js`);
    for (const file of ['vision_wasm_module_internal-1a.js', 'pose.worker-1a.js', 'page-host-1a.js']) write(`assets/${file}`);
    write('sw.js');
    // What these pages share with the app is the app's.
    for (const file of ['assets/consent-1a.js', 'assets/parents-1a.css', 'assets/reset-password-1a.js']) write(file);
    expect(urls()).toEqual(['/assets/consent-1a.js', '/assets/parents-1a.css', '/assets/reset-password-1a.js']);
  });

  it('have a revision that changes with their content, unless their address does', () => {
    write('assets/app-1a.js');
    write('icon.svg', 'red');
    const [hashed, red] = precachedFiles(build, '/');
    expect(hashed).toEqual({ url: '/assets/app-1a.js', revision: null });
    expect(precachedFiles(build, '/')).toEqual([hashed, red]);
    write('icon.svg', 'blue');
    const [, blue] = precachedFiles(build, '/');
    expect(red).toEqual({ url: '/icon.svg', revision: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(blue?.revision).not.toBe(red?.revision);
  });

  it('are found at the top, but for the pages of another language than English', () => {
    for (const file of ['index.html', 'icon.svg', 'assets/app-1a.js']) write(file);
    expect(precachedFiles(build, '/de/').map(({ url }) => url)).toEqual(['/assets/app-1a.js', '/icon.svg', '/de/index.html']);
  });

  it('are no larger than a device should hold without being asked: a larger one ends the build', () => {
    write('assets/coach.worker-1a.js', Buffer.alloc(5.75 * 1024 * 1024));
    expect(urls()).toEqual(['/assets/coach.worker-1a.js']);
    write('assets/coach.worker-1a.js', Buffer.alloc(5.75 * 1024 * 1024 + 1));
    expect(urls).toThrow('assets/coach.worker-1a.js has 6029313 bytes');
    // The engine's are larger, and are not kept.
    write('assets/coach.worker-1a.js');
    write('assets/pose.worker-1a.js', Buffer.alloc(5.75 * 1024 * 1024));
    expect(urls()).toEqual(['/assets/coach.worker-1a.js']);
  });
});
