import { asTopic } from '../intents/understood-as-topic.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { isTurnAgain } from '../safety/harmless-complaints.ts';
import { subjectOfTalk } from '../talk-subject/subject-of-talk.ts';
import { hurts } from '../topics/find-topic.ts';
import type { OfPlay } from './team-play-follow-up-kinds.ts';

const OPENS = '(?:(?:and|but|so|ok|well|then|und|aber|also|dann|ja|y|pero|vale|pues|entonces|et|mais|alors|ben|bah|e|mas|entao|ai|what|if|was|wenn|si|quand|quando|cuando|se|que|i|ich|he|er|il|ele) )*';
const whole = (ways: readonly string[]): RegExp => new RegExp(`^${OPENS}(?:${ways.join('|')})$`);

/** May begin a talk, too: when a full back goes up, and what to do once the ball is lost. */
const FIRST: readonly (readonly [OfPlay, RegExp])[] = [
  ['goUp', /\b(?:full ?back|left ?back|right ?back|wing ?back|aussenverteidiger\w*|linksverteidiger\w*|rechtsverteidiger\w*|verteidiger\w*|rechts hinten|links hinten|lateral\w*|defensa|arriere\w*|defenseur\w*|zagueir[oa])\b.*\b(?:when|wann|cuando|quand|quando)\b.*\b(?:go up|up|forward|attack|vor|vorn|mit nach vorn\w*|subir|subo|suba|sumarme|monter|monte|subo|avancar|apoiar)\b/],
  ['afterLoss', /\b(?:midfield\w*|mittelfeld\w*|medio\w*|centrocampista|milieu|meia|volante|meio campo|what do i do|was mach\w* ich|que hago|(?:je )?fais quoi|o que (?:eu )?faco)\b.*\b(?:we lose (?:the ball|it)|wir (?:den ball|ihn) verlieren|perdemos (?:el balon|la pelota|la|a bola)|(?:on )?perd (?:le ballon|la balle)|la perdemos|a gente perde(?: a bola)?)\b/],
];
/** Behind a place on the pitch or what to do on it. */
const ON_PITCH: readonly (readonly [OfPlay, RegExp])[] = [
  ['behind', whole(['(?:they|someone|somebody|my winger|the winger|he|she)? ?(?:gets?|get|runs?|goes|go|is|are) (?:past|behind|in behind|round) (?:me|us)', '(?:er|sie|die|einer|der) (?:an mir vorbei|hinter (?:mich|mir|uns))(?: (?:geht|gehen|kommt|kommen|lauft|laufen|ist|sind))?', '(?:me )?(?:pillan|ganan|cogen|comen|coge|gana|pilla|roban|pasan|pasa)(?: (?:la espalda|por detras|por la espalda))?', '(?:ils?|on|elle)? ?(?:me )?(?:passe|passent|part|partent)(?: (?:dans (?:mon|le) dos|derriere(?: moi)?|devant moi))?', '(?:ele|eles|alguem)? ?(?:vierem|vem|passar|passarem|passa|passam|for|entrar|entra)(?: (?:nas minhas costas|nas costas|por mim|atras de mim))'])],
  ['cover', whole(['who (?:covers?|is covering|stays back|takes my place)(?: (?:me|for me|then|my place|my side))*', 'wer (?:deckt|sichert|steht|bleibt|macht)(?: (?:mich|dann|ab|hinten|fur mich|da|meinen platz|zu))*', 'quien (?:me )?(?:cubre|tapa|se queda)(?: (?:a mi|atras|mi sitio|entonces))*', 'qui (?:me )?(?:couvre|reste|garde|prend)(?: (?:alors|derriere|ma place))*', 'quem (?:me )?(?:cobre|fica)(?: (?:entao|atras|no meu lugar))*'])],
  ['withBall', whole(['(?:when |if )?we (?:have|got|get|win)(?: (?:it|the ball|it back))', '(?:wir )?(?:ihn|den ball|den) (?:wieder )?haben|wir (?:ihn|den ball|den) (?:wieder )?(?:haben|kriegen|gewinnen)', '(?:la )?(?:tenemos|recuperamos)(?: (?:nosotros|el balon|la pelota))*', '(?:on|nous) ?(?:la|l a|a|les|recupere)(?: (?:le ballon|la balle))?|on la', '(?:a gente |nos )?(?:ta|tem|tiver|recupera|esta)(?: (?:com (?:ela|a bola)|a bola))+'])],
  ['afterLoss', whole(['(?:when )?(?:we lose|they have|they get|they win) (?:it|the ball)', '(?:wir ihn verlieren|die ihn haben|wir den ball verlieren)', '(?:la )?(?:perdemos|tienen ellos)(?: (?:el balon|la pelota))?', '(?:on (?:la |le )?perd|ils (?:l ?|le |la )?ont)(?: (?:le ballon|la balle))?', '(?:a gente )?(?:perde|perder)(?: (?:ela|a bola))?'])],
];
/** Behind what a coach, a team or a place in it was spoken of. */
const WITH_TEAM: readonly (readonly [OfPlay, RegExp])[] = [
  ['runMore', /^(?:(?:and|und|y|et|e|but|aber|pero|mais|mas|he|she|coach|the coach|er|sie|der trainer|el|ella|el entrenador|il|elle|le coach|ele|ela|o treinador|my coach|mein trainer|mi entrenador|mon coach|meu treinador) )+(?:just |immer |siempre |toujours |sempre )?(?:says?|said|told me|thinks?|wants|sagt|meint|will|dice|dijo|quiere|dit|a dit|veut|fala|falou|diz|disse|quer)(?: (?:that|dass|que|me))?(?: (?:i|ich|yo|je|eu|me|to|have|need|must|should|soll|muss|tengo|debo|dois|tenho|preciso|faut|corra|more|mehr|mas|plus|mais|que|de|run|work|train|fight|press|laufen|arbeiten|trainieren|kampfen|correr|trabajar|entrenar|luchar|courir|travailler|mentrainer|bosser|treinar|lutar|harder|harter|enough|genug|pas|nicht|cours|corro|laufe|assez|pouco|poco|zu wenig|wenig|too little|dont|cant|no|nao|lo|suficiente|bastante|for))+$/],
  ['notHeard', new RegExp(`^${OPENS}(?:(?:we|hab|habe|habs|haben|es|ya|yo|je|j|eu|ja|se|lo|le|lui|ai|already|always|schon|deja|once|einmal) )*(?:told|asked|said|gesagt|gefragt|dije|pregunte|pedi|dit|demande|falei|perguntei|lai dit|jai dit|jai demande|ihn|ihm|sie|ihr|denen)(?: (?:it|him|her|them|that|coach|my|the|to|already|once|twice|before|ihm|ihn|sie|ihr|gefragt|gesagt|schon|a|al|el|ella|entrenador|mister|una vez|lui|au|deja|une fois|com|pra|ele|ela|pro|treinador|uma vez))* (?:but|and|aber|und|pero|y|mais|et|mas|e)(?: (?:he|she|they|er|sie|die|el|ella|il|elle|ele|ela|just|only|always|still|hat|nur|immer|haben|solo|siempre|se|me|no|nao|a|juste|toujours|so|sempre|ne|ma|m|mich))* (?:laugh(?:ed|s)|smiled|ignored me|ignores me|said (?:no|maybe|later|nothing)|says (?:no|maybe|later)|(?:didnt|did not|doesnt|dont|wont|never) (?:listen|answer|care|hear)(?:s|ed)?|gelacht|gegrinst|nein gesagt|nicht zugehort|hort (?:nicht|nie)(?: zu)?|lacht|ignoriert(?: mich)?|rio|reia|hace caso|hizo caso|dijo (?:que )?no|escucha|ignora|ignoro|rigole|ri|dit non|ecoute pas|ignore|riu|escuta|disse (?:que )?nao|liga)$`)],
  ['askAgain', whole(['(?:should|shall|can|do) i (?:ask|try|say it|tell (?:him|her|them))(?: (?:him|her|them|it))? again', '(?:soll|kann) ich (?:ihn |sie |es )?(?:noch ?mal|nochmals|wieder) (?:fragen|sagen|versuchen)', '(?:le |se lo )?(?:(?:pregunto|digo) (?:otra vez|de nuevo)|vuelvo a preguntar|vuelvo a decirselo)', '(?:je )?(?:lui )?(?:redemande|demande encore|dis encore|redis)(?: (?:encore|une fois))*', '(?:eu )?(?:pergunto|falo|peco)(?: (?:pra ele|pra ela))? (?:de novo|outra vez)'])],
  ['dares', /^(?:(?:but|aber|pero|mais|mas|and|und|y|et|e|da|das) )*(?:i (?:dont|do not|wouldnt) dare(?: to)?|(?:im|i am) (?:too |so )?(?:shy|scared) to (?:ask|say it|tell him)|(?:ich )?trau(?:e)? (?:ich )?mich(?: (?:das|da))?(?: nicht| net| ned| nich)|(?:ich )?(?:bin )?(?:zu |so )?schuchtern|no me atrevo|me da (?:verguenza|corte)|j ?(?:e )?(?:n )?ose pas|(?:je suis )?trop timide|(?:nao|n) tenho coragem|tenho vergonha)(?: (?:to|ask|say|it|him|tell|zu|fragen|sagen|ihn|a|de|preguntar|decirselo|pedirlo|pedir|demander|lui|dire|falar|perguntar|pra|ele|com))*$/],
  ['parentAsks', /^(?:(?:or|oder|o|ou|and|und|y|et|e|and|but) )*(?:(?:can|could|kann|soll|darf|puede|peut|pode|could)(?: (?:my|meine?|mi|ma|mon|a minha|minha|meu|o meu))? |(?:(?:o )?meu |(?:a )?minha |mi |ma |mon |meine? )?(?=\w+ (?:pode|puede|peut|kann) ))(?:mum|mom|mummy|dad|daddy|parents?|mama|papa|mutter|vater|eltern|madre|padre|mere|pere|maman|mae|pai|pais)(?: (?:pode|puede|peut|kann))?(?: (?:do|ask|talk|say|tell|it|that|for me|to him|him|das|machen|fragen|sagen|mit ihm|reden|ihm|fur mich|hacerlo|decirselo|preguntar|hablar|con el|le|faire|demander|parler|dire|lui|a ma place|fazer|falar|pedir|com ele|isso|por mim))*$/],
];
/** These are listed from their first word to their last. */
const WHOLE: ReadonlySet<OfPlay> = new Set<OfPlay>(['cover', 'behind', 'withBall', 'runMore', 'notHeard', 'askAgain', 'dares', 'parentAsks']);
/** Whether a turn is, from its first word to its last, one of those of a talk about play in the own team. */
export const isWholeTeamPlayFollowUp = ({ act, before }: Understood): boolean => before !== null && act?.kind === 'ofPlay' && WHOLE.has(act.of);

/** Behind food. */
const DISLIKES = /^(?:(?:but|aber|pero|mais|mas|and|und|ich|i|yo|je|eu|me|a mi) )*(?:dont like|do not like|hate|cant eat|cant stand|mag|ess|esse|hasse|no me gustan?|odio|n ?aime pas|aime pas|jaime pas|deteste|nao gosto|n gosto)(?: \w+){0,4}$/;
const DISLIKES_DE = /\bmag\b/;
const FOUND_NOT = /\b(?:find|finds|findet|seh?e?n?|sieht|encuentra|ve|trouve|voit|acha|encontra|see|sees)\b/;
const NOT = /\b(?:cant|cannot|doesnt|not|nicht|nich|no|pas|nao)\b/;
const GIVES = /\b(?:give|gift|send|share|schenk\w*|schick\w*|abgeben|geben|regalar\w*|dar|darle|enviar\w*|donner|offrir|envoyer|presentear|mandar)\b.*\b(?:coins?|tokens?|some|munzen|fichas|monedas|algunas|jetons|pieces|moedas|umas)\b|\b(?:coins?|tokens?|munzen|token)\b.*\b(?:give|gift|send|schenk\w*|schick\w*|abgeben|geben)\b/;
const SINCE_WHEN = /^(?:(?:and|und|y|et|e|since|so) )*(?:since when|seit wann|desde cuando|depuis quand|desde quando)(?: (?:is that|ist das|es|cest|e isso|do i))*$/;
/** The other keeper holds what the player shoots. */
const KEEPER_SAVES = /\b(?:keeper|goalie|goalkeeper|torwart|torhuter|portero|arquero|gardien|goal|goleiro|guarda redes)\b (?:\w+ ){0,2}?(?:gets?|saves?|catches|stops?|has|holds?|halt|fangt|hat|kriegt|para|coge|ataja|la tiene|arrete|attrape|prend|pega|defende|segura|agarra)\b/;
const OF_SCORING = /\b(?:striker|score\w*|goals?|shoot\w*|sturmer\w*|tore?|schiess\w*|treff\w*|delanter[oa]|gol|goles|meto|tir[oa]\w*|attaquant\w*|buts?|marque\w*|tire\w*|atacante|gols|chut\w*|marco)\b/;
const WHERE_TO_AIM = /^(?:(?:and|und|y|et|e|so) )*(?:where (?:do|should|shall) i (?:aim|shoot|put it|hit it)(?: at| then)?|wohin (?:ziel|schiess|soll)\w*(?: ich)?(?: (?:dann|denn|schiessen|zielen))?|(?:a )?donde (?:apunto|tiro|la pongo)|(?:je )?(?:vise|tire) ou|ou je (?:vise|tire)|(?:pra )?onde (?:que )?(?:eu )?(?:miro|chuto))$/;
const MOST_WORDS = 14;
const TURNS_BACK = 3;

const OF_TEAM: ReadonlySet<string> = new Set(['team_mates', 'bad_day', 'matches', 'motivation', 'nerves']);

/** Whether one of the last turns was understood so. */
function wasBefore({ before }: Question, is: (turn: Understood) => boolean): boolean {
  let turn = before;
  for (let back = 0; back < TURNS_BACK && turn !== null; back += 1) {
    if (is(turn)) return true;
    turn = turn.before;
  }
  return false;
}

const beforeWords = ({ before }: Question): string => [before, before?.before].map((turn) => turn?.words.join(' ') ?? '').join(' ');

const INTENT: Readonly<Record<OfPlay, Understood['intent']>> = { goUp: 'improve_skill', cover: 'improve_skill', behind: 'improve_skill', withBall: 'improve_skill', afterLoss: 'improve_skill', runMore: 'team_mates', notHeard: 'team_mates', askAgain: 'team_mates', dares: 'team_mates', parentAsks: 'team_mates', otherFood: 'food_sleep' };
const asPlay = (question: Question, of: OfPlay): Understood => understoodAs(question, INTENT[of], { sureness: 1, act: { kind: 'ofPlay', of } });
const ON_PITCH_ACTS: ReadonlySet<OfPlay> = new Set<OfPlay>(['goUp', 'cover', 'behind', 'withBall', 'afterLoss']);
const isOnPitch = (turn: Understood): boolean => (turn.act?.kind === 'ofPlay' && ON_PITCH_ACTS.has(turn.act.of)) || subjectOfTalk(turn)?.of === 'position' || /^(?:defend\w*|pressing|positions?|roles?|counter|marking|formation|overlapping|whenMove|whereToRun|winBall|\w+Role)$/.test(turn.topic?.topic ?? '');

/** A short turn, or the first message of such a talk, about play in the own team or what goes with it; null for all else. */
export function teamPlayFollowUp(question: Question): Understood | null {
  const { raw, words, before } = question;
  if (raw.length > MOST_WORDS || hurts(raw, words)) return null;
  const text = raw.join(' ');
  const met = (list: typeof FIRST): OfPlay | undefined => list.find(([, pattern]) => pattern.test(text))?.[0];
  const first = met(FIRST);
  if (first !== undefined) return asPlay(question, first);
  if (before === null) return null;
  const onPitch = wasBefore(question, isOnPitch) ? met(ON_PITCH) : undefined;
  if (onPitch !== undefined) return asPlay(question, onPitch);
  const isOfTeam = wasBefore(question, ({ intent, topic }) => OF_TEAM.has(intent) && topic?.topic !== 'madeMistake');
  const withTeam = isOfTeam ? met(WITH_TEAM) : undefined;
  if (withTeam !== undefined) return asPlay(question, withTeam);
  if (before.intent === 'food_sleep' && (DISLIKES.test(text) || (DISLIKES_DE.test(text) && /\b(?:kein\w*|nicht|net)\b/.test(text)))) return asPlay(question, 'otherFood');
  if (before.topic?.topic === 'friendsInApp' && FOUND_NOT.test(text) && NOT.test(text)) return asTopic(question, 'whoSeesMe');
  if (wasBefore(question, ({ topic }) => topic?.topic === 'friendsInApp') && GIVES.test(text)) return understoodAs(question, 'rewards_levels', { sureness: 1, act: { kind: 'onApp', thing: 'tokens', name: 'swap', number: null, minutes: null, likelihood: 1 } });
  if (SINCE_WHEN.test(text) && before.intent === 'my_numbers' && !/^(?:level|tokens|streak|board)$/.test(subjectOfTalk(before)?.of ?? '')) return asTopic(question, 'startedOn');
  if (KEEPER_SAVES.test(text) && OF_SCORING.test(beforeWords(question))) return asTopic(question, 'finishKeeper');
  if (WHERE_TO_AIM.test(text) && before.topic?.topic === 'finishKeeper') return asTopic(question, 'powerOrPlace');
  const subject = subjectOfTalk(before);
  if (isTurnAgain(raw) && subject?.of === 'setback' && subject.kind === 'penalty') return understoodAs(question, 'bad_day', { sureness: 1, act: { kind: 'onSubject', subject, turn: 'takeNext', number: null } });
  return null;
}
