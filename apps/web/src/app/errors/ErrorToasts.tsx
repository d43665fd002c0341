import { useEffect, useRef } from 'react';
import { ToastProvider } from '../../ui/toast/ToastProvider.tsx';
import type { Uncaught } from './error-log.ts';
import { useErrorToast } from './useErrorToast.ts';

interface ErrorToastsProps {
  /** In the order in which they came; the list only grows. */
  readonly errors: readonly Uncaught[];
}

/** Errors as toasts, each told once. */
export function ErrorToasts({ errors }: ErrorToastsProps) {
  return (
    <ToastProvider>
      <Speaker errors={errors} />
    </ToastProvider>
  );
}

function Speaker({ errors }: ErrorToastsProps) {
  const tell = useErrorToast();
  const told = useRef(0);
  useEffect(() => {
    for (const error of errors.slice(told.current)) tell(error);
    told.current = errors.length;
  }, [errors, tell]);
  return null;
}
