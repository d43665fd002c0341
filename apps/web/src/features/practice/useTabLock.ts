import { useEffect, useState } from 'react';
import { pageTabLock } from './machine/tab-lock.ts';

/** Whether the player's drill is this tab's turn, which is held as long as it is wanted. */
export function useTabLock(playerId: string, isWanted: boolean): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const end = pageTabLock(playerId).hold(setHere);
    return () => {
      end();
      setHere(false);
    };
  }, [playerId, isWanted]);
  return isWanted && isHere;
}
