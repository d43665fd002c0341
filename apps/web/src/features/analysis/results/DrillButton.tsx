import type { Drill } from '@touchline/domain';
import { m } from '@touchline/messages';
import { drillNames } from '@touchline/messages/drill-names';
import { Button, type ButtonProps } from '../../../ui/button/Button.tsx';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';

export interface OfferedDrill {
  /** Whether it keeps up what went well or works on what did not. */
  readonly kind: 'strength' | 'improvement';
  /** Undefined where it is offered elsewhere: there is no button then. */
  readonly drill: Drill | undefined;
  readonly onDrill: (drillId: string) => void;
}

/** Goes to practice with the drill for a finding. */
export function DrillButton({ kind, drill, onDrill, ...look }: OfferedDrill & Pick<ButtonProps, 'size' | 'variant' | 'wide'>) {
  if (drill === undefined) return null;
  const name = drillNames[drill.id];
  return (
    <Button icon={<PlayIcon size={18} />} onClick={() => onDrill(drill.id)} {...look}>
      {kind === 'strength' ? m.results_finding_go_on({ drill: name }) : m.results_finding_drill({ drill: name })}
    </Button>
  );
}
