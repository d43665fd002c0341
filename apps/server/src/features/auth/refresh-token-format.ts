import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a refresh token says: which session of which account, and how many refreshes it had seen when made. */
type RefreshClaim = { readonly accountId: string; readonly sessionId: string; readonly count: number };

/** A claim as read from a token, not believed yet. */
export type ReadClaim = RefreshClaim & {
  /** Whether the token was made with this session's secret. */
  readonly isGenuine: (secret: Buffer) => boolean;
};

const VERSION = 1;
const CLAIM_BYTES = 1 + 16 + 16 + 4;
const PROOF_BYTES = 32;

/** The secret of a new session: its refresh tokens are derived from it and from their count. */
export function newSessionSecret(): Buffer {
  return randomBytes(32);
}

/**
 * The refresh token of a session at a count. It is computed, not stored: the same claim and secret always give
 * the same token, so a lost answer can be given again, and the database holds nothing that could be replayed.
 */
export function writeRefreshToken(claim: RefreshClaim, secret: Buffer): string {
  const bytes = claimBytes(claim);
  return Buffer.concat([bytes, proofOf(bytes, secret)]).toString('base64url');
}

/** Reads a refresh token; null when it does not even look like one. */
export function readRefreshToken(token: string): ReadClaim | null {
  const bytes = Buffer.from(token, 'base64url');
  // Decoding forgives stray characters, and a token has one spelling only.
  if (bytes.length !== CLAIM_BYTES + PROOF_BYTES || bytes[0] !== VERSION || bytes.toString('base64url') !== token) {
    return null;
  }
  const claim = bytes.subarray(0, CLAIM_BYTES);
  const proof = bytes.subarray(CLAIM_BYTES);
  return {
    accountId: readUuid(bytes, 1),
    sessionId: readUuid(bytes, 17),
    count: bytes.readUInt32BE(33),
    isGenuine: (secret) => timingSafeEqual(proof, proofOf(claim, secret)),
  };
}

function claimBytes({ accountId, sessionId, count }: RefreshClaim): Buffer {
  const bytes = Buffer.alloc(CLAIM_BYTES);
  bytes[0] = VERSION;
  bytes.write(accountId.replaceAll('-', ''), 1, 'hex');
  bytes.write(sessionId.replaceAll('-', ''), 17, 'hex');
  bytes.writeUInt32BE(count, 33);
  return bytes;
}

function readUuid(bytes: Buffer, at: number): string {
  return bytes.toString('hex', at, at + 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function proofOf(claim: Buffer, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(claim).digest();
}
