import { useState, type ComponentType } from 'react';

type LazyView<Props> =
  | { readonly name: 'closed' | 'loading' | 'failed' }
  | { readonly name: 'open'; readonly View: ComponentType<Props> };

/** A component whose code is fetched when it is opened. */
export function useLazyView<Props>(load: () => Promise<ComponentType<Props>>) {
  const [view, setView] = useState<LazyView<Props>>({ name: 'closed' });
  const open = (): void => {
    const fetchIt = async (): Promise<void> => {
      setView({ name: 'loading' });
      try {
        setView({ name: 'open', View: await load() });
      } catch {
        setView({ name: 'failed' });
      }
    };
    void fetchIt();
  };
  return { view, open };
}
