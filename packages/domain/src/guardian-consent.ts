/**
 * What a grown-up can agree to on a player's behalf:
 * - coach: messages to the coach may be answered by an outside AI
 * - clip: a video may be sent to the server, for a second opinion or to keep it
 */
export const consentPurposes = ['coach', 'clip'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export const consentLimits = {
  /** Years from which a player decides alone (safety rules for young players: under 13 or unknown needs a consent). */
  ownDecisionAge: 13,
  /** Days in which a request can be answered; afterwards the address is forgotten. */
  daysToAnswer: 7,
  /** Requests of one player in 24 hours: enough for a mistyped address, too few to annoy anybody. */
  requestsPerDay: 3,
} as const;

/** The wording that a grown-up agrees to today. A new wording is a new number; what was agreed to keeps its own. */
export const CONSENT_WORDING = 1;

/** Where the latest request of a player stands. */
export const consentStates = ['none', 'waiting', 'undeliverable', 'expired', 'given', 'refused', 'revoked'] as const;
export type ConsentState = (typeof consentStates)[number];

/** The ages that a player has given: the present one, and the lowest ever; null is not given. */
export type GivenAges = { readonly age: number | null; readonly lowestAge: number | null };

/**
 * Whether a grown-up has to agree first: without a known age, under 13, and whoever was under 13 by an age given
 * before, because changing the age alone unlocks nothing.
 */
export function needsConsent({ age, lowestAge }: GivenAges): boolean {
  if (age === null) return true;
  return Math.min(age, lowestAge ?? age) < consentLimits.ownDecisionAge;
}

/** The moments of one request; null is not yet. */
export type ConsentRequest = {
  readonly requestedAt: Date;
  readonly undeliverableAt: Date | null;
  readonly answeredAt: Date | null;
  /** What the grown-up answered. */
  readonly isGiven: boolean | null;
  readonly revokedAt: Date | null;
};

/** Where a request stands at a moment. */
export function consentStateOf(request: ConsentRequest | null, now: Date): ConsentState {
  if (request === null) return 'none';
  if (request.revokedAt !== null) return 'revoked';
  if (request.answeredAt !== null) return request.isGiven === true ? 'given' : 'refused';
  if (request.undeliverableAt !== null) return 'undeliverable';
  const age = now.getTime() - request.requestedAt.getTime();
  return age < consentLimits.daysToAnswer * 86_400_000 ? 'waiting' : 'expired';
}

/** An address as it may be shown to the player who gave it, and to whoever looks over their shoulder: `m…@example.org`. */
export function emailHint(email: string): string {
  const at = email.lastIndexOf('@');
  return `${String.fromCodePoint(email.codePointAt(0) ?? 0)}…${email.slice(at)}`;
}
