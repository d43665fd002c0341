import { says } from './whole-word-pattern.ts';

const OTHERS =
  '(?:opponents?|opponent s|oponents?|opposition|enem(?:y|ies)|rivals?|(?:other|opposing|their|next) (?:team|side|players?|keeper|goalie|defenders?)s?|defenders?|keepers?|goalkeepers?|goalies?|strikers?|wingers?|midfielders?|attackers?|full ?backs?|gegner\\w*|gegenspieler\\w*|gegenuber|verteidiger\\w*|torwart\\w*|torhuter\\w*|sturmer\\w*|(?:andere\\w*|gegnerische\\w*) (?:team|mannschaft|spieler|torwart)\\w*|rival\\w*|contrari[oa]s?|portero|defensas?|adversaires?|gardien|defenseurs?|adversari[oa]s?|goleiro|messis?|ronaldos?|neymars?|mbappes?|haalands?|musialas?|yamals?|bellinghams?)';
const WEAK = '(?:weak ?ness(?:es)?|weekness(?:es)?|weak (?:points?|spots?|sides?|links?|areas?)|weakest (?:points?|spots?|players?|links?|sides?|man)|schwache\\w*|schwachstelle\\w*|schwachpunkt\\w*|schwachster\\w*|schwach|debilidad\\w*|punto\\w* debil\\w*|points? faibles?|faiblesses?|fraquezas?|pontos? fracos?|weak)';
const OF_OTHERS = says(OTHERS, 'their', 'theirs', 'they', 'them', 'his', 'hers', 'him');
const WEAKNESS = says(WEAK);
const ASKED = says('what', 'whats', 'wat', 'which', 'where', 'how', 'find', 'see', 'spot', 'tell', 'know', 'was', 'wo', 'wie', 'welche\\w*', 'finde\\w*', 'sehe', 'erkenne\\w*', 'cual\\w*', 'donde', 'como', 'quel\\w*', 'quoi', 'ou', 'comment', 'qual', 'quais', 'onde');
/** The own weakness against others, and the foot that a defender is shown to. */
const OTHER = says('my (?:biggest |main )?(?:weak\\w*|weekness)', 'am i', 'im', 'i m', 'bin ich', 'meine? (?:grosste )?schwach\\w*', '(?:weak\\w*|schwach\\w*|bad) (?:foot|fuss|leg)', 'mi debilidad', 'ma faiblesse', 'mon point faible', 'minha fraqueza', 'makes me', 'macht mich', 'legs', 'knees?', 'knie', 'feel\\w*', 'fuhl\\w*');
const MOST_WORDS = 14;

/** Whether words (in plain letters) ask where somebody else is weak: an opponent, the other team, a player that is known. */
export function asksWeaknessOfOthers(words: readonly string[]): boolean {
  if (words.length > MOST_WORDS) return false;
  const text = words.join(' ');
  return WEAKNESS.test(text) && OF_OTHERS.test(text) && ASKED.test(text) && !OTHER.test(text);
}
