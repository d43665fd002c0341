import type { Drill } from '@touchline/domain';
import { useState } from 'react';
import type { PracticeDraft } from '../machine/practice-draft.ts';
import { readResult } from './check-typed-result.ts';

export type ResultEntry = ReturnType<typeof useResultEntry>;

/** The result as it is typed, and whether it was asked about: a save is held back once where it can hardly be meant. */
export function useResultEntry(draft: PracticeDraft, drill: Drill | undefined) {
  const [text, setText] = useState(String(draft.sentResult ?? draft.typedResult ?? draft.countedResult ?? ''));
  /** What was typed when a save was last held back: no number, more digits than count, or more than anybody can do in the time. */
  const [asked, setAsked] = useState<string | null>(null);
  const [typedAt, setTypedAt] = useState<number | null>(null);
  const read = readResult(text, drill, draft.minutes);
  return {
    text,
    /** When a letter was typed last while a rest ran, in epoch milliseconds; null where none was. */
    typedAt,
    read,
    /** What the marks beside the field are for: nothing while it cannot be a result. */
    counted: read.isTooBig || read.isDoubtful ? 0 : read.result,
    /** Takes what was typed; `restNow`: when, in epoch milliseconds, while a rest runs, else null. */
    type: (typed: string, restNow: number | null): void => {
      setText(typed);
      setTypedAt(restNow);
    },
    /** Whether the player was asked whether this is meant. */
    isAskedAbout: read.isDoubtful && !read.isTooBig && asked === text,
    /** Asks whether this is meant, in place of saving it. */
    askAbout: (): void => setAsked(text),
  };
}
