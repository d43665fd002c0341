import type { OperatorAudit } from '@touchline/contracts';
import type { OperatorClient } from '@touchline/contracts/client/operator';
import { m } from '@touchline/messages';
import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../auth/index.ts';
import css from './OperatorTabs.module.css';
import { useOperatorAction } from './useOperatorAction.ts';

/** Whether what is stored follows from the sessions, and whether files are left over. */
export function ConsistencyAuditTab({ api }: { readonly api: OperatorClient }) {
  const [audit, setAudit] = useState<OperatorAudit | null>(null);
  const [removed, setRemoved] = useState<number | null>(null);
  const [asking, setAsking] = useState(false);
  const { busy, trouble, run } = useOperatorAction<'audit' | 'mend' | 'sweep'>();
  const look = (mend: boolean): Promise<boolean> =>
    run(mend ? 'mend' : 'audit', async () => setAudit((await api.call('runAudit', { body: { mend } })).data));
  const sweep = (): void => void run('sweep', async () => setRemoved((await api.call('sweepStorage', {})).data.removed));
  const mend = async (): Promise<void> => {
    await look(true);
    setAsking(false);
  };
  return (
    <div className={css['part']}>
      <Notice tone="error" text={trouble} />
      <section className={css['part']} aria-labelledby="operator-audit">
        <h2 id="operator-audit">{m.operator_audit()}</h2>
        <p className={css['quiet']}>{m.operator_audit_what()}</p>
        <div className={css['buttons']}>
          <Button variant="primary" busy={busy === 'audit'} onClick={() => void look(false)}>
            {m.operator_audit_run()}
          </Button>
          {audit !== null && audit.findings.length > 0 && !audit.mended ? (
            <Button onClick={() => setAsking(true)}>{m.operator_audit_mend()}</Button>
          ) : null}
        </div>
        <Notice tone={audit !== null && audit.findings.length > 0 && !audit.mended ? 'note' : 'success'} text={audit === null ? null : resultOf(audit)} />
        {audit === null || audit.findings.length === 0 ? null : (
          <ul className={css['rows']}>
            {audit.findings.map(({ about, subject, detail }) => (
              <li key={`${about} ${subject} ${detail}`} className={css['row']}>
                <span className={css['first']}>
                  <strong>{about}</strong>
                  <code className={css['quiet']}>{subject}</code>
                </span>
                <span lang="en">{detail}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={css['part']} aria-labelledby="operator-sweep">
        <h2 id="operator-sweep">{m.operator_sweep()}</h2>
        <p className={css['quiet']}>{m.operator_sweep_what()}</p>
        <div className={css['buttons']}>
          <Button busy={busy === 'sweep'} onClick={sweep}>
            {m.operator_sweep_run()}
          </Button>
        </div>
        <Notice tone="success" text={removed === null ? null : m.operator_swept({ count: removed })} />
      </section>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.operator_audit_mend_question()}
        description={m.operator_audit_mend_what()}
        confirmLabel={m.operator_audit_mend()}
        busy={busy === 'mend'}
        onConfirm={() => void mend()}
      />
    </div>
  );
}

function resultOf({ players, findings, mended }: OperatorAudit): string {
  if (findings.length === 0) return m.operator_audit_right({ players });
  return mended ? m.operator_audit_mended({ count: findings.length }) : m.operator_audit_wrong({ count: findings.length });
}
