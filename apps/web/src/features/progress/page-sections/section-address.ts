/** The sections of the progress page, in the order in which they are offered. */
export const progressPageSections = ['overview', 'bests', 'charts', 'year'] as const;
export type ProgressPageSection = (typeof progressPageSections)[number];

/** The address of the whole page, which is that of its first section. */
const PAGE = '#progress';

/** The address of a section: `#progress` for the first, `#progress/year` for another. */
export const hashOfSection = (section: ProgressPageSection): string => (section === 'overview' ? PAGE : `${PAGE}/${section}`);

/** The section that an address names; null where it is none of this page. */
export function sectionOfHash(hash: string): ProgressPageSection | null {
  if (hash !== PAGE && !hash.startsWith(`${PAGE}/`)) return null;
  return progressPageSections.find((section) => hash === hashOfSection(section)) ?? 'overview';
}
