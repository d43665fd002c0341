import { createContext, use } from 'react';
import type { Sending } from '../sending/sending-types.ts';

/** What sends the player's analyses; null where nothing does. */
export const SendingContext = createContext<Sending | null>(null);

/** What sends the player's analyses; null where nothing does. */
export function useSending(): Sending | null {
  return use(SendingContext);
}
