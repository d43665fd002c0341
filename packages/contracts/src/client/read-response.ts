import { ApiError, FOREIGN_PAGE, isForeignStatus } from './api-error.ts';

/** What an answer of the API says. Throws `ApiError` for a foreign page, `SyntaxError` for anything else that is no JSON. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const { status, headers } = response;
    if (!isPage(text, headers) || !isForeignStatus(status)) throw error;
    throw new ApiError({ status, code: FOREIGN_PAGE, message: `HTTP ${status}`, ...waitIn(headers) });
  }
}

function isPage(text: string, headers: Headers): boolean {
  return text.trimStart().startsWith('<') || headers.get('content-type')?.includes('html') === true;
}

/**
 * A refusal as its error. The text a player may see is `userMessage`, else `error`, else `message` (spec 000 §7, 002
 * §5), else the bare status.
 */
export async function refusalOf(response: Response): Promise<ApiError> {
  let body: unknown;
  try {
    body = await readJson(response);
  } catch (error) {
    if (error instanceof ApiError) return error;
    // An answer that was cut, or a proxy's page about a server that is away: the status is all there is.
    body = null;
  }
  return failureOf(body, response.status, waitIn(response.headers));
}

/** A failure's body as its error. */
export function failureOf(body: unknown, status: number, wait: Wait = {}): ApiError {
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
    ...wait,
    ...(suggestion !== undefined && { suggestion }),
    ...(requestId !== undefined && { requestId }),
  });
}

type Wait = { readonly retryAfter?: number };

/** The `Retry-After` of an answer in seconds: it is a number of them, or else a date. */
function waitIn(headers: Headers): Wait {
  const header = headers.get('retry-after');
  if (header === null || header.trim() === '') return {};
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1_000 : seconds;
  return Number.isNaN(wait) ? {} : { retryAfter: Math.max(0, wait) };
}
