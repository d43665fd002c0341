import { m } from '@touchline/messages';
import { useId } from 'react';
import css from './PasswordResetSteps.module.css';

interface PasswordResetStepsProps {
  readonly deliversMails: boolean;
  /** The link was asked for: where it comes from is said above. */
  readonly isSent: boolean;
}

/** What happens once a link for a new password has been asked for, step by step. */
export function PasswordResetSteps({ deliversMails, isSent }: PasswordResetStepsProps) {
  const titleId = useId();
  const steps = [...firstSteps(deliversMails, isSent), m.auth_forgot_step_choose(), m.auth_forgot_step_back()];
  return (
    <section className={css['then']} aria-labelledby={titleId}>
      <h2 id={titleId} className={css['title']}>
        {m.auth_forgot_steps()}
      </h2>
      <ol className={css['steps']}>
        {steps.map((words) => (
          <li key={words} className={css['step']}>
            {words}
          </li>
        ))}
      </ol>
    </section>
  );
}

function firstSteps(deliversMails: boolean, isSent: boolean): string[] {
  if (deliversMails) return [isSent ? m.auth_forgot_step_spam() : m.auth_forgot_step_mail()];
  return isSent ? [] : [m.auth_forgot_step_ask()];
}
