import { m } from '@touchline/messages';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import type { PlayerLine } from '../talk/coach-talk.ts';
import css from './Message.module.css';

/** What the player asked. */
export function PlayerMessage({ line }: { readonly line: PlayerLine }) {
  return (
    <article className={css['player']} data-sender="player">
      <VisuallyHidden>{m.coach_you()}: </VisuallyHidden>
      <p className={css['text']}>{line.text}</p>
    </article>
  );
}
