import type { Mail } from '../../adapters/mail/index.ts';

type Words = Pick<Mail, 'subject' | 'text' | 'html'>;

type Text = {
  readonly subject: string;
  /** Paragraphs before the link and after it. No word of them comes from whoever asked for the mail. */
  readonly before: readonly string[];
  /** What the link says in HTML. */
  readonly link: string;
  readonly after: readonly string[];
};

const GOODBYE = 'See you on the pitch,\nTouchline';

const texts = {
  recovery: {
    subject: 'Choose a new password for Touchline',
    before: ['Hello,', 'Passwords slip away like a bad first touch. Choose a new one here:'],
    link: 'Choose a new password',
    after: [
      'The link works once, within an hour.',
      'If this was not you, do nothing: your password stays as it is.',
      GOODBYE,
    ],
  },
  confirmation: {
    subject: 'Confirm your address for Touchline',
    before: ['Hello,', 'Good to have you in the team! One tap and your account is ready:'],
    link: 'Confirm my address',
    after: [
      'The link works once, within an hour.',
      'If you did not sign up, do nothing: without the link there is no account.',
      GOODBYE,
    ],
  },
  account_exists: {
    subject: 'You already have a Touchline account',
    before: [
      'Hello,',
      'Somebody, probably you, has just tried to sign up with this address. You are in the team already: ' +
        'sign in here, or ask there for a new password.',
    ],
    link: 'Sign in',
    after: ['If this was not you, do nothing: nothing has changed.', GOODBYE],
  },
} as const satisfies Record<string, Text>;

export type EmailKind = keyof typeof texts;

/** The words of an email with its link. */
export function wordsOf(email: EmailKind, link: string): Words {
  const { subject, before, link: name, after }: Text = texts[email];
  return {
    subject,
    text: [...before, link, ...after].join('\n\n'),
    html: [
      '<!doctype html>',
      '<html lang="en"><body style="font-family: sans-serif; font-size: 16px; line-height: 1.5">',
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
