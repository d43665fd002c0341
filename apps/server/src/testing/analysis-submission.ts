import { randomUUID } from 'node:crypto';
import type { LandmarkData } from '@touchline/contracts';
import type { AnalysisType } from '@touchline/domain';
import { recordedInput, type RecordingName } from '@touchline/vision/reviews/testing';

/** Each clip is cleaned once, which takes longer than to send and to review it. */
const sentOf = new Map<string, string>();

/** What a device sends of a real clip: the body points of the frames that it reviewed, as they come out of JSON. */
export function landmarksOf(name: RecordingName, type: AnalysisType = 'shooting'): LandmarkData {
  const key = `${name} ${type}`;
  const sent = sentOf.get(key) ?? JSON.stringify(recordedInput(name, type, { look: 'the frames of the plan', age: 30 }));
  sentOf.set(key, sent);
  return JSON.parse(sent) as LandmarkData;
}

/** What a device sends to save an analysis that it made; of a real kick unless other body points are given. */
export function savedAnalysis(analysisId: string = randomUUID(), data: object = {}, landmarkData = landmarksOf('kick-720p-h264')) {
  return { analysisId, analysisData: { landmarkData, ...data } };
}
