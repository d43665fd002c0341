import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { CoachThread } from '../../adapters/coach-thread/index.ts';

/** How long a server listens before its coach reads its phrases, in milliseconds: the first screens come first. */
const AFTER_MS = 5_000;

/**
 * Has the coach read its phrases soon after the server listens, for a player's first question would wait for that. It does so
 * in its thread, with requests served meanwhile.
 */
export function loadCoachPhrasesAfterStart(app: FastifyInstance, coach: Pick<CoachThread, 'call'>, log: FastifyBaseLogger, afterMs = AFTER_MS): void {
  let timer: NodeJS.Timeout | undefined;
  const prepare = async () => {
    try {
      await coach.call('readPhrases');
      log.info('the coach has read its phrases');
    } catch (error) {
      log.error({ err: error }, 'the coach could not read its phrases');
    }
  };
  app.addHook('onListen', async () => {
    timer = setTimeout(() => void prepare(), afterMs).unref();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
