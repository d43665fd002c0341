import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keepHistory } from './history/coaching-history.ts';
import { answerOf } from './testing/sample-coach-answers.ts';
import { input, log, showCoach } from './testing/show-coach.tsx';
import { button, toast, spoken, type } from './testing/coach-tab-locators.ts';

describe('what is kept', () => {
  const exchange = (number: number) => ({
    userMessage: `question ${number}`,
    coachResponse: `answer ${number}`,
    structured: answerOf('').structured,
    usedOpenAI: false,
    timestamp: '2026-06-01T10:00:00.000Z',
  });

  it('is there at the next visit, of its last 15 lines those with their question, for this player only', async () => {
    keepHistory('noa', Array.from({ length: 20 }, (_, at) => exchange(at + 1)));
    const { leave } = await showCoach();
    await expect.element(log().getByText('question 20')).toBeVisible();
    expect(log().getByRole('article').elements()).toHaveLength(14);
    expect(log().getByRole('article').first().element().getAttribute('data-sender')).toBe('player');
    // What is old is not read out.
    expect(spoken()).toBe('');
    leave();
    await showCoach({ playerId: 'sam' });
    await expect.element(page.getByText('Ask about your practice')).toBeVisible();
    expect(log().getByText('question 20').elements()).toEqual([]);
  });

  it('opens at the last exchange, and takes no focus', async () => {
    keepHistory('noa', Array.from({ length: 20 }, (_, at) => exchange(at + 1)));
    await showCoach();
    await expect.element(log().getByText('question 20')).toBeInViewport();
    await expect.element(log().getByText('answer 20')).toBeInViewport();
    await expect.element(log().getByText('question 14')).not.toBeInViewport();
    expect(document.activeElement).toBe(document.body);
    const ask = input().element().closest('form')?.getBoundingClientRect().top ?? 0;
    expect(log().getByText('answer 20').element().getBoundingClientRect().bottom).toBeLessThan(ask);
  });

  it('opens at the question where its answer is longer than the window', async () => {
    keepHistory('noa', [exchange(1), { ...exchange(2), coachResponse: 'A long answer. '.repeat(200) }]);
    await showCoach();
    await expect.element(log().getByText('question 2')).toBeInViewport();
    await expect.element(log().getByText('question 1')).not.toBeInViewport();
  });

  it('is shown where another device’s comes just as the tab opens', async () => {
    await showCoach({ whenDrawn: () => keepHistory('noa', [exchange(1)]) });
    await expect.element(log().getByText('question 1')).toBeVisible();
  });

  it('goes with the next question, ten lines of it', async () => {
    keepHistory('noa', Array.from({ length: 20 }, (_, at) => exchange(at + 1)));
    const { served } = await showCoach();
    await type('and with my left?');
    await expect.poll(() => served[0]?.body.chatHistory.length).toBe(10);
    expect(served[0]?.body.chatHistory.at(-2)).toEqual({ sender: 'user', message: 'question 20' });
  });

  it('goes when the chat is cleared, which asks before, and not while an answer is made', async () => {
    keepHistory('noa', [exchange(1)]);
    const { answer } = await showCoach();
    await type('hi');
    await button('Clear chat').click();
    await expect.element(toast('Please wait for the current response to complete.')).toBeVisible();
    expect(page.getByRole('alertdialog').elements()).toEqual([]);
    await answer('Hello.');
    await expect.element(button('Send')).toBeVisible();
    await button('Clear chat').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(log().getByText('question 1')).toBeVisible();
    await button('Clear chat').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear chat' }).click();
    await expect.element(page.getByText('Ask about your practice')).toBeVisible();
    expect(localStorage.getItem('touchline.coaching-history.noa')).toBe('[]');
  });
});
