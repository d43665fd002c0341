import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { MailNotSent, type Mail, type Mailer } from '../../adapters/mail/index.ts';
import type { Database, Transaction } from '../../db/open.ts';
import type { JobWorker, Queue } from '../../jobs/index.ts';
import { hashOf, linkTo, newToken } from './mail-link.ts';
import { wordsOf, type Letter } from './letter-texts.ts';
import * as mailRepo from './mail-repo.ts';
import * as repo from './repo.ts';

type LetterJob = { readonly letterId: string };

/** The queue of emails to be written and sent. Each is tried for half an hour: at once, then every five minutes. */
export const LETTERS: Queue<LetterJob> = {
  name: 'email',
  payload: z.strictObject({ letterId: z.uuid() }),
  concurrency: 4,
  // A mail server may take its time; the adapter's own limits are shorter.
  timeLimit: 120,
  retries: { limit: 14, delay: 1, maxDelay: 300 },
};

/** Queues the sending of a letter, with the transaction that asks for it. */
export type Enqueue = (transaction: Transaction, letterId: string) => Promise<void>;

type Order = Pick<mailRepo.LetterRow, 'kind' | 'emailKey' | 'site'> & { readonly signUpId?: string };

/**
 * Asks for a letter to whoever has this address. Nothing is looked up here: it is the same work for an address that
 * is known and for one that is not.
 */
export async function orderLetter(transaction: Transaction, enqueue: Enqueue, order: Order, now: Date): Promise<void> {
  const letter = { signUpId: null, ...order, id: randomUUID(), createdAt: now };
  await mailRepo.addLetter(transaction, letter);
  await enqueue(transaction, letter.id);
}

type Parts = {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
};

/**
 * The work of the queue: writes a letter, if there is anybody to write to, and sends it. A letter whose sending broke
 * off comes again with a link of its own, and every link that arrived works.
 */
export function createLetterTask({ database, mailer, log, now }: Parts): JobWorker<LetterJob> {
  async function run({ letterId }: LetterJob): Promise<void> {
    const letter = await mailRepo.readLetter(database, letterId);
    if (letter === undefined) return;
    const mail = await written(letter);
    if (mail !== null) await send(mail);
    await mailRepo.forgetLetter(database, letterId);
  }

  async function send(mail: Mail): Promise<void> {
    try {
      await mailer.send(mail);
    } catch (error) {
      if (!(error instanceof MailNotSent && error.forGood)) throw error;
      log.warn({ err: error }, 'a letter is given up');
    }
  }

  async function written(letter: mailRepo.LetterRow): Promise<Mail | null> {
    const account = await repo.readAccountByEmail(database, letter.emailKey);
    if (letter.kind === 'recovery') {
      if (account === undefined) return null;
      return mailOf(letter, account.email, 'recovery', await newLink(letter, { accountId: account.id }));
    }
    if (account !== undefined) {
      return letter.kind === 'sign_up' ? mailOf(letter, account.email, 'account_exists', letter.site) : null;
    }
    const signUp =
      letter.signUpId === null
        ? await mailRepo.readNewestSignUp(database, letter.emailKey)
        : await mailRepo.readSignUp(database, letter.signUpId);
    if (signUp === undefined) return null;
    return mailOf(letter, signUp.email, 'confirmation', await newLink(letter, { signUpId: signUp.id }));
  }

  async function newLink(
    letter: mailRepo.LetterRow,
    opens: { readonly accountId: string } | { readonly signUpId: string },
  ): Promise<string> {
    const token = newToken();
    await mailRepo.addLink(database, { ...opens, tokenHash: hashOf(token), sentAt: now() });
    return linkTo(letter.site, 'accountId' in opens ? 'recovery' : 'signup', token);
  }

  return { queue: LETTERS, run };
}

function mailOf(letter: mailRepo.LetterRow, to: string, kind: Letter, link: string): Mail {
  return { id: letter.id, writtenAt: letter.createdAt, to, ...wordsOf(kind, link) };
}
