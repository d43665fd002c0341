import { ASKED_OR_FELT } from './told-bad-at-football.ts';

/**
 * A coach who shouts, or a parent who does at a match, told in French with "dessus" ("mon coach me crie dessus"), in Spanish or
 * in Portuguese with "me", and nothing beside it. It gets the answer that it has in the other languages; a parent who shouts at
 * home is for the rules.
 */
const OPENS = '(?:(?:salut|bonjour|sarah|coach|et|mais|hier|aujourdhui) )*';
const OFTEN = '(?: (?:toujours|tout le temps|souvent|parfois|un peu|beaucoup|trop))*';
const IN_PLAY = '(?: (?:pendant|au|en|a|a chaque|apres|quand|si) (?:(?:je|on|le|les|l|mes|mon|un|une|la) ?)*(?:matchs?|foot|entrainements?|lentrainement|rate|perds|perd|joue|loupe|tire)(?: (?:un|une|le|la|mal|passe|but|tir|match))*)';
const BEHIND = `(?:(?: (?:et|mais))* (?:${ASKED_OR_FELT}))*`;
const COACH = '(?:mon|ma|le|la|notre) ?(?:coach|entraineur|entraineuse)|lentraineur';
const PARENT = '(?:mon|ma|mes) (?:pere|papa|mere|maman|parents)';
const SHOUTS = `(?:me|nous) (?:crie|crient|a crie|gueule|hurle)${OFTEN} dessus${OFTEN}`;
const whole = new RegExp(`^${OPENS}(?:(?:${COACH}) ${SHOUTS}${IN_PLAY}?|${PARENT} ${SHOUTS}${IN_PLAY})${BEHIND}$`);
const AT_MATCH = '(?: (?:todo|toda|todos|todas|el|la|los|las|en|durante|cada|cuando|desde|mucho|siempre|o|a|os|as|no|na|nos|nas|do|da|muito|sempre|inteiro|quando|por|mis|meus))*';
const MATCH = '(?:partidos?|entrenamientos?|entrenos?|grada|banda|campo|jogos?|treinos?|arquibancada|beira do campo|partidas?|juego|jogo bola|fallo|erro|pierdo|perco|perdemos)';
const inSpanishOrPortuguese = new RegExp(`^(?:(?:hola|oi|sarah|coach|y|e|pero|mas|ayer|hoy|ontem|hoje) )*(?:o |a )?(?:mi|mis|meu|minha|meus) (?:padre|madre|padres|papa|mama|abuelo|pai|mae|pais|avo) (?:siempre |sempre |fica |ficam )?(?:me |nos )?(?:grita|gritan|chilla|chillan|gritam|berra|gritando)(?: (?:mucho|muito|siempre|sempre|comigo))*${AT_MATCH} ${MATCH}(?: (?:inteiro|entero|todo|un gol|um gol|el balon|a bola|un pase|um passe))*${BEHIND}$`);
const MOST_WORDS = 18;

/** Whether words (in plain letters) tell in one of the three, from first to last, of a coach who shouts at one, or of a parent who does in play. */
export const isOnlyShoutedAt = (words: readonly string[]): boolean => words.length <= MOST_WORDS && [whole, inSpanishOrPortuguese].some((pattern) => pattern.test(words.join(' ')));
