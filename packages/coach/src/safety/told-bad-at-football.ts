import { prefilteredPatterns } from '../text/prefilter-patterns.ts';

/**
 * Who told a child that it is bad at football, or should give it up: other players, a parent, the coach of the team. Said
 * in five languages, as who speaks, that they say it, and what they say. Safety lets a message through that is this and
 * nothing more from its first word to its last; the coach answers it kindly wherever a text tells of it.
 */
export type PutDownBy = 'team' | 'parent' | 'coach';

/** The ways of one language to say it; `quit` and `bad` are what is said. */
interface Ways {
  readonly who: Readonly<Record<PutDownBy, string>>;
  readonly says: string;
  readonly bad: string;
  readonly quit: string;
  /** What only team mates say: that they do not want somebody among them. */
  readonly unwanted: string;
  readonly swear: string;
  /** That some others say it, in a language that needs no word for them. */
  readonly othersSay?: string;
}

const GAME = '(?:football|soccer|footy|fussball|futbol|foot|futebol|futsal)';

const OFTEN_EN = '(?:always|just|all|keeps?|once|now|today|yesterday|even|literally|actually|still|really)';
const AT_EN = `(?: (?:at|in|for) (?:${GAME}|it|this|everything|sports?|the game|the team|my team))?`;
const VERY_EN = '(?:so |really |very |just |too |such |like |completely |totally |fucking )*';
const english: Ways = {
  who: {
    team: '(?:(?:the|some|all|of|my|our|other|others|one|a|an|these|those|every|certain) )*(?:kids?|boys?|girls?|players?|lads?|team ?mates?|mates?|friends?|guys|team|class|class ?mates?|captain|brother|sister|cousin|someone|somebody|everyone|everybody|people|others|they|they all|he|she)(?: (?:in|on|at|from|of) (?:my |the |our )?(?:team|class|school|club|side|squad|training|football))?',
    parent: '(?:my |our )?(?:dad|daddy|mum|mummy|mom|mommy|mama|papa|father|mother|parents|step ?dad|step ?mum|grandad|grandpa|gran|uncle|aunt)',
    coach: '(?:(?:my|our|the) )?(?:football )?(?:coach|trainer|manager|gaffer)',
  },
  says: `(?:${OFTEN_EN} |have |has |is |are )*(?:says?|said|saying|sez|tells?|told|telling|thinks?|thought|reckons?|calls?|called|wants?)(?: (?:to )?(?:me|us|my face))?(?: (?:that|to me|today|yesterday|again|always|at training|in training))*`,
  bad: [
    `(?:i am|im|i m|i was|i) ${VERY_EN}(?:a |the )?(?:bad|rubbish|trash|useless|terrible|awful|garbage|poor|horrible|hopeless|no good|not good(?: enough)?|not any good|not talented|not made|the worst|worst|loser|noob|embarrassing|embarrassment|failure|untalented|mid|suck|stink|worst player|bad player)(?: (?:player|footballer|one))?(?: (?:on|in|of) (?:the|my|our|this) team)?${AT_EN}`,
    `(?:a |the )(?:worst|loser|noob|failure|embarrassment)(?: player)?`,
    `me (?:a |an |the )?${VERY_EN}(?:trash|rubbish|garbage|useless|bad|terrible|awful|mid|noob|loser|clown|worst)(?: (?:player|footballer))?${AT_EN}`,
    `(?:i am|im|i m) not (?:made|cut out|meant|born|good enough) (?:for|to (?:play|be in)) (?:${GAME}|it|this|the team|sports?|play)`,
    `i (?:really )?(?:cant|can not|cannot|dont know how to) (?:even )?play(?: ${GAME}| for shit)?`,
    'i (?:dont|do not) belong (?:here|there|in (?:the|my|our|this) team|on (?:the|my|our|this) team)',
    '(?:i will|ill|i ll|i) (?:wont|will not|will never|never|never ever|not)(?: ever)?(?: going to)? (?:be|get|become|make it|amount)(?: (?:any|a|as|in))*(?: (?:good|better|great|footballer|pro|professional|player|like (?:him|her|them)))?',
    'im never (?:going to|gonna) (?:be|get|become|make it)(?: (?:any|a|as|in))*(?: (?:good|better|great|footballer|pro|professional|player))?',
    `${GAME} (?:is not|isnt|is nothing|aint) (?:really )?(?:for me|my thing|my sport)`,
    'i (?:have|got|have got|ve got|dont have|havent got) (?:no|zero|any|absolutely no) (?:talent|skill|future)',
  ].join('|'),
  quit: `(?:i (?:should|shud|have to|need to|must|can|better|could|might as well)|to) (?:just |better |maybe |go and )*(?:(?:quit|give (?:it )?up|pack it in)|(?:stop|leave|go home)(?= (?:playing|${GAME}|the team|this team|my team|it|now|because|cos|cuz)|$| (?:and|but|so)))(?: (?:playing|doing|on|with))?(?: (?:${GAME}|it|the team|this team|my team))?(?: for good| forever| now)?`,
  unwanted: 'they (?:dont|do not|didnt) (?:want|need) me(?: (?:in|on|there|here|to (?:play|be there)|any ?more|the|their|my|our|team|side|squad|with|them))+',
  swear: `(?:i am|im|i m) ${VERY_EN}(?:shit|shite|crap|ass|dogshit)${AT_EN}`,
};

const OFTEN_DE = '(?:immer|auch|halt|nur|heute|gestern|mal|schon|die ganze zeit|standig|dauernd|beim training|im training|nach dem spiel|zu mir|mir|uns)';
const VERY_DE = '(?:so |voll |total |echt |richtig |mega |einfach |viel |zu |sowieso |eh |ja |der |die |das |ein |eine |halt |gar )*';
const BAD_DE = '(?:schlecht\\w*|schlechteste\\w*|mies|grottig|nutzlos|nicht gut(?: genug)?|loser|noob|peinlich|unfahig|lappen|versager\\w*|talentfrei|niete|mull|untalentiert|unbegabt|schlechter spieler)(?: (?:im team|von allen|in der mannschaft))?';
const IN_DE = '(?: (?:im|beim|in) (?:fussball|spielen|team|sport))?';
const GIVE_UP_DE = '(?:aufhoren|aufgeben|es (?:sein )?lassen|aus dem team gehen|(?:das team )?verlassen|aus dem team raus|austreten|nicht mehr (?:kommen|spielen))';
const WITH_DE = '(?:(?:doch|lieber|einfach|mal|besser|gleich|endlich|jetzt|mit|dem|fussball|fussballspielen|fussball spielen|kicken) )*';
const german: Ways = {
  who: {
    team: '(?:(?:die|der|das|alle|ein|einer|eine|meine|mein|unsere|unser|paar|anderen|andere|manche|aus|von|den|einige|ganze) )*(?:kinder|kind|jungs|junge|madchen|mitspieler|mitspielerinnen|spieler|kumpels?|freunde?|freundin|mannschaft|team|klasse|alle|anderen|andere|sie|leute|bruder|schwester|cousin|cousine|jemand|er|kapitan|einer|manche)(?: (?:in|im|aus|vom|beim|von) (?:meinem |meiner |der |dem |unserem |unserer )?(?:team|mannschaft|klasse|verein|schule|training))?',
    parent: '(?:mein |meine |der |die )?(?:papa|mama|vater|mutter|eltern|opa|oma|onkel|tante|stiefvater)',
    coach: '(?:mein |meine |der |die |unser |unsere )?(?:trainer|trainerin|coach)',
  },
  says: `(?:(?:${OFTEN_DE} )*(?:sagt|sagen|meint|meinen|findet|finden|denkt|denken|glaubt|glauben|sagte|sagten|meinte|meinten|nennt|nennen)(?: ${OFTEN_DE}| dass)*|(?:will|wollen|mochte|mochten) dass|(?:hat|haben)(?: ${OFTEN_DE})* (?:gesagt|gemeint)(?: ${OFTEN_DE}| dass)*)`,
  bad: [
    `ich (?:bin|ware|war|sei) ${VERY_DE}${BAD_DE}${IN_DE}`,
    `ich${IN_DE} ${VERY_DE}${BAD_DE} (?:bin|ware|sei)`,
    'mich (?:einen |eine |ein )?(?:loser|noob|lappen|versager|niete)',
    'ich (?:bin |ware )?(?:nicht |nichts )(?:fur |furs )(?:fussball|das team|fussballspielen) ?(?:gemacht|geeignet|geboren|gut genug)?(?: bin)?',
    'ich (?:kann |konnte )(?:ja |eh |einfach |gar |uberhaupt |doch )*(?:kein|keinen|nicht|garnicht|nix|nichts)(?: (?:fussball|kicken|spielen|gut|fussballspielen|richtig))+',
    'ich (?:kann|konnte) (?:ja |eh |einfach |gar |uberhaupt |doch )*(?:nix|nichts)',
    'ich (?:gar |uberhaupt )?(?:kein|keinen|nicht|nix|nichts)(?: (?:fussball|kicken|gut|richtig))*(?: spielen)? kann',
    '(?:ich |aus mir )(?:werde? |wird )?(?:eh |ja |sowieso |doch )*(?:nie|niemals|nicht)(?: (?:so|richtig|ein|mehr|ein guter|im fussball))*(?: (?:gut|besser|profi|was|fussballer\\w*|spieler|schaffen))+(?: (?:werden|werde|wird))?',
    'fussball (?:ist |sei |ware )?(?:einfach |halt |doch )?(?:nichts|nix|nicht) (?:fur mich|mein ding)(?: ist| ware)?',
    'ich (?:hab|habe|hatte) ?(?:einfach |gar |uberhaupt |halt )*(?:kein|null|keinerlei) talent',
    'ich (?:gar |uberhaupt )?(?:kein|null) talent (?:hab|habe|hatte)',
    'ich (?:tauge? (?:nichts|nix)|gehore nicht (?:ins|in das|in dieses) team)',
  ].join('|'),
  quit: `ich (?:soll|sollte|solle|muss|kann|konnte|darf) ${WITH_DE}${GIVE_UP_DE}(?! (?:zu|mit (?!dem|fussball|kicken)))(?: mit (?:dem )?(?:fussball|fussballspielen|kicken))?|ich ${WITH_DE}${GIVE_UP_DE} (?:soll|sollte|muss|kann)|ich ${WITH_DE}(?:aufhore?|aufgebe?|austrete?)`,
  unwanted: '(?:sie |die )?(?:wollen|brauchen) mich (?:nicht|nicht mehr)(?: (?:im|in|dabei|haben|der|team|mannschaft|bei|sich|ihnen))+|mich (?:will|braucht) (?:im team )?(?:keiner|niemand)(?: (?:im|in der|team|mannschaft|dabei|haben))+',
  swear: `ich (?:bin|ware|war|spiele?) ${VERY_DE}(?:scheisse|kacke|scheiss|schrott|dreck)${IN_DE}|ich ${VERY_DE}(?:scheisse|kacke|schrott) (?:bin|spiele?)`,
};

const VERY_ES = '(?:muy |tan |el |la |un |una |bien |re |demasiado |mas |super )*';
const spanish: Ways = {
  who: {
    team: '(?:(?:los|las|mis|unos|algunos|todos|de|del|mi|el|la|otros|otras|un|una) )*(?:companeros?|companeras?|amigos?|amigas?|ninos|chicos|chicas|jugadores|equipo|otros|demas|todos|hermano|hermana|primo|prima|clase|ellos|el|ella|capitan)(?: (?:de|del|en|dentro) (?:mi |el |la )?(?:equipo|clase|club|cole|colegio|futbol))?',
    parent: '(?:mi|mis) (?:papa|padre|mama|madre|papi|mami|tio|tia|abuelo|abuela|papas|padres)',
    coach: '(?:mi |el |la )?(?:entrenador|entrenadora|mister|profe|profesor)',
  },
  says: '(?:siempre |me |nos |todos )*(?:dice|dicen|dijo|dijeron|decian|ha dicho|han dicho|piensa|piensan|cree|creen|llaman|llama|llamo|llamaron|quiere|quieren)(?: siempre| a mi| hoy| ayer)*(?: que)?',
  bad: [
    `(?:yo )?soy ${VERY_ES}(?:malo|mala|peor|pesimo|pesima|inutil|horrible|fatal|paquete|manco|basura|torpe|malisimo|malisima|perdedor)(?: (?:jugador|jugadora|del equipo|de todos|en|al|jugando|para|con|el|la|futbol|jugando al|cole|colegio|escuela|clase|recreo|patio|educacion fisica|gimnasia))*`,
    '(?:yo )?no (?:sirvo|valgo|sirva|naci|estoy hecho|estoy hecha|soy bueno|soy buena)(?: (?:para|pa|en|al|con|jugando|jugar|el|esto|futbol|nada|deporte|a))*',
    '(?:yo )?no tengo (?:nada de |ningun )?(?:talento|nivel|futuro)(?: (?:para|en) (?:el |esto ?)?(?:futbol)?)?',
    '(?:yo )?nunca (?:voy a |podre |llegare a |lo voy a )?(?:ser|sere|llegar|llegare|jugar|jugare|lograr\\w*|conseguir\\w*)(?: (?:muy|un|una|a|ser|tan|buen|bueno|buena|bien|futbolista|profesional|jugador|nada|lejos|al|futbol))*',
    '(?:yo )?(?:juego|jugue) (?:muy |re |tan |super )*(?:mal|fatal|horrible|pesimo)(?: al futbol)?',
    '(?:el )?futbol no es (?:para mi|lo mio)',
    '(?:yo )?no se jugar(?: (?:al|a) ?(?:futbol)?)?(?: en (?:el |la )?(?:cole|colegio|escuela|clase|recreo|patio))?',
    '(?:un |una )?(?:malo|mala|malisimo|malisima|paquete|manco|tronco|inutil)(?: (?:en|al|jugando|jugando al) ?(?:el |la )?(?:futbol|cole|colegio|escuela|clase|recreo|patio|educacion fisica))?',
  ].join('|'),
  quit: '(?:yo )?(?:deberia |debo |tengo que |mejor |que )*(?:lo )?(?:deje|dejar|dejarlo|dejara|dejase|abandone|abandonar|me vaya|me rinda|me retire|irme|retirarme)(?= (?:de jugar|el|al|del|ya|futbol|equipo|por)|$| (?:y|pero))(?: (?:de jugar|al|el|del|de|la|ya|equipo|futbol))*',
  unwanted: '(?:que )?no me quieren(?: (?:en|el|equipo|ahi|con|ellos))+',
  othersSay: '(?:siempre |todos |en (?:el|la) (?:cole|colegio|escuela|clase|recreo|patio) )*(?:me )?(?:dicen|dijeron|llaman|llamaron|decian)(?: siempre| hoy| ayer| en (?:el|la) (?:cole|colegio|escuela|clase|recreo|patio|equipo))*(?: que)?',
  swear: `(?:yo )?soy (?:una |pura |un )*(?:mierda|caca|asco)(?: (?:en|al|jugando al|para el|jugando) ?(?:futbol)?)?`,
};

const VERY_FR = '(?:trop |vraiment |tres |le |la |un |une |si |super |completement |trop )*';
const french: Ways = {
  who: {
    team: '(?:(?:les|des|mes|tous|toute|de|du|mon|ma|la|un|une|certains) )*(?:autres|coequipiers|coequipier|copains?|copines?|potes?|joueurs|garcons|filles|gars|equipe|lequipe|amis|ils|elles|il|elle|frere|soeur|cousin|camarades|enfants|classe|capitaine|on)(?: (?:de|dans|du) (?:mon |ma |la |le )?(?:equipe|lequipe|club|classe|foot|ecole|lecole))?',
    parent: '(?:mon|ma|mes) (?:pere|papa|mere|maman|parents|beau pere|oncle|tante|grand pere|papi|mamie)',
    coach: '(?:mon |ma |le |la )?(?:coach|entraineur|entraineuse|lentraineur)',
  },
  says: '(?:me |ma |mont |a |ont |na |mon )*(?:dit|disent|pense|pensent|trouve|trouvent|repete|repetent|traite|traitent|veut|veulent)(?: toujours| souvent| tout le temps| aujourdhui| hier)*(?: que| qu)?(?: de)?',
  bad: [
    `je (?:suis|serais|sois) ${VERY_FR}(?:nul|nulle|mauvais|mauvaise|pire|pourri|pourrie|naze|inutile|loser|mauvais joueur)(?: (?:au|en|a|de|du|le|la|foot|lequipe|equipe|tous|sport|lecole|recre))*`,
    '(?:que )?je (?:ne |n )?suis pas (?:assez |tres |du tout )*(?:bon|bonne|fait|faite|doue|douee|au niveau)(?: (?:pour|au|en|le|la|ca|ce|foot|sport|jouer))*',
    '(?:nul|nulle)(?: au foot)?',
    '(?:jai|je nai|jaurais|jai vraiment) (?:pas|aucun|zero)(?: (?:de|du tout de))? ?talent(?: pour (?:le )?foot)?',
    'je (?:ne )?(?:serai|deviendrai|vais|progresserai|reussirai|serais) ?jamais(?: (?:etre|devenir|un|une|bon|bonne|fort|forte|pro|footballeur|meilleur|joueur|reussir|au|foot))*',
    '(?:le )?foot (?:cest |nest |est |ce nest )?pas (?:fait )?(?:pour moi|mon truc)',
    'je (?:joue|jouais) (?:trop |vraiment |tres )*(?:mal|comme un pied)(?: au foot)?',
    'je (?:ne )?sais pas jouer(?: au foot)?',
  ].join('|'),
  quit: 'jarrete(?: (?:le )?foot)?|(?:je |que je |de )?(?:devrais |dois |ferais mieux |peux |darreter|darret\\w*|d )?(?:arreter|arrete|abandonner|laisser tomber|partir|quitter|darreter)(?= (?:de jouer|le|la|a cause|pour|lequipe|foot)|$| (?:et|mais))(?: (?:de jouer|le|la|au|lequipe|foot|club))*',
  unwanted: '(?:quils |ils |quon |que )?(?:ne )?(?:veulent|veut) (?:pas|plus) de moi(?: (?:dans|avec|lequipe|eux|la|leur|equipe))+',
  swear: `je suis (?:une |de la |un )*(?:merde|daube)(?: au foot)?|je joue comme (?:une |de la )merde`,
};

const VERY_PT = '(?:muito |o |a |um |uma |tao |bem |mais |meio |super )*';
const portuguese: Ways = {
  who: {
    team: '(?:(?:os|as|meus|minhas|meu|minha|o|a|todo|todos|do|da|de|outros|outras|uns|alguns|um) )*(?:colegas?|amigos?|amigas?|meninos|meninas|garotos|jogadores|time|equipe|equipa|outros|todos|mundo|irmao|irma|primo|eles|elas|ele|ela|galera|caras|criancas|capitao|pessoal)(?: (?:do|da|de|no|na) (?:meu |minha )?(?:time|equipe|equipa|escola|clube|turma|futebol))?',
    parent: '(?:o |a |os )?(?:meu|minha|meus) (?:pai|mae|pais|papai|mamae|tio|tia|avo|padrasto)',
    coach: '(?:o |a )?(?:meu |minha )?(?:treinador|treinadora|tecnico|tecnica|professor|professora|mister)',
  },
  says: '(?:sempre |me |vive |ja |ta |esta |ficam? |tao )*(?:fala|falam|falou|falaram|diz|dizem|disse|disseram|acha|acham|dizendo|falando|chama|chamam|chamou|chamaram|quer|querem)(?: sempre| pra mim| para mim| que| hoje| ontem| me| de)*',
  bad: [
    `(?:eu )?(?:sou|era) ${VERY_PT}(?:ruim|pessimo|pessima|pior|mau|ma|fraco|fraca|horrivel|inutil|perna de pau|lixo|perdedor|pereba|ruinzinho)(?: (?:jogador|jogadora|do time|de todos|no|em|na|de|pra|para|jogando|futebol|bola|escola|aula|educacao fisica|recreio))*`,
    '(?:eu )?nao (?:sirvo|presto|levo jeito|nasci|fui feito|fui feita|sou bom|sou boa|dou)(?: (?:pra|para|pro|p|com|no|em|o|isso|futebol|nada|jogar|bola|suficiente))*',
    '(?:eu )?(?:nunca|nao) (?:vou |irei )(?:ser|virar|jogar|conseguir|chegar|dar certo|melhorar)(?: (?:um|uma|bom|boa|bem|nada|jogador|jogadora|profissional|alguem|a|lugar|nenhum|no|futebol|bola))*',
    '(?:eu )?nao tenho (?:nenhum |muito )?(?:talento|jeito|futuro)(?: (?:pra|para|pro|no|com|o|a|futebol|bola|isso))*',
    '(?:eu )?jogo (?:muito |tao )*(?:mal|ruim|pessimo)(?: (?:bola|futebol))?',
    '(?:o )?futebol nao e (?:pra|para|coisa pra) mim',
    '(?:eu )?nao sei jogar(?: (?:bola|futebol|na escola|no recreio))*',
    '(?:um |uma )?(?:ruim|ruinzinho|pessimo|pereba|perna de pau|fraco|pior)(?: (?:no|em|de|jogando|na) ?(?:futebol|bola|escola|aula|recreio|educacao fisica))?',
  ].join('|'),
  quit: '(?:pra |para |que |eu )*(?:devia |deveria |tenho que |tinha que |e melhor |melhor )*(?:eu )?(?:parar|sair|desistir|pare|saia|desista|largar|largue|parasse|saisse)(?= (?:de jogar|do|da|o|com|por|futebol)|$| (?:e|mas))(?: (?:de jogar|do|da|o|com|a|bola|time|equipe|futebol))*',
  unwanted: '(?:que )?nao me querem(?: (?:no|na|la|time|equipe|jogando|com|eles))+',
  othersSay: '(?:sempre |todos |no recreio |na escola |na aula )*(?:me )?(?:dizem|falam|disseram|falaram|chamam|chamaram|estao dizendo|ficam falando)(?: sempre| pra mim| hoje| ontem| na escola| no recreio)*(?: que| de)?',
  swear: `(?:eu )?sou (?:uma |um )*(?:merda|bosta|lixo)(?: (?:no|em|de|jogando)? ?(?:futebol|bola))?`,
};

const LANGUAGES: readonly Ways[] = [english, german, spanish, french, portuguese];
const BY: readonly PutDownBy[] = ['parent', 'coach', 'team'];

const any = (...patterns: readonly string[]): string => `(?:${patterns.join('|')})`;
/** Who, that they say it, and what; in German also the other way round. */
function sentence(ways: Ways, by: PutDownBy, what: string): string {
  const who = ways.who[by];
  const others = by === 'team' && ways.othersSay !== undefined ? `|${ways.othersSay}` : '';
  const straight = `(?:${who} ${ways.says}${others}) ${any(what)}`;
  return ways === german ? any(straight, `${any(what)} ${ways.says} ${who}`, `(?:heute |gestern )?(?:hat|haben) ${who}(?: ${OFTEN_DE})* (?:gesagt|gemeint) (?:dass )?${any(what)}`) : straight;
}

/** And then to give it up, behind the first. */
const AND_LEAVE = '(?: (?:and|und|y|et|e)(?: that)?(?: (?:i|ich|to|que))? ?(?:(?:should|have to|must|need to|soll|sollte) )?(?:just |lieber )*(?:quit|leave|stop|go home|give up|aufhoren|gehen|aufgeben)(?: (?:soll|playing|football|it|the team))*)?';
const saidOf = (ways: Ways, by: PutDownBy): string => `${any(ways.bad, ways.quit, ...(by === 'team' ? [ways.unwanted, ways.swear] : by === 'coach' ? [ways.swear] : []))}${AND_LEAVE}`;

/** After these a place or a thing of football is told of and not the player. */
const OF_A_SKILL = /^ (?:at|in|beim?|mit|with|on) (?!football|soccer|it\b|this\b|everything|sports?\b|the (?:game|team)|my team|fussball|der mannschaft|team)/;
const somewhere = LANGUAGES.flatMap((ways) => BY.map((by) => ({ by, bad: new RegExp(`\\b${sentence(ways, by, any(ways.bad, ways.unwanted, ways.swear))}\\b`), quit: new RegExp(`\\b${sentence(ways, by, ways.quit)}(?![a-z])`) })));
const somewhereNear = prefilteredPatterns(somewhere.flatMap(({ bad, quit }) => [bad, quit]), (pattern) => [pattern]);

/** What may stand before and behind it, in a message that is nothing else. */
const BEFORE = '(?:(?:hi|hey|hello|hallo|sarah|coach sarah|ok|um|so|and|und|but|aber|today|heute|yesterday|gestern|hola|oi|salut|bonjour|hoy|ayer|hoje|ontem|aujourdhui|hier|help|hilfe|well|weil|because|cos) )*';
/** What is asked about it, or felt, behind words of unkindness. */
export const ASKED_OR_FELT = [
  'what (?:should|can|do|shall) i do|what now|is (?:it|that|this) true|are they right|is (?:he|she) right|(?:it|that) (?:hurts|makes me sad|made me sad|sucks)|im (?:so )?sad|i (?:am|feel) sad|was (?:soll|kann) ich (?:jetzt )?(?:machen|tun)|was nun|stimmt das|ist das wahr|haben sie recht|hat er recht|das (?:tut weh|macht mich traurig|nervt)|ich bin traurig',
  'que (?:hago|puedo hacer|debo hacer)|es verdad|tienen razon|estoy triste|me duele|que (?:dois je|puis je) faire|je fais quoi|quoi faire|cest vrai|ils ont raison|je suis triste|o que (?:eu )?faco|que faco|e verdade|eles tem razao|to triste|estou triste|fiquei triste',
  // What it comes with on the pitch, and what it does to them.
  '(?:they |he |she )?(?:dont|do not|never|wont|didnt|doesnt)(?: ever| even)? pass(?: it| the ball| me the ball| me)?(?: to me)?|i (?:dont|do not) (?:wanna|want to|feel like) (?:go|going|come|train|training)(?: to (?:training|practice|football))?(?: any ?more)?',
  '(?:sie |die )?(?:passen|spielen)(?: mir)?(?: nie| nicht| nichts| keinen ball| kaum)*(?: (?:den ball|ab))?(?: zu mir| zu)?|ich (?:will|mag|mochte) nicht mehr (?:zum training|hin|hingehen|kommen)(?: gehen)?',
  'but i (?:love|like|want to play) (?:it|football)?|aber ich (?:liebe|mag) (?:fussball|es)',
].join('|');
/** Lessons, for which parents ask it. */
const LESSONS = '(?:schools?|school ?work|(?:my )?grades|(?:my )?marks|(?:my )?homework|exams|schule|noten|hausaufgaben|zeugnis|colegio|cole|escuela|notas|deberes|estudios|lecole|ecole|notes|devoirs|escola|estudos|provas|educacion fisica|educacao fisica|recreo|recreio|recre|patio)';
const BEHIND = `(?: (?:because of|cos of|cuz of|bc of|for|wegen|por|por culpa|a cause|por causa|pelas|pela|pour|para)(?: (?:de|del|da|das|dos|la|las|el|los|mis|mes|les|a|as|minhas|my|der|den|dem|meiner|meinen))* ${LESSONS})?(?:(?: (?:and|und|so|but|aber|y|et|e|now|jetzt|today|heute|lol|man|bro))* (?:${ASKED_OR_FELT}))*`;
const wholly = LANGUAGES.flatMap((ways) => BY.map((by) => ({ by, pattern: new RegExp(`^${BEFORE}${sentence(ways, by, saidOf(ways, by))}${BEHIND}$`) })));
/** What is said of girls who play, in the two languages that have an answer to it. */
const OF_GIRLS = [english, german].map((ways, at) => {
  const said = [`girls? (?:should (?:not|stop|quit)|shouldnt|cant|cannot|can not|are (?:bad|rubbish|useless) at|dont belong in)(?: (?:play|playing))?(?: ${GAME})?(?: on (?:a|the) pitch)?|${GAME} (?:is|isnt|is not) (?:only |just )?for (?:boys|girls)`, `(?:dass )?(?:madchen (?:sollen|sollten|konnen|durfen) (?:kein|keinen|nicht|aufhoren mit)(?: (?:fussball|spielen|kicken))+|fussball (?:ist )?(?:nur |nichts |nix )?fur (?:jungs|jungen|madchen)(?: ist)?)`][at] ?? '';
  return new RegExp(`^${BEFORE}${any(...BY.map((by) => sentence(ways, by, said)))}${BEHIND}$`);
});
const OF_THE_GAME = new RegExp(`\\b(?:${GAME}|sports?|playing|pass(?:es)? (?:to me|me|it|the ball)|passen (?:\\w+ )?zu|training|fussball\\w*|kicken|team|talent\\w*|jugar|jouer|jogar|bola|lequipe|equipo|equipe|time|play|player|spieler|jogador|jugador|${LESSONS}|team ?mates?|mitspieler\\w*|mannschaft|companeros|coequipiers|colegas)\\b`);
/** A turn that told of play, of a coach or of other children. */
const TOLD_OF_PLAY = /\b(?:plays?|playing|jueg\w*|joue\w*|joga\w*|jogo|football|soccer|training|match\w*|practi[cs]e|coach|trainer\w*|team\w*|fussball|spiel\w*|mitspieler\w*|kapitan|futbol|entren\w*|partidos?|equipo|companer\w*|foot|entrain\w*|lentraineur|equipe|lequipe|coequipier\w*|futebol|trein\w*|jogos?|time|tecnico)\b/;
const TOLD_OF: Readonly<Record<PutDownBy, RegExp>> = {
  coach: /\b(?:coach|trainer|trainerin|manager|entrenador\w*|mister|l?entraineur\w*|treinador\w*|tecnico)\b/,
  parent: /\b(?:dad|mum|mom|father|mother|parents?|papa|mama|vater|mutter|eltern|padres?|madre|pere|mere|maman|pai|mae|pais)\b/,
  team: /\b(?:brothers?|sisters?|cousins?|friends?|mates?|team ?mates?|kids?|boys?|girls?|captain|bruder|schwester|freund\w*|kumpels?|mitspieler\w*|junge|jungs|kapitan|herman[oa]s?|amig[oa]s?|companer[oa]s?|capitan|freres?|soeurs?|copains?|copines?|potes?|amis?|coequipiers?|capitaine|irma[os]?|irmaos|colegas?|menin[oa]s?|capitao)\b/,
};
const MOST_WORDS = 24;

/** "Q" is written for "que". */
const spelledOut = (words: readonly string[]): string => words.map((word) => (word === 'q' || word === 'k' ? 'que' : word)).join(' ');

const whollyNear = prefilteredPatterns(wholly, ({ pattern }) => [pattern]);

/**
 * Whether words (in plain letters) are, from first to last, that others called their writer bad at football or told them to
 * give it up, or that girls do not belong there. What anybody but the coach of a team says has to name the game, or the turn
 * before it, whose words are `before`: of a child called bad at home or at school safety decides.
 */
export function isOnlyPutDown(words: readonly string[], before: readonly string[] = []): boolean {
  if (words.length > MOST_WORDS) return false;
  const text = spelledOut(words);
  const isOfTheGame = OF_THE_GAME.test(text) || TOLD_OF_PLAY.test(before.join(' '));
  return OF_GIRLS.some((pattern) => pattern.test(text)) || whollyNear(text).some(({ by, pattern }) => (by === 'coach' || isOfTheGame) && pattern.test(text));
}

/** Whether words (in plain letters) tell of play, of a coach or of team mates. */
export const tellsOfPlay = (words: readonly string[]): boolean => TOLD_OF_PLAY.test(words.join(' '));

/** Of whom the turn before told, where this one says he or she; null where it told of none of them. */
export function toldOfIn(before: readonly string[]): PutDownBy | null {
  const text = before.join(' ');
  return TOLD_OF.coach.test(text) ? 'coach' : TOLD_OF.parent.test(text) ? 'parent' : TOLD_OF.team.test(text) ? 'team' : null;
}

/** Who put the writer down, and whether they were told to give up and nothing worse; null where nobody did. */
export function putDownIn(words: readonly string[]): { readonly by: PutDownBy; readonly onlyQuit: boolean } | null {
  if (words.length > MOST_WORDS) return null;
  const text = spelledOut(words);
  const mayMeet = new Set(somewhereNear(text));
  for (const { by, bad, quit } of somewhere) {
    const judged = mayMeet.has(bad) ? bad.exec(text) : null;
    if (judged !== null && !OF_A_SKILL.test(text.slice(judged.index + judged[0].length))) return { by, onlyQuit: false };
    if (mayMeet.has(quit) && quit.test(text)) return { by, onlyQuit: true };
  }
  return null;
}
