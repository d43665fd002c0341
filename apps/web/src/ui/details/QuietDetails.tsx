import type { ReactNode } from 'react';
import css from './QuietDetails.module.css';

interface QuietDetailsProps {
  readonly summary: string;
  /** It is seen at once. Default false. */
  readonly open?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Something for those who want to read it, below a small and quiet line that opens it. */
export function QuietDetails({ summary, open = false, className, children }: QuietDetailsProps) {
  return (
    <details className={className} open={open}>
      <summary className={css['summary']}>{summary}</summary>
      {children}
    </details>
  );
}
