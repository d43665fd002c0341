export { ParentsPage } from './ParentsPage.tsx';
