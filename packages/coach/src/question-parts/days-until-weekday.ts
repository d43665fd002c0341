import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { weekdayIn } from '../text/weekday-names.ts';
import { hurts } from '../topics/find-topic.ts';
import { some } from './whole-word-pattern.ts';

const MOST_WORDS = 12;
const UNTIL = some('how (?:long|many (?:days?|sleeps?|nights?|more days|more sleeps))(?: \\w+){0,4} (?:till?|til|until|untill|to|before|away)', 'how (?:long|far|many days) (?:away )?is', '(?:days|sleeps) (?:till?|until|to|left)', 'how long (?:till?|until|to)', 'when(?:s| is) (?:it )?(?:mon|tues|wednes|thurs|fri|satur|sun)day', '(?:wie lange?|wie ?viele? tage|wie oft(?: \\w+)? schlafen|wie ?viele? (?:mal|nachte))(?: \\w+){0,4} (?:bis|zum|dauert)', 'wie ?oft (?:muss ich )?noch schlafen', '(?:wann|in wie ?vielen tagen) ist (?:wieder |der |endlich )*(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)');
const OTHERWISE = some('should', 'shall', 'soll\\w*', 'practi[cs]e\\w*', 'train\\w*', 'play', 'heal\\w*', 'better', 'rest', 'minutes?', 'hours?', 'streak', 'serie', 'level', 'xp', 'plan', 'sleep (?:before|on|every|each)', 'hours of sleep', 'trainier\\w*', 'uben', 'pause', 'minuten', 'stunden');

/** How long it is until a day of the week, in any talk; null for all else. */
export function daysUntilWeekday(question: Question): Understood | null {
  const { raw, words, language } = question;
  const text = raw.join(' ');
  if ((language !== 'en' && language !== 'de') || raw.length > MOST_WORDS || !UNTIL.test(text) || OTHERWISE.test(text) || hurts(raw, words) || weekdayIn(text) === null) return null;
  return understoodAs(question, 'thanks', { sureness: 1, drillId: null, skill: null, words: raw, act: { kind: 'talkLine', line: 'daysUntilWeekday' } });
}
