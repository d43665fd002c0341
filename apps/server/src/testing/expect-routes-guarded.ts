import type { Route } from '@touchline/contracts';
import { expect } from 'vitest';
import type { Answer, ApiClient } from './api-client.ts';

/** A player at a server, as far as these tests know one. */
type Somebody = { readonly id: string; readonly email: string; readonly token: () => Promise<string> };

/** What has to be said of a route where it cannot be told from its row. */
export type Known = {
  /** A body that a route takes, by its name; one that names something of a player's own is made for its owner. */
  readonly bodies: Readonly<Record<string, object | ((owner: Somebody) => Promise<object>)>>;
  /** The parameters of an address that lead to something of a player's own. */
  readonly ownThings: Readonly<Record<string, (owner: Somebody) => Promise<Record<string, string>>>>;
  /** What a newcomer is refused for reasons of their own: without tokens nobody buys a pack. */
  readonly refused: Readonly<Record<string, readonly number[]>>;
};

type Attack = {
  readonly caller: Pick<ApiClient, 'send'>;
  readonly owner: Somebody;
  readonly stranger: Somebody;
  readonly known: Known;
  /** All that is kept of the owner. */
  readonly everythingOfOwner: () => Promise<unknown>;
  /** Texts and ids that only the owner may read. */
  readonly secrets: readonly string[];
};

/** The routes of a table that only some may call, by name. */
export function guardedRoutes(table: Record<string, Route>): [string, Route][] {
  return Object.entries(table).filter(([, route]) => route.auth !== 'public');
}

/**
 * Calls a guarded route as somebody else, with all that is known of its owner, and as nobody: it gives nothing, takes
 * nothing and changes nothing. A route that is added later needs a word in `known` where it takes a body or an id, and
 * one whose body has an id is sent the owner's.
 */
export async function expectClosedToStrangers(name: string, route: Route, attack: Attack): Promise<void> {
  const { caller, owner, stranger, known, everythingOfOwner, secrets } = attack;
  const hasBody = 'body' in route && route.body !== undefined;
  const hasParameters = route.path.includes('{');
  expect(!hasBody || name in known.bodies, `say which body of ${name} is a good one`).toBe(true);
  expect(!hasParameters || name in known.ownThings, `say how something of the player’s own is found by ${name}`).toBe(true);
  const params = (await known.ownThings[name]?.(owner)) ?? {};
  const path = route.path.replace(/\{(\w+)\}/g, (_, parameter: string) => params[parameter] ?? '');
  const claims = claimsOf(owner);
  const made = known.bodies[name] ?? {};
  const body: object = { ...claims, ...(typeof made === 'function' ? await made(owner) : made) };
  const idsInBody = hasBody ? idsOf(route.body).filter((field) => !(field in claims)) : [];
  const hasId = hasParameters || idsInBody.length > 0;
  for (const field of idsInBody) {
    const sent = String((body as Record<string, unknown>)[field]);
    expect(JSON.stringify(await everythingOfOwner()), `${field} in the body of ${name} is the owner’s`).toContain(sent);
  }
  for (const method of route.kind === 'upload' ? (['PUT', 'GET'] as const) : [route.method]) {
    const before = await everythingOfOwner();
    const send = async (query: Record<string, string>, token?: string): Promise<Answer<unknown>> =>
      caller.send(method, `${path}?${new URLSearchParams(query).toString()}`, {
        ...(token !== undefined && { token }),
        ...(hasBody && { body }),
        ...(method === 'PUT' && route.kind === 'upload' && { bytes: new Uint8Array(10) }),
        headers: {
          'x-player-id': owner.id,
          'x-user-id': owner.id,
          cookie: `player=${owner.id}`,
          ...(route.kind === 'stream' && { accept: 'text/event-stream' }),
        },
      });
    const offset = route.kind === 'upload' ? { offset: '0' } : {};
    const answers = [await send({ ...claims, ...offset }, await stranger.token()), await send({ ...claims, ...offset })];
    if (route.auth === 'signed') {
      answers.push(await send({ expires: '9999999999', signature: 'A'.repeat(43) }, await owner.token()));
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    } else if (route.auth === 'operator') {
      // Nobody is one for being a player, and nobody may do to themselves what an operator may.
      answers.push(await send({ ...claims, role: 'operator', is_operator: 'true' }, await owner.token()));
      expect(answers.map(({ status }) => status)).toEqual([403, 401, 403]);
    } else {
      const [asStranger, asNobody] = answers.map(({ status }) => status);
      expect(known.refused[name] ?? (hasParameters ? [404] : [200, 201, 204]), `${method} of a stranger`).toContain(asStranger);
      expect(asNobody, `${method} of nobody`).toBe(401);
    }
    for (const { text } of answers) for (const secret of secrets) expect(text).not.toContain(secret);
    expect(await everythingOfOwner()).toEqual(before);
    // A 404 says nothing where there is nothing for anybody.
    if (hasId && route.auth === 'player') {
      const found = await send(offset, await owner.token());
      expect(found.status, 'its owner finds it').not.toBe(404);
    }
  }
}

/** The fields of a body that name something: `analysisId`. */
function idsOf(body: object | undefined): string[] {
  return body !== undefined && 'shape' in body ? Object.keys(body.shape as object).filter((field) => field.endsWith('Id')) : [];
}

/** Whatever a program might take for the name of who is meant. */
function claimsOf({ id, email }: Somebody): Record<string, string> {
  return { id, player_id: id, playerId: id, user_id: id, userId: id, account_id: id, sub: id, player: id, email };
}
