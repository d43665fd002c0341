// The least that Node can do for `GET /api/stats`: it checks the token, sends the statements that the product was seen to
// send, one after the other, and gives the last row as JSON.
import { createPublicKey, verify, type JsonWebKey, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Statement } from './recorded-statements-for-another-player.ts';

export type BareStats = {
  readonly databaseUrl: string;
  /** What tokens are signed with, as the product publishes it. */
  readonly keys: readonly (JsonWebKey & { readonly kid: string })[];
  readonly statements: readonly Statement[];
  /** A token of the player for whom they were recorded. */
  readonly recordedFor: string;
};

type Claims = { readonly sub: string; readonly session_id: string; readonly exp: number };

/** As many connections as the product keeps. */
const CONNECTIONS = 10;

process.once('message', ({ databaseUrl, keys, statements, recordedFor }: BareStats) => {
  const publicKeys = new Map(keys.map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })]));
  const recorded = partsOf(recordedFor).claims;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  // As the product does: a signature is checked once.
  const verified = new Map<string, Claims>();

  const claimsOf = (token: string): Claims | null => {
    const claims = verified.get(token) ?? verifiedClaims(token, publicKeys);
    if (claims === null || claims.exp <= Date.now() / 1000) return null;
    verified.set(token, claims);
    return claims;
  };
  const valueFor = (claims: Claims, value: unknown) => {
    if (value === recorded.sub) return claims.sub;
    return value === recorded.session_id ? claims.session_id : value;
  };
  const lastRow = async (claims: Claims): Promise<unknown> => {
    let row: unknown;
    for (const { text, values, name } of statements) {
      const own = values.map((value) => valueFor(claims, value));
      const { rows } = await pool.query({ text, values: own, ...(name !== undefined && { name }) });
      row = rows[0];
      if (row === undefined) throw new Error('a statement found nothing');
    }
    return row;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const claims = claimsOf(request.headers.authorization?.slice('Bearer '.length) ?? '');
    const body = Buffer.from(claims === null ? '' : JSON.stringify(await lastRow(claims)));
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    response.writeHead(claims === null ? 401 : 200, headers).end(body);
  };

  // What fails ends the process, and with it the benchmark.
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.once('disconnect', () => process.exit());
});

function partsOf(token: string): { readonly head: { readonly kid?: string }; readonly claims: Claims } {
  const [head = '', claims = ''] = token.split('.');
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  return { head: read(head) as { kid?: string }, claims: read(claims) as Claims };
}

function verifiedClaims(token: string, publicKeys: ReadonlyMap<string, KeyObject>): Claims | null {
  const { head, claims } = partsOf(token);
  const key = publicKeys.get(head.kid ?? '');
  if (key === undefined) return null;
  const signed = token.slice(0, token.lastIndexOf('.'));
  const signature = Buffer.from(token.slice(signed.length + 1), 'base64url');
  return verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, signature) ? claims : null;
}
