import type { OperatorClient } from '@touchline/contracts/client/operator';
import { m } from '@touchline/messages';
import { useState } from 'react';
import { Logo } from '../../ui/art/Logo.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { AuditLogTab } from './AuditLogTab.tsx';
import { ConsistencyAuditTab } from './ConsistencyAuditTab.tsx';
import { InvitesTab } from './InvitesTab.tsx';
import { JobsTab } from './JobsTab.tsx';
import css from './OperatorTabs.module.css';
import { PlayersTab } from './PlayersTab.tsx';

export interface SignedInOperator {
  readonly email: string;
  /** Who keeps the passwords of players. */
  readonly passwords: 'touchline' | 'hosted';
}

interface OperatorTabsProps {
  readonly api: OperatorClient;
  readonly operator: SignedInOperator;
  readonly onSignOut: () => void;
}

/** What an operator may do, a tab for each kind. */
export function OperatorTabs({ api, operator, onSignOut }: OperatorTabsProps) {
  const [tab, setTab] = useState<'players' | 'invites' | 'jobs' | 'check' | 'log'>('players');
  return (
    <div className={css['page']}>
      <header className={css['top']}>
        <Logo size={30} />
        <span className={css['who']}>
          <span className={css['email']}>{operator.email}</span>
          <Button size="sm" onClick={onSignOut}>
            {m.operator_sign_out()}
          </Button>
        </span>
      </header>
      <main className={css['main']}>
        <h1>{m.operator_title()}</h1>
        <Tabs
          label={m.operator_title()}
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'players', label: m.operator_players(), content: <PlayersTab api={api} passwords={operator.passwords} /> },
            { value: 'invites', label: m.operator_invites(), content: <InvitesTab api={api} /> },
            { value: 'jobs', label: m.operator_jobs(), content: <JobsTab api={api} /> },
            { value: 'check', label: m.operator_check(), content: <ConsistencyAuditTab api={api} /> },
            { value: 'log', label: m.operator_log(), content: <AuditLogTab api={api} /> },
          ]}
        />
      </main>
    </div>
  );
}
