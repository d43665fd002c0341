/** The address of the service worker that knows the pages of a language. */
export const workerOf = (language: string): string => (language === 'en' ? '/sw.js' : `/${language}/sw.js`);
