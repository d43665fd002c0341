import type { Drill } from '@touchline/domain';
import { useMemo } from 'react';
import { useReducedMotion } from '../../../ui/motion/useReducedMotion.ts';
import { DiagramDrawing } from './DiagramDrawing.tsx';
import { movementsOf, type Movements } from './diagram-keyframes.ts';
import { viewportOf } from './diagram-viewport.ts';
import css from './SmallDrillDiagram.module.css';
import { turnToLandscape } from './turn-to-landscape.ts';
import { useDiagramAnimation } from './useDiagramAnimation.ts';
import { useInView } from './useInView.ts';

/** What moves in a small picture: the rest could hardly be seen, and an old phone has six of them to draw at once. */
const movingParts = ['player', 'facing', 'ball'] as const;

interface SmallDrillDiagramProps {
  readonly drill: Drill;
  /** Among few: drawn before it comes into view. */
  readonly isDrawnAtOnce?: boolean;
}

/**
 * A drill from above, small, as one of many: decoration beside its name. It is drawn when it first comes into view, and
 * moves only while it is there; where less movement is wished it stands still, all touches shown.
 */
export function SmallDrillDiagram({ drill, isDrawnAtOnce = false }: SmallDrillDiagramProps) {
  const { ref, isInView, wasInView } = useInView();
  return (
    <span ref={ref} className={css['turf']} data-theme="dark" aria-hidden="true">
      {isDrawnAtOnce || wasInView ? <MovingDrawing drill={drill} isInView={isInView} /> : null}
    </span>
  );
}

function MovingDrawing({ drill, isInView }: { drill: Drill; isInView: boolean }) {
  const stillWished = useReducedMotion();
  const diagram = useMemo(() => turnToLandscape(drill.diagram), [drill]);
  const viewport = useMemo(() => viewportOf(diagram, 'thumbnail'), [diagram]);
  const movements = useMemo(() => largeMovementsOf(movementsOf(diagram)), [diagram]);
  const root = useDiagramAnimation(movements, diagram.seconds, isInView && !stillWished);
  return (
    <span ref={root} data-small data-still={stillWished || undefined}>
      <DiagramDrawing diagram={diagram} viewport={viewport} className={css['picture']} />
    </span>
  );
}

function largeMovementsOf(movements: Movements): Movements {
  return Object.fromEntries(movingParts.flatMap((part) => (movements[part] === undefined ? [] : [[part, movements[part]]])));
}
