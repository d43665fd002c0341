import type { AccountExport } from '@touchline/contracts';
import { oneLine, profileLimits } from '@touchline/domain';
import { errors } from '@touchline/messages/errors';
import type { Database, Transaction } from '../../db/open-database.ts';
import { isHidden } from '../../db/players.ts';
import { endSignIns, type SignInService } from '../auth/index.ts';
import { hideFromBoards } from '../leaderboard/index.ts';
import { publicNameProblem } from '../names/index.ts';
import { CommandRefused, type Actions } from './actions.ts';
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

type Parts = {
  readonly database: Database;
  readonly actions: Actions;
  readonly signIn: Pick<SignInService, 'keptBy'>;
  /** Everything that is kept about a player. */
  readonly exportOf: (player: Asked) => Promise<AccountExport>;
  /** Removes a player for good; `also` joins the transaction. */
  readonly remove: (player: Asked, also: (transaction: Transaction) => Promise<void>) => Promise<void>;
  /** A link to a new password, which works once. */
  readonly recoveryLink: (transaction: Transaction, accountId: string) => Promise<string>;
  readonly now: () => Date;
};

type Asked = { readonly id: string; readonly email: string; readonly sessionId: string };

/** What an operator may see of players and do to them. Each call throws `CommandRefused` for a player who is not there. */
export function createOperatorPlayers({ database, actions, signIn, exportOf, remove, recoveryLink, now }: Parts) {
  /** A player by id or address. */
  async function find(who: string): Promise<repo.PlayerRow> {
    const byId = /^[0-9a-f-]{36}$/i.test(who) ? await repo.readPlayer(database, who.toLowerCase()) : undefined;
    const [found, other] = byId === undefined ? await repo.readByEmail(database, who) : [byId];
    if (found === undefined) throw new CommandRefused(`There is no player ${who}.`);
    if (other !== undefined) throw new CommandRefused(`Several players have the address ${who}: name one by its id.`);
    return found;
  }

  const asked = ({ id, email }: repo.PlayerRow): Asked => ({ id, email, sessionId: '' });

  type Change = (player: repo.PlayerRow) => Partial<Pick<repo.PlayerRow, 'displayName' | 'hiddenByOperator' | 'suspendedAt'>>;

  async function change(who: string, action: string, columnsOf: Change, also?: (transaction: Transaction, id: string) => Promise<void>) {
    const { id } = await find(who);
    await actions.noted({ action, subject: id }, async (transaction) => {
      // A session that is being saved meets the boards before or after this.
      const player = await repo.lockPlayer(transaction, id);
      if (player === undefined) throw new CommandRefused(`There is no player ${who}.`);
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

    /** Throws `CommandRefused` as well for a name that others may not see. */
    async rename(who: string, name: string): Promise<PlayerLine> {
      const displayName = oneLine(name);
      if (displayName === null || displayName.length > profileLimits.maxText) throw new CommandRefused(`A name has 1 to ${profileLimits.maxText} characters.`);
      const problem = publicNameProblem(displayName);
      if (problem !== null) throw new CommandRefused(errors[`display_name_${problem}`].message);
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
        lift ? undefined : endSignIns,
      ),

    async resetPassword(who: string): Promise<string> {
      if (signIn.keptBy === 'hosted') throw new CommandRefused('The hosted project keeps the passwords: reset it there.');
      const player = await find(who);
      if (player.suspendedAt !== null) throw new CommandRefused('This player is suspended: lift that first.');
      return actions.noted({ action: 'players reset-password', subject: player.id }, (transaction) => recoveryLink(transaction, player.id));
    },

    async export(who: string): Promise<AccountExport> {
      const player = await find(who);
      await actions.note({ action: 'players export', subject: player.id });
      return exportOf(asked(player));
    },

    async delete(who: string): Promise<{ readonly id: string; readonly email: string }> {
      const player = await find(who);
      await remove(asked(player), (transaction) => actions.add(transaction, { action: 'players delete', subject: player.id }));
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
