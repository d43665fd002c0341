/** The languages in which the coach understands a question. */
export const coachLanguages = ['en', 'de', 'es', 'fr', 'pt'] as const;
export type CoachLanguage = (typeof coachLanguages)[number];
