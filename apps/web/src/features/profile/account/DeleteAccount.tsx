import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { m } from '@touchline/messages';
import { consentsQuery, useApi } from '../../../api/index.ts';
import { useOutboxState } from '../../../offline/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PasswordInput } from '../../../ui/field/PasswordInput.tsx';
import { useMediaQuery } from '../../../ui/shell/useMediaQuery.ts';
import css from './DeleteAccount.module.css';
import { useDeletion } from './useDeletion.ts';

/** Here the list and the password stand side by side, as in the style sheet. */
const LOW_AND_WIDE = '(min-width: 40rem) and (max-height: 36rem)';

interface DeleteAccountProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onForget: () => Promise<void>;
}

/** Says exactly what goes, asks for the password, and then everything goes. */
export function DeleteAccount({ open, onOpenChange, onForget }: DeleteAccountProps) {
  const deletion = useDeletion(onForget);
  const { waiting } = useOutboxState();
  const wasGrownUpAsked = useQuery(consentsQuery(useApi())).data?.some(({ state }) => state !== 'none') ?? false;
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { trouble } = deletion;
  const isSideBySide = useMediaQuery(LOW_AND_WIDE);
  useEffect(() => {
    if (trouble !== null) form.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);

  const close = (next: boolean): void => {
    if (deletion.busy) return;
    setPassword('');
    deletion.reset();
    onOpenChange(next);
  };
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const attempt = async (): Promise<void> => {
      const isGone = await deletion.attempt(password);
      if (isGone) return;
      field.current?.focus({ preventScroll: true });
      // With the words of what is wrong: the same as before, they are drawn already.
      form.current?.scrollIntoView({ block: 'nearest' });
    };
    void attempt();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={m.profile_delete_question()}
      description={m.profile_delete_lead()}
      size={isSideBySide ? 'lg' : 'md'}
      // On a phone lying down it is below the list, which is read first.
      initialFocus={() => (field.current !== null && isInFirstView(field.current) ? field.current : null)}
      footer={
        <>
          <Button onClick={() => close(false)}>{m.profile_delete_cancel()}</Button>
          <Button type="submit" form="delete-account" variant="danger" busy={deletion.busy}>
            {m.profile_delete_confirm()}
          </Button>
        </>
      }
    >
      <div className={css['parts']}>
        <div className={css['goes']}>
          <ul className={css['list']}>
            <li>{m.profile_delete_profile()}</li>
            <li>{m.profile_delete_practice()}</li>
            <li>{m.profile_delete_rewards()}</li>
            <li>{m.profile_delete_boards()}</li>
            <li>{m.profile_delete_talks()}</li>
            {wasGrownUpAsked ? <li>{m.profile_delete_grown_up()}</li> : null}
            <li>{m.profile_delete_device()}</li>
            {waiting.length === 0 ? null : <li>{m.profile_delete_waiting({ count: waiting.length })}</li>}
          </ul>
          <p className={css['elsewhere']}>{m.profile_delete_elsewhere()}</p>
        </div>
        <form ref={form} id="delete-account" noValidate onSubmit={onSubmit}>
          <PasswordInput
            ref={field}
            label={m.profile_delete_password()}
            autoComplete="current-password"
            value={password}
            onValueChange={(next) => {
              setPassword(next);
              deletion.reset();
            }}
            validity={trouble === null ? 'neutral' : 'invalid'}
            message={trouble}
          />
        </form>
      </div>
    </Dialog>
  );
}

/** Whether a field of a window that has just opened is in sight above its buttons. */
function isInFirstView(field: HTMLElement): boolean {
  const popup = field.closest<HTMLElement>('[role="dialog"]');
  const buttons = popup?.querySelector('footer')?.getBoundingClientRect();
  if (popup === null || buttons === undefined) return false;
  return popup.offsetHeight <= innerHeight && field.getBoundingClientRect().bottom <= buttons.top;
}
