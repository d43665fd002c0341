/** What of the own practice is told for a stretch of time. */
export type PracticeTotalMeasure = 'minutes' | 'sessions' | 'days' | 'experience' | 'tokens' | 'average' | 'best' | 'mostDone' | 'feet' | 'result' | 'all';
