/** How much a drill was practised. */
interface DrillPractice {
  readonly drillId: string;
  readonly sessions: number;
  readonly minutes: number;
}

/** The order of drills by how much they were practised: most sessions first, of equals most minutes, then by their ids. */
export function compareDrillsByPractice(a: DrillPractice, b: DrillPractice): number {
  return b.sessions - a.sessions || b.minutes - a.minutes || (a.drillId < b.drillId ? -1 : a.drillId > b.drillId ? 1 : 0);
}
