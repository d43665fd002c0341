import { openApiDocument, routes, type systemRoutes } from '@touchline/contracts';
import { AppError } from '../../app-error.ts';
import type { Handlers } from '../../http/mount.ts';
import { originOf } from '../../http/public-origin.ts';

export type System = {
  readonly version: string;
  readonly environment: string;
  /** Origin that players use; null answers with the one that a request came to. */
  readonly publicUrl: string | null;
  readonly anonKey: string;
  readonly mail: 'smtp' | 'outbox';
  readonly emailsConfirmed: boolean | 'elsewhere';
  readonly startedAt: Date;
  readonly now: () => Date;
  /** Resolves when the database answers, throws when it does not. */
  readonly pingDatabase: () => Promise<void>;
  readonly jobs: () => 'ok' | 'elsewhere' | 'failed';
  /** How many jobs have failed for the last time, of those still remembered. */
  readonly countDeadJobs: () => Promise<number>;
};

/** Health, configuration and the API's own description. */
export function systemHandlers(system: System): Handlers<typeof systemRoutes> {
  const document = openApiDocument(routes, system.version);
  return {
    getHealth: async (_input, { request }) => {
      const jobs = system.jobs();
      let deadJobs: number;
      try {
        await system.pingDatabase();
        deadJobs = await system.countDeadJobs();
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        throw new AppError('unavailable');
      }
      if (jobs === 'failed') throw new AppError('unavailable', { message: 'The jobs have stopped.' });
      return {
        status: 'ok',
        version: system.version,
        database: 'ok',
        jobs,
        deadJobs,
        mail: system.mail,
        emailsConfirmed: system.emailsConfirmed,
        uptimeSeconds: Math.floor((system.now().getTime() - system.startedAt.getTime()) / 1000),
      };
    },
    getConfig: (_input, { request }) => ({
      supabaseUrl: system.publicUrl ?? originOf(request),
      supabaseAnonKey: system.anonKey,
      environment: system.environment,
    }),
    getOpenApi: () => document,
  };
}
