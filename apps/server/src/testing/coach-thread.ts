import { openCoachThread, type CoachThread } from '../adapters/coach-thread/index.ts';
import { logger } from '../redacting-logger.ts';

let thread: CoachThread | undefined;

/** The coach of all test servers of this process: it keeps nothing of a player, and takes seconds to read its phrases. It ends with the process. */
export const coachThreadOfTests = (): CoachThread => (thread ??= openCoachThread({ log: logger('error') }));
