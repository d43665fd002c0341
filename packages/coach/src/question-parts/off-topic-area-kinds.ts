/** What is no football and may be asked all the same: each has somebody else to ask, and what the coach can say beside it. */
export type OffTopicArea = 'school' | 'body' | 'games' | 'weather' | 'love' | 'self';
