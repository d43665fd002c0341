import type { MatchStatus } from './match-status.ts';

/** What the widget of the sign-in screen takes as live (spec 000 §9). */
export const widgetStatuses: readonly MatchStatus[] = ['LIVE', '1H', '2H', 'HT'];

/** Matches the widget shows (spec 000 §9). */
export const WIDGET_MATCHES = 5;

/** Minutes between two refreshes of the scores (spec 000 §9). */
export const SCORES_REFRESH_MINUTES = 5;

/** Highlights that are shown, and minutes between two refreshes of them (spec 001 §9, 000 §9). */
export const MOST_HIGHLIGHTS = 12;
export const HIGHLIGHTS_REFRESH_MINUTES = 30;

/** Minutes for which the details of a match are taken as they are (spec 001 §9). */
export const MATCH_DETAILS_MINUTES = 5;
