/** What an email says around its link. */
type Text = {
  readonly subject: string;
  /** Paragraphs before the link and after it. No word of them comes from whoever asked for the mail. */
  readonly before: readonly string[];
  /** What the link says in HTML. */
  readonly link: string;
  readonly after: readonly string[];
};

const GOODBYE = 'See you on the pitch,\nTouchline';

export const emails = {
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

export type EmailKind = keyof typeof emails;
