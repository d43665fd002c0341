import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/open-database.ts';
import type { Actions } from './actions.ts';
import { findPlayer, noPlayer } from './find-player.ts';
import * as repo from './operators-repo.ts';
import { lockPlayer } from './players-repo.ts';

/** A person who may use the operator page; `active` is false while their age or a suspension stands against it. */
export type OperatorLine = { readonly id: string; readonly email: string; readonly since: string; readonly active: boolean };

type Ages = { readonly age: number | null; readonly lowestAge: number | null };

/** Who may use the operator page. For commands on the machine alone: no route leads here. */
export function createOperators({ database, actions, now }: { readonly database: Database; readonly actions: Actions; readonly now: () => Date }) {
  const list = async (): Promise<OperatorLine[]> =>
    (await repo.listOperators(database)).map(({ id, email, addedAt, suspendedAt, ...ages }) => ({
      id,
      email,
      since: addedAt.toISOString(),
      active: suspendedAt === null && isGrownUp(ages),
    }));

  return {
    list,

    /** Throws for an account that is not a grown-up's by its profile, or suspended. */
    async add(who: string): Promise<OperatorLine[]> {
      const { id } = await findPlayer(database, who);
      await actions.noted({ action: 'operators add', subject: id }, async (transaction) => {
        const player = await lockPlayer(transaction, id);
        if (player === undefined) throw noPlayer(who);
        if (player.suspendedAt !== null) throw new AppError('player_suspended', { message: 'This player is suspended: lift that first.' });
        if (!isGrownUp(player)) {
          throw new AppError('operator_required', {
            message: `Operators are ${repo.OPERATOR_AGE} or older, and the profile of this account says otherwise or nothing: set the age there first. An age below that once given stays with the account.`,
          });
        }
        await repo.addOperator(transaction, id, now());
      });
      return list();
    },

    async remove(who: string): Promise<OperatorLine[]> {
      const { id } = await findPlayer(database, who);
      await actions.noted({ action: 'operators remove', subject: id }, async (transaction) => {
        if (!(await repo.removeOperator(transaction, id))) throw new AppError('not_found', { message: `${who} is no operator.` });
      });
      return list();
    },
  };
}

/** By every age that was ever given. */
function isGrownUp({ age, lowestAge }: Ages): boolean {
  return age !== null && Math.min(age, lowestAge ?? age) >= repo.OPERATOR_AGE;
}
