import type { ReactNode } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import css from './AuthFormLayout.module.css';
import { Notice } from './Notice.tsx';
import type { AuthFormState } from './useAuthForm.ts';

interface AuthFormLayoutProps {
  readonly form: AuthFormState;
  /** What the button that sends it says. */
  readonly send: string;
  /** It has been sent, and something else comes next. Default false. */
  readonly isSent?: boolean;
  /** What is said between the form's own notice and its button. */
  readonly aside?: ReactNode;
  /** What stands below the button. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** The form around the fields: what is wrong with them is said in our words, not the browser's. */
export function AuthFormLayout({ form, send, isSent = false, aside, below, children }: AuthFormLayoutProps) {
  return (
    <form className={css['form']} onSubmit={form.submit} noValidate aria-busy={form.busy}>
      {children}
      <Notice {...form.notice} />
      {aside}
      <div className={css['send']}>
        <Button type="submit" variant={isSent ? 'secondary' : 'primary'} size={isSent ? 'md' : 'lg'} wide busy={form.busy}>
          {send}
        </Button>
      </div>
      {below}
    </form>
  );
}
