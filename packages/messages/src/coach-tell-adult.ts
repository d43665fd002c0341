import type { CoachLanguage, Language } from '@touchline/domain';

/**
 * What stands before a safety answer that is not in the language of the question, in the child's own: the one sentence
 * that has to be understood. English and German have the whole answer. It names no parents, as the danger may be at home.
 */
interface TellAdult {
  /** Before the answer to a crisis. */
  readonly crisis: string;
  /** The same after a blow to the head, or where breath or heart fail: to stop first. */
  readonly body: string;
  /** Before the question whether all is well. */
  readonly checkIn: string;
}

export const coachTellAdult: Readonly<Record<Exclude<CoachLanguage, Language>, TellAdult>> = {
  es: {
    crisis: 'Por favor, cuéntaselo ahora a un adulto en quien confíes.',
    body: 'Por favor, deja de jugar ahora y díselo enseguida a un adulto.',
    checkIn: '¿Estás bien? Si algo te duele o te preocupa, cuéntaselo a un adulto en quien confíes.',
  },
  fr: {
    crisis: 'S’il te plaît, parles-en maintenant à un adulte en qui tu as confiance.',
    body: 'S’il te plaît, arrête de jouer maintenant et dis-le tout de suite à un adulte.',
    checkIn: 'Est-ce que ça va ? Si quelque chose te fait mal ou t’inquiète, parles-en à un adulte en qui tu as confiance.',
  },
  pt: {
    crisis: 'Por favor, conte isso agora a um adulto em quem você confia.',
    body: 'Por favor, pare de jogar agora e avise um adulto na hora.',
    checkIn: 'Está tudo bem com você? Se algo dói ou preocupa você, conte a um adulto em quem você confia.',
  },
};
