import type { ProgressYear } from '@touchline/contracts';
import { page } from 'vitest/browser';
import type { ProgressPageSection } from '../page-sections/section-address.ts';
import { busyProgress, yearOf } from './sample-progress.ts';
import { showProgress } from './show-progress.tsx';

export const region = (name: string) => page.getByRole('region', { name, exact: true });
export const openAt = (section: ProgressPageSection) => (year: Partial<ProgressYear> = {}): ReturnType<typeof showProgress> => showProgress({ progress: () => busyProgress(), year: () => yearOf(year), section });
