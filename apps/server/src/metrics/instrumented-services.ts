import type { GetJson } from '../adapters/football/index.ts';
import type { Mailer } from '../adapters/mail/index.ts';
import type { JobWorker } from '../jobs/index.ts';
import type { Metrics } from './metrics.ts';

/** The same work, each attempt counted. */
export function measuredWorker<Payload>(worker: JobWorker<Payload>, metrics: Metrics): JobWorker<Payload> {
  metrics.hasQueue(worker.queue.name);
  return {
    queue: worker.queue,
    run: (payload, context) =>
      counted(worker.run(payload, context), (done) => metrics.ranJob(worker.queue.name, done ? 'completed' : 'failed')),
  };
}

export function measuredMailer(mailer: Mailer, metrics: Metrics): Mailer {
  return { ...mailer, send: (mail) => counted(mailer.send(mail), (done) => metrics.sentMail(done ? 'sent' : 'failed')) };
}

export function measuredGetJson(getJson: GetJson, metrics: Metrics): GetJson {
  return (address, headers) =>
    counted(getJson(address, headers), (done) => metrics.asked(new URL(address).host, done ? 'answered' : 'failed'));
}

async function counted<T>(work: Promise<T>, count: (done: boolean) => void): Promise<T> {
  try {
    const result = await work;
    count(true);
    return result;
  } catch (error) {
    count(false);
    throw error;
  }
}
