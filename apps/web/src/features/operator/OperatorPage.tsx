import { createOperatorClient } from '@touchline/contracts/client/operator';
import { locale, m } from '@touchline/messages';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { OperatorSession } from '../../auth-session/index.ts';
import { isNoConnection } from '../../offline/index.ts';
import { failureText } from './operator-failure-text.ts';
import { OperatorTabs, type SignedInOperator } from './OperatorTabs.tsx';
import { OperatorSignIn } from './OperatorSignIn.tsx';

/** The page for whoever runs this Touchline: the way in, then what may be done. */
export function OperatorPage({ session }: { readonly session: OperatorSession }) {
  const api = useMemo(() => createOperatorClient(session, locale), [session]);
  const isOpen = useSyncExternalStore(session.subscribe, session.isOpen);
  const [operator, setOperator] = useState<SignedInOperator | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    document.title = m.operator_page_title();
  }, []);

  if (isOpen && operator !== null) {
    return <OperatorTabs api={api} operator={operator} onSignOut={() => void session.signOut()} />;
  }
  return (
    <OperatorSignIn
      isOver={!isOpen && wasOpen}
      signIn={async (email, password) => {
        // Nothing of who was here before is shown to who comes now.
        setOperator(null);
        const outcome = await session.signIn(email, password);
        if (!outcome.ok) return outcome;
        try {
          setOperator((await api.call('readOperator', {})).data);
          setWasOpen(true);
          return outcome;
        } catch (error) {
          await session.signOut();
          const failure = isNoConnection(error) ? 'no_connection' : 'unexpected';
          return { ok: false, failure, ...(failure === 'unexpected' && { words: failureText(error) }) };
        }
      }}
    />
  );
}
