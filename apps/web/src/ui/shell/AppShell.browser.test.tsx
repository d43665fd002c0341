import { useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HomeIcon } from '../icons/navigation-icons.tsx';
import { show } from '../testing/show-component.tsx';
import { ToastProvider } from '../toast/ToastProvider.tsx';
import { AppShell } from './AppShell.tsx';
import { PlayerHeader } from './PlayerHeader.tsx';

const labels = {
  dashboard: 'Dashboard',
  practice: 'Practice',
  rewards: 'Reward Store',
  progress: 'Progress',
  leaderboard: 'Leaderboard',
  coach: 'AI Coach',
  analysis: 'Form Analysis',
  profile: 'Profile',
};
/** The names in the bar of a phone; the page of a test has English alone. */
const namesInBar = {
  en: ['Dashboard', 'Practice', 'Form Analysis', 'Reward Store', 'Progress', 'More'],
  de: ['Übersicht', 'Training', 'Analyse', 'Prämien', 'Fortschritt', 'Mehr'],
} as const;
const items = Object.entries(labels).map(([id, label], index) => ({
  id,
  label,
  icon: <HomeIcon />,
  count: id === 'coach' ? 3 : 0,
  shortcut: String(index + 1),
}));

const purse = [
  { id: 'tokens', value: 148, label: 'tokens' },
  { id: 'days', value: 41, label: 'days' },
  { id: 'drills', value: 96, label: 'drills' },
];

function Shell() {
  const [current, setCurrent] = useState('dashboard');
  const [open, setOpen] = useState(false);
  return (
    <AppShell
      items={items}
      current={current}
      onSelect={setCurrent}
      bottom={['dashboard', 'practice', 'analysis', 'rewards', 'progress']}
      header={<PlayerHeader name="Noa" avatar="🦊" greeting="Good morning · Level 16 · 1,564 XP" purse={purse} />}
      drawerOpen={open}
      onDrawerOpenChange={setOpen}
    >
      <p>This is {current}</p>
    </AppShell>
  );
}

const main = () => page.getByRole('navigation', { name: 'Main' });
const seenTiles = () => [...main().element().querySelectorAll('a, button')].filter((tile) => tile.checkVisibility());
const more = () => page.getByRole('button', { name: 'More' });

beforeEach(() => {
  show(
    <ToastProvider>
      <Shell />
    </ToastProvider>,
  );
});

describe('the shell on a short screen', () => {
  it('leaves most of it to the tab, where a page is shown at twice its size', async () => {
    await page.viewport(640, 360);
    await expect.element(page.getByText('tokens')).toBeVisible();
    const room = () => main().element().getBoundingClientRect().top - page.getByRole('banner').element().getBoundingClientRect().bottom;
    await expect.poll(room).toBeGreaterThan(220);
  });

  it.each([
    [640, 450],
    [640, 360],
    [576, 400],
  ])('has names in its bar that keep apart from each other and inside it, at %i × %i', async (width, height) => {
    await page.viewport(width, height);
    await expect.element(more()).toBeVisible();
    await document.fonts.ready;
    const widthOf = (part: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getBoundingClientRect();
    };
    const tiles = seenTiles().map((tile) => [...tile.children].slice(0, 2).map(widthOf));
    expect(tiles).toHaveLength(6);
    const bar = main().element().getBoundingClientRect();
    for (const box of tiles.flat()) expect(box.top >= bar.top && box.bottom <= height).toBe(true);
    for (const [at, next] of tiles.slice(1).entries()) {
      const right = Math.max(...(tiles[at] ?? []).map((box) => box.right));
      expect(Math.min(...next.map((box) => box.left)) - right).toBeGreaterThanOrEqual(8);
    }
  });

  it('has its bar at the end of the page, where the bar would take a fifth of the screen', async () => {
    await page.viewport(320, 256);
    await expect.element(page.getByText('tokens')).toBeVisible();
    expect(main().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(page.getByRole('main').element().getBoundingClientRect().bottom);
    expect(getComputedStyle(main().element()).position).toBe('static');
  });
});

describe('More on a low screen', () => {
  it.each([
    [640, 400],
    [640, 360],
  ])('has all places in sight that the bar has not, at %i × %i', async (width, height) => {
    await page.viewport(width, height);
    await more().click();
    const drawer = page.getByRole('dialog', { name: 'More' });
    await expect.element(drawer).toBeVisible();
    const bottoms = () => drawer.getByRole('link').elements().map((link) => link.getBoundingClientRect().bottom);
    expect(bottoms()).toHaveLength(items.length - 5);
    await expect.poll(() => Math.max(...bottoms())).toBeLessThanOrEqual(height);
  });

  it('can be scrolled to its end on a small window', async () => {
    await page.viewport(320, 256);
    await more().click();
    const drawer = page.getByRole('dialog', { name: 'More' });
    await drawer.getByRole('link', { name: 'Profile' }).click();
    await expect.element(page.getByText('This is profile')).toBeVisible();
  });
});

describe('the shell on a phone', () => {
  beforeEach(() => page.viewport(390, 844));

  it('leaves the screen to the tab, also with text of twice the size', async () => {
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    const heightOf = (landmark: Element): number => landmark.getBoundingClientRect().height;
    await expect.element(page.getByText('tokens')).toBeVisible();
    // As soon as the faces have come: those of the system are wider.
    await expect.poll(() => heightOf(page.getByRole('banner').element())).toBeLessThan(844 / 3);
    expect(heightOf(main().element())).toBeLessThan(100);
  });

  it.each(
    (['en', 'de'] as const).flatMap((locale) => ['100%', '200%'].flatMap((size) => [320, 360, 390].map((width) => ({ locale, size, width })))),
  )('has names in its bar that keep apart: $locale, text of $size, $width wide', async ({ locale, size, width }) => {
    await page.viewport(width, 640);
    document.documentElement.style.fontSize = size;
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    await expect.element(more()).toBeVisible();
    await document.fonts.ready;
    const names = namesInBar[locale];
    const boxes = seenTiles().map((tile, place) => {
      const label = tile.children[1];
      if (label === undefined) throw new Error('a tile without its name');
      label.textContent = names[place] ?? '';
      const range = document.createRange();
      range.selectNodeContents(label);
      return range.getBoundingClientRect();
    });
    expect(boxes).toHaveLength(6);
    for (const [at, next] of boxes.slice(1).entries()) expect(next.left - (boxes[at]?.right ?? 0), `${names[at]}`).toBeGreaterThanOrEqual(2);
    expect(boxes[0]?.left).toBeGreaterThanOrEqual(0);
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width);
  });

  it('has five places and More at the bottom, and says where you are', async () => {
    await expect.element(page.getByRole('heading', { name: 'Welcome, Noa!', level: 1 })).toBeVisible();
    await expect.element(main()).toBeVisible();
    expect(main().getByRole('link').elements()).toHaveLength(5);
    await main().getByRole('link', { name: 'Practice' }).click();
    await expect.element(page.getByText('This is practice')).toBeVisible();
    await expect.element(main().getByRole('link', { name: 'Practice' })).toHaveAttribute('aria-current', 'page');
  });

  it('reaches the other places through More, which closes behind you', async () => {
    await more().click();
    const drawer = page.getByRole('dialog', { name: 'More' });
    await drawer.getByRole('link', { name: 'AI Coach 3 new' }).click();
    await expect.element(page.getByText('This is coach')).toBeVisible();
    await expect.element(drawer).not.toBeInTheDocument();
  });

  it('repeats in More none of the places of the bar', async () => {
    await more().click();
    const drawer = page.getByRole('dialog', { name: 'More' });
    await expect.element(drawer.getByRole('link', { name: 'Leaderboard' })).toBeVisible();
    expect(drawer.getByRole('link').elements().map((link) => link.getAttribute('href'))).toEqual(['#leaderboard', '#coach', '#profile']);
  });

  it('says by More where you are in a place that it leads to', async () => {
    const line = () => getComputedStyle(more().element(), '::before').content;
    await expect.element(more()).toBeVisible();
    expect(line()).toBe('none');
    await more().click();
    await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'AI Coach 3 new' }).click();
    await expect.element(page.getByText('This is coach')).toBeVisible();
    await expect.poll(line).toBe('""');
  });

  it('never scrolls sideways, down to 320 px', async () => {
    await page.viewport(320, 640);
    await expect.element(more()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(seenTiles()).toHaveLength(6);
    for (const target of seenTiles()) {
      expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      expect(target.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('the shell on a tablet held upright', () => {
  it.each([
    [960, 600],
    [768, 1024],
    [820, 1180],
    [1000, 700],
  ])('has every place in its bar, each with its whole name apart from the next, at %i × %i', async (viewportWidth, height) => {
    await page.viewport(viewportWidth, height);
    await expect.element(main()).toBeVisible();
    await document.fonts.ready;
    const places = main().getByRole('link').elements();
    expect(places).toHaveLength(items.length);
    const boxes = places.map((place) => place.getBoundingClientRect());
    for (const { width } of boxes) expect(width).toBeGreaterThanOrEqual(64);
    for (const [at, next] of boxes.slice(1).entries()) expect(next.left).toBeGreaterThanOrEqual(boxes[at]?.right ?? 0);
    for (const name of main().element().querySelectorAll('a > span:nth-child(2)')) {
      expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth + 1);
    }
    await main().getByRole('link', { name: 'AI Coach 3 new' }).click();
    await expect.element(page.getByText('This is coach')).toBeVisible();
  });
});

describe('the shell on a phone, by keyboard', () => {
  const link = (name: string) => page.getByRole('link', { name });

  it.each([
    [390, 844],
    [768, 1024],
    [320, 256],
  ])('begins with a way to the content and one to the menu, in sight at %i × %i', async (width, height) => {
    await page.viewport(width, height);
    await expect.element(more()).toBeVisible();
    await expect.element(link('Skip to menu')).not.toBeInViewport();
    await userEvent.tab();
    await expect.element(link('Skip to content')).toHaveFocus();
    for (const name of ['Skip to content', 'Skip to menu']) await expect.element(link(name)).toBeInViewport({ ratio: 1 });
    await userEvent.tab();
    await expect.element(link('Skip to menu')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(main().getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await expect.element(main().getByRole('link', { name: 'Dashboard' })).toBeInViewport({ ratio: 1 });
    await expect.element(link('Skip to menu')).not.toBeInViewport();
  });
});

describe('the shell on a laptop', () => {
  beforeEach(() => page.viewport(1280, 900));

  it('has a rail with every place and no bottom bar', async () => {
    await expect.element(main()).toBeVisible();
    expect(main().getByRole('link').elements()).toHaveLength(items.length);
    await expect.element(more()).not.toBeInTheDocument();
  });

  it('names a key only beside the place that is pointed at', async () => {
    const keys = () => [...main().element().querySelectorAll('kbd')].filter((key) => key.checkVisibility()).map((key) => key.textContent);
    await expect.element(main()).toBeVisible();
    await page.getByText('This is dashboard').hover();
    expect(keys()).toEqual([]);
    await main().getByRole('link', { name: 'Progress' }).hover();
    await expect.poll(keys).toEqual(['Ctrl 4']);
  });

  it('lets the keyboard skip the navigation', async () => {
    await expect.element(main()).toBeVisible();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('main')).toHaveFocus();
  });

  it('has the menu right after that, with no further link to it', async () => {
    await expect.element(main()).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(main().getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await expect.element(page.getByRole('link', { name: 'Skip to menu' })).not.toBeInTheDocument();
  });
});
