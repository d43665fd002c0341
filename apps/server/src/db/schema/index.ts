export * from './auth.ts';
export * from './football.ts';
export { internal } from './internal-schema.ts';
export * from './players.ts';
export * from './practice.ts';
export * from './requests.ts';
export * from './rewards.ts';
export * from './standings.ts';
export * from './synced-values.ts';
