import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Files whose name carries a hash of their content never change. */
const HASHED = /[\\/]assets[\\/]/;

/** Serves the built front end, compressed ahead of time where the build made a `.br` or `.gz` beside a file. */
export async function serveFrontEnd(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
