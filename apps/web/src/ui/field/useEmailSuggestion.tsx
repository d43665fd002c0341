import { suggestEmailCorrection } from '@touchline/domain';
import { m } from '@touchline/messages';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import css from './EmailSuggestion.module.css';

/** Until it comes, in milliseconds: what was pressed to leave the field is pressed before anything moves. */
const COMES_AFTER_MS = 300;

/** What a field of an address is given. */
interface EmailSuggestion {
  readonly onBlur: () => void;
  /** Stands below the field. */
  readonly below: ReactNode;
}

/** The address that was probably meant, for a field that is left; a press takes it, and nothing depends on it. */
export function useEmailSuggestion(email: string, onTake: (email: string) => void): EmailSuggestion {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const likely = leftAt === email ? suggestEmailCorrection(email) : null;
  useEffect(() => () => clearTimeout(timer.current), []);
  const onBlur = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLeftAt(email), COMES_AFTER_MS);
  };
  const take = ({ currentTarget }: MouseEvent, taken: string): void => {
    // The button goes: the focus goes back to the field.
    currentTarget.closest('[data-validity]')?.querySelector('input')?.focus();
    onTake(taken);
  };
  const below = (
    <output className={css['meant']}>
      {likely === null ? null : (
        <button type="button" className={css['take']} onClick={(event) => take(event, likely)}>
          {m.ui_email_meant({ email: likely })}
        </button>
      )}
    </output>
  );
  return { onBlur, below };
}
