import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer-port.ts';

/** A mail as the library takes it. `from` is an address, or a name with the address in angle brackets. */
export function toNodemailer(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    // As an object it is one address whatever it holds; as text it could be read as a list.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.writtenAt,
    // A mail that is sent again is told by its id, and shown once.
    messageId: `<${mail.id}@${domainOf(from)}>`,
    // RFC 3834: no holiday notes in answer to a machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function domainOf(from: string): string {
  return /@([^\s<>]+)>?$/.exec(from)?.[1] ?? 'localhost';
}
