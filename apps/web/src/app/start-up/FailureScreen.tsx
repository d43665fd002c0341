import { useEffect, useId, useState } from 'react';
import { m } from '@touchline/messages';
import { Logo } from '../../ui/art/Logo.tsx';
import { PitchLines } from '../../ui/art/PitchLines.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { RetryIcon } from '../../ui/icons/control-icons.tsx';
import css from './FailureScreen.module.css';

interface FailureScreenProps {
  /** What is missing, where that can be said in a line. */
  readonly reason?: string | undefined;
  /** What whoever helps will want to read, one line each. */
  readonly report: string;
  readonly onReload: () => void;
}

/** 'App Failed to Load': what to try, and the details for whoever helps (spec 000 §2). */
export function FailureScreen({ reason, report, onReload }: FailureScreenProps) {
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const reportId = useId();
  useEffect(() => {
    document.title = m.app_failed_page_title();
  }, []);

  function copy(): void {
    navigator.clipboard.writeText(report).then(
      () => setCopied('yes'),
      // The browser keeps the clipboard to itself: the text can still be selected.
      () => setCopied('refused'),
    );
  }

  return (
    <main className={css['screen']}>
      <PitchLines part="half" className={css['lines']} />
      <div className={css['content']}>
        <Logo size={30} />
        <div role="alert" className={css['words']}>
          <h1 className={css['title']}>{m.app_failed_title()}</h1>
          <p>{m.app_failed_lead()}</p>
          {reason === undefined ? null : <p className={css['reason']}>{reason}</p>}
        </div>
        <ul className={css['hints']}>
          <li>{m.app_failed_hint_connection()}</li>
          <li>{m.app_failed_hint_reload()}</li>
          <li>{m.app_failed_hint_later()}</li>
          <li>{m.app_failed_hint_debug()}</li>
        </ul>
        <div className={css['buttons']}>
          <Button variant="primary" size="lg" icon={<RetryIcon />} onClick={onReload}>
            {m.app_failed_reload()}
          </Button>
          <Button size="lg" aria-expanded={open} aria-controls={reportId} onClick={() => setOpen(!open)}>
            {m.app_failed_debug()}
          </Button>
        </div>
        <section id={reportId} hidden={!open} className={css['debug']} aria-label={m.app_failed_debug()}>
          <textarea className={css['report']} aria-label={m.app_failed_details()} rows={12} readOnly value={report} />
          <Button size="sm" onClick={copy}>
            {copied === 'yes' ? m.app_failed_copied() : m.app_failed_copy()}
          </Button>
          <output className={css['copyNote']}>
            {copied === 'refused' ? m.app_failed_copy_refused() : null}
          </output>
        </section>
      </div>
    </main>
  );
}
