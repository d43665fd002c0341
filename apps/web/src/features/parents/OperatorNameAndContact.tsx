import type { PrivacyFacts } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { Link } from '../../ui/link/Link.tsx';
import { contactLinkLabel } from '../../ui/link/contact-link-label.ts';

/** Who runs this server and how to reach them, as far as they tell: for parents. */
export function OperatorNameAndContact({ name, contact }: PrivacyFacts['operator']) {
  return (
    <>
      {name === null && contact === null ? <p>{m.parents_run_unknown()}</p> : null}
      {name === null ? null : <p dir="auto">{name}</p>}
      {name !== null && contact === null ? <p>{m.parents_run_no_address()}</p> : null}
      {contact === null ? null : (
        <p>
          {m.parents_run_ask()} <Link href={contact}>{contactLinkLabel(contact)}</Link>
        </p>
      )}
    </>
  );
}
