import { addDays, monthStart, weekday, weekStart, type PracticeDay } from '@touchline/domain';

/** A stretch of time as it is named; which days that is depends on today. */
export type TimeSpan =
  | { readonly kind: 'today' | 'yesterday' | 'thisWeek' | 'lastWeek' | 'thisMonth' | 'lastMonth' | 'thisYear' | 'lastYear' | 'all' }
  /** The latest day of that name, Sunday being 0. */
  | { readonly kind: 'weekday'; readonly weekday: number; readonly isBeforeToday: boolean }
  /** The latest month of that number unless the year is said. */
  | { readonly kind: 'month'; readonly month: number; readonly year: number | null }
  | { readonly kind: 'date'; readonly month: number; readonly day: number }
  | { readonly kind: 'daysAgo'; readonly days: number }
  | { readonly kind: 'lastDays'; readonly days: number }
  /** A whole week or month of the calendar that is so many back: 2 for the week before last. */
  | { readonly kind: 'weeksAgo'; readonly weeks: number }
  | { readonly kind: 'monthsAgo'; readonly months: number }
  /** The latest Saturday and Sunday. */
  | { readonly kind: 'weekend' }
  /** The latest day of that number: “the 20th”. */
  | { readonly kind: 'dayOfMonth'; readonly day: number }
  /** From the first day of another stretch until today. */
  | { readonly kind: 'since'; readonly start: Exclude<TimeSpan, { readonly kind: 'since' | 'all' }> };

const THIS = '(?:this|the current|dies\\w*|aktuell\\w*)';
const LAST = '(?:last|lst|las|past|previous|prev|letzt\\w*|letzen|vorig\\w*|vergangen\\w*)';
type NamedSpan = 'today' | 'yesterday' | 'thisWeek' | 'lastWeek' | 'thisMonth' | 'lastMonth' | 'thisYear' | 'lastYear' | 'all';
const NAMED: readonly (readonly [RegExp, NamedSpan])[] = [
  [/\b(?:today|tday|todays|2day|heute|heut)\b/, 'today'],
  [/\b(?:y\w{0,2}s\w{0,2}t\w{0,2}r?days?|ydays?|yest|gestern|gestan)\b/, 'yesterday'],
  [new RegExp(`\\b${THIS} (?:week|wek|weak|woche)\\b`), 'thisWeek'],
  [new RegExp(`\\b${LAST} (?:week|wek|weeks|weak|woche)\\b|\\bthe week before\\b|\\bwoche davor\\b`), 'lastWeek'],
  [new RegExp(`\\b${THIS} (?:month|mounth|munth|monat)\\b`), 'thisMonth'],
  [new RegExp(`\\b${LAST} (?:month|mounth|munth|monat)\\b|\\bthe month before\\b`), 'lastMonth'],
  [new RegExp(`\\b${THIS} (?:year|jahr)\\b`), 'thisYear'],
  [new RegExp(`\\b${LAST} (?:year|jahr)\\b`), 'lastYear'],
  [/\b(?:in (?:total|all)|altogether|all together|all time|overall|ever|so far|insgesamt|gesamt|bisher|zusammen|alles in allem|jemals)\b/, 'all'],
  [/\b(?:hoy|aujourdhui|hoje)\b/, 'today'],
  [/\b(?:ayer|ontem)\b/, 'yesterday'],
  [/\b(?:esta semana|cette semaine|n?essa semana)\b/, 'thisWeek'],
  [/\b(?:semana (?:pasada|passada)|semaine (?:derniere|passee)|la (?:pasada|derniere|passee)|a passada)\b/, 'lastWeek'],
  [/\b(?:este mes|ce mois|n?esse mes)\b/, 'thisMonth'],
  [/\b(?:mes (?:pasado|passado)|mois (?:dernier|passe))\b/, 'lastMonth'],
  [/\b(?:en total|au total|no total|en tout)\b/, 'all'],
];

/** How the months begin; of those that are other words too, the whole name behind a preposition. */
const MONTHS: readonly RegExp[] = [
  /(?:jan|janu\w*|jann\w*|enero|janvier|janeiro)/,
  /(?:feb|febr?u?\w*|fevrier|fevereiro)/,
  /(?:march|marz|maerz|mrz|marzo|mars|marco)/,
  /(?:apr|apri\w*|abril|avril)/,
  /(?:may|mai|mayo|maio)/,
  /(?:june?|juni|junio|juin|junho)/,
  /(?:july?|juli|julio|juillet|julho)/,
  /(?:aug|augus\w*|agosto|aout)/,
  /(?:sept?|septi?e?m\w*|setembro)/,
  /(?:oct|octo?b?\w*|ocot\w*|okt|okto\w*|outubro)/,
  /(?:nov|novi?e?m\w*)/,
  /(?:dec|dece?m\w*|dez|dezem\w*|diciem\w*)/,
];
const BEHIND = '(?:in|im|en|em|during|for|of|from|this|last|since|seit|von|vom|letzten?|diesen) ';
const MONTH_PATTERNS = MONTHS.map((month) => new RegExp(`\\b${BEHIND}${month.source}(?: (20\\d\\d))?\\b|\\b${month.source}(?: (20\\d\\d))?$`));
const DATE_PATTERNS = MONTHS.map((month) => new RegExp(`\\b(?:(\\d{1,2}) ?(?:st|nd|rd|th|ter|ten)? (?:of )?${month.source}|${month.source} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?)\\b`));
/** These by themselves are other words more often than months. */
const ALONE_NO_MONTH = /\b(?:may|march|mar|jan|juli)$/;

/** How the days of a week are called, Sunday first, as the app counts them. */
const WEEKDAYS: readonly RegExp[] = [/\b(?:sundays?|sonntags?)\b/, /\b(?:mondays?|montags?)\b/, /\b(?:tuesdays?|teusday|dienstags?)\b/, /\b(?:wed\w*sdays?|wensday|mittwochs?)\b/, /\b(?:thu\w*sdays?|donnerstags?)\b/, /\b(?:fridays?|freitags?)\b/, /\b(?:sat\w*rdays?|samstags?|sonnabends?)\b/];
const MOST_DAYS = 366;

const COUNT_WORDS: readonly string[] = ['one|a|eine?[nrm]?', 'two|couple of|zwei', 'three|drei', 'four|vier', 'five|funf', 'six|sechs', 'seven|sieben', 'eight|acht', 'nine|neun', 'ten|zehn'];
const COUNT = `(\\d{1,3}|${COUNT_WORDS.join('|')})`;
const countOf = (said: string): number => {
  const at = COUNT_WORDS.findIndex((words) => new RegExp(`^(?:${words})$`).test(said));
  return at < 0 ? Number(said) : at + 1;
};
const UNIT_DAYS: readonly (readonly [RegExp, number])[] = [[/^(?:day|tag)/, 1], [/^(?:week|woche)/, 7], [/^(?:month|monat)/, 30]];
const UNITS = '(days?|tage?n?|weeks?|wochen?|months?|monate?n?)';
const LAST_FEW = new RegExp(`\\b${LAST} (?:couple of )?${COUNT} ${UNITS}\\b|\\b(?:in|over|within|during) the (?:last|past) ${COUNT} ${UNITS}\\b`);
const BACK = new RegExp(`\\b${COUNT} (weeks?|months?) (?:ago|back)\\b|\\bvor ${COUNT} (wochen?|monate?n?)\\b`);
const WEEK_BEFORE_LAST = /\b(?:the )?(?:week before (?:the )?last|weekbefore last|vorletzte[nrs]? woche|vorvorige[nrs]? woche)(?: (?:one|week))?\b|\b(?:the )?(?:one|week) before last week\b/;
const MONTH_BEFORE_LAST = /\b(?:the )?month before (?:the )?last\b|\b(?:vorletzte[nrs]?|vorvorige[nrs]?) monat\b/;
const LATELY = /\b(?:lately|recently|these days|in (?:der )?letzter? zeit|neuerdings|die letzte zeit)\b/;
const DAYS_OF_LATELY = 14;
const WEEKEND = /\b(?:on |at |over )?(?:the |this |last )?weekend\b|\b(?:am |letztes |dieses )?wochenende\b/;
const SINCE = /\b(?:since|seit|starting) (?:the start of |the beginning of |anfang (?:des |der |von )?|beginn (?:des |der |von )?|dem |der |the )*(.+)$/;
/** From a day until now. */
const UP_TO_NOW = /\b(?:between|from|zwischen|von|vom) ((?:\w+ ){1,3})(?:and|until|till|to|up to|und|bis) (?:now|today|jetzt|heute)\b|\b(?:von|ab) (\w+) an\b/;
const DAY_OF_MONTH = /\b(?:the )?(\d{1,2})(?:st|nd|rd|th)\b|\b(?:am|dem|den) (\d{1,2})(?:ten|te)?\b(?! (?:min\w*|tag\w*|einheit\w*|mal|sek\w*|xp|token\w*|level|wochen?|jahr\w*))/;
const SINCE_WEEK = /\bsince (?:the )?(?:start|beginning) of (?:the|this) week\b|\bseit (?:anfang|beginn) der woche\b/;

/** The stretch of time that a text (in plain words) names; null where it names none. */
export function timeSpanIn(text: string): TimeSpan | null {
  if (SINCE_WEEK.test(text)) return { kind: 'thisWeek' };
  const upToNow = UP_TO_NOW.exec(text);
  if (upToNow !== null) return timeSpanIn(text.replace(UP_TO_NOW, `since ${upToNow[1] ?? upToNow[2] ?? ''} `).trim());
  const since = SINCE.exec(text)?.[1];
  const start = since === undefined ? null : plainSpanIn(`in ${since}`);
  const dayOnly = since === undefined ? null : /^(\d{1,2})\b(?! (?:days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?|min\w*))/.exec(since);
  if (dayOnly !== null && Number(dayOnly[1]) >= 1 && Number(dayOnly[1]) <= 31 && (start === null || start.kind === 'dayOfMonth')) return { kind: 'since', start: { kind: 'dayOfMonth', day: Number(dayOnly[1]) } };
  if (start !== null && start.kind !== 'all' && start.kind !== 'since' && start.kind !== 'today') return { kind: 'since', start };
  return plainSpanIn(text);
}

/** Readers of a span that a text names, in their order: the first that finds one tells it. */
const READERS: ReadonlyArray<(text: string) => TimeSpan | null> = [
  severalUnits,
  (text) => (WEEK_BEFORE_LAST.test(text) ? { kind: 'weeksAgo', weeks: 2 } : null),
  (text) => (MONTH_BEFORE_LAST.test(text) ? { kind: 'monthsAgo', months: 2 } : null),
  unitsBack,
  (text) => (WEEKEND.test(text) ? { kind: 'weekend' } : null),
  (text) => (LATELY.test(text) ? { kind: 'lastDays', days: DAYS_OF_LATELY } : null),
  dateNamed,
  dayOfMonth,
  daysAgo,
  (text) => (/\bpast (?:week|wek)\b/.test(text) ? { kind: 'lastDays', days: 7 } : null),
  (text) => (/\bpast month\b/.test(text) ? { kind: 'lastDays', days: 30 } : null),
  weekdayNamed,
  (text) => {
    const named = NAMED.find(([pattern]) => pattern.test(text));
    return named === undefined || named[1] === 'all' ? null : { kind: named[1] };
  },
  namedMonth,
  (text) => (NAMED.some(([pattern]) => pattern.test(text)) ? { kind: 'all' } : null),
];

/** The same without what “since” says. */
function plainSpanIn(text: string): TimeSpan | null {
  for (const read of READERS) {
    const span = read(text);
    if (span !== null) return span;
  }
  return null;
}

/** "The last three weeks". */
function severalUnits(text: string): TimeSpan | null {
  const several = LAST_FEW.exec(text);
  const unit = several?.[2] ?? several?.[4];
  if (several === null || unit === undefined) return null;
  const days = countOf(several[1] ?? several[3] ?? '') * (UNIT_DAYS.find(([name]) => name.test(unit))?.[1] ?? 1);
  return days >= 1 ? { kind: 'lastDays', days: Math.min(days, MOST_DAYS) } : null;
}

/** "Two weeks ago". */
function unitsBack(text: string): TimeSpan | null {
  const back = BACK.exec(text);
  const unit = back?.[2] ?? back?.[4];
  if (back === null || unit === undefined) return null;
  const count = countOf(back[1] ?? back[3] ?? '');
  return unit.startsWith('w') ? { kind: 'weeksAgo', weeks: Math.min(count, 52) } : { kind: 'monthsAgo', months: Math.min(count, 24) };
}

/** "On 3 May". */
function dateNamed(text: string): TimeSpan | null {
  const dates = DATE_PATTERNS.map((pattern) => pattern.exec(text));
  const at = dates.findIndex((found) => found !== null);
  const day = Number(dates[at]?.[1] ?? dates[at]?.[2] ?? 0);
  return day >= 1 && day <= 31 ? { kind: 'date', month: at + 1, day } : null;
}

/** "On the 3rd". */
function dayOfMonth(text: string): TimeSpan | null {
  const [, ordinal, german] = DAY_OF_MONTH.exec(text) ?? [];
  const day = Number(ordinal ?? german ?? 0);
  return day >= 1 && day <= 31 ? { kind: 'dayOfMonth', day } : null;
}

/** "Four days ago", "the day before yesterday". */
function daysAgo(text: string): TimeSpan | null {
  const [, english, german] = /\b(\d{1,3}) days? ago\b|\bvor (\d{1,3}) tag(?:en)?\b/.exec(text) ?? [];
  const days = english ?? german;
  if (days !== undefined) return { kind: 'daysAgo', days: Number(days) };
  return /\bvorgestern\b|\bday before yesterday\b/.test(text) ? { kind: 'daysAgo', days: 2 } : null;
}

function weekdayNamed(text: string): TimeSpan | null {
  const weekday = WEEKDAYS.findIndex((name) => name.test(text));
  return weekday < 0 ? null : { kind: 'weekday', weekday, isBeforeToday: new RegExp(`\\b${LAST} `).test(text) };
}

/** "In May", "May 2025". */
function namedMonth(text: string): TimeSpan | null {
  const month = MONTH_PATTERNS.findIndex((pattern) => pattern.test(text));
  if (month < 0 || (ALONE_NO_MONTH.test(text) && !new RegExp(`\\b${BEHIND}\\w+$`).test(text))) return null;
  const year = /\b(20\d\d)\b/.exec(text)?.[1];
  return { kind: 'month', month: month + 1, year: year === undefined ? null : Number(year) };
}

/** The words that name a week, a month, a year or all there ever was; null where a text names none of these. */
export function spanTextIn(text: string): string | null {
  const pattern = [...NAMED.map(([named]) => named), ...MONTH_PATTERNS].find((one) => one.test(text));
  return pattern?.exec(text)?.[0] ?? null;
}

/** Names of months that are no other words. */
const PLAIN_MONTHS: readonly RegExp[] = [/\b(?:january|januar)\b/, /\b(?:february|februar)\b/, /\bmarz\b/, /\bapril\b/, /\bmai\b/, /\b(?:june|juni)\b/, /\b(?:july|juli)\b/, /\baugust\b/, /\bseptember\b/, /\b(?:october|oktober)\b/, /\bnovember\b/, /\b(?:december|dezember)\b/];
/** The month that a text names without a preposition, where two are compared. */
export function monthNamedIn(text: string): TimeSpan | null {
  const month = PLAIN_MONTHS.findIndex((name) => name.test(text));
  return month < 0 ? null : { kind: 'month', month: month + 1, year: null };
}

/** The stretch of the same kind right before one; null where that is not told. */
export function spanBefore(span: TimeSpan): TimeSpan | null {
  switch (span.kind) {
    case 'today':
      return { kind: 'yesterday' };
    case 'yesterday':
      return { kind: 'daysAgo', days: 2 };
    case 'daysAgo':
      return { kind: 'daysAgo', days: span.days + 1 };
    case 'thisWeek':
      return { kind: 'lastWeek' };
    case 'lastWeek':
      return { kind: 'weeksAgo', weeks: 2 };
    case 'weeksAgo':
      return { kind: 'weeksAgo', weeks: span.weeks + 1 };
    case 'thisMonth':
      return { kind: 'lastMonth' };
    case 'lastMonth':
      return { kind: 'monthsAgo', months: 2 };
    case 'monthsAgo':
      return { kind: 'monthsAgo', months: span.months + 1 };
    case 'thisYear':
      return { kind: 'lastYear' };
    case 'month':
      return { kind: 'month', month: span.month === 1 ? 12 : span.month - 1, year: span.year === null || span.month > 1 ? span.year : span.year - 1 };
    case 'all':
    case 'date':
    case 'dayOfMonth':
    case 'lastDays':
    case 'lastYear':
    case 'since':
    case 'weekday':
    case 'weekend':
      break;
  }
  return null;
}

/** What a stretch is compared with where only one is named: last week with this one. */
export function spanAgainst(span: TimeSpan): TimeSpan | null {
  switch (span.kind) {
    case 'yesterday':
    case 'daysAgo':
    case 'weekday':
    case 'date':
      return { kind: 'today' };
    case 'lastWeek':
    case 'weeksAgo':
      return { kind: 'thisWeek' };
    case 'lastMonth':
    case 'monthsAgo':
    case 'month':
      return { kind: 'thisMonth' };
    case 'lastYear':
      return { kind: 'thisYear' };
    case 'all':
    case 'dayOfMonth':
    case 'lastDays':
    case 'since':
    case 'thisMonth':
    case 'thisWeek':
    case 'thisYear':
    case 'today':
    case 'weekend':
      break;
  }
  return spanBefore(span);
}

const NAMES_OF_SPANS = [UP_TO_NOW, SINCE_WEEK, LAST_FEW, WEEK_BEFORE_LAST, MONTH_BEFORE_LAST, BACK, WEEKEND, LATELY, DAY_OF_MONTH, /\b\d{1,3} days? ago\b|\bvor \d{1,3} tag(?:en)?\b|\bvorgestern\b|\bday before yesterday\b/, /\b(?:the )?past (?:week|month)\b/, ...DATE_PATTERNS, ...NAMED.map(([named]) => named), ...MONTH_PATTERNS, ...PLAIN_MONTHS, ...WEEKDAYS].map(
  (pattern) => new RegExp(pattern.source, 'g'),
);

/** A text without the words that name its stretch of time. */
export function withoutSpan(text: string): string {
  const rest = NAMES_OF_SPANS.reduce((left, pattern) => left.replace(pattern, ' '), text);
  return rest.replace(/\b(?:since|seit|ab|starting|from|last|letzte[nrms]?|start|beginning|anfang|beginn|16th|\d+(?:st|nd|rd|th))\b/g, ' ').replace(/\s+/g, ' ').trim();
}

/** The days of a stretch, both included; `from` is null for all there ever were. */
export interface SpanDays {
  readonly from: PracticeDay | null;
  readonly until: PracticeDay;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const dayOf = (year: number, month: number, day: number): PracticeDay => `${year}-${twoDigits(month)}-${twoDigits(day)}` as PracticeDay;
const yearOf = (day: PracticeDay): number => Number(day.slice(0, 4));
const lastOfMonth = (first: PracticeDay): PracticeDay => addDays(monthStart(addDays(first, 31)), -1);
const earlier = (a: PracticeDay, b: PracticeDay): PracticeDay => (a < b ? a : b);

/** Which days are meant, seen from today; what is still to come belongs to none. */
export function daysOfSpan(span: TimeSpan, today: PracticeDay): SpanDays {
  const ofOneDay = (day: PracticeDay): SpanDays => ({ from: day, until: day });
  switch (span.kind) {
    case 'today':
      return ofOneDay(today);
    case 'yesterday':
      return ofOneDay(addDays(today, -1));
    case 'daysAgo':
      return ofOneDay(addDays(today, -span.days));
    case 'thisWeek':
      return { from: weekStart(today), until: today };
    case 'lastWeek':
      return { from: addDays(weekStart(today), -7), until: addDays(weekStart(today), -1) };
    case 'thisMonth':
      return { from: monthStart(today), until: today };
    case 'lastMonth': {
      const until = addDays(monthStart(today), -1);
      return { from: monthStart(until), until };
    }
    case 'thisYear':
      return { from: dayOf(yearOf(today), 1, 1), until: today };
    case 'lastYear':
      return { from: dayOf(yearOf(today) - 1, 1, 1), until: dayOf(yearOf(today) - 1, 12, 31) };
    case 'lastDays':
      return { from: addDays(today, 1 - span.days), until: today };
    case 'weeksAgo': {
      const from = addDays(weekStart(today), -7 * span.weeks);
      return { from, until: addDays(from, 6) };
    }
    case 'monthsAgo': {
      let from = monthStart(today);
      for (let month = 0; month < span.months; month += 1) from = monthStart(addDays(from, -1));
      return { from, until: lastOfMonth(from) };
    }
    case 'weekend': {
      // On a Saturday its Sunday is still to come.
      const saturday = addDays(today, -((weekday(today) + 1) % 7));
      return { from: saturday, until: earlier(addDays(saturday, 1), today) };
    }
    case 'dayOfMonth': {
      const ofMonth = (first: PracticeDay): PracticeDay => earlier(addDays(first, span.day - 1), lastOfMonth(first));
      const day = ofMonth(monthStart(today));
      return ofOneDay(day <= today ? day : ofMonth(monthStart(addDays(monthStart(today), -1))));
    }
    case 'since': {
      const { from } = daysOfSpan(span.start, today);
      return { from, until: today };
    }
    case 'weekday': {
      const back = (weekday(today) - span.weekday + 7) % 7;
      return ofOneDay(addDays(today, -(back === 0 && span.isBeforeToday ? 7 : back)));
    }
    case 'month': {
      const isThisYear = dayOf(yearOf(today), span.month, 1) <= today;
      const first = dayOf(span.year ?? (isThisYear ? yearOf(today) : yearOf(today) - 1), span.month, 1);
      return { from: first, until: earlier(lastOfMonth(first), today) };
    }
    case 'date': {
      // A day that the month does not have is the last one of it.
      const ofYear = (year: number): PracticeDay => earlier(dayOf(year, span.month, span.day), lastOfMonth(dayOf(year, span.month, 1)));
      const day = ofYear(yearOf(today));
      return ofOneDay(day <= today ? day : ofYear(yearOf(today) - 1));
    }
    case 'all':
      break;
  }
  return { from: null, until: today };
}
