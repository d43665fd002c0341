import { coachTopicWeightsOf as german } from '../de/tables/coach-topic-weights.ts';
import { coachTopicWeightsOf as english } from '../en/tables/coach-topic-weights.ts';

type Weights = (typeof english)['en'];

/** What was learned of the ways to ask, by the language that they are in: a page has those of its own, the server all. */
export const coachTopicWeightsOf: Readonly<Partial<Record<string, Weights>>> = { ...english, ...german };
