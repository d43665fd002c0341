import { FeedFailure } from './feed-failure.ts';
import type { GetJson } from './football-source-port.ts';

const PATIENCE_MS = 8_000;
const MOST_BYTES = 4 * 1024 * 1024;

/** Who asks, for whoever runs the source. */
const userAgent = (contact: string) => `Touchline (football practice for young players; one cached request for everybody; ${contact})`;
const NO_CONTACT = 'no address of the operator is set';

/**
 * Makes what gets JSON over the network: 8 seconds and 4 MB at most, and no redirect to elsewhere. `contact` is where
 * whoever runs a source reaches us.
 */
export function createGetJson({ contact = NO_CONTACT, patience = PATIENCE_MS }: { contact?: string | undefined; patience?: number } = {}): GetJson {
  return async (address, headers = {}) => {
    const { host } = new URL(address);
    const bytes = await bytesOf(host, () =>
      fetch(address, {
        headers: { accept: 'application/json', 'user-agent': userAgent(contact), ...headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      }),
    );
    try {
      return JSON.parse(bytes.toString()) as unknown;
    } catch {
      // The parser's own words would quote the answer.
      throw new FeedFailure('unreadable', `${host} answered what is not JSON`);
    }
  };
}

async function bytesOf(host: string, ask: () => Promise<Response>): Promise<Buffer> {
  try {
    const answer = await ask();
    if (!answer.ok || answer.body === null) {
      await answer.body?.cancel();
      const retryAfter = secondsOf(answer.headers.get('retry-after'));
      throw new FeedFailure('refused', `${host} answered ${answer.status}`, { retryAfter });
    }
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of answer.body as ReadableStream<Uint8Array>) {
      bytes += part.length;
      if (bytes > MOST_BYTES) throw new FeedFailure('unreadable', `${host} answered more than ${MOST_BYTES} bytes`);
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof FeedFailure) throw error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new FeedFailure('unreachable', `${host} ${isLate ? 'took too long to answer' : 'cannot be reached'}`, { cause: causeOf(error) });
  }
}

/** What the network said; the error of fetch itself would say only that it failed. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
}
