import { coachLanguages, languages, type CoachLanguage } from '@touchline/domain';
import { languageOf } from './detect-language.ts';

/** Languages that the coach understands and has no answers in. */
const OTHER_LANGUAGES: ReadonlySet<CoachLanguage | null> = new Set(coachLanguages.filter((one) => languages.every((own) => own !== one)));

/** Whether a message is most likely in a language that the coach understands and has no answers in. */
export const isInOtherLanguage = (message: string): boolean => OTHER_LANGUAGES.has(languageOf(message));
