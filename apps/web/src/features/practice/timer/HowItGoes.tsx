import type { Drill } from '@touchline/domain';
import { m } from '@touchline/messages';
import { drillTexts } from '@touchline/messages/drill-texts';
import css from './HowItGoes.module.css';

/** A drill in a glance: its steps, numbered and short. */
export function HowItGoes({ drill }: { readonly drill: Drill }) {
  return (
    <ol className={css['steps']} aria-label={m.practice_steps_title()}>
      {drillTexts[drill.id].instructions.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
