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

/** The line under the welcome at an hour of the player's clock, 0 to 23: hello, level and experience once they are known. */
export function greetingAt(hour: number, stats: Stats | undefined): string {
  const words = hello[partOfDay(hour)]();
  if (stats === undefined) return words;
  return m.app_greeting_with_level({
    greeting: words,
    level: stats.level,
    experience: numberText(stats.totalExperience),
  });
}
