/** The address of the settings. */
export const SETTINGS_HASH = '#settings';

/** The address of the settings at the switch of the leaderboards. */
export const BOARDS_SETTING_HASH = `${SETTINGS_HASH}/boards`;

/** Whether an address is that of the settings, or of one of them. */
export function isSettingsHash(hash: string): boolean {
  return hash === SETTINGS_HASH || hash.startsWith(`${SETTINGS_HASH}/`);
}
