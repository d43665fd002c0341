import type { Routine, RoutineStep } from '@touchline/domain';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keepRoutine } from '../../../offline/index.ts';
import { savedSession } from './sample-save-session-response.ts';
import { showPractice, type Save } from './show-practice.tsx';
import { COUNTDOWN, MINUTE, press, result, said, timer } from './practice-tab-locators-and-steps.ts';

export const juggling: RoutineStep = { drillId: 'juggling', side: 'both', minutes: 5 };
export const turning: RoutineStep = { drillId: 'turning', side: 'both', minutes: 2 };
export const toeTaps: RoutineStep = { drillId: 'toe_taps', side: 'left', minutes: 1 };
/** The routine of these tests, where a test brings no steps of its own. */
export const evening: Omit<Routine, 'id'> = { name: 'Evening', restSeconds: 30, steps: [juggling, toeTaps] };
type Given = Parameters<typeof showPractice>[0] & { readonly steps?: readonly RoutineStep[] };

/** What the server answers to the first and the second drill. */
export function saving() {
  let sessions = 15;
  return vi.fn<Save>(async (post) => ({
    ...savedSession,
    session: { ...savedSession.session, drill_id: post.drill_id, duration_minutes: post.duration_minutes, result: post.result },
    stats: { ...savedSession.stats, totalSessions: ++sessions },
  }));
}

/** A player with one routine, who has just started it: the clock of its first drill runs. */
export async function started({ steps = evening.steps, ...given }: Given = {}) {
  keepRoutine('player-1', 'evening', { ...evening, steps });
  const practice = showPractice(given);
  await press('Start Evening');
  await expect.element(said('Get ready')).toBeInTheDocument();
  practice.clock.advance(COUNTDOWN);
  await expect.element(timer()).toHaveTextContent('5:00');
  return practice;
}

/** As `started`, with the first drill practised and saved: the rest is on. */
export async function resting(given: Given = {}) {
  const practice = await started(given);
  practice.clock.advance(5 * MINUTE);
  await result().fill('12');
  await press('Save & Earn Tokens');
  await expect.element(page.getByRole('heading', { name: 'Rest' })).toBeVisible();
  return practice;
}

/** The clock of the rest. */
export const rest = () => page.getByRole('timer', { name: 'Rest left' });
/** The drills in the summary. */
export const finished = () => page.getByRole('list', { name: 'What you did' }).getByRole('listitem');
