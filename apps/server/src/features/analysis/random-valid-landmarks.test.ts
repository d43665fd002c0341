import { randomUUID } from 'node:crypto';
import type { AnalysisDetail, LandmarkData } from '@touchline/contracts';
import { analysisTypes } from '@touchline/domain';
import { count } from '@touchline/domain/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const leg = fc.constantFrom('left' as const, 'right' as const);
const coordinate = fc.oneof(fc.double({ min: -10, max: 10, noNaN: true }), fc.constantFrom(0, 0.5, 1, -0, 1e-300));
const visibility = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 1));
const seconds = fc.oneof(fc.double({ min: 0, max: 20, noNaN: true }), fc.constantFrom(0, 2.78e-307, 1, 1.0001, 3600));
const pose = fc.array(fc.record({ x: coordinate, y: coordinate, z: coordinate, visibility }, { requiredKeys: ['x', 'y', 'visibility'] }), { minLength: 33, maxLength: 33 });

/** Whatever the contract lets through: times in no order, bodies of no human, moments at which nothing is. */
const landmarks: fc.Arbitrary<LandmarkData> = fc.record(
  {
    version: fc.constant(1 as const),
    type: fc.constantFrom(...analysisTypes),
    clip: fc.record({
      width: fc.constantFrom(1, 1280, 10_000),
      height: fc.constantFrom(1, 720, 10_000),
      duration: fc.constantFrom(0, 4, 60),
      frameRate: fc.constantFrom(0, 1e-9, 30, 1000),
    }),
    refusal: fc.constantFrom(null, null, null, 'noKickSeen', 'of another version', '__proto__', 'constructor'),
    view: fc.constantFrom(null, 'side' as const, 'oblique' as const, 'front' as const),
    legLength: fc.constantFrom(null, 0.01, 0.4, 10),
    kickingLeg: fc.option(leg),
    moments: fc.array(
      fc.record({
        name: fc.constantFrom('plant' as const, 'backswing' as const, 'contact' as const, 'followThrough' as const, 'touch' as const, 'turn' as const, 'set' as const),
        time: seconds,
        leg,
      }),
      { maxLength: 12 },
    ),
    isCounted: fc.boolean(),
    frameCounts: fc
      .record({ seen: fc.constantFrom(0, 1, 40, 2 ** 31 - 1), withPlayer: fc.constantFrom(0, 40, 2 ** 31 - 1) })
      .map(({ seen, withPlayer }) => ({ seen, withPlayer: Math.min(seen, withPlayer) })),
    people: fc.constantFrom(0, 1, 2 ** 31 - 1),
    frames: fc.array(fc.record({ time: seconds, pose: fc.option(pose) }), { maxLength: 12 }),
  },
  { noNullPrototype: true },
);

/** A player may save so many an hour. */
const EACH = 100;

it('whatever body points are sent are reviewed and stored as they are, and none bring the server down', async () => {
  let player: TestPlayer | undefined;
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(landmarks, async (landmarkData) => {
      if (sent % EACH === 0) player = await server.signUp();
      sent += 1;
      const token = (await player?.token()) ?? '';
      const analysisId = randomUUID();
      const body = { analysisId, analysisData: { landmarkData } };
      const saved = await server.send('POST', '/api/analysis/db/save-results', { token, body });
      const isKnown = landmarkData.refusal === null || landmarkData.refusal === 'noKickSeen';
      expect(`${saved.status} ${saved.status === 500 ? saved.text : ''}`).toBe(isKnown ? '200 ' : '400 ');
      if (!isKnown) return;
      const { body: stored } = await server.send<{ data: { analysis: AnalysisDetail } }>('GET', `/api/analysis/${analysisId}`, { token });
      expect(stored.data.analysis.mediapipe_data).toEqual(JSON.parse(JSON.stringify(landmarkData)));
    }),
    { numRuns: count('hostileLandmarks') },
  );
}, 60_000 + count('hostileLandmarks') * 200);
