import type { AuthFailureCode } from './auth-error-codes.ts';
import type { FailureCode } from './error-codes.ts';
import { failuresOf } from './route-failures.ts';
import { DEFAULT_MAX_BYTES, DEFAULT_TIMEOUT_SECONDS, type Limit, type Route } from './route.ts';

/** Of one row of the contract, what OpenAPI has no words for: who may call, how often, how much and for how long. */
export type EndpointAccessAndLimits = {
  /** The name of the row. */
  readonly operationId: string;
  readonly kind: Route['kind'];
  readonly auth: Route['auth'];
  readonly limits: { readonly address?: Limit; readonly player?: Limit };
  /** Largest body in bytes; of an upload over all its requests. Left out where none is taken. */
  readonly maxBytes?: number;
  /** Largest body of one request of an upload, in bytes. */
  readonly chunkBytes?: number;
  readonly timeoutSeconds: number;
  /** The failures of this endpoint beyond those that any can have. */
  readonly fails: readonly (FailureCode | AuthFailureCode)[];
};

export function endpointAccessAndLimits(operationId: string, route: Route): EndpointAccessAndLimits {
  return {
    operationId,
    kind: route.kind,
    auth: route.auth,
    limits: route.limits ?? {},
    ...largestBody(route),
    timeoutSeconds: route.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS,
    fails: failuresOf(route),
  };
}

function largestBody(route: Route): Pick<EndpointAccessAndLimits, 'maxBytes' | 'chunkBytes'> {
  if (route.kind === 'upload') return { maxBytes: route.maxBytes, chunkBytes: route.chunkBytes };
  if (route.kind === 'download' || route.body === undefined) return {};
  return { maxBytes: route.maxBytes ?? DEFAULT_MAX_BYTES };
}
