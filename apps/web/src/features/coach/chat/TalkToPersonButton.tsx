import { m } from '@touchline/messages';
import { PersonIcon } from '../../../ui/icons/chat-icons.tsx';
import css from './TalkToPersonButton.module.css';

/** Always there, and never in the way: how to come to a person. */
export function TalkToPersonButton({ onHelp }: { readonly onHelp: () => void }) {
  return (
    <button type="button" className={css['help']} data-help-button="" onClick={onHelp}>
      <PersonIcon size={20} />
      <span>{m.coach_help_button()}</span>
    </button>
  );
}
