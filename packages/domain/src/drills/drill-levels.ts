/** The levels of the drill catalogue; a player's own level goes on beyond them. */
export const drillLevels = [1, 2, 3, 4, 5] as const;
export type DrillLevel = (typeof drillLevels)[number];
