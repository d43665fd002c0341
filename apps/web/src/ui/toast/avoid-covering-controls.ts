import { freePlace, type CoveredControl } from './free-toast-place.ts';

/** From this width on messages stand at the bottom, in the corner. */
const wide = '(min-width: 64rem)';
/** Air between messages and the edge of the window, in pixels. */
const EDGE = { low: 0, narrow: 12, wide: 24 } as const;
/** A phone lying down: they have the height of the page's head and no more. */
const low = '(min-width: 36rem) and (max-width: 63.99rem) and (max-height: 30rem)';
/** What is pressed moves and goes while messages stand: they look again so often, in milliseconds. */
const LOOKS_AGAIN_MS = 300;
/** The numbers of the page's head lead to what the bar leads to as well: messages stand over them before they stand in the page. */
const HEADER_WEIGHT = 0.25;
/** How much more what is typed or chosen is missed than any other control: a row of links at the window's edge is covered before it. */
const FIELD_WEIGHT = 8;
/** How much more the one next step of a screen is missed than any other control. */
const PRIMARY_WEIGHT = 10;
/** How much more the control with the focus is missed than all others together. */
const FOCUSED_WEIGHT = 1_000;
/** What the ring of the focus takes around a control, in pixels. */
const FOCUS_RING = 5;

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="option"], [role="slider"]';
const FIELDS = 'input:not([type="radio"], [type="checkbox"]), select, textarea, [role="combobox"]';

/**
 * The one rule for where messages stand: over nothing that can be pressed, what has the focus, the next step of
 * a screen and fields that are filled in least of all (`freePlace`). Also tells the style sheets in `--messages` how much of the window's edge they take, which dialogs leave
 * to them. Returns what ends it.
 */
export function keepFree(viewport: HTMLElement): () => void {
  const { style } = document.documentElement;
  let told = 0;
  let looks: ReturnType<typeof setInterval> | undefined;
  const stopLooking = (): void => {
    clearInterval(looks);
    looks = undefined;
  };
  const place = (): void => {
    const { left, right, height } = viewport.getBoundingClientRect();
    if (height !== told) {
      told = height;
      // With a little air on either side.
      if (height > 0) style.setProperty('--messages', `calc(${height}px + 2 * var(--space-4))`);
      else style.removeProperty('--messages');
    }
    // To look costs a layout of the page: not while nothing stands there.
    if (height === 0) return stopLooking();
    looks ??= setInterval(lookAgain, LOOKS_AGAIN_MS);
    const isWide = matchMedia(wide).matches;
    const air = isWide ? EDGE.wide : matchMedia(low).matches ? EDGE.low : EDGE.narrow;
    const room = { from: air, to: innerHeight - air, height, edge: isWide ? 'bottom' : 'top' } as const;
    viewport.style.top = `${freePlace(room, controlsBetween(left, right, viewport))}px`;
  };
  const lookAgain = (): void => {
    // What is being read, or about to be pressed, stays.
    if (!viewport.matches(':hover, :focus-within')) place();
  };
  const sizes = new ResizeObserver(place);
  sizes.observe(viewport);
  return () => {
    sizes.disconnect();
    stopLooking();
    style.removeProperty('--messages');
  };
}

/** What can be pressed now between two edges of the window, messages themselves left out. */
function controlsBetween(left: number, right: number, messages: HTMLElement): CoveredControl[] {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((control) => {
    const box = control.getBoundingClientRect();
    const isThere = box.width > 4 && box.height > 4 && box.right > left && box.left < right && box.bottom > 0 && box.top < innerHeight;
    if (!isThere || messages.contains(control)) return [];
    if (control.matches(':focus-visible')) return { top: box.top - FOCUS_RING, bottom: box.bottom + FOCUS_RING, weight: FOCUSED_WEIGHT };
    if (!isUppermost(control, box, messages)) return [];
    return { top: box.top, bottom: box.bottom, weight: weightOf(control) };
  });
}

/** How much a control would be missed that has not the focus. */
function weightOf(control: HTMLElement): number {
  if (control.dataset['primary'] !== undefined) return PRIMARY_WEIGHT;
  if (control.matches(FIELDS)) return FIELD_WEIGHT;
  return control.closest('header') === null ? 1 : HEADER_WEIGHT;
}

/** Whether a press in the middle of it would reach it, were there no messages. */
function isUppermost(control: HTMLElement, box: DOMRect, messages: HTMLElement): boolean {
  const x = Math.min(Math.max((box.left + box.right) / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max((box.top + box.bottom) / 2, 0), innerHeight - 1);
  const first = document.elementsFromPoint(x, y).find((element) => !messages.contains(element));
  return first !== undefined && (control.contains(first) || first.contains(control));
}
