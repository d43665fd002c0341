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
