export { forgetHistory, keepHistory, onHistoryChange, readHistory, recordsIn } from './coaching-history.ts';
