import { useCallback, useEffect, useState } from 'react';

export interface OpenMatch {
  /** The match that is open or was last, kept for the closing; null before the first. */
  readonly id: string | null;
  readonly isOpen: boolean;
  /** It was opened for a highlight that has no video. */
  readonly isSample: boolean;
  readonly open: (id: string) => void;
  readonly openSample: (id: string) => void;
  readonly close: () => void;
}

/** The address of an open match, after the `#`. */
export const matchHash = (id: string): string => `match/${encodeURIComponent(id)}`;

/** Which match lies open over the dashboard: one that was pressed, or that of the address (`#match/…`). */
export function useOpenMatch(): OpenMatch {
  const [{ id, isOpen, isSample }, setMatch] = useState(() => ({
    id: addressedMatch(),
    isOpen: addressedMatch() !== null,
    isSample: false,
  }));
  const open = useCallback((wanted: string) => setMatch({ id: wanted, isOpen: true, isSample: false }), []);
  const openSample = useCallback((wanted: string) => setMatch({ id: wanted, isOpen: true, isSample: true }), []);
  const close = useCallback(() => setMatch((match) => ({ ...match, isOpen: false })), []);
  useEffect(() => {
    const take = (): void => {
      const wanted = addressedMatch();
      if (wanted === null) return;
      // The dashboard lies below: the dialog writes the match into the address again, in its own entry of the history.
      history.replaceState(history.state, '', '#dashboard');
      open(wanted);
    };
    take();
    globalThis.addEventListener('hashchange', take);
    return () => globalThis.removeEventListener('hashchange', take);
  }, [open]);
  return { id, isOpen, isSample, open, openSample, close };
}

function addressedMatch(): string | null {
  const [, id] = /^#match\/(.+)$/.exec(location.hash) ?? [];
  try {
    return id === undefined ? null : decodeURIComponent(id);
  } catch {
    return null;
  }
}
