import type { CoachLanguage } from '@touchline/domain';

/**
 * What stands before a safety answer that is not in the language of the question, in the child's own: the one sentence
 * that has to be understood. It names no parents, as the danger may be at home.
 */
interface TellAdult {
  /** Before the answer to a crisis. */
  readonly crisis: string;
  /** The same after a blow to the head, or where breath or heart fail: to stop first. */
  readonly body: string;
  /** Before the question whether all is well. */
  readonly checkIn: string;
}

export const coachTellAdult: Readonly<Record<CoachLanguage, TellAdult>> = {
  en: {
    crisis: 'Please tell an adult you trust about it now.',
    body: 'Please stop playing now and tell an adult at once.',
    checkIn: 'Are you okay? If something hurts or worries you, tell an adult you trust.',
  },
  de: {
    crisis: 'Bitte sag es jetzt einem Erwachsenen, dem du vertraust.',
    body: 'Bitte hör jetzt auf zu spielen und sag es sofort einem Erwachsenen.',
    checkIn: 'Geht es dir gut? Wenn dir etwas wehtut oder Sorgen macht, sag es einem Erwachsenen, dem du vertraust.',
  },
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
