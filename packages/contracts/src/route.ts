import type * as z from 'zod';
import type { AuthFailureCode } from './auth-errors.ts';
import type { FailureCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** At most `points` requests in `seconds`, for one address or one account. */
export type Limit = { readonly points: number; readonly seconds: number };

/** One endpoint: everything that the server's mount, the browser's client and the OpenAPI document need of it. */
export type Route = {
  readonly method: Method;
  /** With `{name}` for a path parameter. */
  readonly path: string;
  readonly summary: string;
  /** The area of the product, for the document. */
  readonly area: string;
  /** Who may call: anybody, or a player named by a verified access token. */
  readonly auth: 'nobody' | 'player';
  /** `auth` answers failures in the shape of the sign-in service; without it, in ours. */
  readonly dialect?: 'auth';
  /** Requests allowed for one network address, and for one player. */
  readonly limits?: { readonly address?: Limit; readonly player?: Limit };
  /** Takes an `Idempotency-Key` header (a UUID): the same key and body again gives the same answer. */
  readonly idempotent?: true;
  /** Largest body, in bytes; 64 KiB without it. */
  readonly maxBytes?: number;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body of a success; leave it out for an answer without one (204). */
  readonly reply?: z.ZodType;
  /** The status of a success where it is not 200, or 204 without a reply. 303 leads on to the address in `location`. */
  readonly status?: 201 | 303;
  /** The failures of this endpoint beyond those that any endpoint can have. */
  readonly fails: readonly (FailureCode | AuthFailureCode)[];
};

type Input<Schema, Part extends string> = Schema extends z.ZodType ? { readonly [P in Part]: z.input<Schema> } : unknown;
type Output<Schema, Part extends string> = Schema extends z.ZodType
  ? { readonly [P in Part]: z.output<Schema> }
  : unknown;

/** What a caller gives: the parts of the request that the route declares. */
export type Call<R extends Route> = Input<R['params'], 'params'> & Input<R['query'], 'query'> & Input<R['body'], 'body'>;

/** What a handler gets: the same parts, checked and with their defaults. */
export type Checked<R extends Route> = Output<R['params'], 'params'> &
  Output<R['query'], 'query'> &
  Output<R['body'], 'body'>;

/** What a success answers. */
export type Reply<R extends Route> = R['reply'] extends z.ZodType ? z.output<R['reply']> : undefined;

/** Keeps the exact type of a table of routes while checking each row. */
export function defineRoutes<const T extends Record<string, Route>>(routes: T): T {
  return routes;
}
