import { AppError } from '../../app-error.ts';
import { rotateKeys, type SignInService } from '../auth/index.ts';
import type { Actions } from './action-log.ts';

type Parts = { readonly actions: Actions; readonly signIn: Pick<SignInService, 'keptBy'>; readonly now: () => Date };

/** The keys that sign access tokens. */
export function createOperatorSigningKeys({ actions, signIn, now }: Parts) {
  return {
    /** Puts a new key in place of all others, whose tokens run out by themselves, or are refused from the next minute on. Gives its id. */
    async rotate({ atOnce }: { readonly atOnce: boolean }): Promise<{ readonly key: string }> {
      if (signIn.keptBy === 'hosted') throw new AppError('passwords_elsewhere', { message: 'The hosted project signs the tokens: rotate its keys there.' });
      const key = await actions.noted({ action: 'keys rotate', details: { atOnce } }, (transaction) => rotateKeys(transaction, now(), { trustsFormer: !atOnce }));
      return { key };
    },
  };
}
