import { findDrill } from '@touchline/domain';
import type { Drill } from '@touchline/domain';
import type { FormReview } from '@touchline/vision';

/**
 * The drill that stands at each finding, by the finding's id: every fault has its own, a strength only one that is not
 * already offered above it or for a fault.
 */
export function drillsOffered({ strengths, improvements }: Pick<FormReview, 'strengths' | 'improvements'>): ReadonlyMap<string, Drill> {
  const offered = new Map<string, Drill>();
  const taken = new Set(improvements.map(({ drillId }) => drillId));
  for (const { id, drillId } of improvements) add(offered, id, drillId);
  for (const { id, drillId } of strengths) {
    if (!taken.has(drillId)) add(offered, id, drillId);
    taken.add(drillId);
  }
  return offered;
}

function add(offered: Map<string, Drill>, finding: string, drillId: string): void {
  const drill = findDrill(drillId);
  if (drill !== undefined) offered.set(finding, drill);
}
