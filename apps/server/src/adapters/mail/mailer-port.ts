/** A mail to one person, in plain text and in simple HTML. */
export type Mail = {
  /** A UUID that names the mail for good: what is sent again under the same id is the same mail. */
  readonly id: string;
  readonly writtenAt: Date;
  /** A checked address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** A way on which mails leave. */
export type Mailer = {
  /** `smtp` delivers. `outbox` only keeps: nothing can be confirmed by a mail that nobody gets. */
  readonly kind: 'smtp' | 'outbox';
  /** Resolves when somebody else answers for the mail. Throws `MailNotSent`. */
  readonly send: (mail: Mail) => Promise<void>;
  /** Removes what is kept of mails written before. */
  readonly forgetBefore: (moment: Date) => Promise<void>;
  /** Removes what is kept of mails to an address, however it is capitalised. */
  readonly forgetTo: (address: string) => Promise<void>;
};

/** A mail that did not leave. It says why, and never to whom: it ends in a log. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
  /** True when sending it again is in vain, such as to an address that does not exist. */
  readonly forGood: boolean;

  constructor(message: string, forGood: boolean) {
    super(message);
    this.forGood = forGood;
  }
}
