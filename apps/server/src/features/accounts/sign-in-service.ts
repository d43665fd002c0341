import type { FastifyInstance } from 'fastify';
import type { Limiter } from '../../http/limits.ts';
import type { VerifyToken } from '../../http/player.ts';

/** Who keeps the accounts: we do, or a hosted project. */
export type SignInService = {
  /** The public client key, the same in every process and at every start. */
  readonly anonKey: string;
  readonly verifyToken: VerifyToken;
  /** Whether a new address has to be confirmed by a mail first; `elsewhere` is for the hosted project to say. */
  readonly emailsConfirmed: boolean | 'elsewhere';
  /** Answers what is asked under `/auth/v1/`. Call it once, before listening. */
  readonly serve: (app: FastifyInstance, guards: { readonly limiter: Limiter; readonly checkReplies: boolean }) => void;
};
