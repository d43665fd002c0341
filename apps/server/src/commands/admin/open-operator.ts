import { openClipStore } from '../../adapters/clip-store/index.ts';
import { createSupabaseAuthProxy } from '../../adapters/hosted-auth/index.ts';
import { createMailer } from '../../adapters/mail/index.ts';
import type { Settings } from '../../config.ts';
import type { OpenDatabase } from '../../db/open-postgres-pool.ts';
import { createAccountDataService } from '../../features/account-data/index.ts';
import { sweepFiles, removeFilesOf } from '../../features/analysis/index.ts';
import { createAuth, createHostedAuth, newRecoveryLink } from '../../features/auth/index.ts';
import { createOperatorDesk } from '../../features/operator/index.ts';
import { createLimiter } from '../../http/rate-limiter.ts';
import { openJobManager } from '../../jobs/index.ts';
import { logger } from '../../redacting-logger.ts';
import { operatorOsUser } from '../operator-os-user.ts';

export type Operator = Awaited<ReturnType<typeof openOperator>>;

/** Everything an operator's commands work with, on the database of these settings. `close` ends what it has begun. */
export async function openOperator(settings: Settings, database: OpenDatabase, now: () => Date = () => new Date()) {
  const { db, pool } = database;
  const log = logger('warn', process.stderr);
  const limiter = createLimiter(pool);
  const mailer = createMailer(settings.mail);
  const store = await openClipStore(settings.clips, { log, now });
  const signIn = settings.hosted
    ? await createHostedAuth({ database: db, project: createSupabaseAuthProxy(settings.hosted, now), now, publicUrl: settings.publicUrl, limiter, log })
    : await createAuth({
        database: db,
        limiter,
        now,
        publicUrl: settings.publicUrl,
        confirmsAddresses: mailer.kind === 'smtp',
        signUps: settings.signUps,
        enqueue: () => Promise.reject(new Error('these commands send no mail')),
      });
  const account = createAccountDataService({ database: db, signIn, mailer, removeFiles: (id) => removeFilesOf(store, id, log), log, now });
  const jobManager = await openJobManager(pool);
  const toolsOf = createOperatorDesk({
    database: db,
    signIn,
    exportOf: (player) => account.export(player),
    remove: (player, also) => account.remove(player, also),
    recoveryLink: (site) => (transaction, accountId) => newRecoveryLink(transaction, accountId, site, now()),
    jobManager,
    sweepFiles: () => sweepFiles({ database: db, store, log, now }),
    now,
  });
  const site = settings.publicUrl ?? `http://localhost:${settings.port}`;
  return { ...toolsOf({ name: operatorOsUser(), site, overOperators: true }), close: jobManager.close };
}
