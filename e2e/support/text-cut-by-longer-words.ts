import type { Page } from '@playwright/test';

/** How much longer a word becomes in some other language: a third, and short ones more. */
const LONGER_BY = 0.35;

/**
 * Where texts would be cut if every word were longer by this share, as in another language: what is out of sight of an
 * element that hides what does not fit, or hangs out of its button. The words are as before afterwards. What
 * ends in an ellipsis is a name, which is as long as somebody made it, the labels of the bar are chosen to fit it, and
 * the room in a drawing is reckoned from its words: see `cutTexts`.
 */
export const cutByLongerWords = (page: Page): Promise<string[]> => cutTextsWith(page, LONGER_BY);

/** Where texts are cut as they are, those of the bar as well. */
export const cutTexts = (page: Page): Promise<string[]> => cutTextsWith(page, 0);

async function cutTextsWith(page: Page, share: number): Promise<string[]> {
  return page.evaluate((longerBy) => {
    const longer = (text: string): string => text.replaceAll(/\p{L}+/gu, (word) => word + 'ö'.repeat(Math.ceil(word.length * longerBy)));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const changed: { readonly node: Text; readonly before: string; readonly after: string }[] = [];
    while (walker.nextNode() !== null) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (parent === null || /^(?:SCRIPT|STYLE|OPTION)$/.test(parent.tagName) || !/\p{L}/u.test(node.data)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true }) || (longerBy > 0 && parent.closest('nav a, svg') !== null)) continue;
      changed.push({ node, before: node.data, after: longer(node.data) });
    }
    for (const { node, after } of changed) node.data = after;

    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    /** Which of its ancestors cuts a text; null for none. */
    function cutter(node: Text): string | null {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) return null;
      // A label on a corner may stand out of its card.
      let isPlaced = false;
      // A face's own height may be more than that of its line.
      const reach = Math.min(text.height, Number.parseFloat(getComputedStyle(node.parentElement ?? document.body).fontSize)) / 3;
      for (let box = node.parentElement; box !== null && box !== document.documentElement; box = box.parentElement) {
        const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(box);
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return null;
        const room = box.getBoundingClientRect();
        // For a screen reader only.
        if (room.width <= 1 || room.height <= 1) return null;
        const isButton = /^(?:BUTTON|A)$/.test(box.tagName) && !isPlaced;
        isPlaced ||= position === 'absolute';
        if ((hides(overflowX) || isButton) && (text.left < room.left - 1 || text.right > room.right + 1)) return `${box.tagName} ${box.className}`;
        if ((hides(overflowY) || isButton) && (text.top < room.top - reach || text.bottom > room.bottom + reach)) return `${box.tagName} ${box.className}`;
        if (scrolls(overflowX) || scrolls(overflowY) || position === 'fixed') return null;
      }
      return null;
    }
    const cut = changed.flatMap(({ node, after }) => {
      const by = cutter(node);
      return by === null ? [] : [`“${after.trim()}” by ${by}`];
    });
    for (const { node, before, after } of changed) if (node.data === after) node.data = before;
    return cut;
  }, share);
}
