import { m } from '@touchline/messages';
import { usePlayerAuthSession } from '../../../auth-session/index.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { AskOperatorNote } from '../../auth/index.ts';

/** Whom a player, or their parents, ask where the app cannot help. */
export function HelpAndContact() {
  const { operator } = usePlayerAuthSession();
  return (
    <Card level={3} title={m.profile_settings_contact()}>
      <AskOperatorNote {...operator} />
    </Card>
  );
}
