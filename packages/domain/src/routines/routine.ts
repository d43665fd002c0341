/** A routine: two to five drills in a row, with a rest between, that a player has put together and given a name. */
import { findDrill } from '../drills/drill-catalogue.ts';
import { sides, type Side } from '../drills/drill-types.ts';
import { oneLine } from '../profile-fields.ts';
import { sessionLimits } from '../session-limits.ts';

export const routineLimits = {
  minDrills: 2,
  maxDrills: 5,
  /** Letters of its name. */
  maxName: 40,
  /** How many a player may make. */
  maxRoutines: 10,
} as const;

/** The rests to choose from, in seconds. */
export const restChoices = [15, 30, 60, 90, 120] as const;
export type RestSeconds = (typeof restChoices)[number];
/** The rest that a new routine begins with, in seconds. */
export const defaultRest: RestSeconds = 30;

/** One drill of a routine. */
export interface RoutineStep {
  readonly drillId: string;
  readonly side: Side;
  readonly minutes: number;
}

export interface Routine {
  readonly id: string;
  readonly name: string;
  readonly steps: readonly RoutineStep[];
  /** Between one drill and the next, in seconds. */
  readonly restSeconds: RestSeconds;
}

/** What a player has chosen of a routine that is not saved yet. Null minutes stand for an empty field. */
export interface RoutineForm extends Pick<Routine, 'name' | 'restSeconds'> {
  readonly steps: readonly (Omit<RoutineStep, 'minutes'> & { readonly minutes: number | null })[];
}

export type RoutineProblem = 'noName' | 'nameTooLong' | 'tooFewDrills' | 'tooManyDrills' | 'minutes';

/** Everything that keeps a form from being a routine, in the order of its fields; empty where nothing does. */
export function routineProblems({ name, steps }: RoutineForm): RoutineProblem[] {
  const letters = nameLength(name);
  return [
    ...(letters === 0 ? ['noName' as const] : []),
    ...(letters > routineLimits.maxName ? ['nameTooLong' as const] : []),
    ...(steps.length < routineLimits.minDrills ? ['tooFewDrills' as const] : []),
    ...(steps.length > routineLimits.maxDrills ? ['tooManyDrills' as const] : []),
    ...(steps.every(({ minutes }) => isSessionMinutes(minutes)) ? [] : ['minutes' as const]),
  ];
}

/** The routine that a form makes; null where something of it is wrong. */
export function routineOf(id: string, form: RoutineForm): Routine | null {
  return routineIn({ ...form, id, name: oneLine(form.name) });
}

/** The routine in a value of any shape; null where it is none that could be practised. */
export function routineIn(value: unknown): Routine | null {
  const { id, name, steps, restSeconds } = fieldsOf(value);
  const rest = restChoices.find((choice) => choice === restSeconds);
  if (typeof id !== 'string' || id === '' || typeof name !== 'string' || rest === undefined || !Array.isArray(steps)) return null;
  const kept = steps.map(stepIn).filter((step) => step !== null);
  const routine = { id, name, steps: kept, restSeconds: rest };
  return kept.length === steps.length && name === oneLine(name) && routineProblems(routine).length === 0 ? routine : null;
}

/** How long a routine lasts without its countdowns, in seconds. */
export function routineSeconds({ steps, restSeconds }: Pick<Routine, 'steps' | 'restSeconds'>): number {
  const practised = steps.reduce((sum, { minutes }) => sum + minutes * 60, 0);
  return practised + restSeconds * Math.max(0, steps.length - 1);
}

/** Whether a session may last so long (minutes). */
export function isSessionMinutes(minutes: unknown): minutes is number {
  return Number.isInteger(minutes) && Number(minutes) >= sessionLimits.minMinutes && Number(minutes) <= sessionLimits.maxMinutes;
}

function stepIn(value: unknown): RoutineStep | null {
  const { drillId, side, minutes } = fieldsOf(value);
  const chosen = sides.find((candidate) => candidate === side);
  if (typeof drillId !== 'string' || findDrill(drillId) === undefined || chosen === undefined || !isSessionMinutes(minutes)) return null;
  return { drillId, side: chosen, minutes };
}

function nameLength(name: string): number {
  return Array.from(oneLine(name) ?? '').length;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
