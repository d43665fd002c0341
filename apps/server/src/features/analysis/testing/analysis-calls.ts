import { randomUUID } from 'node:crypto';
import type { AnalysisDetail, AnalysisHistoryItem, AnalysisResults, FailureBody } from '@touchline/contracts';
import { landmarksOf, savedAnalysis } from '../../../testing/analysis-submission.ts';
import { eventually } from '../../../testing/eventually.ts';
import type { TestPlayer } from '../../../testing/player.ts';
import type { TestServer } from '../../../testing/server.ts';

type Answered = FailureBody & {
  readonly analysisId: string;
  readonly status: string;
  readonly started: boolean;
  readonly progress: number;
  readonly message: string | null;
  readonly results: AnalysisResults | null;
  readonly data: {
    readonly results: AnalysisResults;
    readonly analysis: AnalysisDetail;
    readonly history: AnalysisHistoryItem[];
    readonly nextCursor: string | null;
  };
};

/** Tables that hold rows of an analysis. */
export const analysisTables = ['frame_analysis', 'key_frames', 'motion_tracking', 'analysis_insights', 'analysis_queue', 'video_analysis_results'];

/** What a player asks of a server about their analyses; both are given once there are tests to run. */
export function analysisCalls(given: () => { readonly server: TestServer; readonly player: TestPlayer }) {
  const call = async (method: string, path: string, body?: object, who = given().player) =>
    given().server.send<Answered>(method, `/api/analysis/${path}`, { token: await who.token(), ...(body && { body }) });
  const save = (analysisId: string = randomUUID(), data: object = {}, who = given().player) =>
    call('POST', 'db/save-results', savedAnalysis(analysisId, data), who);
  const initiate = (body: object = {}, who = given().player) =>
    call('POST', 'initiate', { analysisType: 'shooting', sharing: 'account', ...body }, who);
  const submit = (analysisId: string, landmarkData = landmarksOf('kick-720p-h264'), more: object = {}) =>
    call('POST', 'submit-landmarks', { analysisId, landmarkData, ...more });
  const detail = async (id: string) => (await call('GET', id)).body.data.analysis;
  const results = async (id: string) => (await call('GET', `results/${id}`)).body;
  const finished = (id: string) => eventually('the review', async () => (await results(id)).status === 'complete');
  const rowsOf = async (table: string, id: string) => {
    const column = ['video_analysis_results', 'analysis_queue', 'deleted_analyses'].includes(table) ? 'id' : 'video_analysis_id';
    return (await given().server.database.pool.query<Record<string, unknown>>(`select * from ${table} where ${column} = $1`, [id])).rows;
  };
  return { call, save, initiate, submit, detail, results, finished, rowsOf };
}
