import type { Pose } from '@touchline/vision';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeSettings } from '../../../settings/device-settings.ts';
import { pictureSize } from '../camera/index.ts';
import type { LiveDetection, LivePicture } from '../engine/index.ts';
import { camera } from '../testing/fake-camera.ts';
import { showAnalysis } from '../testing/show-analysis.tsx';
import { browserRecorder } from './browser-recorder-tools.ts';

const said = (text: string | RegExp) => page.getByText(text).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const overlay = () => page.getByRole('checkbox', { name: 'Skeleton', exact: true });
const hint = () => page.getByText('Stand so that your whole body fits in.');
const nobody = () => page.getByText('No pose detected - ensure full body is visible');
const canvas = () => document.querySelector<HTMLCanvasElement>('canvas');

/** Somebody in the left half of the picture. */
const onTheLeft: Pose = Array.from({ length: 33 }, (_, point) => ({
  x: 0.25 + (point % 2 === 0 ? 0.03 : -0.03),
  y: 0.1 + (point * 0.8) / 33,
  visibility: 1,
}));

/** Whether something is drawn in the left and in the right half of the canvas. */
function drawn(): { readonly left: boolean; readonly right: boolean } {
  const picture = canvas();
  const half = (x: number): boolean => {
    if (picture === null) return false;
    const pixels = picture.getContext('2d')?.getImageData(x, 0, picture.width / 2, picture.height).data ?? [];
    return pixels.some((value) => value > 0);
  };
  return { left: half(0), right: half((picture?.width ?? 0) / 2) };
}

async function film(detectLive?: (picture: LivePicture) => Promise<LiveDetection>) {
  // The clock of the countdown runs four times as fast.
  const recorder = { ...browserRecorder, now: () => performance.now() * 4 };
  const shown = showAnalysis({ recorder, ...(detectLive && { detectLive }) });
  await button('Record a video').click();
  await expect.element(said('Stand so that your whole body fits in.')).toBeVisible();
  return shown;
}

async function recording(): Promise<void> {
  await expect.element(page.getByText('REC', { exact: true })).toBeVisible();
}

beforeEach(() => changeSettings({ videoQuality: 'auto', autoRecord: false, recordingDelay: 3, poseOverlay: true, debugMode: false }));

describe('the pose overlay', () => {
  test('draws the player’s skeleton as in a mirror where the picture is one, before and while recording', async () => {
    camera();
    await film(async () => onTheLeft);
    await expect.poll(drawn).toEqual({ left: false, right: true });
    const video = document.querySelector('video');
    const box = canvas()?.getBoundingClientRect() ?? new DOMRect();
    expect(box).toEqual(video?.getBoundingClientRect());
    expect(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)).toBe(canvas());
    await button('Start recording').click();
    await recording();
    expect(drawn()).toEqual({ left: false, right: true });
  });

  test('draws it as it is where the camera looks away from who holds it', async () => {
    const { getUserMedia } = camera();
    const open = getUserMedia.getMockImplementation();
    getUserMedia.mockImplementation(async (wish) => {
      const stream = (await open?.(wish)) ?? new MediaStream();
      for (const track of stream.getTracks()) vi.spyOn(track, 'getSettings').mockReturnValue({ facingMode: 'environment' });
      return stream;
    });
    await film(async () => onTheLeft);
    await expect.poll(drawn).toEqual({ left: true, right: false });
  });

  test('looks ten times a second at most, and closes what it looked at', async () => {
    camera();
    const pictures: LivePicture[] = [];
    const times: number[] = [];
    await film(async (picture) => {
      pictures.push(picture);
      times.push(performance.now());
      return onTheLeft;
    });
    await expect.poll(() => times.length).toBeGreaterThan(5);
    expect((times[5] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(450);
    expect(pictures.slice(0, 1).map(pictureSize)).toEqual([{ width: 0, height: 0 }]);
  });

  test('looks once at a time, and rests as long as a look takes', async () => {
    camera();
    const looks: { readonly from: number; readonly to: number }[] = [];
    let underWay = 0;
    let most = 0;
    await film(async () => {
      most = Math.max(most, (underWay += 1));
      const from = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 200));
      underWay -= 1;
      looks.push({ from, to: performance.now() });
      return onTheLeft;
    });
    await expect.poll(() => looks.length).toBeGreaterThan(3);
    expect(most).toBe(1);
    const rests = looks.slice(1).map(({ from }, at) => from - (looks[at]?.to ?? 0));
    for (const rest of rests) expect(rest).toBeGreaterThan(190);
  });

  test('takes a skeleton away that would stand where the player no longer is', async () => {
    camera();
    const never = new Promise<LiveDetection>(() => undefined);
    let looks = 0;
    await film(() => ((looks += 1) === 1 ? Promise.resolve(onTheLeft) : never));
    await expect.poll(() => drawn().right).toBe(true);
    await expect.poll(() => drawn().right).toBe(false);
  });

  test('does not look at all where it is off', async () => {
    changeSettings({ poseOverlay: false });
    camera();
    const { detectLive } = await film(async () => onTheLeft);
    await button('Start recording').click();
    await recording();
    expect(detectLive).not.toHaveBeenCalled();
    expect(canvas()).toBeNull();
  });

  test('ends when it is switched off', async () => {
    camera();
    const { detectLive } = await film(async () => onTheLeft);
    await expect.poll(() => drawn().right).toBe(true);
    await overlay().click();
    await expect.poll(canvas).toBeNull();
    const looked = detectLive.mock.calls.length;
    await button('Start recording').click();
    await recording();
    expect(detectLive.mock.calls.length).toBe(looked);
  });

  test('says when nobody is found for a while, and no more when somebody is', async () => {
    camera();
    let seen: LiveDetection | null = null;
    let looks = 0;
    // Now and then a blink, which is not worth a word.
    const { detectLive } = await film(async () => seen ?? ((looks += 1) % 3 === 0 ? onTheLeft : 'nobody'));
    await expect.poll(() => detectLive.mock.calls.length).toBeGreaterThan(8);
    await expect.element(nobody()).not.toBeInTheDocument();
    seen = 'nobody';
    await expect.element(nobody()).toBeVisible();
    await expect.element(said('Step back from camera and ensure good lighting')).toBeVisible();
    // That says it: the hint of before would be the third way of telling the same.
    await expect.element(hint()).not.toBeInTheDocument();
    await expect.element(page.getByRole('status').filter({ has: nobody() })).toBeInTheDocument();
    seen = onTheLeft;
    await expect.element(nobody()).not.toBeInTheDocument();
    await expect.element(hint()).toBeVisible();
    await expect.poll(() => drawn().right).toBe(true);
  });

  test('draws nothing and says nothing where the engine does not look', async () => {
    camera();
    const { detectLive } = await film();
    await expect.poll(() => detectLive.mock.calls.length).toBeGreaterThan(1);
    expect(drawn()).toEqual({ left: false, right: false });
    await expect.element(nobody()).not.toBeInTheDocument();
  });

  test('is over when the tab is left in the middle of a look', async () => {
    camera();
    const look = Promise.withResolvers<LiveDetection>();
    const { detectLive, leave } = await film(() => look.promise);
    await expect.poll(() => detectLive.mock.calls.length).toBe(1);
    leave();
    look.resolve(onTheLeft);
    await expect.poll(() => detectLive.mock.calls.map(([picture]) => pictureSize(picture))).toEqual([{ width: 0, height: 0 }]);
    expect(detectLive).toHaveBeenCalledTimes(1);
  });
});
