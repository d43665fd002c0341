import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@touchline/contracts/client';
import { useRef, useState, type SyntheticEvent } from 'react';
import { m } from '@touchline/messages';
import { queryKey, useApi } from '../../../api/index.ts';
import { usePlayerAuthSession } from '../../../auth-session/index.ts';
import { callFailureText } from '../../../offline/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PasswordInput } from '../../../ui/field/PasswordInput.tsx';
import { isEmailAddress } from '../../../ui/field/is-email-address.ts';
import { TextInput } from '../../../ui/field/TextInput.tsx';
import { useEmailSuggestion } from '../../../ui/field/useEmailSuggestion.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import css from './AccountForm.module.css';

interface ChangeEmailProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks for the new address and the password; says whether it counts already or when a link in a mail is opened. */
export function ChangeEmail({ open, onOpenChange }: ChangeEmailProps) {
  const api = useApi();
  const queries = useQueryClient();
  const { deliversMails } = usePlayerAuthSession();
  const toasts = useToasts();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  /** It was tried: what is not filled in, or is no address, is told at its field. */
  const [isTried, setTried] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const changing = useMutation({
    mutationFn: () => api.call('changeEmail', { body: { email: email.trim(), password } }),
    async onSuccess({ outcome }) {
      close(false);
      toasts.success((outcome === 'changed' ? m.profile_email_done : m.profile_email_sent)({ email: email.trim() }));
      if (outcome === 'changed') await queries.invalidateQueries({ queryKey: queryKey('profile') });
    },
    onError: (error) => (isOfPassword(error) && isEmailAddress(email) ? passwordField : emailField).current?.focus(),
  });

  function close(next: boolean): void {
    setEmail('');
    setPassword('');
    setTried(false);
    changing.reset();
    onOpenChange(next);
  }

  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (changing.isPending) return;
    setTried(true);
    // Of what is no address too the server says whether the password is right: both are told at once.
    if (email.trim() !== '' && password !== '') changing.mutate();
    else (isEmailAddress(email) ? passwordField : emailField).current?.focus();
  };
  const forget = (): void => {
    setTried(false);
    changing.reset();
  };

  const changeEmail = (next: string): void => {
    setEmail(next);
    forget();
  };
  const meant = useEmailSuggestion(email, changeEmail);

  const trouble = changing.error === null ? null : callFailureText(changing.error, m.profile_email_unreached());
  const passwordTrouble = isTried && password === '' ? m.profile_delete_password_missing() : isOfPassword(changing.error) ? trouble : null;
  const emailTrouble = isTried && !changing.isPending ? (addressTrouble(email) ?? (passwordTrouble === null ? trouble : null)) : null;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!changing.isPending) close(next);
      }}
      title={m.profile_email_question()}
      description={deliversMails ? m.profile_email_lead() : m.profile_email_lead_undelivered()}
      initialFocus={emailField}
      footer={
        <>
          <Button onClick={() => close(false)} disabled={changing.isPending}>
            {m.profile_email_cancel()}
          </Button>
          <Button type="submit" form="change-email" variant="primary" busy={changing.isPending}>
            {m.profile_email_confirm()}
          </Button>
        </>
      }
    >
      <form id="change-email" className={css['form']} noValidate onSubmit={onSubmit}>
        <TextInput
          ref={emailField}
          {...meant}
          type="email"
          label={m.profile_email_new()}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={email}
          onValueChange={changeEmail}
          validity={emailTrouble === null ? 'neutral' : 'invalid'}
          message={emailTrouble}
        />
        <PasswordInput
          ref={passwordField}
          label={m.profile_delete_password()}
          autoComplete="current-password"
          value={password}
          onValueChange={(next) => {
            setPassword(next);
            forget();
          }}
          validity={passwordTrouble === null ? 'neutral' : 'invalid'}
          message={passwordTrouble}
        />
      </form>
    </Dialog>
  );
}

/** What is wrong with an address before it is sent. */
function addressTrouble(email: string): string | null {
  if (email.trim() === '') return m.profile_email_missing();
  return isEmailAddress(email) ? null : m.profile_email_invalid();
}

function isOfPassword(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'wrong_password';
}
