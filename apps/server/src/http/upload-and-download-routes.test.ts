import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSignedLinks } from './signed-link.ts';
import { clips, download, serveEveryRouteKind, tokenOf, type EveryRouteKind } from './testing/serve-every-route-kind.ts';

let routes: EveryRouteKind;
beforeAll(async () => {
  routes = await serveEveryRouteKind();
});
beforeEach(() => routes.beginAnew());
afterAll(() => routes.close());

describe('an upload', () => {
  const path = '/api/clips/of-mia';
  const put = (offset: number | string, bytes: Uint8Array<ArrayBuffer>) =>
    routes.caller.send<{ code: string }>('PUT', `${path}?offset=${offset}`, { token: tokenOf('mia'), bytes });

  it('arrives piece by piece, as it is, and tells how far it is', async () => {
    const bytes = Uint8Array.from({ length: 2_500_000 }, (_, index) => index % 251);
    for (const [from, to] of [[0, 1_000_000], [1_000_000, 2_000_000], [2_000_000, 2_500_000]] as const) {
      expect(await put(from, bytes.slice(from, to))).toMatchObject({ status: 200, body: { received: to } });
      expect(await routes.caller.send('GET', path, { token: tokenOf('mia') })).toMatchObject({ status: 200, body: { received: to } });
    }
    expect(Buffer.concat(clips.get('of-mia') ?? []).equals(bytes)).toBe(true);
  });

  it('is read while it comes, and goes on where a cut connection left it', async () => {
    const { hostname, port } = new URL(routes.caller.origin);
    const headers = { authorization: `Bearer ${tokenOf('mia')}`, 'content-type': 'application/octet-stream', 'content-length': 1_000 };
    const sending = httpRequest({ hostname, port, path: `${path}?offset=0`, method: 'PUT', headers });
    sending.on('error', () => {});
    const arrived = routes.firstBytesArrive();
    sending.write(Buffer.alloc(400, 1));
    await arrived;
    sending.destroy();
    await expect.poll(() => put(400, new Uint8Array(10))).toMatchObject({ status: 200, body: { received: 410 } });
    // Senders lose their connection every day: a line says so, and nothing has failed.
    const logged = routes.lines.map((line) => JSON.parse(line) as { level: number; msg: string });
    expect(logged.filter(({ level }) => level > 30)).toEqual([]);
    expect(logged).toContainEqual(expect.objectContaining({ level: 30, msg: 'an upload was cut off by its sender' }));
  });

  it('at another place is refused, with the right one', async () => {
    await put(0, new Uint8Array(7));
    const answer = await put(3, new Uint8Array(7));
    expect(answer).toMatchObject({ status: 409, body: { code: 'upload_offset' } });
    expect(answer.headers.get('upload-offset')).toBe('7');
    expect(await put('end', new Uint8Array(7))).toMatchObject({ status: 400 });
  });

  it('has one writer at a time, and a limit of time', async () => {
    const { hostname, port } = new URL(routes.caller.origin);
    const headers = { authorization: `Bearer ${tokenOf('mia')}`, 'content-type': 'application/octet-stream', 'content-length': 1_000 };
    const slow = httpRequest({ hostname, port, path: `${path}?offset=0`, method: 'PUT', headers });
    const answered = once(slow, 'response') as Promise<[{ statusCode: number }]>;
    const arrived = routes.firstBytesArrive();
    slow.write(Buffer.alloc(10));
    await arrived;
    expect(await put(10, new Uint8Array(7))).toMatchObject({ status: 423, body: { code: 'upload_busy' } });
    expect((await answered)[0].statusCode).toBe(504);
    slow.destroy();
  });

  it('past its piece or its whole is too large', async () => {
    expect(await put(0, new Uint8Array(2_000_001))).toMatchObject({ status: 413 });
    for (const offset of [0, 2_000_000]) expect(await put(offset, new Uint8Array(2_000_000))).toMatchObject({ status: 200 });
    expect(await put(4_000_000, new Uint8Array(1_000_001))).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });

  it('takes raw bytes only, and no other route takes them', async () => {
    const token = tokenOf('mia');
    expect(await routes.caller.send('PUT', `${path}?offset=0`, { token, body: {} })).toMatchObject({ status: 415 });
    expect(await routes.caller.send('POST', '/api/count', { token, bytes: new Uint8Array(3) })).toMatchObject({ status: 415 });
    expect(await routes.caller.send('POST', path, { token })).toMatchObject({ status: 405 });
  });
});

describe('an upload by a signed link', () => {
  const bytes = Uint8Array.from({ length: 2_500_000 }, (_, index) => index % 251);
  const arrived = () => Buffer.concat(clips.get('of-mia') ?? []);
  const put = (address: string, body: Uint8Array<ArrayBuffer>, type = 'video/mp4') =>
    routes.caller.send<{ code: string }>('PUT', address, { bytes: body, headers: { 'content-type': type } });

  it('takes the whole by one request of a plain client, which signs in nowhere and says what it sends', async () => {
    const link = routes.links.sign('/sent/of-mia', 60, 'write');
    expect(await put(link, bytes, 'video/webm;codecs=vp9')).toMatchObject({ status: 200, body: { received: bytes.length } });
    expect(arrived().equals(bytes)).toBe(true);
    // A plain client that was cut off sends it all again.
    expect(await put(link, bytes)).toMatchObject({ status: 200, body: { received: bytes.length } });
    expect(arrived().equals(bytes)).toBe(true);
    expect(await put(link, bytes, 'text/html')).toMatchObject({ status: 415 });
  });

  it('goes on piece by piece where it stopped', async () => {
    const link = routes.links.sign('/sent/of-mia', 60, 'write');
    await put(`${link}&offset=0`, bytes.slice(0, 1_000_000), 'application/octet-stream');
    expect(await routes.caller.send('GET', link)).toMatchObject({ status: 200, body: { received: 1_000_000 } });
    expect(await put(`${link}&offset=7`, bytes)).toMatchObject({ status: 409, body: { code: 'upload_offset' } });
    for (const [from, to] of [[1_000_000, 2_000_000], [2_000_000, 2_500_000]] as const) {
      expect(await put(`${link}&offset=${from}`, bytes.slice(from, to), 'application/octet-stream')).toMatchObject({ status: 200, body: { received: to } });
    }
    expect(arrived().equals(bytes)).toBe(true);
  });

  it('is refused without one, for another path, by one for reading, and when it has run out', async () => {
    const link = routes.links.sign('/sent/of-mia', 60, 'write');
    const refused = { status: 403, body: { code: 'link_not_valid' } };
    const reading = routes.links.sign('/sent/of-mia', 60);
    for (const address of ['/sent/of-mia', link.slice(0, -2), link.replace('of-mia', 'of-sam'), reading]) {
      expect(await put(address, bytes)).toMatchObject(refused);
      expect(await routes.caller.send('GET', address)).toMatchObject(refused);
    }
    expect(await routes.caller.send('GET', routes.links.sign('/files/a', 60, 'write'))).toMatchObject(refused);
    routes.clock.now = new Date(routes.clock.now.getTime() + 60_000);
    expect(await put(link, bytes)).toMatchObject(refused);
    expect(clips.get('of-mia')).toBeUndefined();
  });
});

describe('a download', () => {
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    routes.caller.send(method, '/api/files/of-mia', { token: tokenOf('mia'), headers });

  it.each([
    [undefined, 200, '0123456789', null],
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=3-1', 200, '0123456789', null],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['lines=0-1', 200, '0123456789', null],
  ])('of %s is %i %s', async (range, status, text, contentRange) => {
    const answer = await get(range === undefined ? {} : { range });
    expect(answer).toMatchObject({ status, text });
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('content-length')).toBe(String(text.length));
  });

  it('past the end is refused, and says how much there is', async () => {
    for (const range of ['bytes=10-', 'bytes=-0']) {
      const answer = await get({ range });
      expect(answer).toMatchObject({ status: 416, body: { code: 'range_not_satisfiable' } });
      expect(answer.headers.get('content-range')).toBe('bytes */10');
    }
  });

  it('that the browser has already is not sent again, and a range of other bytes is sent whole', async () => {
    expect(await get({ 'if-none-match': '"v1"' })).toMatchObject({ status: 304, text: '' });
    expect(await get({ range: 'bytes=0-1', 'if-range': '"v0"' })).toMatchObject({ status: 200, text: '0123456789' });
    expect(await get({ range: 'bytes=0-1', 'if-range': '"v1"' })).toMatchObject({ status: 206, text: '01' });
  });

  it('of the head alone tells size and type and reads nothing', async () => {
    const open = vi.spyOn(download, 'open');
    const answer = await get({}, 'HEAD');
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers.get('content-length')).toBe('10');
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(open).not.toHaveBeenCalled();
    open.mockRestore();
  });

  it('by a signed link needs no sign-in, for that path and until it runs out', async () => {
    const link = routes.links.sign('/files/a', 60);
    expect(await routes.caller.send('GET', link)).toMatchObject({ status: 200, text: '0123456789' });
    const refused = { status: 403, body: { code: 'link_not_valid' } };
    expect(await routes.caller.send('GET', link.replace('/files/a', '/files/b'))).toMatchObject(refused);
    expect(await routes.caller.send('GET', link.replace(/expires=\d+/, 'expires=9999999999'))).toMatchObject(refused);
    expect(await routes.caller.send('GET', link.slice(0, -2))).toMatchObject(refused);
    expect(await routes.caller.send('GET', '/files/a')).toMatchObject(refused);
    routes.clock.now = new Date(routes.clock.now.getTime() + 60_000);
    expect(await routes.caller.send('GET', link)).toMatchObject(refused);
    expect(createSignedLinks('another secret', () => routes.clock.now).isValid(routes.links.sign('/files/a', 60), 'read')).toBe(false);
  });
});
