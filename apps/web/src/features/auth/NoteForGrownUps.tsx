import { consentLimits } from '@touchline/domain';
import { m } from '@touchline/messages';
import { InfoIcon } from '../../ui/icons/control-icons.tsx';
import { Link } from '../../ui/link/Link.tsx';
import css from './NoteForGrownUps.module.css';

/** Before anything is typed: who should sit beside a child here, and what there is for them to read. */
export function NoteForGrownUps() {
  return (
    <div className={css['note']}>
      <InfoIcon size={22} />
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
