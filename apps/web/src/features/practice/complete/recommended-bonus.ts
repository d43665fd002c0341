import type { Recommendations } from '@touchline/contracts';

/** The XP that a recommendation promises for a drill beyond the session's own; 0 where none does. */
export function recommendedBonus(recommended: Recommendations | undefined, drillId: string): number {
  if (recommended === undefined) return 0;
  for (const { drillId: other, reason } of [recommended.now, ...recommended.beside]) {
    if (other === drillId && reason.kind === 'basicBallControl') return reason.experience;
  }
  return 0;
}
