import { describe, expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

function breakerAt() {
  let seconds = 0;
  const breaker = createCircuitBreaker(() => new Date(1_000_000 + seconds * 1000));
  return { enter: () => breaker.enter(), after: (more: number) => void (seconds += more) };
}

describe('a circuit breaker', () => {
  it('lets calls through until three in a row have failed, and again after a minute', () => {
    const { enter, after } = breakerAt();
    enter()?.failed();
    enter()?.failed();
    enter()?.succeeded();
    for (let call = 0; call < 3; call += 1) enter()?.failed();
    expect(enter()).toBeNull();
    after(59);
    expect(enter()).toBeNull();
    after(1);
    expect(enter()).not.toBeNull();
  });

  it('lets one call try at a time, and all others after it succeeded', () => {
    const { enter, after } = breakerAt();
    for (let call = 0; call < 3; call += 1) enter()?.failed();
    after(60);
    const trial = enter();
    expect(enter()).toBeNull();
    trial?.failed();
    expect(enter()).toBeNull();
    after(60);
    enter()?.undecided();
    const second = enter();
    expect(enter()).toBeNull();
    second?.succeeded();
    expect([enter(), enter()]).not.toContain(null);
  });

  it('rests at once for as long as it is told, a day at most', () => {
    const { enter, after } = breakerAt();
    enter()?.failed(300_000);
    after(299);
    expect(enter()).toBeNull();
    after(1);
    enter()?.failed(999 * 86_400_000);
    after(86_399);
    expect(enter()).toBeNull();
    after(1);
    expect(enter()).not.toBeNull();
  });

  it('is not opened earlier by calls that were under way', () => {
    const { enter, after } = breakerAt();
    const slow = enter();
    enter()?.failed(300_000);
    slow?.failed();
    after(61);
    expect(enter()).toBeNull();
  });
});
