import type { AnalysisType, ResultLabel } from '@touchline/domain';

/** How the coach puts its sentences together in this language. */
export const coachGrammar = {
  /** The code of the language. */
  language: 'en',
  decimalSign: '.',
  thousandsSign: ',',
  /** A day of a year, and when something was that was done on it. */
  dateInMonth: '{day}',
  date: '{day} {month}',
  onDay: 'on {day}',
  /** What is counted, with what it is called where there is one of it. */
  singulars:
    'days: day, practice days: practice day, sessions: session, minutes: minute, tokens: token, touches: touch, passes: pass, runs: run, goals: goal, moves: move, controls: control, turns: turn, packs: pack, places: place, drills: drill, hours: hour, players: player',
  /** What is earned or counted, in a sentence. */
  earned: { experience: 'XP', tokens: 'tokens', sessions: 'sessions', days: 'days' },
  measures: { minutes: '{count} minutes', sessions: '{count} sessions', days: '{count} days', experience: '{count} XP', tokens: '{count} tokens', result: '{count} {label}' },
  ofDrill: ' in {drill}',
  /** The parts of a sum of XP. */
  sumBase: '{count} sessions {base}',
  sumResult: 'results {result}',
  sumLength: 'ten or fifteen minutes {length}',
  sumMore: 'recommended {more}',
  levelGoal: 'level {level}',
  earnedGoal: '{count} {unit}',
  badgeGoal: 'the badge {badge}',
  drillPays: '{drill} with {best} brings {more} {unit} on top',
  lengthPays: '{times} × {minutes} minutes give {times} × {each} = {sum} {unit}',
  and: 'and',
  or: 'or',
  today: 'today',
  yesterday: 'yesterday',
  tomorrow: 'tomorrow',
  daysAgo: '{days} days ago',
  monthsAgo: 'about {months} months ago',
  quoted: '“{text}”',
  /** The name of a drill in a sentence. */
  drill: '{drill}',
  drillOfMinutes: '{drill} {minutes} minutes',
  easyDrill: '{drill}, just a few easy touches',
  drillOfLevel: '{drill} (level {level})',
  drillWithResult: '{drill} with {result}',
  drillUncounted: '{drill} (not counted)',
  /** In the place of a result where nothing was counted. */
  uncounted: 'not counted',
  drillWithBest: '{drill} {result}',
  drillWithCount: '{drill} {result} {label}',
  drillWithLastAndBest: '{drill} {last} last time, {best} at best',
  /** In the place of a drill where none is named. */
  anyDrill: 'any drill',
  aDrill: 'a drill',
  /** In the place of a skill that has no name, and of a type of analysis. */
  thatSkill: 'that',
  thisSkill: 'it',
  anyAnalysis: 'video',
} as const;

/** The days of a week, Monday first. */
export const coachWeekdays: readonly string[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The months of a year, January first. */
export const coachMonths: readonly string[] = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** A side in "your {foot} foot", and what a player is called by it. */
export const coachFeet = { left: 'left', right: 'right' } as const;
export const coachFooted = { left: 'left', right: 'right' } as const;

/** What the result of a drill counts. */
export const coachResultLabels: Readonly<Record<ResultLabel, string>> = {
  touches: 'touches',
  passes: 'passes',
  runs: 'runs',
  goals: 'goals',
  moves: 'moves',
  controls: 'controls',
  turns: 'turns',
};

/** A skill that a video was reviewed for. */
export const coachAnalysisNames: Readonly<Record<AnalysisType, string>> = {
  shooting: 'shooting',
  passing: 'passing',
  dribbling: 'dribbling',
  defending: 'defending',
  goalkeeping: 'goalkeeping',
  juggling: 'juggling',
  turns: 'turns',
  heading: 'heading',
  crossAndFinish: 'cross and finish',
  setpiece: 'set piece',
  general: 'general',
};
