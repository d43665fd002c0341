import { useState } from 'react';

/**
 * What was typed when a search field was left without a choice, null where nothing was: the field shows its choice again, and
 * is to say so until another is chosen. `onOpenChange` is told of the list, what is typed, why, and which option that stands
 * for, which is chosen; who chose (`item-press`) or called it off (`escape-key`) is told nothing.
 */
export function useUnlistedText(value: string | null, onChoose: (option: string) => void) {
  const [left, setLeft] = useState<{ readonly typed: string; readonly value: string | null } | null>(null);
  const onOpenChange = (isOpen: boolean, typed: string, reason: string | undefined, optionMeant: () => string | undefined): void => {
    const isSilent = isOpen || reason === 'item-press' || reason === 'escape-key' || typed === '' || typed === value;
    const option = isSilent ? undefined : optionMeant();
    setLeft(isSilent || option !== undefined ? null : { typed, value });
    if (option !== undefined) onChoose(option);
  };
  return { unlisted: left?.value === value ? (left?.typed ?? null) : null, onOpenChange };
}
