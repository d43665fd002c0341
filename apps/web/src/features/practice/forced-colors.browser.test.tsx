import { drillOf } from '@touchline/domain';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { forceColors, hasSolidGround } from '../../ui/testing/forced-colors.ts';
import { show } from '../../ui/testing/show-component.tsx';
import momentCss from '../celebration/MomentScreen.module.css';
import diagramCss from '../drills/diagram/DrillDiagram.module.css';
import { DrillDiagram } from '../drills/index.ts';
import { arena, running } from './testing/practice-tab-locators-and-steps.ts';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(390, 844);
  await forceColors();
  onTestFinished(() => page.viewport(1280, 800));
});

describe('where the system’s own colours replace those of the page', () => {
  test('the countdown and the timer have a ground, and the page below does not show', async () => {
    await running();
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    expect(hasSolidGround(arena().element())).toBe(true);
  });

  test('a moment that is celebrated has a ground', async () => {
    show(<div role="dialog" className={momentCss['moment']} />);
    await expect.element(page.getByRole('dialog')).toBeInTheDocument();
    expect(hasSolidGround(page.getByRole('dialog').element())).toBe(true);
  });

  test('the picture of a drill keeps its own ground and lines, and its button has the system’s', async () => {
    show(<DrillDiagram drill={drillOf('agility_ladder')} side="both" />);
    const figure = page.getByRole('figure');
    await expect.element(figure).toBeVisible();
    const drawing = figure.element().querySelector(`.${diagramCss['diagram'] ?? ''}`) ?? figure.element();
    // The lines have colours of their own, as all that is drawn: they need the ground that they were chosen for.
    expect(getComputedStyle(drawing).forcedColorAdjust).toBe('none');
    expect(getComputedStyle(drawing).backgroundColor + getComputedStyle(drawing).backgroundImage).not.toMatch(/rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)none/);
    expect(getComputedStyle(figure.getByRole('button').first().element()).forcedColorAdjust).toBe('auto');
  });
});
