import { openApiDocument, routes, type systemRoutes } from '@touchline/contracts';
import { AppError } from '../../app-error.ts';
import type { Handlers } from '../../http/mount-routes.ts';
import { prepareAnswer, type PreparedAnswer } from '../../http/prepared-answer-with-etag.ts';
import type { ServerLifecycle } from '../../http/server-lifecycle.ts';
import { originOf } from '../../http/public-origin.ts';
import type { DatabaseHealth } from './database-health.ts';

export type System = {
  readonly version: string;
  readonly environment: string;
  /** Origin that players use; null answers with the one that a request came to. */
  readonly publicUrl: string | null;
  readonly anonKey: string;
  readonly mail: 'smtp' | 'outbox';
  /** Who runs this server, as far as they tell. */
  readonly operator: { readonly name: string | null; readonly contact: string | null };
  readonly emailsConfirmed: boolean | 'elsewhere';
  readonly whoMayJoin: () => Promise<'open' | 'invite' | 'closed' | 'full'>;
  readonly startedAt: Date;
  readonly now: () => Date;
  readonly condition: DatabaseHealth;
  readonly phase: ServerLifecycle['phase'];
  readonly jobs: () => 'ok' | 'elsewhere' | 'failed';
  /** How many jobs have failed for the last time, of those still remembered. */
  readonly countDeadJobs: () => Promise<number>;
  /** When the newest backup was written; null without one. */
  readonly backupAt: () => Promise<Date | null>;
};

const again = { retryAfter: 5 };

/** Health, readiness, configuration and the API's own description. */
export function systemHandlers(system: System): Handlers<typeof systemRoutes> {
  // Made once: it is long, anybody may ask for it, and bytes are shared by all who read them slowly. Not before
  // somebody does, as it would be a sixth of a second of each start.
  let document: PreparedAnswer<Record<string, unknown>> | undefined;
  async function backupAge(): Promise<number | null> {
    const at = await system.backupAt();
    return at && Math.max(0, Math.floor((system.now().getTime() - at.getTime()) / 1000));
  }
  async function ready() {
    const phase = system.phase();
    if (phase !== 'serving') throw new AppError(phase === 'starting' ? 'starting' : 'closing', again);
    if (!(await system.condition.answers())) throw new AppError('unavailable', again);
    if (!(await system.condition.takesWrites())) throw new AppError('writes_failing', again);
    return { status: 'ready' } as const;
  }
  return {
    getHealth: async () => {
      const jobs = system.jobs();
      if (!(await system.condition.answers())) throw new AppError('unavailable');
      const takesWrites = await system.condition.takesWrites();
      // Without writes no job can go on, and a new start would help neither.
      if (jobs === 'failed' && takesWrites) throw new AppError('unavailable', { message: 'The jobs have stopped.' });
      return {
        status: 'ok',
        version: system.version,
        database: 'ok',
        writes: takesWrites ? 'ok' : 'failing',
        jobs,
        deadJobs: await system.countDeadJobs(),
        backupAgeSeconds: await backupAge(),
        mail: system.mail,
        emailsConfirmed: system.emailsConfirmed,
        uptimeSeconds: Math.floor((system.now().getTime() - system.startedAt.getTime()) / 1000),
      };
    },
    getLive: () => ({ status: 'ok' }),
    getHealthReady: ready,
    getReady: ready,
    getConfig: async (_input, { request }) => {
      const signUps = await system.whoMayJoin();
      return {
        supabaseUrl: system.publicUrl ?? originOf(request),
        supabaseAnonKey: system.anonKey,
        environment: system.environment,
        ...(signUps !== 'open' && { signUps }),
        // A hosted sign-in service sends its own.
        ...(system.mail === 'outbox' && system.emailsConfirmed !== 'elsewhere' && { mails: 'undelivered' as const }),
        ...((system.operator.name ?? system.operator.contact) !== null && { operator: system.operator }),
      };
    },
    getOpenApi: () => (document ??= prepareAnswer(openApiDocument(routes, system.version))),
  };
}
