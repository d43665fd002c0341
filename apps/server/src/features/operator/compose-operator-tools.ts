import type { Database } from '../../db/open-postgres-pool.ts';
import type { JobManager } from '../../jobs/index.ts';
import type { SignInService } from '../auth/index.ts';
import { createActions } from './action-log.ts';
import { createAudit, type Audit } from './consistency-audit.ts';
import { createOperatorInvites } from './operator-invites.ts';
import { createOperatorJobs } from './operator-jobs.ts';
import { createOperatorSigningKeys } from './operator-signing-keys.ts';
import { createOperators } from './operators.ts';
import { createOperatorPlayers, type PlayerParts } from './operator-players.ts';

type Parts = Pick<PlayerParts, 'exportOf' | 'remove'> & {
  readonly database: Database;
  readonly signIn: Pick<SignInService, 'keptBy'>;
  /** A link to a new password on a site, which works once. */
  readonly recoveryLink: (site: string) => PlayerParts['recoveryLink'];
  readonly jobManager: JobManager;
  /** Removes files that nothing refers to, and gives how many. */
  readonly sweepFiles: () => Promise<number>;
  readonly now: () => Date;
};

export type ActingOperator = {
  /** Whoever acts, as the log names them. */
  readonly name: string;
  /** Scheme, host and port that links lead to. */
  readonly site: string;
  /** Whether accounts of operators may be suspended, deleted or given a new password. */
  readonly overOperators: boolean;
};

export type Operator = ReturnType<ReturnType<typeof composeOperatorTools>>;

/** What an operator may do, by commands and on the page, each act written down under their name. */
export function composeOperatorTools(parts: Parts) {
  const { database, signIn, exportOf, remove, recoveryLink, jobManager, sweepFiles, now } = parts;
  return ({ name, site, overOperators }: ActingOperator) => {
    const actions = createActions(database, name, now);
    return {
      passwords: signIn.keptBy,
      players: createOperatorPlayers({ database, actions, signIn, exportOf, remove, recoveryLink: recoveryLink(site), overOperators, now }),
      operators: createOperators({ database, actions, now }),
      invites: createOperatorInvites({ database, actions, site, now }),
      jobs: createOperatorJobs(jobManager, actions),
      keys: createOperatorSigningKeys({ actions, signIn, now }),
      audit: createAudit({ database, actions, now }),
      /** Removes clips whose time has run out, and files that no analysis has a reason for; gives how many. */
      async sweep(): Promise<{ readonly removed: number }> {
        const removed = await sweepFiles();
        await actions.note({ action: 'storage sweep', details: { removed } });
        return { removed };
      },
      log: actions.list,
    };
  };
}

/** Recomputes all of a database, changes nothing but its log, and notes it there under a name. */
export const auditOnce = (parts: Pick<Parts, 'database' | 'now'>, name: string): Promise<Audit> =>
  createAudit({ ...parts, actions: createActions(parts.database, name, parts.now) })(false);
