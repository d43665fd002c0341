import { analysisTypes } from '@touchline/domain';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeSettings } from '../../../settings/device-settings.ts';
import type { Clip } from '../clip/clip-types.ts';
import { ClipRefused } from '../clip/clip-refused.ts';
import type { Compressed } from '../clip/compress-clip.ts';
import type { ConversionWatch } from '../clip/convert-clip.ts';
import type { Engine } from '../engine/index.ts';
import { testAccount } from '../testing/test-account.tsx';
import { clip } from '../testing/sample-checked-clip.ts';
import { draftMemory } from '../machine/analysis-draft.ts';
import { chooseFile, dragFile } from '../testing/choose-and-drag-file.ts';
import { makeClip } from '../testing/make-clip.ts';
import type { ClipTools } from '../AnalysisTab.tsx';
import { showAnalysis } from '../testing/show-analysis.tsx';
import { filmingTipText } from './filming-tip-text.ts';

const said = (text: string | RegExp) => page.getByText(text).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const skill = () => page.getByRole('radiogroup', { name: 'What do you want analyzed?' });
const tip = () => page.getByRole('note', { name: 'Filming tip' });


describe('the skill', () => {
  test('is one of eleven, each with a tip on how to film it', async () => {
    showAnalysis();
    await expect
      .element(tip().getByText('Record 2-3 repetitions of the skill for the best analysis results.'))
      .toBeVisible();
    const names = [
      'Shooting',
      'Passing',
      'Dribbling',
      'Defending',
      'Goalkeeping',
      'Juggling',
      'Turns',
      'Heading',
      'Cross and finish',
      'Set piece',
      'General movement',
    ];
    const tiles = skill().getByRole('radio');
    expect([...skill().element().querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual(names);
    expect(skill().element().querySelectorAll('label > svg')).toHaveLength(11);
    // One stop for the Tab key, and the arrows go on.
    await tiles.nth(0).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tiles.nth(1)).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tip().getByText(/^Film from the side, about six big steps away/)).toBeVisible();
    expect(new Set(analysisTypes.map(filmingTipText)).size).toBe(11);
  });

  test.each([9, 12, null])('is another one than heading for a player of %s: said before anything is filmed', async (age) => {
    showAnalysis({ age });
    await page.getByRole('radio', { name: 'Heading', exact: true }).click();
    await expect.element(tip().getByText(/Heading is for players of 13 and over.*Choose another skill/)).toBeVisible();
    await expect.element(button('Analyze My Form')).toBeDisabled();
    await page.getByRole('radio', { name: 'Passing', exact: true }).click();
    await expect.element(button('Analyze My Form')).toBeEnabled();
  });

  test('is asked for until it is chosen when it is missing, with a red border for three seconds', async () => {
    showAnalysis({ clips: { open: async () => clip } });
    await chooseFile(new File(['x'], 'x.mp4'));
    await expect.element(said('Your clip is ready')).toBeVisible();
    await button('Analyze My Form').click();
    await expect.element(said('Please select what you want analyzed first.')).toBeVisible();
    await expect.element(skill()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(skill().getByRole('radio', { name: 'Shooting' })).toHaveFocus();
    const red = skill().element().appendChild(document.createElement('i'));
    red.style.color = 'var(--stop-text)';
    const border = () => getComputedStyle(skill().element()).borderTopColor;
    await expect.poll(border).toBe(getComputedStyle(red).color);
    await expect.poll(border).not.toBe(getComputedStyle(red).color);
    red.remove();
    await expect.element(skill()).toHaveAccessibleDescription('Please select what you want analyzed first.');
    await expect.element(skill()).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('radio', { name: 'Turns', exact: true }).click();
    await expect.element(skill()).not.toHaveAttribute('aria-invalid');
    await expect.element(skill()).not.toHaveAccessibleDescription();
  });

  test('is not asked for any more once it is chosen', async () => {
    showAnalysis({ clips: { open: async () => clip } });
    await chooseFile(new File(['x'], 'x.mp4'));
    await button('Analyze My Form').click();
    const messages = (): string => document.querySelector('[aria-label="Messages"]')?.textContent ?? '';
    await expect.poll(messages).toContain('Please select what you want analyzed first.');
    await page.getByRole('radio', { name: 'Turns', exact: true }).click();
    await expect.poll(messages).toBe('');
    await expect.element(said('Please select what you want analyzed first.')).not.toBeInTheDocument();
  });
});

describe('the steps', () => {
  const stepStates = () => [...document.querySelectorAll('[data-step]')].map((step) => step.getAttribute('data-state'));
  const primary = () => [...document.querySelectorAll('[data-primary]')].map((one) => one.textContent);

  test('go from the skill to the clip to the start, and only the one whose turn it is stands out', async () => {
    showAnalysis({ clips: { open: async () => clip } });
    await expect.element(said('MediaPipe Ready')).toBeVisible();
    const order = [skill(), page.getByRole('heading', { name: 'Film one skill' }), button('Change'), button('Analyze My Form')].map((each) => each.element());
    for (const [index, one] of order.slice(1).entries()) expect((order[index] as Element).compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(stepStates()).toEqual(['now', 'ahead', 'ahead']);
    expect(primary()).toEqual([]);
    await page.getByRole('radio', { name: 'Turns', exact: true }).click();
    expect(stepStates()).toEqual(['done', 'now', 'ahead']);
    expect(primary()).toEqual(['Record a video']);
    await chooseFile(new File(['x'], 'x.mp4'));
    await expect.poll(primary).toEqual(['Analyze My Form']);
  });

  test.each([
    [390, 844],
    [1280, 800],
  ])('have the clip wait quietly for the skill; then filming is what to do, and choosing a video the other way, %i by %i', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(414, 896));
    showAnalysis();
    await expect.element(button('Record a video')).toBeVisible();
    const lightOf = (element: Element) => getComputedStyle(element).color;
    const parts = () => [page.getByRole('heading', { name: 'Film one skill' }), button('Choose a video')].map((part) => lightOf(part.element()));
    const skillName = () => lightOf(page.getByText('What do you want analyzed?').first().element());
    await expect.poll(() => parts().includes(skillName())).toBe(false);
    await page.getByRole('radio', { name: 'Turns', exact: true }).click();
    await expect.poll(() => new Set([...parts(), skillName()]).size).toBe(1);
    expect(primary()).toEqual(['Record a video']);
  });

  test('may begin with the clip: then the skill has its turn', async () => {
    showAnalysis({ clips: { open: async () => clip } });
    await chooseFile(new File(['x'], 'x.mp4'));
    await expect.element(said('Your clip is ready')).toBeVisible();
    expect(stepStates()[0]).toBe('now');
    expect(primary()).toEqual([]);
    await page.getByRole('radio', { name: 'Turns', exact: true }).click();
    await expect.poll(primary).toEqual(['Analyze My Form']);
  });
});

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
      [{}, "Your clip from before ('kick.mp4') is still the one that will be analyzed."],
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

describe('the pose model', () => {
  test('says when it is ready', async () => {
    showAnalysis();
    await expect.element(said('MediaPipe Ready')).toBeVisible();
    await expect.element(said('Your device is ready to see how you move.')).toBeVisible();
  });

  test.each([
    ['does not arrive', 'modelUnavailable', /did not arrive\. Check your connection and try again\.$/],
    ['does not start in time', 'modelLate', /did not start in time on this device\. Close other apps and tabs, then try again\.$/],
  ] as const)('says when it %s, and is asked for again', async (_, failure, words) => {
    const readiness = vi.fn<Engine['ready']>(async () => ({ ok: true }));
    readiness.mockImplementationOnce(async () => ({ ok: false, failure }));
    showAnalysis({ readiness });
    await expect.element(said('Limited analysis available - some features may not work.')).toBeVisible();
    await expect.element(page.getByText(words)).toBeVisible();
    await button('Try again').click();
    await expect.element(said('MediaPipe Ready')).toBeVisible();
  });

  test('is let go when the tab is left', async () => {
    const { close, leave } = showAnalysis();
    await expect.element(said('MediaPipe Ready')).toBeVisible();
    leave();
    await expect.poll(() => close.mock.calls.length).toBe(1);
  });
});

describe('on a laptop', () => {
  test('the start is above the fold with a video chosen that is to be kept, too', async () => {
    await page.viewport(1280, 800);
    // What the app's rail and header take.
    document.body.style.padding = '159px 32px 0 272px';
    onTestFinished(() => {
      document.body.style.padding = '';
    });
    const account = testAccount();
    account.failing.set('readAnalysisSettings', {
      success: true,
      data: { reviewer: null, pictures: false, storage: 'server', max_bytes: 1, clip_days_kept: 90 },
    });
    showAnalysis({ account, age: 15, clips: { open: async () => clip } });
    await chooseFile(new File(['x'], 'x.mp4'));
    await page.getByRole('radio', { name: 'Shooting', exact: true }).click();
    const line = button('Change');
    await expect.element(line).toHaveAttribute('aria-expanded', 'false');
    await line.click();
    await page.getByRole('radio', { name: 'In my account, with my video' }).click();
    await expect.element(page.getByText(/No other player ever sees them/)).toBeVisible();
    expect(button('Analyze My Form').element().getBoundingClientRect().bottom).toBeLessThan(800);
  });
});

describe('on a phone', () => {
  test.each([[390, 844], [320, 568]] as const)('the start is in sight above the bar as soon as a clip is ready: %i x %i', async (width, height) => {
    await page.viewport(width, height);
    showAnalysis({ clips: { open: async () => clip } });
    await expect.element(said('MediaPipe Ready')).toBeInTheDocument();
    const start = button('Analyze My Form').element();
    window.scrollTo(0, 0);
    // Before that, filming or choosing comes first.
    expect(start.getBoundingClientRect().top).toBeGreaterThan(height);
    await chooseFile(new File(['x'], 'x.mp4'));
    await expect.element(page.getByRole('heading', { name: 'Your clip is ready' })).toBeInTheDocument();
    window.scrollTo(0, 0);
    const bar = 4.5 * 16;
    await expect.poll(() => start.getBoundingClientRect().bottom).toBeLessThanOrEqual(height - bar);
    expect(start.getBoundingClientRect().top).toBeGreaterThan(height / 2);
  });

  test.each([[390, 844], [320, 568]] as const)('filming is in sight above the bar as soon as a skill is pressed: %i x %i', async (width, height) => {
    await page.viewport(width, height);
    // What the app's header takes.
    document.body.style.padding = '80px 16px';
    onTestFinished(() => {
      document.body.style.padding = '';
    });
    showAnalysis();
    await expect.element(said('MediaPipe Ready')).toBeInTheDocument();
    window.scrollTo(0, 0);
    await page.getByRole('radio', { name: 'Shooting', exact: true }).click();
    const bar = 4.5 * 16;
    await expect.poll(() => button('Record a video').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(height - bar);
  });

  test('each skill has its name within its tile in large text', async () => {
    await page.viewport(390, 844);
    document.documentElement.style.fontSize = '150%';
    document.body.style.paddingInline = '20px';
    onTestFinished(() => {
      document.documentElement.style.fontSize = '';
      document.body.style.paddingInline = '';
    });
    showAnalysis();
    const tiles = () => page.getByRole('radio').elements().flatMap((radio) => radio.closest('label') ?? []);
    await expect.poll(() => tiles().length).toBeGreaterThan(10);
    await document.fonts.ready;
    for (const tile of tiles()) expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth);
  });

  test('nothing runs over the edge with text at twice its size', async () => {
    await page.viewport(390, 844);
    document.documentElement.style.fontSize = '200%';
    document.body.style.paddingInline = '1rem';
    onTestFinished(() => {
      document.documentElement.style.fontSize = '';
      document.body.style.paddingInline = '';
    });
    showAnalysis({ clips: { open: async () => ({ ...clip, duration: 20 }) } });
    await chooseFile(new File(['x'], 'x.mp4'));
    await expect.element(button('Use this part')).toBeInTheDocument();
    const tooWide = [...document.querySelectorAll<HTMLElement>('body :not(svg, svg *)')].filter(
      (one) => one.getBoundingClientRect().right > 391,
    );
    expect(tooWide.map((one) => one.outerHTML.slice(0, 150))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});
