import type { Consent } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ConsentRequest } from '../../consent/index.ts';
import css from './VideoConsentStatus.module.css';

/** Whether a grown-up has said yes to videos, and asking them. */
export function VideoConsentStatus({ consent }: { readonly consent: Consent }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={css['grownUp']}>
      {consent.allowed ? null : <p>{m.sharing_clip_grown_up()}</p>}
      <Button size="sm" onClick={() => setAsking(true)}>
        {consent.allowed ? m.sharing_clip_yes() : consent.state === 'waiting' ? m.sharing_clip_asked() : m.sharing_clip_ask()}
      </Button>
      <Dialog open={isAsking} onOpenChange={setAsking} title={m.sharing_ask_title()} description={m.sharing_ask_words()}>
        <ConsentRequest consent={consent} />
      </Dialog>
    </div>
  );
}
