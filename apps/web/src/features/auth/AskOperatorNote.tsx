import { m } from '@touchline/messages';
import type { Operator } from '../../auth-session/index.ts';
import { Link } from '../../ui/link/Link.tsx';
import { contactLinkLabel } from '../../ui/link/contact-link-label.ts';

/** Who helps where the app cannot: whoever runs this server, as far as they tell, else who gave the player its address. */
export function AskOperatorNote({ name, contact }: Operator) {
  if (contact === null) return <p>{name === null ? m.auth_ask_unknown() : m.auth_ask_name({ name })}</p>;
  return (
    <p>
      {name === null ? m.auth_ask_contact() : m.auth_ask_name_contact({ name })} <Link href={contact}>{contactLinkLabel(contact)}</Link>
    </p>
  );
}
