import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeSettings } from '../../../settings/device-settings.ts';
import type { Clip } from '../clip/clip-types.ts';
import { ClipRefused } from '../clip/clip-refused.ts';
import type { Compressed } from '../clip/compress-clip.ts';
import type { ConversionWatch } from '../clip/convert-clip.ts';
import { clip } from '../testing/sample-clip.ts';
import { draftMemory } from '../machine/analysis-draft.ts';
import { chooseFile, dragFile } from '../testing/choose-and-drag-file.ts';
import { makeClip } from '../testing/make-clip.ts';
import type { ClipTools } from '../AnalysisTab.tsx';
import { showAnalysis } from '../testing/show-analysis.tsx';
import { said, button, skill } from '../testing/analysis-setup-locators.ts';

describe('a clip', () => {
  test('is asked for when it is missing, once at a time, however often', async () => {
    showAnalysis();
    await page.getByText('How to film', { exact: true }).click();
    await expect.element(said('MP4, WebM or MOV, max 50MB')).toBeVisible();
    const toasts = () => page.getByRole('region', { name: 'Messages' }).getByText('Please upload or record a video first.');
    for (let press = 0; press < 3; press += 1) await button('Analyze My Form').click();
    await expect.element(said('Please upload or record a video first.')).toBeVisible();
    await expect.poll(() => toasts().elements().length).toBe(1);
  });

  test('is chosen, and can be watched', async () => {
    showAnalysis();
    await chooseFile(await makeClip({ seconds: 2 }));
    await expect.element(said('Your clip is ready')).toBeVisible();
    await expect.element(said('2.0 s · 320 × 180')).toBeVisible();
    const video = page.getByLabelText('Your clip').element() as HTMLVideoElement;
    await expect.poll(() => video.readyState).toBeGreaterThan(1);
    expect(video.controls).toBe(true);
    await expect.element(button('Choose another')).toBeVisible();
  });

  test('is dropped', async () => {
    showAnalysis();
    await expect.element(said('Film one skill')).toBeVisible();
    const stage = said('Film one skill').element();
    const file = await makeClip();
    dragFile(file, stage, 'hold');
    await expect.element(said('Drop it here')).toBeVisible();
    dragFile(file, stage, 'dragleave');
    await expect.element(said('Drop it here')).not.toBeInTheDocument();
    dragFile(file, stage, 'drop');
    await expect.element(said('Your clip is ready')).toBeVisible();
  });

  test('is refused when it is empty, no video or too large, each in the place of the one before', async () => {
    showAnalysis();
    for (const [file, message] of [
      [new File([], 'x.mp4'), 'Invalid video blob - cannot proceed with upload'],
      // Whatever its name.
      [new File(['%PDF-1.7'], 'kick.mp4', { type: 'video/mp4' }), 'Invalid file type. Please use MP4, MOV, WebM, or OGG.'],
      [new File([Uint8Array.of(0x4f, 0x67, 0x67, 0x53), new Uint8Array(50 * 1024 * 1024)], 'x.ogv'), 'File too large. Maximum size is 50MB.'],
    ] as const) {
      await chooseFile(file);
      await expect.element(page.getByRole('alert').getByText(message)).toBeVisible();
      // Once, beside the clip: not in passing as well.
      expect(page.getByText(message).elements()).toHaveLength(1);
      expect(page.getByRole('alert').elements()).toHaveLength(1);
    }
    await expect.element(page.getByText('Invalid video blob - cannot proceed with upload')).not.toBeInTheDocument();
  });

  test('is being looked at until the player cancels', async () => {
    showAnalysis({ clips: { open: () => new Promise(() => undefined) } });
    await chooseFile(new File(['x'], 'x.mp4'));
    await expect.element(page.getByRole('progressbar', { name: 'Checking your clip' })).toBeVisible();
    await button('Cancel').click();
    await expect.element(said('Film one skill')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Film one skill' })).toHaveFocus();
  });

  test.each([
    ['probably', true],
    ['', false],
  ] as const)('may be an OGG where the browser says %j to it: %s', async (answer, isOffered) => {
    const asked = vi.spyOn(HTMLVideoElement.prototype, 'canPlayType').mockReturnValue(answer);
    onTestFinished(() => asked.mockRestore());
    showAnalysis();
    await expect.element(said('Film one skill')).toBeVisible();
    const { accept } = document.querySelector<HTMLInputElement>('input[type="file"]') ?? { accept: '' };
    expect(accept).toContain('.mp4');
    expect(accept.includes('.ogg') || accept.includes('video/*')).toBe(isOffered);
  });

  test('that cannot be taken is refused with its message and what may help', async () => {
    const open = vi.fn<ClipTools['open']>();
    showAnalysis({ clips: { open } });
    for (const [problem, message, help] of [
      ['dimensions', 'Unable to read video dimensions. Please try a different video.', 'What may help'],
      ['duration', 'We could not tell how long this video is.', 'Check that the video plays in your photos app.'],
      ['noPicture', 'Unable to read video dimensions. Please try a different video.', 'This file has sound but no picture.'],
      ['loadFailed', 'Error loading video: Video failed to load', 'Check that the video plays in your photos app.'],
      ['loadTimeout', 'Error loading video: Video load timeout (15s)', 'iPhone: Settings, Camera, Formats, Most Compatible.'],
    ] as const) {
      open.mockRejectedValueOnce(new ClipRefused(problem));
      await chooseFile(new File(['x'], 'x.mp4'));
      const panel = page.getByRole('alert').filter({ hasText: help });
      await expect.element(panel.getByText(message)).toBeVisible();
    }
  });

  test('that is refused tells the exact error to whoever helps, where debug is on', async () => {
    changeSettings({ debugMode: true });
    onTestFinished(() => changeSettings({ debugMode: false }));
    const cause = new Error('DEMUXER_ERROR_COULD_NOT_OPEN');
    showAnalysis({ clips: { open: () => Promise.reject(new ClipRefused('loadFailed', cause)) } });
    await chooseFile(new File(['x'], 'x.mp4'));
    await expect.element(said('For whoever helps: Error: DEMUXER_ERROR_COULD_NOT_OPEN')).toBeVisible();
  });

  test('from before is named beside the refusal of another: by its name, as filmed, or without a name', async () => {
    const open = vi.fn<ClipTools['open']>();
    showAnalysis({ clips: { open } });
    for (const [over, words] of [
      [{}, 'Your clip from before (“kick.mp4”) is still the one that will be analyzed.'],
      [{ source: 'camera', name: null }, 'The clip you recorded is still the one that will be analyzed.'],
      [{ name: null }, 'Your clip from before is still the one that will be analyzed.'],
    ] as const) {
      open.mockResolvedValueOnce({ ...clip, ...over }).mockRejectedValueOnce(new ClipRefused('type'));
      await chooseFile(new File(['x'], 'kick.mp4'));
      await expect.element(page.getByText(/will be analyzed/)).not.toBeInTheDocument();
      await expect.element(button('Choose another')).toBeVisible();
      await chooseFile(new File(['x'], 'list.mp4'));
      const panel = page.getByRole('alert').filter({ hasText: 'We look inside the file' });
      await expect.element(panel.getByText(words)).toBeVisible();
      await expect.element(button('Analyze My Form')).toBeEnabled();
    }
  });

  test('that is refused as the first leaves none that would be analysed', async () => {
    showAnalysis({ clips: { open: () => Promise.reject(new ClipRefused('type')) } });
    await chooseFile(new File(['x'], 'list.mp4'));
    await expect.element(page.getByRole('alert').getByText(/^We look inside the file/)).toBeVisible();
    await expect.element(page.getByText(/will be analyzed/)).not.toBeInTheDocument();
  });

  test('that is chosen by keyboard keeps the focus on its place', async () => {
    showAnalysis({ clips: { open: async () => clip } });
    const choose = button('Choose a video');
    await expect.element(choose).toBeVisible();
    (choose.element() as HTMLElement).focus();
    await chooseFile(new File(['x'], 'x.mp4'));
    await expect.element(page.getByRole('heading', { name: 'Your clip is ready' })).toHaveFocus();
    await expect.element(said('kick.mp4')).toBeVisible();
  });

  test('that stops playing says so', async () => {
    showAnalysis({ clips: { open: async () => clip } });
    await chooseFile(new File(['x'], 'x.mp4'));
    await expect.element(said('Video playback error')).toBeVisible();
  });

  test('that is large is made smaller, with its progress and a way out', async () => {
    const compress = (whole: Clip, watch: ConversionWatch): Promise<Compressed> => {
      watch.onProgress?.(0.42);
      return new Promise((resolve) => {
        watch.signal.addEventListener('abort', () => resolve({ clip: whole, outcome: 'unchanged' }));
      });
    };
    const large = { ...clip, blob: new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]) };
    showAnalysis({ clips: { open: async () => large, compress } });
    await chooseFile(new File(['x'], 'x.mp4'));
    const progress = page.getByRole('progressbar', { name: 'Making your clip smaller' });
    await expect.element(progress).toHaveAttribute('aria-valuenow', '42');
    await button('Use it as it is').click();
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
    await expect.element(button('Analyze My Form')).toBeEnabled();
  });

  test('that takes too long to be made smaller says so and goes on as it is', async () => {
    const large = { ...clip, blob: new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]) };
    const compress = async (whole: Clip): Promise<Compressed> => ({ clip: whole, outcome: 'timeout' });
    showAnalysis({ clips: { open: async () => large, compress } });
    await chooseFile(new File(['x'], 'x.mp4'));
    await expect.element(said('Video compression timeout')).toBeVisible();
    await expect.element(said('Your clip is ready')).toBeVisible();
  });
});

describe('leaving with a clip', () => {
  const question = () => page.getByRole('alertdialog', { name: 'Leave your clip for now?' });

  test('asks first, as the browser does, and coming back finds clip and skill', async () => {
    const drafts = draftMemory();
    const { onHold, leave } = showAnalysis({ clips: { open: async () => clip }, drafts });
    const isAsked = (): boolean => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(onHold).not.toHaveBeenCalled();
    expect(isAsked()).toBe(false);
    await page.getByRole('radio', { name: 'Turns', exact: true }).click();
    await chooseFile(new File(['x'], 'x.mp4'));
    await expect.element(said('Your clip is ready')).toBeVisible();
    // Before the page is closed.
    expect(isAsked()).toBe(true);
    const away = vi.fn<() => void>();
    onHold.mock.calls.at(-1)?.[0]?.(away);
    await expect.element(question()).toBeVisible();
    await question().getByRole('button', { name: 'Stay' }).click();
    await expect.element(question()).not.toBeInTheDocument();
    expect(away).not.toHaveBeenCalled();
    onHold.mock.calls.at(-1)?.[0]?.(away);
    await question().getByRole('button', { name: 'Leave' }).click();
    expect(away).toHaveBeenCalledOnce();
    leave();
    showAnalysis({ clips: { open: async () => clip }, drafts });
    await expect.element(said('Your clip is ready')).toBeVisible();
    await expect.element(skill().getByRole('radio', { name: 'Turns' })).toBeChecked();
  });
});
