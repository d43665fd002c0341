import { useRef, type RefObject } from 'react';
import { m } from '@touchline/messages';
import { classes } from '../../../ui/join-class-names.ts';
import type { ProblemLine, TalkLine } from '../talk/coach-talk.ts';
import css from './ChatLog.module.css';
import { CoachMessage } from './CoachMessage.tsx';
import { PlayerMessage } from './PlayerMessage.tsx';
import { NoAnswerNotice } from './NoAnswerNotice.tsx';
import { SarahFace } from '../../../ui/avatar/SarahFace.tsx';
import { TypingIndicator } from './TypingIndicator.tsx';
import { useScrollWithChatEnd } from './useScrollWithChatEnd.ts';

interface ChatLogProps {
  readonly lines: readonly TalkLine[];
  /** What she says of the player before a talk; null where there is nothing to say yet. */
  readonly fact: string | null;
  /** The number of the typing phrase; null while nothing is made. */
  readonly typing: number | null;
  /** Telephone numbers that may be called from where the player is. */
  readonly helpNumbers: readonly string[];
  /** YYYY-MM-DD where the player is; null where that is not known. */
  readonly today: string | null;
  /** Lies over the end of the talk. */
  readonly composer: RefObject<HTMLElement | null>;
  /** Something of the player hurts: no drill is offered. */
  readonly isHurt: boolean;
  readonly onDrill: (drillId: string, minutes?: number) => void;
  readonly onRetry: (problem: ProblemLine) => void;
  /** Asks a question that the last answer offers. */
  readonly onAsk: (message: string) => void;
}

/** The talk, oldest line first. It is not read out as it grows: `AnswerLiveRegion` does that in whole sentences. */
export function ChatLog({ lines, fact, typing, helpNumbers, today, composer, isHurt, onDrill, onRetry, onAsk }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const sinceAsked = lines.slice(lines.findLastIndex(({ sender }) => sender === 'player') + 1);
  const isWaiting = typing !== null && !sinceAsked.some((line) => line.sender === 'coach' && !line.isHelp);
  const newest = sinceAsked.findLast(({ sender }) => sender === 'coach');
  useScrollWithChatEnd({ log, composer }, lines, typing);
  return (
    <div ref={log} role="log" aria-live="off" aria-label={m.coach_log()} className={classes(css['log'], lines.length === 0 && css['empty'])}>
      {lines.length === 0 ? (
        <div className={css['greeting']}>
          <span className={css['portrait']}>
            <SarahFace size={104} />
          </span>
          <div className={css['bubble']}>
            <p className={css['title']}>{m.coach_empty_title()}</p>
            {fact === null ? <p className={classes(css['said'], css['hint'])}>{m.coach_empty_words()}</p> : <p className={css['said']}>{fact}</p>}
          </div>
        </div>
      ) : null}
      {lines.map((line) => {
        if (line.sender === 'player') return <PlayerMessage key={line.id} line={line} />;
        if (line.sender === 'problem') return <NoAnswerNotice key={line.id} line={line} onRetry={() => onRetry(line)} />;
        return <CoachMessage key={line.id} {...{ line, helpNumbers, today, isHurt }} onDrill={line === newest ? onDrill : null} onAsk={line === lines.at(-1) ? onAsk : null} />;
      })}
      {isWaiting ? <TypingIndicator phrase={typing} /> : null}
    </div>
  );
}
