import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeSettings, settings } from '../../../settings/device-settings.ts';
import { chooseFile } from '../testing/choose-and-drag-file.ts';
import { clockSetByHand } from '../testing/clock-set-by-hand.ts';
import { camera } from '../testing/fake-camera.ts';
import { showAnalysis } from '../testing/show-analysis.tsx';

const said = (text: string | RegExp) => page.getByText(text).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const overlay = () => page.getByRole('checkbox', { name: 'Skeleton', exact: true });

beforeEach(() => changeSettings({ videoQuality: 'auto', autoRecord: false, recordingDelay: 3, poseOverlay: true, debugMode: false }));

describe('filming', () => {
  test('goes from the picture over the countdown to a recording that can be analysed', async () => {
    const { live, getUserMedia } = camera();
    const { recorder, pass, filmed } = clockSetByHand();
    showAnalysis({ recorder });
    await button('Record a video').click();
    await expect.element(said('Stand so that your whole body fits in.')).toBeVisible();
    expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({ audio: false, video: { facingMode: { ideal: 'environment' } } });
    await button('Start recording').click();
    await expect.element(said('Get ready to show your soccer skills!')).toBeVisible();
    pass(3_000);
    await expect.element(said('Recording now!')).toBeVisible();
    await expect.element(said('REC')).toBeVisible();
    pass(2_000);
    await expect.element(page.getByRole('timer').getByText('28s')).toBeVisible();
    await expect.element(said('Recording now!')).not.toBeInTheDocument();
    await filmed();
    await button('Stop recording').click();
    await expect.element(said('Recording Complete')).toBeVisible();
    await expect.element(said(/^\d+\.\d seconds\s· 320 × 180$/)).toBeVisible();
    await expect.element(said('Video recorded! You can analyze it now.')).toBeVisible();
    await expect.element(button('Analyze My Form')).toBeEnabled();
    expect(live()).toBe(0);
  });

  test('begins as late as whoever films alone needs, and remembers it; the screen stays on meanwhile', async () => {
    const release = vi.fn<() => Promise<void>>(async () => undefined);
    const request = vi.spyOn(navigator.wakeLock, 'request').mockResolvedValue({ release } as unknown as WakeLockSentinel);
    camera();
    showAnalysis();
    await button('Record a video').click();
    await page.getByRole('radiogroup', { name: 'Starts after' }).getByRole('radio', { name: '10 s' }).click();
    expect(request).not.toHaveBeenCalled();
    await button('Start recording').click();
    await expect.element(page.getByText(/^(10|9|8)$/)).toBeVisible();
    expect(settings().recordingDelay).toBe(10);
    await expect.poll(() => request.mock.calls).toEqual([['screen']]);
    await userEvent.keyboard('{Escape}');
    await expect.element(said('Stand so that your whole body fits in.')).toBeVisible();
    await expect.poll(() => release.mock.calls.length).toBe(1);
  });

  test('says that the camera is being got ready', async () => {
    camera(() => new Promise(() => undefined));
    showAnalysis();
    await button('Record a video').click();
    await expect.element(said('Getting your camera ready')).toBeVisible();
    await button('Back').click();
    await expect.element(said('Film one skill')).toBeVisible();
  });

  test('begins with Alt+R and ends with Escape', async () => {
    camera();
    const { recorder, pass, filmed } = clockSetByHand();
    showAnalysis({ recorder });
    await expect.element(said('MediaPipe Ready')).toBeVisible();
    await userEvent.keyboard('{Alt>}r{/Alt}');
    await expect.element(said('Get ready to show your soccer skills!')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(said('Stand so that your whole body fits in.')).toBeVisible();
    await userEvent.keyboard('{Alt>}r{/Alt}');
    await expect.element(said('Get ready to show your soccer skills!')).toBeVisible();
    pass(3_000);
    await expect.element(said('Recording now!')).toBeVisible();
    pass(2_000);
    await expect.element(page.getByRole('timer').getByText('28s')).toBeVisible();
    await filmed();
    await userEvent.keyboard('{Escape}');
    await expect.element(said('Recording Complete')).toBeVisible();
  });

  test('begins with the focus on the shutter, and is left by Escape and by the browser’s Back', async () => {
    const { live } = camera();
    showAnalysis();
    for (const leave of [() => userEvent.keyboard('{Escape}'), async () => history.back()]) {
      await button('Record a video').click();
      await expect.element(said('Stand so that your whole body fits in.')).toBeVisible();
      await expect.element(button('Start recording')).toHaveFocus();
      await leave();
      await expect.element(page.getByRole('heading', { name: 'Film one skill' })).toHaveFocus();
      await expect.poll(live).toBe(0);
    }
  });

  test('is stopped by the browser’s Back as by Escape: what was filmed is not lost', async () => {
    camera();
    const { recorder, pass, filmed } = clockSetByHand();
    showAnalysis({ recorder });
    await button('Record a video').click();
    await button('Start recording').click();
    await expect.element(said('Get ready to show your soccer skills!')).toBeVisible();
    history.back();
    await expect.element(said('Stand so that your whole body fits in.')).toBeVisible();
    await button('Start recording').click();
    await expect.element(said('Get ready to show your soccer skills!')).toBeVisible();
    pass(3_000);
    await expect.element(said('Recording now!')).toBeVisible();
    pass(2_000);
    await expect.element(page.getByRole('timer').getByText('28s')).toBeVisible();
    await filmed();
    history.back();
    await expect.element(said('Recording Complete')).toBeVisible();
  });

  test('is not left without a question, which says what is lost', async () => {
    camera();
    const { recorder, pass } = clockSetByHand();
    const { onHold } = showAnalysis({ recorder });
    await button('Record a video').click();
    await expect.element(said('Stand so that your whole body fits in.')).toBeVisible();
    expect(onHold).not.toHaveBeenCalled();
    await button('Start recording').click();
    await expect.element(said('Get ready to show your soccer skills!')).toBeVisible();
    pass(3_000);
    await expect.element(said('Recording now!')).toBeVisible();
    pass(2_000);
    await expect.element(page.getByRole('timer').getByText('28s')).toBeVisible();
    const leave = vi.fn<() => void>();
    onHold.mock.calls.at(-1)?.[0]?.(leave);
    const question = page.getByRole('alertdialog', { name: 'Stop recording and leave?' });
    await expect.element(question.getByText('What you have filmed so far is lost.')).toBeVisible();
    expect(leave).not.toHaveBeenCalled();
    await question.getByRole('button', { name: 'Stop and leave' }).click();
    expect(leave).toHaveBeenCalledOnce();
  });

  test('begins by itself where the player has set it so', async () => {
    changeSettings({ autoRecord: true });
    camera();
    showAnalysis();
    await button('Record a video').click();
    await expect.element(said('Get ready to show your soccer skills!')).toBeVisible();
  });

  test('asks for the quality that is set, is seen as in a mirror when the camera looks at the player, and lets it go when the tab is left', async () => {
    changeSettings({ videoQuality: 'low' });
    const { getUserMedia, live } = camera();
    const { leave } = showAnalysis();
    await button('Record a video').click();
    await expect.element(said('Stand so that your whole body fits in.')).toBeVisible();
    expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({
      video: { width: { ideal: 854 }, height: { ideal: 480 }, frameRate: { ideal: 15, max: 15 } },
    });
    const picture = page.getByLabelText('What the camera sees');
    await expect.element(picture).toBeVisible();
    await expect.poll(() => getComputedStyle(picture.element()).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    expect(live()).toBe(1);
    leave();
    await expect.poll(live).toBe(0);
  });

  test('is done by the camera that is chosen, and the one before is let go', async () => {
    const { getUserMedia, live } = camera();
    showAnalysis();
    await button('Record a video').click();
    await expect.element(said('Stand so that your whole body fits in.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Camera' }).click();
    await page.getByRole('option', { name: 'Camera 2' }).click();
    await expect.poll(() => getUserMedia.mock.calls[1]?.[0]).toMatchObject({ video: { deviceId: { exact: 'b' } } });
    await expect.element(said('Stand so that your whole body fits in.')).toBeVisible();
    expect(live()).toBe(1);
  });

  test('keeps the pose overlay as it is while it lasts', async () => {
    camera();
    showAnalysis();
    await button('Record a video').click();
    await expect.element(said('Pose Overlay ON')).toBeVisible();
    await overlay().click();
    await expect.element(said('Pose Overlay ON')).not.toBeInTheDocument();
    expect(settings().poseOverlay).toBe(false);
    await overlay().click();
    await button('Start recording').click();
    await expect.element(overlay()).toBeDisabled();
    await expect.element(said('Pose Overlay ON')).toBeVisible();
  });

});

describe('a camera problem', () => {
  const rejected = (name: string, message = '') => () => Promise.reject(new DOMException(message, name));

  test('says so in passing, and in a panel what to do, and is over when the camera opens at the next try', async () => {
    const notFound = 'No camera found. Please connect a camera and try again.';
    const inUse = 'Camera is being used by another application. Please close other apps and try again.';
    const help = {
      denied: /^Tap the lock or the camera beside the web address/,
      notFound: /^Is it plugged in\? A video that is on this device/,
      notSupported: 'You can still choose a video that is on this device.',
    };
    const { getUserMedia } = camera();
    showAnalysis();
    const told: string[] = [];
    let way = 'Record a video';
    for (const [name, message, todo, words] of [
      ['NotAllowedError', 'Camera access denied. Please allow camera permissions and try again.', help.denied, ''],
      ['NotFoundError', notFound, help.notFound, ''],
      // As if it was not found.
      ['OverconstrainedError', notFound, help.notFound, ''],
      ['NotReadableError', inUse, inUse, ''],
      ['NotSupportedError', 'Camera not supported by this browser.', help.notSupported, ''],
      // Of any other kind, in the browser’s own words.
      ['UnknownError', 'Camera error: the lens is foggy', 'Camera error: the lens is foggy', 'the lens is foggy'],
    ] as const) {
      getUserMedia.mockRejectedValueOnce(new DOMException(words, name));
      await button(way).click();
      const panel = page.getByRole('alert').filter({ hasText: 'Recording Error' });
      await expect.element(panel.getByText(todo)).toBeVisible();
      // Who steers by keyboard goes on from there.
      await expect.poll(() => document.activeElement?.contains(panel.element()) && document.activeElement !== document.body).toBe(true);
      told.push(message);
      const inPassing = page.getByRole('region', { name: 'Messages' }).getByText(message);
      await expect.poll(() => inPassing.elements().length).toBe(told.filter((one) => one === message).length);
      await expect.element(inPassing.first()).toBeVisible();
      way = 'Try the camera again';
    }
    await button(way).click();
    await expect.element(said('Stand so that your whole body fits in.')).toBeVisible();
  });

  test('leaves the ways on that need no camera: Back at the top, and a video of the device', async () => {
    await page.viewport(640, 400);
    onTestFinished(() => page.viewport(1280, 800));
    camera(rejected('NotAllowedError'));
    showAnalysis();
    await button('Record a video').click();
    await expect.element(button('Try the camera again')).toBeVisible();
    const back = button('Back').element().getBoundingClientRect();
    expect(back.bottom).toBeLessThan(button('Try the camera again').element().getBoundingClientRect().top);
    await expect.element(button('Choose a video')).toBeVisible();
    await chooseFile(new File(['no video'], 'notes.txt', { type: 'text/plain' }));
    await expect.element(said('Recording Error')).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert').filter({ hasText: /video/i }).first()).toBeVisible();
  });

  test('is told of when no picture can be shown', async () => {
    const { live } = camera();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotSupportedError'));
    showAnalysis();
    await button('Record a video').click();
    await expect.element(said('Preview setup failed')).toBeVisible();
    await expect.poll(live).toBe(0);
  });

  test('is told of when nothing was recorded, the recording cannot be ended, or cannot be opened', async () => {
    camera();
    const stop = vi.fn<() => Promise<Blob>>(async () => new Blob());
    const { recorder, pass } = clockSetByHand({ record: () => ({ stop }) });
    showAnalysis({ recorder });
    let way = 'Record a video';
    for (const [recording, message] of [
      [async () => new Blob(), 'No recording data available'],
      [() => Promise.reject(new Error('x')), 'Error stopping recording'],
      [async () => new Blob([Uint8Array.of(0x4f, 0x67, 0x67, 0x53)]), 'Error loading recorded video'],
    ] as const) {
      stop.mockImplementation(recording);
      await button(way).click();
      await button('Start recording').click();
      await expect.element(said('Get ready to show your soccer skills!')).toBeVisible();
      pass(3_000);
      await expect.element(page.getByText('REC', { exact: true })).toBeVisible();
      await button('Stop recording').click();
      await expect.element(said(message)).toBeVisible();
      way = 'Try the camera again';
    }
  });
});

describe('where nothing can be recorded', () => {
  test('the button says so, and choosing still works', async () => {
    vi.spyOn(MediaRecorder, 'isTypeSupported').mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    showAnalysis();
    await expect.element(button('Recording Not Supported')).toBeDisabled();
    await expect.element(said(/Recording not supported on this device\/browser/)).toBeVisible();
    await expect.element(button('Choose a video')).toBeEnabled();
    await userEvent.keyboard('{Alt>}r{/Alt}');
    await expect.element(button('Recording Not Supported')).toBeVisible();
  });
});
