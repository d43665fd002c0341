import { useEffect, useRef } from 'react';
import { m } from '@touchline/messages';
import { usePlayerAuthSession, type Arrival, type SignedInPlayer } from '../../auth-session/index.ts';
import { CheckIcon } from '../../ui/icons/control-icons.tsx';
import css from './SignedInGreeting.module.css';

/** How long the hello stays before the main app comes, in milliseconds (spec 000 §4). */
const stay: Readonly<Record<Arrival, number>> = { returning: 1_000, new: 1_500, made: 1_500, newEmail: 2_500 };

const hello: Readonly<Record<Arrival, (player: Pick<SignedInPlayer, 'name' | 'email'>) => string>> = {
  returning: () => m.auth_welcome_back(),
  new: m.auth_welcome_new,
  made: () => m.auth_welcome_made(),
  newEmail: m.auth_welcome_new_email,
};

interface SignedInGreetingProps {
  readonly arrival: Arrival;
  readonly player: Pick<SignedInPlayer, 'name' | 'email'>;
}

/** The hello between the form and the main app. */
export function SignedInGreeting({ arrival, player }: SignedInGreetingProps) {
  const { enter } = usePlayerAuthSession();
  const panel = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const timer = setTimeout(enter, stay[arrival]);
    return () => clearTimeout(timer);
  }, [arrival, enter]);
  // The form and its focused button are gone: the reader goes on here.
  useEffect(() => panel.current?.focus(), []);
  return (
    <output ref={panel} className={css['welcome']} tabIndex={-1}>
      <span className={css['sign']}>
        <CheckIcon size={40} />
      </span>
      <span className={css['text']} data-arrival={arrival}>
        {hello[arrival](player)}
      </span>
    </output>
  );
}
