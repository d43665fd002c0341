import { randomUUID } from 'node:crypto';
import { failureStatus, routes } from '@touchline/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clipOf } from '../adapters/clip-store/testing/test-clip-bytes.ts';
import { playerOwnedTables } from '../db/player-owned-tables.ts';
import { expectClosedToStrangers, guardedRoutes, type Known } from '../testing/expect-routes-guarded.ts';
import { landmarksOf, savedAnalysis } from '../testing/analysis-submission.ts';
import { plainSession, type TestPlayer } from '../testing/player.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const known: Known = {
  bodies: {
    updateProfile: { name: 'Somebody Else', hidden: true, age: 11 },
    savePracticeSession: plainSession,
    askCoach: { message: 'how many sessions have i done' },
    askCoachAtRoot: { message: 'how many sessions have i done' },
    streamCoach: { message: 'how many sessions have i done' },
    streamCoachAtRoot: { message: 'how many sessions have i done' },
    initiateAnalysis: naming((analysisId) => ({ analysisId, analysisType: 'shooting', sharing: 'account' })),
    uploadComplete: naming((analysisId) => ({ analysisId })),
    submitLandmarks: naming((analysisId) => ({ analysisId, landmarkData: landmarksOf('kick-720p-h264') })),
    triggerProcessing: {},
    keepClip: { keep: false },
    createAnalysisRecord: naming((analysisId) => ({ analysisId, analysisType: 'shooting' })),
    updateGcsRecord: {},
    updateAnalysisStatus: { status: 'failed' },
    saveResults: naming((analysisId) => savedAnalysis(analysisId, { replaces: analysisId })),
    requestConsent: { purpose: 'coach', email: 'grown-up@touchline.example' },
    revokeConsent: { purpose: 'coach' },
    syncStorage: { key: 'userStats', value: 'of somebody else' },
    changeEmail: async () => ({ email: `${randomUUID()}@touchline.example`, password: 'a good secret' }),
    changePassword: { currentPassword: 'a good secret', newPassword: 'a better secret' },
    deleteAccount: { password: 'a good secret' },
    findPlayers: { text: null, after: null, limit: 100 },
    renamePlayer: { name: 'Somebody Else' },
    hidePlayer: { lift: false },
    suspendPlayer: { lift: false },
    deletePlayer: { email: 'the owner’s' },
    createInvite: { uses: 1, days: 1, note: null },
    runAudit: { mend: true },
  },
  ownThings: Object.fromEntries([
    ...['showPlayer', 'renamePlayer', 'hidePlayer', 'suspendPlayer', 'makePasswordLink', 'exportPlayer', 'deletePlayer', 'revokeInvite', 'retryJob', 'dropJob'].map(
      (name) => [name, async (owner: { readonly id: string }) => ({ id: owner.id })] as const,
    ),
    ...['readResults', 'triggerProcessing', 'readAnalysis', 'deleteAnalysis', 'keepClip', 'linkClip', 'updateGcsRecord', 'updateAnalysisStatus', 'readAnalysisRecord'].map(
      (name) => [name, (owner: { readonly token: () => Promise<string> }) => ownAnalysis(owner)] as const,
    ),
    ...['uploadClip', 'readClip'].map(
      (name) => [name, async (owner: { readonly id: string; readonly token: () => Promise<string> }) => ({ playerId: owner.id, ...(await ownAnalysis(owner)) })] as const,
    ),
  ]),
  // Who is 30 needs no grown-up: see consent/consent.test.ts.
  refused: {
    openPack: [failureStatus.not_enough_tokens],
    requestConsent: [failureStatus.consent_not_needed],
    uploadComplete: [failureStatus.not_found],
    submitLandmarks: [failureStatus.not_found],
  },
};

let server: TestServer;
let owner: TestPlayer;
let secrets: string[];
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp({ email: `owner-${randomUUID()}@touchline.example` });
  const texts = { name: `Name ${randomUUID()}`, favorite_player: `Idol ${randomUUID()}`, country: 'Chad', age: 30 };
  await owner.put('/api/profile', { ...texts, display_name: 'Owner' });
  for (const result of [11, 22, 33]) await owner.save({ ...plainSession, result }, randomUUID());
  const token = await owner.token();
  await server.send('POST', '/api/packs/open', { token, key: randomUUID() });
  const value = `Stored ${randomUUID()}`;
  await server.send('POST', '/api/storage/sync', { token, body: { key: 'userProfile', value } });
  secrets = [owner.id, owner.email, texts.name, texts.favorite_player, value, ...(await idsOf(owner))];
});
afterAll(() => server.close());

/** A body that names an analysis of the owner's. */
function naming(bodyOf: (id: string) => object) {
  return async (of: { readonly token: () => Promise<string> }) => bodyOf((await ownAnalysis(of)).id);
}

/** An analysis with a clip that is there, and the parameter that leads to it. */
async function ownAnalysis(caller: { readonly token: () => Promise<string> }): Promise<{ id: string }> {
  const sent = savedAnalysis();
  const saved = await server.send('POST', '/api/analysis/db/save-results', { token: await caller.token(), body: sent });
  expect(saved.status).toBe(200);
  const body = { analysisType: 'shooting', analysisId: sent.analysisId, metadata: { size: 5000, type: 'video/mp4' } };
  const begun = await server.send<{ upload: { url: string } }>('POST', '/api/analysis/initiate', { token: await caller.token(), body });
  await server.send('PUT', `${begun.body.upload.url}&offset=0`, { bytes: Uint8Array.from(clipOf(5000)) });
  const complete = { token: await caller.token(), body: { analysisId: sent.analysisId } };
  expect(await server.send('POST', '/api/analysis/upload-complete', complete)).toMatchObject({ status: 200 });
  return { id: sent.analysisId };
}

/** Every row of a player's, of every table, as the database writes it: texts are read and compared in no time. */
async function everythingOf({ id }: TestPlayer): Promise<unknown> {
  const { pool } = server.database;
  const rowsOf = async (table: string, column: string): Promise<string[]> => {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${table} as t where ${column} = $1 order by row`, [id]);
    return rows.map(({ row }) => row);
  };
  const rows = [await rowsOf('users', 'id')];
  for (const { name, isInternal, owner: column } of playerOwnedTables) {
    rows.push(await rowsOf(isInternal ? `internal.${name}` : name, column.name));
  }
  return rows;
}

/** Every id that is in a row of the player's. */
async function idsOf(player: TestPlayer): Promise<string[]> {
  const text = JSON.stringify(await everythingOf(player));
  return [...new Set(text.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g))];
}

it.each(guardedRoutes(routes))('%s gives and takes nothing of another player', async (name, route) => {
  const stranger = await server.signUp();
  const everythingOfOwner = () => everythingOf(owner);
  const attack = { caller: server, owner, stranger, known, everythingOfOwner, secrets };
  await expect(expectClosedToStrangers(name, route, attack)).resolves.toBeUndefined();
});
