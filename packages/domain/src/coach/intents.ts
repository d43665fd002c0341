/** What a player can want of the coach: each has words of its own in `@touchline/messages`. */
export const coachIntents = [
  'analyse_practice',
  'improve_skill',
  'motivation',
  'which_drill',
  'drill_technique',
  'my_numbers',
  'last_practice',
  'records',
  'plan_day',
  'plan_week',
  'little_time',
  'no_wall',
  'no_ball',
  'rain',
  'bored',
  'too_hard',
  'too_easy',
  'warm_up',
  'injury',
  'food_sleep',
  'nerves',
  'weak_foot',
  'bad_day',
  'rewards_levels',
  'app_help',
  'thanks',
  'greeting',
  'joke',
  'who_are_you',
  'off_topic',
  'other_language_unsupported',
  'form_analysis',
  'matches',
  'team_mates',
] as const;
export type CoachIntent = (typeof coachIntents)[number];

/** The languages in which the coach understands a question. */
export const coachLanguages = ['en', 'de', 'es', 'fr', 'pt'] as const;
export type CoachLanguage = (typeof coachLanguages)[number];
