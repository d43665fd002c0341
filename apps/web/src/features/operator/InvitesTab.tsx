import type { Invite } from '@touchline/contracts';
import type { OperatorClient } from '@touchline/contracts/client/operator';
import { m } from '@touchline/messages';
import { useCallback, useState, type SyntheticEvent } from 'react';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { NumberInput } from '../../ui/field/NumberInput.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { TEXT_SEPARATOR } from '../../ui/text-separator.ts';
import { Notice } from '../auth/index.ts';
import { RemoteData } from './RemoteData.tsx';
import { CopyableText } from './CopyableText.tsx';
import { dayOf } from './local-date-time-text.ts';
import css from './OperatorTabs.module.css';
import { useOperatorAction } from './useOperatorAction.ts';

/** Invitations: made, listed, taken back. */
export function InvitesTab({ api }: { readonly api: OperatorClient }) {
  const ask = useCallback(async (signal: AbortSignal) => (await api.call('listInvites', {}, { signal })).data, [api]);
  return (
    <RemoteData ask={ask}>
      {(invites, again) => (
        <div className={css['part']}>
          <NewInvite api={api} onMade={again} />
          <InviteList api={api} invites={invites} onChange={again} />
        </div>
      )}
    </RemoteData>
  );
}

function NewInvite({ api, onMade }: { readonly api: OperatorClient; readonly onMade: () => void }) {
  const [uses, setUses] = useState<number | null>(1);
  const [days, setDays] = useState<number | null>(14);
  const [note, setNote] = useState('');
  const [made, setMade] = useState<Invite | null>(null);
  const { busy, trouble, run } = useOperatorAction<'create'>();
  const create = (event: SyntheticEvent): void => {
    event.preventDefault();
    void run('create', async () => {
      const body = { uses: uses ?? 1, days, note: note.trim() === '' ? null : note.trim() };
      setMade((await api.call('createInvite', { body })).data);
      onMade();
    });
  };
  return (
    <section className={css['part']} aria-labelledby="operator-new-invite">
      <h2 id="operator-new-invite">{m.operator_invite_new()}</h2>
      <form className={css['form']} onSubmit={create} noValidate>
        <NumberInput label={m.operator_invite_uses()} value={uses} onValueChange={setUses} min={1} max={999_999} />
        <NumberInput label={m.operator_invite_days()} hint={m.operator_invite_days_hint()} value={days} onValueChange={setDays} min={1} max={3_650} />
        <div className={css['grow']}>
          <TextInput label={m.operator_invite_note()} value={note} onValueChange={setNote} maxLength={200} />
        </div>
        <Button type="submit" variant="primary" busy={busy !== null}>
          {m.operator_invite_create()}
        </Button>
      </form>
      <Notice tone="error" text={trouble} />
      {made === null ? null : <CopyableText label={m.operator_invite_link({ code: made.code })} text={made.link} />}
    </section>
  );
}

interface InviteListProps {
  readonly api: OperatorClient;
  readonly invites: readonly Invite[];
  readonly onChange: () => void;
}

function InviteList({ api, invites, onChange }: InviteListProps) {
  const { busy, trouble, run } = useOperatorAction();
  const revoke = (id: string): void =>
    void run(id, async () => {
      await api.call('revokeInvite', { params: { id } });
      onChange();
    });
  return (
    <section className={css['part']} aria-labelledby="operator-invites">
      <h2 id="operator-invites">{m.operator_invites()}</h2>
      <Notice tone="error" text={trouble} />
      {invites.length === 0 ? <EmptyState title={m.operator_invites_none()} /> : null}
      <ul className={css['rows']}>
        {invites.map((invite) => (
          <li key={invite.id} className={css['row']}>
            <span className={css['first']}>
              <code>{invite.code}</code>
              <span className={css['quiet']}>
                {[
                  invite.note,
                  m.operator_invite_used({ uses: invite.uses, max: invite.maxUses }),
                  invite.expiresAt === null ? m.operator_invite_for_ever() : m.operator_invite_until({ day: dayOf(invite.expiresAt) }),
                ]
                  .filter((part) => part !== null)
                  .join(TEXT_SEPARATOR)}
              </span>
            </span>
            <span className={css['second']}>
              <Badge tone={invite.state === 'open' ? 'grass' : 'quiet'}>{stateWords[invite.state]()}</Badge>
              {invite.state === 'open' ? (
                <Button size="sm" busy={busy === invite.id} onClick={() => revoke(invite.id)} aria-label={m.operator_invite_revoke_one({ code: invite.code })}>
                  {m.operator_invite_revoke()}
                </Button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const stateWords: Readonly<Record<Invite['state'], () => string>> = {
  'open': m.operator_invite_open,
  'used up': m.operator_invite_used_up,
  'expired': m.operator_invite_expired,
  'revoked': m.operator_invite_revoked,
};
