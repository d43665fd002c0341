import type { Page } from '@playwright/test';

/** How large what is pressed has to be under a thumb, in pixels, and a link within a line of text (WCAG 2.2, 2.5.8). */
const SIZE = { control: 44, linkInText: 24 } as const;

/**
 * What on the page can be pressed and is smaller under a thumb than it has to be, each by its name and how far it reaches.
 * It is what a press would hit that counts, not what is drawn: an invisible rim makes a target too.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((size) => {
    const controls = 'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="radio"], [role="switch"], [role="checkbox"], [role="tab"], [role="option"]';
    const start = scrollY;
    const isHit = (element: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return false;
      if (element.contains(hit) || hit.contains(element)) return element.contains(hit) || hit.closest('label') !== null;
      const label = hit.closest('label');
      return label !== null && (label.contains(element) || label.htmlFor === element.id);
    };
    /** How far from its middle it is hit one way, up to what is wanted. */
    const reach = (element: Element, x: number, y: number, dx: number, dy: number, wanted: number): number => {
      let far = 0;
      while (far < wanted && isHit(element, x + dx * (far + 0.5), y + dy * (far + 0.5))) far += 1;
      return far;
    };
    const small = [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
      if (element.matches(':disabled') || element.closest('[inert], [aria-hidden="true"]') !== null) return [];
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      if (box.width < 4 || box.height < 4) return [];
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      // Beneath a dialog, or out of the window: nobody can press it now.
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || !isHit(element, x, y)) return [];
      const isInText = element.matches('p a, p button, li a') && getComputedStyle(element).display.startsWith('inline');
      const wanted = isInText ? size.linkInText : size.control;
      /** The other way no further than is still wanting: asking what a press would hit is all the time of this. */
      const across = (dx: number, dy: number): number => {
        const oneWay = reach(element, x, y, -dx, -dy, wanted);
        return oneWay + reach(element, x, y, dx, dy, wanted - oneWay);
      };
      const [high, wide] = [across(0, 1), across(1, 0)];
      if (high >= wanted && wide >= wanted) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return [`“${name === '' ? element.id : name}” by ${element.tagName}, ${wide} × ${high}`];
    });
    scrollTo(0, start);
    return small;
  }, SIZE);
}
