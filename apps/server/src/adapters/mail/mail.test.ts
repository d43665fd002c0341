import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { readMail } from '../../testing/parse-mail.ts';
import { createMailer, type Mail } from './index.ts';

const mail: Mail = {
  id: '0b8f0f5e-3f0e-4f6e-9a56-1d2f3c4b5a69',
  writtenAt: new Date('2026-03-01T12:00:00.123Z'),
  to: 'ann@touchline.example',
  subject: 'Your new password – at last',
  text: 'Hello,\n\nhere is a line of more than 76 characters with a link in it: https://touchline.example/x#a=b&c=d',
  html: '<p>Hello, <a href="https://touchline.example/x#a=b&amp;c=d">a link</a> ⚽</p>',
};

describe('through a mail server', () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.close());
  const mailer = (url = server.url) =>
    createMailer({ kind: 'smtp', url, from: 'Touchline <no-reply@touchline.example>' });

  it('a mail arrives with both its parts, letter for letter', async () => {
    await mailer().send(mail);
    expect(server.mails).toHaveLength(1);
    const [arrived] = server.mails;
    expect(arrived).toMatchObject({ to: mail.to, text: mail.text, html: mail.html });
    expect(arrived?.headers).toMatchObject({
      from: 'Touchline <no-reply@touchline.example>',
      to: mail.to,
      date: 'Sun, 01 Mar 2026 12:00:00 +0000',
      'message-id': `<${mail.id}@touchline.example>`,
      'auto-submitted': 'auto-generated',
    });
  });

  it('a mail that is sent again is the same mail to whoever gets it', async () => {
    await mailer().send(mail);
    await mailer().send(mail);
    expect(new Set(server.mails.map(({ headers }) => headers['message-id'])).size).toBe(1);
  });

  it.each([
    [550, true],
    [450, false],
  ])('an address refused with %i is refused for good: %s', async (code, forGood) => {
    server.refuse({ code, words: `5.1.1 <${mail.to}> is unknown to us` });
    const failure: unknown = await mailer().send(mail).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'MailNotSent', forGood });
    expect(String((failure as Error).stack)).not.toContain(mail.to);
    expect((failure as Error).message).toContain(String(code));
  });

  it('a server that is away is no reason to give up', async () => {
    await server.close();
    const failing = mailer().send(mail);
    await expect(failing).rejects.toMatchObject({ name: 'MailNotSent', forGood: false });
    await expect(failing).rejects.not.toThrow(/ann@/);
  });

  it('an address that no server could take is given up at once', async () => {
    const failing = mailer().send({ ...mail, to: 'ann\r\nRCPT TO:<other@touchline.example>' });
    await expect(failing).rejects.toMatchObject({ name: 'MailNotSent', forGood: true });
    expect(server.mails).toEqual([]);
  });
});

describe('without a mail server', () => {
  const outbox = () => {
    const folder = join(temporaryFolder(), 'data', 'outbox');
    return { folder, mailer: createMailer({ kind: 'outbox', folder }) };
  };

  it('a mail is a file that only we may read, in a folder made for it', async () => {
    const { folder, mailer } = outbox();
    await mailer.send(mail);
    expect(readdirSync(folder)).toEqual([`2026-03-01T12-00-00Z-${mail.id}.eml`]);
    const file = join(folder, readdirSync(folder)[0] ?? '');
    expect(readMail(readFileSync(file, 'utf8'))).toMatchObject({ text: mail.text, html: mail.html });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('the same mail again is the same file, and another one another', async () => {
    const { folder, mailer } = outbox();
    await mailer.send(mail);
    await mailer.send({ ...mail, subject: 'once more' });
    expect(readdirSync(folder)).toHaveLength(1);
    await mailer.send({ ...mail, id: '7e1c1a52-14b9-4ab7-8f1e-2f6a0c9d8e71' });
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('a folder that cannot be written is told without the mail', async () => {
    const blocked = join(temporaryFolder(), 'a-file');
    writeFileSync(blocked, '');
    const failing = createMailer({ kind: 'outbox', folder: join(blocked, 'outbox') }).send(mail);
    await expect(failing).rejects.toMatchObject({ name: 'MailNotSent', forGood: false, message: /ENOTDIR/ });
  });

  it('old mails are forgotten, and nothing that is none', async () => {
    const { folder, mailer } = outbox();
    await mailer.forgetBefore(mail.writtenAt);
    await mailer.send(mail);
    const later = new Date('2026-03-08T12:00:00Z');
    await mailer.send({ ...mail, id: '7e1c1a52-14b9-4ab7-8f1e-2f6a0c9d8e71', writtenAt: later });
    writeFileSync(join(folder, '2020-notes.txt'), '');
    await mailer.forgetBefore(later);
    expect(readdirSync(folder).toSorted()).toEqual([
      '2020-notes.txt',
      '2026-03-08T12-00-00Z-7e1c1a52-14b9-4ab7-8f1e-2f6a0c9d8e71.eml',
    ]);
  });

  it('those to an address are forgotten, whatever its letters, long or foreign, and those to others stay', async () => {
    const { folder, mailer } = outbox();
    await mailer.forgetTo('Kim@example.com');
    const long = `${'k'.repeat(60)}@${'long-'.repeat(12)}name.example.com`;
    const addresses = ['Kim@Example.com', 'kim@bücher.example', long, 'jokim@example.com', 'kim@example.com.au'];
    for (const to of addresses) await mailer.send({ ...mail, id: randomUUID(), to });
    await mailer.send({ ...mail, id: randomUUID(), to: 'lee@example.com', text: 'To: kim@example.com' });
    for (const [index, to] of ['kim@EXAMPLE.com', 'kim@bücher.example', long].entries()) {
      await mailer.forgetTo(to);
      expect(readdirSync(folder)).toHaveLength(5 - index);
    }
  });
});
