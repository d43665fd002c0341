import { m } from '@touchline/messages';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { failureText } from './operator-failure-text.ts';

type Step<Value> = { readonly name: 'reading' } | { readonly name: 'failed'; readonly why: string } | { readonly name: 'read'; readonly value: Value };

interface AskedProps<Value> {
  /** Has to be the same function as long as the same is asked. */
  readonly ask: (signal: AbortSignal) => Promise<Value>;
  /** `again` asks anew and shows what was read until that has come. */
  readonly children: (value: Value, again: () => void) => ReactNode;
}

/** What the server is asked for when this is shown: on its way, not to be had, or there. */
export function RemoteData<Value>({ ask, children }: AskedProps<Value>) {
  const [step, setStep] = useState<Step<Value>>({ name: 'reading' });
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    if (!isAsking) return undefined;
    const over = new AbortController();
    const read = async (): Promise<void> => {
      const next = await stepOf(() => ask(over.signal));
      if (over.signal.aborted) return;
      setStep(next);
      setAsking(false);
    };
    void read();
    return () => over.abort();
  }, [ask, isAsking]);
  const again = useCallback(() => setAsking(true), []);
  if (step.name === 'read') return children(step.value, again);
  if (step.name === 'failed') {
    return (
      <ErrorState title={m.operator_failed()} onRetry={again}>
        {step.why}
      </ErrorState>
    );
  }
  return (
    <Loading label={m.operator_loading()}>
      <Skeleton shape="block" height="3rem" />
      <Skeleton shape="block" height="3rem" />
    </Loading>
  );
}

async function stepOf<Value>(ask: () => Promise<Value>): Promise<Step<Value>> {
  try {
    return { name: 'read', value: await ask() };
  } catch (error) {
    return { name: 'failed', why: failureText(error) };
  }
}
