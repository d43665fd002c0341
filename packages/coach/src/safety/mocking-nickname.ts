/**
 * A child is called by a mocking name for how it plays, told in five languages: who, that they call, the name, and for what in play
 * or a name that mocks by itself. A name of which nothing says that it mocks is none.
 */
const OPENS = '(?:(?:hi|hey|ok|so|and|but|und|aber|y|pero|et|mais|e|mas|jetzt|now|ahora|maintenant|agora|coach|sarah) )*';
const NAME = "(?:(?:the|a|an|der|die|das|el|la|los|le|les|l|o|un|una|une|um|uma|only|just|nur|immer|siempre|toujours|always|sempre|de|mr|miss|little|small|big) )*(?:\\w+)(?: \\w+)?";
const CALLED: readonly string[] = [
  `(?:(?:my|the|all|other|some|of|our|everyone|everybody|they|he|she|kids|boys|girls|friends|mates|team|teammates|brother|sister|class|lads|people|in|at) ?)+ (?:always |just |all |keep |keeps |now |even )*(?:call|calls|called|calling|nickname[ds]?) me`,
  '(?:(?:die|alle|sie|er|meine|mein|anderen|jungs|madchen|freunde|mitspieler|kumpels|bruder|schwester|im|team|aus|der|mannschaft|klasse) ?)+ (?:nennen|nennt|rufen|ruft) mich',
  '(?:(?:en|el|la|mis|mi|los|las|todos|ellos|companeros|amigos|equipo|hermano|clase|cole|de|chicos) )*me (?:llaman|llama|dicen|apodan)(?! que)',
  '(?:(?:ils|elles|on|il|elle|les|mes|mon|ma|tous|autres|copains|potes|coequipiers|frere|soeur|tout|le|monde|garcons) )+m ?appel\\w+',
  '(?:(?:eles|elas|todo|mundo|todos|os|meus|meu|minha|amigos|colegas|do|time|irmao|ele|ela|no|meninos) )*me (?:chamam|chama|apelidaram|zoam) de',
];
const BECAUSE = '(?:because|cos|cuz|coz|bc|since|when(?:ever)?|weil|wenn|seit|porque|por|cuando|desde|parce que|pcq|car|quand|depuis|pq|quando)';
const MOCKS = /\b(?:sieve|colander|swiss cheese|butter ?fingers|noob|loser|flop|clown|snail|turtle|tortoise|wooden|statue|sieb|schweizer kase|fliegenfanger|fehleinkauf|schnecke|lusche|flasche|graupe|holzfuss|colador|coladera|paquete|tronco|tortuga|caracol|manco|passoire|gruyere|escargot|tortue|pied carre|pieds carres|boulet|peneira|frangueiro|mao de alface|perna de pau|tartaruga|lesma|pereba|cone|bagre)\b/;
const PRAISES = /\b(?:king|queen|legend|goat|star|champ\w*|boss|beast|machine|messi|ronaldo|mbappe|captain|pro|hero|rocket|konig|legende|held|kapitan|rey|reina|leyenda|estrella|crack|maquina|roi|reine|star|champion|rei|rainha|lenda|craque|fera|capitao)\b/;
const FOR_PLAY = new RegExp(`^${OPENS}(?:${CALLED.join('|')}) ${NAME} ${BECAUSE} .*\\b(?:goal\\w*|keeper\\w*|let in|concede\\w*|miss\\w*|slow|small|lose|lost|play|shoot|pass|score|bench|tor|torwart|halte?|lass\\w*|kassier\\w*|verschiess\\w*|langsam|klein|spiel\\w*|treff\\w*|porter[oa]|gol\\w*|fall\\w*|meten|lent[oa]|pequen[oa]|baj[oa]|juego|pierdo|gardien\\w*|but\\w*|prends|rate|lente?|petite?|joue|perds|goleir[oa]|tom\\w*|err\\w*|perc\\w*|perd\\w*|jog\\w*|baixinh[oa])\\b`);
const BY_NAME = new RegExp(`^${OPENS}(?:${CALLED.join('|')}) ${NAME}`);
const MOST_WORDS = 16;

/** Whether words (in plain letters) tell that others call the player by a mocking name in play. */
export function isNicknamed(words: readonly string[]): boolean {
  const text = words.join(' ');
  if (words.length > MOST_WORDS || PRAISES.test(text)) return false;
  return FOR_PLAY.test(text) || (BY_NAME.test(text) && MOCKS.test(text));
}

/** What may stand behind such a name where no more is told. */
const REASON = new Set(
  'because cos cuz coz bc when i im am in goal the a keeper goalie let so many goals miss slow small too am always play concede weil wenn ich im tor bin stehe so viele reinlasse kassiere rein kriege torwart torhuter langsam klein zu immer spiele porque cuando soy el portero portera porteria me meten muchos goles fallo lento lenta pequeno juego parce que quand je suis gardien gardienne les buts en prends beaucoup trop lent petit joue rate porque quando sou goleiro goleira no gol tomo muito muitos gols lento lenta erro jogo fico'.split(' '),
);
const OF_ALL = /\b(?:every(?:one|body|day)?|all|always|immer|alle|jeden|todos?|todo|siempre|tous|tout|toujours|sempre)\b/;
/** Whether words tell of such a name and of nothing else than why in play, and not of all others or again and again. */
export function isPlainNickname(words: readonly string[]): boolean {
  const text = words.join(' ');
  const name = MOCKS.exec(text);
  return name !== null && isNicknamed(words) && !OF_ALL.test(text) && text.slice(name.index + name[0].length).split(' ').every((word) => word === '' || REASON.has(word));
}

/** Even these do it, as a whole turn behind teasing. */
const EVEN_FRIENDS = new RegExp(
  `^${OPENS}(?:even|also|sogar|auch|selbst|hasta|incluso|tambien|meme|aussi|ate|tambem) (?:(?:my|the|best|meine|mein|mis|mi|mes|mon|ma|os|as|meus|meu|minha|minhas|beste[rn]?) )*(?:friends?|mates?|team ?mates?|brother|sister|freunde?|freundin|kumpels?|bruder|schwester|amig[oa]s?|hermano|hermana|copains?|copines?|potes?|amis?|frere|soeur|colegas?|irmao|irma)(?: (?:do|does|say|says|it|that|too|now|sagen|machen|nennen|mich|so|das|es|mit|lo|dicen|hacen|tambien|le|disent|font|ca|aussi|falam|fazem|isso|tambem|join|joined|in|laugh|lachen|rien|rient|riem))*$`,
);
export const saysEvenFriends = (words: readonly string[]): boolean => EVEN_FRIENDS.test(words.join(' '));

/** That it makes the player want to stop playing, as a whole turn behind teasing. */
const MAKES_STOP = new RegExp(
  `^${OPENS}(?:(?:it|that|this) makes? me (?:want to|wanna|feel like) (?:stop(?:ping)?|quit(?:ting)?|give up|giving up|leave|leaving)(?: (?:football|playing|it|the team))*|i (?:just )?(?:want to|wanna|feel like) (?:stop(?:ping)?|quit(?:ting)?)(?: (?:football|playing|it))*|i dont (?:want to|wanna) (?:play|go|do it) (?:any ?more|there any ?more)|(?:da |dann )?(?:will|mochte|mag|wurd|wurde) ich (?:am liebsten |gar |echt )*(?:aufhoren|nicht mehr spielen|nicht mehr hin|nicht mehr hingehen)|(?:da |dann )?hab ich (?:gar |echt )*(?:keine lust|kein bock|keinen bock) mehr(?: drauf)?|ich (?:will|mag) (?:am liebsten )?(?:aufhoren|nicht mehr spielen|nicht mehr hin)|(?:eso |ya )*(?:me (?:da|dan|entran) ganas de|quiero) (?:dejarlo|dejar el futbol|dejar de jugar|dejar|parar)|(?:ca )?(?:me donne|j ?ai) envie d ?(?:arreter|e tout arreter|abandonner)(?: le foot)?|je veux (?:arreter|plus y aller|plus jouer)(?: le foot)?|(?:isso |ai )*(?:me )?da vontade de (?:parar|desistir|largar)(?: (?:de jogar|o futebol|tudo))?|quero (?:parar|desistir)(?: de jogar)?)$`,
);
export const saysItMakesStop = (words: readonly string[]): boolean => MAKES_STOP.test(words.join(' '));
