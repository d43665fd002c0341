import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/open-postgres-pool.ts';
import type { Actions } from './action-log.ts';
import { findPlayer, noPlayer, refuseSuspended } from './find-player.ts';
import * as repo from './operators-repo.ts';
import { lockPlayer } from './players-repo.ts';

/** A person who may use the operator page; `active` is false while their age or a suspension stands against it. */
export type OperatorLine = { readonly id: string; readonly email: string; readonly since: string; readonly active: boolean };

/** Years: an operator's account is a grown-up's. */
const OPERATOR_AGE = 18;

type Ages = { readonly age: number | null; readonly lowestAge: number | null };

/** Who may use the operator page. For commands on the machine alone: no route leads here. */
export function createOperators({ database, actions, now }: { readonly database: Database; readonly actions: Actions; readonly now: () => Date }) {
  const list = async (): Promise<OperatorLine[]> =>
    (await repo.listOperators(database)).map(({ id, email, addedAt, ...standing }) => ({
      id,
      email,
      since: addedAt.toISOString(),
      active: mayOperate(standing),
    }));

  return {
    list,

    /** Throws for an account that is not a grown-up's by its profile, or suspended. */
    async add(who: string): Promise<OperatorLine[]> {
      const { id } = await findPlayer(database, who);
      await actions.noted({ action: 'operators add', subject: id }, async (transaction) => {
        const player = await lockPlayer(transaction, id);
        if (player === undefined) throw noPlayer(who);
        refuseSuspended(player);
        if (!isGrownUp(player)) {
          throw new AppError('operator_required', {
            message: `Operators are ${OPERATOR_AGE} or older, and the profile of this account says otherwise or nothing: set the age there first. An age below that once given stays with the account.`,
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

/** Whether a player may act as an operator now. */
export async function isOperator(database: Database, playerId: string): Promise<boolean> {
  const standing = await repo.operatorStanding(database, playerId);
  return standing !== undefined && mayOperate(standing);
}

function mayOperate({ suspendedAt, ...ages }: Ages & { readonly suspendedAt: Date | null }): boolean {
  return suspendedAt === null && isGrownUp(ages);
}

/** By every age that was ever given: a profile without one proves nothing. */
function isGrownUp({ age, lowestAge }: Ages): boolean {
  return age !== null && lowestAge !== null && Math.min(age, lowestAge) >= OPERATOR_AGE;
}
