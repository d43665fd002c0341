import type { CoachTopic } from '@touchline/messages/coach-topics';
import { asTopic } from '../intents/understood-as-topic.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { hurts } from '../topics/find-topic.ts';
import type { MatchKind, Setback } from './talk-subject-types.ts';

/** The player or the own team, in the five languages. */
const OWN = /\b(?:i|im|ive|we|weve|my|our|us|ich|wir|mein\w*|unser\w*|hab|habe|yo|mi|nuestro|tengo|tenemos|jugamos|juego|je|j|jai|jsuis|on|mon|notre|jme|eu|meu|minha|nosso|tenho|temos|to|estou|fiz|marquei|meti|marque|hice|falle|perdi|perdimos|perdemos|fui)\b/;

const OWN_GOAL = /\b(?:own ?goals?|eigentore?|eigentor\w*|autogol\w*|gol(?:azo)? en propia(?: puerta| meta| porteria)?|gol en contra|but contre (?:mon|notre) camp|csc|gol(?:o)? contra)\b/;
const ASKS_WHAT_COUNTS = /\b(?:what|when|does|is|was|wann|zahlt|ist|que es|cuando|vale|quest ce|cest quoi|quand|compte|o que|quando|conta)\b/;

/** On the bench, or hardly on the pitch. */
const BENCHED: readonly RegExp[] = [
  /\b(?:i|im|he|coach) (?:\w+ ){0,3}?(?:on the bench|benched|never plays? me|didnt (?:even )?(?:get to )?play|did not (?:even )?play)\b/,
  /\b(?:sass|sitze?|war|bin|sitz|hock\w*) (?:\w+ ){0,4}?(?:auf der (?:ersatz)?bank|nur ersatz|ersatzspieler\w*|draussen)\b/,
  /\b(?:hab|habe|durfte) (?:\w+ ){0,4}?nicht (?:mal )?(?:gespielt|mitspielen|spielen|rein)\b/,
  /\b(?:en el banquillo|soy (?:siempre )?suplente|siempre (?:soy )?suplente|(?:no|ni) (?:jugue|me saco|me puso|me pone)|no me (?:saca|sacan|ponen))\b/,
  /\b(?:sur le banc|(?:jai|j ai|ai) (?:meme |quasi |presque )?pas joue|(?:jsuis|je suis|suis) (?:toujours |encore |que )?rempl\w+|(?:il|coach|entraineur) (?:\w+ ){0,2}?(?:ma|m a) (?:\w+ )?(?:pas fait (?:jouer|rentrer)|sorti))\b/,
  /\b(?:(?:no|fico no|fiquei no) banco|sou (?:sempre )?reserva|(?:nem|nao|n) (?:joguei|entrei)|nao me (?:coloca|colocou|poe|botou))\b/,
];
/** Which place on the pitch, what a rule says, or what a match is for. */
const NOT_OF_BENCH = /\b(?:rule|rules|regel\w*|how many|wie viele|cuantos|combien|quantos|hours?|minutes? left|video ?games?|konsole|play ?station|xbox|fifa|fortnite|app)\b/;

/** All others get better, and the player does not. */
const BEHIND = /\b(?:every(?:one|body)|all (?:the )?others|the others|alle|todos|todo (?:el )?mundo|tout le monde|mes potes|les autres|os outros|meus amigos|meus colegas)\b.*\b(?:better|improv\w*|progress\w*|besser|fortschritt\w*|weiter|mejor\w*|avanz\w*|melhor\w*|evolu\w*)\b.*\b(?:but not me|not me|but me|except (?:for )?me|im not|nur ich nicht|ausser (?:mir|ich)|ich nicht|menos yo|yo no|sauf moi|(?:et |mais )?pas moi|moi non|menos eu|eu nao|e eu nao)\b/;
const NERVOUS = /\b(?:nerv\w*|scared|afraid|angst|aufgeregt|miedo|peur|stress\w*|medo|ansios\w*)\b/;

const TRIAL = /\b(?:trials?|try ?outs?|probetraining|sichtung\w*|auswahltraining|prueba(?:s)? (?:de|en|con|para|del)|detections?|peneiras?|essai dans|captacoes)\b/;
const TOURNAMENT = /\b(?:tournaments?|turnier\w*|torneos?|tournois?|torneios?|campeonato)\b/;
const MATCH = /\b(?:match|matches|game|games|cup|final|finale|semi ?final\w*|derby|spiel|spiele|pokal\w*|partidos?|jogos?|partida|copa|matchs|rencontre)\b/;

/** The kind of match that words tell of as the player's own; null where they tell of none. */
export function matchIn(words: readonly string[]): MatchKind | null {
  const text = words.join(' ');
  if (TRIAL.test(text)) return 'trial';
  if (TOURNAMENT.test(text)) return 'tournament';
  return MATCH.test(text) && OWN.test(text) ? 'match' : null;
}

/** What went wrong for the player, where words tell it plainly; null for all else. */
export function setbackIn(words: readonly string[]): Extract<Setback, 'ownGoal' | 'benched'> | null {
  const text = words.join(' ');
  if (OWN_GOAL.test(text) && OWN.test(text) && !ASKS_WHAT_COUNTS.test(text)) return 'ownGoal';
  return BENCHED.some((pattern) => pattern.test(text)) && !NOT_OF_BENCH.test(text) ? 'benched' : null;
}

/** Who is laughed at is comforted for that first. */
const LAUGHS = /\b(?:laugh\w*|gelacht|lach\w*|rieron|rien|riu|riram|rigol\w*|moqu\w*|burl\w*)\b/;
/** Who asks something beside it is answered that. */
const ASKS = /\b(?:what|how|when|where|why|can|should|was|wie|wann|wo|warum|kann|soll|que|como|cuando|donde|puedo|quoi|comment|quand|ou|oq|quando|onde|posso)\b/;
/** Wants to play there, and not where he or she plays now. */
const WANTS = '(?:(?:but|aber|pero|mais|mas|and|und|y|et|e)\\b.*?\\b(?:want|wanna|would like|like|rather|will|mochte|wurde|lieber|quiero|quisiera|gustaria|veux|jveux|voudrais|aimerais|quero|queria|gostaria)|(?:will|mochte) (?:aber|lieber|eigentlich))\\b.*?';
const wishFor = (position: string): RegExp => new RegExp(`\\b${WANTS}\\b(?:${position})\\b`);
const WISHED: readonly (readonly [CoachTopic, RegExp])[] = [
  ['goalkeeper', wishFor('goalkeeper|goalie|keeper|in goal|torwart|torhuter\\w*|ins tor|porter[oa]|arquer[oa]|gardien\\w*|goleir[oa]|guarda redes')],
  ['strikerRole', wishFor('striker|up front|forward|attacker|sturmer\\w*|sturm|angreifer\\w*|delanter[oa]|nueve|attaquant\\w*|buteur|avant centre|atacante|centroavante|avancado')],
  ['wingerRole', wishFor('wing(?:er)?|on the wing|flugel\\w*|aussen\\w*|extremo|ailier\\w*|ponta|extrema')],
  ['midfielderRole', wishFor('midfield(?:er)?|in the middle|mittelfeld\\w*|zehner|sechser|medio\\w*|centrocampista|mediapunta|milieu|meia|meio campo|volante')],
  ['defenderRole', wishFor('defen[cs]e|defender|cent(?:er|re) ?back|left ?back|right ?back|full ?back|verteidig\\w*|abwehr|defensa|central|lateral|defenseur|defense|arriere|zagueir[oa]|zaga')],
];

/** What the coach decides, where one is put by others, or what is not wanted is no wish of this kind. */
const TELLS_OF_COACH = /\b(?:(?:get|got|gets|am|im|being|always|only|keep getting) put|puts? me|putting me|stuck|coach|trainer\w*|entrenador\w*|mister|entraineur|treinador\w*|tecnico|not|nicht|no|pas|nao)\b/;

/** The place on the pitch that the player would rather have than the own one; null where words tell of none. */
export function positionWished(words: readonly string[]): CoachTopic | null {
  const text = words.join(' ');
  if (!OWN.test(text) || TELLS_OF_COACH.test(text)) return null;
  return WISHED.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** More words tell a story, which what was learned knows better. */
const MOST_WORDS = 14;

/** An own goal, a match on the bench, a trial or a tournament that is told of; null for all else. */
export function eventTold(question: Question): Understood | null {
  const { raw, words, before } = question;
  if (raw.length > MOST_WORDS || hurts(raw, words)) return null;
  const setback = setbackIn(raw);
  if (setback === 'ownGoal' && !LAUGHS.test(raw.join(' '))) return understoodAs(question, 'bad_day', { sureness: 1, act: { kind: 'ownGoal' } });
  if (setback === 'benched' && before === null) return asTopic(question, 'benched');
  const text = raw.join(' ');
  const wished = positionWished(raw);
  if (wished !== null) return asTopic(question, wished);
  if (BEHIND.test(text)) return asTopic(question, 'othersBetter');
  if (before === null && TRIAL.test(text) && OWN.test(text) && !NERVOUS.test(text) && !ASKS.test(text)) return asTopic(question, 'trialDay');
  return null;
}
