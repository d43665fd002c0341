import type { AuthFailureCode } from './auth-error-codes.ts';
import type { FailureCode } from './error-codes.ts';
import type { Route } from './route.ts';

/** What can go wrong with any request. */
export const failuresOfAny: readonly FailureCode[] = [
  'validation_failed',
  'bad_json',
  'method_not_allowed',
  'too_large',
  'unsupported_media_type',
  'too_many_requests',
  'timed_out',
  'request_timeout',
  'head_too_large',
  'internal',
  'unavailable',
  'overloaded',
  'starting',
  'closing',
  'writes_failing',
];

const ofKind: Readonly<Record<Route['kind'], readonly FailureCode[]>> = {
  json: [],
  stream: [],
  upload: ['upload_offset', 'upload_busy'],
  download: ['range_not_satisfiable'],
};

const ofCaller: Readonly<Record<Route['auth'], readonly FailureCode[]>> = {
  public: [],
  player: ['sign_in_required', 'account_suspended'],
  operator: ['sign_in_required', 'account_suspended', 'operator_required'],
  signed: ['link_not_valid'],
};

/** How a route may fail beyond that: its row names it, or any route of its kind and callers may. */
export function failuresOf(route: Route): readonly (FailureCode | AuthFailureCode)[] {
  const repeated: readonly FailureCode[] = route.kind === 'json' && route.idempotent === true ? ['idempotency_key_reused'] : [];
  return [...new Set([...route.fails, ...repeated, ...ofCaller[route.auth], ...ofKind[route.kind]])];
}

export function mayFailWith(route: Route, code: FailureCode): boolean {
  return [failuresOfAny, failuresOf(route)].some((codes) => codes.some((known) => known === code));
}
