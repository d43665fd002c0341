import type { CelebrationMoment } from '@touchline/domain';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import type { SavedSession } from '../machine/practice-machine-types.ts';
import { focusAtTop } from '../focus-at-top.ts';
import { markCelebrated, MomentScreen, momentSentences, momentsOf, useCelebrationSteps } from '../../celebration/index.ts';
import { SavedSessionStage, type CelebrationHeading } from './SavedSessionStage.tsx';
import css from './Celebration.module.css';
import { NextStepOffer } from './NextStepOffer.tsx';
import { SessionRewards } from './SessionRewards.tsx';
import { unpaidText } from './saved-session-text.ts';

interface CelebrationProps {
  saved: SavedSession;
  /** What it is called, where it is more than one session. */
  heading?: CelebrationHeading;
  /** What was done, where it is more than one session. */
  children?: ReactNode;
  /** The player's, in years; null where it is not known. */
  age: number | null;
  onPacks: () => void;
  onDrill: (drillId: string | undefined) => void;
  onDashboard: () => void;
}

/** What a saved session earned, line by line and why, then each thing it reached, then the one next step. */
export function Celebration({ saved, heading, children, age, onPacks, onDrill, onDashboard }: CelebrationProps) {
  const { rewards, session } = saved;
  const moments = momentsOf(saved);
  const { linesShown, moment, isOver, isSkipped, onward } = useCelebrationSteps(
    Math.max(rewards.experience.length, rewards.tokens.length),
    moments.length,
  );
  const shownMoment = moment === null ? undefined : moments[moment];
  const root = useRef<HTMLElement>(null);
  const titleId = useId();
  const said = useSaidOnceShown(rewards.unpaid ? unpaidText[rewards.unpaid]() : celebrationSaid(rewards, moments));
  useEffect(() => markCelebrated([session.id]), [session.id]);
  useEffect(() => focusAtTop(root.current), []);
  useEffect(() => {
    if (isOver) makeRoomOnPhone(root.current);
  }, [isOver]);
  return (
    <section
      ref={root}
      data-celebration
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes(css['view'], isSkipped && css['skipped'], rewards.unpaid && css['nothingWon'], rewards.levelAfter > rewards.levelBefore && css['levelUp'])}
    >
      <Card tone="pitch" className={css['card'] ?? ''}>
        <SavedSessionStage {...{ saved, heading, titleId, said, age }} />
        {children}
        <SessionRewards {...{ saved, linesShown, isSkipped }} />
        {isOver ? <NextStepOffer endsRoutine={heading !== undefined} {...{ saved, age, onPacks, onDrill, onDashboard }} /> : null}
      </Card>
      {shownMoment === undefined ? null : <MomentScreen key={moment} moment={shownMoment} onPress={onward} />}
    </section>
  );
}

/** What a screen reader hears: a live region is heard when it changes, so it stands empty first. */
function useSaidOnceShown(words: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(words));
    return () => cancelAnimationFrame(frame);
  }, [words]);
  return said;
}

/** On a phone, also one that lies down, the page's head makes room as a whole where what was won does not fit below it. */
function makeRoomOnPhone(view: HTMLElement | null): void {
  const { scrollHeight, clientHeight } = document.documentElement;
  if (view === null || scrollHeight <= clientHeight || !matchMedia('(max-width: 35.99rem), (max-height: 26rem)').matches) return;
  view.style.minHeight = 'calc(100vh - var(--bottom-bar) - env(safe-area-inset-bottom) - var(--space-2))';
  view.scrollIntoView();
}

/** What a screen reader hears of a saved session that earned something, in whole sentences, once. */
function celebrationSaid(
  { experienceGained, tokensEarned }: { readonly experienceGained: number; readonly tokensEarned: number },
  moments: readonly CelebrationMoment[],
): string {
  return [m.practice_said_earned({ experience: experienceGained, count: tokensEarned }), ...momentSentences(moments)].join(' ');
}
