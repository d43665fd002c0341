import type { CoachIntent } from '@touchline/domain';
import type { Understood } from '../intents/read-question.ts';
import { minutesIn } from './minutes-named.ts';

/** What is not there for practice, or where it has to be. */
export interface Lack {
  readonly kind: 'rain' | 'room' | 'wall' | 'cones' | 'ball';
  /** The same in the words that the choice of drills goes by. */
  readonly asWords: readonly string[];
}

const NONE = '(?:no|without|havent got|have not got|dont have|dont hav|do not have|havent|havnt|havnt got|have no|hav no|have not|got no|aint got|dont own|do not own|kein\\w*|ohne|no tengo|no tenemos|no hay|sin|pas de|pas|sans|(?:nao|n) tenho|(?:nao|n) tem|sem|sem ter|(?:nao|n) ha|y a pas de|il ny a pas de)';
const A = '(?:an?|any|the|ein\\w*|una?|unos|el|la|los|un|une|le|les|des|de|uma?|o|os|mehr|more|mas|plus|mais)';
const WALL = 'walls?|wand|mauer|wande|pared|paredes|muro|mur|murs|parede|paredes';
const CONES = 'cones?|hutchen|huetchen|pylonen|conos?|plots?|cone|chapeus|coupelles?';
const BALL = 'ball|balle|balls|fussball|balon|pelota|ballon|bola';
const ROOM = 'corridor|hall|hallway|(?:bed|living|play)?room|flat|apartment|kitchen|flur|gang|(?:kinder|wohn|schlaf)?zimmer|wohnung|keller|balkon|balcony|pasillo|cuarto|habitacion|salon|piso|balcon|couloir|chambre|appart\\w*|terrasse|corredor|quarto|sala|apartamento|varanda';
const FILL = '(?:(?:but|and|so|oh|oops|ups|gar|problem is|the problem is|so que|well|theres|there|bei uns|ist|gibts|gibt es|steht|im garten|garten|in the garden|garden|es que|nur|leider|also|what if|what about|how about|i|ive|we|im|just|only|got|have|a|an|the|in|my|our|at|home|small|tiny|long|little|here|there|outside|it|its|is|today|now|right|aber|und|was wenn|ich|hab|habe|haben|wir|nur|bloss|den|das|die|der|dem|ein|eine|einen|nen|ne|kleine\\w*|kleines|enge\\w*|mein\\w*|im|zuhause|zu hause|hier|draussen|es|gerade|grad|heute|pero|y|si|yo|solo|solamente|tengo|tenemos|el|la|un|una|mi|de|casa|en|esta|hay|aqui|fuera|ahora|hoy|mais|et|jai|je|nai|que|seulement|juste|le|un|une|mon|ma|dans|chez|moi|il|y|a|dehors|maintenant|aujourdhui|la|mas|e|eu|so|apenas|tenho|o|um|uma|meu|minha|no|na|em|la fora|ta|agora|hoje|aqui|para|pra|treinar|for|fur|to|train|practice|practise|uben|entrenar|mentrainer|tho|though|pls|please|bitte|por favor|stp|svp|sarah|coach|leider|sadly|then|dann) )*';
const END = '(?: (?:at home|home|here|there|outside|today|now|tho|though|pls|please|bitte|zuhause|zu hause|daheim|hier|da|draussen|heute|gerade|grad|de casa|en casa|aqui|fuera|ahora|hoy|chez moi|a la maison|ici|dehors|maintenant|aujourdhui|em casa|la fora|agora|hoje|por favor|stp|svp|for (?:that|it)|dafur|to train|to play|zum (?:uben|trainieren|spielen)|para entrenar|pour mentrainer|pra treinar|either|auch|aber|doch|pero|mas|tampoco|non plus|tambem|then|dann|you know|leider))*';
const only = (pattern: string): RegExp => new RegExp(`^${FILL}(?:${pattern})${END}$`);
const lacks = (thing: string): RegExp => only(`${NONE} (?:${A} )?(?:${thing})|(?:${thing}) (?:hab|habe|haben|gibt|gibts) (?:\\w+ ){0,3}(?:nicht|kein\\w*)`);
const ONLY_THERE = `(?:(?:i |ive |i have |we )?(?:only|just)(?: (?:got|have))?|(?:have|got) (?:only|just)|can only (?:train|practi[cs]e|play|be|go)(?: in)?|(?:hab|habe|haben|kann|darf) (?:\\w+ )?(?:nur|bloss)|nur|bloss|(?:solo|solamente) (?:tengo|hay|puedo(?: entrenar)?)|(?:no )?tengo (?:solo|mas que)|solo|(?:jai|je nai|nai|il y a|y a) (?:que|seulement|juste)|(?:jai )?(?:que|seulement|juste)|(?:so|apenas) (?:tenho|tem|posso(?: treinar)?)|tenho (?:so|apenas)|so|apenas)`;
const IN_ROOM = only(`${ONLY_THERE} (?:(?:in|im|en|dans|no|na|em|at|a|an|the|my|our|small|tiny|de[nmr]|das|die|ein\\w*|nen|mein\\w*|kleine\\w*|el|la|un|una|mi|le|une|mon|ma|o|um|uma|meu|minha|ao|avec|con|com|the long) )*(?:${ROOM})(?: (?:de|at|of|von) (?:\\w+ )?\\w+)?|(?:(?:im|i am|stuck|i have to (?:stay|be)|ich bin|ich muss|estoy|je suis|estou|to) )*(?:inside|indoors|drinnen|drin|dentro|adentro|a linterieur|dedans)(?: (?:bleiben|only|nur))?|(?:in|im|en|dans|no|na) (?:my|the|mein\\w*|de[mnr]|mi|el|la|ma|mon|le|meu|minha|o|a) (?:${ROOM})|im (?:${ROOM})|cant (?:go|train|play|practi[cs]e) out(?:side)?|(?:darf|kann) nicht (?:raus|nach draussen)|no puedo salir|je peux pas sortir|(?:nao|n) posso sair`);
const RAINS = only(`(?:if |when |wenn |falls |si |se |sil )?(?:(?:it|its|it is|it s|es|est[ae]|ta|il|ca) )?(?:is |started |startet |beginnt |faengt |fangt )?(?:to |an zu )?(?:rains?|raining|rainy|pouring(?: down)?|wet|regnet|regnets|regnen|schuttet|llueve|lloviendo|lluvia|pleut|pluie|chove|chovendo|chover|chuva)(?: (?:regnet|a lot|outside|draussen|mucho|beaucoup|muito|again|wieder|gerade|like crazy))*`);
const NO_WALL_NOR_CONES = lacks(`(?:ni )?(?:${CONES}) (?:or|and|ni|nem|oder|und|noch|ou|et|y|e) (?:${NONE} )?(?:${A} )?(?:${WALL})|(?:ni )?(?:${WALL}) (?:or|and|ni|nem|oder|und|noch|ou|et|y|e) (?:${NONE} )?(?:${A} )?(?:${CONES})`);
const NO_WALL = lacks(WALL);
const NO_CONES = lacks(CONES);
const NO_BALL = lacks(BALL);
const NO_LADDER = lacks('\\w*leiter|(?:agility |speed |coordination )?ladder');
const MOST_WORDS = 11;

/** The lack that a turn tells of and nothing beside it; null where it tells of none or says more. */
export function lackIn(raw: readonly string[]): Lack | null {
  if (raw.length > MOST_WORDS) return null;
  const text = raw.join(' ');
  if (RAINS.test(text)) return { kind: 'rain', asWords: ['indoors'] };
  if (IN_ROOM.test(text)) return { kind: 'room', asWords: ['hallway', 'flat'] };
  if (NO_WALL_NOR_CONES.test(text)) return { kind: 'cones', asWords: ['no', 'cones', 'no', 'wall'] };
  if (NO_WALL.test(text)) return { kind: 'wall', asWords: ['no', 'wall'] };
  if (NO_CONES.test(text)) return { kind: 'cones', asWords: ['no', 'cones'] };
  return NO_BALL.test(text) ? { kind: 'ball', asWords: ['no', 'ball'] } : null;
}

/** Whether a turn says that there is no ladder, and nothing beside it. */
export const lacksLadder = (raw: readonly string[]): boolean => raw.length <= MOST_WORDS && NO_LADDER.test(raw.join(' '));

const LONGEST_OF_ONE_DRILL = 15;
/** With many minutes these are answered with a session. */
const OF_ANY_LENGTH: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['little_time', 'which_drill']);

/** Whether a turn was answered with a plan of a day or a week, or with a session of so many minutes. */
export const isPlan = ({ intent, topic, words, ask, act, drillId }: Understood): boolean =>
  topic === null && ask === null && act === null && (intent === 'plan_day' || intent === 'plan_week' || (drillId === null && OF_ANY_LENGTH.has(intent) && (minutesIn(words) ?? 0) > LONGEST_OF_ONE_DRILL));
