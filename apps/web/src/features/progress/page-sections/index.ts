/** The addresses of the parts of the progress page, without the page itself. */
export { sectionOfHash } from './section-address.ts';
