import { m } from '@touchline/messages';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import { useAnalysisSender } from '../sending/analysis-sender-context.ts';
import css from './WhereAnalysisIsKeptNote.module.css';

/** Takes every analysis that is on this device only into the account. Nothing where there is none. */
export function KeepAllInAccount() {
  const sending = useAnalysisSender();
  const toasts = useToasts();
  const [count, setCount] = useState(0);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const look = async (): Promise<void> => {
      const found = (await sending?.onlyHere()) ?? [];
      if (!ended.signal.aborted) setCount(found.length);
    };
    // Where the device's storage is forbidden nothing lies there.
    look().catch(() => undefined);
    return () => ended.abort();
  }, [sending]);
  if (sending === null || count === 0) return null;
  const keep = async (): Promise<void> => {
    setBusy(true);
    try {
      await sending.shareAll();
      setCount(0);
      toasts.success(m.sharing_keep_all_done());
    } catch {
      toasts.error(m.sharing_failed_now());
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css['row']}>
      <p>{m.sharing_only_here({ count })}</p>
      <Button size="sm" busy={isBusy} onClick={() => void keep()}>
        {m.sharing_keep_all()}
      </Button>
    </div>
  );
}
