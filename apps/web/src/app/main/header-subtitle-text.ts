import type { Stats } from '@touchline/contracts';
import { partOfDay, type PartOfDay } from '@touchline/domain';
import { m, numberText } from '@touchline/messages';

const hello: Readonly<Record<PartOfDay, () => string>> = {
  morning: m.app_greeting_morning,
  afternoon: m.app_greeting_afternoon,
  evening: m.app_greeting_evening,
};

/** Level and experience; nothing while they are not known. */
export function levelLine(stats: Stats | undefined): string | undefined {
  return stats && m.app_level_and_experience({ level: stats.level, experience: numberText(stats.totalExperience) });
}

/** What the profile itself does not say: experience and days; nothing before the first drill. */
export function experienceAndDays(stats: Stats | undefined): string | undefined {
  if (stats === undefined || stats.totalSessions === 0) return undefined;
  const { totalExperience, practiceDays } = stats;
  const days = `${numberText(practiceDays)} ${m.app_purse_days({ count: practiceDays })}`;
  return m.app_experience_and_days({ experience: numberText(totalExperience), days });
}

/**
 * The line under the dashboard's welcome at an hour of the player's clock, 0 to 23: hello, and after the first drill
 * what the dashboard's own numbers do not say, experience and drills.
 */
export function greetingAt(hour: number, stats: Stats | undefined): string {
  const words = hello[partOfDay(hour)]();
  if (stats === undefined || stats.totalSessions === 0) return words;
  const { totalExperience, totalSessions } = stats;
  const drills = `${numberText(totalSessions)} ${m.app_purse_drills({ count: totalSessions })}`;
  return m.app_greeting_with_totals({ greeting: words, experience: numberText(totalExperience), drills });
}
