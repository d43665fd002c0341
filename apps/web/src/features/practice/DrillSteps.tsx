import type { Drill } from '@touchline/domain';
import { m } from '@touchline/messages';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import css from './DrillSteps.module.css';

interface DrillStepsProps {
  readonly drill: Drill;
  /** Short and bold, as large as there is room: to be read in a glance. Else as other texts are. */
  readonly glance?: boolean;
}

/** The steps of a drill, each with its number. */
export function DrillSteps({ drill, glance = false }: DrillStepsProps) {
  return (
    <ol className={glance ? css['glance'] : css['text']} {...(glance && { 'aria-label': m.practice_steps_title() })}>
      {drillInstructions[drill.id].instructions.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
