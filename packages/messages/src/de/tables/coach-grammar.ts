import type { AnalysisType, ResultLabel } from '@touchline/domain';

/** How the coach puts its sentences together in this language. */
export const coachGrammar = {
  /** The code of the language. */
  language: 'de',
  decimalSign: ',',
  thousandsSign: '.',
  /** A day of a year, and when something was that was done on it. */
  dateInMonth: '{day}.',
  date: '{day}. {month}',
  onDay: 'am {day}',
  /** What is counted, with what it is called where there is one of it. */
  singulars:
    'Tage: Tag, Tagen: Tag, Trainingstage: Trainingstag, Trainingstagen: Trainingstag, Einheiten: Einheit, Minuten: Minute, Übungen: Übung, Kontakte: Kontakt, Pässe: Pass, Läufe: Lauf, Tore: Tor, Tricks: Trick, Annahmen: Annahme, Drehungen: Drehung, Stunden: Stunde, Spieler: Spieler',
  /** What is earned or counted, in a sentence. */
  earned: { experience: 'XP', tokens: 'Token', sessions: 'Einheiten', days: 'Tage' },
  measures: { minutes: '{count} Minuten', sessions: '{count} Einheiten', days: '{count} Tage', experience: '{count} XP', tokens: '{count} Token', result: '{count} {label}' },
  ofDrill: ' bei {drill}',
  /** The parts of a sum of XP. */
  sumBase: '{count} Einheiten {base}',
  sumResult: 'Ergebnisse {result}',
  sumLength: 'zehn oder fünfzehn Minuten {length}',
  sumMore: 'empfohlen {more}',
  levelGoal: 'Level {level}',
  earnedGoal: '{count} {unit}',
  badgeGoal: 'zum Abzeichen {badge}',
  drillPays: '{drill} mit {best} bringt {more} {unit} dazu',
  lengthPays: '{times} × {minutes} Minuten geben {times} × {each} = {sum} {unit}',
  and: 'und',
  or: 'oder',
  today: 'heute',
  yesterday: 'gestern',
  tomorrow: 'morgen',
  daysAgo: 'vor {days} Tagen',
  monthsAgo: 'vor etwa {months} Monaten',
  quoted: '„{text}“',
  /** In quotes: names like „Schwacher Fuß“ would need an ending in a sentence. */
  drill: '„{drill}“',
  drillOfMinutes: '{drill} {minutes} Minuten',
  easyDrill: '{drill}, nur ganz locker',
  drillOfLevel: '{drill} (Level {level})',
  drillWithResult: '{drill} mit {result}',
  drillUncounted: '{drill} (nicht gezählt)',
  uncounted: 'nicht gezählt',
  drillWithBest: '{drill} {result}',
  drillWithLastAndBest: '{drill} zuletzt {last}, Bestwert {best}',
  drillWithCount: '{drill} ({result} {label})',
  /** In the place of a drill where none is named: after „zu“, and as what is done. */
  anyDrill: 'so einer Übung',
  aDrill: 'eine Übung',
  /** In the place of a skill that has no name, and of a type of analysis. */
  thatSkill: 'das',
  thisSkill: 'das',
  anyAnalysis: 'Video',
} as const;

/** The days of a week, Monday first. */
export const coachWeekdays: readonly string[] = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

/** The months of a year, January first. */
export const coachMonths: readonly string[] = ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'];

/** A side in „deinen {foot} Fuß“ and „mit deinem {foot} Fuß“, and what a player is called by it. */
export const coachFeet = { left: 'linken', right: 'rechten' } as const;
export const coachFooted = { left: 'Linksfuß', right: 'Rechtsfuß' } as const;

/** What the result of a drill counts. */
export const coachResultLabels: Readonly<Record<ResultLabel, string>> = {
  touches: 'Kontakte',
  passes: 'Pässe',
  runs: 'Läufe',
  goals: 'Tore',
  moves: 'Tricks',
  controls: 'Annahmen',
  turns: 'Drehungen',
};

/** A skill that a video was reviewed for. */
export const coachAnalysisNames: Readonly<Record<AnalysisType, string>> = {
  shooting: 'Schuss',
  passing: 'Passen',
  dribbling: 'Dribbling',
  defending: 'Abwehr',
  goalkeeping: 'Torwart',
  juggling: 'Jonglieren',
  turns: 'Drehungen',
  heading: 'Kopfball',
  crossAndFinish: 'Flanke und Abschluss',
  setpiece: 'Standard',
  general: 'Allgemeine Bewegung',
};
