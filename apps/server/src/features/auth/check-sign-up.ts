import { createRequire } from 'node:module';
import type { authRoutes, Checked } from '@touchline/contracts';
import { isTimeZone, isTooShort, oneLine, profileLimits } from '@touchline/domain';
import { errors } from '@touchline/messages/errors';
import type * as CommonWords from '@zxcvbn-ts/language-common';
import * as z from 'zod';
import { isStorableJson } from '../../db/storable-json.ts';
import { AuthServiceError } from '../../app-error.ts';
import { inviteCodeIn } from './sign-up-policy.ts';
import { publicNameProblem } from '../public-name-check/index.ts';

/** How many of the commonest passwords are refused: those that whoever guesses tries first (OWASP ASVS 5.0.0, 6.2.4). */
const REFUSED = 3_000;

const read = createRequire(import.meta.url);
let known: ReadonlySet<string> | undefined;

/** Unpacked when the first password is chosen. */
function commonest(): ReadonlySet<string> {
  if (known !== undefined) return known;
  const { dictionary } = read('@zxcvbn-ts/language-common') as typeof CommonWords;
  known = new Set(dictionary['passwords-common'].filter((password) => password.length >= 6).slice(0, REFUSED));
  return known;
}

/** Whether a password is one of the commonest, in small or capital letters, or of blanks only. */
function isEasyToGuess(password: string): boolean {
  return password.trim() === '' || commonest().has(password.toLowerCase());
}

/** A sign-up as it comes, with an address and a password. */
export type SignUpBody = { readonly email: string; readonly password: string; readonly data: Posted['data'] };
type Posted = Checked<typeof authRoutes.authSignUp>['body'];

/** What the player's row is made of. */
type PlayerForm = { readonly name: string | null; readonly displayName: string | null; readonly timeZone: string };

/** A checked sign-up: what the account and the player's row are made of. */
type SignUpForm = PlayerForm & {
  readonly email: string;
  readonly emailKey: string;
  readonly password: string;
  readonly userMetadata: Record<string, unknown>;
  readonly inviteCode: string | null;
};

/** Spec 000 §9. */
export const MIN_PASSWORD = 6;
const EASY_TO_GUESS = 'Password is known to be weak and easy to guess, please choose a different one.';
/** Metadata travels in every access token, and a request's headers have 16 KiB in all. */
const MAX_METADATA_CHARACTERS = 2_000;
const MAX_METADATA_DEPTH = 4;

/** One @, a dot after it, no blanks, nothing invisible, and none of the marks that separate addresses in a mail. */
const ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+\.[^\s\p{C}@<>()[\]\\,;:"]+$/u;

/** A name on one line. What has fewer than two characters that can be seen is as good as not given. */
const Name = z
  .string()
  .transform((text) => {
    const name = oneLine(text);
    return name === null || isTooShort(name) ? null : name;
  })
  .pipe(z.string().max(profileLimits.maxText).nullable())
  .nullish();
const Metadata = z.object({ name: Name, display_name: Name, time_zone: z.unknown().optional() });

/** Two addresses that differ only in case are one account. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

/** Throws `email_address_invalid` for what cannot be an address. */
export function checkAddress(email: string): void {
  if (!ADDRESS.test(email.trim())) throw new AuthServiceError('email_address_invalid');
}

/** Throws `weak_password` for one that is too short, and for one that is easy to guess. */
export function checkPassword(password: string): void {
  if (password.length < MIN_PASSWORD) throw new AuthServiceError('weak_password');
  if (isEasyToGuess(password)) throw new AuthServiceError('weak_password', { message: EASY_TO_GUESS, reasons: ['pwned'] });
}

/** Checks what travels with an account and gives what we know of it. Throws `validation_failed`. */
export function checkMetadata(metadata: Record<string, unknown>): z.output<typeof Metadata> {
  if (!isStorableJson(metadata, MAX_METADATA_DEPTH) || JSON.stringify(metadata).length > MAX_METADATA_CHARACTERS) {
    throw new AuthServiceError('validation_failed', { message: 'body.data: too large or not plain text' });
  }
  const known = Metadata.safeParse(metadata);
  if (known.success) return known.data;
  const message = `body.data: names are text of at most ${profileLimits.maxText} characters`;
  throw new AuthServiceError('validation_failed', { message });
}

/**
 * Checks a sign-up. Throws `email_address_invalid`, `weak_password`, `name_refused`, or `validation_failed` for metadata
 * that cannot be kept. A time zone that does not exist reads as UTC: the profile can be set right later.
 */
export function checkSignUp(body: SignUpBody): SignUpForm {
  checkAddress(body.email);
  checkPassword(body.password);
  // The invitation is no part of what travels with the account.
  const { invite_code: invite, ...userMetadata } = body.data ?? {};
  const known = checkMetadata(userMetadata);
  refuseName(known.display_name ?? known.name ?? null);
  const email = body.email.trim();
  return { email, emailKey: emailKeyOf(email), password: body.password, userMetadata, inviteCode: inviteCodeIn(invite), ...playerOf(known) };
}

/** Throws `name_refused`, with what is wrong about the name, for one that others may not see. */
function refuseName(name: string | null): void {
  const problem = name === null ? null : publicNameProblem(name);
  if (problem === null) return;
  const message = errors[`display_name_${problem}`].message.replace('Display name', 'Player name');
  throw new AuthServiceError('name_refused', { message });
}

/** The player's row for metadata that somebody else has checked, or nobody: what cannot be used is left out. */
export function playerFormOf(metadata: Readonly<Record<string, unknown>>): PlayerForm {
  const { name, display_name, time_zone } = metadata;
  const wanted = { name, display_name, time_zone };
  const known = Metadata.safeParse(isStorableJson(wanted, MAX_METADATA_DEPTH) ? wanted : {});
  return playerOf(known.success ? known.data : {});
}

/** The player's row as metadata describes it. A name that others may not see is the player's own alone. */
function playerOf({ name, display_name, time_zone: timeZone }: z.output<typeof Metadata>): PlayerForm {
  const wanted = display_name ?? name ?? null;
  const displayName = wanted !== null && publicNameProblem(wanted) === null ? wanted : null;
  return {
    name: name ?? (displayName === null ? wanted : null),
    displayName,
    timeZone: typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : 'UTC',
  };
}
