import { changeSettings, settings } from '../../settings/settings.ts';
import { changeSound, soundSettings } from '../sound/settings.ts';

/** Read once, before the first test of a page: what a device has on which nobody has chosen anything. */
const atFirst = { settings: settings(), sound: soundSettings() };

/** The device is as new: its storage is empty, its settings are those of a first visit, its address names no place of the app. */
export function becomeNewDevice(): void {
  changeSettings(atFirst.settings);
  changeSound(atFirst.sound);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname + location.search);
}
