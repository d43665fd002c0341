export { keepHistory, onHistoryChange, readHistory, recordsIn } from './coaching-history.ts';
