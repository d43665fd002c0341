import { parentPort, threadId } from 'node:worker_threads';

// A thread that does what the first argument of a call says: it tells its number, throws, breaks, or never answers.

const breakDown = (): never => {
  throw new Error('broken');
};

parentPort?.on('message', ({ args: [what] }: { readonly args: readonly [what: string] }) => {
  if (what === 'fail') parentPort?.postMessage({ error: new Error('not this one') });
  else if (what === 'break') process.nextTick(breakDown);
  else if (what !== 'hang') parentPort?.postMessage({ result: threadId });
});
