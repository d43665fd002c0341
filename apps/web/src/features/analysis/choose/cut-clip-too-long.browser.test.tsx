import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Clip } from '../clip/clip-types.ts';
import { ClipRefused } from '../clip/clip-refused.ts';
import type { ConversionWatch } from '../clip/convert-clip.ts';
import { clip } from '../testing/sample-checked-clip.ts';
import { chooseFile } from '../testing/choose-and-drag-file.ts';
import { makeClip } from '../testing/make-clip.ts';
import { showAnalysis } from '../testing/show-analysis.tsx';
import { said, button } from '../testing/analysis-setup-locators.ts';

describe('a clip that is too long', () => {
  const from = () => page.getByRole('slider', { name: 'Start' });
  const to = () => page.getByRole('slider', { name: 'End' });

  test('says so, and its best part is cut out by keyboard', async () => {
    showAnalysis();
    await chooseFile(await makeClip({ seconds: 22, framesPerSecond: 5 }));
    await expect.element(said('Video too long (22s). Max: 15s')).toBeVisible();
    await expect.element(button('Video Too Long')).toBeDisabled();
    await expect.element(said('15.0 s kept')).toBeVisible();
    await expect.element(to()).toHaveAttribute('aria-valuetext', '15.0 seconds');
    (to().element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.element(from()).toHaveAttribute('aria-valuetext', '7.0 seconds');
    (from().element() as HTMLElement).focus();
    for (let press = 0; press < 5; press += 1) await userEvent.keyboard('{ArrowRight}');
    await expect.element(said('14.5 s kept')).toBeVisible();
    await button('Use this part').click();
    // Lossless from the next key frame on, which may lie a quarter of a second later.
    await expect.element(said(/^14\.[2-5] s\s· 320 × 180$/)).toBeVisible();
    await expect.element(button('Analyze My Form')).toBeEnabled();
  });

  test('shows pictures of itself, and plays the part that is chosen', async () => {
    showAnalysis();
    await chooseFile(await makeClip({ seconds: 18, framesPerSecond: 5 }));
    await expect.element(said('Pick your best part')).toBeVisible();
    const strip = document.querySelector('canvas');
    const isDrawn = (): boolean => {
      const pen = strip?.getContext('2d');
      return pen != null && strip !== null && pen.getImageData(strip.width - 10, 10, 1, 1).data[3] === 255;
    };
    await expect.poll(isDrawn).toBe(true);
    await button('Play it').click();
    const video = page.getByLabelText('Your clip').element() as HTMLVideoElement;
    await expect.poll(() => video.currentTime).toBeGreaterThan(0.2);
    await button('Pause').click();
    await expect.poll(() => video.paused).toBe(true);
  });

  test('that cannot be cut says so and stays', async () => {
    const long = { ...clip, duration: 31.2 };
    showAnalysis({ clips: { open: async () => long, cut: () => Promise.reject(new ClipRefused('cutFailed')) } });
    await chooseFile(new File(['x'], 'x.mp4'));
    await expect.element(said('Video too long (31.2s). Max: 15s')).toBeVisible();
    await button('Use this part').click();
    await expect.element(said('We could not cut this video.')).toBeVisible();
    await expect.element(page.getByText(/will be analyzed/)).not.toBeInTheDocument();
    await expect.element(button('Video Too Long')).toBeVisible();
  });

  test('is cut with progress, which can be called off', async () => {
    const cut = (_: Clip, __: unknown, watch: ConversionWatch): Promise<never> => {
      watch.onProgress?.(0.3);
      return new Promise(() => undefined);
    };
    showAnalysis({ clips: { open: async () => ({ ...clip, duration: 20 }), cut } });
    await chooseFile(new File(['x'], 'x.mp4'));
    await button('Use this part').click();
    await expect.element(page.getByRole('progressbar', { name: 'Cutting' })).toHaveAttribute('aria-valuenow', '30');
    await button('Cancel').click();
    await expect.element(button('Use this part')).toBeVisible();
  });
});
