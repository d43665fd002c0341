import type { Drill } from '@touchline/domain';
import { useState } from 'react';
import type { PracticeDraft } from '../machine/practice-draft.ts';
import { readResult } from './check-typed-result.ts';

/** The result as it is typed, and whether it was asked about: a save is held back once where it can hardly be meant. */
export function useResultEntry(draft: PracticeDraft, drill: Drill | undefined) {
  const [text, setText] = useState(String(draft.sentResult ?? draft.typedResult ?? draft.countedResult ?? ''));
  /** What was typed when a save was last held back: no number, more digits than count, or more than anybody can do in the time. */
  const [asked, setAsked] = useState<string | null>(null);
  const read = readResult(text, drill, draft.minutes);
  return {
    text,
    setText,
    read,
    /** Whether the player was asked whether this is meant. */
    isAskedAbout: read.isDoubtful && !read.isTooBig && asked === text,
    /** Asks whether this is meant, in place of saving it. */
    askAbout: (): void => setAsked(text),
  };
}
