import { createContext, use } from 'react';
import type { Sending } from './sending-types.ts';

/** What sends the player's analyses; null where nothing does. */
export const AnalysisSenderContext = createContext<Sending | null>(null);

/** What sends the player's analyses; null where nothing does. */
export function useAnalysisSender(): Sending | null {
  return use(AnalysisSenderContext);
}
