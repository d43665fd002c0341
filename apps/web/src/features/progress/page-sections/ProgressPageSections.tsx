import { createContext, use, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { m } from '@touchline/messages';
import { classes } from '../../../ui/classes.ts';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { progressPageSections, type ProgressPageSection } from './section-address.ts';
import css from './ProgressPageSections.module.css';

const partName: Readonly<Record<ProgressPageSection, () => string>> = {
  overview: m.progress_part_overview,
  bests: m.progress_part_bests,
  charts: m.progress_part_charts,
  year: m.progress_part_year,
};

const everyPart: ReadonlySet<ProgressPageSection> = new Set(progressPageSections);

interface ShownParts {
  /** The one in sight; null where all of them are. */
  readonly current: ProgressPageSection | null;
  /** Those that are built: a part is once it has been shown, and stays. */
  readonly built: ReadonlySet<ProgressPageSection>;
}

const ShownPartsContext = createContext<ShownParts>({ current: null, built: everyPart });

interface ProgressPageSectionsProps {
  /** The one to show; null for all of them at once. */
  readonly part: ProgressPageSection | null;
  readonly onPartChange: (part: ProgressPageSection) => void;
  /** With every card of the page in a `Part`. */
  readonly children: ReactNode;
}

/** The page, one part at a time where there is one column, with the choice above; on paper all of it. */
export function ProgressPageSections({ part, onPartChange, children }: ProgressPageSectionsProps) {
  // The choice answers a tap at once; what it shows is rendered in slices.
  const current = useDeferredValue(part);
  const [seen, setSeen] = useState<ReadonlySet<ProgressPageSection>>(() => (part === null ? everyPart : new Set([part])));
  if (current === null ? seen !== everyPart : !seen.has(current)) setSeen(current === null ? everyPart : new Set([...seen, current]));
  useEffect(() => {
    const buildAll = (): void => flushSync(() => setSeen(everyPart));
    globalThis.addEventListener('beforeprint', buildAll);
    return () => globalThis.removeEventListener('beforeprint', buildAll);
  }, []);
  const shown = useMemo(() => ({ current, built: seen }), [current, seen]);
  return (
    <ShownPartsContext value={shown}>
      {part === null ? null : (
        <div className={css['choice']}>
          <SegmentedControl
            label={m.progress_parts()}
            layout="bare"
            segments={progressPageSections.map((value) => ({ value, label: partName[value]() }))}
            value={part}
            onValueChange={onPartChange}
          />
        </div>
      )}
      {children}
    </ShownPartsContext>
  );
}

interface PartProps {
  readonly of: ProgressPageSection;
  readonly children: ReactNode;
}

/** Cards of one part, not built before it is shown. */
export function Part({ of, children }: PartProps) {
  const { current, built } = use(ShownPartsContext);
  if (!built.has(of)) return null;
  return <div className={classes(css['part'], current !== null && current !== of && css['away'])}>{children}</div>;
}
