export { aggregateBoards, cleanUpBoards } from './aggregate.ts';
export { removeFromBoards } from './remove-player.ts';
export { recordOnBoards } from './record-session.ts';
export { hideFromBoards } from './repo.ts';
export { leaderboardHandlers } from './handlers.ts';
export { createLeaderboardService } from './service.ts';
