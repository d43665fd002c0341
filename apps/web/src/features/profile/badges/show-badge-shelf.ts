/** Of the shelf's heading, which takes the focus where a badge was just won. */
export const badgeShelfId = 'profile-badges';

/** Shows the shelf; undefined where the page has none. */
export function showBadgeShelf(): (() => void) | undefined {
  const heading = document.getElementById(badgeShelfId);
  if (heading === null) return undefined;
  return () => {
    heading.focus({ preventScroll: true });
    heading.closest('section')?.scrollIntoView({ block: 'center' });
  };
}
