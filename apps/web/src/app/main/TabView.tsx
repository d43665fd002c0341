import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { m } from '../../i18n/index.ts';
import { Loading, Skeleton } from '../../ui/state/Skeleton.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { CrashGuard } from '../CrashGuard.tsx';
import { PartUnreachable } from '../load-part.ts';
import { tabName } from './places.tsx';
import type { Tab } from './tab.ts';
import css from './TabView.module.css';

interface TabViewProps {
  readonly tab: Tab;
  readonly children: ReactNode;
}

/** The tab on screen: its heading, which takes the focus when the tab changes, and its own way of failing. */
export function TabView({ tab, children }: TabViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(tab);
  const name = tabName(tab);
  useEffect(() => {
    document.title = m.app_page_title({ tab: name });
    if (shown.current === tab) return;
    shown.current = tab;
    globalThis.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [tab, name]);
  return (
    <section aria-labelledby="tab-heading">
      <h2 id="tab-heading" ref={heading} tabIndex={-1} className={css['heading']} data-tab={tab}>
        {name}
      </h2>
      <CrashGuard
        key={tab}
        renderFallback={(error, retry) => (
          <ErrorState
            title={m.app_tab_failed({ tab: name })}
            // Code that could not be fetched comes with a new page only: the browser remembers the failure.
            onRetry={error instanceof PartUnreachable ? () => location.reload() : retry}
            retryLabel={m.app_refresh()}
          >
            {m.app_tab_failed_words()}
          </ErrorState>
        )}
      >
        <Suspense fallback={<TabSkeleton />}>{children}</Suspense>
      </CrashGuard>
    </section>
  );
}

function TabSkeleton() {
  return (
    <Loading>
      <Skeleton shape="block" height="14rem" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Loading>
  );
}
