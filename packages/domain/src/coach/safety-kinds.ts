/** What a message can be about that no coach answers: the crises first, in the order in which they are looked for. */
export const crisisKinds = ['self_harm', 'abuse', 'grooming', 'head_injury', 'chest_breath', 'eating_weight'] as const;
export type CrisisKind = (typeof crisisKinds)[number];

/** What is answered with a friendly no. */
export const refusalKinds = [
  'prompt_injection',
  'injuring_others',
  'drugs',
  'contact_details',
  'meeting',
  'hate_obscenity',
] as const;
export type RefusalKind = (typeof refusalKinds)[number];

/**
 * How an answer of safety stands in a talk for the questions after it: whether all is well was asked, the same with the answer to
 * the question behind it, the same in passing, where it is likely that nothing is wrong, a crisis was answered, or one of the body,
 * after which nobody plays on.
 */
export const safetyAnswerKinds = ['check_in', 'check_in_answered', 'check_in_passing', 'crisis', 'body'] as const;
export type SafetyAnswerKind = (typeof safetyAnswerKinds)[number];

/** What a turn behind such an answer does, where it says nothing else. */
export type AfterSafetyTurn = 'next' | 'taken' | 'willTell' | 'told' | 'hardToTell' | 'saidNormal' | 'fine' | 'joke' | 'meantFootball' | 'blame' | 'whoSees' | 'tellForMe' | 'quit' | 'other';
