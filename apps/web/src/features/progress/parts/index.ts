/** The addresses of the parts of the progress page, without the page itself. */
export { partOfHash } from './part-address.ts';
