/** The parts of the progress page, in the order in which they are offered. */
export const progressPageSections = ['overview', 'bests', 'charts', 'year'] as const;
export type ProgressPageSection = (typeof progressPageSections)[number];

/** The address of the whole page, which is that of its first part. */
const PAGE = '#progress';

/** The address of a part: `#progress` for the first, `#progress/year` for another. */
export const hashOfSection = (part: ProgressPageSection): string => (part === 'overview' ? PAGE : `${PAGE}/${part}`);

/** The part that an address names; null where it is none of this page. */
export function sectionOfHash(hash: string): ProgressPageSection | null {
  if (hash !== PAGE && !hash.startsWith(`${PAGE}/`)) return null;
  return progressPageSections.find((part) => hash === hashOfSection(part)) ?? 'overview';
}
