import type { CoachTopic } from '@touchline/messages/coach-topics';
import { says } from './whole-word-pattern.ts';

const ENERGY = says('energy ?drinks?', 'energydrink\\w*', 'energi?drinks?', 'red ?bulls?', '(?:a|the|one|can of|ein\\w*|un|une|um|drink\\w*|have|dose|lata de|monster) monster', 'monster (?:energy|drinks?)', 'rockstar', 'caffeine', 'koffein', 'cafeina', 'cafeine', 'energetic[oa]s?', 'bebidas? energetic\\w*', 'boissons? energ\\w*');
const SPORTS_DRINK = says('prime(?! (?:time|age|minister))', 'gatorade', 'powerade', 'lucozade', 'isostar', 'isotonic\\w*', 'isotonisch\\w*', 'iso ?drinks?', 'sports? ?drinks?', 'sportgetrank\\w*', 'electrolyt\\w*', 'elektrolyt\\w*', 'isotonicas?', 'bebidas? isotonic\\w*');
const SOFT_DRINK = says('cokes?', 'coca ?colas?', 'colas?', 'coca', 'pepsi', 'fanta', 'sprite', '7 ?up', 'dr pepper', 'lemonade', 'limo', 'limonade', 'iced? tea', 'eistee', 'ice ?tea', 'spezi', 'sodas?', 'fizzy (?:drinks?|pop)', 'refrescos?', 'gaseosas?', 'refrigerantes?', 'guarana');
const NO_DRINK = says('bottles?', 'flaschen?', 'cones?', 'kegel', 'hutchen', 'goals?', 'tore?', 'as a', 'als', 'cans', 'dosen', 'sniff\\w*', 'snort\\w*', 'line of', 'lines?', 'esnif\\w*', 'cheir\\w*', 'rail', 'consum\\w*', 'sell\\w*', 'drogas?', 'drugs?');
const HAVES = 'drink\\w*|have|has|had|ok|okay|good|bad|fine|healthy|allowed|can|may|should|better|help\\w*|before|after|during|at|trink\\w*|darf|kann|soll\\w*|gut|schlecht|schlimm|gesund|vor|vorm|nach|tomar|beber|puedo|bueno|bien|malo|antes|despues|boire|peux|bon|bien|avant|apres|posso|pode|faz mal|bom|depois';
const HAVES_IT = says(HAVES);

const SWEET = says('chocolat\\w*', 'schoko\\w*', 'gummi ?\\w*', 'haribo', 'candy', 'sweets', 'susses', 'sussigkeit\\w*', 'dulces?', 'caramelos?', 'chuches', 'golosinas', 'bonbons?', 'gateaux?', 'doces?', 'balas', 'brigadeiros?', 'galletas?', 'bolachas?', 'biscoitos?', 'keks\\w*', 'cookies', 'biscuits?');
const BREAKFAST = says('breakfast', 'fruhstuck\\w*', 'desayun\\w*', 'petit ?dej\\w*', 'petit dejeuner', 'cafe da manha', 'pequeno almoco', 'tomar cafe', 'mange\\w* le matin', 'comer (?:de|pela|por la) (?:manha|manana)');
const PLAYING = says('match\\w*', 'games?', 'training', 'practi[cs]e', 'football', 'tournament', 'cup', 'final', 'kick ?off', 'play\\w*', 'spiel\\w*', 'turnier\\w*', 'anpfiff', 'fussball', 'partidos?', 'entren\\w*', 'jugar', 'torneo', 'entrainement', 'jouer', 'tournoi', 'jogos?', 'treinos?', 'jogar', 'torneio');
const EARLY = says('early', '(?:at|um|a las|a|as) (?:[6-9]|six|seven|eight|nine|sechs|sieben|acht|neun|ocho|nueve|oito|nove)', 'fruh', 'temprano', 'cedo', 'tot');
const OF_WEIGHT = says('weight', 'thin', 'skinny', 'fat', 'diet', 'calori\\w*', 'abnehm\\w*', 'dick', 'dunn', 'skip\\w*', 'without', 'ohne', 'no breakfast', 'gord\\w*', 'maigr\\w*', 'peso', 'poids', 'throw up', 'nothing', 'nichts', 'nix');

/** A drink, a sweet or a breakfast by its name, in the five languages, where it is about football; null for other food. */
export function foodAsked(text: string): CoachTopic | null {
  if (OF_WEIGHT.test(text)) return null;
  if (!NO_DRINK.test(text) && HAVES_IT.test(text)) {
    if (ENERGY.test(text)) return 'energyDrink';
    if (SPORTS_DRINK.test(text)) return 'sportsDrink';
    if (SOFT_DRINK.test(text)) return 'softDrink';
  }
  if (SWEET.test(text) && PLAYING.test(text) && HAVES_IT.test(text)) return 'sweets';
  return BREAKFAST.test(text) && PLAYING.test(text) && !EARLY.test(text) ? 'matchBreakfast' : null;
}

const EVENT = '(?:(?:a|the|my|our|das|dem|ein|einem|mein|meinem|el|un|mi|le|mon|o|um|meu) )?(?:match|game|training|practi[cs]e|football|tournament|spiel|fussball|turnier|partido|entrenamiento|entreno|futbol|entrainement|foot|jogo|treino|futebol)';
const COLA = '(?:(?:a|an|the|some|one|ein|eine|einen|una|un|uma|um|du|de la|le|la|mucha|glass of|can of) )*(?:coke|coca ?cola|cola|coca|pepsi)';
/** When a match is won, played or over. */
const WHEN_PLAYED = '(?: (?:before|after|afterwards|later|if|when|once|wenn|falls|nachher|danach|hinterher|we|i|wir|ich|win|won|lose|lost|play|played|score|gewinnen|gewonnen|haben|verlieren|spielen|training|match|game|spiel|today|heute|a|the|dem|das))+';
const WHEN = `(?:(?: (?:right|just|direkt|kurz|justo|juste))* (?:before|after|vor|vorm|nach|antes del?|antes de|despues del?|despues de|avant|apres|antes do|depois do|at|beim|for|fur|bei) ${EVENT})`;
/** A child who asks for a cola before a match, and not for a drug that has the same name. */
const COLA_ASKED = new RegExp(
  `^(?:sarah |hi |hey )?(?:(?:is|ist) ${COLA} (?:ok|okay|good|bad|fine|gut|schlecht|schlimm|in ordnung|erlaubt|allowed)|(?:can|may|should) i (?:drink|have) ${COLA}|(?:darf|kann|soll) ich ${COLA}|(?:puedo|se puede|es bueno|esta bien) (?:tomar|beber) ${COLA}|(?:est ce que )?(?:je peux|puis je|on peut) (?:boire|prendre) ${COLA}|(?:eu )?(?:posso|pode) (?:tomar|beber) ${COLA})(?:${WHEN}|${WHEN_PLAYED})(?: (?:trinken|pls|please|bitte|ok|okay|today|tomorrow|heute|morgen))*$|^(?:darf|kann|soll) ich${WHEN} ${COLA} trinken$`,
);
export const asksOfCola = (folded: string): boolean => COLA_ASKED.test(folded);
