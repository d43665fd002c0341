import { countdownSeconds, findDrill } from '@touchline/domain';

/** How long GO stands, in milliseconds (spec 002 §9). */
export const GO_MS = 1_000;

/** From the start to the first second of the drill, in milliseconds: the category's countdown, then GO. */
export function countdownMs(drillId: string): number {
  return countdownSeconds(findDrill(drillId)?.category ?? null) * 1_000 + GO_MS;
}

/** What the countdown shows this long (milliseconds) before the drill begins: a number from the top down, then GO. */
export function countdownFigure(left: number): number | 'go' {
  return left <= GO_MS ? 'go' : Math.ceil((left - GO_MS) / 1_000);
}
