import { drillCatalogue, drillOf, findDrill } from '@touchline/domain';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forceColors } from '../../../ui/testing/forced-colors.ts';
import { show } from '../../../ui/testing/show-component.tsx';
import css from './DrillDiagram.module.css';
import { DrillDiagram } from './DrillDiagram.tsx';

const weaving = findDrill('cone_weaving');

function draw() {
  if (weaving === undefined) throw new Error('The catalogue has cone weaving');
  show(<DrillDiagram drill={weaving} side="both" />);
  const figure = page.getByRole('figure', { name: 'Cone Weaving, seen from above' });
  /** How the parts of the picture are moving: 'running', 'paused', or nothing when they do differently. */
  const movement = () => {
    const states = new Set(
      figure
        .element()
        .getAnimations({ subtree: true })
        .map((animation) => animation.playState),
    );
    return states.size === 1 ? [...states][0] : undefined;
  };
  return { figure, movement };
}

function wishLessMovement(): void {
  const real = globalThis.matchMedia.bind(globalThis);
  const spy = vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) => (query.includes('prefers-reduced-motion') ? real('all') : real(query)));
  onTestFinished(() => spy.mockRestore());
}

describe('the picture of a drill', () => {
  test('says which foot touches with what, whole, on the narrowest phone', async () => {
    // With the height for it: a low picture has the letters alone.
    await page.viewport(1280, 800);
    show(
      <div style={{ width: 240 }}>
        {drillCatalogue.map((drill) => (
          <DrillDiagram key={drill.id} drill={drill} side="both" />
        ))}
      </div>,
    );
    await expect.element(page.getByRole('figure', { name: 'Cone Weaving, seen from above' })).toBeVisible();
    const drawings = page.getByRole('figure').elements();
    const clipped = drawings.flatMap((drawing) => {
      const edge = drawing.getBoundingClientRect();
      const words = [...drawing.querySelectorAll<HTMLElement>('[aria-hidden] span')].filter((word) => word.children.length === 0);
      return words
        .filter((word) => word.scrollWidth > word.clientWidth + 1 || word.getBoundingClientRect().top < edge.top)
        .map((word) => `${drawing.getAttribute('aria-label')}: ${word.textContent}`);
    });
    expect(clipped).toEqual([]);
  });

  test.each([
    [240, 120],
    [280, 88],
    [320, 200],
    [360, 180],
    [640, 300],
  ])('has neither its feet nor its control over the drawing, %s by %s', async (width, height) => {
    show(
      <div style={{ width, display: 'grid', gridAutoRows: height }}>
        {drillCatalogue.map((drill) => (
          <DrillDiagram key={drill.id} drill={drill} side="both" />
        ))}
      </div>,
    );
    await expect.element(page.getByRole('figure', { name: 'Cone Weaving, seen from above' })).toBeVisible();
    const covered = page.getByRole('figure').elements().flatMap((figure) => {
      // Of a drill on the spot, which may have them at its sides, the ball's way, the player and the touches.
      const drawn = [...figure.querySelectorAll(':scope > [data-sides] > svg :is(polyline, ellipse, circle), :scope > :not([data-sides]) > svg')].map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width + height > 0);
      const drawing = {
        left: Math.min(...drawn.map(({ left }) => left)),
        right: Math.max(...drawn.map(({ right }) => right)),
        top: Math.min(...drawn.map(({ top }) => top)),
        bottom: Math.max(...drawn.map(({ bottom }) => bottom)),
      };
      return [...figure.querySelectorAll('[aria-hidden] > span, button')]
        .map((part) => part.getBoundingClientRect())
        .filter(({ left, right, top, bottom }) => left < drawing.right && right > drawing.left && top < drawing.bottom && bottom > drawing.top)
        .map(() => figure.getAttribute('aria-label'));
    });
    expect(covered).toEqual([]);
  });

  test('shows the foot that is practised, where the drill is drawn for the other one', async () => {
    const corners = drillOf('weak_foot_corners');
    const { again } = show(<DrillDiagram drill={corners} side="left" />);
    const letter = () => page.getByRole('figure').element().querySelector('[aria-hidden] b')?.firstChild?.textContent;
    await expect.poll(letter).toBe('L');
    again(<DrillDiagram drill={corners} side="right" />);
    await expect.poll(letter).toBe('R');
  });

  test('moves, stands still when it is paused, and goes on', async () => {
    const { figure, movement } = draw();
    await expect.element(figure).toBeVisible();
    await expect.poll(movement).toBe('running');
    await page.getByRole('button', { name: 'Hold the picture still' }).click();
    await expect.poll(movement).toBe('paused');
    await page.getByRole('button', { name: 'Let the picture move' }).click();
    await expect.poll(movement).toBe('running');
  });

  test('moves without a stroke of its own on the screen, which the main thread would draw anew for every frame', async () => {
    const { figure, movement } = draw();
    await expect.poll(movement).toBe('running');
    const moving = figure.element().querySelectorAll('[data-part], [data-part] *');
    expect(moving.length).toBeGreaterThan(8);
    expect([...moving].filter((part) => getComputedStyle(part).vectorEffect !== 'none')).toEqual([]);
  });

  test('stands still where less movement is wished, until the player starts it', async () => {
    wishLessMovement();
    const { movement } = draw();
    await expect.element(page.getByRole('button', { name: 'Let the picture move' })).toBeVisible();
    await expect.poll(movement).toBe('paused');
    await page.getByRole('button', { name: 'Let the picture move' }).click();
    await expect.poll(movement).toBe('running');
  });
});

test('where the system’s own colours replace those of the page a picture keeps its ground, for which its lines were chosen, and its button has the system’s', async () => {
  await forceColors();
  show(<DrillDiagram drill={drillOf('agility_ladder')} side="both" />);
  const figure = page.getByRole('figure');
  await expect.element(figure).toBeVisible();
  const drawing = figure.element().querySelector(`.${css['diagram'] ?? ''}`) ?? figure.element();
  expect(getComputedStyle(drawing).forcedColorAdjust).toBe('none');
  expect(getComputedStyle(drawing).backgroundColor + getComputedStyle(drawing).backgroundImage).not.toMatch(/rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)none/);
  expect(getComputedStyle(figure.getByRole('button').first().element()).forcedColorAdjust).toBe('auto');
});
