import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { forceColors, hasSolidGround } from '../../ui/testing/forced-colors.ts';
import { arena, running } from './testing/practice-tab-locators-and-steps.ts';

beforeEach(() => localStorage.clear());

test('where the system’s own colours replace those of the page the timer has a ground, and the page below does not show', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await forceColors();
  await running();
  expect(hasSolidGround(arena().element())).toBe(true);
});
