import type { GetJson } from './port.ts';

const PATIENCE_MS = 8_000;
const MOST_BYTES = 4 * 1024 * 1024;

/** Who asks, for whoever runs the source. */
const USER_AGENT = 'Touchline (football practice for young players; one cached request for everybody)';

/** Gets JSON over the network: 8 seconds and 4 MB at most, and no redirect to elsewhere. */
export const getJson: GetJson = async (address, headers = {}) => {
  const answer = await fetch(address, {
    headers: { accept: 'application/json', 'user-agent': USER_AGENT, ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok || answer.body === null) throw new Error(`${new URL(address).host} answered ${answer.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body as ReadableStream<Uint8Array>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error(`${new URL(address).host} answered more than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString()) as unknown;
};
