import { useCallback, useEffect, useRef, useState } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { RetryIcon } from '../../ui/icons/control-icons.tsx';
import { useReducedMotion } from '../../ui/motion/useReducedMotion.ts';
import { playCue } from '../../ui/sound/play-cue.ts';
import type { Point } from './ball-physics.ts';
import css from './JugglingGame.module.css';
import { browserClock, type Board, type GameClock } from './juggling-game-loop.ts';
import { useBounceKeys } from './useBounceKeys.ts';
import { placeOf, useGameCanvas } from './useGameCanvas.ts';

const NAME = 'touchline.juggling';

export interface JugglingGameProps {
  /** This browser's own unless a test brings another. */
  readonly clock?: GameClock;
}

/** The score is said at each of these steps: every touch would drown all else. */
const saidEvery = 10;
/** The last seconds tick. */
const ticksFrom = 5;

/** Sixty seconds of keeping a ball up, by tap, click, Space or Enter (spec 002 §4, §9). */
export function JugglingGame({ clock = browserClock }: JugglingGameProps) {
  const field = useRef<HTMLButtonElement>(null);
  const isCalm = useReducedMotion();
  const { board, match, field: canvas } = useGameCanvas(isCalm, clock);
  const { best, isNewBest, begin } = useBest(board);
  useTicks(board);

  const tap = useCallback(
    (at: Point | null): void => {
      if (match === null || match.board().phase === 'over') return;
      match.tap(at);
      playCue('tap');
    },
    [match],
  );
  useBounceKeys(
    field,
    useCallback(() => tap(null), [tap]),
  );

  const { phase, score, inARow, seconds } = board;
  return (
    <section className={css['game']} aria-label={m.game_title()}>
      <div className={css['place']} data-theme="dark">
        <dl className={css['board']}>
          <Figure label={m.game_score()} value={String(score)} />
          <Figure label={m.game_left()} value={m.game_seconds({ seconds })} urgent={phase === 'running' && seconds <= 10} />
          <Figure label={m.game_best()} value={String(best)} />
        </dl>
        <button
          ref={field}
          type="button"
          className={css['field']}
          aria-label={m.game_field()}
          aria-disabled={phase === 'over'}
          onPointerDown={(event) => {
            if (event.button === 0) tap(placeOf(event, event.currentTarget));
          }}
          onClick={(event) => {
            // By a screen reader, say: no pointer went down before.
            if (event.detail === 0) tap(null);
          }}
        >
          <canvas ref={canvas} className={css['canvas']} aria-hidden="true" />
          {phase === 'waiting' ? (
            <span className={css['start']}>
              <span>{m.game_start()}</span>
              <span className={css['how']}>{m.game_start_how()}</span>
              <span className={css['keys']}>{m.game_start_keys()}</span>
            </span>
          ) : null}
          {phase === 'paused' ? <span className={css['start']}>{m.game_paused()}</span> : null}
          {phase === 'running' && inARow > 2 ? (
            <span className={css['row']}>{m.game_in_a_row({ touches: inARow })}</span>
          ) : null}
        </button>
        {phase === 'over' ? (
          <div className={css['over']}>
            <p className={css['time']}>{m.game_over()}</p>
            <p>{m.game_over_score({ score })}</p>
            {isNewBest ? <p className={css['best']}>{m.game_over_best()}</p> : null}
            <Button
              icon={<RetryIcon />}
              onClick={() => {
                begin();
                match?.again();
                // This button goes; the next key is for the ball.
                field.current?.focus();
              }}
            >
              {m.game_again()}
            </Button>
          </div>
        ) : null}
      </div>
      <VisuallyHidden>
        <output>{spoken(board)}</output>
      </VisuallyHidden>
    </section>
  );
}

function Figure({ label, value, urgent = false }: { label: string; value: string; urgent?: boolean }) {
  return (
    <div className={css['figure']} data-urgent={urgent || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function spoken({ phase, score }: Board): string {
  if (phase === 'over') return m.game_said_over({ score });
  if (phase === 'paused') return m.game_paused();
  const said = score - (score % saidEvery);
  return said === 0 ? '' : m.game_said_score({ score: said });
}

/** The best score of this device, and whether the game that is over has made it; `begin` goes on to the next game. */
function useBest({ phase, score }: Board) {
  /** The best before the game on the field. */
  const [toBeat, setToBeat] = useState(bestScore);
  useEffect(() => {
    if (phase === 'over') playCue(keepBestScore(score) ? 'rare' : 'go');
  }, [phase, score]);
  const begin = (): void => setToBeat(bestScore());
  return { best: Math.max(toBeat, score), isNewBest: phase === 'over' && score > toBeat, begin };
}

function useTicks({ phase, seconds }: Board): void {
  useEffect(() => {
    if (phase === 'running' && seconds <= ticksFrom) playCue('lastTen');
  }, [phase, seconds]);
}

/** The best score ever on this device; 0 when there is none. */
function bestScore(): number {
  try {
    const best = Number(localStorage.getItem(NAME));
    return Number.isSafeInteger(best) && best > 0 ? best : 0;
  } catch {
    return 0;
  }
}

/** Keeps a score when it is the best; true when it was. */
function keepBestScore(score: number): boolean {
  if (score <= bestScore()) return false;
  try {
    localStorage.setItem(NAME, String(score));
  } catch {
    // Storage can be full or forbidden: the score was still the best.
  }
  return true;
}
