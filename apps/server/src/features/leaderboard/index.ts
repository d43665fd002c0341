export { aggregateBoards, cleanUpBoards, recordOnBoards, removeFromBoards } from './write-boards.ts';
import * as rebuildRepo from './rebuild-boards-repo.ts';

/** Looks whether the boards are what the sessions say, and makes them so. */
export const rebuild = rebuildRepo;
export { hideFromBoards } from './repo.ts';
export { leaderboardHandlers } from './handlers.ts';
export { createLeaderboardService, ownBoardPlace } from './service.ts';
