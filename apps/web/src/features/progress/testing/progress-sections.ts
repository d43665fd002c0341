import type { ProgressYear } from '@touchline/contracts';
import { page } from 'vitest/browser';
import type { ProgressPageSection } from '../page-sections/section-address.ts';
import { busyProgress, yearOf } from './sample-progress.ts';
import { showProgress } from './show-progress.tsx';

export const region = (name: string) => page.getByRole('region', { name, exact: true });
/** The words and numbers of a part's list, in the order of their signs. */
export const numbers = (name: string): string[] | undefined =>
  region(name)
    .element()
    .querySelector('dl')
    ?.innerText.split('\n')
    .filter((line) => line !== '')
    .toSorted();
export const openAt = (section: ProgressPageSection) => (year: Partial<ProgressYear> = {}): ReturnType<typeof showProgress> => showProgress({ progress: () => busyProgress(), year: () => yearOf(year), section });
