/** The catalogue: `m.<area>_<thing>()`. Written in `<locale>/<area>.json`: see the README of this package. */
export { m } from './generated/messages.js';
export { dateText } from './date-text.ts';
