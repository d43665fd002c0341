import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../store/emitter-and-store.ts';

export interface SoundSettings {
  /** Default true. */
  enabled: boolean;
  /** 0 silent to 1 full; default 0.5. */
  volume: number;
  /** Whether the timer also speaks, with a voice of the device; default false. */
  voice: boolean;
}

const storageKey = 'touchline.sound';
const defaults: SoundSettings = { enabled: true, volume: 0.5, voice: false };
const changes = createEmitter();
let current: SoundSettings | undefined;

function clamp(volume: number): number {
  return Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : defaults.volume;
}

function stored(): SoundSettings {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof found !== 'object' || found === null) return defaults;
    const { enabled, volume, voice } = { enabled: undefined, volume: undefined, voice: undefined, ...found } as Record<string, unknown>;
    return {
      enabled: typeof enabled === 'boolean' ? enabled : defaults.enabled,
      volume: typeof volume === 'number' ? clamp(volume) : defaults.volume,
      voice: voice === true,
    };
  } catch {
    return defaults;
  }
}

/** Whether cues sound, and how loud. */
export function soundSettings(): SoundSettings {
  current ??= stored();
  return current;
}

/** Changes and stores a part of the settings; the volume is clamped to 0..1. */
export function changeSound(change: Partial<SoundSettings>): void {
  const next = { ...soundSettings(), ...change };
  current = { ...next, volume: clamp(next.volume) };
  try {
    localStorage.setItem(storageKey, JSON.stringify(current));
  } catch {
    // Storage can be full or forbidden: the change then lasts for this visit.
  }
  changes.emit();
}

/** Calls back after each change; returns what ends it. */
export const onSoundChange = changes.subscribe;

/** The settings, followed. */
export function useSound(): SoundSettings & { change: (change: Partial<SoundSettings>) => void } {
  return { ...useSyncExternalStore(onSoundChange, soundSettings), change: changeSound };
}
