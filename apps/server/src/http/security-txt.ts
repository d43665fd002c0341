import type { FastifyInstance } from 'fastify';

type Parts = {
  /** A URI, such as `mailto:security@club.example`. */
  readonly contact: string;
  /** Where players reach the server, where that is known. */
  readonly publicUrl: string | undefined;
  readonly now: () => Date;
};

const PATH = '/.well-known/security.txt';

/** Half a year: what it says is the server's setting, and true as long as that answers. RFC 9116 advises less than a year. */
const GOOD_FOR_MS = 182 * 24 * 60 * 60 * 1000;

/** `GET /.well-known/security.txt` (RFC 9116): where somebody who has found a weakness tells it. */
export function serveSecurityTxt(app: FastifyInstance, { contact, publicUrl, now }: Parts): void {
  app.get(PATH, async (_request, reply) => {
    const expires = new Date(now().getTime() + GOOD_FOR_MS);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, de',
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${PATH}`]),
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
