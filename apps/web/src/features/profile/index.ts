export type { FieldToOpenOn } from './form/AboutYouCard.tsx';
export { ProfileTab } from './ProfileTab.tsx';
export { SettingsPage } from './settings/SettingsPage.tsx';
