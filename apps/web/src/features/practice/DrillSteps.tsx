import type { Drill } from '@touchline/domain';
import { m } from '@touchline/messages';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import css from './DrillSteps.module.css';

interface DrillStepsProps {
  readonly drill: Drill;
  /** Short and bold, as large as there is room: to be read at one look. Else as other texts are. */
  readonly brief?: boolean;
  /** How it is set up and what is counted, for who knows the rest. Default false. */
  readonly isKnown?: boolean;
}

/** The steps of a drill, each with its number. */
export function DrillSteps({ drill, brief = false, isKnown = false }: DrillStepsProps) {
  const steps: readonly string[] = drillInstructions[drill.id].instructions;
  return (
    <ol className={brief ? css['brief'] : css['text']} {...(brief && { 'aria-label': m.practice_steps_title() })}>
      {steps.filter((_, place) => !isKnown || place === 0 || place === steps.length - 1).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
