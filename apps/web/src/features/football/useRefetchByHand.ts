import { useState } from 'react';

/** A read that the player asks for: busy until its answer, unlike those that the page makes by itself. `refetch` never rejects. */
export function useRefetchByHand(refetch: () => Promise<unknown>): { readonly isBusy: boolean; readonly read: () => void } {
  const [isBusy, setBusy] = useState(false);
  const readUntilAnswered = async (): Promise<void> => {
    setBusy(true);
    await refetch();
    setBusy(false);
  };
  return { isBusy, read: () => void readUntilAnswered() };
}
