import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryKey } from '../../api/index.ts';
import { keepHistory } from './history/coaching-history.ts';
import { answerOf } from './testing/sample-coach-answers.ts';
import { samplePlayerData } from './testing/sample-player-data.ts';
import { input, log, showCoach } from './testing/show-coach.tsx';
import { SESSIONS_KNOWN } from './useCoachTalk.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const helpButton = () => page.getByRole('button', { name: 'Need to talk to a real person?' });

async function type(text: string): Promise<void> {
  await input().fill(text);
  await userEvent.keyboard('{Enter}');
}

/** What has happened to the window has been drawn, and heard of. */
const framesPassed = () => new Promise<unknown>((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));

describe('on windows of all sizes', () => {
  it.each([
    [844, 390],
    [640, 360],
    [320, 568],
  ])('before a talk the way to a person is in the first view of %i × %i, once', async (width, height) => {
    await showCoach();
    await page.viewport(width, height);
    // As in the app's frame: the header above, and the bar below.
    Object.assign(document.body.style, { padding: `${width < 640 ? 8.5 : 5.5}rem 1rem calc(var(--bottom-bar) + 1.5rem)`, margin: '0' });
    onTestFinished(() => document.body.removeAttribute('style'));
    const { bottom } = helpButton().element().getBoundingClientRect();
    const field = document.querySelector('form')?.getBoundingClientRect().top ?? 0;
    expect(bottom).toBeLessThanOrEqual(field);
    await helpButton().click();
    await expect.element(log().getByText(/^You can talk to a person right now\./)).toBeVisible();
    await expect.element(helpButton()).toBeInTheDocument();
  });

  it('before a talk all of it is in the one view of a phone lying down', async () => {
    await showCoach();
    await page.viewport(640, 360);
    // As in the app's frame: the header above, which has the title there, and the bar below.
    Object.assign(document.body.style, { padding: '4rem 1rem calc(var(--bottom-bar) + 1.5rem)', margin: '0' });
    onTestFinished(() => document.body.removeAttribute('style'));
    await expect.element(input()).toBeInViewport({ ratio: 1 });
    await expect.poll(() => document.documentElement.scrollHeight).toBeLessThanOrEqual(360);
    await expect.element(page.getByText('0/500')).not.toBeVisible();
    await input().fill('a'.repeat(460));
    await expect.element(page.getByText('460/500')).toBeInViewport({ ratio: 1 });
  });

  it.each([
    [390, 844],
    [360, 800],
    [430, 932],
  ])('before a talk the questions stand right below her words on a phone of %i × %i, and none looks chosen', async (width, height) => {
    await showCoach();
    await page.viewport(width, height);
    Object.assign(document.body.style, { padding: '6rem 1rem calc(var(--bottom-bar) + 1.5rem)', margin: '0' });
    onTestFinished(() => document.body.removeAttribute('style'));
    const questions = page.getByRole('list', { name: 'Quick questions' });
    const gap = () => questions.element().getBoundingClientRect().top - log().element().getBoundingClientRect().bottom;
    await expect.poll(gap).toBeLessThanOrEqual(24);
    expect(log().element().getBoundingClientRect().height).toBeLessThan(200);
    // The pointer stays where the test before left it: on none of them.
    await userEvent.hover(log());
    const cards = questions.getByRole('button').elements();
    expect(new Set(cards.map((card) => getComputedStyle(card).backgroundImage + getComputedStyle(card).backgroundColor)).size).toBe(1);
    expect(new Set(cards.map((card) => Math.round(card.getBoundingClientRect().height))).size).toBe(1);
    await expect.element(input()).toBeInViewport({ ratio: 1 });
  });

  it('no quick question lies half beneath the field, at every size of the window', async () => {
    const { queries } = await showCoach();
    // What stands beside the talk is higher than the window.
    const { stats, sessions } = samplePlayerData([12, 14, 15, 16, 17]);
    queries.setQueryData(queryKey('stats'), stats);
    queries.setQueryData(queryKey('practice-sessions', SESSIONS_KNOWN), sessions);
    onTestFinished(() => document.body.removeAttribute('style'));
    for (const [width, height, above] of [
      [320, 568, 5.5],
      [640, 360, 4],
      [360, 640, 6],
      [768, 1024, 6],
      [820, 1180, 6],
      [1024, 600, 10],
      [1024, 768, 10],
      [1280, 720, 10],
      [1280, 800, 10],
      [1440, 900, 10],
    ] as const) {
      await page.viewport(width, height);
      // As in the app's frame: the header above, and the bar or the margin below.
      const below = width < 1024 ? 'calc(var(--bottom-bar) + 1.5rem)' : '3rem';
      Object.assign(document.body.style, { padding: `${above}rem ${width < 1024 ? 1 : 2}rem ${below}`, margin: '0' });
      const questions = page.getByRole('list', { name: 'Quick questions' }).getByRole('button');
      const covered = () => {
        const field = document.querySelector('form')?.getBoundingClientRect().top ?? 0;
        return questions.elements().filter((one) => one.getBoundingClientRect().bottom > field).map(({ textContent }) => textContent);
      };
      // As soon as the size of the window has come to the field.
      await expect.poll(covered).toEqual([]);
      await expect.element(questions.first()).toBeInViewport({ ratio: 1 });
      await expect.element(input()).toBeInViewport({ ratio: 1 });
    }
  });

  it.each([
    [820, 1180],
    [1440, 900],
  ])('what stands there already stays where it is, on a window of %i × %i, when the numbers have come', async (width, height) => {
    const { queries } = await showCoach({ areNumbersLate: true });
    await page.viewport(width, height);
    const question = page.getByRole('button', { name: /Which drills should I do next/ });
    const more = page.getByRole('heading', { name: 'You can also ask' });
    const places = () => [question, more].map((one) => Math.round(one.element().getBoundingClientRect().top));
    await expect.element(more).toBeVisible();
    const before = places();
    const { stats, sessions } = samplePlayerData([12, 14, 15, 16, 17]);
    queries.setQueryData(queryKey('stats'), stats);
    // As many drills as results are shown: of each drill the latest.
    const ofDrills = sessions.map((session, at) => ({ ...session, drill_id: ['juggling', 'toe_taps', 'sole_rolls', 'first_touch', 'bell_touches'][at] ?? '' }));
    queries.setQueryData(queryKey('practice-sessions', SESSIONS_KNOWN), ofDrills);
    await expect.element(page.getByText('Your latest results')).toBeVisible();
    for (const [at, place] of places().entries()) expect(Math.abs(place - (before[at] ?? 0))).toBeLessThan(24);
  });

  it('the field is in sight on a small window, however the talk is long', async () => {
    keepHistory('noa', [{ userMessage: 'question', coachResponse: 'A long answer. '.repeat(200), structured: answerOf('').structured, usedOpenAI: false, timestamp: '2026-06-01T10:00:00.000Z' }]);
    await showCoach();
    for (const [width, height] of [
      [360, 640],
      [320, 568],
      [640, 360],
    ] as const) {
      await page.viewport(width, height);
      globalThis.scrollTo(0, 0);
      await expect.element(input()).toBeInViewport({ ratio: 1 });
    }
  });

  it.each([
    [390, 844],
    [640, 450],
  ])('an answer longer than a window of %i × %i begins in sight, also while it comes, and its end is followed until then', async (width, height) => {
    const { served } = await showCoach();
    await page.viewport(width, height);
    await type('which drill?');
    await expect.poll(() => served.length).toBe(1);
    const answer = () => log().getByRole('article').elements().at(-1)?.getBoundingClientRect();
    const composer = () => input().element().closest('form')?.getBoundingClientRect().top ?? 0;
    const part = 'Keep your head up and the ball close to your feet. '.repeat(3);
    for (let sent = 1; sent <= 14; sent += 1) {
      served[0]?.send({ type: 'text', text: part });
      await expect.poll(() => log().element().textContent.split('Keep your head').length - 1).toBe(3 * sent);
      await expect.poll(() => answer()?.top ?? -1).toBeGreaterThanOrEqual(0);
      // Its end is in sight, or its beginning at the upper edge.
      await expect.poll(() => (answer()?.bottom ?? 0) <= composer() || (answer()?.top ?? 99) < 20).toBe(true);
    }
    served[0]?.send({ type: 'done', answer: answerOf(part.repeat(14)) });
    served[0]?.end();
    await expect.element(button(/^Practice Juggling/)).toBeInTheDocument();
    expect(answer()?.height).toBeGreaterThan(composer());
    expect(answer()?.top).toBeGreaterThanOrEqual(0);
    expect(answer()?.top).toBeLessThan(20);
  });

  it('a phone that is turned keeps the newest answer in sight, from its beginning, and older ones where they were read', async () => {
    const { answer } = await showCoach();
    await type('which drill?');
    // Longer than a phone is high: from its beginning the newest answer is out of sight.
    await answer('An older answer. '.repeat(160));
    await type('and then?');
    await answer('Take Juggling. '.repeat(20));
    await expect.element(button(/^Practice Juggling/)).toBeVisible();
    const top = () => log().getByRole('article').elements().at(-1)?.getBoundingClientRect().top ?? -1;
    await page.viewport(640, 360);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await expect.poll(top).toBeLessThan(20);
    await page.viewport(390, 844);
    // The turn, and then the scroll, have been heard of.
    await framesPassed();
    globalThis.scrollTo(0, 0);
    await framesPassed();
    expect(scrollY).toBe(0);
    await page.viewport(640, 360);
    await framesPassed();
    expect(scrollY).toBe(0);
  });

  it('an answer that fits stands whole in sight with its question', async () => {
    keepHistory('noa', [{ userMessage: 'question', coachResponse: 'A long answer. '.repeat(100), structured: answerOf('').structured, usedOpenAI: false, timestamp: '2026-06-01T10:00:00.000Z' }]);
    const { answer } = await showCoach();
    await type('which drill?');
    await answer('Take Juggling.');
    await expect.element(log().getByText('Take Juggling.')).toBeVisible();
    await expect.element(log().getByText('which drill?')).toBeInViewport({ ratio: 1 });
    const composer = document.querySelector('form')?.parentElement?.getBoundingClientRect().top;
    await expect.poll(() => log().getByRole('article').elements().at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(composer ?? 0);
  });

  it('a short talk beside a higher column stands whole in the first view, and nothing scrolls', async () => {
    const { answer, queries } = await showCoach();
    const { stats, sessions } = samplePlayerData([12, 14, 15, 16, 17]);
    queries.setQueryData(queryKey('stats'), stats);
    const ofDrills = sessions.map((session, at) => ({ ...session, drill_id: ['juggling', 'toe_taps', 'sole_rolls', 'first_touch', 'bell_touches'][at] ?? '' }));
    queries.setQueryData(queryKey('practice-sessions', SESSIONS_KNOWN), ofDrills);
    await page.viewport(1280, 720);
    onTestFinished(() => document.body.removeAttribute('style'));
    // As in the app's frame.
    Object.assign(document.body.style, { padding: '6.5rem 2rem 3rem', margin: '0' });
    await type('which drill?');
    await answer('Take Juggling.');
    await expect.element(log().getByText('Take Juggling.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'You can also ask' })).toBeVisible();
    await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(720);
    for (const part of [page.getByText(/^Coach Sarah is a computer program/), log().getByText('which drill?'), button('Clear chat'), input()]) {
      await expect.element(part).toBeInViewport({ ratio: 1 });
    }
    expect(scrollY).toBe(0);
    // It begins below its head.
    const head = button('Clear chat').element().closest('section, div')?.getBoundingClientRect().bottom ?? 0;
    expect(log().element().firstElementChild?.getBoundingClientRect().top ?? 0).toBeGreaterThan(head);
  });

  it.each([
    [390, 844],
    [820, 1180],
    [1280, 800],
    [1440, 900],
  ])('a short talk ends right above the quick questions, which go while Sarah answers, and these stand right above the field, on a window of %i × %i', async (width, height) => {
    const { answer } = await showCoach();
    await page.viewport(width, height);
    await type('which drill?');
    await expect.element(page.getByRole('list', { name: 'Quick questions' })).not.toBeInTheDocument();
    const end = () => log().element().lastElementChild?.getBoundingClientRect().bottom ?? 0;
    const field = () => document.querySelector('form')?.parentElement?.getBoundingClientRect().top ?? 0;
    // Nothing more is offered while an answer is made: it stands there.
    await expect.poll(() => field() - end()).toBeLessThan(32);
    await answer('Take Juggling.');
    const quick = page.getByRole('list', { name: 'Quick questions' });
    await expect.element(quick).toBeVisible();
    await expect.poll(() => quick.element().getBoundingClientRect().top - end()).toBeLessThan(32);
    await expect.poll(() => field() - quick.element().getBoundingClientRect().bottom).toBeLessThan(32);
    expect(field() - quick.element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(0);
  });

  it('what takes the focus by keys is not left beneath the field, at every size of the window', async () => {
    keepHistory('noa', [{ userMessage: 'question', coachResponse: 'A long answer. '.repeat(100), structured: answerOf('').structured, usedOpenAI: false, timestamp: '2026-06-01T10:00:00.000Z' }]);
    await showCoach();
    onTestFinished(() => document.body.removeAttribute('style'));
    for (const [width, height] of [
      [640, 450],
      [640, 560],
      [390, 844],
    ] as const) {
      await page.viewport(width, height);
      await expect.element(button('Clear chat')).toBeInTheDocument();
      // As in the app's frame.
      document.body.style.paddingBottom = 'calc(var(--bottom-bar) + 1.5rem)';
      const form = document.querySelector('form');
      const composer = (form?.parentElement?.offsetHeight ? form.parentElement : form) as HTMLElement;
      for (const control of [button('Clear chat'), ...log().getByRole('button').all()]) {
        const isClear = (): boolean => {
          control.element().blur();
          globalThis.scrollTo(0, 0);
          control.element().focus();
          const { top, bottom } = control.element().getBoundingClientRect();
          return top >= 0 && bottom + 5 <= composer.getBoundingClientRect().top;
        };
        // As soon as the size of the window has come to the field.
        await expect.poll(isClear).toBe(true);
      }
    }
  });
});
