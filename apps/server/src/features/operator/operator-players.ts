import type { AccountExport } from '@touchline/contracts';
import { oneLine, profileLimits } from '@touchline/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { isHidden } from '../../db/read-and-lock-player.ts';
import { forgetSuspended, suspendSessions, type SignInService } from '../auth/index.ts';
import { hideFromBoards } from '../leaderboard/index.ts';
import { publicNameProblem } from '../public-name-check/index.ts';
import type { Actions } from './action-log.ts';
import { findPlayer, noPlayer, refuseSuspended } from './find-player.ts';
import { isOperatorAccount } from './operators-repo.ts';
import * as repo from './players-repo.ts';

/** A player as an operator sees them. */
export type PlayerLine = {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly team: string | null;
  readonly level: number;
  readonly sessions: number;
  readonly lastPracticeDay: string | null;
  readonly hidden: boolean;
  readonly hiddenByOperator: boolean;
  readonly suspendedAt: string | null;
  readonly createdAt: string;
};

export type PlayerParts = {
  readonly database: Database;
  readonly actions: Actions;
  readonly signIn: Pick<SignInService, 'keptBy'>;
  /** Everything that is kept about a player. */
  readonly exportOf: (player: Asked) => Promise<AccountExport>;
  /** Removes a player for good; `also` joins the transaction. */
  readonly remove: (player: Asked, also: (transaction: Transaction) => Promise<void>) => Promise<void>;
  /** A link to a new password, which works once. */
  readonly recoveryLink: (transaction: Transaction, accountId: string) => Promise<string>;
  /** Whether accounts of operators may be suspended, deleted or given a new password. */
  readonly overOperators: boolean;
  readonly now: () => Date;
};

type Asked = { readonly id: string; readonly email: string; readonly sessionId: string };

/** What an operator may see of players and do to them. Each call throws `not_found` for a player who is not there. */
export function createOperatorPlayers({ database, actions, signIn, exportOf, remove, recoveryLink, overOperators, now }: PlayerParts) {
  const find = (who: string): Promise<repo.PlayerRow> => findPlayer(database, who);

  /** Throws `operator_account` where that is not for this operator to touch. */
  async function refuseOperators(from: Database | Transaction, id: string): Promise<void> {
    if (!overOperators && (await isOperatorAccount(from, id))) throw new AppError('operator_account');
  }

  const asked = ({ id, email }: repo.PlayerRow): Asked => ({ id, email, sessionId: '' });

  type Change = (player: repo.PlayerRow) => Partial<Pick<repo.PlayerRow, 'displayName' | 'hiddenByOperator' | 'suspendedAt'>>;

  async function change(who: string, action: string, columnsOf: Change, also?: (transaction: Transaction, id: string) => Promise<void>) {
    const { id } = await find(who);
    await actions.noted({ action, subject: id }, async (transaction) => {
      // A session that is being saved meets the boards before or after this.
      const player = await repo.lockPlayer(transaction, id);
      if (player === undefined) throw noPlayer(who);
      const columns = columnsOf(player);
      const hidden = isHidden({ ...player, ...columns });
      await repo.updatePlayer(transaction, id, { ...columns, hidden, updatedAt: now() });
      if (hidden !== player.hidden) await hideFromBoards(transaction, id, hidden);
      await also?.(transaction, id);
    });
    return lineOf(await find(id));
  }

  return {
    async list(page: { readonly text: string | null; readonly after: string | null; readonly limit: number }): Promise<PlayerLine[]> {
      await actions.note({ action: page.text === null ? 'players list' : 'players find' });
      return (await repo.listPlayers(database, page)).map(lineOf);
    },

    async show(who: string) {
      const player = await find(who);
      await actions.note({ action: 'players show', subject: player.id });
      const { tokens, totalExperience, totalMinutes, currentStreak, bestStreak, practiceDays, age, country, timeZone } = player;
      return { ...lineOf(player), age, country, timeZone, tokens, totalExperience, totalMinutes, currentStreak, bestStreak, practiceDays };
    },

    /** Throws as well for a name that others may not see. */
    async rename(who: string, name: string): Promise<PlayerLine> {
      const displayName = oneLine(name);
      const length = { message: `A name has 1 to ${profileLimits.maxText} characters.` };
      if (displayName === null) throw new AppError('display_name_required', length);
      if (displayName.length > profileLimits.maxText) throw new AppError('text_too_long', length);
      const problem = publicNameProblem(displayName);
      if (problem !== null) throw new AppError(`display_name_${problem}`);
      return change(who, 'players rename', () => ({ displayName }));
    },

    /** Hides a player from the boards, whatever they choose, or leaves it to them again. */
    hide: (who: string, lift: boolean): Promise<PlayerLine> =>
      change(who, lift ? 'players hide --lift' : 'players hide', () => ({ hiddenByOperator: !lift })),

    /** Ends every sign-in of a player and takes no other, or takes them again. */
    suspend: (who: string, lift: boolean): Promise<PlayerLine> =>
      change(
        who,
        lift ? 'players suspend --lift' : 'players suspend',
        ({ suspendedAt }) => ({ suspendedAt: lift ? null : (suspendedAt ?? now()) }),
        async (transaction, id) => {
          await refuseOperators(transaction, id);
          await (lift ? forgetSuspended : suspendSessions)(transaction, id);
        },
      ),

    async resetPassword(who: string): Promise<string> {
      if (signIn.keptBy === 'hosted') throw new AppError('passwords_elsewhere', { message: 'The hosted project keeps the passwords: reset it there.' });
      const player = await find(who);
      refuseSuspended(player);
      return actions.noted({ action: 'players reset-password', subject: player.id }, async (transaction) => {
        await refuseOperators(transaction, player.id);
        return recoveryLink(transaction, player.id);
      });
    },

    async export(who: string): Promise<AccountExport> {
      const player = await find(who);
      await actions.note({ action: 'players export', subject: player.id });
      return exportOf(asked(player));
    },

    /** `typed` is the player's address once more, where somebody was asked for it; throws `confirmation_differs`. */
    async delete(who: string, typed: string | null): Promise<{ readonly id: string; readonly email: string }> {
      const player = await find(who);
      if (typed !== null && typed.trim().toLowerCase() !== player.email.toLowerCase()) throw new AppError('confirmation_differs');
      // Before the mails are forgotten, which no failure of the transaction brings back.
      await refuseOperators(database, player.id);
      await remove(asked(player), async (transaction) => {
        await actions.add(transaction, { action: 'players delete', subject: player.id });
      });
      return { id: player.id, email: player.email };
    },
  };
}

function lineOf(player: repo.PlayerRow): PlayerLine {
  return {
    id: player.id,
    email: player.email,
    name: player.displayName ?? player.name,
    team: player.teamName,
    level: player.level,
    sessions: player.totalSessions,
    lastPracticeDay: player.lastPracticeDay,
    hidden: player.hidden,
    hiddenByOperator: player.hiddenByOperator,
    suspendedAt: player.suspendedAt?.toISOString() ?? null,
    createdAt: player.createdAt.toISOString(),
  };
}
