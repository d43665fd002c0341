import type { Uncaught } from '../errors/error-log.ts';
import type { StartUpFailure } from './start-up-failure.ts';

interface FailureCircumstances {
  readonly failure: StartUpFailure;
  readonly at: Date;
  /** The built file that was running. */
  readonly version: string;
  readonly address: string;
  readonly browser: string;
  readonly online: boolean;
  readonly uncaught: readonly Uncaught[];
}

/** What failed, when, and in which version, as text to copy. Holds no token and nothing the player typed. */
export function failureReport(circumstances: FailureCircumstances): string {
  const { failure, at, version, address, browser, online, uncaught } = circumstances;
  return [
    `What: ${failure.code}`,
    ...failure.details.map((detail) => `  ${detail}`),
    `When: ${at.toISOString()}`,
    `Version: ${version}`,
    // The hash may hold a token that a link of the sign-in service brought.
    `Address: ${address.split('#')[0]}`,
    `Connection: ${online ? 'online' : 'offline'}`,
    `Browser: ${browser}`,
    ...uncaught.slice(-LAST).map(({ kind, message, at: when }) => `${when.toISOString()} ${said[kind]}: ${message}`),
  ].join('\n');
}

/** The start-up words of spec 000 §8. */
const said = { promise: 'Promise error', script: 'Script error', warning: 'Warning' } as const;

/** How many of the last errors are told. */
const LAST = 10;
