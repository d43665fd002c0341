export * from './football.ts';
export * from './internal.ts';
export * from './players.ts';
export * from './practice.ts';
export * from './rewards.ts';
export * from './standings.ts';
export * from './storage.ts';
