export * from './internal.ts';
export * from './players.ts';
export * from './practice.ts';
export * from './standings.ts';
