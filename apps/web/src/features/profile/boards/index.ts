export { JoinBoards } from './JoinBoards.tsx';
