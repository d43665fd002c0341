import type { Profile, Stats } from '@touchline/contracts';

/** Noa's record, as the API gives it. */
export const profile: Profile = {
  id: '01975d3a-8f2e-7c41-b6c8-0d8b1f3a7e21',
  email: 'noa@example.org',
  name: 'Noa',
  display_name: 'Noa',
  avatar: '🦊',
  level: 16,
  tokens: 148,
  total_sessions: 96,
  total_experience: 1_564,
  current_streak: 12,
  team_name: null,
  favorite_player: null,
  country: null,
  age: null,
  club: null,
  favorite_foot: 'R',
  favorite_foot_chosen: true,
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  hidden: false,
  hidden_chosen: null,
  created_at: '2026-06-01T10:00:00Z',
  updated_at: '2026-06-01T10:00:00Z',
};

/** Noa's numbers, as the API gives them. */
const stats: Stats = {
  tokens: 148,
  totalExperience: 1_564,
  level: 16,
  experienceToNextLevel: 36,
  currentStreak: 12,
  bestStreak: 14,
  practiceDays: 41,
  totalSessions: 96,
  totalMinutes: 742,
  today: '2026-06-12',
  practisedToday: true,
  timeZone: profile.time_zone,
};

/** One call of the API. */
export interface Called {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly authorization: string | null;
}

/** An API on a string, in the place of `fetch`: Noa's record and numbers, unless `answer` says otherwise. */
export function playerServer(answer: (called: Called) => Response | undefined = () => undefined) {
  const calls: Called[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const called: Called = {
      method: request.method,
      path: new URL(request.url).pathname,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
      authorization: request.headers.get('authorization'),
    };
    calls.push(called);
    return answer(called) ?? usual(called);
  };
  return { fetch, calls };
}

function usual({ path, body }: Called): Response {
  if (path === '/api/profile') return Response.json({ success: true, data: { ...profile, ...(body as object | undefined) } });
  if (path === '/api/stats') return Response.json({ success: true, data: stats });
  if (path === '/api/recommendations') {
    const now = { drillId: 'toe_taps', reason: { kind: 'plain', minutes: 5 } };
    return Response.json({ success: true, data: { now, beside: [] } });
  }
  if (path === '/api/practice-sessions') return Response.json({ success: true, data: [], nextCursor: null });
  if (path === '/api/packs') {
    return Response.json({ success: true, data: { cost: 10, tokens: 148, odds: { kinds: [], rarities: [], drawers: [] } } });
  }
  if (path === '/api/collection') {
    const progress = { distinct: 0, total: 53, percent: 0, packs: 0, kinds: [], series: [] };
    return Response.json({ success: true, data: [], progress });
  }
  if (path === '/api/live-scores') {
    const asOf = '2026-06-12T16:00:00.000Z';
    return Response.json({ success: true, scores: [], source: 'demo', provider: 'demo', asOf, stale: false });
  }
  if (path === '/api/highlights') {
    return Response.json({ success: true, highlights: [], source: 'demo', asOf: '2026-06-12T16:00:00.000Z', stale: false });
  }
  if (path === '/api/achievements') return Response.json({ success: true, data: [] });
  return Response.json({ error: 'There is nothing here.', code: 'not_found' }, { status: 404 });
}
