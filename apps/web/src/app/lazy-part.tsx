import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { loadPart } from './load-lazy-part.ts';

/** A component that is fetched when it is first shown. */
type Part<Props> = ComponentType<Props> & {
  /** Whether it is here, and shows at once. */
  readonly isThere: () => boolean;
  /** Fetches it before it is shown; where that fails, showing it throws. */
  readonly fetch: () => Promise<void>;
};

type Fetched<Props> = { readonly component: ComponentType<Props> } | { readonly error: unknown };

/**
 * A component that is fetched when it is first shown; `Waiting` stands in its place until it has come, and not at all
 * where it came before. Throws `PartUnreachable` where it cannot be fetched. React's own `lazy` hides what has come until
 * its place was taken for 300 ms, so that several parts come as one; ours come alone, and the player waits. It is mounted
 * in slices of some milliseconds, so that on an old phone a tap meanwhile is answered.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType,
): Part<Props> {
  let known: Fetched<Props> | null = null;
  const fetchPart = async (): Promise<Fetched<Props>> => {
    try {
      known = { component: await loadPart(name, load) };
      return known;
    } catch (error) {
      return { error };
    }
  };
  function PartOnFirstShow(props: Props) {
    const [fetched, setFetched] = useState(known);
    useEffect(() => {
      if (fetched !== null) return undefined;
      let isShown = true;
      const come = async (): Promise<void> => {
        const what = await fetchPart();
        if (isShown) startTransition(() => setFetched(what));
      };
      void come();
      return () => {
        isShown = false;
      };
    }, [fetched]);
    if (fetched === null) return <Waiting />;
    if ('error' in fetched) throw fetched.error;
    const { component: Component } = fetched;
    return <Component {...props} />;
  }
  return Object.assign(PartOnFirstShow, {
    isThere: () => known !== null && 'component' in known,
    fetch: async () => void (await fetchPart()),
  });
}
