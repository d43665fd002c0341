/** What is asked of football in a hall, where other rules hold than outdoors. */
export type IndoorFootballAsk = 'rules' | 'length' | 'players' | 'offside' | 'out' | 'ball' | 'prepare';
/** What news is of: somebody who plays too, a tournament or a season to come, anything else. */
export type News = 'mate' | 'event' | 'other';
