import type { Client } from '@touchline/contracts/client';
import { forgetHistory, forgetPain, keepHistory, onHistoryChange, readHistory, recordsIn } from '../../features/coach/history/index.ts';
import { forgetAgreement, syncDeviceValues, type DeviceValue } from '../../offline/device-value-sync.ts';
import { keepDraft, onDraftChange, onRoutinesChange, readDraft, storedRoutines, takeRoutines } from '../../offline/index.ts';
import { changeSettings, onSettingsChange, settings, settingsIn } from '../../settings/device-settings.ts';

/** Keeps what a player sets and types on this device with their other devices; returns what ends it. */
export function syncPlayerValues(api: Client, playerId: string): () => void {
  return syncDeviceValues(api, playerId, [userProfile(playerId), coachingHistory(playerId)]);
}

/** Takes the talks with the coach off this device when their player leaves it; the account has them. */
export function forgetTalks(playerId: string): void {
  forgetHistory(playerId);
  forgetPain(playerId);
  forgetAgreement(playerId, 'coachingHistory');
}

/** What the player has set, what is typed into the profile and not saved yet, and the routines. */
function userProfile(playerId: string): DeviceValue {
  return {
    key: 'userProfile',
    read() {
      // Debugging is for whoever helps at this device.
      const { debugMode: _debugMode, ...shared } = settings();
      return { settings: shared, draft: readDraft(playerId), routines: storedRoutines(playerId) };
    },
    take(value) {
      const { settings: set, draft, routines } = (value ?? {}) as Readonly<Partial<Record<'settings' | 'draft' | 'routines', unknown>>>;
      const { debugMode: _debugMode, ...shared } = settingsIn(set);
      changeSettings(shared);
      keepDraft(playerId, draftIn(draft));
      takeRoutines(playerId, routines);
    },
    merge: (value) => takeRoutines(playerId, (value as { readonly routines?: unknown } | null)?.routines),
    subscribe(changed) {
      const stops = [onSettingsChange(changed), onDraftChange(changed), onRoutinesChange(changed)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** The talks with the coach: what was said in a crisis is in no history. */
function coachingHistory(playerId: string): DeviceValue {
  return {
    key: 'coachingHistory',
    read: () => readHistory(playerId),
    take: (value) => keepHistory(playerId, recordsIn(value)),
    subscribe: onHistoryChange,
  };
}

function draftIn(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
