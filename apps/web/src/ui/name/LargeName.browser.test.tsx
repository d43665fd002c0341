import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show-component.tsx';
import { FixedWidthLargeName } from './testing/FixedWidthLargeName.tsx';

/** The lines of a name in a room so wide, in pixels. */
async function linesOf(name: string, width: number): Promise<{ readonly lines: readonly string[]; readonly size: string }> {
  show(<FixedWidthLargeName name={name} width={width} />);
  const shown = page.getByText(name, { exact: true });
  await expect.element(shown).toBeVisible();
  const element = shown.element();
  const lines: string[] = [];
  let last: number | undefined;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    Array.from(node.textContent ?? '').forEach((letter, index) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { top } = range.getBoundingClientRect();
      lines[last === top ? lines.length - 1 : lines.length] = (last === top ? (lines.at(-1) ?? '') : '') + letter;
      last = top;
    });
  }
  return { lines, size: getComputedStyle(element).fontSize };
}

describe('a large name', () => {
  test.each([
    ['RocketRabona', 182, ['RocketRabona']],
    ['RocketRabona', 140, ['RocketRabona']],
    ['RocketRabonaKing', 100, ['Rocket', 'Rabona', 'King']],
  ] as const)('%s in %i pixels stands as %o', async (name, width, lines) => {
    expect((await linesOf(name, width)).lines).toEqual(lines);
  });

  test('has its full size where there is room', async () => {
    expect(await linesOf('Noa', 182)).toEqual({ lines: ['Noa'], size: '38px' });
  });
});
