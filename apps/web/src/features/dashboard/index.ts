export { DashboardTab } from './DashboardTab.tsx';
export type { DashboardTabProps } from './DashboardTab.tsx';
