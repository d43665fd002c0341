import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { testAccount } from '../testing/test-account.tsx';
import { clip } from '../testing/sample-clip.ts';
import { chooseFile } from '../testing/choose-and-drag-file.ts';
import { showAnalysis } from '../testing/show-analysis.tsx';
import { said, button } from '../testing/analysis-setup-locators.ts';

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

describe('how to film, beside the skills', () => {
  test.each([
    [1024, 768],
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ])('the picture can be made out, and what follows it fills the card to its end: %i x %i', async (width, height) => {
    await page.viewport(width, height);
    besideApp('112px 32px 0 272px');
    showAnalysis();
    const picture = page.getByRole('figure', { name: /^A phone leans still/ });
    await expect.element(picture).toBeVisible();
    const box = () => picture.element().getBoundingClientRect();
    await expect.poll(() => box().width).toBeGreaterThan(270);
    const below = (text: RegExp) => page.getByText(text).element().getBoundingClientRect();
    // Below 76rem the two ways to a clip stand between.
    const after = width < 1216 ? button('Record a video').element().getBoundingClientRect() : below(/^Lean the phone on something/);
    expect(after.top - box().bottom).toBeGreaterThanOrEqual(8);
    expect(after.top - box().bottom).toBeLessThanOrEqual(40);
    const card = picture.element().closest('section')?.getBoundingClientRect();
    await expect.element(page.getByText('MediaPipe Ready')).toBeVisible();
    expect((card?.bottom ?? 0) - below(/^MediaPipe Ready/).bottom).toBeLessThanOrEqual(32);
    // The skills, and where it is kept, end where the start does.
    const kept = button('Change').element().closest('section, div[class*=card]')?.getBoundingClientRect();
    expect(Math.abs((kept?.bottom ?? 0) - button('Analyze My Form').element().getBoundingClientRect().bottom)).toBeLessThan(2);
  });
});

describe('on a phone', () => {
  test('the skills are three beside one another, with none alone in a row, and filming is within reach before one is chosen', async () => {
    await page.viewport(390, 844);
    besideApp('82px 16px');
    showAnalysis();
    await expect.element(button('Record a video')).toBeVisible();
    const boxes = page.getByRole('radio').elements().flatMap((radio) => radio.closest('label')?.getBoundingClientRect() ?? []);
    const rows = new Set(boxes.map(({ top }) => Math.round(top)));
    expect(rows.size).toBe(4);
    for (const row of rows) expect(boxes.filter(({ top }) => Math.round(top) === row).length).toBeGreaterThan(1);
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
