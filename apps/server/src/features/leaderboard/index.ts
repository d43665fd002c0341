export { foldBoards, sweepBoards } from './fold.ts';
export { leaveBoards } from './leave.ts';
export { recordOnBoards } from './record.ts';
export { hideFromBoards } from './repo.ts';
export { leaderboardHandlers } from './routes.ts';
export { createLeaderboardService } from './service.ts';
