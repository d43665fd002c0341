import { addDays, practiceDayOf, weekStart } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryKey } from '../../api/index.ts';
import { samplePlayerData } from './testing/sample-player-data.ts';
import { answerOf } from './testing/sample-coach-answers.ts';
import { input, log, showCoach } from './testing/show-coach.tsx';
import { button, helpButton, toast, spoken, type } from './testing/coach-tab-locators.ts';

describe('the talk', () => {
  it('says first that Sarah is a program that can miss things, and who to turn to', async () => {
    await showCoach({ numbers: { '/api/profile': { country: 'Germany' } } });
    await expect.element(page.getByText('Coach Sarah is a computer program, not a person, and she can miss things.')).toBeVisible();
    await page.getByText('If you are hurt, scared or sad').click();
    // The same help as behind the button.
    const box = page.getByRole('group').filter({ hasText: 'If you are hurt' });
    await expect.element(box.getByText(/^You can talk to a person right now\./)).toBeVisible();
    await expect.element(box.getByRole('link', { name: 'Call 112' })).toBeVisible();
    await expect.element(helpButton()).toBeVisible();
  });

  it('asks with the player’s token for events, shows what comes and then the next session as one button', async () => {
    const { served, onNavigate } = await showCoach();
    await type('which drill?');
    await expect.poll(() => served.length).toBe(1);
    expect(served[0]).toMatchObject({ body: { message: 'which drill?', chatHistory: [] }, accept: 'text/event-stream', authorization: 'Bearer token of noa' });
    await expect.element(log().getByText('which drill?')).toBeVisible();
    await expect.element(log().getByText(/^Sarah /)).toBeVisible();
    await expect.element(input()).toHaveValue('');
    served[0]?.send({ type: 'text', text: 'Take Juggling. ' });
    await expect.element(log().getByText('Take Juggling.')).toBeVisible();
    const whole = answerOf('Take Juggling. Ready? Juggling, 5 minutes.');
    served[0]?.send({ type: 'done', answer: whole });
    served[0]?.end();
    await expect.element(button('Practice Juggling. Ready? Juggling, 5 minutes')).toBeVisible();
    expect(log().getByText(/motivation/i).elements()).toEqual([]);
    // What the button says is said nowhere else.
    expect(log().element().textContent.split('Ready? Juggling, 5\u00A0minutes')).toHaveLength(2);
    await button(/^Practice Juggling/).click();
    expect(onNavigate).toHaveBeenCalledWith('practice', { drillId: 'juggling' });
  });

  it('offers the drill of the newest answer alone: of an older one its words stay', async () => {
    const { answer, served } = await showCoach();
    await type('which drill?');
    await answer('Take Juggling. Ready? Juggling, 5 minutes.');
    await expect.element(button(/^Practice Juggling/)).toBeVisible();
    await type('and then?');
    await expect.poll(() => served.length).toBe(2);
    await expect.element(button(/^Practice Juggling/)).not.toBeInTheDocument();
    await expect.element(log().getByText('Take Juggling. Ready? Juggling, 5 minutes.')).toBeVisible();
    await answer('Again. Ready? Juggling, 5 minutes.');
    await expect.element(button(/^Practice Juggling/)).toBeVisible();
    expect(button(/^Practice Juggling/).elements()).toHaveLength(1);
  });

  it('says what the large record tells with its day for a screen reader alone, and the steps below their heading', async () => {
    const { answer } = await showCoach();
    await type('whats my juggling record');
    const record = { drill: 'Juggling', value: 73, unit: 'touches', when: 'on Wednesday' };
    await answer('Juggling: 73 touches at best, done on Wednesday. Two things to look at:\n1. Keep your ankle firm.\n2. Look up at the ball.', { structured: { ...answerOf('').structured, next_session_suggestion: null, record } });
    await expect.element(log().getByText('at best in Juggling, on Wednesday')).toBeVisible();
    const said = log().getByText('Juggling: 73 touches at best, done on Wednesday.').element();
    expect(said.getBoundingClientRect().height).toBeLessThanOrEqual(1);
    const head = log().getByText('Two things to look at:', { exact: true });
    const second = log().getByText('2. Look up at the ball.');
    await expect.element(head).toBeVisible();
    expect(log().element().textContent).toContain('Two things to look at:\n1. Keep your ankle firm. 2. Look up');
    // The first step has the line between them.
    const { bottom, height } = head.element().getBoundingClientRect();
    expect(second.element().getBoundingClientRect().top - bottom).toBeGreaterThan(height / 2);
  });

  it('shows the record that was asked for large, beside the words as they were said and copied, a line for each sentence', async () => {
    const { answer } = await showCoach();
    await type('whats my juggling record');
    const text = 'Juggling: 73 touches at best. Bend your knees a little. Keep the ball low.';
    const record = { drill: 'Juggling', value: 73, unit: 'touches' };
    await answer(text, { structured: { ...answerOf('').structured, next_session_suggestion: null, record } });
    const words = log().getByText(text);
    await expect.element(words).toBeVisible();
    const figure = log().getByText('73', { exact: true });
    const size = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
    expect(size(figure.element())).toBeGreaterThan(3 * size(words.element()));
    expect(figure.element().closest('[aria-hidden="true"]')).not.toBeNull();
    const tops = ['Juggling: 73 touches at best.', 'Bend your knees a little.', 'Keep the ball low.'].map((line) => log().getByText(line, { exact: true }).element().getBoundingClientRect().top);
    expect(tops).toEqual([...new Set(tops)].toSorted((a, b) => a - b));
  });

  it('shows the days of the week that an answer tells, and the week before, on the day on which it is told', async () => {
    const { answer, queries } = await showCoach();
    const { stats } = samplePlayerData([12]);
    queries.setQueryData(queryKey('stats'), stats);
    const today = practiceDayOf(new Date(), stats.timeZone);
    const sunday = weekStart(today);
    const days = [0, 1, 2, 3, 4, 5, 6].map((at) => ({ day: addDays(sunday, at) as string, practised: addDays(sunday, at) === today }));
    const plain = { ...answerOf('').structured, recommended_drills: [], next_session_suggestion: null };
    await type('how was my week');
    await answer('This week it was 20 minutes.', { structured: { ...plain, week: { days, today, before: { days: 2, minutes: 40 } } } });
    const week = () => log().getByRole('list').filter({ hasText: ': practiced' });
    await expect.element(week()).toBeVisible();
    expect(week().getByRole('listitem').elements()).toHaveLength(7);
    await expect.element(log().getByText('Last week: 2 active days, 40 minutes')).toBeVisible();
    await type('and the one before');
    const told = addDays(today, -1);
    await answer('Told yesterday.', { structured: { ...plain, week: { days, today: told } } });
    await expect.element(log().getByText('Told yesterday.')).toBeVisible();
    // What a day of then was yet to come may be over by now.
    expect(week().elements()).toHaveLength(1);
  });

  it('names the drill on its button where the words of the step do not, opens it with its minutes, and says so where it is not there any more', async () => {
    const { answer, onNavigate } = await showCoach();
    await type('which drill?');
    await answer('Take it. Ten minutes tomorrow.', { structured: { ...answerOf('').structured, next_session_suggestion: 'Ten minutes tomorrow.' } });
    await expect.element(button(/^Practice Juggling/).getByText('Practice Juggling')).toBeVisible();
    expect(button(/^Practice Juggling/).element().textContent).toBe('Practice JugglingTen minutes tomorrow');
    await type('a shooting drill for 10 minutes');
    await answer('Take it.', { structured: { ...answerOf('').structured, recommended_drills: [{ id: 'target_shooting', name: 'Target Shooting', minutes: 10 }] } });
    await button(/^Practice Target Shooting/).click();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('practice', { drillId: 'target_shooting', minutes: 10 });
    await type('which drill?');
    await answer('Take it.', { structured: { ...answerOf('').structured, recommended_drills: [{ id: 'gone', name: 'Gone' }] } });
    await button(/^Practice Gone/).click();
    await expect.element(toast('Unable to navigate to Practice tab')).toBeVisible();
    expect(onNavigate).toHaveBeenCalledOnce();
  });

  it('asks at a tap what the last answer offers, and no more once the talk went on', async () => {
    const { answer, served } = await showCoach();
    await type('what is it');
    await answer('Ask me “What is offside?”.', { structured: { ...answerOf('').structured, recommended_drills: [], next_session_suggestion: null, offered_questions: ['What is offside?'] } });
    await button('What is offside?').click();
    await expect.poll(() => served.length).toBe(2);
    await answer('Two of them in front of you.');
    await expect.element(log().getByText('Two of them in front of you.')).toBeVisible();
    expect(log().getByRole('button', { name: 'What is offside?' }).elements()).toEqual([]);
  });

  it('needs no mouse: asked and answered, its drill is some steps back, and the help a key away', async () => {
    const { answer, onNavigate } = await showCoach();
    await expect.element(input()).toBeVisible();
    (input().element() as HTMLElement).focus();
    await userEvent.keyboard('which drill{Enter}');
    await answer('Take Juggling.');
    const drill = button(/^Practice Juggling/);
    await expect.element(drill).toBeVisible();
    await expect.element(input()).toHaveFocus();
    for (let steps = 0; steps < 20 && document.activeElement !== drill.element(); steps += 1) await userEvent.tab({ shift: true });
    await expect.element(drill).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onNavigate).toHaveBeenCalledWith('practice', { drillId: 'juggling' });
    (helpButton().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(log().getByRole('heading', { name: 'People who listen' })).toBeInViewport();
  });

  it('reads out whole sentences and no part of one', async () => {
    const { served } = await showCoach();
    await type('hi');
    await expect.poll(() => served.length).toBe(1);
    served[0]?.send({ type: 'text', text: 'Keep 1.5 m apart. Look' });
    await expect.poll(spoken).toBe('Keep 1.5 m apart. ');
    served[0]?.send({ type: 'text', text: ' up. N' });
    await expect.poll(spoken).toBe('Keep 1.5 m apart. Look up. ');
    served[0]?.send({ type: 'done', answer: answerOf('Keep 1.5 m apart. Look up. Now you') });
    served[0]?.end();
    await expect.poll(spoken).toBe('Keep 1.5 m apart. Look up. Now you ');
    await expect.element(log()).toHaveAttribute('aria-live', 'off');
  });

  it('is stopped by its button, or as the page is left, and the server hears of it', async () => {
    const { served, leave } = await showCoach();
    await type('a long story');
    await expect.poll(() => served.length).toBe(1);
    await expect.element(button('Sending...')).toHaveAttribute('aria-disabled', 'true');
    served[0]?.send({ type: 'text', text: 'Once upon a time. ' });
    await expect.element(log().getByText('Once upon a time.')).toBeVisible();
    // On a phone it has the place of the other, until more is typed.
    const seen = (name: string): boolean => button(name).element().getBoundingClientRect().width > 1;
    expect([seen('Stop'), seen('Sending...')]).toEqual([true, false]);
    await input().fill('and');
    await expect.poll(() => seen('Sending...')).toBe(true);
    await input().fill('');
    await button('Stop').click();
    await expect.element(log().getByText('Stopped')).toBeVisible();
    expect(served[0]?.left()).toBe(true);
    await expect.element(button('Send')).toBeVisible();
    await type('hi');
    await expect.poll(() => served.length).toBe(2);
    expect(served[1]?.left()).toBe(false);
    leave();
    await expect.poll(() => served[1]?.left()).toBe(true);
  });
});

describe('the question', () => {
  it('counts its characters, warns at 450 and takes 500', async () => {
    await showCoach();
    const counter = (text: string) => page.getByText(text, { exact: true });
    await expect.element(counter('0/500')).toHaveAttribute('data-limit', 'free');
    await input().fill('x'.repeat(449));
    await expect.element(counter('449/500')).toHaveAttribute('data-limit', 'free');
    await userEvent.keyboard('x');
    await expect.element(counter('450/500')).toHaveAttribute('data-limit', 'near');
    await expect.element(page.getByText('50 characters left')).toBeInTheDocument();
    await userEvent.keyboard('y'.repeat(60));
    await expect.element(counter('500/500')).toHaveAttribute('data-limit', 'at');
    await expect.element(page.getByText('That is the longest a message can be.')).toBeInTheDocument();
  });

  it('goes with Enter, and Shift with Enter starts a line', async () => {
    const { served } = await showCoach();
    await input().fill('one');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}two');
    await expect.element(input()).toHaveValue('one\ntwo');
    expect(served).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => served.map(({ body }) => body.message)).toEqual(['one\ntwo']);
  });

  it('of blanks is none', async () => {
    const { served } = await showCoach();
    await type('   ');
    await button('Send').click();
    expect(served).toEqual([]);
  });

  it('is offered before a talk with the words that it sends, on a phone that has the room', async () => {
    await showCoach();
    const words = page.getByText('Which drills should I do next?');
    await expect.element(words).toBeInViewport({ ratio: 1 });
    await page.viewport(320, 568);
    await expect.element(words).not.toBeInTheDocument();
    await expect.element(button('Suggest drills')).toBeVisible();
  });

  it('has all quick ones in sight on a phone as long as nothing was asked', async () => {
    await showCoach();
    const chips = page.getByRole('list', { name: 'Quick questions' }).getByRole('button');
    await expect.element(chips.first()).toBeVisible();
    for (const chip of chips.elements()) expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(390);
    expect(chips.elements()).toHaveLength(4);
  });

  it('waits while another is answered, and is not lost', async () => {
    const { served } = await showCoach();
    await type('one');
    await type('two');
    const note = page.getByText('Please wait for the current response to complete. Your question is asked then.');
    await expect.element(note).toBeVisible();
    await expect.element(input()).toHaveValue('two');
    // Right below the field, and not in passing.
    const gap = note.element().getBoundingClientRect().top - input().element().getBoundingClientRect().bottom;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(16);
    await userEvent.keyboard(' and more');
    await expect.element(note).not.toBeInTheDocument();
    await button('Sending...').click({ force: true });
    await expect.element(note).toBeVisible();
    // Nor is another offered.
    expect(page.getByRole('list', { name: 'Quick questions' }).elements()).toEqual([]);
    await expect.poll(() => served.map(({ body }) => body.message)).toEqual(['one']);
  });

  it('is asked by itself once that answer is there, unless it was changed since', async () => {
    const { served, answer } = await showCoach();
    const asked = () => served.map(({ body }) => body.message);
    await type('one');
    await type('two');
    await expect.element(page.getByText('Please wait for the current response to complete. Your question is asked then.')).toBeVisible();
    await answer('First.');
    await expect.poll(asked).toEqual(['one', 'two']);
    await expect.element(input()).toHaveValue('');
    await type('three');
    await userEvent.keyboard(' or four');
    await answer('Second.');
    await expect.element(button('Send')).toBeVisible();
    await expect.element(input()).toHaveValue('three or four');
    expect(asked()).toEqual(['one', 'two']);
  });

  it.each([
    ['Analyze my practice', 'Can you analyze my recent practice and tell me how I am doing?'],
    ['Help me improve', 'What should I work on to improve my game?'],
    ['Motivate me', 'I need some motivation to practice today.'],
    ['Suggest drills', 'Which drills should I do next?'],
  ])('%s is a whole question at a tap', async (label, message) => {
    const { served } = await showCoach();
    // On a high phone the button says the question too.
    await button(new RegExp(`^${label}`)).click();
    await expect.poll(() => served.map(({ body }) => body.message)).toEqual([message]);
  });
});
