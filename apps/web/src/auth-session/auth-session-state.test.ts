import { describe, expect, it } from 'vitest';
import { nextState, type AuthSessionState } from './auth-session-state.ts';

const noa = { id: '1', email: 'noa@example.org', name: 'Noa' };
const loading: AuthSessionState = { status: 'loading' };
const out: AuthSessionState = { status: 'signedOut', reason: 'nobody' };
const signedIn: AuthSessionState = { status: 'signedIn', player: noa };

describe('the state of a session', () => {
  it('goes straight in with a session that was there', () => {
    expect(nextState(loading, { type: 'present', player: noa })).toEqual(signedIn);
  });

  it('says hello to whoever came by a form, then goes in', () => {
    const welcoming = nextState(out, { type: 'present', player: noa, arrival: 'new' });
    expect(welcoming).toEqual({ status: 'welcoming', player: noa, arrival: 'new' });
    expect(nextState(welcoming, { type: 'entered' })).toEqual(signedIn);
  });

  it('does not say hello twice when the service repeats itself', () => {
    const welcoming = nextState(out, { type: 'present', player: noa, arrival: 'returning' });
    expect(nextState(welcoming, { type: 'present', player: { ...noa } })).toBe(welcoming);
    expect(nextState(signedIn, { type: 'present', player: { ...noa }, arrival: 'returning' })).toBe(signedIn);
  });

  it('takes over a changed name, and another player', () => {
    expect(nextState(signedIn, { type: 'present', player: { ...noa, name: 'Noa B' } })).toEqual({
      status: 'signedIn',
      player: { ...noa, name: 'Noa B' },
    });
    const ada = { id: '2', email: 'ada@example.org', name: 'Ada' };
    expect(nextState(signedIn, { type: 'present', player: ada })).toEqual({ status: 'signedIn', player: ada });
  });

  it('keeps the first reason for which somebody was signed out', () => {
    const left = nextState(signedIn, { type: 'absent', reason: 'left' });
    expect(left).toEqual({ status: 'signedOut', reason: 'left' });
    expect(nextState(left, { type: 'absent', reason: 'expired' })).toBe(left);
  });

  it('says of a deleted account that it is deleted, though its tokens were refused before', () => {
    const refused = nextState(signedIn, { type: 'absent', reason: 'expired' });
    const deleted = { type: 'absent', reason: { deleted: 'whole' } } as const;
    expect(nextState(refused, deleted)).toEqual({ status: 'signedOut', reason: { deleted: 'whole' } });
  });

  it('enters nothing when nobody was welcomed', () => {
    expect(nextState(out, { type: 'entered' })).toBe(out);
    expect(nextState(signedIn, { type: 'entered' })).toBe(signedIn);
  });
});
