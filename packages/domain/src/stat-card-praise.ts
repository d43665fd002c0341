/** The six stat cards of the dashboard, in order (spec 001 §2). */
export const statCards = ['streak', 'tokens', 'practiceDays', 'level', 'minutes', 'achievements'] as const;
export type StatCard = (typeof statCards)[number];

/** From which value on a card says what, the highest first (spec 001 §9, trend texts). Tokens say nothing. */
const trends = {
  streak: [
    { from: 7, code: 'onFire' },
    { from: 3, code: 'buildingMomentum' },
  ],
  tokens: [],
  practiceDays: [
    { from: 30, code: 'dedicatedPlayer' },
    { from: 10, code: 'greatProgress' },
  ],
  level: [
    { from: 5, code: 'expert' },
    { from: 3, code: 'risingStar' },
  ],
  minutes: [
    { from: 600, code: 'trainingMachine' },
    { from: 300, code: 'committedPlayer' },
    { from: 60, code: 'buildingHabits' },
  ],
  achievements: [
    { from: 6, code: 'achievementHunter' },
    { from: 3, code: 'goalAchiever' },
    { from: 1, code: 'firstMilestone' },
  ],
} as const satisfies Record<StatCard, readonly { from: number; code: string }[]>;

export type StatCardPraise = (typeof trends)[StatCard][number]['code'];

/** What a stat card says about its value; null when it says nothing. */
export function statCardPraise(card: StatCard, value: number): StatCardPraise | null {
  const steps: readonly { from: number; code: StatCardPraise }[] = trends[card];
  return steps.find((step) => value >= step.from)?.code ?? null;
}
