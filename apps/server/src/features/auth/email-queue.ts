import { randomUUID } from 'node:crypto';
import { languages, type Language } from '@touchline/domain';
import type { EmailKind } from '@touchline/messages/emails';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { sendingJob, sendOrGiveUp, emailText, type Mail, type Mailer } from '../../adapters/mail/index.ts';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import type { JobWorker, Queue } from '../../jobs/index.ts';
import { inLanguage } from '../../request-context.ts';
import { hashOf, linkTo, newToken } from './email-link-token.ts';
import * as emailRepo from './email-and-link-repo.ts';
import * as signUpRepo from './sign-up-repo.ts';
import * as repo from './repo.ts';

type EmailJob = {
  readonly emailId: string;
  /** That of whoever asked for it; English of what was asked for before there was another. */
  readonly language?: Language | undefined;
};

/** The queue of emails to be written and sent. */
export const EMAIL_QUEUE: Queue<EmailJob> = {
  name: 'email',
  payload: z.strictObject({ emailId: z.uuid(), language: z.enum(languages).optional() }),
  concurrency: 4,
  ...sendingJob,
};

/** Queues the sending of an email, with the transaction that asks for it. */
export type Enqueue = (transaction: Transaction, emailId: string) => Promise<void>;

type Order = Pick<emailRepo.EmailRow, 'kind' | 'emailKey' | 'site'> & Partial<Pick<emailRepo.EmailRow, 'signUpId' | 'accountId' | 'email'>>;

/**
 * Asks for an email to whoever has this address. Nothing is looked up here: it is the same work for an address that
 * is known and for one that is not.
 */
export async function enqueueEmail(transaction: Transaction, enqueue: Enqueue, order: Order, now: Date): Promise<void> {
  const email = { signUpId: null, accountId: null, email: null, ...order, id: randomUUID(), createdAt: now };
  await emailRepo.addEmail(transaction, email);
  await enqueue(transaction, email.id);
}

type Parts = {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
};

/**
 * The work of the queue: writes an email, if there is anybody to write to, and sends it. An email whose sending broke
 * off comes again with a link of its own, and every link that arrived works.
 */
export function createEmailWorker({ database, mailer, log, now }: Parts): JobWorker<EmailJob> {
  async function send({ emailId }: EmailJob): Promise<void> {
    const email = await emailRepo.readEmail(database, emailId);
    if (email === undefined) return;
    const mail = await written(email);
    if (mail !== null) await sendOrGiveUp(mailer, mail, log);
    await emailRepo.forgetEmail(database, emailId);
  }

  async function written(email: emailRepo.EmailRow): Promise<Mail | null> {
    // It tells somebody who has no account with this address any more.
    if (email.kind === 'email_changed') return email.email === null ? null : mailOf(email, email.email, 'email_changed', email.site);
    const account = await repo.readAccountByEmail(database, email.emailKey);
    if (email.kind === 'password_changed') return account === undefined ? null : mailOf(email, account.email, 'password_changed', email.site);
    if (email.kind === 'new_email') return account === undefined ? newEmail(email) : mailOf(email, account.email, 'account_exists', email.site);
    if (email.kind === 'recovery') {
      if (account === undefined) return null;
      return mailOf(email, account.email, 'recovery', await newLink(email, { accountId: account.id }));
    }
    if (account !== undefined) {
      return email.kind === 'sign_up' ? mailOf(email, account.email, 'account_exists', email.site) : null;
    }
    const signUp =
      email.signUpId === null
        ? await signUpRepo.readNewestSignUp(database, email.emailKey)
        : await signUpRepo.readSignUp(database, email.signUpId);
    if (signUp === undefined) return null;
    return mailOf(email, signUp.email, 'confirmation', await newLink(email, { signUpId: signUp.id }));
  }

  /** To an address that an account is to have. */
  async function newEmail(email: emailRepo.EmailRow): Promise<Mail | null> {
    const { accountId, email: to } = email;
    if (accountId === null || to === null || (await repo.readAccount(database, accountId)) === undefined) return null;
    return mailOf(email, to, 'new_email', await newLink(email, { accountId, newEmail: to }));
  }

  async function newLink(
    email: emailRepo.EmailRow,
    opens: { readonly accountId: string; readonly newEmail?: string } | { readonly signUpId: string },
  ): Promise<string> {
    const token = newToken();
    await emailRepo.addLink(database, { ...opens, tokenHash: hashOf(token), sentAt: now() });
    const type = 'signUpId' in opens ? 'signup' : opens.newEmail === undefined ? 'recovery' : 'email_change';
    return linkTo(email.site, type, token);
  }

  return { queue: EMAIL_QUEUE, run: (job) => inLanguage(job.language, () => send(job)) };
}

function mailOf(email: emailRepo.EmailRow, to: string, kind: EmailKind, link: string): Mail {
  return { id: email.id, writtenAt: email.createdAt, to, ...emailText(kind, link) };
}
