import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readMail, type ReadMail } from './parse-mail.ts';

type Delivered = ReadMail & { /** The address of the envelope. */ readonly to: string };

/** A real mail server on this machine. */
export type MailServer = {
  /** As SMTP_URL takes it. */
  readonly url: string;
  /** What came in, in order. */
  readonly mails: readonly Delivered[];
  /** From now on refuses every recipient with this answer; undefined takes them again. */
  readonly refuse: (answer: { readonly code: number; readonly words: string } | undefined) => void;
  readonly close: () => Promise<void>;
};

/** Starts a mail server that keeps what it gets. Close it when the test is done. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Delivered[] = [];
  let refusal: { readonly code: number; readonly words: string } | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      if (refusal === undefined) done();
      else done(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        mails.push({ ...readMail(Buffer.concat(chunks).toString()), to: session.envelope.rcptTo[0]?.address ?? '' });
        done();
      });
    },
  });
  // A client that breaks off is told to its own test.
  server.on('error', () => {});
  const socket = server.listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (answer) => void (refusal = answer),
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
