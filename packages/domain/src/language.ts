/** Languages that every text of the app is written in; English is the specification's. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The cookie that holds what a player chose; without it the browser's own languages decide. */
export const LANGUAGE_COOKIE = 'touchline-language';

const isLanguage = (code: string | undefined): code is Language => languages.some((language) => language === code);

/** The first of our languages that a browser prefers, by its `Accept-Language`; English where it wants none of them. */
function preferredLanguage(header: string): Language {
  const wanted = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return { code: tag.split('-', 1)[0], weight: Number.isNaN(weight) ? 0 : weight };
  });
  const best = wanted.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight);
  return best.map(({ code }) => code).find(isLanguage) ?? 'en';
}

/** The language to answer in: what the cookie says, or else what the browser prefers. */
export function languageOf(cookies: string | undefined, acceptLanguage: string | undefined): Language {
  const chosen = cookies
    ?.split(';')
    .map((cookie) => cookie.trim().split('=', 2))
    .find(([name]) => name === LANGUAGE_COOKIE)?.[1];
  return isLanguage(chosen) ? chosen : preferredLanguage(acceptLanguage ?? '');
}
