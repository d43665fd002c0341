/** A call that the server refused, or that brought no answer (`status` 0, code `network` or `timeout`). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly suggestion: string | undefined;
  readonly requestId: string | undefined;
  /** How long the server asks to wait before the next try, in seconds (its `Retry-After`). */
  readonly retryAfter: number | undefined;

  constructor(failure: Failed) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.suggestion = failure.suggestion;
    this.requestId = failure.requestId;
    this.retryAfter = failure.retryAfter;
  }
}

type Failed = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly suggestion?: string;
  readonly requestId?: string;
  readonly retryAfter?: number;
};

/**
 * A refusal as its error. The text a player may see is `userMessage`, else `error`, else `message` (spec 000 §7, 002
 * §5), else the bare status.
 */
export async function refusalOf(response: Response): Promise<ApiError> {
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    // A page of a proxy, or an answer that was cut: the status is all there is.
    body = null;
  }
  return failureOf(body, response.status, secondsOf(response.headers.get('retry-after')));
}

/** A failure's body as its error. */
export function failureOf(body: unknown, status: number, retryAfter?: number): ApiError {
  const text = (field: string): string | undefined => {
    const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined;
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const suggestion = text('suggestion');
  const requestId = text('requestId');
  return new ApiError({
    status,
    code: text('code') ?? 'unknown',
    message: text('userMessage') ?? text('error') ?? text('message') ?? `HTTP ${status}`,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(suggestion !== undefined && { suggestion }),
    ...(requestId !== undefined && { requestId }),
  });
}

/** A `Retry-After` in seconds: it is a number of them, or else a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1_000 : seconds;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
