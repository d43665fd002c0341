import type { CoachLanguage } from '@touchline/domain';

/** What stands before the answer to a question that was not understood and is not in the language of the page, in the child's own. */
export const coachNotUnderstood: Readonly<Record<CoachLanguage, string>> = {
  en: 'I did not understand that well. Please say it in other words.',
  de: 'Das habe ich nicht gut verstanden. Sag es bitte mit anderen Worten.',
  es: 'No te he entendido bien. Dilo con otras palabras, por favor.',
  fr: 'Je ne t’ai pas bien compris. Dis-le avec d’autres mots, s’il te plaît.',
  pt: 'Não entendi bem. Diga com outras palavras, por favor.',
};
