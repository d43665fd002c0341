import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { toNodemailer } from './to-nodemailer.ts';
import { MailNotSent, type Mailer } from './mailer-port.ts';

/** Who the kept mails come from: nobody has said, and they go nowhere. */
const FROM = 'Touchline <touchline@localhost>';

/** The time in front, so that the names are in the order of the mails. */
const NAME = /^(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z)-[\da-f-]{36}\.eml$/;

/** Keeps mails as files that a mail program opens. They hold addresses and links, so only our account may read them. */
export function createOutbox({ folder }: { readonly folder: string }): Mailer {
  return {
    kind: 'outbox',
    async send(mail) {
      try {
        // Loaded for the first mail, as most starts keep none.
        const { createTransport } = await import('nodemailer');
        const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
        const { message } = await transport.sendMail(toNodemailer(mail, FROM));
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
    async forgetTo(address) {
      const names = await readdir(folder).catch(emptyWhenMissing);
      for (const name of names) {
        const file = join(folder, name);
        // Whatever is in the folder: half a mail that a crash has left, too.
        if (isTo(await readFile(file, 'utf8').catch(emptyText), address)) await rm(file, { force: true });
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

/** Reads the line of the mail's head that says whom it is for; long ones are folded, and hosts may be in ASCII. */
function isTo(mail: string, address: string): boolean {
  const head = mail.split(/\r?\n\r?\n/, 1)[0] ?? '';
  const to = /^to:((?:.|\r?\n[ \t])*)/im.exec(head)?.[1]?.toLowerCase().replace(/[\s<>]/g, '');
  const [local = '', host = ''] = address.toLowerCase().split('@');
  return to === `${local}@${host}` || to === `${local}@${domainToASCII(host)}`;
}

/** Another process may have removed it meanwhile. */
function emptyText(error: unknown): string {
  if (['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
  throw error;
}

function emptyWhenMissing(error: unknown): string[] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
}
