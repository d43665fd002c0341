export { forgetHistory, keepHistory, onHistoryChange, readHistory, recordsIn } from './coaching-history.ts';
export { forgetPain } from './pain-told.ts';
