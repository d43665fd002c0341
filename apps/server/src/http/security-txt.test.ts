import { expect, it } from 'vitest';
import { readSettings } from '../config.ts';
import { startTestServer } from '../testing/server.ts';

const ask = async (options: Parameters<typeof startTestServer>[0]) => {
  const server = await startTestServer(options);
  try {
    return { ...(await server.send('GET', '/.well-known/security.txt')), now: server.clock.now() };
  } finally {
    await server.close();
  }
};

it('says where weaknesses are told, as RFC 9116 wants it, where the operator has named an address', async () => {
  const { securityContact } = readSettings({ SECURITY_CONTACT: 'safe@club.example' }, [], '/');
  const { status, headers, text, now } = await ask({ securityContact, publicUrl: 'https://club.example' });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const fields = text.trimEnd().split('\n').map((line) => line.split(': ', 2));
  expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  const field = Object.fromEntries(fields) as Record<string, string>;
  expect(field).toMatchObject({ Contact: 'mailto:safe@club.example', Canonical: 'https://club.example/.well-known/security.txt' });
  const days = (Date.parse(field['Expires'] ?? '') - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

it('is not there where none is named', async () => {
  expect((await ask({})).status).toBe(404);
});

it.each(['whoever', 'http://club.example', 'javascript:alert(1)', 'a@b.example\nContact: mailto:evil@else.example', 'https://club.example/\nContact: x'])(
  'an address such as %j stops the start',
  (SECURITY_CONTACT) => {
    expect(() => readSettings({ SECURITY_CONTACT }, [], '/')).toThrow('SECURITY_CONTACT must be an address of mail, or of a page');
  },
);
