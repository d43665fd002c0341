/** The parts of the progress page, in the order in which they are offered. */
export const progressParts = ['overview', 'bests', 'charts', 'year'] as const;
export type ProgressPart = (typeof progressParts)[number];

/** The address of the whole page, which is that of its first part. */
const PAGE = '#progress';

/** The address of a part: `#progress` for the first, `#progress/year` for another. */
export const hashOfPart = (part: ProgressPart): string => (part === 'overview' ? PAGE : `${PAGE}/${part}`);

/** The part that an address names; null where it is none of this page. */
export function partOfHash(hash: string): ProgressPart | null {
  if (hash !== PAGE && !hash.startsWith(`${PAGE}/`)) return null;
  return progressParts.find((part) => hash === hashOfPart(part)) ?? 'overview';
}
