/** The addresses of the sections of the progress page, without the page itself. */
export { sectionOfHash } from './section-address.ts';
