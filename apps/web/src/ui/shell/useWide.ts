import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the side rail stands beside the page, and there is room for a second column beside the first. */
export function useWide(): boolean {
  return useMediaQuery('(min-width: 72rem)');
}
