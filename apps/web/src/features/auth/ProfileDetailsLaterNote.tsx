import { m } from '@touchline/messages';
import css from './ProfileDetailsLaterNote.module.css';

/** What a sign-up does not ask for, and what giving it later changes. */
export function ProfileDetailsLaterNote() {
  return (
    <div className={css['later']}>
      <p>{m.auth_later()}</p>
      <ul>
        <li>{m.auth_later_age()}</li>
        <li>{m.auth_later_team()}</li>
        <li>{m.auth_later_yes()}</li>
      </ul>
    </div>
  );
}
