import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { askOnce, openConnection, readAnswer, requestOf } from './http-connection.ts';

const head = 'HTTP/1.1 201 Created\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\n';
const bytes = Buffer.from(`${head}goalHTTP/1.1 …`);

test('an answer is read from its first byte to its last, whatever follows', () => {
  const read = readAnswer(bytes);
  expect(read?.answer.status).toBe(201);
  expect(read?.answer.headers).toEqual(['Content-Type', 'text/plain', 'Content-Length', '4']);
  expect(read?.answer.body.toString()).toBe('goal');
  expect(bytes.subarray(read?.length).toString()).toBe('HTTP/1.1 …');
});

test('an answer that is not all there yet is waited for', () => {
  for (const part of [10, 40, 70]) expect(readAnswer(bytes.subarray(0, part))).toBeNull();
});

test('an answer that says that nothing has changed has no body', () => {
  const unchanged = 'HTTP/1.1 304 Not Modified\r\netag: "a"\r\n\r\n';
  const read = readAnswer(Buffer.from(`${unchanged}HTTP/1.1 …`));
  expect(read).toMatchObject({ length: unchanged.length, answer: { status: 304, headers: ['etag', '"a"'] } });
});

test('an answer without a length cannot be read', () => {
  const chunked = Buffer.from('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0');
  expect(() => readAnswer(chunked)).toThrow('without a length');
});

test('an answer that comes in pieces is put together, and one that is cut short is an error', async () => {
  const server = createServer((socket) => {
    let answered = 0;
    socket.on('data', (request) => {
      const cutShort = request.toString().startsWith('GET /short');
      const start = 'HTTP/1.1 200 OK\r\ncontent-';
      const pieces = cutShort ? [start] : [start, 'length: 2\r\n\r\no', 'k'];
      const send = () => {
        const piece = pieces[answered];
        answered += 1;
        if (piece === undefined) socket.end();
        else socket.write(piece, () => setImmediate(send));
      };
      send();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
  expect((await askOnce(address, requestOf('GET', '/whole'))).body.toString()).toBe('ok');
  await expect(askOnce(address, requestOf('GET', '/short'))).rejects.toThrow('closed before the answer');
  server.close();
});

test('a connection that the server has closed meanwhile answers with an error at once', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connection = await openConnection({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  expect((await connection.ask(requestOf('GET', '/'))).body.toString()).toBe('ok');
  await expect.poll(() => connection.ask(requestOf('GET', '/')).then(String, String)).toMatch(/closed before the answer|ECONNRESET|EPIPE/);
  await expect(connection.ask(requestOf('GET', '/'))).rejects.toThrow('closed before the answer');
  server.close();
});

test('a request says how long its body is, in bytes', () => {
  const request = requestOf('POST', '/save', { token: 'a.b.c', body: { name: 'Zoë' } }).toString();
  expect(request).toContain('POST /save HTTP/1.1\r\n');
  expect(request).toContain('authorization: Bearer a.b.c\r\n');
  expect(request).toContain('content-length: 15\r\n');
  expect(request.endsWith('\r\n\r\n{"name":"Zoë"}')).toBe(true);
});
