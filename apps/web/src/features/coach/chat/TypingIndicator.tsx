import { m } from '@touchline/messages';
import css from './TypingIndicator.module.css';

const phrases = [m.coach_typing_1, m.coach_typing_2, m.coach_typing_3, m.coach_typing_4] as const;

/** That an answer is being made (spec 002 §4). */
export function TypingIndicator({ phrase }: { readonly phrase: number }) {
  return (
    <p className={css['typing']}>
      {(phrases[phrase] ?? phrases[0])()}
      <span className={css['dots']} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </p>
  );
}
