import { describe, expect, it } from 'vitest';
import { keepMode, keptMode, modeAfter } from './auth-mode.ts';

describe('the views of the auth screen', () => {
  it('go from the choice to a form and back', () => {
    expect(modeAfter('choice', 'startPracticing')).toBe('signup');
    expect(modeAfter('choice', 'practiceMore')).toBe('signin');
    expect(modeAfter('signin', 'backToOptions')).toBe('choice');
    expect(modeAfter('signup', 'backToOptions')).toBe('choice');
    expect(modeAfter('signup', 'practiceMore')).toBe('signin');
  });

  it('go from the sign-in to a new player', () => {
    expect(modeAfter('signin', 'startPracticing')).toBe('signup');
  });

  it('go from the sign-in to the forgotten password and back', () => {
    expect(modeAfter('signin', 'forgotPassword')).toBe('forgot-password');
    expect(modeAfter('forgot-password', 'backToSignIn')).toBe('signin');
  });

  it('stay where a step leads nowhere', () => {
    expect(modeAfter('forgot-password', 'startPracticing')).toBe('forgot-password');
    expect(modeAfter('choice', 'backToOptions')).toBe('choice');
  });
});

describe('the view of the last visit', () => {
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });

  it('is the choice at first, and after that the one that was kept', () => {
    kept.clear();
    expect(keptMode(storage)).toBe('choice');
    for (const mode of ['signup', 'signin', 'forgot-password', 'choice'] as const) {
      keepMode(mode, storage);
      expect(keptMode(storage)).toBe(mode);
    }
  });

  it('is the choice when what was kept is no view, or the browser forbids storage', () => {
    kept.clear();
    kept.set('touchline.auth-mode', 'toString');
    expect(keptMode(storage)).toBe('choice');
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    expect(keptMode(forbidden)).toBe('choice');
    expect(() => keepMode('signin', forbidden)).not.toThrow();
  });
});
