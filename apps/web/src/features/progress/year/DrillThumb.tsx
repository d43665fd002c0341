import { findDrill } from '@touchline/domain';
import { useMemo } from 'react';
import { DiagramDrawing, landscape } from '../../drills/index.ts';
import css from './DrillThumb.module.css';

/** A drill from above, small and still: decoration beside its name. The ground alone for a drill that is not known here. */
export function DrillThumb({ drillId }: { readonly drillId: string }) {
  const diagram = useMemo(() => {
    const drill = findDrill(drillId);
    return drill === undefined ? undefined : landscape(drill.diagram);
  }, [drillId]);
  return (
    <span className={css['turf']} data-theme="dark" data-small data-still aria-hidden="true">
      {diagram === undefined ? null : <DiagramDrawing diagram={diagram} className={css['picture']} size="small" />}
    </span>
  );
}
