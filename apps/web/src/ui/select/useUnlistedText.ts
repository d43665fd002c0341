import { useState } from 'react';

/**
 * What was typed when a search field was left without a choice, null where nothing was: the field shows its choice again, and
 * is to say so until another is chosen. `onOpenChange` is told of the list, what is typed and why; who chose (`item-press`) or
 * called it off (`escape-key`) is told nothing.
 */
export function useUnlistedText(value: string | null) {
  const [left, setLeft] = useState<{ readonly typed: string; readonly value: string | null } | null>(null);
  const onOpenChange = (isOpen: boolean, typed: string, reason?: string): void => {
    const isSilent = isOpen || reason === 'item-press' || reason === 'escape-key' || typed === '' || typed === value;
    setLeft(isSilent ? null : { typed, value });
  };
  return { unlisted: left?.value === value ? (left?.typed ?? null) : null, onOpenChange };
}
