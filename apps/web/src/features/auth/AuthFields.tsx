import type { FormEvent, ReactNode } from 'react';
import css from './AuthFields.module.css';

interface AuthFieldsProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What was typed is on its way. */
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** The form around the fields: what is wrong with them is said in our words, not the browser's. */
export function AuthFields({ onSubmit, busy, children }: AuthFieldsProps) {
  return (
    <form className={css['form']} onSubmit={onSubmit} noValidate aria-busy={busy}>
      {children}
    </form>
  );
}
