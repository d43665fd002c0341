export type { HostedSettings } from './port.ts';
