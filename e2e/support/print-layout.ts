import type { Page } from '@playwright/test';
import { isLongRun } from './size-and-long-run-tags.ts';

/** A sheet less its margins, in CSS pixels. */
export type Paper = { readonly name: string; readonly width: number; readonly height: number };

/** A4 without margins, with one centimetre, with two; a letter with half an inch. */
const papers: readonly Paper[] = [
  { name: 'A4', width: 794, height: 1123 },
  { name: 'A4 with 1 cm', width: 718, height: 1047 },
  { name: 'A4 with 2 cm', width: 642, height: 971 },
  { name: 'letter', width: 720, height: 960 },
];

/** Those that this run lays pages out on: `npm test` the narrowest, where words have least room, and the lowest. */
export const papersOfRun = isLongRun ? papers : papers.slice(-2);

/**
 * Lays a page out as on sheets of paper, each a column beside the last: Chromium breaks columns as it breaks sheets, and
 * where words stand on a sheet of a PDF nothing can ask.
 */
export async function layOutOnPaper(page: Page, { width, height }: Paper): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height });
  await page.evaluate(
    (rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((other) => other.media.mediaText !== 'print'), sheet];
      sheet.media.mediaText = 'print';
    },
    `body { height: ${height}px !important; min-height: 0 !important; width: ${width}px; columns: auto ${width}px; column-gap: 0; column-fill: auto; overflow: visible }`,
  );
}

/** Shows a page on the screen again, as it was before sheets: of this size, and without their columns. */
export async function showOnScreen(page: Page, size: { readonly width: number; readonly height: number } | null): Promise<void> {
  await page.evaluate(() => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter(({ media }) => media.mediaText !== 'print')));
  await page.emulateMedia({ media: 'screen' });
  if (size !== null) await page.setViewportSize(size);
}

/** Which words are printed over which others, of those that are seen. */
export const overprintedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const known = new Map<Element | null, boolean>([[null, false]]);
    /** What is for a screen reader only, or stands over something on purpose. */
    const isAside = (box: Element | null): boolean => {
      let aside = known.get(box);
      if (aside !== undefined || box === null) return aside ?? false;
      const { width, height } = box.getBoundingClientRect();
      aside = width <= 1 || height <= 1 || getComputedStyle(box).position === 'absolute' || isAside(box.parentElement);
      known.set(box, aside);
      return aside;
    };
    const lines: { readonly words: string; readonly element: Element; readonly box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const { data, parentElement: element } = walker.currentNode as Text;
      if (element === null || data.trim() === '' || element.closest('svg, meter, [role=meter]') !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || isAside(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects()) lines.push({ words: data.trim(), element, box });
    }
    // From above, so that below the foot of a line there is none that could be over it.
    lines.sort((one, other) => one.box.top - other.box.top);
    const over: string[] = [];
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (other === undefined || other.box.top >= one.box.bottom) break;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        // Lines that are set closely share a few pixels of the room for what reaches above and below letters.
        const isOver = across > 2 && down > Math.min(one.box.height, other.box.height) / 3;
        if (isOver && one.element !== other.element) over.push(`“${one.words}” and “${other.words}”`);
      }
    }
    return over;
  });

/** How many sheets a page takes, as its PDF says. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
