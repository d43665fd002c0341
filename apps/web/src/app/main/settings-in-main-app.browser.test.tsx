import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeSettings, settings } from '../../settings/device-settings.ts';
import { chooseMotion, motionChoice } from '../../ui/motion/motion-choice.ts';
import { changeSound, soundSettings } from '../../ui/sound/sound-settings.ts';
import { deviceVoices, ownVoice } from '../../ui/testing/device-voices.ts';
import { letMove } from '../../ui/testing/no-animation.ts';
import { openMainApp } from '../testing/open-main-app.tsx';

async function openSettings() {
  const before = settings();
  onTestFinished(() => changeSettings(before));
  const opened = await openMainApp();
  location.hash = '#settings';
  return opened;
}

const turn = (name: string) => page.getByRole('switch', { name, exact: true }).click();

const choose = (group: string, choice: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice, exact: true }).click();

/** Debug is for helpers, not for players: it is folded away. */
const turnDebugOn = async () => {
  const debug = page.getByRole('switch', { name: 'Debug' });
  await expect.element(page.getByText('When something is broken')).toBeVisible();
  await expect.element(debug).not.toBeInTheDocument();
  await page.getByText('When something is broken').click();
  await turn('Debug');
};

describe('the page of the settings', () => {
  it('opens from the profile, says what it is, and leads back there, by the tab of the profile too', async () => {
    await openMainApp();
    location.hash = '#profile';
    await expect.element(page.getByRole('link', { name: 'Open settings' })).toHaveAttribute('href', '#settings');
    await expect.element(page.getByRole('link', { name: 'For your parents' })).toHaveAttribute('href', '/parents.html');
    location.hash = '#settings';
    const title = page.getByRole('heading', { level: 2, name: 'Settings' });
    await expect.element(title).toHaveFocus();
    expect(document.title).toMatch(/^Settings/);
    await expect.element(page.getByRole('link', { name: 'Back to your profile' })).toHaveAttribute('href', '#profile');
    const profile = page.getByRole('heading', { level: 2, name: 'Profile' });
    await userEvent.keyboard('{Control>}8{/Control}');
    await expect.element(profile).toHaveFocus();
    expect(location.hash).toBe('#profile');
  });
});

describe('the header', () => {
  const totals = () => page.getByRole('list', { name: 'Your totals' }).element();
  const welcome = () => page.getByRole('heading', { level: 1, name: 'Welcome, Noa!' }).element();

  it('has neither welcome nor numbers in sight over the settings, which are about the app, and reads both out', async () => {
    await openSettings();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Settings' })).toBeInTheDocument();
    await expect.poll(() => totals().getBoundingClientRect().width).toBe(1);
    expect(welcome().getBoundingClientRect().width).toBe(1);
    await expect.element(page.getByText(/^Level \d/)).not.toBeInTheDocument();
  });

  it('does not welcome whom the profile below it names', async () => {
    await openMainApp();
    location.hash = '#profile';
    await expect.element(page.getByRole('heading', { level: 3, name: 'Noa' })).toBeVisible();
    await expect.poll(() => welcome().getBoundingClientRect().width).toBe(1);
    location.hash = '#leaderboard';
    await expect.poll(() => welcome().getBoundingClientRect().width).toBeGreaterThan(1);
  });
});

describe('the settings of this device', () => {
  it('are chosen in one place and kept', async () => {
    await openSettings();
    await turn('Sounds');
    await choose('Video quality', 'Low');
    await turn('Auto record');
    await turn('Skeleton while filming');
    await turnDebugOn();
    await choose('Theme', 'Day');
    expect(settings()).toEqual({
      soundEnabled: false,
      videoQuality: 'low',
      autoRecord: true,
      recordingDelay: 3,
      poseOverlay: false,
      debugMode: true,
      theme: 'light',
    });
    expect(JSON.parse(localStorage.getItem('touchline.settings') ?? '')).toEqual({
      videoQuality: 'low',
      autoRecord: true,
      recordingDelay: 3,
      poseOverlay: false,
      debugMode: true,
    });
  });

  it('can keep everything still, whatever the device asks for, also after a reload', async () => {
    letMove();
    onTestFinished(() => chooseMotion('device'));
    await openSettings();
    const moves = page.getByRole('switch', { name: 'Animations' });
    await expect.element(moves).toBeChecked();
    await turn('Animations');
    expect(getComputedStyle(moves.element()).transitionDuration).toMatch(/^0\.001s/);
    // What runs before the app finds it again.
    delete document.documentElement.dataset['motion'];
    document.head.append(Object.assign(document.createElement('script'), { src: '/before-app.js' }));
    await expect.poll(motionChoice).toBe('still');
    await turn('Animations');
    expect(motionChoice()).toBe('device');
    expect(localStorage.getItem('touchline.motion')).toBeNull();
  });

  it('are quiet by one switch, and what they were by the same', async () => {
    onTestFinished(() => {
      changeSound({ enabled: true, voice: false });
      chooseMotion('device');
    });
    deviceVoices(ownVoice);
    changeSound({ enabled: true, voice: true });
    await openSettings();
    const names = ['Quiet', 'Sounds', 'Voice', 'Animations'];
    const isOn = (name: string) => page.getByRole('switch', { name, exact: true }).element().getAttribute('aria-checked') === 'true';
    const areOn = () => names.filter(isOn);
    await expect.element(page.getByRole('switch', { name: 'Quiet', exact: true })).toBeVisible();
    await expect.poll(areOn).toEqual(['Sounds', 'Voice', 'Animations']);
    await turn('Quiet');
    await expect.poll(areOn).toEqual(['Quiet']);
    await turn('Sounds');
    await expect.poll(areOn).toEqual(['Sounds']);
    await turn('Sounds');
    await expect.poll(areOn).toEqual(['Quiet']);
    await turn('Quiet');
    await expect.poll(areOn).toEqual(['Sounds', 'Voice', 'Animations']);
  });

  it('have the voice of the timer where the device has one of its own', async () => {
    onTestFinished(() => changeSound({ voice: false }));
    const spoken = deviceVoices(ownVoice);
    await openSettings();
    await turn('Voice');
    expect(soundSettings().voice).toBe(true);
    expect(spoken).toEqual([{ text: 'I tell you the time.', by: 'Own' }]);
  });

  it('with Debug on tell an error in its own words', async () => {
    const { window } = await openSettings();
    await turnDebugOn();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Exactly this broke') }));
    await expect.element(page.getByText('Exactly this broke').first()).toBeVisible();
    await expect.element(page.getByText('An unexpected error occurred. Please try again.').first()).toBeVisible();
  });
});
