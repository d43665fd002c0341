import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show-component.tsx';
import { Ring } from './Ring.tsx';

afterEach(() => document.documentElement.style.removeProperty('font-size'));

/** How far a text reaches from the middle of the ring, as a share of the ring's side: the corners of its lines, without the air above and below the letters. */
function reach(ring: Element): number {
  const { left, top, width } = ring.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + width / 2 };
  const range = document.createRange();
  let farthest = 0;
  for (const text of ring.querySelectorAll('svg + div > span')) {
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const air = line.height * 0.22;
      for (const x of [line.left, line.right]) {
        for (const y of [line.top + air, line.bottom - air]) farthest = Math.max(farthest, Math.hypot(x - middle.x, y - middle.y) / width);
      }
    }
  }
  return farthest;
}

it.each([
  ['100%', 'complete', 132],
  ['100\u00a0%', 'vollständig', 132],
  ['82', 'B+', 144],
  ['3', 'of 7 days', 124],
  ['118', 'von 120 min heute', 320],
  ['100', undefined, 168],
])('the text of a ring does not touch it, with text of twice the size too: %s, %s', async (number, caption, size) => {
  await page.viewport(320, 568);
  await document.fonts.ready;
  for (const text of ['100%', '200%']) {
    document.documentElement.style.fontSize = text;
    const { again } = show(
      <Ring label="Score" value={50} size={size} {...(caption !== undefined && { caption })}>
        {number}
      </Ring>,
    );
    const ring = page.getByRole('meter', { name: 'Score' });
    await expect.element(ring).toBeVisible();
    // The line is nine of a hundred thick, at 44 of them from the middle.
    expect(reach(ring.element())).toBeGreaterThan(0.1);
    expect(reach(ring.element())).toBeLessThan(0.395);
    again(null);
    await expect.element(ring).not.toBeInTheDocument();
  }
});
