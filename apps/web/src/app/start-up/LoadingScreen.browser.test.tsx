import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import './first-screen.css';
import { show } from '../../ui/testing/show-component.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

/** Where the middle of an element is across the page, in CSS pixels. */
function middleOf(selector: string): number {
  const { left, width } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return Math.round(left + width / 2);
}

test.each([390, 1280])('at %i pixels the name stands over the centre circle, also once the wait is told of', async (width) => {
  await page.viewport(width, 800);
  show(<LoadingScreen attempt={2} />);
  await expect.element(page.getByText(/connect/i)).toBeVisible();
  for (const part of ['logo', 'slogan', 'ball', 'words']) expect(middleOf(`.first-screen-${part}`)).toBe(width / 2);
});
