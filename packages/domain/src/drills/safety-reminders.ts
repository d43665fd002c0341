/** What a player is told before every session, and by the coach, in the order in which it is shown: what matters most first. */
export const safetyReminders = ['hurt', 'head', 'water', 'space'] as const;
export type SafetyReminderId = (typeof safetyReminders)[number];
