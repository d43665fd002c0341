import { useEffect, useEffectEvent, useState } from 'react';
import { debounceRequest } from './debounce-request.ts';

export interface SearchedOption {
  readonly value: string;
  /** A second, quieter line. */
  readonly detail?: string;
}

/** Looks up what fits what was typed, everything or the first of it for nothing. */
export type SearchOptions = (typed: string, signal: AbortSignal) => Promise<readonly SearchedOption[]>;

export interface SearchedOptions {
  /** The last ones found: while `isWaiting`, of what was typed before. */
  readonly options: readonly SearchedOption[];
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** How long nothing is typed before it is looked up. */
const PAUSE_MS = 250;

interface Answer {
  /** The question, null before the first. */
  readonly typed: string | null;
  readonly tries: number;
  readonly options: readonly SearchedOption[];
  readonly hasFailed: boolean;
}

/** The options for what is typed, looked up while the list is open; the newest question's answer is the one that counts. */
export function useSearchedOptions(search: SearchOptions, typed: string, isOpen: boolean): SearchedOptions {
  const [answer, setAnswer] = useState<Answer>({ typed: null, tries: 0, options: [], hasFailed: false });
  const [tries, setTries] = useState(0);
  const ask = useEffectEvent(search);
  useEffect(() => {
    if (!isOpen) return undefined;
    return debounceRequest(typed === '' ? 0 : PAUSE_MS, (signal) => ask(typed, signal), {
      onAnswer: (options) => setAnswer({ typed, tries, options, hasFailed: false }),
      onFailure: () => setAnswer({ typed, tries, options: [], hasFailed: true }),
    });
  }, [typed, isOpen, tries]);
  const isWaiting = answer.typed !== typed || answer.tries !== tries;
  return {
    options: answer.options,
    isWaiting,
    hasFailed: answer.hasFailed && !isWaiting,
    retry: () => setTries(tries + 1),
  };
}
