import { useEffect, useRef } from 'react';
import { m } from '@touchline/messages';
import { classes } from '../../../ui/classes.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { ProblemLine, TalkLine } from '../talk/talk.ts';
import css from './ChatLog.module.css';
import { CoachMessage } from './CoachMessage.tsx';
import { PlayerMessage } from './PlayerMessage.tsx';
import { AnswerProblem } from './AnswerProblem.tsx';
import { SarahFace } from './SarahFace.tsx';
import { TypingIndicator } from './TypingIndicator.tsx';

interface ChatLogProps {
  readonly lines: readonly TalkLine[];
  /** The number of the typing phrase; null while nothing is made. */
  readonly typing: number | null;
  /** Telephone numbers of the player's country. */
  readonly helpNumbers: readonly string[];
  readonly onDrill: (drillId: string) => void;
  readonly onRetry: (problem: ProblemLine) => void;
}

/** The talk, oldest line first. It is not read out as it grows: `SpokenAnswer` does that in whole sentences. */
export function ChatLog({ lines, typing, helpNumbers, onDrill, onRetry }: ChatLogProps) {
  const end = useRef<HTMLDivElement>(null);
  const sinceAsked = lines.slice(lines.findLastIndex(({ sender }) => sender === 'player') + 1);
  const isWaiting = typing !== null && !sinceAsked.some((line) => line.sender === 'coach' && !line.isHelp);
  useFollowEnd(end, lines, typing);
  return (
    <div role="log" aria-live="off" aria-label={m.coach_log()} className={classes(css['log'], lines.length === 0 && css['empty'])}>
      {lines.length === 0 ? (
        <EmptyState
          title={m.coach_empty_title()}
          icon={
            <span className={css['portrait']}>
              <SarahFace size={104} />
            </span>
          }
        >
          {m.coach_empty_words()}
        </EmptyState>
      ) : null}
      {lines.map((line) => {
        if (line.sender === 'player') return <PlayerMessage key={line.id} line={line} />;
        if (line.sender === 'problem') return <AnswerProblem key={line.id} line={line} onRetry={() => onRetry(line)} />;
        return <CoachMessage key={line.id} {...{ line, helpNumbers, onDrill }} />;
      })}
      {isWaiting ? <TypingIndicator phrase={typing} /> : null}
      <div ref={end} className={css['end']} />
    </div>
  );
}

/**
 * Keeps the end of the talk in sight as it grows. At the visit the last exchange is in sight, from its question on where it is
 * longer than the window; the focus stays where it is.
 */
function useFollowEnd(end: { readonly current: HTMLDivElement | null }, lines: readonly TalkLine[], typing: number | null): void {
  const shown = useRef({ lines, typing });
  useEffect(() => {
    const isNew = shown.current.lines !== lines || shown.current.typing !== typing;
    shown.current = { lines, typing };
    if (isNew && lines.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [end, lines, typing]);
  useEffect(() => {
    // After the tab has been opened at its top.
    const frame = requestAnimationFrame(() => {
      const asked = [...(end.current?.parentElement?.querySelectorAll('[data-sender=player]') ?? [])].at(-1);
      if (asked === undefined) return;
      end.current?.scrollIntoView({ block: 'end' });
      if (asked.getBoundingClientRect().top < 0) asked.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [end]);
}
