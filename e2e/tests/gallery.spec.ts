import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { build, preview, type PreviewServer } from 'vite';

const web = fileURLToPath(new URL('../../apps/web', import.meta.url));
let folder: string;
let server: PreviewServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-gallery-'));
  process.env['GALLERY'] = '1';
  await build({ root: web, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  server = await preview({ root: web, logLevel: 'error', build: { outDir: folder }, preview: { port: 0 } });
});
test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

for (const theme of ['dark', 'light'] as const) {
  test(`every component stands in the gallery, ${theme}`, async ({ page }, testInfo) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${server.resolvedUrls?.local[0]}gallery.html?theme=${theme}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ fullPage: true });
    await testInfo.attach(`gallery-${theme}-${testInfo.project.name}`, { body: picture, contentType: 'image/png' });
    // A page that failed to draw is one flat colour, which compresses to next to nothing.
    expect(picture.length).toBeGreaterThan(100_000);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  });
}
