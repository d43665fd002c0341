import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPractice } from '../testing/show-practice.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
});

describe('choosing', () => {
  test('what is set beside the drill stays in sight while the page is scrolled, and above the routines', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(1280, 740);
    showPractice();
    await page.getByRole('button', { name: /^Bell Touches/ }).click();
    await expect.element(page.getByRole('figure', { name: 'Bell Touches, seen from above' })).toBeVisible();
    const edge = (words: string): DOMRect => page.getByText(words).first().element().getBoundingClientRect();
    const before = edge('Warm up first: 4 minutes').top;
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => scrollY).toBeGreaterThan(100);
    expect(before - edge('Warm up first: 4 minutes').top).toBeLessThan(scrollY);
    expect(edge('Warm up first: 4 minutes').bottom).toBeLessThan(page.getByRole('heading', { name: 'Routines' }).element().getBoundingClientRect().top);
    scrollTo(0, 0);
  });

  test('tells the warm-up once, below the start of a phone as beside that of a wide screen', async () => {
    showPractice();
    const warmUp = page.getByText('Warm up first: 4 minutes');
    await expect.element(warmUp).toBeInViewport();
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    expect(page.getByText(/^Warm up first/).elements()).toHaveLength(1);
    const bottomOf = (one: Element): number => one.getBoundingClientRect().bottom;
    await expect.poll(() => bottomOf(page.getByRole('button', { name: 'START DRILL' }).element()) < bottomOf(warmUp.element())).toBe(true);
    expect(bottomOf(warmUp.element())).toBeLessThan(page.getByRole('heading', { name: 'Routines' }).element().getBoundingClientRect().top);
    await expect.element(page.getByText('Hip Openers')).not.toBeVisible();
    await warmUp.click();
    await expect.element(page.getByText('Hip Openers')).toBeVisible();
  });

  test.each([
    [390, 844],
    [1280, 800],
  ])('has what suits the player first, and in one panel beside or below it the drill, the side, the minutes and the start: %s by %s', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    showPractice();
    const start = page.getByRole('button', { name: 'START DRILL' });
    const advised = page.getByRole('button', { name: /^Start\s· 5 min: / });
    await expect.element(advised).toBeInViewport({ ratio: 1 });
    const set = [page.getByRole('combobox', { name: 'Drill' }), page.getByRole('radiogroup', { name: 'Side' }), page.getByRole('textbox', { name: 'Duration' }), start];
    const places = set.map((one) => one.element().getBoundingClientRect());
    expect(places.map(({ top }) => top)).toEqual(places.map(({ top }) => top).toSorted((a, b) => a - b));
    const hero = advised.element().getBoundingClientRect();
    expect(places.every(({ top, left }) => left > hero.right || top > hero.bottom)).toBe(true);
    // By keys as by eye.
    expect(advised.element().compareDocumentPosition(start.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each([390, 1280])('has one start that looks like one: without a drill the other says in a line what is missing, %i pixels wide', async (width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(1280, 800));
    showPractice();
    const start = () => page.getByRole('button', { name: 'START DRILL' }).element();
    const hasGround = () => {
      const { backgroundColor, backgroundImage } = getComputedStyle(start());
      return backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
    };
    await expect.element(page.getByText('Choose a drill first')).toBeVisible();
    expect(hasGround()).toBe(false);
    expect(getComputedStyle(start()).borderTopStyle).toBe('dashed');
    await page.getByRole('listitem').getByRole('button').first().click();
    await expect.poll(hasGround).toBe(true);
  });

  test('on a phone lets the start go with the page until a drill is chosen', async () => {
    await page.viewport(390, 700);
    onTestFinished(() => page.viewport(1280, 800));
    showPractice();
    const place = () => getComputedStyle(page.getByRole('button', { name: 'START DRILL' }).element().parentElement ?? document.body).position;
    await expect.poll(place).toBe('static');
    await page.getByRole('listitem').getByRole('button').first().click();
    await expect.poll(place).toBe('sticky');
  });

  test('sets no name of a drill that is advised one letter a line in large text', async () => {
    await page.viewport(390, 844);
    document.documentElement.style.fontSize = '150%';
    document.body.style.paddingInline = '20px';
    onTestFinished(async () => {
      document.documentElement.removeAttribute('style');
      document.body.removeAttribute('style');
      await page.viewport(1280, 800);
    });
    showPractice();
    const names = page.getByRole('listitem').getByRole('button', { name: /^\D+$/ });
    await expect.poll(() => names.elements().length).toBeGreaterThanOrEqual(3);
    // Nine letters side by side, and more.
    for (const name of names.elements()) expect(name.getBoundingClientRect().width).toBeGreaterThan(9 * 0.5 * 12 * 1.5);
  });

  test('has its start in sight above the bar, on the smallest phone', async () => {
    await page.viewport(320, 568);
    showPractice({ drillId: 'juggling' });
    const start = page.getByRole('button', { name: 'START DRILL' });
    await expect.element(start).toBeVisible();
    await expect.poll(() => start.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(568 - 68);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => start.element().getBoundingClientRect().bottom).toBeLessThan(100);
  });

  test.each([
    ['none chosen', {}],
    ['a drill chosen', { drillId: 'juggling' }],
  ])('has its start in sight on a phone lying down with %s', async (_, choice) => {
    await page.viewport(640, 360);
    onTestFinished(() => page.viewport(1280, 800));
    showPractice(choice);
    const start = page.getByRole('button', { name: 'START DRILL' });
    await expect.element(start).toBeVisible();
    // As high as the app's header and its bar leave room.
    await expect.poll(() => start.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(360 - 52 - 52);
  });

  test('covers nothing that is chosen with its start, on a page at twice its size', async () => {
    await page.viewport(640, 450);
    onTestFinished(() => page.viewport(1280, 800));
    showPractice({ drillId: 'juggling' });
    const start = page.getByRole('button', { name: 'START DRILL' });
    await expect.element(start).toBeVisible();
    const chosen = [page.getByRole('textbox', { name: 'Duration' }), page.getByRole('radio', { name: 'Both' })];
    for (const control of chosen) {
      control.element().focus();
      const { top, bottom } = control.element().getBoundingClientRect();
      const band = start.element().getBoundingClientRect();
      // With the ring of the focus, above where the bar is.
      expect(bottom + 5 <= band.top || top - 5 >= band.bottom).toBe(true);
      expect(bottom + 5).toBeLessThanOrEqual(innerHeight - 52);
    }
  });

  test('fits a phone with text at twice its size', async () => {
    await page.viewport(390, 844);
    document.documentElement.style.fontSize = '200%';
    // As in the app's frame.
    document.body.style.paddingInline = '1rem';
    onTestFinished(() => {
      document.documentElement.style.fontSize = '';
      document.body.style.paddingInline = '';
    });
    showPractice({ drillId: 'juggling' });
    await page.getByRole('textbox', { name: 'Duration' }).fill('120');
    await expect.element(page.getByRole('status', { name: 'Timer set to 120:00' })).toBeVisible();
    const tooWide = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > 390);
    expect(tooWide.map((one) => one.outerHTML.slice(0, 80))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});
