import type { DrillWish } from '@touchline/domain';

/** What players type who look for a place or a way to practise, for all drills that suit it. */
export const wishSearchWords: Readonly<Record<Exclude<DrillWish, 'newToMe' | 'noWall'>, string>> = {
  atHome: 'home house garden backyard yard alone solo small',
  quiet: 'quietly silent silently no not noise without noisy loud neighbours neighbors downstairs flat indoors inside room bedroom living carpet evening night',
  noBall: 'without no ball',
  weakFoot: 'weak weaker foot',
  cameraCounts: 'count for me counts counting counted counter touches phone film',
};

/** What players type who look for what no drill trains. */
export const untrainedSearchWords: Readonly<Record<'heading', string>> = {
  heading: 'head heads header headers heading headed kopfball',
};
