/** Names and numbers, the same in every language. */
export * from '../../en/tables/coach-helplines.ts';
