import { openDB } from 'idb';
import { changeSettings, settings } from '../../settings/device-settings.ts';
import { changeSound, soundSettings } from '../sound/sound-settings.ts';

/** Read once, before the first test of a page: what a device has on which nobody has chosen anything. */
const atFirst = { settings: settings(), sound: soundSettings() };

/** The device is as new: its storage is empty, its settings are those of a first visit, its address names no place of the app. */
export async function becomeNewDevice(): Promise<void> {
  changeSettings(atFirst.settings);
  changeSound(atFirst.sound);
  localStorage.clear();
  sessionStorage.clear();
  await emptyDatabases();
  history.replaceState(null, '', location.pathname + location.search);
}

/** Emptied and not deleted: modules that are shared keep their connections open. */
async function emptyDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    const database = await openDB(name ?? '');
    const stores = [...database.objectStoreNames];
    if (stores.length > 0) {
      const clearing = database.transaction(stores, 'readwrite');
      await Promise.all([...stores.map((store) => clearing.objectStore(store).clear()), clearing.done]);
    }
    database.close();
  }
}
