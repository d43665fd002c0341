import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { emailText, type Mail } from '../../adapters/mail/index.ts';
import { MailNotSent } from '../../adapters/mail/mailer-port.ts';
import { openDatabase } from '../../db/open-postgres-pool.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { linkIn } from '../../testing/parse-mail.ts';
import { cleanUpAuth } from './clean-up-expired-auth.ts';
import { serveAccounts } from './testing/serve-accounts.ts';

const database = openDatabase((await cloneDatabase()).url, { max: 10 });
const { app, clock, lines, post, recover, signUp, verify } = await serveAccounts(database);
afterAll(async () => {
  await app.close();
  await database.close();
});

async function askedFor(): Promise<{ email: string; letter: string }> {
  const email = `${randomUUID()}@example.com`;
  await signUp(email);
  await recover(email);
  return { email, letter: post.waiting.splice(0)[0] ?? '' };
}

async function count(table: 'letters' | 'mail_links'): Promise<number> {
  return (await database.pool.query(`select 1 from internal.${table}`)).rowCount ?? 0;
}

const tokenIn = (mail: Mail | undefined) =>
  new URLSearchParams(new URL(linkIn(mail ?? { text: '' })).hash.slice(1)).get('token_hash') ?? '';

describe('a letter', () => {
  it('is sent once, though its work comes twice', async () => {
    const { letter } = await askedFor();
    await post.run(letter);
    await post.run(letter);
    expect(await post.deliver()).toHaveLength(1);
    expect(await count('letters')).toBe(0);
  });

  it('waits for the next try when the mail server is away, and of two that arrived both links work', async () => {
    const { letter } = await askedFor();
    const sent: Mail[] = [];
    // The server took the mail, and its answer was lost.
    post.sendBy(async (mail) => {
      sent.push(mail);
      if (sent.length === 1) throw new MailNotSent('ETIMEDOUT', false);
    });
    await expect(post.run(letter)).rejects.toThrow('ETIMEDOUT');
    expect(await count('letters')).toBe(1);
    await post.run(letter);
    expect(await count('letters')).toBe(0);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.id).toBe(sent[0]?.id);
    for (const mail of sent) expect((await verify('recovery', tokenIn(mail))).status).toBe(200);
  });

  it('is given up when no server will ever take it, which the log tells without saying whose it was', async () => {
    const { email, letter } = await askedFor();
    lines.length = 0;
    post.sendBy(() => Promise.reject(new MailNotSent('The mail server did not take a mail: EENVELOPE 550', true)));
    await post.run(letter);
    expect(await count('letters')).toBe(0);
    const log = lines.join('');
    expect(log).toContain('an email is given up');
    expect(log).not.toContain(email);
  });

  it('that nobody could send for a day is forgotten, as are links of an hour ago', async () => {
    await database.pool.query('delete from internal.mail_links');
    post.sendBy(async () => {});
    const late = await askedFor();
    const sent = await askedFor();
    await post.run(sent.letter);
    expect([await count('letters'), await count('mail_links')]).toEqual([1, 1]);
    await cleanUpAuth(database.db, new Date(clock.now.getTime() + 60 * 60_000 - 1));
    expect([await count('letters'), await count('mail_links')]).toEqual([1, 1]);
    await cleanUpAuth(database.db, new Date(clock.now.getTime() + 60 * 60_000 + 1));
    expect([await count('letters'), await count('mail_links')]).toEqual([1, 0]);
    await cleanUpAuth(database.db, new Date(clock.now.getTime() + 24 * 60 * 60_000 + 1));
    expect(await count('letters')).toBe(0);
    await post.run(late.letter);
    expect(await count('mail_links')).toBe(0);
  });
});

describe('the words of a letter', () => {
  const all = ['recovery', 'confirmation', 'account_exists'] as const;
  it.each(all)('of %s are the same in text and in HTML', (letter) => {
    const link = 'https://touchline.example/#a=b&c=<d>';
    const { subject, text, html } = emailText(letter, link);
    expect(subject.length).toBeLessThan(60);
    expect(html).toContain('href="https://touchline.example/#a=b&amp;c=&lt;d&gt;"');
    const read = html
      .replaceAll(/<a [^>]*>[^<]*<\/a>/g, link.replace('<d>', '&lt;d&gt;'))
      .replaceAll('<br>', '\n')
      .replaceAll(/<\/p>\n<p>/g, '\n\n')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    expect(read.trim()).toBe(text);
  });
});
