import * as z from 'zod';

/** A player's numbers as every page shows them. How many achievements there are is counted of their list alone. */
export const Stats = z
  .object({
    tokens: z.int(),
    totalExperience: z.int(),
    level: z.int().min(1),
    experienceToNextLevel: z.int().min(0),
    currentStreak: z.int().min(0).describe('Days; 0 when the last practice day is before yesterday'),
    bestStreak: z.int().min(0),
    practiceDays: z.int().min(0),
    totalSessions: z.int().min(0),
    totalMinutes: z.int().min(0),
    today: z.iso.date().describe("Today in the player's time zone"),
    practisedToday: z.boolean(),
    timeZone: z.string(),
  })
  .meta({ id: 'Stats' });
export type Stats = z.output<typeof Stats>;
