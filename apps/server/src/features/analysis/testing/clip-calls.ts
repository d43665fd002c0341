import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AnalysisHistoryItem, FailureBody, UploadPlan } from '@touchline/contracts';
import { expect } from 'vitest';
import { clipOf } from '../../../adapters/clip-store/testing/test-clip-bytes.ts';
import { landmarksOf } from '../../../testing/analysis-submission.ts';
import { eventually } from '../../../testing/eventually.ts';
import type { TestPlayer } from '../../../testing/player.ts';
import type { TestServer } from '../../../testing/server.ts';

type Answered = FailureBody & {
  readonly analysisId: string;
  readonly signedURL: string | null;
  readonly upload: UploadPlan | null;
  readonly data: { readonly clip: AnalysisHistoryItem['clip']; readonly url: string; readonly type: string; readonly history: AnalysisHistoryItem[] };
};

export const BYTES = 3_000_000;
export const clip = clipOf(BYTES);

/** What a player asks of a server that keeps clips in a folder; all are given once there are tests to run. */
export function clipCalls(given: () => { readonly server: TestServer; readonly player: TestPlayer }, folder: () => string) {
  const call = async (method: string, path: string, body?: object, who = given().player) =>
    given().server.send<Answered>(method, `/api/analysis/${path}`, { token: await who.token(), ...(body && { body }) });
  const initiate = (body: object = {}, who = given().player) =>
    call('POST', 'initiate', { analysisType: 'shooting', metadata: { size: BYTES, type: 'video/mp4;codecs=avc1' }, ...body }, who);
  const put = (url: string, bytes: Uint8Array, headers: Record<string, string> = {}) =>
    given().server.send<{ received: number; code: string }>('PUT', url.replace(given().server.origin, ''), { bytes: Uint8Array.from(bytes), headers });
  const complete = (analysisId: string, who = given().player) => call('POST', 'upload-complete', { analysisId }, who);
  const stateOf = async (id: string, who = given().player) =>
    (await call('GET', 'history?limit=100', undefined, who)).body.data.history.find((one) => one.id === id)?.clip;

  /** A clip that is there. */
  async function stored(who = given().player): Promise<string> {
    const { body } = await initiate({}, who);
    expect(await put(body.signedURL ?? '', clip)).toMatchObject({ status: 200 });
    expect(await complete(body.analysisId, who)).toMatchObject({ status: 200 });
    return body.analysisId;
  }

  async function reviewed(id: string): Promise<void> {
    await call('POST', 'submit-landmarks', { analysisId: id, landmarkData: landmarksOf('kick-720p-h264') });
    await eventually('the review', async () => {
      const { body } = await given().player.get<{ status: string }>(`/api/analysis/results/${id}`);
      return body.status === 'complete';
    });
  }

  const fileOf = (id: string, who = given().player) => join(folder(), 'clips', 'clips', who.id, `${id}.file`);
  const filesOf = (who = given().player) => {
    const of = join(folder(), 'clips', 'clips', who.id);
    return existsSync(of) ? readdirSync(of) : [];
  };

  return { call, initiate, put, complete, stateOf, stored, reviewed, fileOf, filesOf };
}
