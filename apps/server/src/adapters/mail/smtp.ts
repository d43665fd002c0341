import type { Transporter } from 'nodemailer';
import { toNodemailer } from './to-nodemailer.ts';
import { MailNotSent, type Mailer } from './mailer-port.ts';

/** Milliseconds. A server that does not answer within them is asked again later. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Sends through a mail server: `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
export function createSmtp({ url, from }: { readonly url: string; readonly from: string }): Mailer {
  let transport: Transporter | undefined;
  return {
    kind: 'smtp',
    async send(mail) {
      try {
        // Loaded for the first mail, as most starts send none.
        const { createTransport } = await import('nodemailer');
        transport ??= createTransport({ url, ...PATIENCE });
        await transport.sendMail(toNodemailer(mail, from));
      } catch (error) {
        throw notSent(error);
      }
    },
    // What was handed over is no longer here.
    forgetBefore: async () => {},
    forgetTo: async () => {},
  };
}

/** The library's errors quote the server, and that quotes the address. */
function notSent(error: unknown): MailNotSent {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  const status = responseCode === undefined ? '' : ` ${responseCode}`;
  const at = command === undefined ? '' : ` at ${command}`;
  // 5yz is for good (RFC 5321 §4.2.1), if it is about this mail and not about our way of sending any.
  const refused = (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA');
  // The library itself finds that no server could take such an address.
  const forGood = refused || (code === 'EENVELOPE' && command === 'API');
  return new MailNotSent(`The mail server did not take a mail: ${code ?? 'unknown'}${status}${at}`, forGood);
}
