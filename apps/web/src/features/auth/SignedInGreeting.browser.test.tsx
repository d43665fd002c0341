import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AuthSessionProvider, type Arrival, type PlayerAuthSession } from '../../auth-session/index.ts';
import { show } from '../../ui/testing/show-component.tsx';
import { SignedInGreeting } from './SignedInGreeting.tsx';

const enter = vi.fn<() => void>();

beforeEach(() => {
  enter.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each<[Arrival, number, string]>([
  ['returning', 1_000, 'Welcome back!'],
  ['new', 1_500, 'Welcome Noa! Your account has been created successfully.'],
  ['made', 1_500, 'Welcome! Your account has been created successfully.'],
  ['newEmail', 2_500, 'Done! From now on you sign in with noa@example.org.'],
])('the hello to a %s player stays for %i milliseconds: %s', async (arrival, milliseconds, words) => {
  show(
    <AuthSessionProvider session={{ enter } as unknown as PlayerAuthSession}>
      <SignedInGreeting arrival={arrival} player={{ name: 'Noa', email: 'noa@example.org' }} />
    </AuthSessionProvider>,
  );
  // Waiting by `expect` would move the faked time on.
  while (document.activeElement?.tagName !== 'OUTPUT') await new Promise(requestAnimationFrame);
  expect(document.activeElement.textContent).toBe(words);
  vi.advanceTimersByTime(milliseconds - 1);
  expect(enter).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(enter).toHaveBeenCalledOnce();
});
