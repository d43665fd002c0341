import weights from './coach-topic-weights.json' with { type: 'json' };

/** What was learned of the ways to ask in this language (`packages/coach/training/train-topics.ts`). */
export const coachTopicWeightsOf = { de: weights };
