import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepSending } from './browser-queue.ts';

const EVERY = 30_000;

/** A queue in which something waits, and how often it was asked to send. */
function queue(waiting: readonly unknown[] = ['a session']) {
  return {
    name: 'test',
    state: () => ({ waiting }),
    refresh: vi.fn<() => Promise<void>>(async () => undefined),
    onTabNews: vi.fn<() => Promise<void>>(async () => undefined),
    sendDue: vi.fn<() => Promise<void>>(async () => undefined),
    pause: vi.fn<() => void>(),
    resume: vi.fn<() => void>(),
  };
}

/** Keeps it going, with what it has been asked at the start forgotten. */
function going(waiting?: readonly unknown[]) {
  const one = queue(waiting);
  const stop = keepSending(one);
  onTestFinished(stop);
  one.sendDue.mockClear();
  return { ...one, stop };
}

function become(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Another tab tells what happened to a kind. */
function anotherTab(message: { readonly name: string; readonly news: string }): void {
  const tab = new BroadcastChannel('touchline.queue');
  tab.postMessage(message);
  setTimeout(() => tab.close(), 1_000);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what waits is sent', () => {
  it('at once, and what is stored is shown before', () => {
    const one = queue();
    onTestFinished(keepSending(one));
    expect(one.resume).toHaveBeenCalledOnce();
    expect(one.refresh).toHaveBeenCalledOnce();
    expect(one.sendDue).toHaveBeenCalledOnce();
  });

  it('when the player comes back to the page, not when the page is left', () => {
    const { sendDue } = going();
    become('hidden');
    expect(sendDue).not.toHaveBeenCalled();
    become('visible');
    expect(sendDue).toHaveBeenCalledOnce();
  });

  it('when the connection comes back', () => {
    const { sendDue } = going();
    globalThis.dispatchEvent(new Event('online'));
    expect(sendDue).toHaveBeenCalledOnce();
  });

  it('every 30 seconds, while something waits', () => {
    const { sendDue } = going();
    vi.advanceTimersByTime(EVERY - 1);
    expect(sendDue).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1 + EVERY);
    expect(sendDue).toHaveBeenCalledTimes(2);
    const nothing = going([]);
    vi.advanceTimersByTime(EVERY);
    expect(nothing.sendDue).not.toHaveBeenCalled();
  });
});

it('news of another tab reaches the queue of its kind', async () => {
  const { onTabNews } = going();
  anotherTab({ name: 'of another kind', news: 'changed' });
  anotherTab({ name: 'test', news: 'sent' });
  await expect.poll(() => onTabNews).toHaveBeenCalledExactlyOnceWith('sent');
});

it('once stopped it is paused, and nothing wakes it: no timer, no event, no other tab', async () => {
  const { stop, sendDue, onTabNews, pause } = going();
  const heard = going();
  stop();
  expect(pause).toHaveBeenCalledOnce();
  globalThis.dispatchEvent(new Event('online'));
  become('visible');
  anotherTab({ name: 'test', news: 'changed' });
  await expect.poll(() => heard.onTabNews).toHaveBeenCalled();
  heard.stop();
  expect(vi.getTimerCount()).toBe(1); // of the other tab above
  vi.advanceTimersByTime(10 * EVERY);
  expect(sendDue).not.toHaveBeenCalled();
  expect(onTabNews).not.toHaveBeenCalled();
});
