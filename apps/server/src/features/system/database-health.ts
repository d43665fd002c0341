import type { FastifyBaseLogger } from 'fastify';

export type DatabaseHealth = {
  /** Whether the database answers. */
  readonly answers: () => Promise<boolean>;
  /** Whether it takes writes. */
  readonly takesWrites: () => Promise<boolean>;
};

type Probes = {
  /** Resolves when the database answers, throws when it does not. */
  readonly pingDatabase: () => Promise<void>;
  /** Resolves when the database takes a write, throws when it does not. The same promise stands for a while. */
  readonly probeWrites: () => Promise<void>;
  readonly log: FastifyBaseLogger;
};

/** Whoever asks how we do waits for so long (milliseconds): proxies and containers have 5 s of patience. */
const LONGEST = 4_000;

/** How the database does, as health and readiness tell it. Why it does not do well is logged, once for each probe. */
export function createDatabaseHealth({ pingDatabase, probeWrites, log }: Probes): DatabaseHealth {
  const told = new WeakSet<Promise<void>>();
  return {
    async answers() {
      try {
        await withinPatience(pingDatabase());
        return true;
      } catch (error) {
        log.error({ err: error }, 'the database does not answer');
        return false;
      }
    },
    async takesWrites() {
      const probe = probeWrites();
      try {
        await withinPatience(probe);
        return true;
      } catch (error) {
        if (!told.has(probe)) log.error({ err: error }, 'the database takes no writes');
        told.add(probe);
        return false;
      }
    },
  };
}

async function withinPatience(asked: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`The database did not answer within ${LONGEST / 1000} s`)), LONGEST);
  try {
    await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
