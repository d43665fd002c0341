import axe from 'axe-core';

/** The rules of the journeys' `expectAccessible` (e2e/support/accessibility.ts). */
const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What breaks WCAG 2.2 AA in a part of the page, as far as a machine can tell: for a part that a journey would have to look
 * at a clip for.
 */
export async function axeViolations(part: Element): Promise<string[]> {
  const { violations } = await axe.run(part, { resultTypes: ['violations'], runOnly: { type: 'tag', values } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
