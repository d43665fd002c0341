import type { ReactNode } from 'react';
import type { Drill } from '@touchline/domain';
import { m, numberText } from '@touchline/messages';
import { AlertIcon } from '../../../ui/icons/control-icons.tsx';
import { resultWord } from '../../drills/index.ts';
import type { SaveFailure, SaveTrouble } from '../machine/save-failure.ts';
import type { ReadResult } from './check-typed-result.ts';
import css from './SaveFailureAndDoubtfulResultNotes.module.css';

/** Spec 002 §5. */
const troubleText: Record<SaveTrouble, () => string> = {
  noSession: m.practice_save_no_session,
  signedOut: m.practice_save_signed_out,
  noDatabase: m.practice_save_no_database,
  tokenLate: m.practice_save_token_late,
  signInTrouble: m.auth_failure_key_trouble,
  noToken: m.practice_save_no_token,
  foreignPage: m.offline_why_foreign,
};

/** Spec 002 §8: the server's words, else its status, else the plain sentence. */
function failureText({ trouble, words, status }: SaveFailure): string {
  if (trouble !== null) return troubleText[trouble]();
  return words ?? (status === null ? m.practice_save_failed() : m.practice_save_failed_status({ status }));
}

/** Why it was not saved, then the tip. */
export function SaveFailureNote({ failure }: { failure: SaveFailure }) {
  const { suggestion } = failure;
  return (
    <Note>
      <p>{failureText(failure)}</p>
      {failure.trouble === 'noToken' || failure.trouble === 'signedOut' ? <p className={css['tip']}>{m.practice_save_safe()}</p> : null}
      {suggestion === null ? null : <p className={css['tip']}>{m.practice_save_tip({ suggestion })}</p>}
    </Note>
  );
}

interface DoubtNoteProps {
  readonly read: ReadResult;
  readonly drill: Drill | undefined;
  readonly minutes: number;
}

/** What is doubtful of a result that is about to be saved. */
export function DoubtfulResultNote({ read: { result, isWords, isPart, isPossible }, drill, minutes }: DoubtNoteProps) {
  if (isWords) return <Note>{m.practice_result_none()}</Note>;
  if (isPossible) return isPart ? <Note>{m.practice_result_part({ result: numberText(result) })}</Note> : null;
  return (
    <Note>
      <p>{m.practice_result_impossible({ result: numberText(result), label: drill === undefined ? '' : resultWord[drill.resultLabel](result), count: minutes })}</p>
      <p className={css['tip']}>{m.practice_result_impossible_tip()}</p>
    </Note>
  );
}

/** What keeps a session from being saved just now. */
function Note({ children }: { children: ReactNode }) {
  return (
    <div className={css['note']}>
      <AlertIcon size={22} />
      <div>{children}</div>
    </div>
  );
}
