/** The catalogue: `m.<area>_<thing>()`. Written in `messages/<locale>/<area>.json`, see README.md here. */
export { m } from './generated/messages.js';
