export type { FieldToOpenOn } from './form/ProfileForm.tsx';
export { ProfileTab } from './ProfileTab.tsx';
export { SettingsPage } from './settings/SettingsPage.tsx';
