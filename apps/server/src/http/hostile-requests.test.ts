import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

let web: string;
let server: TestServer;
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'touchline-web-'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Touchline</title>');
  for (const folder of ['assets', '.git']) {
    mkdirSync(join(web, folder));
    writeFileSync(join(web, folder, 'config'), 'not for strangers');
  }
  server = await startTestServer({ webRoot: web });
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true, force: true });
});

/** Sends bytes as they are and gives what comes back. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

describe('a request that could be read in two ways', () => {
  const head = 'POST /auth/v1/token?grant_type=password HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\n';
  it.each([
    ['a length and chunks', `${head}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['two lengths', `${head}content-length: 2\r\ncontent-length: 3\r\n\r\n{}}`],
    ['a length below nothing', `${head}content-length: -2\r\n\r\n{}`],
    ['an unknown transfer', `${head}transfer-encoding: xchunked\r\n\r\n{}`],
    ['lines that end in another way', head.replaceAll('\r\n', '\n') + '\n'],
    ['a header on two lines', `${head}x-a: b\r\n c: d\r\n\r\n`],
    ['a blank in the name of a header', `${head}x a: b\r\n\r\n`],
    ['a NUL in a header', `${head}x-a: \0\r\n\r\n`],
  ])('for %s is refused', async (_what, bytes) => {
    expect(await answerTo(bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('for a parameter that stands there twice is refused', async () => {
    const { status } = await server.send('POST', '/auth/v1/token?grant_type=password&grant_type=refresh_token', { body: {} });
    expect(status).toBe(400);
  });
});

describe('what only helps to look around', () => {
  it('TRACE gives nothing back', async () => {
    const answer = await answerTo('TRACE / HTTP/1.1\r\nhost: a\r\nx-secret: of the sender\r\nconnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 40[45] /);
    expect(answer).not.toContain('of the sender');
  });

  it.each(['/assets', '/assets/', '/.git', '/.git/', '/.git/config'])('%s lists and shows nothing', async (path) => {
    const answer = await fetch(server.origin + path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toMatch(/not for strangers|<a /);
  });
});
