import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { messageOf } from './message.ts';
import { MailNotSent, type Mailer } from './port.ts';

/** Who the kept mails come from: nobody has said, and they go nowhere. */
const FROM = 'Touchline <touchline@localhost>';

/** The time in front, so that the names are in the order of the mails. */
const NAME = /^(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z)-[\da-f-]{36}\.eml$/;

/** Keeps mails as files that a mail program opens. They hold addresses and links, so only our account may read them. */
export function createOutbox({ folder }: { readonly folder: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'outbox',
    async send(mail) {
      try {
        const { message } = await transport.sendMail(messageOf(mail, FROM));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = join(folder, `${timeOf(mail.writtenAt)}-${mail.id}.eml`);
        // Whoever watches the folder never sees half a mail.
        await writeFile(`${file}.part`, message, { mode: 0o600 });
        await rename(`${file}.part`, file);
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        throw new MailNotSent(`A mail could not be kept in ${folder}: ${code ?? message}`, false);
      }
    },
    async forgetBefore(moment) {
      const names = await readdir(folder).catch(emptyWhenMissing);
      const old = names.filter((name) => (NAME.exec(name)?.[1] ?? '9') < timeOf(moment));
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

function timeOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

function emptyWhenMissing(error: unknown): string[] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
}
