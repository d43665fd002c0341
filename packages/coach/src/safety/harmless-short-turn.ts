import trained from '../data/short-turn-weights.json' with { type: 'json' };
import { conceptsOf } from './concept-lexicon.ts';
import { shortTurnFeatures } from './short-turn-features.ts';
import { signedScore, type SignedWeights } from './signed-weights.ts';

/**
 * Short turns of a talk that are harmless by what was learned of them. Few words of a talk ("he said no", "since when") sound like
 * danger to the second opinion, which was trained on whole messages. A turn is harmless where turns of the training say each of its
 * words, none of them stands for a danger, what others do to the player is named as football, and the weights lean far enough.
 */

/** What was learned: the words of harmless turns, and a sign for each weight. Written by `training/train-harmless-short-turns.ts`. */
export interface ShortTurnModel extends SignedWeights {
  readonly limit: number;
  readonly words: string;
}

/** Longer turns may tell of more. */
const MOST_WORDS = 8;

/** Words of these meanings are never harmless by what was learned. */
const OF_DANGER: ReadonlySet<string> = new Set(['death', 'blade', 'cut', 'private', 'purge', 'drug', 'threat', 'slur', 'fear', 'touch', 'faint', 'breath', 'picture', 'living']);

/** In three languages this asks whether something is bad. */
const SERIOUS = 'grave';

/** A turn that names football may sound so much more like danger. */
const OF_FOOTBALL = 1.5;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Who is spoken of. */
const OTHER = setOf('he him his she her they them their hes shes theyre who someone somebody everyone er ihn ihm sie ihr ihnen der jemand alle el ella ellos ellas lo le les la alguien todos il elle ils elles lui leur on ele ela eles elas dele dela lhe todo coach trainer teacher dad mum papa mama');
/** The player, and the player with somebody. */
const SELF = setOf('i im ive id ill me my us we our ich mich mir mein meine meinen meinem uns wir yo me mi mis conmigo nos nosotros je j me m moi mon ma mes nous eu me mim meu minha comigo gente');
/** Said of the player by a language whose verbs need no person: others act on the player, or the player on him- or herself. */
const ON_SELF = setOf('me mich mir moi mim conmigo comigo');
/** Words of practice, play, the team and the app, behind which others do something to the player. */
const ANCHOR = setOf(
  'ball goal goals game match play plays playing played pass passes shoot shooting shot run running defence defender defend striker midfield winger wing keeper goalie bench team captain training practice free kick kicks penalty penalties corner dribble tackle mark marks marking bench sub left right front back forward drill level card cards token tokens board streak list name app swimming maths ' +
    'tor tore spiel spielen spiele mitspielen spielt abspielen abspielt pass schiessen schiesst schuss laufen rennen abwehr verteidiger sturm sturmer mittelfeld torwart bank mannschaft kapitan training freistoss freistosse elfer ecke links rechts vorne hinten ubung level karte karten munzen liste namen trikot ' +
    'balon pelota gol partido jugar juego pase pasar tirar tire tira tiro correr corra defensa delantero portero medio banda banquillo equipo capitan entreno falta faltas penalti izquierda derecha delante atras nivel carta cartas fichas lista nombre camiseta ' +
    'ballon but buts match jouer joue passes tirer tire tir courir cours defense defenseur attaquant milieu gardien banc equipe capitaine entrainement faute penalty gauche droite devant derriere niveau carte cartes jetons liste nom maillot ' +
    'bola gol jogo jogar jogo passa passar passe bater chutar chute chuta correr zaga zagueiro atacante meio goleiro banco time capitao treino falta penalti esquerda direita frente atras nivel carta cartas fichas lista nome camisa',
);
/** Of these, words of the body and of much else. */
const SAID_OF_MORE = setOf('back front left right free run running off list name games game spiel final post time medio banco banda but buts sub gol passa passe pasa pase');
/** Not found or not seen, which a friend may say of the app. */
const FOUND = setOf('find finds see sees findet sieht seh encuentra ve trouve voit acha ve encontra');
const NOT = setOf('no not cant cannot dont doesnt wont nicht nichts kein keine keinen gar no nada nunca pas rien plus jamais nao nada nunca nothing never');
const NIGHT = setOf('night nights nightly nacht nachts abend abends noche noches nuit soir soirs noite noites dark');
/** What one is not allowed to leave, or wants to. */
const LEAVE = setOf('leave leaving gone away outside raus weg gehen heim irme salir ir marcharme partir sortir rentrer sair embora');
/** What others look at or must not know, and what the player does to him- or herself. */
const BODY = setOf('body bodies korper cuerpo corps corpo sleep sleeping bed schlafen dormir');
const KNOWS = setOf('know knows wissen weiss erfahren saber sabe savoir sait enteren saiba');
const HIDES = /^(?:secret|geheim|hid(?:e|ing|den)$|versteck|verrat|cach|escond|delet|losch|borr|apag|disappear|verschwind|quiet$|leise$)/;
const TELLS = setOf('tell telling say saying sagen sag erzahlen erzahl reden redet talk talks hablar hablan parler parlent falam contar cuente cuentes diga decir digas dire dis dise raconter falar fale falo conte conta');
const NOBODY = setOf('nobody noone niemand niemandem keinem keiner nadie personne ninguem');
const REFUSES = /\b(?:end it|es beenden|acabar con|en finir|acabar com|stop|stopp|aufhoren|pare|parar|parara|arreter|arrete|dire non|dizer nao|decir que no|nein zu sagen|to say no|what (?:he|she|they) (?:says?|wants?)|was er will|lo que el|ce qu ?il|o que ele)\b|\b(?:believe|glaubt|cree|croit|acredita)\b/;
const COMES = setOf('come coming kommen venir vengas viens vir vem visit sitio platz seat');
const STRANGE = setOf('weird strange komisch seltsam raro rara bizarre drole estranho estranha');
const LITTLE = setOf('little less wenig weniger poco menos peu moins pouco');
/** Since when may be told of a pain; asked, it is of no pain. */
const SINCE = /^(?:(?:y|e|et|and|und|ja|schon) )*(?:desde|since|seit|depuis|ha|hace|faz) (?!cuando|quando|quand|when|wann|que|quel|welch)/;
const EATS = setOf('ess iss');
const MYSELF = setOf('myself selber selbst mismo misma meme mesmo mesma kaputt');
/** How players stand and run to one another. */
const OF_PLAY = /\b(?:past|behind|round|around|marks?|covers?) (?:me|him|her|us)\b|\bmarks? (?:me|him|her)\b|\ban (?:mir|ihm|ihr|uns) vorbei\b|\bhinter (?:mich|mir|uns|ihm)\b|\b(?:deckt|decken) (?:mich|mir|uns|dann mich)\b|\bme (?:marca|marcan|marque|marquent|cubre|cubren|couvre|couvrent|cobre|cobrem)\b|\b(?:la espalda|dans mon dos|dans le dos|minhas costas)\b|\b(?:durch die|entre (?:mes|les|mis|las|minhas|as)|through my|through his|between my|between his) (?:beine|legs|jambes|piernas|pernas)\b/;
/** What others do with the player, or after practice, may be anything. */
const WITH_ME = /\b(?:after|nach|danach|despues|apres|depois|with me|mit mir|conmigo|avec moi|comigo)\b/;
const NEAR = setOf('alone allein alleine solos solo solas seul seuls sozinho sozinha sozinhos two zwei deux');

const isOf = (list: ReadonlySet<string>, words: readonly string[]): boolean => words.some((word) => list.has(word));

const vocabularies = new Map<string, ReadonlySet<string>>();
function isKnown(word: string, { words }: ShortTurnModel): boolean {
  const known = vocabularies.get(words) ?? setOf(words);
  vocabularies.set(words, known);
  return known.has(word) || /^\d{1,3}$/.test(word);
}

/** A verb of a first person behind "me", as Spanish and Portuguese tell of oneself ("no me atrevo"). */
const REFLEXIVE = /\bme \w+o\b/;

/** Whether what others do to the player stands in these words without football, or with the night, with leaving or with being alone. */
function isOfOthers(words: readonly string[], isAboutApp: boolean): boolean {
  const others = isOf(OTHER, words);
  const text = words.join(' ');
  if (others && WITH_ME.test(words.join(' '))) return true;
  if (others && (isOf(BODY, words) || (isOf(KNOWS, words) && words.flatMap(conceptsOf).includes('parent')))) return true;
  const onSelf = isOf(ON_SELF, words) && !REFLEXIVE.test(text) && !/\b(?:ich|je|j)\b/.test(text);
  if (!(others && isOf(SELF, words)) && !onSelf) return others && (isOf(NIGHT, words) || isOf(NEAR, words));
  if (isOf(NIGHT, words) || isOf(LEAVE, words) || isOf(NEAR, words)) return true;
  return !isOf(ANCHOR, words) && !OF_PLAY.test(text) && !(isAboutApp && isOf(FOUND, words) && isOf(NOT, words));
}

/** Whether a word stands for a danger, or is of not telling, not eating or not going on. */
function isOfDanger(words: readonly string[]): boolean {
  const concepts = words.filter((word) => word !== SERIOUS).flatMap(conceptsOf);
  if (concepts.some((concept) => OF_DANGER.has(concept)) || isOf(MYSELF, words) || isOf(STRANGE, words) || words.some((word) => HIDES.test(word))) return true;
  if (REFUSES.test(words.join(' ')) || SINCE.test(words.join(' '))) return true;
  if (((concepts.includes('meet') || isOf(COMES, words)) && concepts.includes('you')) || (concepts.includes('hit') && concepts.includes('grown_up'))) return true;
  if (concepts.includes('eat') && isOf(LITTLE, words)) return true;
  if (isOf(NOBODY, words) && !isOf(ANCHOR, words) && !OF_PLAY.test(words.join(' '))) return true;
  return isOf(NOT, words) && (isOf(TELLS, words) || concepts.includes('eat') || isOf(EATS, words) || (concepts.includes('wish') && !isOf(ANCHOR, words)));
}

/** Whether words name practice, play, the team or the app. */
export const namesPlay = (words: readonly string[]): boolean => words.some((word) => ANCHOR.has(word) && !SAID_OF_MORE.has(word));

/** That one said or asked it already, in front of what came back. */
const SAID_ALREADY =
  /^(?:(?:but|and|yeah|well|no|aber|ja|und|ne|nein) )*(?:(?:i|ive|we|weve) (?:(?:have|already|just|did) )*(?:told|asked) (?:him|her|them|(?:my|the|our) (?:coach|trainer))(?: (?:already|that|this|about it|twice|yesterday|today|last week))*|(?:(?:das|es|ich|wir|hab|habe|haben|ihm|ihr|ihnen|(?:dem|meinem|unserem) trainer|schon|ja|doch|mal|schonmal|gestern) )+(?:gesagt|gefragt|erzahlt)) (?:and|but|und|aber) (?=\w)/;

/** What came back on what one said or asked already, in each reading of a turn. */
export const behindSaidAlready = (readings: readonly string[]): readonly string[] => readings.map((reading) => reading.replace(SAID_ALREADY, ''));

/** Whether a turn that no rule speaks against, by its readings, is so plainly harmless that the second opinion has no say in it. */
export function isHarmlessShortTurn(readings: readonly string[], isAboutApp: boolean, model: ShortTurnModel = trained): boolean {
  return readings.every((reading) => {
    const words = reading.split(' ').filter((word) => word !== '');
    if (words.length === 0 || words.length > MOST_WORDS || !words.every((word) => isKnown(word, model))) return false;
    return !isOfDanger(words) && !isOfOthers(words, isAboutApp) && signedScore(shortTurnFeatures(reading), model) < model.limit + (namesPlay(words) ? OF_FOOTBALL : 0);
  });
}

/** Words of these meanings tell of the body or of harm to it. */
const OF_BODY: ReadonlySet<string> = new Set(['pain', 'joint_body', 'fall', 'marks', 'daze', 'head', 'chest', 'hit', 'injure', 'eat', 'weight']);
const ILL = /^(?:ill|sick|unwell|krank\w*|enferm\w*|malad\w*|doent\w*|fever|fieber|fiebre|fievre|febre|sore\w*|muskelkater|foot|feet|toe|toes|heel|back|pie|pies|pe|pes|pied|pieds|fuss|rucken|espalda|dos|costas|left|right|izquierd\w*|derech\w*|gauche|droite?|esquerd\w*|direit\w*)$/;

/** Whether harmless turns say every one of these words (in plain letters), and none of them is of the body or of harm. */
export const saysNothingOfBody = (words: readonly string[]): boolean =>
  words.every((word) => isKnown(word, trained) && !ILL.test(word)) && !isOfDanger(words) && !words.flatMap(conceptsOf).some((concept) => OF_BODY.has(concept));
