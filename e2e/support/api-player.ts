import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { newPlayer, type Player } from './player.ts';

/** A player who uses the API without a page: for boards that others stand on, and for long histories. */
export type ApiPlayer = Player & {
  readonly id: string;
  /** Saves a session; juggling of a minute unless it says otherwise. Throws when it is refused. */
  readonly save: (session?: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly change: (profile: Readonly<Record<string, unknown>>) => Promise<void>;
};

/** Signs somebody up over the API. */
export async function signUpApiPlayer(request: APIRequestContext, player: Player = newPlayer()): Promise<ApiPlayer> {
  const answer = await request.post('/auth/v1/signup', {
    data: { email: player.email, password: player.password, data: { name: player.name, display_name: player.name } },
  });
  if (!answer.ok()) throw new Error(`a sign-up was answered ${answer.status()}: ${await answer.text()}`);
  const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } };
  return { ...player, id: user.id, ...callsOf(request, token) };
}

/** The calls of the player who is signed in on a page. */
export async function callsOfPage(page: Page): Promise<Pick<ApiPlayer, 'save' | 'change'>> {
  return callsOf(page.request, (await sessionOf(page)).access_token);
}

/** The session of the player who is signed in on a page. */
export async function sessionOf(page: Page): Promise<{ readonly access_token: string; readonly user: { readonly id: string } }> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('touchline.session'))) ?? '{}');
}

/** Where one session of a minute after another lies: a finish may be two minutes ahead. */
const MINUTES_FROM_NOW = [0, 1];

function callsOf(request: APIRequestContext, token: string): Pick<ApiPlayer, 'save' | 'change'> {
  const headers = { authorization: `Bearer ${token}` };
  let saved = 0;
  return {
    async save(session = {}) {
      // Minutes that do not overlap, as near to now as clocks may differ: of two that overlap only one counts.
      const end = new Date(Date.now() + (MINUTES_FROM_NOW[saved] ?? 0) * 60_000);
      saved += 1;
      const answer = await request.post('/api/practice-sessions', {
        headers: { ...headers, 'idempotency-key': randomUUID() },
        data: { drill_id: 'juggling', duration_minutes: 1, result: 90, finished_at: end.toISOString(), ...session },
      });
      if (!answer.ok()) throw new Error(`a session was answered ${answer.status()}: ${await answer.text()}`);
    },
    async change(profile) {
      const answer = await request.put('/api/profile', { headers, data: profile });
      if (!answer.ok()) throw new Error(`a profile was answered ${answer.status()}: ${await answer.text()}`);
    },
  };
}
