import type { CoachLanguage } from '@touchline/domain';
import { learnedTurn } from '../english-reading/learned-turn.ts';
import { wordsOf } from '../text/recognise-words.ts';

/** Says, in five languages, that the drill was meant and not what was answered. */
const MEANS = '(?:i (?:mean|meant|was asking about|am asking about)|im (?:asking|talking) about|ich (?:mein|meine|meinte|rede von|red von)|(?:digo|decia|quiero decir|queria decir|me refiero a|me referia a|hablo de)|(?:je|j) ?(?:parle|parlais) (?:de|du|des)|je (?:veux|voulais) dire|(?:quero|queria|quis) dizer|(?:to|estou) falando d[aeo]s?|falo d[aeo]s?)';
const THE_DRILL = '(?:(?:the|that|this|your|die|der|das|diese|el|ese|este|l|le|la|cet|o|esse|este) ?)*(?:drill|exercise|practice|ubung|training|ejercicio|exercice|exercicio|treino)(?: (?:itself|selbst|you said|da))?';
const MEANS_DRILL = new RegExp(`^(?:(?:no|nah|nope|not that|ne|nee|nein|nicht das|non|pas ca|nao|eso no|but|aber|sorry|lol|haha|ok|eu|yo) )*${MEANS} ${THE_DRILL}$`);

/** The question before, asked of the drill that was offered, where a turn says that the drill was meant; null for all else. */
export function askedOfDrill(text: string, turnBefore: string, language: CoachLanguage): string | null {
  if (!MEANS_DRILL.test(wordsOf(text).join(' '))) return null;
  const isGerman = language === 'de';
  const { name } = learnedTurn(turnBefore, isGerman ? 'de' : 'en', false);
  if (name === 'howOften' || name === 'everyDay') return isGerman ? 'wie oft soll ich das machen' : 'how often should i do it';
  if (name === 'howGoes') return isGerman ? 'wie geht das' : 'how do i do it';
  return isGerman ? 'wie lange soll ich das machen' : 'how long should i do it';
}
