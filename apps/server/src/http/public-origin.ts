import type { FastifyRequest } from 'fastify';

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Scheme, host and port by which a request says it came. Good enough for the answer to that very caller. */
export function originOf(request: FastifyRequest): string {
  // Nobody has checked yet whether it is a host at all.
  return URL.parse(`${request.protocol}://${request.host}`)?.origin ?? reachedOrigin(request);
}

/**
 * Where links in mails lead: scheme, host and port, without a slash at the end. The host of a request is its caller's
 * claim, and a mail goes to somebody else: so without PUBLIC_URL only the names of this machine and the address that
 * the connection really came to are believed, and no other port than the one it came to.
 */
export function siteOf(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const claimed = new URL(originOf(request));
  const reached = new URL(reachedOrigin(request));
  if (claimed.host === reached.host) return claimed.origin;
  if (!THIS_MACHINE.has(claimed.hostname)) return reached.origin;
  claimed.port = reached.port;
  return claimed.origin;
}

/** The address that the connection of a request came to. */
function reachedOrigin({ socket: { localAddress, localPort } }: FastifyRequest): string {
  const host = localAddress === undefined ? 'localhost' : asHost(localAddress);
  return new URL(`http://${host}:${localPort ?? 80}`).origin;
}

/** An address of a socket as addresses of the web write it. */
function asHost(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}
