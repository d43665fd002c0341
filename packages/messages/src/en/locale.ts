/** The language of the words beside this file. */
export const locale = 'en';
