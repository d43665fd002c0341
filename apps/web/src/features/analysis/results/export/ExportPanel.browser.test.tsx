import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BlobSource, Input, ALL_FORMATS } from 'mediabunny';
import { filmOf } from '../testing/synthetic-clip.ts';
import { outcomeOf } from '../testing/engine-outcomes.ts';
import { openSection } from '../testing/open-section.ts';
import { showResults, testStore } from '../testing/show-results-and-history.tsx';
import { stillsOf } from '../../clip-rendering/clip-rendering-worker-client.ts';
import { FILM_MS } from '../testing/results-fixtures.ts';

const outcome = outcomeOf();
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** The files that the page hands to the downloads. */
function downloads(): { name: string; blob: Promise<Blob> }[] {
  const saved: { name: string; blob: Promise<Blob> }[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: fetch(this.href).then((answer) => answer.blob()) });
  });
  onTestFinished(() => click.mockRestore());
  return saved;
}

/** The share of a picture's pixels that are the colour of the skeleton's left side, by half of the picture. */
async function yellowOf(picture: Blob): Promise<{ left: number; right: number }> {
  const image = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('Nothing to draw on');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const count = { left: 0, right: 0 };
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 200 && green > 160 && blue < 130) count[(at / 4) % image.width < image.width / 2 ? 'left' : 'right'] += 1;
  }
  return count;
}

async function videoIn(saved: { blob: Promise<Blob> }[]): Promise<Blob> {
  await button('Make the video').click();
  await button('Download the video').click({ timeout: FILM_MS });
  const file = saved.at(-1);
  if (file === undefined) throw new Error('nothing was saved');
  return file.blob;
}

async function pictureAt(video: Blob, time: number): Promise<Blob> {
  const pictures: Blob[] = [];
  await stillsOf(video, { times: [time], longSide: 640 }, ({ picture }) => pictures.push(picture));
  return pictures[0] ?? new Blob();
}

describe('the video with the skeleton over it', () => {
  it('plays, lasts as long as the clip and has the skeleton in it', async () => {
    const saved = downloads();
    const clip = await filmOf(outcome, { wide: 640 });
    showResults({ outcome: outcomeOf(), clip });
    await openSection('Save and share');
    const video = await videoIn(saved);
    expect(saved[0]?.name).toBe('touchline-shooting.mp4');
    await expect.element(page.getByText(/^Your video is ready: 3\.0 s, 0\.\d MB$/)).toBeVisible();

    const input = new Input({ source: new BlobSource(video), formats: ALL_FORMATS });
    expect(await input.computeDuration()).toBeCloseTo(outcome.clip.duration, 1);
    const player = document.createElement('video');
    player.muted = true;
    player.src = URL.createObjectURL(video);
    await player.play();
    expect(player.duration).toBeCloseTo(outcome.clip.duration, 1);

    const yellow = await yellowOf(await pictureAt(video, 0.5));
    expect(yellow.left + yellow.right).toBeGreaterThan(200);
    const before = await yellowOf(await pictureAt(clip, 0.5));
    expect(before.left + before.right).toBeLessThan(20);
  });

  it('is turned round where the camera faced the player, player and skeleton alike', async () => {
    const saved = downloads();
    showResults({ outcome: outcomeOf(), clip: await filmOf(outcome, { wide: 640 }), mirrored: true });
    await openSection('Save and share');
    const video = await videoIn(saved);
    // At half a second the player is still on the left of what was filmed.
    const yellow = await yellowOf(await pictureAt(video, 0.5));
    expect(yellow.left).toBeLessThan(20);
    expect(yellow.right).toBeGreaterThan(200);
  });

  it('can be called off while it is made', async () => {
    showResults({ outcome: outcomeOf(), clip: await filmOf(outcome, { wide: 640 }) });
    await openSection('Save and share');
    await button('Make the video').click();
    await expect.element(page.getByRole('progressbar', { name: 'Making your video' })).toBeVisible();
    // At once: a click that waits until the button stands still may come when the video is made.
    (button('Cancel').element() as HTMLButtonElement).click();
    await expect.element(button('Make the video')).toBeVisible();
  });

  it('that cannot be made says so', async () => {
    showResults({ outcome: outcomeOf(), clip: new Blob(['no video']) });
    await openSection('Save and share');
    await button('Make the video').click();
    await expect
      .element(page.getByText('The video could not be made on this device. The pictures below still work.'))
      .toBeVisible();
  });
});

describe('key pictures', () => {
  it('are downloaded with the skeleton drawn on them', async () => {
    const saved = downloads();
    showResults({ outcome: outcomeOf(), clip: await filmOf(outcome, { wide: 640 }) });
    await openSection('Save and share');
    await button('Download: Foot meets ball').click({ timeout: FILM_MS });
    await expect.poll(() => saved.length).toBe(1);
    expect(saved[0]?.name).toMatch(/^touchline-shooting-1\.\d\ds\.jpg$/);
    const picture = (await saved[0]?.blob) ?? new Blob();
    expect(picture.type).toBe('image/jpeg');
    const yellow = await yellowOf(picture);
    expect(yellow.left + yellow.right).toBeGreaterThan(40);
  });

  it('that could not be taken are not promised', async () => {
    showResults({ outcome: outcomeOf(), clip: new Blob(['no video']) });
    await openSection('Save and share');
    await expect.element(page.getByText('No pictures could be taken from this clip.')).toBeVisible();
    await expect
      .element(page.getByText('Limited analysis available - some features may not work.'), { timeout: FILM_MS })
      .toBeVisible();
  });
});

describe('keeping the video', () => {
  it('is the player’s choice', async () => {
    const store = testStore();
    const clip = await filmOf(outcome, { wide: 640 });
    showResults({ outcome: outcomeOf(), clip, store });
    await openSection('Save and share');
    const box = page.getByRole('checkbox', { name: 'Keep the video on this device' });
    await expect.element(box).not.toBeChecked();
    await box.click();
    await expect.poll(async () => (await store.history('player-1'))[0]?.clip?.size).toBe(clip.size);
    await box.click();
    await expect.poll(async () => (await store.history('player-1'))[0]?.clip).toBe(null);
  });

  it('is not offered for a large one', async () => {
    showResults({ outcome: outcomeOf(), clip: new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]) });
    await openSection('Save and share');
    await expect
      .element(page.getByText('This video is too large to keep (10.0 MB). Its pictures are kept.'))
      .toBeVisible();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('sharing', () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>();
  const text = `My shooting review: ${outcome.review.overallScore}/100, Excellent.`;

  /** The device shares as `share` does. */
  function shares(): void {
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    onTestFinished(() => {
      share.mockReset();
      Reflect.deleteProperty(navigator, 'share');
    });
  }

  it('hands the score to the device', async () => {
    shares();
    share.mockResolvedValue();
    showResults({ outcome: outcomeOf(), clip: new Blob(['no video']) });
    await openSection('Save and share');
    await button('Share your score').click();
    await expect.poll(() => share.mock.calls[0]?.[0]).toEqual({ title: 'My shooting review', text });
  });

  it('says of a score of a part that it is one', async () => {
    shares();
    share.mockResolvedValue();
    const whole = outcomeOf();
    const measures = whole.review.measures.filter(({ id }) => id === 'headSteady' || id === 'plantFootStill');
    showResults({ outcome: { ...whole, review: { ...whole.review, measures } }, clip: new Blob(['no video']) });
    await openSection('Save and share');
    await button('Share your score').click();
    await expect.poll(() => share.mock.calls[0]?.[0]?.text).toBe(`My shooting review, only a part of it: ${whole.review.overallScore}/100 from the 2 of 8 things that the video shows.`);
  });

  it('says nothing more where the player calls it off, copies the words where the device cannot share, and says when neither works', async () => {
    shares();
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => copy.mockRestore());
    showResults({ outcome: outcomeOf(), clip: new Blob(['no video']) });
    await openSection('Save and share');
    share.mockRejectedValue(new DOMException('Share canceled', 'AbortError'));
    await button('Share your score').click();
    await expect.poll(() => share.mock.calls.length).toBe(1);
    await expect.element(page.getByText('Copied. Paste it where you like.')).not.toBeInTheDocument();
    expect(copy).not.toHaveBeenCalled();
    share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await button('Share your score').click();
    await expect.element(page.getByText('Copied. Paste it where you like.').first()).toBeVisible();
    expect(copy).toHaveBeenCalledExactlyOnceWith(text);
    copy.mockRejectedValue(new DOMException('no'));
    await button('Share your score').click();
    await expect.element(page.getByText('It could not be shared from here.').first()).toBeVisible();
  });
});
