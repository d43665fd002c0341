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
const GOODBYE_TO_ADULT = 'Kind regards,\nTouchline';

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
  new_email: {
    subject: 'Confirm your new address for Touchline',
    before: ['Hello,', 'Somebody, probably you, wants to sign in to Touchline with this address from now on. One tap and it is so:'],
    link: 'Use this address',
    after: [
      'The link works once, within an hour.',
      'If this was not you, do nothing: without the link nothing changes.',
      GOODBYE,
    ],
  },
  email_changed: {
    subject: 'You sign in to Touchline with another address now',
    before: ['Hello,', 'The address you sign in with has just been changed, with your password. This one is not used any more.'],
    link: 'Go to Touchline',
    after: ['If this was not you, write to whoever runs your Touchline: its page for parents says who that is.', GOODBYE],
  },
  password_changed: {
    subject: 'Your Touchline password was changed',
    before: ['Hello,', 'The password of your account has just been changed. All other devices were signed out.'],
    link: 'Go to Touchline',
    after: ['If this was not you, choose a new one there with “Forgot Your Password?”: that signs everybody else out.', GOODBYE],
  },
  consent_request: {
    subject: 'A young player asks you to say yes or no',
    before: [
      'Hello,',
      'A player of Touchline, an app for practicing football, has given us your address as that of their parent or ' +
        'guardian. They would like the coach in the app to answer with the help of an outside AI service. ' +
        'Without your yes nothing they write leaves our server.',
      'What would be sent, what never is, and who asks, is on this page. You can say yes or no there:',
    ],
    link: 'Read it and answer',
    after: [
      'The question is open for seven days. If you say yes, the same link takes it back at any time: keep this mail.',
      'If you know no such player, do nothing or say no: without an answer nothing is allowed, and we forget your address.',
      GOODBYE_TO_ADULT,
    ],
  },
  consent_given: {
    subject: 'You said yes: how to take it back',
    before: [
      'Hello,',
      'You, or somebody who reads your mail, have just agreed that the coach in Touchline may answer a young player with ' +
        'the help of an outside AI service. This page says what you agreed to, and takes it back with one tap:',
    ],
    link: 'See it or take it back',
    after: ['If this was not you, take it back there: it ends at once.', GOODBYE_TO_ADULT],
  },
  clip_consent_request: {
    subject: 'A young player asks you to say yes or no',
    before: [
      'Hello,',
      'A player of Touchline, an app for practicing football, has given us your address as that of their parent or ' +
        'guardian. They would like to send a video of their practice from their phone to our server, for a second review ' +
        'or to keep it. Without your yes no video leaves the phone.',
      'Who would get it, how long it stays, and who asks, is on this page. You can say yes or no there:',
    ],
    link: 'Read it and answer',
    after: [
      'The question is open for seven days. If you say yes, the same link takes it back at any time: keep this mail.',
      'If you know no such player, do nothing or say no: without an answer nothing is allowed, and we forget your address.',
      GOODBYE_TO_ADULT,
    ],
  },
  clip_consent_given: {
    subject: 'You said yes: how to take it back',
    before: [
      'Hello,',
      'You, or somebody who reads your mail, have just agreed that a young player may send videos of their practice to the ' +
        'server of Touchline. This page says what you agreed to, and takes it back with one tap, which deletes the videos:',
    ],
    link: 'See it or take it back',
    after: ['If this was not you, take it back there: it ends at once.', GOODBYE_TO_ADULT],
  },
} as const satisfies Record<string, Text>;

export type EmailKind = keyof typeof emails;
