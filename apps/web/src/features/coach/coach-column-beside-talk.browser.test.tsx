import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryKey } from '../../api/index.ts';
import { keepHistory } from './history/coaching-history.ts';
import { answerOf, crisisAnswer } from './testing/sample-coach-answers.ts';
import { samplePlayerData } from './testing/sample-player-data.ts';
import { input, log, showCoach } from './testing/show-coach.tsx';
import { SESSIONS_KNOWN } from './useCoachTalk.ts';

async function type(text: string): Promise<void> {
  await input().fill(text);
  await userEvent.keyboard('{Enter}');
}

describe('on a wide window', () => {
  const beside = () => page.getByRole('complementary', { name: 'Beside the talk' });

  it('what Sarah knows stands beside the talk, the quick questions at its end once it is answered, the next step in its newest answer alone', async () => {
    const { answer, queries } = await showCoach();
    await page.viewport(1280, 900);
    queries.setQueryData(queryKey('stats'), samplePlayerData([12, 14]).stats);
    // Its numbers stand in the head of the page: here are words.
    await expect.element(beside().getByText(/^Also your streak, your level/)).toBeVisible();
    await type('which drill?');
    const quick = page.getByRole('list', { name: 'Quick questions' });
    await expect.element(log().getByText('which drill?')).toBeVisible();
    expect(quick.elements()).toEqual([]);
    await answer('Take Juggling. Ready? Juggling, 5 minutes.');
    await expect.element(log().getByRole('button', { name: /^Practice Juggling/ })).toBeVisible();
    await expect.element(quick).toBeVisible();
    expect(beside().getByRole('list', { name: 'Quick questions' }).elements()).toEqual([]);
    expect(page.getByRole('button', { name: /^Practice Juggling/ }).elements()).toHaveLength(1);
  });

  it('as long as nothing was said the quick questions stand in the talk, with their words, and asking one leaves the focus there', async () => {
    const { served } = await showCoach();
    await page.viewport(1280, 900);
    const question = page.getByRole('list', { name: 'Quick questions' }).getByRole('button', { name: /Which drills should I do next/ });
    await expect.element(question).toBeVisible();
    expect(page.getByRole('list', { name: 'Quick questions' }).elements()).toHaveLength(1);
    await question.click();
    await expect.poll(() => served.length).toBe(1);
    await expect.element(page.getByRole('list', { name: 'Quick questions' })).not.toBeInTheDocument();
    expect(document.activeElement?.contains(log().element())).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('what can be asked stands beside the talk, of the drill practised last, with the latest results', async () => {
    const { served, queries } = await showCoach();
    await page.viewport(1440, 900);
    const { stats, sessions } = samplePlayerData([12, 14]);
    queries.setQueryData(queryKey('stats'), stats);
    queries.setQueryData(queryKey('practice-sessions', SESSIONS_KNOWN), sessions);
    await expect.element(beside().getByText('Your latest results')).toBeVisible();
    await expect.element(beside().getByText('12 touches')).toBeVisible();
    // The latest of each drill: an earlier one of the same drill would only repeat its name.
    expect(beside().getByText('14 touches').elements()).toEqual([]);
    await beside().getByRole('button', { name: 'What is my record in Juggling?' }).click();
    await expect.poll(() => served.map(({ body }) => body.message)).toEqual(['What is my record in Juggling?']);
  });

  it('a result that was not counted is no 0', async () => {
    const { queries } = await showCoach();
    await page.viewport(1440, 900);
    const { stats, sessions } = samplePlayerData([0, 12]);
    queries.setQueryData(queryKey('stats'), stats);
    queries.setQueryData(queryKey('practice-sessions', SESSIONS_KNOWN), sessions);
    await expect.element(beside().getByText('Not counted')).toBeVisible();
    await expect.element(beside().getByText('0 touches')).not.toBeInTheDocument();
  });

  it('on the first day says what Sarah will know, without zeros', async () => {
    const { queries } = await showCoach();
    await page.viewport(1280, 900);
    queries.setQueryData(queryKey('stats'), { ...samplePlayerData([12, 14]).stats, totalSessions: 0, currentStreak: 0, level: 1 });
    await expect.element(beside().getByText(/^After your first drill: your sessions/)).toBeVisible();
    expect(beside().getByText('0', { exact: true }).elements()).toEqual([]);
  });

  it('no drill is offered from pain that was told until it is over', async () => {
    const { answer } = await showCoach();
    await page.viewport(1280, 900);
    const drills = () => page.getByRole('button', { name: /^Practice Juggling/ }).elements().length;
    await type('which drill?');
    await answer('Take Juggling.');
    await expect.poll(drills).toBe(1);
    await type('my knee hurts');
    await answer('Stop and show it to an adult.', { hurt: true });
    await expect.poll(drills).toBe(0);
    // Nor what would lead to one.
    const offers = () => beside().getByRole('button').elements().length + page.getByRole('list', { name: 'Quick questions' }).getByRole('button').elements().length;
    await expect.poll(offers).toBe(0);
    await type('it is better');
    await answer('Good to hear.');
    await expect.poll(drills).toBe(1);
    expect(offers()).toBeGreaterThan(4);
  });

  it('nor from pain that was told on another device', async () => {
    const step = { userMessage: 'which drill?', coachResponse: 'Take Juggling.', structured: answerOf('').structured, usedOpenAI: false };
    const pain = { ...step, userMessage: 'my knee hurts', coachResponse: 'Stop.', structured: { ...step.structured, recommended_drills: [], next_session_suggestion: null }, hurt: true };
    const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
    keepHistory('noa', [{ ...step, timestamp: at(9) }]);
    await showCoach();
    await page.viewport(1280, 900);
    const drills = () => page.getByRole('button', { name: /^Practice Juggling/ }).elements().length;
    await expect.poll(drills).toBeGreaterThan(0);
    keepHistory('noa', [{ ...step, timestamp: at(9) }, { ...pain, timestamp: at(3) }]);
    await expect.poll(drills).toBe(0);
  });

  it('no step to practise stands with words of a crisis, or beside them', async () => {
    const { served } = await showCoach();
    await page.viewport(1280, 900);
    await type('something sad');
    await expect.poll(() => served.length).toBe(1);
    served[0]?.send({ type: 'done', answer: crisisAnswer });
    served[0]?.end();
    await expect.element(log().getByText('Please tell a person you trust right now.')).toBeVisible();
    expect(page.getByRole('button', { name: /^Practice/ }).elements()).toEqual([]);
    expect(beside().getByText('You can also ask').elements()).toEqual([]);
  });

  it('a tablet has the questions with their words and what Sarah knows below them until the talk begins', async () => {
    const { served, queries } = await showCoach();
    await page.viewport(820, 1180);
    const { stats, sessions } = samplePlayerData([12, 14]);
    queries.setQueryData(queryKey('stats'), stats);
    queries.setQueryData(queryKey('practice-sessions', SESSIONS_KNOWN), sessions);
    await expect.element(beside().getByText('Your latest results')).toBeVisible();
    expect(page.getByRole('list', { name: 'Quick questions' }).elements()).toHaveLength(1);
    await beside().getByRole('button', { name: 'What is my record in Juggling?' }).click();
    await expect.poll(() => served.map(({ body }) => body.message)).toEqual(['What is my record in Juggling?']);
    expect(beside().elements()).toEqual([]);
    expect(document.activeElement?.contains(log().element())).toBe(true);
  });

  it('a phone has no second column', async () => {
    await showCoach();
    await expect.element(page.getByRole('list', { name: 'Quick questions' })).toBeVisible();
    expect(beside().elements()).toEqual([]);
  });
});
