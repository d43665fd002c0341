import { useEffect } from 'react';

type ElementRef = { readonly current: HTMLElement | null };

/** What of the composer lies over the end of the talk: all of it, on a low screen its form alone. */
function coverIn(composer: HTMLElement): HTMLElement | undefined {
  const parts = [composer, ...composer.querySelectorAll('form')];
  return parts.find((part) => part.offsetHeight > 0 && getComputedStyle(part).position === 'sticky');
}

/** How much of the window's lower end the composer and what stands below it take, in pixels. */
export function coveredBy({ current: composer }: ElementRef): number {
  const cover = composer === null ? undefined : coverIn(composer);
  return cover === undefined ? 0 : cover.offsetHeight + Number.parseFloat(getComputedStyle(cover).bottom);
}

/** Tells the style sheet of the talk in `--composer` how high what lies over its end is, which grows with what is typed. */
export function useComposerHeight(talk: ElementRef, composer: ElementRef): void {
  useEffect(() => {
    const box = composer.current;
    if (box === null) return undefined;
    const sizes = new ResizeObserver(() => {
      talk.current?.style.setProperty('--composer', `${coverIn(box)?.offsetHeight ?? 0}px`);
    });
    for (const part of [box, ...box.querySelectorAll('form')]) sizes.observe(part);
    return () => sizes.disconnect();
  }, [talk, composer]);
}
