import type { Pose } from '@touchline/vision';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EngineFailure, EngineResult, EngineWatch, LiveFrame } from '../engine/index.ts';
import { overlayColours } from '../overlay/overlay-colours.ts';
import { outcomeOf } from '../results/testing/engine-outcomes.ts';
import { camera } from '../testing/fake-camera.ts';
import { clip } from '../testing/sample-clip.ts';
import { chooseFile } from '../testing/choose-and-drag-file.ts';
import { showAnalysis } from '../testing/show-analysis.tsx';

const outcome = outcomeOf();
const pose: Pose = outcome.frames.find((frame) => frame.pose !== null)?.pose ?? [];

const said = (text: string) => page.getByText(text, { exact: true }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const bar = () => page.getByRole('progressbar', { name: 'Analyzing...' });
const percent = () => Number(bar().element().getAttribute('aria-valuenow'));
const words = 'Your video analysis is still in progress. Leaving now may interrupt the process.';

/** An analysis that runs until the test ends it. */
async function analysing(skill = 'Shooting') {
  let watch: EngineWatch | null = null;
  let end: (result: EngineResult) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const shown = showAnalysis({
    clips: { open: async () => clip },
    analyse: (_, watching) => {
      watch = watching;
      return new Promise((resolve, reject) => {
        end = resolve;
        fail = reject;
      });
    },
  });
  await chooseFile(new File(['x'], 'x.mp4'));
  await page.getByRole('radio', { name: skill, exact: true }).click();
  await button('Analyze My Form').click();
  await expect.element(page.getByRole('dialog', { name: 'Analyzing...' })).toBeVisible();
  const running = (): EngineWatch => {
    if (watch === null) throw new Error('No analysis runs');
    return watch;
  };
  /** Looks at frames, `found` of them with the player, the last of them without where not all are. */
  const look = async (count: number, found: number, more: Partial<LiveFrame> = {}): Promise<void> => {
    for (let frame = 0; frame < count; frame += 1) {
      const picture = await createImageBitmap(new ImageData(4, 3));
      running().onFrame?.({ time: frame / 10, pose: frame < found ? pose : null, picture, ...more });
    }
  };
  return { ...shown, running, look, end: (result: EngineResult) => end(result), fail: (error: Error) => fail(error) };
}

describe('while an analysis runs', () => {
  test('the bar tells what it is at, and never goes back', async () => {
    const { running } = await analysing();
    await expect.element(said('Warming up')).toBeVisible();
    expect(percent()).toBe(0);
    const steps = [
      [0.05, 'opening', 'Opening your video', 5],
      [0.4, 'coarse', 'Watching how you move', 40],
      [0.2, 'coarse', 'Watching how you move', 40],
      [0.7, 'dense', 'Looking closely at the big moment', 70],
      [0.1, 'opening', 'Opening your video', 70],
      [0.96, 'reviewing', 'Writing your review', 96],
    ] as const;
    for (const [fraction, stage, word, shown] of steps) {
      running().onProgress?.(fraction, stage);
      await expect.element(said(word)).toBeVisible();
      await expect.poll(percent).toBe(shown);
      await expect.element(said(`${shown}%`)).toBeVisible();
    }
    await expect.element(bar()).toHaveAttribute('aria-valuetext', 'Writing your review, 96 percent');
  });

  test('it is said at each stage and each quarter, not at each percent', async () => {
    const { running } = await analysing();
    const region = () => page.getByRole('status').elements().map((one) => one.textContent);
    running().onProgress?.(0.13, 'coarse');
    await expect.poll(region).toContain('Watching how you move');
    running().onProgress?.(0.24, 'coarse');
    await expect.poll(percent).toBe(24);
    expect(region()).toContain('Watching how you move');
    running().onProgress?.(0.58, 'coarse');
    await expect.poll(region).toContain('Watching how you move, 50 percent');
  });

  test('the skeleton is drawn on the picture of the frame, which is given back', async () => {
    const { running } = await analysing();
    await expect.element(said('Your moves show up here')).toBeVisible();
    const green = new ImageData(4, 3);
    for (let at = 0; at < green.data.length; at += 4) green.data.set([0, 128, 0, 255], at);
    const picture = await createImageBitmap(green);
    running().onFrame?.({ time: 1, pose, picture });
    await expect.element(said('Your moves show up here')).not.toBeInTheDocument();
    const canvas = page.getByRole('region', { name: 'What we see' }).element().querySelector('canvas');
    const pen = canvas?.getContext('2d');
    const colours = new Set<string>();
    const { data } = pen?.getImageData(0, 0, canvas?.width ?? 0, canvas?.height ?? 0) ?? new ImageData(1, 1);
    for (let at = 0; at < data.length; at += 4) colours.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
    expect(colours).toContain('0,128,0');
    const flood = /#(..)(..)(..)/.exec(overlayColours().left)?.slice(1).map((part) => Number.parseInt(part, 16));
    expect(colours).toContain(flood?.join(','));
    expect(picture.width).toBe(0);
  });

  test('on a laptop the picture is no larger than its pixels are worth, the field beside it has the window’s height and ends with the ways out, and only the two are dark by day', async () => {
    await page.viewport(1280, 900);
    const { theme } = document.documentElement.dataset;
    document.documentElement.dataset['theme'] = 'light';
    onTestFinished(() => {
      if (theme === undefined) delete document.documentElement.dataset['theme'];
      else document.documentElement.dataset['theme'] = theme;
      return page.viewport(414, 896);
    });
    await analysing();
    const box = (element: Element) => element.getBoundingClientRect();
    const field = page.getByRole('button', { name: 'Juggling game: tap the ball to keep it up' });
    await expect.element(field).toBeVisible();
    const [picture, game] = [() => box(page.getByRole('region', { name: 'What we see' }).element()), () => box(field.element())];
    await expect.poll(() => game().left - picture().right).toBeGreaterThan(16);
    expect(picture().width).toBeLessThanOrEqual(480);
    expect(game().width).toBeGreaterThan(picture().width);
    expect(game().top).toBeLessThan(box(bar().element()).top);
    expect(Math.abs(game().bottom - box(button('Go to Practice').element()).bottom)).toBeLessThan(2);
    expect(box(said('Time left').element()).top).toBeGreaterThan(game().top);
    expect(Math.abs(box(button('Go to Practice').element()).right - picture().right)).toBeLessThan(2);
    expect(Math.abs(box(button('Cancel').element()).left - picture().left)).toBeLessThan(2);
    const dialog = page.getByRole('dialog', { name: 'Analyzing...' }).element();
    const darkParts = [...dialog.querySelectorAll('[data-theme="dark"]')];
    expect(dialog.closest('[data-theme="dark"]')).toBe(null);
    expect(darkParts.some((part) => part.contains(field.element()))).toBe(true);
  });

  test('the rate of the pictures with the player in is Good, Partly or Low', async () => {
    const { look, end } = await analysing();
    const rates = [
      [10, 7, 'Good', '--grass-text', 'Found you in 70% of the pictures', ''],
      [10, 6, 'Partly', '--warn-text', 'Found you in 60% of the pictures', 'Partial results: we do not find you in every picture.'],
      [10, 4, 'Low', '--stop-text', 'Found you in 40% of the pictures', 'Low success rate detected. Results may be limited. You were hard to see in this video. Film in good light, with your whole body in the picture.'],
    ] as const;
    for (const [count, found, word, token, rate, warning] of rates) {
      await look(count, found);
      await expect.element(said(word)).toBeVisible();
      await expect.element(said(rate)).toBeVisible();
      const line = said(word).element().parentElement;
      const probe = line?.appendChild(document.createElement('i'));
      probe?.style.setProperty('color', `var(${token})`);
      expect(getComputedStyle(line ?? document.body).color).toBe(getComputedStyle(probe ?? document.body).color);
      probe?.remove();
      await expect.poll(() => page.getByRole('status').elements().map((one) => one.textContent)).toContain(warning);
      // The next one is an analysis of its own.
      end({ ok: false, failure: 'noFrames' });
      await button('Try again').click();
      await expect.element(said('Your moves show up here')).toBeVisible();
    }
  });

  test('nothing is said of a rate before a few pictures, nor of one without the player: of several it is, on the picture and aloud', async () => {
    const written = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
    onTestFinished(() => written.mockRestore());
    const { look } = await analysing();
    await look(3, 2);
    await expect.element(said('Your moves show up here')).not.toBeInTheDocument();
    expect(page.getByText(/Found you/).elements()).toEqual([]);
    const lines = ['No pose detected - ensure full body is visible', 'Step back from camera and ensure good lighting'];
    const aloud = page.getByRole('status').filter({ hasText: lines.join('. ') });
    expect(aloud.elements()).toEqual([]);
    expect(written).not.toHaveBeenCalled();
    await look(6, 3);
    await expect.element(aloud).toBeInTheDocument();
    for (const line of lines) expect(written.mock.calls.map(([text]) => text)).toContain(line);
  });

  test('the touches of juggling grow live, and are called an estimate', async () => {
    const { running, look } = await analysing('Juggling');
    running().onProgress?.(0.4, 'counting');
    await expect.element(said('Counting your touches')).toBeVisible();
    for (const touches of [1, 2, 3]) {
      await look(1, 1, { touches });
      await expect.element(page.getByText(/^Touches so far/)).toBeVisible();
      await expect.element(said(String(touches))).toBeVisible();
    }
    await expect.element(said('an estimate, you can correct it')).toBeVisible();
  });

  test('nothing that was said of the clip before lies over the screen', async () => {
    showAnalysis({ clips: { open: async () => clip } });
    await chooseFile(new File(['x'], 'x.mp4'));
    await button('Analyze My Form').click();
    // The dialog takes the toasts out of the tree of roles, not off the screen.
    const toasts = (): string => document.querySelector('[aria-label="Messages"]')?.textContent ?? '';
    await expect.poll(toasts).toContain('Please select what you want analyzed first.');
    await page.getByRole('radio', { name: 'Shooting', exact: true }).click();
    await button('Analyze My Form').click();
    await expect.element(page.getByRole('dialog', { name: 'Analyzing...' })).toBeVisible();
    await expect.poll(toasts).toBe('');
  });

  test('the game is there to pass the time, and goes on while the analysis does', async () => {
    const { running, look } = await analysing();
    const score = () => page.getByText('Score', { exact: true }).element().parentElement?.textContent;
    await expect.element(page.getByText('Tap to kick off')).toBeVisible();
    await userEvent.keyboard(' ');
    running().onProgress?.(0.3, 'coarse');
    await look(2, 2);
    await userEvent.keyboard('{Enter}');
    await expect.poll(score).toBe('Score2');
  });

  test('the screen stays on, and the sound is switched off and on', async () => {
    const request = vi.spyOn(navigator.wakeLock, 'request').mockImplementation(() => new Promise(() => undefined));
    onTestFinished(() => request.mockRestore());
    await analysing();
    expect(request).toHaveBeenCalledWith('screen');
    await button('Turn sound off').click();
    await button('Turn sound on').click();
    await expect.element(button('Turn sound off')).toBeVisible();
  });
});

test('leaving while an analysis runs is refused with the reason, each time, and free again as soon as it is over', async () => {
  const { onHold, end } = await analysing();
  const warning = page.getByRole('alert').filter({ hasText: words });
  const isAsked = (): boolean => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const leave = vi.fn<() => void>();
  let before: Element | undefined;
  const expectWarned = async () => {
    await expect.poll(() => warning.elements().filter((one) => one !== before)).toHaveLength(1);
    await expect.element(warning).toBeVisible();
    before = warning.element();
  };
  // By the tab.
  onHold.mock.calls.at(-1)?.[0]?.(leave);
  await expectWarned();
  expect(leave).not.toHaveBeenCalled();
  // The browser asks in words of its own: who stays reads why.
  expect(isAsked()).toBe(true);
  await expectWarned();
  // By Escape, and the focus stays inside.
  await userEvent.keyboard('{Escape}');
  await expectWarned();
  const dialog = page.getByRole('dialog', { name: 'Analyzing...' }).element();
  for (let press = 0; press < 8; press += 1) {
    await userEvent.keyboard('{Tab}');
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  end({ ok: false, failure: 'noFrames' });
  await expect.element(button('Try again')).toBeVisible();
  expect(onHold.mock.calls.at(-1)).toEqual([null]);
  expect(isAsked()).toBe(false);
});

describe('Go to Practice', () => {
  test('waits until the analysis is complete, and says where the review is', async () => {
    const { onNavigate, end } = await analysing();
    await button('Go to Practice').click();
    await expect.element(said('We take you there when it is done.')).toBeVisible();
    expect(onNavigate).not.toHaveBeenCalled();
    end({ ok: true, outcome });
    await expect.poll(() => onNavigate.mock.calls).toEqual([['practice']]);
    await expect.element(page.getByText('Analysis complete!', { exact: false }).first()).toBeVisible();
    await expect.element(said('Your review waits for you in Form Analysis.')).toBeVisible();
  });

  test('is taken back with a second press, and followed after a failure too, which is told there', async () => {
    const { onNavigate, end } = await analysing();
    await button('Go to Practice').click();
    await expect.element(button('Go to Practice')).toHaveAttribute('aria-pressed', 'true');
    await button('Go to Practice').click();
    await expect.element(said('We take you there when it is done.')).not.toBeInTheDocument();
    end({ ok: false, failure: 'noFrames' });
    await button('Try again').click();
    expect(onNavigate).not.toHaveBeenCalled();
    await button('Go to Practice').click();
    end({ ok: false, failure: 'timedOut' });
    await expect.poll(() => onNavigate.mock.calls).toEqual([['practice']]);
    await expect.element(page.getByText('Analysis failed: Analysis timeout - please try again').last()).toBeVisible();
    await expect.element(page.getByText('Please try recording a new video').last()).toBeVisible();
  });
});

describe('the end of an analysis', () => {
  test('is told: Analysis complete! The focus is on the heading of what was found, and Alt+R films the next clip', async () => {
    camera();
    const { end } = await analysing();
    end({ ok: true, outcome });
    await expect.element(said('Analysis complete!')).toBeVisible();
    await expect.element(page.getByRole('dialog', { name: 'Analyzing...' })).not.toBeInTheDocument();
    const heading = page.getByRole('heading', { name: 'Your shooting review' });
    await expect.element(heading).toHaveFocus();
    // It is no control: nothing is drawn around it.
    expect(getComputedStyle(heading.element()).outlineStyle).toBe('none');
    await userEvent.keyboard('{Alt>}r{/Alt}');
    await expect.element(page.getByRole('dialog', { name: 'Film yourself' })).toBeVisible();
    await expect.element(said('Get ready to show your soccer skills!')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await button('Back').click();
    await expect.element(heading).toBeVisible();
    await button('Film another one').click();
    await expect.element(page.getByRole('heading', { name: 'Film one skill' })).toHaveFocus();
  });

  test('without a score is no success: it says so beside it', async () => {
    const { end } = await analysing();
    end({ ok: true, outcome: { ...outcome, review: { ...outcome.review, overallScore: null } } });
    await expect.element(page.getByText('Note Analysis complete!', { exact: false }).first()).toBeVisible();
    await expect.element(said('No score this time. Your review says why, and how to film it.')).toBeVisible();
  });

  test('comes at once with Cancel, asks nothing, and the way to practice is forgotten with it', async () => {
    const { onNavigate, running } = await analysing();
    await button('Go to Practice').click();
    await button('Cancel').click();
    await expect.element(page.getByRole('dialog', { name: 'Analyzing...' })).not.toBeInTheDocument();
    expect(running().signal.aborted).toBe(true);
    await expect.element(page.getByRole('heading', { name: 'Your clip is ready' })).toHaveFocus();
    await button('Analyze My Form').click();
    await expect.element(button('Go to Practice')).toHaveAttribute('aria-pressed', 'false');
    expect(onNavigate).not.toHaveBeenCalled();
  });

  test('without a result is told with its reason and a tip, and can be tried again', async () => {
    const { end, fail, analyse } = await analysing();
    const failures: ReadonlyArray<[EngineFailure | null, string]> = [
      ['modelUnavailable', 'Analysis failed: The part that sees movement did not arrive. Check your connection and try again.'],
      ['modelLate', 'Analysis failed: The part that sees movement did not start in time on this device. Close other apps and tabs, then try again.'],
      ['deviceCannot', 'Analysis failed: This device cannot do it. Recording and your earlier results still work.'],
      ['unreadable', 'Analysis failed: Video not ready for processing'],
      ['noVideoTrack', 'Analysis failed: No video available for analysis'],
      ['undecodable', 'Analysis failed: This browser cannot read the pictures of this video.'],
      ['tooLong', 'Analysis failed: The clip is longer than 15 seconds.'],
      ['noFrames', 'Analysis failed: No frames could be processed'],
      ['seekTimeout', 'Analysis failed: Seek timeout'],
      ['timedOut', 'Analysis failed: Analysis timeout - please try again'],
      // A fault that nobody has foreseen: nobody stays locked in.
      [null, 'Analysis failed: Something went wrong during analysis'],
    ];
    for (const [at, [failure, message]] of failures.entries()) {
      await expect.element(page.getByRole('dialog', { name: 'Analyzing...' })).toBeVisible();
      expect(analyse).toHaveBeenCalledTimes(at + 1);
      await expect.element(said('Please try recording a new video')).not.toBeInTheDocument();
      if (failure === null) fail(new Error('out of luck'));
      else end({ ok: false, failure });
      await expect.element(said(message)).toBeVisible();
      await expect.element(said('Please try recording a new video')).toBeVisible();
      await button('Try again').click();
    }
    await expect.poll(() => analyse.mock.calls.length).toBe(failures.length + 1);
  });
});
