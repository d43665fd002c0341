/** What of the own practice is told for a stretch of time. */
export type AccountMeasure = 'minutes' | 'sessions' | 'days' | 'experience' | 'tokens' | 'average' | 'best' | 'mostDone' | 'feet' | 'result' | 'all';
