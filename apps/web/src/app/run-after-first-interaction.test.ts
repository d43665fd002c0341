import { beforeEach, describe, expect, it, vi } from 'vitest';
import { whenSent, whenTouched } from './run-after-first-interaction.ts';

describe('what waits for the first touch', () => {
  const page = new EventTarget();
  beforeEach(() => {
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    return () => vi.unstubAllGlobals();
  });

  it.each(['pointerdown', 'keydown'])('runs once, at %s', (gesture) => {
    const task = vi.fn<() => void>();
    whenTouched(task);
    expect(task).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(gesture));
    page.dispatchEvent(new Event('keydown'));
    expect(task).toHaveBeenCalledOnce();
  });

  it('or for a form that is sent runs then, and not at a touch', () => {
    const task = vi.fn<() => void>();
    whenSent(task);
    page.dispatchEvent(new Event('pointerdown'));
    expect(task).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('submit'));
    expect(task).toHaveBeenCalledOnce();
  });

  it('can be called off', () => {
    const task = vi.fn<() => void>();
    whenTouched(task)();
    page.dispatchEvent(new Event('pointerdown'));
    expect(task).not.toHaveBeenCalled();
  });
});
