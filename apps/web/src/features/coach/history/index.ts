export { forgetHistory, keepHistory, onHistoryChange, readHistory, recordsIn } from './coaching-history.ts';
export { forgetPain } from './last-pain-report.ts';
