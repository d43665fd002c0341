import { describe, expect, it } from 'vitest';
import { queryKey } from '../../api/index.ts';
import { answeredCheckIn, answerOf, crisisAnswer } from './testing/sample-coach-answers.ts';
import { input, log, showCoach } from './testing/show-coach.tsx';
import { button, helpButton, spoken, type } from './testing/coach-tab-locators.ts';

describe('safety', () => {
  it('answers a crisis where the server cannot be reached: calm, no drill, nothing kept', async () => {
    await showCoach({ refuse: () => Promise.reject(new TypeError('Failed to fetch')) });
    await type('i want to kill myself');
    await expect.element(log().getByText(/tell a person you trust right now/)).toBeVisible();
    expect(log().getByRole('button', { name: /^Practice / }).elements()).toEqual([]);
    expect(Object.values(localStorage).join(' ')).not.toContain('kill myself');
  });

  it('answers a crisis whatever is wrong with the server', async () => {
    await showCoach({ refuse: () => Response.json({ error: 'Too many tries.', code: 'too_many_requests' }, { status: 429 }) });
    await type('i want to kill myself');
    await expect.element(log().getByText(/tell a person you trust right now/)).toBeVisible();
  });

  it('is said in short paragraphs, with a number of the player’s country to tap', async () => {
    const { served, queries } = await showCoach();
    queries.setQueryData(queryKey('profile'), (profile: object | undefined) => ({ ...profile, country: 'Germany' }));
    await type('which drill for today');
    await expect.poll(() => served.length).toBe(1);
    const response = 'Thank you for telling me. You are not alone. You can call Nummer gegen Kummer on 116 111: they listen. If you are in danger, call 112 now.';
    served[0]?.send({ type: 'done', answer: { ...crisisAnswer, response } });
    served[0]?.end();
    const call = log().getByRole('link', { name: 'Call 116 111' });
    await expect.element(call).toHaveAttribute('href', 'tel:116111');
    expect(call.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect.element(log().getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    // Three of the answer, and that it is not saved.
    expect(log().getByRole('article').last().element().querySelectorAll('p')).toHaveLength(4);
  });

  it('asks whether all is well first, with the number to call, and answers what is surely football below it', async () => {
    const { served, queries } = await showCoach();
    queries.setQueryData(queryKey('profile'), (profile: object | undefined) => ({ ...profile, country: 'United Kingdom' }));
    await type('which drill for today');
    await expect.poll(() => served.length).toBe(1);
    served[0]?.send({ type: 'done', answer: answeredCheckIn });
    served[0]?.end();
    const call = log().getByRole('link', { name: 'Call 0800 1111' });
    await expect.element(call).toBeVisible();
    const answer = log().getByText('Pass quickly and stay out of it.', { exact: true });
    await expect.element(answer).toBeVisible();
    expect(answer.element().getBoundingClientRect().top).toBeGreaterThan(call.element().getBoundingClientRect().bottom);
    await expect.element(log().getByText(/^This question and answer are not saved/)).toBeVisible();
    expect(log().getByRole('button', { name: /^Practice / }).elements()).toEqual([]);
    // The next question takes along what was answered, and no word of the player.
    await type('and what do i do then');
    await expect.poll(() => served.length).toBe(2);
    expect(served[1]?.body).toMatchObject({ message: 'and what do i do then', safetyBefore: 'check_in_answered', chatHistory: [{ sender: 'user', message: 'What if the others play rough?' }, { sender: 'coach' }] });
    expect(Object.values(localStorage).join(' ')).not.toMatch(/which drill for today|play rough/);
  });

  it('shows the server’s answer to a crisis the same way, and does not keep it', async () => {
    const { served } = await showCoach();
    await type('which drill for today');
    await expect.poll(() => served.length).toBe(1);
    served[0]?.send({ type: 'done', answer: crisisAnswer });
    served[0]?.end();
    // Sarah’s own words, under her name: the message weighs more than what stands over it.
    await expect.element(log().getByRole('heading', { name: 'Coach Sarah' })).toBeVisible();
    expect(log().getByRole('heading', { name: 'People who listen' }).elements()).toEqual([]);
    await expect.poll(spoken).toBe('Please tell a person you trust right now. ');
    await expect.element(log().getByText(/^This question and answer are not saved/)).toBeVisible();
    expect(Object.values(localStorage).join(' ')).not.toContain('which drill for today');
  });

  it('leads to a person without a word typed, also while an answer is made, with the helpline of the country', async () => {
    const { served, queries } = await showCoach({ numbers: { '/api/profile': { country: 'Germany' } } });
    await expect.poll(() => queries.getQueryData(queryKey('profile'))).toBeTruthy();
    await type('hi');
    await expect.poll(() => served.length).toBe(1);
    await helpButton().click();
    await expect.element(log().getByRole('heading', { name: 'People who listen' })).toBeVisible();
    await expect.element(log().getByText(/You can talk to a person right now.*116\s?111/)).toBeVisible();
    // The answer is still on its way, and says so.
    await expect.element(log().getByText(/^Sarah /)).toBeVisible();
    expect(localStorage.getItem('touchline.coaching-history.noa')).toBeNull();
  });

  it('does not let words of a crisis wait for the answer to something else', async () => {
    const { served } = await showCoach();
    await type('which drill?');
    await expect.poll(() => served.length).toBe(1);
    await type('I want to die');
    await expect.element(log().getByText(/tell a person you trust right now/).first()).toBeVisible();
    await expect.element(input()).toHaveValue('');
    expect(served).toHaveLength(1);
    expect(served[0]?.left()).toBe(true);
  });
});

describe('numbers to call without a country in the profile', () => {
  const showHelpOf = async (profile: object) => {
    const { queries } = await showCoach({ numbers: { '/api/profile': { country: null, ...profile } } });
    await expect.poll(() => queries.getQueryData(queryKey('profile'))).toBeTruthy();
    await helpButton().click();
    await expect.element(log().getByText(/You can talk to a person right now/)).toBeVisible();
  };
  const called = () => log().getByRole('link').elements().map((link) => link.getAttribute('href'));

  it('are those of the account’s time zone, said as a guess', async () => {
    await showHelpOf({ time_zone: 'Europe/London' });
    await expect.element(log().getByText(/^If you are in the United Kingdom: you can call Childline/)).toBeVisible();
    expect(called()).toEqual(['tel:08001111', 'tel:999']);
  });

  it('are those of most of Europe where nothing tells a country', async () => {
    await showHelpOf({ time_zone: 'Asia/Tokyo' });
    await expect.element(log().getByText(/^In most of Europe you can call 116\s?111/)).toBeVisible();
    expect(called()).toEqual(['tel:116111', 'tel:112']);
  });
});

it('who is hurt says with a tap that an adult agreed, and is asked nothing that leads to a drill', async () => {
  const { answer, served } = await showCoach();
  await type('my knee hurts');
  await answer('Rest. When they say yes, write “it is better, they said yes”.', {
    hurt: true,
    structured: { ...answerOf('').structured, recommended_drills: [], next_session_suggestion: null, offered_questions: ['It is better, they said yes'] },
  });
  await expect.element(button('It is better, they said yes')).toBeVisible();
  expect(button('Motivate me').elements()).toEqual([]);
  await button('It is better, they said yes').click();
  await expect.poll(() => served.at(-1)?.body.message).toBe('It is better, they said yes');
  await answer('Good to hear.');
  await expect.element(button('Motivate me')).toBeVisible();
});
