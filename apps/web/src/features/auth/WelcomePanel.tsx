import { useEffect, useRef } from 'react';
import { m } from '@touchline/messages';
import { usePlayerSession, type Arrival } from '../../session/index.ts';
import { CheckIcon } from '../../ui/icons/controls.tsx';
import css from './WelcomePanel.module.css';

/** How long the hello stays before the main app comes, in milliseconds (spec 000 §4). */
const stay: Readonly<Record<Arrival, number>> = { returning: 1_000, new: 1_500, made: 1_500 };

const hello: Readonly<Record<Arrival, (player: { name: string }) => string>> = {
  returning: () => m.auth_welcome_back(),
  new: m.auth_welcome_new,
  made: () => m.auth_welcome_made(),
};

interface WelcomePanelProps {
  readonly arrival: Arrival;
  readonly name: string;
}

/** The hello between the form and the main app. */
export function WelcomePanel({ arrival, name }: WelcomePanelProps) {
  const { enter } = usePlayerSession();
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
        {hello[arrival]({ name })}
      </span>
    </output>
  );
}
