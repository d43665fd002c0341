import { errors, jwtVerify, type JSONWebKeySet } from 'jose';
import * as z from 'zod';
import { ProjectAway, type HostedSettings, type HostedSignIn, type SignInCall } from './hosted-sign-in-port.ts';
import { createCachedJwks } from './cached-project-jwks.ts';

/** Milliseconds until an answer has to be there as a whole. */
const PATIENCE = 10_000;
/** The longest answer that is passed on, in bytes: a session is a few thousand. */
const LONGEST_ANSWER = 1_000_000;

/** What the project needs to hear of a call. Cookies, addresses and what concerns one connection only stay here. */
const PASSED_ON = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'x-client-info',
  'x-supabase-api-version',
];
/** What the caller needs to hear of the answer. */
const PASSED_BACK = ['content-type', 'location', 'retry-after', 'x-supabase-api-version'];

/** The project's own algorithms with a public key. One with a shared secret would let whoever checks make tokens. */
const ALGORITHMS = ['ES256', 'RS256'];

const Claims = z.object({
  sub: z.uuid(),
  email: z.string().min(1).max(254),
  session_id: z.uuid(),
  iat: z.number().default(0),
  role: z.literal('authenticated'),
  is_anonymous: z.literal(false).optional(),
  user_metadata: z.record(z.string(), z.unknown()).default({}),
});

const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(50) });

/** A project of Supabase. It gets `patience` milliseconds for each answer. */
export function createSupabaseAuthProxy(
  { projectUrl, projectKey }: HostedSettings,
  now: () => Date,
  patience = PATIENCE,
): HostedSignIn {
  const issuer = `${projectUrl}/auth/v1`;
  const keys = createCachedJwks(loadKeys, now);

  async function loadKeys(): Promise<JSONWebKeySet> {
    const target = '/auth/v1/.well-known/jwks.json';
    const { status, body } = await forward({ method: 'GET', target, headers: {}, body: undefined });
    const read = Keys.safeParse(status === 200 ? asJson(body) : undefined);
    if (!read.success) throw new ProjectAway(`The project gave no keys (status ${status}).`);
    return read.data;
  }

  async function forward({ method, target, headers, body }: SignInCall) {
    const sent = PASSED_ON.flatMap((name): [string, string][] => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    });
    try {
      const answer = await fetch(`${projectUrl}${target}`, {
        method,
        headers: [...sent, ['apikey', projectKey]],
        body: body ?? null,
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      });
      const kept = PASSED_BACK.flatMap((name): [string, string][] => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value]];
      });
      return { status: answer.status, headers: Object.fromEntries(kept), body: await bodyOf(answer) };
    } catch (error) {
      if (error instanceof ProjectAway) throw error;
      // What `fetch` throws says what went wrong in its cause; neither holds the call.
      const { name, cause } = error as Error;
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : name;
      throw new ProjectAway(`The project did not answer: ${code}`);
    }
  }

  return {
    forward,
    async verify(token) {
      try {
        const checks = { algorithms: ALGORITHMS, issuer, audience: 'authenticated', currentDate: now() };
        const { payload } = await jwtVerify(token, keys, { ...checks, requiredClaims: ['exp'] });
        const claims = Claims.safeParse(payload);
        if (!claims.success) return null;
        const { sub, email, session_id, iat, user_metadata } = claims.data;
        const issuedAt = new Date(iat * 1000);
        return { id: sub, email, sessionId: session_id, issuedAt, userMetadata: user_metadata };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

async function bodyOf(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > LONGEST_ANSWER) throw new ProjectAway('The answer of the project is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function asJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
