import { ApiError } from '@touchline/contracts/client';

/**
 * Does what needs a connection, and leaves it where the page loses that meanwhile: what is under way can hang until the
 * connection is back. Throws `ApiError` of code `network` then, and whatever `act` throws else; `signal` leaves it too.
 */
export async function abortWhenOffline(page: EventTarget, signal: AbortSignal, act: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const left = new AbortController();
  const lost = Promise.withResolvers<never>();
  const leave = (): void => left.abort(signal.reason);
  const lose = (): void => {
    lost.reject(new ApiError({ status: 0, code: 'network', message: 'offline' }));
    left.abort();
  };
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave);
  page.addEventListener('offline', lose);
  try {
    await Promise.race([act(left.signal), lost.promise]);
  } finally {
    signal.removeEventListener('abort', leave);
    page.removeEventListener('offline', lose);
  }
}
