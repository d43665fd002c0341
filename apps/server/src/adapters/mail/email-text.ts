import { emails, type EmailKind } from '@touchline/messages/emails';
import { spokenLanguage } from '@touchline/messages/language';
import type { Mail } from './mailer-port.ts';

type Words = Pick<Mail, 'subject' | 'text' | 'html'>;

/** The words of an email with its link. */
export function emailText(email: EmailKind, link: string): Words {
  const { subject, before, link: name, after } = emails[email];
  return {
    subject,
    text: [...before, link, ...after].join('\n\n'),
    html: [
      '<!doctype html>',
      `<html lang="${spokenLanguage()}"><body style="font-family: sans-serif; font-size: 16px; line-height: 1.5">`,
      ...before.map(paragraph),
      `<p><a href="${escaped(link)}">${escaped(name)}</a></p>`,
      ...after.map(paragraph),
      '</body></html>',
    ].join('\n'),
  };
}

function paragraph(text: string): string {
  return `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
