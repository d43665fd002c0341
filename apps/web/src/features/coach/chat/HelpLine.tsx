import { m } from '@touchline/messages';
import { PersonIcon } from '../../../ui/icons/talk.tsx';
import css from './HelpLine.module.css';

/** Always there, and never in the way: how to come to a person. */
export function HelpLine({ onHelp }: { readonly onHelp: () => void }) {
  return (
    <button type="button" className={css['help']} onClick={onHelp}>
      <PersonIcon size={20} />
      <span>{m.coach_help_button()}</span>
    </button>
  );
}
