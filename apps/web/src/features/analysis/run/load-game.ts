import type { ComponentType } from 'react';

/**
 * The game is a part of its own, so that an analysis does not wait for it. Without a signal it may not come; the analysis
 * does without it.
 */
export async function loadGame(): Promise<{ readonly default: ComponentType }> {
  try {
    return { default: (await import('../../game/index.ts')).JugglingGame };
  } catch {
    return { default: () => null };
  }
}
