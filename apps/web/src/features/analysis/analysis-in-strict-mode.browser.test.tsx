import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseFile } from './testing/choose-and-drag-file.ts';
import { showAnalysis } from './testing/show-analysis.tsx';
import { clip } from './testing/sample-clip.ts';

// Only the React of a long run (TOUCHLINE_LONG=1) runs effects twice; of a short one count-engine-holders.test.ts has what matters.
test('a clip is analysed although every effect of the screen ran twice, and the engine is closed when the screen is left', async () => {
  let isClosed = false;
  const { close, leave } = showAnalysis({
    isStrict: true,
    clips: { open: async () => clip },
    analyse: async () => (isClosed ? { ok: false, failure: 'cancelled' } : new Promise(() => undefined)),
    close: () => {
      isClosed = true;
    },
  });
  await chooseFile(new File(['x'], 'x.mp4'));
  await page.getByRole('radio', { name: 'Shooting', exact: true }).click();
  await page.getByRole('button', { name: 'Analyze My Form', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'Analyzing...' })).toBeVisible();
  expect(close).not.toHaveBeenCalled();
  leave();
  await expect.poll(() => close.mock.calls.length).toBe(1);
});
