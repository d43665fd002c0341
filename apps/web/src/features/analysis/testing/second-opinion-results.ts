import type { AnalysisResults } from '@touchline/contracts';
import type { AnalysisType } from '@touchline/domain';
import { MEASURES_VERSION } from '@touchline/vision';

/** What a server answers of an analysis with a second opinion. */
export function serverResults(analysisType: AnalysisType, over: Partial<AnalysisResults> = {}): AnalysisResults {
  return {
    analysisId: '00000000-0000-4000-8000-000000000000',
    analysisType,
    overallScore: 41,
    localScore: 60,
    providerScore: 33,
    scoreIsDefault: false,
    band: 'Needs Improvement',
    summary: 'Score: 41/100. Strengths: None identified. Areas to improve: None identified',
    feedback: 'You strike through the ball well.',
    strengths: ['Your standing foot is beside the ball'],
    improvements: ['Lean over the ball'],
    tips: ['Ten passes against a wall'],
    insights: [],
    changes: [],
    quality: { score: 80, level: 'high', missing: [] },
    reviewer: 'another-model',
    providerFailed: false,
    measuresVersion: String(MEASURES_VERSION),
    ...over,
  };
}
