import type { OperatorPlayer } from '@touchline/contracts';
import type { OperatorClient } from '@touchline/contracts/client/operator';
import { m } from '@touchline/messages';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { useToasts } from '../../ui/toast/useToasts.ts';
import css from './OperatorTabs.module.css';
import { useOperatorAction } from './useOperatorAction.ts';

interface RenamePlayerProps {
  readonly api: OperatorClient;
  readonly player: OperatorPlayer;
  readonly onChange: (player: OperatorPlayer) => void;
}

/** Another name for others to see. */
export function RenamePlayer({ api, player, onChange }: RenamePlayerProps) {
  const [name, setName] = useState(player.name ?? '');
  const { busy, trouble, run } = useOperatorAction<'rename'>();
  const toasts = useToasts();
  const rename = (event: SyntheticEvent): void => {
    event.preventDefault();
    void run('rename', async () => {
      onChange((await api.call('renamePlayer', { params: { id: player.id }, body: { name } })).data);
      toasts.success(m.operator_renamed());
    });
  };
  return (
    <form className={css['form']} onSubmit={rename} noValidate>
      <div className={css['grow']}>
        <TextInput
          label={m.operator_rename_label()}
          hint={m.operator_rename_hint()}
          value={name}
          onValueChange={setName}
          maxLength={60}
          {...(trouble !== null && { validity: 'invalid' as const, message: trouble })}
        />
      </div>
      <Button type="submit" busy={busy !== null}>
        {m.operator_rename()}
      </Button>
    </form>
  );
}
