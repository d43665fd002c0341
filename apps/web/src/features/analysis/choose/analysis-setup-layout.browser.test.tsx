import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { testAccount } from '../testing/test-account.tsx';
import { clip } from '../testing/sample-clip.ts';
import { chooseFile } from '../testing/choose-and-drag-file.ts';
import { showAnalysis } from '../testing/show-analysis.tsx';
import { said, button, skill } from '../testing/analysis-setup-locators.ts';

/** Leaves what the app's header takes, and on a laptop its rail, as a padding of the page. */
function besideApp(padding: string): void {
  document.body.style.padding = padding;
  onTestFinished(() => {
    document.body.style.padding = '';
  });
}

describe('on a laptop', () => {
  test('the start is above the fold with a video chosen that is to be kept, too', async () => {
    await page.viewport(1280, 800);
    besideApp('159px 32px 0 272px');
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

describe('how to film', () => {
  test.each([
    [820, 1180],
    [1024, 768],
    [1280, 900],
    [1920, 1080],
  ])('is a picture as high as what to do beside it, and all steps end at the same two edges: %i x %i', async (width, height) => {
    await page.viewport(width, height);
    besideApp(width < 1024 ? '112px 32px' : '112px 32px 0 272px');
    showAnalysis();
    const picture = page.getByRole('figure', { name: /^A phone leans still/ });
    await expect.element(picture).toBeVisible();
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    await expect.poll(() => box(picture.element()).width).toBeGreaterThan(380);
    const title = box(page.getByRole('heading', { name: 'Film one skill' }).element());
    expect(Math.abs(box(picture.element()).top - title.top)).toBeLessThan(8);
    expect(Math.abs(box(picture.element()).bottom - box(page.getByText('MP4, WebM or MOV, max 50MB').element()).bottom)).toBeLessThan(8);
    const cardOf = (element: Element) => box(element.closest('[class*=card]'));
    const [skills, clips, kept] = [cardOf(skill().element()), cardOf(picture.element()), cardOf(button('Change').element())];
    const start = box(button('Analyze My Form').element());
    for (const edge of [clips.left, kept.left]) expect(Math.abs(edge - skills.left)).toBeLessThan(1);
    for (const edge of [clips.right, start.right]) expect(Math.abs(edge - skills.right)).toBeLessThan(1);
    expect(Math.abs(kept.bottom - start.bottom)).toBeLessThan(2);
    // The two skills of the last times are as high as three of the others.
    const [large, , small] = page.getByRole('radio').elements().map((radio) => box(radio.closest('label')));
    expect(large?.height ?? 0).toBeGreaterThan(3 * (small?.height ?? Infinity));
    await page.getByText('How to film', { exact: true }).click();
    await expect.element(page.getByText(/^Lean the phone on something/)).toBeVisible();
  });
});

describe('on a phone', () => {
  test('the skills are two large ones, then three beside one another, and filming is within reach before one is chosen', async () => {
    await page.viewport(390, 844);
    besideApp('82px 16px');
    showAnalysis();
    await expect.element(button('Record a video')).toBeVisible();
    const boxes = page.getByRole('radio').elements().flatMap((radio) => radio.closest('label')?.getBoundingClientRect() ?? []);
    const rows = new Set(boxes.map(({ top }) => Math.round(top)));
    expect(rows.size).toBe(4);
    expect([...rows].map((row) => boxes.filter(({ top }) => Math.round(top) === row).length)).toEqual([2, 3, 3, 3]);
    const bar = 4.5 * 16;
    expect(button('Choose a video').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(844 - bar);
  });

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
    besideApp('80px 16px');
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
