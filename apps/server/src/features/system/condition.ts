import type { FastifyBaseLogger } from 'fastify';

export type Condition = {
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

/** How the database does, as health and readiness tell it. Why it does not do well is logged, once for each probe. */
export function createCondition({ pingDatabase, probeWrites, log }: Probes): Condition {
  const told = new WeakSet<Promise<void>>();
  return {
    async answers() {
      try {
        await pingDatabase();
        return true;
      } catch (error) {
        log.error({ err: error }, 'the database does not answer');
        return false;
      }
    },
    async takesWrites() {
      const probe = probeWrites();
      try {
        await probe;
        return true;
      } catch (error) {
        if (!told.has(probe)) log.error({ err: error }, 'the database takes no writes');
        told.add(probe);
        return false;
      }
    },
  };
}
