import type { FastifyInstance } from 'fastify';
import { AuthServiceError } from '../../app-error.ts';
import { answerFailure } from '../../http/error-response.ts';

/** The version of GoTrue's interface that is spoken here: failures carry a `code`. */
const API_VERSION = '2024-01-01';

/**
 * What holds for every address of the sign-in service, the failing ones too: it names the version of its
 * interface, and refuses a caller who sends the key of some other service. No key at all is fine.
 */
export function refuseForeignAnonKey(app: FastifyInstance, anonKey: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!(request.routeOptions.url ?? request.url).startsWith('/auth/v1/')) return undefined;
    reply.header('x-supabase-api-version', API_VERSION);
    const { apikey } = request.headers;
    if (apikey === undefined || apikey === anonKey) return undefined;
    return answerFailure(new AuthServiceError('invalid_api_key'), request, reply, 'auth');
  });
}
