import { openClipStore } from '../../adapters/clip-store/index.ts';
import { createSupabaseAuthProxy } from '../../adapters/hosted-auth/index.ts';
import { createMailer } from '../../adapters/mail/index.ts';
import type { Settings } from '../../config.ts';
import type { OpenDatabase } from '../../db/open-postgres-pool.ts';
import { createAccountExportAndDeletionService } from '../../features/account/index.ts';
import { sweepFiles, removeFilesOf } from '../../features/analysis/index.ts';
import { composeLocalAuth, createHostedAuth, newRecoveryLink } from '../../features/auth/index.ts';
import { composeOperatorTools } from '../../features/operator/index.ts';
import { createLimiter } from '../../http/rate-limiter.ts';
import { openJobManager } from '../../jobs/index.ts';
import { logger } from '../../redacting-logger.ts';
import { operatorOsUser } from '../operator-os-user.ts';

export type Operator = Awaited<ReturnType<typeof openOperatorTools>>;

/** Everything an operator's commands work with, on the database of these settings. `close` ends what it has begun. */
export async function openOperatorTools(settings: Settings, database: OpenDatabase, now: () => Date = () => new Date()) {
  const { db, pool } = database;
  const log = logger('warn', process.stderr);
  const limiter = createLimiter(pool);
  const mailer = createMailer(settings.mail);
  const store = await openClipStore(settings.clips, { log, now });
  const signIn = settings.hosted
    ? await createHostedAuth({ database: db, project: createSupabaseAuthProxy(settings.hosted, now), now, publicUrl: settings.publicUrl, limiter, log })
    : await composeLocalAuth({
        database: db,
        limiter,
        now,
        publicUrl: settings.publicUrl,
        confirmsAddresses: mailer.kind === 'smtp',
        signUps: settings.signUps,
        enqueue: () => Promise.reject(new Error('these commands send no mail')),
      });
  const account = createAccountExportAndDeletionService({ database: db, signIn, mailer, removeFiles: (id) => removeFilesOf(store, id, log), log, now });
  const jobManager = await openJobManager(pool);
  const toolsOf = composeOperatorTools({
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
