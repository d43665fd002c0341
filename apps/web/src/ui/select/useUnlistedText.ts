import { useState } from 'react';

/**
 * What was typed when a search field was left without a choice, null where nothing was: the field shows its choice again, and
 * is to say so. `onOpenChange` is told of the list and what is typed beside the value; a reason of `item-press` is a choice.
 */
export function useUnlistedText(value: string | null) {
  const [unlisted, setUnlisted] = useState<string | null>(null);
  const onOpenChange = (isOpen: boolean, typed: string, reason?: string): void =>
    setUnlisted(isOpen || reason === 'item-press' || typed === '' || typed === value ? null : typed);
  return { unlisted, onOpenChange };
}
