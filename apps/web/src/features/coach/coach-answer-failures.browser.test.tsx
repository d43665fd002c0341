import { describe, expect, it } from 'vitest';
import { log, showCoach } from './testing/show-coach.tsx';
import { button, type } from './testing/coach-tab-locators.ts';

describe('without an answer', () => {
  const refusal = (status: number, code: string, error: string) => Response.json({ error, code }, { status });

  it('a refusal is told in words, and a page of somebody else as one', async () => {
    let refused: Response;
    await showCoach({ refuse: () => refused });
    for (const [answer, words] of [
      [refusal(401, 'sign_in_required', 'Please sign in again to continue'), 'You are not logged in. Please log in to use the AI coach.'],
      [refusal(429, 'too_many_requests', 'Too many tries. Try again in 40 seconds.'), 'Too many tries. Try again in 40 seconds.'],
      [refusal(500, 'internal', 'Something went wrong on our side.'), 'Something went wrong on our side.'],
      [refusal(503, 'starting', 'Touchline is about to start.'), 'Touchline is about to start.'],
      [refusal(504, 'timed_out', 'This took too long.'), 'The request took too long. Please try a shorter or simpler question.'],
      [new Response('<h1>Wi-Fi</h1>', { status: 511, headers: { 'content-type': 'text/html' } }), /^Something on the way answered in Touchline’s place/],
    ] as const) {
      refused = answer;
      await type('hi');
      const told = log().getByText(words);
      await expect.element(told).toBeVisible();
      // Its own, below it.
      await expect.poll(() => button('Ask again').elements().at(-1)?.compareDocumentPosition(told.element())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    }
  });

  it('a failure in the middle is told, and half an answer goes', async () => {
    const { served } = await showCoach();
    await type('hi');
    await expect.poll(() => served.length).toBe(1);
    served[0]?.send({ type: 'text', text: 'Half. ' });
    served[0]?.send({ type: 'failed', failure: { error: 'Something went wrong on our side.', code: 'internal' } });
    await expect.element(log().getByText('Something went wrong on our side.')).toBeVisible();
    expect(log().getByText('Half.').elements()).toEqual([]);
  });

  it('a lost connection is told where the device has nothing to go by', async () => {
    await showCoach({ refuse: () => Promise.reject(new TypeError('Failed to fetch')) });
    await type('hi');
    await expect
      .element(log().getByText('I am having trouble connecting to the server. Please check your internet connection and try again.'))
      .toBeVisible();
  });
});
