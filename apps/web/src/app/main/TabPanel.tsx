import { useEffect, useRef, type ReactNode } from 'react';
import { m } from '@touchline/messages';
import { classes } from '../../ui/join-class-names.ts';
import hiddenCss from '../../ui/hidden/VisuallyHidden.module.css';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { hasNoInternet } from '../../offline/index.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { PartUnreachable } from '../load-lazy-part.ts';
import { detailsOf } from '../start-up/start-up-failure.ts';
import { tabName } from './nav-items.tsx';
import type { Tab } from './tab-address-and-keys.ts';
import css from './TabPanel.module.css';

interface TabPanelProps {
  readonly tab: Tab;
  /** What the page is called where it is not the tab itself. */
  readonly name?: string;
  /** The way back to the page above it, over the heading. */
  readonly back?: ReactNode;
  /** A module that the tab needs turned out not to be there: the tab is off until the page is reloaded. */
  readonly missing?: boolean;
  /** As it opens too, and not only when the tab changes. */
  readonly takesFocus?: boolean;
  /** Hears, in words for whoever helps, why a tab does not show. */
  readonly onWarning: (message: string) => void;
  readonly children: ReactNode;
}

/** The tab on screen, under the id that the specification gives it (002 §2): its heading, which takes the focus when the tab changes, and its own way of failing. */
export function TabPanel({ tab, name = tabName(tab), back, missing = false, takesFocus = false, onWarning, children }: TabPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(takesFocus ? null : name);
  useEffect(() => {
    document.title = m.app_page_title({ tab: name });
    if (shown.current === name) return;
    shown.current = name;
    globalThis.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [name]);
  return (
    <section id={`${tab}Tab`} aria-labelledby="tab-heading">
      {back}
      {/* The header above names the page; the heading stays for those who go from heading to heading. */}
      <h2 id="tab-heading" ref={heading} tabIndex={-1} className={classes(hiddenCss['hidden'], css['heading'])}>
        {name}
      </h2>
      {missing ? (
        <TabFailed name={name} onRefresh={() => location.reload()} />
      ) : (
        <ErrorBoundary
          key={name}
          onBroken={(error) => onWarning(warningOf(tab, error))}
          renderFallback={(error, retry) => (
            // Code that could not be fetched comes with a new page only: the browser remembers the failure.
            <TabFailed name={name} {...(error instanceof PartUnreachable ? fetchedNever : { onRefresh: retry })} />
          )}
        >
          {children}
        </ErrorBoundary>
      )}
    </section>
  );
}

interface TabFailedProps {
  readonly name: string;
  /** Its code did not come. */
  readonly unreachable?: boolean;
  readonly onRefresh: () => void;
}

const fetchedNever = { unreachable: true, onRefresh: () => location.reload() } as const;

/** '… Temporarily Unavailable' (spec 000 §2). */
function TabFailed({ name, unreachable = false, onRefresh }: TabFailedProps) {
  return (
    <ErrorState title={m.app_tab_failed({ tab: name })} onRetry={onRefresh} retryLabel={m.app_refresh()}>
      {unreachable ? unfetchedText() : m.app_tab_failed_words()}
    </ErrorState>
  );
}

/** The browser does not say why code did not come: only a device without a network is known to have no connection. */
function unfetchedText(): string {
  return hasNoInternet() ? m.offline_part_unreachable() : m.app_tab_not_fetched();
}

function warningOf(tab: Tab, error: unknown): string {
  if (error instanceof PartUnreachable) return m.app_optional_modules({ modules: error.part });
  return `${tab}: ${detailsOf(error).join(' ')}`;
}
