import type { Drill } from '@touchline/domain';
import { m } from '@touchline/messages';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import css from './DrillSteps.module.css';

/** Of a drill that is known, so many of the first steps: how it is set up, and what is done. */
const FIRST = 2;

interface DrillStepsProps {
  readonly drill: Drill;
  /** Short and bold, as large as there is room: to be read at one look. Else as other texts are. */
  readonly brief?: boolean;
  /** How it is set up, what is done and what is counted, for who knows the rest. Default false. */
  readonly isKnown?: boolean;
}

/** The steps of a drill, each with its number. */
export function DrillSteps({ drill, brief = false, isKnown = false }: DrillStepsProps) {
  const steps: readonly string[] = drillInstructions[drill.id].instructions;
  return (
    <ol className={brief ? css['brief'] : css['text']} {...(brief && { 'aria-label': m.practice_steps_title() })}>
      {steps.filter((_, place) => !isKnown || place < FIRST || place === steps.length - 1).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
