import { ApiError, failureOf } from '@touchline/contracts/client';

export interface Put {
  /** What the answer says, where it is JSON. */
  readonly body: unknown;
  readonly etag: string | null;
}

interface Watch {
  readonly signal: AbortSignal;
  /** Hears how many of these bytes have left. */
  readonly onProgress: (sent: number) => void;
}

/**
 * Puts bytes to a signed address, which needs no token, and tells how many have left: `fetch` would not tell. Throws
 * `ApiError`, of status 0 where no answer came; rejects with the signal's reason once it is aborted.
 */
export function putBytes(url: string, bytes: Blob, { signal, onProgress }: Watch): Promise<Put> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    const lost = (): void => reject(new ApiError({ status: 0, code: 'network', message: 'Network error' }));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    request.addEventListener('error', lost);
    request.addEventListener('timeout', lost);
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () => {
      const { status } = request;
      const body = bodyOf(request.responseText);
      if (status >= 200 && status < 300) resolve({ body, etag: request.getResponseHeader('etag') });
      else reject(failureOf(body, status, waitOf(request.getResponseHeader('retry-after'))));
    });
    request.open('PUT', url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(bytes);
  });
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A storage service answers with nothing, or with XML.
    return null;
  }
}

function waitOf(header: string | null): { readonly retryAfter?: number } {
  const seconds = Number(header ?? Number.NaN);
  return Number.isNaN(seconds) ? {} : { retryAfter: seconds };
}
