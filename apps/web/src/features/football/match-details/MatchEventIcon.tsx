import css from './MatchEventIcon.module.css';
import type { MatchEventKind } from './match-event-kind-and-text.ts';

const CARD = 'M7 3h10v18H7z';
const drawings: Readonly<Record<MatchEventKind, string>> = {
  goal: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8l4 3l-1.5 4.5h-5L8 11zM12 3v5M20.5 9.5L16 11M17.3 19.2L14.5 15.5M6.7 19.2L9.5 15.5M3.5 9.5L8 11',
  missed: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M8 8l8 8M16 8l-8 8',
  yellow: CARD,
  red: CARD,
  substitution: 'M8 20V5M4 9l4-4l4 4M16 4v15M12 15l4 4l4-4',
  video: 'M3 5h18v12H3zM8 21h8',
};

/** The sign of an event; its words stand beside it. */
export function MatchEventIcon({ kind }: { readonly kind: MatchEventKind }) {
  return (
    <svg className={css['sign']} data-kind={kind} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[kind]} />
    </svg>
  );
}
