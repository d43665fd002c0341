import { createContext, use, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { m } from '@touchline/messages';
import { classes } from '../../../ui/join-class-names.ts';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { progressPageSections, type ProgressPageSection } from './section-address.ts';
import css from './ProgressPageSections.module.css';

const sectionName: Readonly<Record<ProgressPageSection, () => string>> = {
  overview: m.progress_part_overview,
  bests: m.progress_part_bests,
  charts: m.progress_part_charts,
  year: m.progress_part_year,
};

const everySection: ReadonlySet<ProgressPageSection> = new Set(progressPageSections);

interface ShownSections {
  /** The one in sight; null where all of them are. */
  readonly current: ProgressPageSection | null;
  /** Those that are built: a section is once it has been shown, and stays. */
  readonly built: ReadonlySet<ProgressPageSection>;
}

const ShownSectionsContext = createContext<ShownSections>({ current: null, built: everySection });

interface ProgressPageSectionsProps {
  /** The one to show; null for all of them at once. */
  readonly section: ProgressPageSection | null;
  readonly onSectionChange: (section: ProgressPageSection) => void;
  /** With every card of the page in a `PageSection`. */
  readonly children: ReactNode;
}

/** The page, one section at a time where there is one column, with the choice above; on paper all of it. */
export function ProgressPageSections({ section, onSectionChange, children }: ProgressPageSectionsProps) {
  // The choice answers a tap at once; what it shows is rendered in slices.
  const current = useDeferredValue(section);
  const [seen, setSeen] = useState<ReadonlySet<ProgressPageSection>>(() => (section === null ? everySection : new Set([section])));
  if (current === null ? seen !== everySection : !seen.has(current)) setSeen(current === null ? everySection : new Set([...seen, current]));
  useEffect(() => {
    const buildAll = (): void => flushSync(() => setSeen(everySection));
    globalThis.addEventListener('beforeprint', buildAll);
    return () => globalThis.removeEventListener('beforeprint', buildAll);
  }, []);
  const shown = useMemo(() => ({ current, built: seen }), [current, seen]);
  return (
    <ShownSectionsContext value={shown}>
      {section === null ? null : (
        <div className={css['choice']}>
          <SegmentedControl
            label={m.progress_parts()}
            layout="bare"
            segments={progressPageSections.map((value) => ({ value, label: sectionName[value]() }))}
            value={section}
            onValueChange={onSectionChange}
          />
        </div>
      )}
      {children}
    </ShownSectionsContext>
  );
}

interface PageSectionProps {
  readonly of: ProgressPageSection;
  readonly children: ReactNode;
}

/** Cards of one section, not built before it is shown. */
export function PageSection({ of, children }: PageSectionProps) {
  const { current, built } = use(ShownSectionsContext);
  if (!built.has(of)) return null;
  return <div className={classes(css['section'], current !== null && current !== of && css['away'])}>{children}</div>;
}
