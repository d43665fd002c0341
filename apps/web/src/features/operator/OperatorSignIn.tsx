import { m } from '@touchline/messages';
import { useRef, useState } from 'react';
import type { AuthOutcome } from '../../auth-session/index.ts';
import { PasswordInput } from '../../ui/field/PasswordInput.tsx';
import { AuthFormLayout, AuthFrame, EmailInput, emptyDraft, FormHead, Notice, useAuthForm } from '../auth/index.ts';

interface OperatorSignInProps {
  /** A session of this page has ended. */
  readonly isOver: boolean;
  readonly signIn: (email: string, password: string) => Promise<AuthOutcome>;
}

/** The password is asked for each time the page is opened. */
export function OperatorSignIn({ isOver, signIn }: OperatorSignInProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useAuthForm({
    form: 'signin',
    draft,
    onDraftChange: setDraft,
    send: ({ email, password }) => signIn(email.trim(), password),
  });
  return (
    <AuthFrame open={false} heading={heading} titleId="operator-title">
      <FormHead heading={heading} titleId="operator-title" title={m.operator_title()} lead={m.operator_signin_lead()} />
      <Notice tone="note" text={isOver ? m.operator_signed_out() : null} />
      <AuthFormLayout form={form} send={m.auth_signin_submit()}>
        <EmailInput {...form.field('email')} />
        <PasswordInput {...form.field('password')} label={m.auth_password()} autoComplete="current-password" required maxLength={256} />
      </AuthFormLayout>
    </AuthFrame>
  );
}
