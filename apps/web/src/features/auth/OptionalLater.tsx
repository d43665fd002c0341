import { consentLimits } from '@touchline/domain';
import { m } from '@touchline/messages';
import { Link } from '../../ui/link/Link.tsx';
import css from './OptionalLater.module.css';

/** What a sign-up does not ask for and what giving it later changes, and a line for grown-ups. */
export function OptionalLater() {
  return (
    <div className={css['later']}>
      <p>{m.auth_later()}</p>
      <ul>
        <li>{m.auth_later_age({ age: consentLimits.ownDecisionAge })}</li>
        <li>{m.auth_later_team()}</li>
      </ul>
      <p>
        {m.auth_grown_ups({ age: consentLimits.ownDecisionAge })}{' '}
        {/* In a page of its own: what is typed stays. */}
        <Link href="/parents.html" target="_blank" rel="noreferrer">
          {m.auth_grown_ups_link()}
        </Link>
      </p>
    </div>
  );
}
