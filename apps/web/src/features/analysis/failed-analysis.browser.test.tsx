import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeSettings } from '../../settings/device-settings.ts';
import type { Engine } from './engine/index.ts';
import { clip } from './testing/sample-clip.ts';
import { chooseFile } from './testing/choose-and-drag-file.ts';
import { showAnalysis } from './testing/show-analysis.tsx';

const said = (text: string) => page.getByText(text).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** An analysis of a shot that ends as told. */
async function analysed(analyse: Engine['analyse']) {
  const shown = showAnalysis({ clips: { open: async () => clip }, analyse });
  await chooseFile(new File(['x'], 'x.mp4'));
  await page.getByRole('radio', { name: 'Shooting', exact: true }).click();
  await button('Analyze My Form').click();
  return shown;
}

describe('an analysis without a result', () => {
  test('where nobody was seen shows how to film', async () => {
    await analysed(async () => ({ ok: false, failure: 'noFrames' }));
    await expect.element(page.getByText(/^We could not see you in this clip\./)).toBeVisible();
    await expect.element(page.getByRole('figure', { name: /^A phone leans still/ })).toBeVisible();
    // The clip itself is there to be looked at, and the way that helps comes first and alone has the light.
    await expect.element(page.getByRole('region', { name: 'Your clip' })).toBeVisible();
    await expect.element(button('Record a video')).toHaveAttribute('data-primary');
    await expect.element(button('Try again')).not.toHaveAttribute('data-primary');
    const [film, again] = [button('Record a video'), button('Try again')].map((one) => one.element());
    expect(again && film?.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('that may go well another time has that as its way on: it can be tried again, or left for the clip', async () => {
    const analyse = vi.fn<Engine['analyse']>(async () => ({ ok: false, failure: 'timedOut' }));
    await analysed(analyse);
    await expect.element(button('Try again')).toHaveAttribute('data-primary');
    await expect.element(button('Record a video')).not.toHaveAttribute('data-primary');
    await button('Try again').click();
    await expect.poll(() => analyse.mock.calls.length).toBe(2);
    expect(analyse.mock.calls[1]?.[0]).toMatchObject({ clip: clip.blob, type: 'shooting', age: 14 });
    await button('Back').click();
    await expect.element(said('Your clip is ready')).toBeVisible();
  });

  test('tells the exact reason to whoever helps, where debug is on', async () => {
    changeSettings({ debugMode: true });
    onTestFinished(() => changeSettings({ debugMode: false }));
    await analysed(async () => ({ ok: false, failure: 'undecodable' }));
    await expect.element(page.getByText('undecodable', { exact: true })).toBeVisible();
  });
});
