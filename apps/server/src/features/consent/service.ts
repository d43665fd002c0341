import { randomUUID } from 'node:crypto';
import type { Consent, ConsentRequest } from '@touchline/contracts';
import {
  CONSENT_WORDING,
  consentLimits,
  consentPurposes,
  consentStateOf,
  emailHint,
  needsConsent,
  type ConsentPurpose,
} from '@touchline/domain';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import type { Mailer } from '../../adapters/mail/index.ts';
import { AppError } from '../../app-error.ts';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import { hashedKey, type Limiter } from '../../http/rate-limiter.ts';
import type { ConsentEmailJob } from './consent-emails.ts';
import { consentOfToken } from './consent-token.ts';
import { isOwnMailbox } from './is-own-mailbox.ts';
import * as repo from './repo.ts';

/** Who gets data for each purpose, in words a grown-up knows; null where nothing is sent to anybody. */
export type Recipients = Readonly<Record<ConsentPurpose, string | null>>;

type Parts = {
  readonly database: Database;
  readonly limiter: Limiter;
  readonly linkSecret: string;
  readonly recipients: Recipients;
  /** Whether the mail that asks reaches anybody by itself. */
  readonly deliversMails: boolean;
  /** What follows when a yes ends: in its transaction, and when that is committed. */
  readonly onEnd?: {
    readonly write: (transaction: Transaction, playerId: string, purpose: ConsentPurpose) => Promise<void>;
    readonly after: (playerId: string, purpose: ConsentPurpose) => Promise<void>;
  };
  readonly enqueue: (transaction: Transaction, job: ConsentEmailJob) => Promise<void>;
  readonly mailer: Pick<Mailer, 'forgetTo'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now: () => Date;
};

type Answer = 'yes' | 'no' | 'revoke';

const DAY = 86_400;
/** Requests of one player, and to one address from all players: too few to annoy anybody. */
const OF_PLAYER = { points: consentLimits.requestsPerDay, seconds: DAY };
const TO_ADDRESS = { points: 5, seconds: DAY };

const Address = z.email();

export type ConsentService = ReturnType<typeof createConsentService>;

/** What a grown-up has to agree to, and what they answered. Calls of a player throw `sign_in_required` when they are gone. */
export function createConsentService({ database, limiter, linkSecret, recipients, deliversMails, onEnd, enqueue, mailer, log, now }: Parts) {
  /** Whether a yes stands: for today's wording, and for whoever gets the data today. */
  const stands = (row: repo.ConsentRow, purpose: ConsentPurpose): boolean =>
    row.purpose === purpose &&
    row.recipient === recipients[purpose] &&
    row.wording === CONSENT_WORDING &&
    consentStateOf(row, now()) === 'given';

  function consentOf(player: repo.PlayerRow, rows: readonly repo.ConsentRow[], purpose: ConsentPurpose): Consent {
    const latest = rows.find((row) => row.purpose === purpose) ?? null;
    const recipient = recipients[purpose];
    const needed = needsConsent(player);
    return {
      purpose,
      recipient,
      needed,
      allowed: recipient !== null && (!needed || rows.some((row) => stands(row, purpose))),
      state: consentStateOf(latest, now()),
      email_hint: latest === null || latest.email === null ? null : emailHint(latest.email),
      requested_at: latest?.requestedAt.toISOString() ?? null,
      answered_at: latest?.answeredAt?.toISOString() ?? null,
      delivers_mails: deliversMails,
    };
  }

  async function read(from: Database | Transaction, playerId: string, purpose: ConsentPurpose): Promise<Consent> {
    const player = await repo.readPlayer(from, playerId);
    if (player === undefined) throw new AppError('sign_in_required');
    return consentOf(player, await repo.readConsents(from, playerId), purpose);
  }

  async function count(playerId: string, email: string): Promise<void> {
    const wait =
      (await limiter.take('consent:player', playerId, OF_PLAYER)) ||
      (await limiter.take('consent:address', hashedKey(email.toLowerCase()), TO_ADDRESS));
    if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
  }

  /** Removes the mails to an address that has gone with a request; the request is over by then, so a failure is no failure of that. */
  async function forgetMails(address: string | null): Promise<void> {
    if (address === null) return;
    try {
      if (!(await repo.isAddressKept(database, address))) await mailer.forgetTo(address);
    } catch (error) {
      log.warn({ err: error }, 'the mails to a forgotten address could not be removed');
    }
  }

  async function requestOf(row: repo.ConsentRow): Promise<ConsentRequest> {
    const player = await repo.readPlayer(database, row.playerId);
    return {
      purpose: row.purpose,
      recipient: row.recipient,
      wording: row.wording,
      state: consentStateOf(row, now()),
      player_name: player?.displayName ?? player?.name ?? 'A player',
      requested_at: row.requestedAt.toISOString(),
      answered_at: row.answeredAt?.toISOString() ?? null,
    };
  }

  function changesOf(row: repo.ConsentRow, answer: Answer): repo.ConsentChanges | null {
    const at = now();
    const state = consentStateOf(row, at);
    const isOpen = state === 'waiting' || state === 'undeliverable';
    if (answer === 'yes' && isOpen) return { answeredAt: at, isGiven: true };
    if (answer === 'no' && isOpen) return { answeredAt: at, isGiven: false, email: null };
    if (answer === 'revoke' && state === 'given') return { revokedAt: at, revokedBy: 'grown_up', email: null };
    const said = { yes: 'given', no: 'refused', revoke: 'revoked' } as const;
    if (state === said[answer]) return null;
    throw new AppError('consent_over');
  }

  return {
    /** Where each purpose stands. */
    async list(playerId: string): Promise<Consent[]> {
      const player = await repo.readPlayer(database, playerId);
      if (player === undefined) throw new AppError('sign_in_required');
      const rows = await repo.readConsents(database, playerId);
      return consentPurposes.map((purpose) => consentOf(player, rows, purpose));
    },

    /**
     * Asks a grown-up by mail, at an address that the player gives. Throws `consent_email_invalid`,
     * `consent_own_email`, `too_many_requests`, and `consent_not_needed` where the player decides alone, a yes stands,
     * or nothing is sent to anybody.
     */
    async request(playerId: string, purpose: ConsentPurpose, typed: string, site: string): Promise<Consent> {
      const email = typed.trim();
      if (!Address.safeParse(email).success) throw new AppError('consent_email_invalid');
      const player = await repo.readPlayer(database, playerId);
      if (player === undefined) throw new AppError('sign_in_required');
      if (isOwnMailbox(email, player.email)) throw new AppError('consent_own_email');
      const recipient = recipients[purpose];
      const { allowed } = consentOf(player, await repo.readConsents(database, playerId), purpose);
      if (recipient === null || allowed) throw new AppError('consent_not_needed');
      await count(playerId, email);
      const { consent, ended } = await inTransaction(database, async (transaction) => {
        if ((await repo.lockPlayer(transaction, playerId)) === undefined) throw new AppError('sign_in_required');
        const at = now();
        const ended = await repo.endConsents(transaction, playerId, purpose, at);
        const id = randomUUID();
        await repo.addConsent(transaction, { id, playerId, purpose, recipient, wording: CONSENT_WORDING, email, site, requestedAt: at });
        await enqueue(transaction, { mailId: randomUUID(), consentId: id, kind: 'consent_request' });
        return { consent: await read(transaction, playerId, purpose), ended };
      });
      for (const address of ended) await forgetMails(address);
      return consent;
    },

    /** Takes a request or a yes back, as the player. */
    async revoke(playerId: string, purpose: ConsentPurpose): Promise<Consent> {
      const { consent, ended } = await inTransaction(database, async (transaction) => {
        if ((await repo.lockPlayer(transaction, playerId)) === undefined) throw new AppError('sign_in_required');
        const ended = await repo.endConsents(transaction, playerId, purpose, now());
        const left = await read(transaction, playerId, purpose);
        // Who decides alone takes nothing from themselves by ending an old question.
        if (!left.allowed) await onEnd?.write(transaction, playerId, purpose);
        return { consent: left, ended };
      });
      for (const address of ended) await forgetMails(address);
      if (!consent.allowed) await onEnd?.after(playerId, purpose);
      return consent;
    },

    /** What the link of a mail asks. Throws `link_not_valid`. */
    async readRequest(token: string): Promise<ConsentRequest> {
      const id = consentOfToken(linkSecret, token);
      const row = id === null ? undefined : await repo.readConsent(database, id);
      if (row === undefined) throw new AppError('link_not_valid');
      return requestOf(row);
    },

    /** Records what a grown-up answers; the same answer again changes nothing. Throws `link_not_valid`, `consent_over`. */
    async answer(token: string, answer: Answer): Promise<ConsentRequest> {
      const id = consentOfToken(linkSecret, token);
      if (id === null) throw new AppError('link_not_valid');
      const { row, isOver, forgotten } = await inTransaction(database, async (transaction) => {
        const found = await repo.lockConsent(transaction, id);
        if (found === undefined) throw new AppError('link_not_valid');
        const changes = changesOf(found, answer);
        if (changes === null) return { row: found, isOver: false, forgotten: null };
        await repo.changeConsent(transaction, id, changes);
        if (answer === 'yes') await enqueue(transaction, { mailId: randomUUID(), consentId: id, kind: 'consent_given' });
        const isEnd = answer === 'revoke' && !(await read(transaction, found.playerId, found.purpose)).allowed;
        if (isEnd) await onEnd?.write(transaction, found.playerId, found.purpose);
        return { row: { ...found, ...changes }, isOver: isEnd, forgotten: changes.email === null ? found.email : null };
      });
      await forgetMails(forgotten);
      if (isOver) await onEnd?.after(row.playerId, row.purpose);
      return requestOf(row);
    },

    /**
     * Ends what a player's ages, as they are written now, need a yes for that nobody has given. Gives what follows when
     * that is committed.
     */
    async endWithout(transaction: Transaction, playerId: string): Promise<() => Promise<void>> {
      const ended: ConsentPurpose[] = [];
      for (const purpose of consentPurposes) {
        const { needed, allowed } = await read(transaction, playerId, purpose);
        if (!needed || allowed) continue;
        await onEnd?.write(transaction, playerId, purpose);
        ended.push(purpose);
      }
      return async () => {
        for (const purpose of ended) await onEnd?.after(playerId, purpose);
      };
    },

    /** Whether a grown-up's yes stands now, also where the player decides alone. */
    async isGiven(playerId: string, purpose: ConsentPurpose): Promise<boolean> {
      return (await repo.readConsents(database, playerId)).some((row) => stands(row, purpose));
    },

    /** Whether data about a player may be sent to the purpose's recipient now. False for a player who is gone. */
    async mayLeave(playerId: string, purpose: ConsentPurpose): Promise<boolean> {
      const player = await repo.readPlayer(database, playerId);
      if (player === undefined) return false;
      // Asked with each piece of a clip, mostly of players who decide alone.
      if (!needsConsent(player)) return recipients[purpose] !== null;
      return consentOf(player, await repo.readConsents(database, playerId), purpose).allowed;
    },
  };
}
