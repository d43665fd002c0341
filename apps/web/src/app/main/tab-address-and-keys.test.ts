import { describe, expect, it } from 'vitest';
import { maySwitch, placeNamedBy, tabOf, tabOfKeys, tabs } from './tab-address-and-keys.ts';

const press = (change: Partial<Parameters<typeof tabOfKeys>[0]>) =>
  tabOfKeys({ key: '1', code: 'Digit1', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false, ...change });

describe('the tab of an address', () => {
  it.each(tabs)('is %s when the hash says so', (tab) => {
    expect(tabOf({ hash: `#${tab}`, search: '' })).toBe(tab);
  });

  it('is the dashboard when the hash says nothing one can go to', () => {
    expect(tabOf({ hash: '', search: '' })).toBe('dashboard');
    expect(tabOf({ hash: '#access_token=x', search: '' })).toBe('dashboard');
  });

  it('is the dashboard under an open match, and for its scores', () => {
    expect(tabOf({ hash: '#match/demo-1-2', search: '?tab=analysis' })).toBe('dashboard');
    expect(tabOf({ hash: '#live-scores', search: '?tab=analysis' })).toBe('dashboard');
  });

  it('is the profile for the settings, which lie under it', () => {
    expect(tabOf({ hash: '#settings', search: '?tab=analysis' })).toBe('profile');
    expect(tabOf({ hash: '#settings/boards', search: '' })).toBe('profile');
    expect(tabOf({ hash: '#settingsboards', search: '' })).toBe('dashboard');
  });

  it('is the progress for a part of it, which stays in the address after a sign-in', () => {
    const address = { hash: '#progress/year', search: '?tab=analysis' };
    expect(tabOf(address)).toBe('progress');
    expect(placeNamedBy(address)).toBe('#progress/year');
    expect(tabOf({ hash: '#progressive', search: '' })).toBe('dashboard');
  });

  it('is the analysis when the query asks for it, unless the hash says otherwise', () => {
    expect(tabOf({ hash: '', search: '?tab=analysis' })).toBe('analysis');
    expect(tabOf({ hash: '#practice', search: '?tab=analysis' })).toBe('practice');
    expect(tabOf({ hash: '', search: '?tab=rewards' })).toBe('dashboard');
  });
});

describe('a switch of tabs', () => {
  it('to the current tab is ignored', () => {
    expect(maySwitch('practice', 'practice', 0, 10_000)).toBe(false);
  });

  it('is locked until the last one is 100 milliseconds old', () => {
    expect(maySwitch('dashboard', 'practice', 1_000, 1_099)).toBe(false);
    expect(maySwitch('dashboard', 'practice', 1_000, 1_100)).toBe(true);
  });
});

describe('the keys', () => {
  it('1 to 8 with Ctrl go through the tabs in their order', () => {
    const asked = ['1', '2', '3', '4', '5', '6', '7', '8'].map((key) => press({ key, code: `Digit${key}` }));
    expect(asked).toEqual([
      'dashboard',
      'practice',
      'rewards',
      'progress',
      'leaderboard',
      'coach',
      'analysis',
      'profile',
    ]);
  });

  it('work with Cmd, and where digits need Shift', () => {
    expect(press({ ctrlKey: false, metaKey: true })).toBe('dashboard');
    expect(press({ key: 'é', code: 'Digit2' })).toBe('practice');
  });

  it('mean nothing alone, with Alt or Shift, or past 8', () => {
    expect(press({ ctrlKey: false })).toBeNull();
    expect(press({ altKey: true })).toBeNull();
    expect(press({ shiftKey: true })).toBeNull();
    expect(press({ key: '9', code: 'Digit9' })).toBeNull();
    expect(press({ key: 'a', code: 'KeyA' })).toBeNull();
  });
});
