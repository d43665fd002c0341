import type { OperatorPlayer } from '@touchline/contracts';
import type { OperatorClient } from '@touchline/contracts/client/operator';
import { m } from '@touchline/messages';
import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { saveFile } from '../../ui/file/save-file.ts';
import { useToasts } from '../../ui/toast/useToasts.ts';
import { Notice } from '../auth/index.ts';
import { CopyableText } from './CopyableText.tsx';
import css from './OperatorTabs.module.css';
import { useOperatorAction } from './useOperatorAction.ts';

interface PlayerActionsProps {
  readonly api: OperatorClient;
  readonly player: OperatorPlayer;
  readonly passwords: 'touchline' | 'hosted';
  readonly onChange: (player: OperatorPlayer) => void;
}

/** Boards, suspension, a way back in, and what is stored. */
export function PlayerActions({ api, player, passwords, onChange }: PlayerActionsProps) {
  const [asking, setAsking] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const { busy, trouble, run } = useOperatorAction<'hide' | 'suspend' | 'link' | 'export'>();
  const toasts = useToasts();
  const params = { id: player.id };
  const isSuspended = player.suspendedAt !== null;

  const hide = (): void =>
    void run('hide', async () => {
      onChange((await api.call('hidePlayer', { params, body: { lift: player.hiddenByOperator } })).data);
      toasts.success(player.hiddenByOperator ? m.operator_hide_lifted() : m.operator_hidden());
    });
  const suspend = async (): Promise<void> => {
    await run('suspend', async () => {
      onChange((await api.call('suspendPlayer', { params, body: { lift: isSuspended } })).data);
      toasts.success(isSuspended ? m.operator_suspend_lifted() : m.operator_suspended());
    });
    setAsking(false);
  };
  const makeLink = (): void => void run('link', async () => setLink((await api.call('makePasswordLink', { params })).data.link));
  const takeOut = (): void =>
    void run('export', async () => {
      const all = await api.call('exportPlayer', { params });
      saveFile(new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }), `touchline-account-${player.id}.json`);
    });

  return (
    <section className={css['part']} aria-labelledby="operator-acts">
      <h3 id="operator-acts">{m.operator_acts()}</h3>
      <div className={css['buttons']}>
        <Button busy={busy === 'hide'} onClick={hide}>
          {player.hiddenByOperator ? m.operator_hide_lift() : m.operator_hide()}
        </Button>
        <Button busy={busy === 'suspend'} onClick={() => (isSuspended ? void suspend() : setAsking(true))}>
          {isSuspended ? m.operator_suspend_lift() : m.operator_suspend()}
        </Button>
        {passwords === 'touchline' && !isSuspended ? (
          <Button busy={busy === 'link'} onClick={makeLink}>
            {m.operator_link()}
          </Button>
        ) : null}
        <Button busy={busy === 'export'} onClick={takeOut}>
          {m.operator_export()}
        </Button>
      </div>
      <Notice tone="error" text={trouble} />
      {passwords === 'hosted' ? <p className={css['quiet']}>{m.operator_link_elsewhere()}</p> : null}
      {link === null ? null : <CopyableText label={m.operator_link_label()} hint={m.operator_link_hint()} text={link} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.operator_suspend_question({ name: player.name ?? player.email })}
        description={m.operator_suspend_what()}
        confirmLabel={m.operator_suspend()}
        tone="danger"
        busy={busy === 'suspend'}
        onConfirm={() => void suspend()}
      />
    </section>
  );
}
