import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@touchline/contracts/client';
import { useRef, useState, type SyntheticEvent } from 'react';
import { m } from '@touchline/messages';
import { useApi } from '../../../api/index.ts';
import { callFailureText } from '../../../offline/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PasswordInput } from '../../../ui/field/PasswordInput.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import { isLongEnough, passwordHint } from '../../auth/index.ts';
import css from './AccountForm.module.css';

interface ChangePasswordProps {
  /** The address of the account, for a password manager. */
  readonly email: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** What the server says of the password of now; anything else is told at the new one. */
const ofNow: ReadonlySet<string> = new Set(['wrong_password', 'too_many_requests']);

/** Asks for the password of now and for a new one, once, as it can be shown; says that other devices are signed out. */
export function ChangePassword({ email, open, onOpenChange }: ChangePasswordProps) {
  const api = useApi();
  const toasts = useToasts();
  const [now, setNow] = useState('');
  const [next, setNext] = useState('');
  /** It was tried: what is not filled in, or too short, is told at its field. */
  const [isTried, setTried] = useState(false);
  const nowField = useRef<HTMLInputElement>(null);
  const nextField = useRef<HTMLInputElement>(null);
  const changing = useMutation({
    mutationFn: () => api.call('changePassword', { body: { currentPassword: now, newPassword: next } }),
    onSuccess() {
      close(false);
      toasts.success(m.profile_password_done());
    },
    onError: (error) => (isOfNow(error) ? nowField : nextField).current?.focus(),
  });

  function close(isOpen: boolean): void {
    setNow('');
    setNext('');
    setTried(false);
    changing.reset();
    onOpenChange(isOpen);
  }

  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (changing.isPending) return;
    setTried(true);
    // Of a new one that is too short too the server says whether the one of now is right: both are told at once.
    if (now !== '' && next !== '') changing.mutate();
    else (now === '' ? nowField : nextField).current?.focus();
  };
  const forget = (): void => {
    setTried(false);
    changing.reset();
  };

  const trouble = changing.error === null ? null : callFailureText(changing.error, m.profile_email_unreached());
  const isTooShort = isTried && !changing.isPending && !isLongEnough(next);
  const nowTrouble = isTried && now === '' ? m.profile_delete_password_missing() : isOfNow(changing.error) ? trouble : null;
  const nextTrouble = isTooShort ? m.auth_password_short() : isOfNow(changing.error) ? null : trouble;
  const nextValidity = nextTrouble !== null ? 'invalid' : isLongEnough(next) ? 'valid' : 'neutral';
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!changing.isPending) close(isOpen);
      }}
      title={m.profile_password_question()}
      description={m.profile_password_change_words()}
      initialFocus={nowField}
      footer={
        <>
          <Button onClick={() => close(false)} disabled={changing.isPending}>
            {m.profile_password_cancel()}
          </Button>
          <Button type="submit" form="change-password" variant="primary" busy={changing.isPending}>
            {m.profile_password_change()}
          </Button>
        </>
      }
    >
      <form id="change-password" className={css['form']} noValidate onSubmit={onSubmit}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          ref={nowField}
          label={m.profile_password_now()}
          autoComplete="current-password"
          maxLength={256}
          value={now}
          onValueChange={(typed) => {
            setNow(typed);
            forget();
          }}
          validity={nowTrouble === null ? 'neutral' : 'invalid'}
          message={nowTrouble}
        />
        <PasswordInput
          ref={nextField}
          label={m.profile_password_new()}
          autoComplete="new-password"
          maxLength={256}
          value={next}
          onValueChange={(typed) => {
            setNext(typed);
            forget();
          }}
          hint={passwordHint({ value: next, validity: nextValidity })}
          validity={nextValidity}
          message={nextTrouble}
        />
      </form>
    </Dialog>
  );
}

function isOfNow(error: Error | null): boolean {
  return error instanceof ApiError && ofNow.has(error.code);
}
