import { beforeEach, expect, it } from 'vitest';
import { changeSound } from '../ui/sound/sound-settings.ts';
import { chooseTheme } from '../ui/theme/theme.ts';
import { openSettings } from './device-settings.ts';

const defaults = {
  videoQuality: 'auto',
  autoRecord: false,
  recordingDelay: 3,
  soundEnabled: true,
  poseOverlay: true,
  debugMode: false,
  theme: 'system',
};

beforeEach(() => {
  const painted = document.documentElement.dataset['theme'];
  localStorage.clear();
  return () => {
    changeSound({ enabled: true });
    chooseTheme('system');
    localStorage.clear();
    document.documentElement.dataset['theme'] = painted ?? 'dark';
  };
});

it('the settings have defaults', () => {
  expect(openSettings().read()).toEqual(defaults);
});

it('the settings are kept for the next visit, each of them', () => {
  const chosen = {
    videoQuality: 'low',
    autoRecord: true,
    recordingDelay: 10,
    soundEnabled: false,
    poseOverlay: false,
    debugMode: true,
    theme: 'light',
  } as const;
  const visit = openSettings();
  visit.change(chosen);
  expect(visit.read()).toEqual(chosen);
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(openSettings().read()).toEqual(chosen);
});

it('a setting leaves the others alone and is told to whoever follows', () => {
  const visit = openSettings();
  let told = 0;
  visit.subscribe(() => {
    told += 1;
  });
  visit.change({ debugMode: true });
  expect(visit.read()).toEqual({ ...defaults, debugMode: true });
  expect(told).toBe(1);
});

it('a setting changed where it is needed is changed here too', () => {
  const visit = openSettings();
  expect(visit.read().soundEnabled).toBe(true);
  changeSound({ enabled: false });
  expect(visit.read().soundEnabled).toBe(false);
});

it.each(['{', '[]', '"text"', '{"videoQuality":"huge","autoRecord":"yes","recordingDelay":4}'])(
  'what is kept and makes no sense counts as nothing: %s',
  (text) => {
    localStorage.setItem('touchline.settings', text);
    expect(openSettings().read()).toEqual(defaults);
  },
);
