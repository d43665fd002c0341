export { ProfileTab } from './ProfileTab.tsx';
export { SettingsPage } from './settings/SettingsPage.tsx';
