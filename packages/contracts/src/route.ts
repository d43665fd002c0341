import type * as z from 'zod';
import type { AuthFailureCode } from './auth-error-codes.ts';
import type { FailureCode } from './error-codes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** At most `points` requests in `seconds`, for one address or one account. */
export type Limit = {
  readonly points: number;
  readonly seconds: number;
  /** Each process counts its own: for what only reads, where a count in the database would be the one write, and what is spared is the process. */
  readonly countedBy?: 'process';
};

/** What every kind of endpoint says of itself. */
type Endpoint = {
  /** With `{name}` for a path parameter. */
  readonly path: string;
  readonly summary: string;
  /** The area of the product, for the document. */
  readonly area: string;
  /** Requests allowed for one network address, and for one player. */
  readonly limits?: { readonly address?: Limit; readonly player?: Limit };
  /**
   * How long a request may take, in seconds; `DEFAULT_TIMEOUT_SECONDS` without it. The browser gives up then, and what
   * a server works on with a signal (a stream, an upload) is aborted.
   */
  readonly timeoutSeconds?: number;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** The failures of this endpoint beyond those that any endpoint can have. */
  readonly fails: readonly (FailureCode | AuthFailureCode)[];
};

/** A request and an answer in JSON. */
export type JsonRoute = Endpoint & {
  readonly kind: 'json';
  readonly method: Method;
  /** Who may call: anybody, a player named by a verified access token, or such a player who is an operator now. */
  readonly auth: 'public' | 'player' | 'operator';
  /** `auth` answers failures in the shape of the sign-in service; without it, in ours. */
  readonly dialect?: 'auth';
  /**
   * A public read that is asked again and again: its answer has an `ETag`, and `If-None-Match` with the same one is a
   * 304. Browsers may keep it, which nothing about a player ever is.
   */
  readonly conditional?: true;
  /** Takes an `Idempotency-Key` header (a UUID): the same key and body again gives the same answer. */
  readonly idempotent?: true;
  /** Largest body, in bytes; `DEFAULT_MAX_BYTES` without it. */
  readonly maxBytes?: number;
  readonly body?: z.ZodType;
  /** The body of a success; leave it out for an answer without one (204). */
  readonly reply?: z.ZodType;
  /** The status of a success where it is not 200, or 204 without a reply. 303 leads on to the address in `location`. */
  readonly status?: 201 | 303;
};

/**
 * Typed events over `text/event-stream`, in answer to a POST. The last one is of type `done` or `failed`; a stream that
 * ends without either was cut. The handler's signal is aborted when the reader leaves or the time is up. A row in JSON
 * may stand at the same address: the stream is for who accepts `text/event-stream`.
 */
export type StreamRoute = Endpoint & {
  readonly kind: 'stream';
  readonly method: 'POST';
  readonly auth: 'public' | 'player';
  readonly maxBytes?: number;
  readonly body?: z.ZodType;
  /** One event. Has a member of type `done`; `failed`, with a failure's body, is added by the server. */
  readonly events: z.ZodType<{ readonly type: string }>;
};

/**
 * A body of raw bytes that the handler reads as it comes, resumable by offset: `GET` tells how much has arrived, `PUT`
 * with `?offset=` appends from there, and without it brings the whole. Another offset is 409 and says the right one in
 * `upload-offset`; a second writer is 423. A signed link carries its expiry and a signature in the query, as that of a
 * download does, and opens nothing else: who may read may not write.
 */
export type UploadRoute = Endpoint & {
  readonly kind: 'upload';
  readonly method: 'PUT';
  readonly auth: 'player' | 'signed';
  /** Media types of a body, for clients that say what it is; `application/octet-stream` is always taken. */
  readonly types?: readonly string[];
  /** Largest whole, in bytes, over all requests. */
  readonly maxBytes: number;
  /** Largest body of one request, in bytes: a slow connection sends it within the time limit. */
  readonly chunkBytes: number;
};

/** Bytes of a file, whole or in ranges. A signed link carries its expiry and a signature in the query. */
export type DownloadRoute = Endpoint & {
  readonly kind: 'download';
  readonly method: 'GET';
  readonly auth: 'public' | 'player' | 'signed';
};

/** One endpoint: everything that the server's mount, the browser's client and the OpenAPI document need of it. */
export type Route = JsonRoute | StreamRoute | UploadRoute | DownloadRoute;

/** Largest body of a request in JSON, in bytes. */
export const DEFAULT_MAX_BYTES = 64 * 1024;

/** How long a request may take, in seconds (spec 002 §5 waits as long for a page). */
export const DEFAULT_TIMEOUT_SECONDS = 10;

type Input<Schema, Part extends string> = Schema extends z.ZodType ? { readonly [P in Part]: z.input<Schema> } : unknown;
type Output<Schema, Part extends string> = Schema extends z.ZodType
  ? { readonly [P in Part]: z.output<Schema> }
  : unknown;
type BodyOf<R extends Route> = R extends { readonly body: infer Body } ? Body : undefined;

/** What a caller gives: the parts of the request that the route declares. */
export type Call<R extends Route> = Input<R['params'], 'params'> & Input<R['query'], 'query'> & Input<BodyOf<R>, 'body'>;

/** What a handler gets: the same parts, checked and with their defaults. */
export type Checked<R extends Route> = Output<R['params'], 'params'> &
  Output<R['query'], 'query'> &
  Output<BodyOf<R>, 'body'>;

/** What a success answers. */
export type Reply<R extends Route> = R extends { readonly reply: infer Body extends z.ZodType } ? z.output<Body> : undefined;

/** An event of a stream as its handler makes it. */
export type StreamEvent<R extends StreamRoute> = z.output<R['events']>;

/** The names of the routes of one kind. */
export type NameOf<Table extends Record<string, Route>, Kind extends Route['kind']> = {
  [Name in keyof Table]: Table[Name]['kind'] extends Kind ? Name : never;
}[keyof Table];

/** Keeps the exact type of a table of routes while checking each row. */
export function defineRoutes<const T extends Record<string, Route>>(routes: T): T {
  return routes;
}
