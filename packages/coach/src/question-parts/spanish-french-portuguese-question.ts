import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { Question, Understood } from '../intents/read-question.ts';
import { asTopic } from '../intents/understood-as-topic.ts';
import { hurts } from '../topics/find-topic.ts';
import { says } from './whole-word-pattern.ts';

/** A question that English and German know by its meaning, in Spanish, French and Portuguese: all parts are said, and none of `unless`. */
interface Row {
  readonly is: CoachTopic;
  readonly parts: readonly RegExp[];
  readonly unless?: RegExp;
  /** Only behind a turn of one of these topics. */
  readonly after?: ReadonlySet<CoachTopic>;
}

const row = (is: CoachTopic, parts: readonly string[], { unless, after }: { readonly unless?: string; readonly after?: readonly CoachTopic[] } = {}): Row => ({
  is,
  parts: parts.map((part) => says(part)),
  ...(unless !== undefined && { unless: says(unless) }),
  ...(after !== undefined && { after: new Set(after) }),
});

const OPPONENT = 'defens(?:eurs?|or(?:es)?|a)|zagueiros?|adversaires?|rival(?:es)?|marcador(?:es)?|contrari[oa]s?';
const BEAT = 'dribbl\\w*|dribl\\w*|regate\\w*|gambete\\w*|passer|pasar|passar|eliminer|superar|fintar|feinter';
const HOW = 'como|comment|cmt|quiero|je veux|quero|ejercicio|exo|exercice|exercicio|mejor|mieux|melhor|aprender|apprendre|consejos?|conseils?|dicas?|que hago|arriv\\w*|logro|consigo';
const MATCH = 'match\\w*|partidos?|jogos?';
const DAY_NAMES = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta';

const ROWS: readonly Row[] = [
  row('oneOnOne', [BEAT, OPPONENT, `${HOW}|jarrive|pas|no|nao`], { unless: 'soy|je suis|sou' }),
  row('defend', ['defender|defendre|defiendo|defends|defendo|marcar|tacler|recuperer le ballon|robar el balon|roubar a bola', `${HOW}|1 ?(?:contra|x|vs|contre) ?1|un contre un|uno contra uno|um contra um`], { unless: 'regla|regle|regra|penalty|penalti|gol|goles|but|buts|gols?' }),
  row('notPassedTo', ['(?:no|nunca|jamas|nadie) (?:\\w+ )?me (?:la |lo )?(?:pasan|pasa|dan|tocan)(?: nunca)?|me (?:la )?pasan nunca|(?:me|mont|me la|me le) ?(?:passent?|donnent?|font)(?: \\w+)? (?:jamais|pas|plus)|(?:jamais|pas) (?:la |le )?(?:balle|ballon)|(?:ninguem|nunca|nao|n) (?:me )?(?:passa|passam|toca|tocam)|nao (?:me )?(?:passam|tocam)', 'balon|pelota|balle|ballon|bola|passe|pase|la'], { unless: 'jugador|ejercicio|drill' }),
  row('highBall', ['(?:balon|pelota|balones|pelotas) (?:alt[oa]s?|aere[oa]s?|por alto|por arriba)|(?:balles?|ballons?) (?:hautes?|hauts?|aeriens?|aeriennes?|en lair)|bolas? (?:alt[oa]s?|aereas?|pelo alto|por cima)', 'control\\w*|domin\\w*|matar|bajar|amortir|amorti\\w*|recevoir|recibir|receber|parar']),
  row('highBall', ['rebota\\w*|rebondi\\w*|lejos|loin|longe|se me va|escapa|quica\\w*|pula'], { after: ['highBall'] }),
  row('restarts', ['^(?:(?:y|et|e|hola|salut|oi) )*(?:cest quoi|que es|q es|o que e|oq e|ca veut dire quoi|que significa)', 'un corner|(?:un )?saque de (?:esquina|banda|meta)|(?:um )?(?:escanteio|arremesso lateral|tiro de meta|corner)|une touche|une remise en jeu|un coup franc indirect']),
  row('header', [HOW, 'cabece\\w*|de cabeza|coup de tete|de la tete|faire une tete|tetes|de cabeca']),
  row('fearOfBall', ['(?:peur|miedo|medo) (?:du ballon|de la balle|al balon|a la pelota|da bola)|(?:peur|miedo|medo) (?:de )?(?:faire (?:la|une|des) tetes?|cabecear)']),
  row('fearOfBall', ['medo|miedo|peur', 'doer|doler|duele|doi|mal|cabeca|cabeza|tete|bola|balon|pelota|balle|ballon'], { after: ['header'] }),
  row('sleepBefore', ['dors (?:mal|pas|tres mal|pas bien)|duermo (?:mal|poco|fatal)|durmo (?:mal|pouco)|dormir mal|arrive pas a dormir', `${MATCH}|avant|antes|veille`]),
  row('sleepBefore', ['quoi|que|q|comment|como|faire|hago|faco'], { after: ['sleepBefore'], unless: 'ejercicio|exo|exercice|exercicio|training|entren\\w*|trein\\w*' }),
  row('notMyPosition', ['trocou|mudou|cambio|cambiado|change|mis|colocou|puso|mudaram', '(?:de |en |a |mon |meu |otra |outra |autre )(?:posicao|posicion|poste|position)'], { unless: 'como|comment|mejorar|melhorar|ameliorer' }),
  row('defenderRole', ['lateral|zagueiro|central|defensa|defenseur|arriere (?:gauche|droit)|lateral (?:izquierdo|derecho)', '(?:agora|ahora|maintenant) (?:eu )?(?:sou|soy|juego|jogo|je suis|je joue)|sou|soy|juego de|jogo de|je suis|je joue', 'que hago|q hago|o que fa\\w*|o q fa\\w*|sei|quoi faire|fais quoi|como|comment']),
  row('xpMeaning', ['xps?|experiencia|experience', '(?:pra|para|pa) (?:que|q|oq)|sirven?|serve\\w*|servent|sert|a quoi|utilidad'], { unless: 'token\\w*|ficha\\w*|jeton\\w*' }),
  row('othersBetter', ['(?:es|e|est|eh) (?:mucho |muito |bien |bcp |beaucoup )?(?:mejor|melhor|meilleur|meilleure|plus fort|plus forte|mas bueno|mas buena) (?:que|q|do que|qu) (?:yo|eu|moi|mim)']),
  row('streakRule', ['(?:ma|mi|la|minha|a) (?:serie|racha|sequencia)', 'si|se', '(?:pas|no|nao|n|sans) (?:\\w+ )?(?:mentrain\\w*|entrain\\w*|entren\\w*|trein\\w*|joue\\w*|jue\\w*|jogo\\w*|fais|fait|hago|faco|pratique)|mentraine pas|rate|manque|fallo|falto|pulo|falho']),
  row('matchMorning', ['le matin (?:du|d un|dun|avant le)|la manana (?:del|de un|antes)|(?:de|a) manha (?:do|de um|antes)|(?:por la|de) manana antes', MATCH]),
  row('matchMorning', ['matin|por la manana|de manha|la manana'], { after: ['matchSoon', 'beforeMatch'] }),
  row('matchSoon', [MATCH, 'je fais quoi|quoi faire|que hago|q hago|o que faco|o q faco|que dois je faire|que debo hacer', `${DAY_NAMES}|la veille|la vispera|na vespera|un dia antes|um dia antes|la veille`], { unless: 'mang\\w*|com(?:er|o)|dorm\\w*|boire|beber' }),
  row('juggleMore', ['(?:jarrive|j arrive|jen fais|je fais|jai fait|solo (?:hago|llego|me salen|consigo)|hago solo|llego a|(?:eu )?so (?:faco|consigo|chego)|consigo (?:so|fazer))(?: (?:que|qu|a|en|solo|so|ate|no maximo|max|fazer|faire))* \\d{1,2}'], { after: ['juggleMore'] }),
  row('juggleMore', ['jongl\\w*|dominadas|toques|embaixadin\\w*|malabar\\w*', '(?:que|solo|so|max) (?:a |ate |hago |faco |consigo |fazer )*\\d{1,2}(?! ?(?:min|minut\\w*|jours|dias|ans|anos))'], { unless: 'record\\w*|recorde|mejor|melhor|meilleur' }),
  row('benched', ['profe|mister|entrenador\\w*|coach|entraineur|lentraineur|treinador\\w*|tecnico', '(?:no|nunca|jamas|nao|n|pas|jamais|ne) (?:\\w+ )?(?:me |m )?(?:pone|saca|mete|convoca|met|fait jouer|coloca|bota|poe|escala)|me (?:pone|met|coloca|bota) (?:pas|jamais|nunca)|met (?:pas|jamais)|banquillo|banc|remplacant|reserva|suplente|banco']),
  row('benched', ['(?:je suis|jsuis|soy|estoy|sou|fico|to) (?:toujours |tout le temps |siempre |sempre )?(?:sur le banc|remplacant\\w*|en el banquillo|suplente|no banco|reserva)']),
  row('bedtimeTraining', ['manana|matin|manha', 'tarde|soir|apres midi|noche|noite', 'entren\\w*|entrai\\w*|trein\\w*'], { unless: `${MATCH}|examen|plan` }),
  row('mocked', ['companer[oa]s?|compis?|coequipiers?|copains?|colegas?|amig[oa]s?|frere|soeur|herman[oa]|irm(?:ao|a)|los demas|les autres|os outros|ils|ellos|eles', '(?:me|se) (?:insulta\\w*|insulte\\w*|xinga\\w*|moque\\w*|burla\\w*|zoa\\w*|rit|rie\\w*)|moque (?:de moi|tout|tt)|goza\\w* (?:de mim|comigo)|se moquent']),
  row('shotTooHigh', ['(?:me |se |la |ca |il |ela |a bola )*(?:va|vai|sale|part|monte|passe|sube|sobe)(?: \\w+){0,2}? (?:alto|alta|arriba|haut|trop haut|au dessus|por cima|pra cima)'], { after: ['shotTooHigh', 'scoreMore', 'freeKick', 'penalty'] }),
  row('shotTooHigh', ['tir\\w*|chut\\w*|disparo\\w*|remat\\w*|frapp\\w*|shoot\\w*', '(?:alto|alta|arriba|trop haut|au dessus|por cima|pra cima)']),
  row('startAge', ['\\d{1,2} ?(?:ans|anos)|tengo|jai|tenho|empezar|commencer|comecar', '(?:trop|muy|demasiado|muito) (?:tard|tarde|vieux|vieille|viejo|vieja|velho|velha)|tarde demais|velho demais']),
  row('sleepBefore', ['(?:no|nao|n|pas) (?:puedo|consigo|logro|arrive|peux|posso) ?(?:a )?dormir|arrive pas a dormir|peux pas dormir', `${MATCH}|antes|avant|vespera|veille`]),
  row('school', ['(?:tengo|jai|tenho|hay) (?:un |uma |um |une )?(?:examen|exam|controle|prova|interro|eval)'], { unless: 'como|comment|aprob\\w*' }),
  row('school', ['entren\\w*|mentrain\\w*|trein\\w*', 'estudi\\w*|revis\\w*|reviser|estudo|estudar'], { after: ['school'] }),
  row('school', ['devoirs|controle|examens?|deberes|tarea|exame|prova|licao|interro', 'entrai\\w*|entren\\w*|trein\\w*|foot|futbol|futebol', 'dabord|avant|primero|antes|primeiro|en premier|ou|o']),
];
/** Spoken of in the turn before, though it was read as no topic. */
const JUGGLES = says('jongl\\w*', 'dominadas', 'embaixadin\\w*');
const MOST_WORDS = 18;

/** Whether a turn asked for harder shots, or for shots that bend. */
const isShotCase = (before: Understood | null): boolean => before?.ask?.kind === 'case' && before.ask.case.of.startsWith('shot');

/** A question in Spanish, French or Portuguese that has the answer of a topic; null for all else. */
export function spanishFrenchPortugueseQuestion(question: Question): Understood | null {
  const { raw, words, language, before, drillId } = question;
  if (language === 'en' || language === 'de' || raw.length > MOST_WORDS || hurts(raw, words)) return null;
  const text = raw.join(' ');
  const beforeWords = before === null ? '' : before.words.join(' ');
  const last = before?.topic?.topic ?? (before !== null && (before.drillId === 'juggling' || JUGGLES.test(beforeWords)) ? 'juggleMore' : before?.skill === 'shooting' || isShotCase(before) ? 'shotTooHigh' : undefined);
  const found = ROWS.find(({ parts, unless, after, is }) => (after === undefined ? drillId === null || is === 'juggleMore' : last !== undefined && after.has(last)) && parts.every((part) => part.test(text)) && unless?.test(text) !== true);
  return found === undefined ? null : asTopic(question, found.is);
}
