import { m } from '@touchline/messages';
import { SarahFace } from '../../../ui/avatar/SarahFace.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import message from './Message.module.css';
import css from './TypingIndicator.module.css';

const phrases = [m.coach_typing_1, m.coach_typing_2, m.coach_typing_3, m.coach_typing_4] as const;

/** That an answer is being made (spec 002 §4), where the answer will stand. */
export function TypingIndicator({ phrase }: { readonly phrase: number }) {
  return (
    <div className={classes(message['coach'], css['waiting'])}>
      <div className={message['head']}>
        <SarahFace size={32} />
        <span className={message['name']}>{m.coach_name()}</span>
      </div>
      <p className={css['typing']}>
        {(phrases[phrase] ?? phrases[0])()}
        <span className={css['dots']} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </p>
    </div>
  );
}
