import type { OperatorPlayer } from '@touchline/contracts';
import type { OperatorClient } from '@touchline/contracts/client/operator';
import { m } from '@touchline/messages';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { useToasts } from '../../ui/toast/useToasts.ts';
import css from './OperatorTabs.module.css';
import { useOperatorAction } from './useOperatorAction.ts';

interface DeletePlayerProps {
  readonly api: OperatorClient;
  readonly player: OperatorPlayer;
  readonly onGone: () => void;
}

/** Removes a player for good, once their address was typed; the server compares it. */
export function DeletePlayer({ api, player, onGone }: DeletePlayerProps) {
  const [typed, setTyped] = useState('');
  const { busy, trouble, run } = useOperatorAction<'delete'>();
  const toasts = useToasts();
  const remove = (event: SyntheticEvent): void => {
    event.preventDefault();
    void run('delete', async () => {
      await api.call('deletePlayer', { params: { id: player.id }, body: { email: typed } });
      toasts.success(m.operator_deleted());
      onGone();
    });
  };
  return (
    <section className={css['part']} aria-labelledby="operator-delete">
      <h3 id="operator-delete">{m.operator_delete_title()}</h3>
      <p className={css['quiet']}>{m.operator_delete_what()}</p>
      <form className={css['form']} onSubmit={remove} noValidate>
        <div className={css['grow']}>
          <TextInput
            label={m.operator_delete_label({ email: player.email })}
            value={typed}
            onValueChange={setTyped}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            {...(trouble !== null && { validity: 'invalid' as const, message: trouble })}
          />
        </div>
        <Button type="submit" variant="danger" busy={busy !== null}>
          {m.operator_delete()}
        </Button>
      </form>
    </section>
  );
}
