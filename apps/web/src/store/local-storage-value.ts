export type LocalStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A value of this device's storage, or of this tab's where that is given, parsed by the caller; null where there is none or storage is forbidden. */
export function readLocal(name: string, storage: () => LocalStorage = () => localStorage): unknown {
  try {
    return JSON.parse(storage().getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value on this device; where storage is full or forbidden it lasts for this visit only, and false tells so. */
export function writeLocal(name: string, value: unknown, storage: () => LocalStorage = () => localStorage): boolean {
  try {
    storage().setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
