import { useSyncExternalStore } from 'react';
import { changeSound, onSoundChange, soundSettings } from '../ui/sound/sound-settings.ts';
import { chooseTheme, onThemeChange, themeChoice, themeChoices, type ThemeChoice } from '../ui/theme/theme.ts';
import { createEmitter } from '../store/emitter-and-store.ts';

/** How fine the camera's picture is: as the device can, or 1920×1080, 1280×720, 854×480 (spec 000 §9). */
export const videoQualities = ['auto', 'high', 'medium', 'low'] as const;
export type VideoQuality = (typeof videoQualities)[number];

/** Seconds from the press to the recording: three (spec 002 §9), or what whoever films alone needs to walk into the picture. */
export const recordingDelays = [3, 10, 20] as const;
export type RecordingDelay = (typeof recordingDelays)[number];

/** What a player sets on this device (spec 000 §3). */
export interface Settings {
  readonly videoQuality: VideoQuality;
  /** Recording begins by itself once the camera is ready. */
  readonly autoRecord: boolean;
  readonly recordingDelay: RecordingDelay;
  readonly soundEnabled: boolean;
  /** The skeleton is drawn over the camera's picture. */
  readonly poseOverlay: boolean;
  /** Errors are told with what whoever helps wants to know. */
  readonly debugMode: boolean;
  readonly theme: ThemeChoice;
}

/** What is kept here; sound and theme are kept by the parts that need them before anything else is read. */
type Kept = Pick<Settings, 'videoQuality' | 'autoRecord' | 'recordingDelay' | 'poseOverlay' | 'debugMode'>;

const NAME = 'touchline.settings';
const defaults: Kept = { videoQuality: 'auto', autoRecord: false, recordingDelay: 3, poseOverlay: true, debugMode: false };

/** The settings of this device as they lie in its storage; where nothing readable was kept, the defaults. */
export function openSettings() {
  const changes = createEmitter();
  let current: Settings | undefined;

  function read(): Settings {
    current ??= { ...stored(), soundEnabled: soundSettings().enabled, theme: themeChoice() };
    return current;
  }

  function become(next: Settings): void {
    current = next;
    changes.emit();
  }

  /** Sound and theme are changed elsewhere too. */
  function lookAgain(): void {
    const elsewhere = { soundEnabled: soundSettings().enabled, theme: themeChoice() };
    const { soundEnabled, theme } = read();
    if (elsewhere.soundEnabled !== soundEnabled || elsewhere.theme !== theme) become({ ...read(), ...elsewhere });
  }
  onSoundChange(lookAgain);
  onThemeChange(lookAgain);

  return {
    read,
    change: (change: Partial<Settings>): void => {
      const { soundEnabled, theme, ...kept } = { ...read(), ...change };
      keep(kept);
      become({ ...kept, soundEnabled, theme });
      if (change.soundEnabled !== undefined) changeSound({ enabled: change.soundEnabled });
      if (change.theme !== undefined) chooseTheme(change.theme);
    },
    subscribe: changes.subscribe,
  };
}

const device = openSettings();

/** The settings now. */
export const settings = device.read;

/** Changes and keeps a part of the settings. */
export const changeSettings = device.change;

/** Hears of each change; returns what ends it. */
export const onSettingsChange = device.subscribe;

/** The settings, followed. */
export function useSettings(): Settings {
  return useSyncExternalStore(device.subscribe, device.read);
}

function stored(): Kept {
  try {
    return { ...defaults, ...settingsIn(JSON.parse(localStorage.getItem(NAME) ?? 'null')) };
  } catch {
    return { ...defaults };
  }
}

/** What of a value of any shape are settings. */
export function settingsIn(value: unknown): Partial<Settings> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([name, setting]) => Object.hasOwn(isSetting, name) && isSetting[name as keyof Settings](setting)),
  );
}

const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isSetting: Readonly<Record<keyof Settings, (value: unknown) => boolean>> = {
  videoQuality: (value) => videoQualities.some((quality) => quality === value),
  autoRecord: isFlag,
  recordingDelay: (value) => recordingDelays.some((delay) => delay === value),
  soundEnabled: isFlag,
  poseOverlay: isFlag,
  debugMode: isFlag,
  theme: (value) => themeChoices.some((choice) => choice === value),
};

function keep(kept: Kept): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // Storage can be full or forbidden: the change then lasts for this visit.
    return;
  }
}
