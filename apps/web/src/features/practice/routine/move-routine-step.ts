import type { RoutineForm } from '@touchline/domain';

/** A drill in the editor, with a number of its own: the same drill may come twice. */
export type EditorStep = RoutineForm['steps'][number] & { readonly key: number };

/** The steps with one of them moved by so many places; unchanged where there is no such place. */
export function moved<Step>(steps: readonly Step[], index: number, by: number): readonly Step[] {
  const step = steps[index];
  const to = index + by;
  if (step === undefined || to < 0 || to >= steps.length) return steps;
  return steps.toSpliced(index, 1).toSpliced(to, 0, step);
}
