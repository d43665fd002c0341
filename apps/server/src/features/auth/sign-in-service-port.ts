import type { AccountExport } from '@touchline/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../db/open-postgres-pool.ts';
import type { Guards } from '../../http/mount-routes.ts';
import type { WhoMayJoin } from './sign-up-policy.ts';
import type { Player, VerifyToken } from '../../http/authenticated-player.ts';

/** Who keeps the accounts: we do, or a hosted project. */
export type SignInService = {
  /** The public client key, the same in every process and at every start. */
  readonly anonKey: string;
  /** Signs links and cookies; the same in every process and at every start. */
  readonly linkSecret: string;
  /**
   * Verifies an access token and asks whether its player and their session still stand: null after a sign-out, a
   * change of the password elsewhere, or the deletion of the account, though the token itself has not run out.
   */
  readonly authorize: VerifyToken;
  /** Whether a new address has to be confirmed by a mail first; `elsewhere` is for the hosted project to say. */
  readonly emailsConfirmed: boolean | 'elsewhere';
  /** Who may make an account now; of a hosted project, who may use one here. */
  readonly whoMayJoin: () => Promise<WhoMayJoin>;
  /** Who keeps the passwords. */
  readonly keptBy: 'touchline' | 'hosted';
  /**
   * Whether a signed-in player knows the account's password. Wrong ones are counted for their session: throws
   * `too_many_requests`. Throws `sign_in_required` when the session has ended.
   */
  readonly confirm: (player: Player, password: string, address: string) => Promise<boolean>;
  /**
   * Changes the address of the account: at once, or by a link that is sent to the new one. `site` is where links lead,
   * `address` the caller's network address. Throws `wrong_password`, `email_invalid`, `email_taken`,
   * `too_many_requests`, and `sign_in_required` when the session has ended.
   */
  readonly changeEmail: (
    player: Player,
    change: { readonly email: string; readonly password: string },
    by: { readonly site: string; readonly address: string },
  ) => Promise<'changed' | 'link_sent'>;
  /**
   * Changes the password, by the one of now: all other sessions and every link that was sent end, this session stays,
   * and a mail tells of it where mails are sent. `site` is where its link leads, `address` the caller's network address,
   * `token` their access token. Throws `wrong_password`, `password_weak`, `password_same`, `too_many_requests`, and
   * `sign_in_required` when the session has ended.
   */
  readonly changePassword: (
    player: Player,
    change: { readonly currentPassword: string; readonly newPassword: string },
    by: { readonly site: string; readonly address: string; readonly token: string | null },
  ) => Promise<void>;
  /** How the player signs in, without secrets. */
  readonly describe: (moment: Transaction, player: Player) => Promise<AccountExport['account']>;
  /**
   * Removes the account and all that waits for its address; no token of it is taken any more. Gives the ids of letters
   * that were not sent. Throws `sign_in_required` when the session has ended.
   */
  readonly forget: (transaction: Transaction, player: Player) => Promise<string[]>;
  /** The same for an operator, whoever is signed in. */
  readonly forgetUnasked: (transaction: Transaction, player: Pick<Player, 'id' | 'email'>) => Promise<string[]>;
  /** Answers what is asked under `/auth/v1/`. Call it once, before listening. */
  readonly serve: (app: FastifyInstance, guards: Omit<Guards, 'verifyToken'>) => void;
};
