import { useEffect, type RefObject } from 'react';

/** Whatever is folded within the element is open on paper, and folded again after the print. */
export function useOpenDetailsForPrint(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const paper = matchMedia('print');
    let opened: HTMLDetailsElement[] = [];
    const open = (): void => {
      const folded = [...(root.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const details of folded) details.open = true;
      opened = [...opened, ...folded];
    };
    const fold = (): void => {
      for (const details of opened) details.open = false;
      opened = [];
    };
    const change = (): void => (paper.matches ? open() : fold());
    paper.addEventListener('change', change);
    addEventListener('beforeprint', open);
    addEventListener('afterprint', fold);
    return () => {
      paper.removeEventListener('change', change);
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', fold);
    };
  }, [root]);
}
