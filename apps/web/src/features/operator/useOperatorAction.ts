import { useRef, useState } from 'react';
import { failureText } from './operator-failure-text.ts';

/** An act under way: which one, and why the last one failed. */
export interface Action<Act extends string> {
  readonly busy: Act | null;
  readonly trouble: string | null;
  /** Does one act at a time; gives whether it went well. */
  readonly run: (act: Act, work: () => Promise<void>) => Promise<boolean>;
}

export function useOperatorAction<Act extends string>(): Action<Act> {
  const [busy, setBusy] = useState<Act | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const underWay = useRef(false);
  return {
    busy,
    trouble,
    async run(act, work) {
      if (underWay.current) return false;
      underWay.current = true;
      setBusy(act);
      setTrouble(null);
      try {
        await work();
        return true;
      } catch (error) {
        setTrouble(failureText(error));
        return false;
      } finally {
        underWay.current = false;
        setBusy(null);
      }
    },
  };
}
