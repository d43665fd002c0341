import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMail } from '@touchline/server/testing';

type Mail = ReturnType<typeof readMail>;

/** The mails to an address that a server without a mail server has kept, in the order of their files. */
export async function mailsTo(address: string, { dataDir }: { readonly dataDir: string }): Promise<Mail[]> {
  const outbox = join(dataDir, 'outbox');
  const found = await readdir(outbox).catch((): string[] => []);
  // One that is still being written has another ending until it is whole.
  const files = found.filter((file) => file.endsWith('.eml')).toSorted((one, other) => one.localeCompare(other));
  const mails = await Promise.all(files.map(async (file) => readMail(await readFile(join(outbox, file), 'utf8'))));
  return mails.filter(({ headers }) => headers['to']?.includes(address) === true);
}
