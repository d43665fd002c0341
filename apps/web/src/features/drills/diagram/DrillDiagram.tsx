import { diagramForPractisedFoot } from '@touchline/domain';
import type { Drill, Side } from '@touchline/domain';
import { useMemo, useState, type CSSProperties } from 'react';
import { m } from '@touchline/messages';
import { drillNames } from '@touchline/messages/drill-names';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { MovingPictureIcon, StillPictureIcon } from '../../../ui/icons/still-and-moving-picture-icons.tsx';
import { useReducedMotion } from '../../../ui/motion/useReducedMotion.ts';
import { useMediaQuery } from '../../../ui/shell/useMediaQuery.ts';
import css from './DrillDiagram.module.css';
import { DiagramDrawing } from './DiagramDrawing.tsx';
import { frameOf, viewportOf } from './diagram-viewport.ts';
import { FootTouchIndicators } from './FootTouchIndicators.tsx';
import { turnToLandscape } from './turn-to-landscape.ts';
import { movementsOf } from './diagram-keyframes.ts';
import { useDiagramAnimation } from './useDiagramAnimation.ts';

/** A window with no room for a large drawing: a phone lying down. */
const LOW = '(max-height: 30rem)';

interface DrillDiagramProps {
  drill: Drill;
  /** The foot that is practised: shown alone, where the drill can be done with one foot. */
  side: Side;
  className?: string | undefined;
}

/**
 * A drill from above, in motion: the ball's way, the player, each touch and the foot it is made with. It can be
 * stopped; where less movement is wished it stands still, all touches shown, until the player starts it.
 */
export function DrillDiagram({ drill, side, className }: DrillDiagramProps) {
  const stillWished = useReducedMotion();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isLow = useMediaQuery(LOW);
  const playing = pressed ?? !stillWished;
  const drawn = useMemo(() => diagramForPractisedFoot(drill, side), [drill, side]);
  const diagram = useMemo(() => turnToLandscape(drawn), [drawn]);
  const viewport = useMemo(() => viewportOf(diagram, isLow ? 'small' : 'large'), [diagram, isLow]);
  const movements = useMemo(() => movementsOf(diagram), [diagram]);
  const root = useDiagramAnimation(movements, diagram.seconds, playing);

  return (
    <figure
      ref={root}
      className={classes(css['diagram'], className)}
      aria-label={m.drills_diagram({ drill: drillNames[drill.id] })}
      data-theme="dark"
      data-still={!playing || undefined}
      style={{ '--shape': frameOf(viewport) } as CSSProperties}
    >
      <div className={css['parts']} data-sides={viewport.leavesSides || undefined}>
        <DiagramDrawing diagram={diagram} viewport={viewport} className={css['picture']} />
        {diagram.touches.length === 0 ? null : <FootTouchIndicators diagram={diagram} />}
        <div className={css['control']}>
          <IconButton
            variant="board"
            label={playing ? m.drills_diagram_pause() : m.drills_diagram_play()}
            icon={playing ? <StillPictureIcon size={18} /> : <MovingPictureIcon size={18} />}
            onClick={() => setPressed(!playing)}
          />
        </div>
      </div>
    </figure>
  );
}
