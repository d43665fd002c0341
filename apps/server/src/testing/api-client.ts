import { AuthFailureBody, FailureBody } from '@touchline/contracts';

export type Answer<Body> = {
  readonly status: number;
  readonly headers: Headers;
  /** The body letter for letter. */
  readonly text: string;
  readonly body: Body;
};

type Sent = {
  /** Sent as JSON; a string is sent as it is. */
  readonly body?: unknown;
  /** Sent as they are, instead of a body. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** An access token. */
  readonly token?: string;
  /** An idempotency key. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type ApiClient = {
  readonly origin: string;
  /** Sends a request. Throws when a failure has not the shape that the contract promises. */
  readonly send: <Body>(method: string, path: string, sent?: Sent) => Promise<Answer<Body>>;
};

/** Calls a server by real HTTP. */
export function createApiClient(origin: string): ApiClient {
  return {
    origin,
    async send<Body>(method: string, path: string, { body, bytes, token, key, headers }: Sent = {}): Promise<Answer<Body>> {
      const response = await fetch(`${origin}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(bytes !== undefined && { 'content-type': 'application/octet-stream' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        ...(bytes !== undefined && { body: bytes }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
      const answer = { status: response.status, headers: response.headers, text };
      const parsed: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
      if (response.status >= 400 && method !== 'HEAD') shapeOf(path, response.status).parse(parsed);
      return { ...answer, body: parsed as Body };
    },
  };
}

/** An address or a method that the sign-in service does not know is not its own to answer. */
function shapeOf(path: string, status: number) {
  return path.startsWith('/auth/v1/') && status !== 404 && status !== 405 ? AuthFailureBody : FailureBody;
}
