import { m } from '@touchline/messages';

/** The questions that a tap asks (spec 002 §2). */
export const quickTypes = ['analyze', 'improve', 'motivation', 'drills'] as const;
export type QuickType = (typeof quickTypes)[number];

export const quickLabels: Readonly<Record<QuickType, () => string>> = {
  analyze: m.coach_quick_analyze,
  improve: m.coach_quick_improve,
  motivation: m.coach_quick_motivation,
  drills: m.coach_quick_drills,
};
export const quickQuestions: Readonly<Record<QuickType, () => string>> = {
  analyze: m.coach_ask_analyze,
  improve: m.coach_ask_improve,
  motivation: m.coach_ask_motivation,
  drills: m.coach_ask_drills,
};

/** Within so many milliseconds of the last quick question another is ignored, and the same one within twice that (spec 002 §5). */
const DEBOUNCE_MS = 1_000;
const SAME_AGAIN_MS = 2_000;

export interface LastQuick {
  readonly type: QuickType;
  /** Milliseconds. */
  readonly at: number;
}

/** Whether a quick question is due at a time in milliseconds. */
export function mayAskQuick(type: QuickType, last: LastQuick | null, now: number): boolean {
  if (last === null) return true;
  return now - last.at >= (last.type === type ? SAME_AGAIN_MS : DEBOUNCE_MS);
}
