import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

/** The selectors with :hover that apply on a touch screen too, where a control would keep that look after a tap. */
function hoverOfTouch(css: string): string[] {
  const found: string[] = [];
  const around: string[] = [];
  for (const [, before = '', mark] of css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '{') {
      const selector = before.trim();
      if (selector.includes(':hover') && !around.some((rule) => rule.includes('hover: hover'))) found.push(selector);
      around.push(selector);
    } else if (mark === '}') {
      around.pop();
    }
  }
  return found;
}

describe('the look of a control under a pointer', () => {
  it('is found where it stands for every screen', () => {
    expect(hoverOfTouch('.a:hover { top: 0; } @media print { .b:hover { top: 0; } }')).toEqual(['.a:hover', '.b:hover']);
    expect(hoverOfTouch('@media (hover: hover) { .a:hover { top: 0; } } .b { top: 0; }')).toEqual([]);
  });

  it.each(sheets)('is for pointers that hover alone in %s', (sheet) => {
    expect(hoverOfTouch(readFileSync(join(root, sheet), 'utf8'))).toEqual([]);
  });
});
