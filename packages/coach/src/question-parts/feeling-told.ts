import type { CoachIntent } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { asksOfHeat } from './heat-question.ts';
import { asTopic } from '../intents/understood-as-topic.ts';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import { isStillSad, sadNewsIn } from '../safety/sad-news.ts';
import { friendIsSilent } from '../safety/friend-not-talking.ts';
import { toldOfIn } from '../safety/told-bad-at-football.ts';
import { isNicknamed, saysEvenFriends, saysItMakesStop } from '../safety/mocking-nickname.ts';
import { asksWhatToAnswer, reportsSaidOfGirls } from '../safety/said-girls-cannot-play.ts';
import { teasedBy } from '../safety/ordinary-teasing.ts';
import { saidOfTeamMate } from '../safety/harmless-talk-of-team.ts';
import { asksIfAlsoWhenIll } from '../safety/harmless-small-talk.ts';
import { asksWhatToSay, namesAdultToTell } from '../safety/asks-what-to-say.ts';
import { inUsualSpelling } from '../text/childrens-spelling.ts';
import { asksWhatNow } from '../safety/unwell-or-mocked.ts';

/** Behind sad news this asks for no drill. */
const KNOWS_NOT_ON = /^(?:(?:and|so|but|und|aber|y|pero|et|mais|e|mas|now|just|really|echt) )*(?:(?:i|ich|je|yo|eu) )?(?:just |really |einfach |gar )*(?:(?:dont|do not) (?:really )?know(?: (?:what (?:to|i should|i can) do|how to (?:go on|help|feel)|any ?more|now))*|dunno(?: what to do)?|idk(?: what to do)?|weiss (?:gar |einfach |jetzt )*(?:nicht|nich|nimmer)(?: (?:was ich (?:tun|machen) soll|wie es weitergeht|weiter|mehr|mehr weiter))*|no se(?: que hacer)?|(?:ne )?sais pas(?: quoi faire)?|nao sei(?: o que fazer)?)$/;

type Feeling = Extract<DialogueAct['kind'], 'practiceAlone' | 'watchedByMany' | 'ashamed' | 'blamed' | 'ownGoal'>;

/** Something that weighs on a child, told in any of the five languages, in plain letters: every pattern has to be met. */
interface Row {
  readonly is: { readonly topic: CoachTopic } | { readonly feeling: Feeling } | { readonly intent: CoachIntent };
  readonly says: readonly RegExp[];
  readonly unless?: RegExp;
  /** Where it says this only after a turn like that. */
  readonly after?: (before: Understood) => boolean;
}

const some = (...patterns: readonly string[]): RegExp => new RegExp(`\\b(?:${patterns.join('|')})(?= |$)`);

const FEW_HOURS = '(?:[1-6]|one|two|three|four|five|six|eine|zwei|drei|vier|funf|sechs|una|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|duas|quatro)';
const ABOUT = '(?:like |only |just |about |maybe |barely |for |nur |so |vielleicht |knapp |gerade mal |solo |como |unas |que |seulement |genre |environ |so |umas |apenas )*';
const PARENT = '(?:padres?|papa|papas|madre|mama|pere|mere|papa|maman|parents|pai|mae|pais)';
const KEEPER = '(?:goal ?keeper|keeper|goalie|torwart|torhuter\\w*|torfrau|goalkeeper|portero|portera|arquero|arquera|gardien|gardienne|goleir[oa]|guarda ?redes)';
const OF_BODY = /\b(?:body|naked|undress\w*|shower\w*|changing room|korper|nackt|dusch\w*|umkleide\w*|cuerpo|desnud\w*|ducha\w*|vestuario\w*|corps|douche\w*|vestiaire\w*|corpo|pelad\w*|vestiario\w*|cr(?:y|ied|ying)|heul\w*|geheult|wein\w*|geweint|llor\w*|pleur\w*|chor\w*|fat|fett|dick|gord[oa]|gros|grosse|touch\w*|anfass\w*|angefasst)\b/;
const FEARS: ReadonlySet<string> = new Set(['nerves', 'matches']);

const TIRED = some('tired', 'exhausted', 'knackered', 'mude', 'kaputt', 'erschopft', 'cansad[oa]', 'agotad[oa]', 'fatigue(?:e)?', 'creve(?:e)?', 'exaust[oa]');
/** Whether one has to train today, which who is tired asks. */
const HAS_TO_TRAIN = some('do i have to (?:do )?(?:train|training|practi[cs]e)(?: today)?', 'muss ich heute trainieren');
const KEEPS_STREAK = some(
  '(?:want|wanna|need|like) (?:to )?(?:keep|save|hold|not lose) (?:my |the )?streak',
  '(?:dont|do not) want (?:to )?(?:lose|break) (?:my |the )?streak',
  '(?:will|mochte|muss) (?:\\w+ )?(?:meine|die) (?:serie|streak) (?:\\w+ )?(?:behalten|halten|retten|verlieren)',
  '(?:no quiero perder|quiero (?:mantener|conservar|guardar)) (?:la|mi) racha',
  '(?:veux (?:pas|juste)? ?(?:perdre|garder)|garder|pas perdre) (?:la|ma) serie',
  '(?:quero (?:manter|guardar)|nao quero perder|n quero perder) (?:a |minha |a minha )*(?:sequencia|ofensiva|streak)',
);

/** That the others put a lost match on one. */
const BLAMES: readonly string[] = [
  '(?:they|everyone|everybody|the (?:whole )?team|my (?:whole )?team|my team ?mates|all of them|the others)(?: all| now| just| always| is| are| keeps?)* (?:blam\\w+) (?:it (?:all )?on )?me',
  '(?:they|everyone|everybody|the others)(?: all)? (?:say|says|said|think|thinks) (?:it was|its|it is|that its) (?:all )?my fault',
  '(?:alle|die anderen|sie|mein team|meine mannschaft|das team)(?: \\w+){0,2} (?:geben|gibt|gaben) mir die schuld|(?:alle|die anderen) sagen (?:dass )?ich (?:bin|war) schuld',
  '(?:todos|los demas|mis companeros|el equipo) (?:me )?(?:culpan|echan la culpa|dicen que (?:es|fue) (?:mi culpa|culpa mia))',
  '(?:tout le monde|ils|les autres|lequipe)(?: me| ma| mont| m| ont)* (?:accuse\\w*|dit|disent|dise)(?: que| qu)? ?(?:cest|c est|cetait|etait) (?:de )?ma faute',
  '(?:todo mundo|todos|os outros|meu time)(?: \\w+)? (?:me )?(?:culpam?|bota\\w* a culpa em mim|poe a culpa em mim|fala\\w* que (?:e|foi) (?:minha culpa|culpa minha))',
];
/** The same as anger; alone it is no less asked about than any other words. */
const ANGRY_AT_ONE: readonly string[] = [
  '(?:they|everyone|everybody|(?:the|my) (?:whole )?team|my team ?mates|all of them|the others)(?: all| were| was| are| is| got| get| so| really)* (?:angry|mad|annoyed|pissed|upset|cross) (?:at|with) me',
  '(?:alle|die anderen|mein team|meine mannschaft|meine mitspieler\\w*)(?: \\w+){0,3} (?:sauer|wutend|bose|genervt) (?:auf|von) (?:mich|mir)',
  '(?:todos|los demas|mis compa\\w*|el equipo)(?: \\w+){0,3} (?:enojaron|enfadaron|enojados|enfadados|molestos|enojo|enfado) conmigo',
  '(?:tout le monde|les autres|ils|lequipe|mes (?:potes|coequipiers))(?: \\w+){0,4} (?:enerves?|faches?|en colere|veneres?) (?:contre|apres) moi|(?:tout le monde|les autres|ils|lequipe|mes (?:potes|coequipiers)) m ?en (?:veut|veulent|voulaient)',
  '(?:todo mundo|todos|os outros|meu time|meus colegas)(?: \\w+){0,3} (?:brav[oa]s?|irritad[oa]s?|put[oa]s?|chatead[oa]s?|zangad[oa]s?) comigo',
];
const BLAMED = some(...BLAMES, ...ANGRY_AT_ONE);

const ROWS: readonly Row[] = [
  {
    is: { feeling: 'blamed' },
    says: [BLAMED],
    unless: /\b(?:dad|mum|mom|parents?|father|mother|uncle|home|eltern|papa|mama|vater|mutter|zuhause|padres?|madre|casa|pere|mere|maison|pais|mae|hit\w*|hurt\w*|schlag\w*)\b/,
  },
  {
    is: { topic: 'coachShouts' },
    says: [some('coach', 'entraineur', 'lentraineur', 'entrenador\\w*', 'treinador\\w*', 'tecnico', 'mister', 'profe'), some('crie\\w*', 'hurle\\w*', 'gueule\\w*', 'engueule\\w*', 'grita\\w*', 'berra\\w*')],
    unless: /\b(?:peg\w*|golpe\w*|frapp\w*|tap(?:e|es|ent)|bate\w*|bat(?:eu|em)|toc\w*|touche\w*|solo|seul|sozinh\w*)\b/,
  },
  {
    is: { topic: 'quitFootball' },
    says: [some('(?:quiero|quisiera|quero|je veux|jai envie|envie|voy a|vou|pienso(?: en)?|penso(?: em)?)(?: de| d)? ?(?:dejar\\w*|desistir|parar|arreter|darreter|abandonar|abandonner|largar|sair|salir|quitter)'), some('futbol', 'foot', 'futebol', 'jugar', 'jouer', 'jogar', 'equipo', 'equipe', 'lequipe', 'time', 'club', 'bola')],
  },
  {
    is: { intent: 'bad_day' },
    says: [/^(?:(?:and|so|but|now|i|im|i am|just|really|today|still) )*(?:feel|feeling|felt) (?:(?:so|really|just|pretty|a bit|like|all) )*(?:rubbish|awful|horrible|terrible|crap|crappy|down|miserable|shit)(?: (?:now|today|about it|inside|again))*$/],
  },
  {
    is: { topic: 'keeperConceded' },
    says: [some('my fault', 'schuld', 'mi culpa', 'culpa mia', 'ma faute', 'minha culpa', 'culpa minha', 'culpa fue mia'), some(KEEPER)],
    unless: /\b(?:why|warum|por que|pourquoi|not my fault|nicht (?:meine )?schuld)\b/,
  },
  {
    is: { topic: 'smallOrTall' },
    says: [/^(?:(?:but|aber|pero|mais|mas|and|und|im|i am|i m|ich bin|bin|yo soy|soy|je suis|jsuis|jsui|eu sou|sou|the|der|die|das|el|la|le|o|a|mas|plus|mais|one of|uno de los|um dos) )+(?:smallest|shortest|tiniest|kleinste[rs]?|bajit[oa]|baj[oa]|pequen[oa]|chiquit[oa]|chic[oa]|petite?|menor|baixinh[oa]|baix[oa]|pequen[oa]|menorzinh[oa])(?: (?:in|on|of|im|in der|von|aus|del?|de la|de|da|do|dans|la|le|l|my|the|our|mein\w*|der|mi|mon|ma|meu|minha|team|mannschaft|class|klasse|equipo|equipe|lequipe|clase|classe|time|turma|sala|squad|allen|todos|tous|player|spieler))*$/],
  },
  {
    is: { topic: 'smallOrTall' },
    says: [/^(?:(?:but|aber|pero|mais|mas|and|und|bin ich|bin|ich|im|i am|i m|soy|yo|je|j|suis|sou|eu|to|so|too|very|really|quite|pretty|the|one of|aber|voll|sehr|echt|ziemlich|total|zu|ganz|muy|demasiado|tres|trop|super|muito|bem|el|la|le|o|a|mas|plus|der|die) )*(?:small|smallest|short|shortest|tiny|little|klein|kleinste\w*|winzig|bajit[oa]|baj[oa]|pequen[oa]|petite?|baixinh[oa]|baix[oa]|pequen[oa])(?: (?:for (?:a keeper|that|it)|dafur|bin|para eso|pour ca|pra isso|im team|tho|though))*$/],
    after: ({ topic, intent }) => topic?.topic === 'goalkeeper' || intent === 'improve_skill' || intent === 'team_mates' || intent === 'motivation',
  },
  {
    is: { feeling: 'watchedByMany' },
    says: [
      some(
        '(?:when|if|because|cos|with) (?:\\w+ ){0,2}?(?:everyone|everybody|people|others|lots|loads|many|all of them|the whole \\w+)(?: \\w+){0,3}? (?:watch\\w*|look(?:s|ing)? at me|look(?:s|ing)|star(?:es?|ing))',
        '(?:wenn|weil|sobald) (?:\\w+ ){0,2}?(?:alle|viele|andere|leute|welche|jemand|die anderen)(?: \\w+){0,3}? (?:zuschau\\w*|zuguck\\w*|zuseh\\w*|guck\\w*|schau\\w*|anstarr\\w*)',
        '(?:cuando|si|porque) (?:\\w+ ){0,3}?(?:gente|todos|otros|demas|muchos)(?: \\w+){0,3}? (?:mira\\w*|miran\\w*|viendo|ven|observ\\w*)',
        '(?:cuando|si) me (?:miran|ven)',
        '(?:quand|si|parce que|des que) (?:\\w+ ){0,4}?(?:monde|gens|autres|beaucoup|plein)(?: \\w+){0,4}? regard\\w*',
        '(?:quand|si) on me regarde',
        '(?:quando|se|porque) (?:\\w+ ){0,3}?(?:gente|mundo|outros|pessoas|todos)(?: \\w+){0,3}? (?:olha\\w*|olhando|assist\\w*|vendo|ve)',
      ),
      some(
        'nerv\\w*|stress\\w*|cant|can t|cannot|doesnt work|dont work|not work\\w*|worse|bad|badly|mess\\w*|freez\\w*|scared|afraid|embarrass\\w*|shy|panic\\w*',
        'nervos|aufgeregt|kann|klappt|geht|schlecht\\w*|angst|versag\\w*|peinlich|blockier\\w*',
        'nervios[oa]|pongo|puedo|sale|peor|mal|verguenza|miedo|bloque\\w*',
        'stress\\w*|marche|arrive|peux|pire|nul|peur|honte|bloque\\w*|angoiss\\w*',
        'nervos[oa]|fico|consigo|da certo|pior|mal|vergonha|medo|trav\\w*',
      ),
    ],
    unless: new RegExp(`\\b(?:dad|mum|mom|parents|family|grandad|grandpa|grandma|papa|mama|vater|mutter|eltern|opa|oma|familie|${PARENT}|photos?|fotos?|video\\w*|clip\\w*|film\\w*|ball|changing|shower\\w*|dusch\\w*|umkleid\\w*|undress\\w*|naked|nackt|umzieh\\w*)\\b`),
  },
  {
    is: { feeling: 'ashamed' },
    says: [
      some('ashamed', 'embarrass\\w*', 'scham\\w*', 'peinlich', 'verguenza', 'honte', 'vergonha'),
      some('play\\w*|train\\w*|practi[cs]e|football|soccer|bad|rubbish|worst', 'spiel\\w*|fussball|uben|schlecht\\w*|schlechteste\\w*', 'jug\\w*|jueg\\w*|entren\\w*|futbol|mal[oa]|peor', 'jouer|joue|foot|nulle?|mauvais\\w*|entraine\\w*', 'jogar|jogo|trein\\w*|futebol|ruim|pior'),
    ],
    unless: new RegExp(`${OF_BODY.source}|\\b(?:my|our|meine?|unsere?) (?:dad|mum|mom|parents|family|coach|eltern|mama|papa|mutter|vater|familie|trainer)\\b|\\b(?:mis|mes|meus) ${PARENT}\\b`),
  },
  {
    is: { feeling: 'practiceAlone' },
    says: [
      some(
        '(?:train\\w*|practi[cs]\\w*|play\\w*|drills?|it) (?:\\w+ ){0,2}?(?:alone|by myself|on my own)(?: \\w+){0,2}? (?:boring|sucks?|no fun|not fun|rubbish|dull|lonely|sad)',
        '(?:boring|dull|no fun|not fun|sucks|dont like|hate|dont want|dont feel like|no motivation)(?: \\w+){0,4}? (?:alone|by myself|on my own)',
        'allein\\w*(?: \\w+){0,3}? (?:langweilig|ode|doof|blod|keinen spass|nicht spass)',
        '(?:langweilig|doof|ode|blod|keine?n? (?:lust|bock|spass))(?: \\w+){0,4}? allein\\w*',
        'sol[oa](?: \\w+){0,3}? (?:aburrid\\w*|aburre|rollo|no mola|feo)',
        '(?:aburrid\\w*|aburre|no me gusta|no tengo ganas|no quiero)(?: \\w+){0,4}? sol[oa]',
        'seule?(?: \\w+){0,3}? (?:nul|nulle|chiant|ennuyeux|relou|pas drole|lourd)',
        '(?:pas envie|nul|ennuyeux|marre|aime pas|chiant|relou)(?: \\w+){0,4}? seule?',
        'sozinh[oa](?: \\w+){0,3}? (?:chato|sem graca|ruim|paia)',
        '(?:chato|sem graca|nao gosto|nao quero|sem vontade)(?: \\w+){0,4}? sozinh[oa]',
      ),
    ],
    unless: /\b(?:home|zuhause|zu hause|casa|maison|scared|angst|night|nachts|sad|traurig|lonely|einsam)\b/,
  },
  {
    is: { feeling: 'practiceAlone' },
    says: [some('(?:nobody|no ?one|keine[nr]?|niemand\\w*|nadie|personne|ninguem)(?: \\w+){0,4}? (?:train\\w*|practi[cs]e|play|trainier\\w*|spielen|uben|kicken|entrenar|jugar|entrainer|jouer|treinar|jogar)')],
    after: ({ topic }) => topic?.topic === 'friendLeft',
  },
  {
    is: { topic: 'sleptBadly' },
    says: [
      some(
        `(?:slept|sleep) ${ABOUT}${FEW_HOURS} ?(?:hours?|hrs?|h)`,
        `(?:got|had) ${ABOUT}${FEW_HOURS} ?(?:hours?|hrs?|h) (?:of )?sleep`,
        `${ABOUT}${FEW_HOURS} ?(?:stunden?|std|h) geschlafen`,
        `dormi(?:do)? ${ABOUT}${FEW_HOURS} ?(?:horas?|heures?|hs?)`,
        '(?:jai|j ai|he|ai) (?:tres |super |muy )?(?:mal|peu|poco) dormi(?:do)?|dormi (?:muy |tres |muito |super )?(?:mal|poco|peu|pouco)',
      ),
    ],
    unless: /\b(?:how many|enough|should|wie ?viele?|reicht|reichen|genug|cuantas|suficiente|combien|suffi\w*|quantas|bastam?)\b/,
  },
  {
    is: { topic: 'restToday' },
    says: [TIRED, KEEPS_STREAK],
  },
  {
    is: { topic: 'restToday' },
    says: [KEEPS_STREAK],
    after: ({ topic, act, words }) => topic?.topic === 'restToday' || topic?.topic === 'tiredToday' || act?.kind === 'tired' || TIRED.test(words.join(' ')) || HAS_TO_TRAIN.test(words.join(' ')),
  },
  {
    is: { topic: 'sleepBefore' },
    says: [some('no (?:puedo|consigo|logro) dormir(?:me)?', 'no me duermo', '(?:arrive|arrives|peux|peut) pas (?:a )?(?:m )?(?:dormir|endormir)', 'je dors pas', '(?:nao|n) (?:consigo|posso) dormir', 'cant sleep', 'can t sleep', 'cannot sleep', 'kann (?:ich )?(?:\\w+ )?nicht (?:ein)?schlafen')],
    after: ({ intent }) => FEARS.has(intent),
  },
  {
    is: { topic: 'parentsPressure' },
    says: [
      some(`(?:mi|mis|mon|ma|mes|meu|minha|meus)? ?${PARENT}`),
      some('grita\\w*', 'gritan\\w*', 'crie\\w*', 'crient', 'hurle\\w*', 'engueul\\w*', 'berra\\w*', 'se enfada\\w*', 'se enoja\\w*', 's ?enerve\\w*', 'presiona\\w*', 'pression', 'pressiona\\w*', 'exige\\w*', 'briga comigo', 'cobra\\w*'),
      some('partidos?', 'jueg\\w*', 'jugar', 'futbol', 'entren\\w*', 'perd\\w*', 'match\\w*', 'joue\\w*', 'foot', 'entrain\\w*', 'jogos?', 'jogar', 'futebol', 'trein\\w*', 'campo', 'terrain'),
    ],
    unless: /\b(?:peg\w*|golpe\w*|frapp\w*|tap(?:e|es|ent)|bate\w*|bat(?:eu|em)|casa|maison|miedo|peur|medo)\b/,
  },
  {
    is: { topic: 'parentsPressure' },
    says: [
      some('(?:my|our) (?:dad|mum|mom|father|mother|parents)', '(?:mein|meine|unsere) (?:papa|mama|vater|mutter|eltern)'),
      some('(?:(?:is|are|gets?|was|always|ist|wird|sind|werden|so|really|immer|voll|total) )+(?:angry|mad|cross|annoyed|disappointed|upset|sauer|wutend|bose|enttauscht|genervt)'),
      some('los(?:e|es|t|ing)', 'play\\w*', 'miss(?:ed)?', 'match\\w*', 'games?', 'football', 'verlier\\w*', 'verloren', 'spiel\\w*', 'fussball', 'daneben\\w*'),
    ],
    unless: /\b(?:hit\w*|hurt\w*|schlag\w*|home|zuhause|scared|angst|drunk|betrunken|video ?games?|not|nicht|nie|never)\b/,
  },
  {
    is: { topic: 'goPro' },
    says: [
      some(
        '(?:ser|llegar a ser|convertirme en|hacerme) (?:\\w+ ){0,2}?(?:profesional|futbolista|pro)(?: profesional)?',
        '(?:etre|devenir|passer) (?:\\w+ ){0,2}?(?:pro|professionnel\\w*|footballeu\\w*)',
        '(?:ser|virar|me tornar) (?:\\w+ ){0,2}?(?:profissional|pro|jogador\\w*|jogadora)',
      ),
    ],
    unless: /\b(?:no quiero|nao quero|n quero|veux pas|drill\w*|ejercicio\w*|exercice\w*|exercicio\w*)\b/,
  },
];

const ONLY_BLAMED = new RegExp(`^(?:(?:and|so|but|now|und|aber|jetzt|y|pero|ahora|et|mais|maintenant|e|mas|agora|we lost) )*(?:${BLAMES.join('|')})(?: (?:for (?:it|that|losing|the loss)|dafur|daran|por eso|pour ca|por isso))*$`);
/** Whether a text (in plain letters) tells that the others put a lost match on one, and nothing more. */
export const tellsOnlyOfBlame = (text: string): boolean => ONLY_BLAMED.test(text);

const isMet = ({ says, unless, after }: Row, text: string, before: Understood | null): boolean =>
  says.every((one) => one.test(text)) && unless?.test(text) !== true && (after === undefined || (before !== null && after(before)));

/** Thanks, or that it was heard, and nothing beside it. */
const THANKS = /^(?:(?:ok|okay|k|alright|yes|ja|si|oui|sim|well|ach|oh) ?)*(?:thanks?|thx|ty|thank you|thank u|danke\w*|gracias|merci|obrigad[oa]|valeu|ok|okay)?(?: (?:sarah|coach|you|so much|dir|schon))*$/;

const OF_STREAK = /\b(?:streaks?|serie|strahne|racha|sequencia|ofensiva)\b/;
/** Of these a child asks what to say to them: words of its own for each. */
const UNKIND: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['parentsPressure', 'coachShouts', 'putDownByTeam', 'putDownByParent', 'putDownByCoach', 'putDownTrue', 'mocked']);

/** What somebody unkind did. */
const UNKIND_DEED =
  /\b(?:angry|mad|shout\w*|yell\w*|scream\w*|disappointed|pressure\w*|laugh\w*|teas\w*|schrei\w*|schimpf\w*|mecker\w*|sauer|wutend|enttauscht|lacht|lachen|grit\w*|enoja\w*|enfada\w*|presion\w*|burla\w*|crie\w*|enerve\w*|fache\w*|decu\w*|moque\w*|briga\w*|brav[oa]|cobra\w*|zoa\w*|zoou)\b/;

/** Of whom the turns before told, the last first; a talk about parents names them once. */
function whomToldOf(turn: Understood): ReturnType<typeof toldOfIn> {
  const told = toldOfIn(turn.words);
  if (told !== null) return told;
  return turn.before === null ? (turn.intent === 'parents' ? 'parent' : null) : whomToldOf(turn.before);
}

/** What to say to a parent, a coach or a child who was unkind, or to a friend who no longer talks; null where nobody was told of. */
function wordsToSay(question: Question): Understood | null {
  const { before, raw } = question;
  if (before === null || !asksWhatToSay(raw)) return null;
  if (before.act?.kind === 'wordsTo') return understoodAs(question, before.intent, { sureness: 1, act: before.act });
  if (before.act?.kind === 'friendSilent') return understoodAs(question, 'team_mates', { sureness: 1, act: { kind: 'wordsTo', whom: 'friend' } });
  const told = before.words.join(' ');
  const isUnkind = (toldOfIn(before.words) !== null && UNKIND_DEED.test(told)) || before.act?.kind === 'teased' || before.act?.kind === 'blamed' || (before.topic !== null && UNKIND.has(before.topic.topic)) || before.intent === 'parents';
  if (!isUnkind) return null;
  // A grown-up to tell it to, and not whom it was about.
  if (namesAdultToTell(raw) && toldOfIn(before.words) === 'team') return asTopic(question, 'mocked');
  const by = before.topic?.topic === 'coachShouts' ? 'coach' : whomToldOf(before);
  if (by === 'coach') return asTopic(question, 'talkToCoach', { act: { kind: 'wordsTo', whom: 'coach' } });
  return understoodAs(question, 'bad_day', { sureness: 1, act: { kind: 'wordsTo', whom: by === 'parent' ? 'parent' : 'other' } });
}

/** Topics of who is put down or laughed at by others. */
const OF_MOCKED: ReadonlySet<string> = new Set(['mocked', 'laughedAt', 'putDownByTeam']);

/** A mocking name, that friends do it too, and what is said of a girl's play: what others say of the player, and turns that go on with it. */
function moreOfTeasing(question: Question): Understood | null {
  const { raw, before } = question;
  if (reportsSaidOfGirls(raw)) return asTopic(question, 'girlsPlay', { act: { kind: 'saidOfGirls' } });
  const wasOfGirls = before !== null && before.topic?.topic === 'girlsPlay';
  if (wasOfGirls && asksWhatToAnswer(raw)) return understoodAs(question, 'team_mates', { sureness: 1, act: { kind: 'wordsTo', whom: 'other' } });
  if (isNicknamed(raw)) return asTopic(question, 'mocked', { act: { kind: 'teased', by: 'others' } });
  if (before === null || !(before.act?.kind === 'teased' || wasOfGirls || OF_MOCKED.has(before.topic?.topic ?? ''))) return null;
  if (saysEvenFriends(raw)) return asTopic(question, 'mocked', { act: { kind: 'teased', by: 'friends' } });
  return saysItMakesStop(raw) ? understoodAs(question, 'bad_day', { sureness: 1, act: { kind: 'onSubject', subject: { of: 'setback', kind: 'teamMates' }, turn: 'stopIt', number: null } }) : null;
}

/** Sad news of somebody near, what is said after it, or what else weighs on a child; null for all else. */
export function feelingTold(question: Question): Understood | null {
  const { raw, before } = question;
  const news = sadNewsIn(raw);
  if (news !== null) return understoodAs(question, 'bad_day', { sureness: 1, act: { kind: 'sadNews', of: news } });
  if (before?.act?.kind === 'sadNews' && THANKS.test(raw.join(' '))) return understoodAs(question, 'bad_day', { sureness: 1, act: { kind: 'sadNews', of: 'thanked' } });
  if (before?.act?.kind === 'sadNews' && (isStillSad(raw) || asksWhatNow(raw) || KNOWS_NOT_ON.test(raw.join(' ')))) return understoodAs(question, 'bad_day', { sureness: 1, act: { kind: 'sadNews', of: 'after' } });
  const words = wordsToSay(question);
  if (words !== null) return words;
  const ofMate = saidOfTeamMate(raw, before?.words ?? []);
  if (ofMate !== null) return asTopic(question, ofMate === 'findsSmall' ? 'smallOrTall' : ofMate === 'keepsBall' ? 'ballHog' : toldOfIn(before?.words ?? []) === 'team' ? 'putDownByTeam' : 'putDownByCoach');
  if (asksOfHeat(raw)) return asTopic(question, 'hot');
  if (asksIfAlsoWhenIll(raw.join(' ')) && before !== null && (before.topic?.topic === 'streakRule' || OF_STREAK.test(before.words.join(' ')))) return understoodAs(question, 'rewards_levels', { sureness: 1, act: { kind: 'streakThoughIll' } });
  const by = teasedBy(raw, before?.words ?? []);
  if (by !== null) return asTopic(question, 'mocked', { act: { kind: 'teased', by } });
  const more = moreOfTeasing(question);
  if (more !== null) return more;
  if (friendIsSilent(raw)) return understoodAs(question, 'team_mates', { sureness: 1, act: { kind: 'friendSilent' } });
  const row = ROWS.find((one) => isMet(one, raw.join(' '), before)) ?? ROWS.find((one) => isMet(one, inUsualSpelling(raw).join(' '), before));
  if (row === undefined) return null;
  if ('topic' in row.is) return asTopic(question, row.is.topic);
  if ('intent' in row.is) return understoodAs(question, row.is.intent, { sureness: 1 });
  return understoodAs(question, row.is.feeling === 'practiceAlone' ? 'bored' : 'nerves', { sureness: 1, act: { kind: row.is.feeling } });
}
