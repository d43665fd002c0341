export { ProfileTab } from './ProfileTab.tsx';
export type { ProfileTabProps } from './ProfileTab.tsx';
