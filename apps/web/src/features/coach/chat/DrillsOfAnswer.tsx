import type { CoachAnswerBody } from '@touchline/contracts';
import { findDrill } from '@touchline/domain';
import { m } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { Button } from '../../../ui/button/Button.tsx';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { SmallDrillDiagram } from '../../drills/index.ts';
import css from './Message.module.css';
import { unbrokenAmounts } from './no-break-spaces.ts';

interface DrillsOfAnswerProps {
  /** The next session as it was said; null where none was. */
  readonly next: string | null;
  readonly drills: CoachAnswerBody['structured']['recommended_drills'];
  readonly onOpen: (drillId: string, minutes?: number) => void;
}

/** What an answer leads to: the next session as the one large button, and the other drills that open. */
export function DrillsOfAnswer({ next, drills: [first, ...others], onOpen }: DrillsOfAnswerProps) {
  if (next === null && first === undefined) return null;
  return (
    <footer className={css['foot']}>
      {first === undefined ? <p>{next}</p> : <NextStep words={next} id={first.id} drill={nameOf(first)} onOpen={() => onOpen(first.id, first.minutes)} />}
      {others.length === 0 ? null : (
        <ul className={css['drills']} aria-label={m.coach_drills_title()}>
          {others.map((drill) => (
            <li key={drill.id}>
              <Button size="sm" icon={<PlayIcon size={18} />} onClick={() => onOpen(drill.id, drill.minutes)}>
                {m.coach_drill_open({ drill: nameOf(drill) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}

interface NextStepProps {
  /** The step as it was said; null where only a drill was named. */
  readonly words: string | null;
  readonly id: string;
  readonly drill: string;
  readonly onOpen: () => void;
}

/** The next session as one button beside a picture of its drill: what was said of it is its label, and the drill is named once. */
function NextStep({ words, id, drill, onOpen }: NextStepProps) {
  const name = m.coach_drill_open({ drill });
  const shown = findDrill(id);
  const isNamed = words?.includes(drill) ?? false;
  return (
    <div className={css['step']}>
      {shown === undefined ? null : (
        <span className={css['picture']} aria-hidden="true">
          <SmallDrillDiagram drill={shown} isDrawnAtOnce />
        </span>
      )}
      <Button variant="primary" icon={<PlayIcon size={22} />} className={css['next'] ?? ''} onClick={onOpen}>
        {isNamed ? <VisuallyHidden>{name}. </VisuallyHidden> : <span className={css['open']}>{name}</span>}
        {words === null ? null : unbrokenAmounts(words.replace(/\.$/, ''))}
      </Button>
    </div>
  );
}

const nameOf = ({ id, name }: { readonly id: string; readonly name: string }): string => (findDrill(id) === undefined ? name : drillName(id));
