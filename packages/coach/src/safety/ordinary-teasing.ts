import { ASKED_OR_FELT, tellsOfPlay } from './told-bad-at-football.ts';

/**
 * Ordinary teasing, as a whole message in five languages: a brother, a sister, a friend or some other children laugh or make
 * fun, perhaps of how one plays. A brother or a sister may do it always; of others it may be told once or in a plain present.
 * That all the others do it, without when or for what, what all do or others do again and again, threats, blows, an adult and any word that is not listed leave a message to
 * the rules.
 */
export type TeasedBy = 'sibling' | 'others';

/** The ways of one language to say it. */
interface Ways {
  readonly sibling: string;
  readonly others: string;
  /** He or she, of whom the turn before told. */
  readonly pronoun: string;
  readonly does: string;
  /** How often, where it is no more than ordinary. */
  readonly sometimes: string;
  /** How often only a brother or a sister may do it. */
  readonly always: string;
  /** When and for what, in play. */
  readonly inPlay: string;
}

const english: Ways = {
  sibling: '(?:my |our )(?:(?:little|big|older|younger|baby|twin) )*(?:brothers?|bro|sisters?|sis|siblings|cousins?)',
  others: '(?:(?:my|a|this|that|the|some|one|two|other|best|old|of) )+(?:friends?|mates?|team ?mates?|class ?mates?|kids?|boys?|girls?|guys?|lads?|players?|others|keeper|striker|captain|defender)(?: (?:in|on|from|of|at) (?:my|our|the|another) (?:team|class|club|side|squad|training|football))?',
  pronoun: '(?:he|she|they)',
  does: '(?:(?:is |are |was |were )?(?:teas(?:es?|ed|ing)|mock(?:s|ed|ing)?) me|(?:is |are |was |were )?(?:makes?|made|making) fun of me|(?:is |are |was |were )?laugh(?:s|ed|ing)? at me|(?:is |are )?(?:takes?|took|taking) the mick(?:ey)?(?: out of me)?|(?:is |are )?(?:winds?|winding) me up|jok(?:es?|ed) about me)',
  sometimes: '(?:sometimes|just|only|a bit|once|today|yesterday|lol|kinda)',
  always: '(?:always|all the time|keeps?|constantly|often|again)',
  inPlay: '(?:(?:at|in|during) (?:football|soccer|training|practi[cs]e|the (?:game|match))|(?:when(?:ever)?|because|cos|cuz|bc|after|for) (?:(?:i|im|i m|i am|being|so|too|the|very|really|a bit|just) )*(?:play|lose|lost|miss|missed|shoot|fall|fell|train|small|smaller|smallest|short|shortest|slow|slowest|bad|not good|not fast|new|losing|playing|missing|worse)(?: (?:at|in|a|the|an|football|soccer|it|goals?|open|shots?|penalty|pass|passes|game|match|ball|over|team|juggling|shooting|passing))*)',
};
const german: Ways = {
  sibling: '(?:(?:mein|meine|unser|unsere) )(?:(?:kleiner?|grosser?|alterer?|jungerer?) )*(?:bruder|schwester|geschwister|cousin|cousine)',
  others: '(?:(?:mein|meine|ein|eine|einer|der|die|das|paar|zwei|einige|manche|andere|anderen|bester|beste|von|aus|den) )+(?:freunde?|freundin|kumpels?|mitspieler|mitspielerin|junge|jungs|madchen|kinder|kind|anderen|andere|spieler|torwart|kapitan)(?: (?:in|im|aus|beim|vom|von) (?:meinem |meiner |der |dem |unserem |unserer )?(?:team|mannschaft|klasse|verein|training|fussball))?',
  pronoun: '(?:er|sie)',
  does: '(?:(?:argert|argern|neckt|necken|veralbert|veralbern|verarscht|verarschen|nervt) mich|(?:lacht|lachen) mich aus|(?:lacht|lachen) (?:uber|ueber) mich|(?:macht|machen) sich (?:uber|ueber) mich lustig|(?:zieht|ziehen) mich auf|(?:hat|haben) (?:mich (?:ausgelacht|geargert|verarscht|aufgezogen|veralbert)|(?:uber|ueber) mich gelacht|sich (?:uber|ueber) mich lustig gemacht))',
  sometimes: '(?:manchmal|nur|mal|heute|gestern|ein bisschen|bisschen|echt|voll|halt|auch)',
  always: '(?:immer|standig|dauernd|oft|die ganze zeit|jedes mal|jedesmal)',
  inPlay: '(?:(?:beim|im) (?:fussball|training|spiel|spielen|kicken)|(?:weil|wenn|da|als) ich (?:(?:so|zu|der|die|ein|noch|mal|den|das|einen|ball|elfmeter|nicht|schlecht|beim|fussball) )*(?:spiele?|verliere|verloren|verschiesse|danebenschiesse|verschossen|treffe|hinfalle|schiesse|klein|kleinste\\w*|kleiner|langsam|langsamste\\w*|schlecht|schlechter|neu|nicht gut)(?: (?:bin|war|habe|hab|spiele|spiel|im|team))*)',
};
const spanish: Ways = {
  sibling: '(?:mi|mis) (?:hermanos?|hermanas?|hermanito|hermanita|primos?|primas?)(?: (?:mayor|pequeno|pequena|menor|mayores))?',
  others: '(?:(?:mi|mis|un|una|unos|unas|el|la|los|las|algunos|algunas|otro|otros|otras|mejor) )+(?:amigos?|amigas?|companeros?|companeras?|compas?|ninos?|ninas?|chicos?|chicas?|demas|otros|jugadores|portero|capitan)(?: (?:de|del|en) (?:mi |el |la |otro )?(?:equipo|clase|club|entreno|futbol))?',
  pronoun: '(?:el|ella|ellos)',
  does: '(?:se (?:burlan?|burlo|burlaron|rien?|rio|rieron) de mi|me (?:vacilan?|vacilo|vacilaron)|hacen? (?:chistes|bromas) (?:de mi|sobre mi))',
  sometimes: '(?:a veces|solo|hoy|ayer|un poco|una vez|tambien)',
  always: '(?:siempre|todo el tiempo|todo el rato|a cada rato|mucho)',
  inPlay: '(?:en (?:el )?(?:futbol|entreno|entrenamiento|partido)|(?:cuando|porque|por) (?:(?:yo|soy|estoy|ser|el|la|mas|muy|tan|un|una|no) )*(?:juego|pierdo|perdi|fallo|falle|tiro|pequeno|pequena|bajito|bajita|bajo|baja|chiquito|chiquita|lento|lenta|malo|mala|nuevo|nueva|bueno|buena)(?: (?:un|una|el|la|al|en|del|gol|goles|penalti|penal|pase|tiro|futbol|equipo|partido|mal))*)',
};
const french: Ways = {
  sibling: '(?:mon|ma|mes) (?:(?:petite?|grande?|petits|grands) )?(?:freres?|soeurs?|cousine?s?|frangine?)',
  others: '(?:(?:mon|ma|mes|un|une|des|les|le|la|certains|deux|autres|meilleur|meilleure|dautres) )+(?:amie?s?|copains?|copines?|potes?|coequipiers?|joueurs?|garcons?|filles?|gars|autres|enfants|gardien|capitaine|mec)(?: (?:de|du|dans|au) (?:mon |ma |la |le |l)?(?:equipe|lequipe|club|classe|foot|entrainement))?',
  pronoun: '(?:il|elle|ils|elles)',
  does: '(?:se moque(?:nt)?(?: de moi)?|(?:sest|s est|se sont) moquee?s?(?: de moi)?|(?:rigole(?:nt)?|rit|rient) de moi|(?:a|ont) (?:rigole|ri) de moi|(?:me|m) ?(?:charrie|taquine|embete|chambre)(?:nt)?)',
  sometimes: '(?:parfois|des fois|juste|un peu|hier|aujourdhui|une fois|aussi)',
  always: '(?:toujours|tout le temps|tt le temps|sans arret|souvent)',
  inPlay: '(?:(?:au|a|en|pendant) (?:le |l ?)?(?:foot|entrainement|lentrainement|match)|(?:quand|parce que|car|pcq) (?:(?:je|suis|jsuis|le|la|plus|trop|tres|un|ne|pas|jai) )*(?:joue|perds|perdu|rate|loupe|tire|petit|petite|lent|lente|nul|nulle|nouveau|nouvelle|mauvais|bon|bonne)(?: (?:un|une|le|la|au|en|de|du|buts?|penalty|passe|tir|foot|lequipe|match|tous))*)',
};
const portuguese: Ways = {
  sibling: '(?:o |a |os )?(?:meu|minha|meus|minhas) (?:irmaos?|irmas?|irmaozinho|irmazinha|primos?|primas?)(?: (?:mais velh[oa]|mais nov[oa]|maior|menor))?',
  others: '(?:(?:o|a|os|as|meu|minha|meus|minhas|um|uma|uns|umas|alguns|outro|outros|outras|melhor) )+(?:amigos?|amigas?|colegas?|meninos?|meninas?|garotos?|jogadores|outros|goleiro|capitao)(?: (?:do|da|no|na) (?:meu |minha |outro )?(?:time|equipe|equipa|turma|sala|clube|treino|futebol))?',
  pronoun: '(?:ele|ela|eles|elas)',
  does: '(?:me (?:zoam?|zoou|zoaram)|(?:zoam?|zoou|zoaram|gozam?) (?:comigo|de mim)|(?:tiram?|tirou|tiraram) sarro de mim|(?:ri|riem|riu|riram) de mim|faz(?:em)? (?:piada|graca) (?:de mim|comigo)|cacoam? de mim)',
  sometimes: '(?:as vezes|so|hoje|ontem|um pouco|uma vez|tambem|ja)',
  always: '(?:sempre|toda hora|o tempo todo|muito|vive|fica)',
  inPlay: '(?:(?:no|na) (?:futebol|treino|jogo|pelada)|(?:quando|porque|pq|por) (?:(?:eu|sou|ser|o|a|mais|muito|tao|um|uma|nao) )*(?:jogo|perco|perdi|erro|errei|chuto|pequeno|pequena|baixinho|baixinha|baixo|baixa|menor|lento|lenta|ruim|novo|nova|bom|boa)(?: (?:um|uma|o|a|no|em|do|da|de|gol|gols|penalti|passe|chute|bola|futebol|time|jogo|todos))*)',
};
const LANGUAGES: readonly Ways[] = [english, german, spanish, french, portuguese];

const OPENS = '(?:(?:hi|hey|hello|hallo|hola|salut|bonjour|oi|sarah|coach|ok|so|and|but|und|aber|y|pero|et|mais|e|mas) )*';
const everywhere = (parts: string): RegExp => new RegExp(`(?:^| )(?:${parts})(?= |$)`, 'g');
const forms = LANGUAGES.map((ways) => ({
  beside: everywhere(`${ways.inPlay}|${ways.sometimes}|(?:(?:and|und|y|et|e|so|but|aber) )*(?:${ASKED_OR_FELT})`),
  always: everywhere(ways.always),
  inPlay: new RegExp(`(?:^| )(?:${ways.inPlay})(?= |$)`),
  sibling: new RegExp(`^${OPENS}${ways.sibling} ${ways.does}$`),
  others: new RegExp(`^${OPENS}${ways.others} ${ways.does}$`),
  pronoun: new RegExp(`^${OPENS}(?:${ways.pronoun} )?${ways.does}$`),
  namesSibling: new RegExp(`(?:^| )${ways.sibling}(?= |$)`),
  namesOthers: new RegExp(`(?:^| )${ways.others}(?= |$)`),
}));
/** The others, as who is left out says it. */
const THE_OTHERS = /\b(?:others|anderen|demas|otros|autres|outros)\b/;
/** For what a child is teased in play. */
const OF_SIZE = /\b(?:small\w*|short\w*|slow\w*|klein\w*|langsam\w*|petite?|lente?|pequen[oa]|bajit[oa]|lent[oa]|menor|baixinh[oa])\b/;
const MOST_WORDS = 18;

/**
 * By whom words (in plain letters) tell, from first to last, of ordinary teasing; null where they tell of more, or of something
 * else. `before` are the words of the turn before, which says who he or she is.
 */
export function teasedBy(words: readonly string[], before: readonly string[] = []): TeasedBy | null {
  if (words.length > MOST_WORDS) return null;
  const text = words.join(' ');
  const told = before.join(' ');
  for (const form of forms) {
    const plainly = text.replaceAll(form.beside, '').trim();
    const rest = plainly.replaceAll(form.always, '').trim();
    if (form.sibling.test(rest)) return 'sibling';
    const isPlain = !THE_OTHERS.test(text) || form.inPlay.test(text) || tellsOfPlay(before) || OF_SIZE.test(told);
    if (form.others.test(plainly)) return isPlain ? 'others' : null;
    if (form.namesSibling.test(told) && form.pronoun.test(rest)) return 'sibling';
    if (form.namesOthers.test(told) && form.pronoun.test(plainly)) return 'others';
  }
  return null;
}
