import type { FastifyRequest } from 'fastify';

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Scheme, host and port by which a request says it came. Good enough for the answer to that very caller. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/**
 * Where links in mails lead: scheme, host and port, without a slash at the end. The host of a request is its caller's
 * claim, and a mail goes to somebody else: so without PUBLIC_URL only this machine and the address that the
 * connection really came to are believed.
 */
export function siteOf(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const { localAddress, localPort } = request.socket;
  const own = new URL(`http://${localAddress === undefined ? 'localhost' : asHost(localAddress)}:${localPort ?? 80}`);
  const claimed = URL.parse(originOf(request));
  const believed = claimed !== null && (THIS_MACHINE.has(claimed.hostname) || claimed.host === own.host);
  return believed ? claimed.origin : own.origin;
}

/** An address of a socket as addresses of the web write it. */
function asHost(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}
