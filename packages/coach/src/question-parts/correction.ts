import { learnedTurn } from '../english-reading/learned-turn.ts';
import type { CoachLanguage } from '@touchline/domain';
import { wordsOf } from '../text/recognise-words.ts';

/** Says, in five languages, that something else was meant than was answered. */
const MEANS = '(?:i (?:mean|meant|was asking about|am asking about)|im (?:asking|talking) about|ich (?:mein|meine|meinte|rede von|red von)|(?:digo|decia|quiero decir|queria decir|me refiero a|me referia a|hablo de)|(?:je|j) ?(?:parle|parlais) (?:de|du|des)|je (?:veux|voulais) dire|(?:quero|queria|quis) dizer|(?:to|estou) falando d[aeo]s?|falo d[aeo]s?)';
const CORRECTS = new RegExp(`^(?:(?:no|nah|nope|not that|ne|nee|nein|nicht das|non|pas ca|nao|eso no|but|aber|sorry|lol|haha|ok|eu|yo) )*${MEANS} (?<meant>.+)$`);
/** The drill that was offered, however it is called. */
const THE_DRILL = /^(?:(?:the|that|this|your|die|der|das|diese|el|ese|este|l|le|la|cet|o|esse|este) ?)*(?:drill|exercise|practice|ubung|training|ejercicio|exercice|exercicio|treino)(?: (?:itself|selbst|you said|da))?$/;
/** So few words are no question by themselves. */
const MOST_WORDS_OF_THING = 3;

/** A question in other words, and whether it stands in place of the one before. */
export interface Corrected {
  readonly text: string;
  readonly replaces: boolean;
}

/** The question that a turn means which says that something else was meant than was answered; null for all else. */
export function corrected(text: string, turnBefore: string, language: CoachLanguage): Corrected | null {
  const meant = CORRECTS.exec(wordsOf(text).join(' '))?.groups?.['meant'];
  if (meant === undefined) return null;
  if (THE_DRILL.test(meant)) {
    const { name } = learnedTurn(turnBefore, language === 'de' ? 'de' : 'en', false);
    const isGerman = language === 'de';
    if (name === 'howOften' || name === 'everyDay') return { text: isGerman ? 'wie oft soll ich das machen' : 'how often should i do it', replaces: true };
    if (name === 'howGoes') return { text: isGerman ? 'wie geht das' : 'how do i do it', replaces: true };
    return { text: isGerman ? 'wie lange soll ich das machen' : 'how long should i do it', replaces: true };
  }
  return meant.split(' ').length > MOST_WORDS_OF_THING ? { text: meant, replaces: false } : null;
}
