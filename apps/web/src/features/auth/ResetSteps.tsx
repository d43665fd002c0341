import { m } from '@touchline/messages';
import { useId } from 'react';
import css from './ResetSteps.module.css';

/** What happens once a link for a new password has been asked for, step by step. */
export function ResetSteps({ deliversMails }: { readonly deliversMails: boolean }) {
  const titleId = useId();
  const steps = [deliversMails ? m.auth_forgot_step_mail() : m.auth_forgot_step_ask(), m.auth_forgot_step_choose(), m.auth_forgot_step_back()];
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
