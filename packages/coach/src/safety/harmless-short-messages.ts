/**
 * Harmless messages of few words that sound like danger to the second opinion, as whole messages in five languages. Those of the first
 * kind are harmless by themselves, those of the second only behind turns that tell of no home, body, fear or being alone.
 */
const OPENS = '(?:(?:and|but|so|ok|okay|well|yes|no|und|aber|ja|also|y|pero|si|vale|et|mais|oui|alors|e|mas|sim|ta|bom|then|dann|entonces|entao|what|was|que) )*';
const CLOSES = '(?: (?:i think|i guess|maybe|though|too|tho|is that (?:bad|why)|thats why|glaub ich|glaube ich|vielleicht|auch|oder|creo|creo yo|quizas|tambien|je crois|je pense|peut etre|aussi|acho|eu acho|talvez|tambem|lol|mdr|jaja|kk|haha))*';

const YOUNGER = '(?:(?:she|he) (?:is|s) |shes |hes |sie ist |er ist |tiene |tiene solo |elle a |il a |elle a que |il a que |ela tem |ele tem |so tem )';
const AGE = '(?:only |just |erst |solo |seulement |que |so )?(?:[2-9]|1[0-4]|two|three|four|five|six|seven|eight|nine|ten|drei|vier|funf|sechs|sieben|acht|neun|zehn|tres|cuatro|cinco|seis|siete|ocho|trois|quatre|cinq|sept|huit|quatro|sete|oito)(?: years old| jahre(?: alt)?| anos| ans)?';
const SIBLING = '(?:sister|brother|sis|bro|schwester|bruder|hermana|hermano|soeur|frere|irma|irmao)';
const ANY_SIBLING = `(?:my|our|mein|meine|mi|mon|ma|minha|meu) ${SIBLING}(?: (?:she|he|sie|er|elle|il|ela|ele))?`;
const LITTLE_SIBLING = `(?:(?:my|our|mein|meine|mi|mon|ma|minha|meu) (?:little|small|younger|kleine[rs]?|kleinere[rs]?|jungere[rs]?|petite?) ${SIBLING}|(?:mi|minha|meu) ${SIBLING} (?:pequen[oa]|menor|mais nov[oa])|mi hermanit[oa]|minha irmazinha|meu irmaozinho)(?: (?:she|he|sie|er|elle|il|ela|ele))?`;
const JOINS_IN =
  '(?:(?:also |auch |tambien |tambem )?(?:wants? to|wanna|would like to|will|mochte|wurde gern|quiere|veut|voudrait|quer)(?: also| auch| tambien| aussi| tambem)? (?:play|join(?: in)?|train|practi[sc]e|mitspielen|mitmachen|mittrainieren|spielen|trainieren|jugar|entrenar|practicar|jouer|sentrainer|s entrainer|participer|jogar|treinar)(?: football| fussball| futbol| foot| futebol| ball)?(?: with me| with us| mit mir| mit| conmigo| con nosotros| avec moi| avec nous| comigo| com a gente)?(?: too| as well| auch| tambien| aussi| tambem)?)';
const BUT = '(?:but|aber|pero|mais|mas|and|und|y|et|e)';
const MISSED_CHANCES = [
  '(?:i )?(?:played bad(?:ly)? |had a bad game )?(?:and )?(?:i )?missed (?:\\w+ )?(?:big |easy |open |clear )*(?:chances?|sitters?|open goals?|goals?)(?: in (?:the|our) (?:game|match))?(?: (?:today|yesterday))?(?: and played bad(?:ly)?)?',
  '(?:ich )?(?:hab |habe )?(?:schlecht gespielt (?:und )?)?(?:heute |gestern )?(?:\\w+ )?(?:grosse |dicke |hundertprozentige )?(?:chancen?|torchancen?) (?:vergeben|versemmelt|verballert|liegen gelassen|vergeigt)',
  '(?:jugue mal |hoy jugue mal |lo hice mal )?(?:en el partido )?(?:y )?falle (?:\\w+ )?(?:ocasiones|goles|gol|ocasion)(?: (?:claras?|cantados?|solo delante del portero|a puerta vacia|en la cara del portero))?(?: (?:hoy|ayer))?',
  '(?:jai )?(?:mal joue |fait un mauvais match )?(?:et )?(?:jai )?(?:rate|loupe) (?:\\w+ )?(?:occasions?|buts?|face a face)(?: (?:tout faits?|immanquables?|devant le but|seul devant le gardien))?(?: (?:hier|aujourdhui))?',
  '(?:eu )?(?:fui mal |joguei mal )?(?:no jogo |hoje |ontem )?(?:e )?(?:perdi|errei) (?:\\w+ )?(?:gols?|chances?|gol feito|gols feitos)(?: (?:na cara|feitos?|na cara do gol|claras?|sozinho com o goleiro))?(?: (?:no jogo|hoje|ontem))?',
].join('|');


const LEANS_BACK = [
  'i (?:think i |always |often |just )*(?:lean|leaned|am leaning) (?:too far )?(?:back|backwards?|forwards?)(?: (?:when i shoot|when shooting|when i kick(?: it)?|on shots))?',
  'leaning back(?: (?:when i shoot|when shooting|too much))?',
  'ich (?:glaub ich |lehne|lehn|bin) (?:mich )?(?:immer |glaub ich |zu weit |beim schiessen |beim schuss )*(?:nach hinten|zuruck|in rucklage|nach vorne?)(?: (?:beim schiessen|beim schuss|gelehnt))?',
  '(?:creo que |siempre |yo )*me (?:echo|inclino|voy) (?:siempre |mucho |demasiado )*(?:para|hacia|pa)? ?atras(?: (?:al tirar|cuando tiro|al chutar|cuando chuto))?',
  '(?:je crois que |en fait )*(?:je|jme) (?:me )?penche (?:toujours |trop |un peu )*en arriere(?: (?:quand je tire|en tirant|au moment de tirer))?',
  '(?:acho que |eu )*(?:me )?(?:inclino|jogo o corpo|vou|inclino o corpo) (?:sempre |muito |demais )*(?:pra|para) tras(?: (?:quando chuto|na hora de chutar|ao chutar))?',
].join('|');
const LAUGHED = [
  '(?:i )?asked (?:him|her|the coach|my coach)(?: already| that| once)* but (?:he|she) (?:just |only )?(?:laughed|smiled|shrugged|said nothing|said later|said no)',
  '(?:ich )?(?:hab|habe) (?:ihn|sie|den trainer|meinen trainer) (?:schon |mal |das )*gefragt aber (?:er|sie) hat (?:nur |bloss |da )*(?:gelacht|gegrinst|nein gesagt|nichts gesagt|nix gesagt|mit den schultern gezuckt)',
  '(?:ya )?(?:se lo|le) pregunte(?: (?:a el|al entrenador|al mister))? pero (?:solo |nada mas )?(?:se rio|sonrio|dijo que no|no dijo nada|me dijo que no)',
  '(?:je (?:lui ai|l ai|lai)|jlui ai) (?:deja )?demande(?: au coach)? mais il a (?:juste |seulement |que )?(?:rigole|ri|souri|dit non|rien dit)',
  '(?:eu )?(?:ja )?(?:perguntei|pedi)(?: (?:pra ele|pro treinador))? mas ele (?:so )?(?:riu|sorriu|disse nao|falou nao|nao falou nada)',
].join('|');
const COUNTS = '(?:\\d{1,4}|cien|hundred|a hundred|hundert|mil|cent|cem)';
const FRIEND_DOES = [
  `(?:my|a) (?:best )?(?:friend|mate|cousin|brother|sister|team ?mate)(?: \\w+)? (?:does|can do|has|gets|got|makes|did) (?:over |more than )?${COUNTS}(?: \\w+)?(?: (?:he|she) says| he said)?`,
  `mein(?:e)? (?:bester )?(?:freund(?:in)?|kumpel|cousin|bruder|schwester|mitspieler)(?: \\w+)? (?:schafft|macht|hat|kann) (?:uber |mehr als )?${COUNTS}(?: \\w+)?(?: sagt (?:er|sie))?`,
  `mi (?:mejor )?(?:amig[oa]|prim[oa]|herman[oa]|companer[oa])(?: \\w+)? (?:hace|tiene|lleva|llega a|saca) (?:mas de )?${COUNTS}(?: toques)?(?: dice| me dijo)?`,
  `m(?:on|a) (?:meilleure? )?(?:pote|copain|copine|cousine?|frere|soeur|coequipier)(?: \\w+)? (?:fait|en fait|a|arrive a) (?:plus de )?${COUNTS}(?: jongles)?(?: il dit| quil dit| elle dit)?`,
  `m(?:eu|inha) (?:melhor )?(?:amig[oa]|prim[oa]|irmao|irma|colega)(?: \\w+)? (?:faz|tem|consegue|chega a) (?:mais de )?${COUNTS}(?: embaixadinhas)?(?: ele diz| diz ele| ela diz)?`,
].join('|');
const NOT_TIRED = [
  '(?:if )?(?:im|i am) not (?:really |even )?(?:tired|sleepy)(?: (?:then|yet|at all))?|if im not (?:tired|sleepy)',
  '(?:wenn )?ich (?:bin )?(?:aber |noch |gar |uberhaupt )*nicht mude(?: bin)?',
  '(?:si )?no (?:estoy cansad[oa]|tengo sueno)|no (?:estoy cansad[oa]|tengo sueno)',
  '(?:si )?(?:je suis|jsuis|chuis|j suis) pas (?:encore |du tout )?fatiguee?',
  '(?:se )?(?:eu )?nao (?:to|estou|tiver|estiver) (?:cansad[oa]|com sono)|se eu nao (?:to|tiver|estiver) (?:cansad[oa]|com sono)',
].join('|');
const TO_STUDY = [
  '(?:he|she|they|my (?:dad|mum|mom|parents|teacher)) (?:just |only )?wants? me to (?:study|learn|do my homework|do (?:well|better) (?:at|in) school|concentrate on school|finish school)(?: (?:first|more|instead))?',
  '(?:er|sie|mein papa|meine mama|meine eltern|papa|mama) (?:will|wollen|mochte) dass ich (?:mehr |erst |lieber |fur die schule )*(?:lerne|lern|hausaufgaben mache|gut in der schule bin)',
  '(?:el |ella |mi (?:padre|madre|papa|mama) |mis padres )?quiere(?:n)? (?:que|q|k) (?:yo )?(?:estudie|haga los deberes|haga la tarea|saque buenas notas)(?: (?:mas|primero))?',
  '(?:il|elle|ils|mon pere|ma mere|mes parents) (?:veut|veulent) que (?:je|jetudie|j) ?(?:etudie|travaille a lecole|fasse mes devoirs|bosse a lecole|ai de bonnes notes)?(?: (?:plus|dabord))?',
  '(?:ele|ela|eles|meu pai|minha mae|meus pais) (?:so )?quer(?:em)? (?:que|q) eu (?:estude|faca a licao|faca o dever|tire nota boa|va bem na escola)(?: (?:mais|primeiro))?',
].join('|');

const WANTS_RULE = [
  '(?:(?:i feel|i am|im) (?:ok|okay|fine|good) )?(?:i )?(?:just |only |really )*(?:want|wanna|need|would like)(?: to)? (?:know|no|learn|understand|get) (?:(?:the|what|this|that|offside|of side|handball) )*(?:rules?|rools?|ruls?)(?: (?:is|are|in|of|football|soccer))*',
  '(?:mir gehts gut )?(?:ich )?(?:will|mochte) (?:doch |nur |einfach |halt )*(?:die|diese|wissen wie die) (?:abseits)?regeln? (?:(?:wissen|ist|verstehen|geht|kennen|lernen)(?: |(?= |$)))+',
].join('|');
const BY_ITSELF = new RegExp(`^${OPENS}(?:${WANTS_RULE}|${LITTLE_SIBLING} ${JOINS_IN}(?: ${BUT} ${YOUNGER}${AGE})?|${ANY_SIBLING} ${JOINS_IN} ${BUT} ${YOUNGER}${AGE}|(?:${ANY_SIBLING}|${LITTLE_SIBLING}) (?:is|ist|tiene|a|tem) ${AGE} (?:and|und|y|et|e) ${JOINS_IN}|${MISSED_CHANCES}|${LEANS_BACK}|${NOT_TIRED})${CLOSES}$`);
const SLEEPLESS = [
  'if (?:i )?(?:still )?(?:cant|dont|cannot|can not) (?:sleep|fall asleep)(?: (?:then|anyway|still|at all))?',
  'wenn ich (?:dann |trotzdem |immer noch |auch so )*nicht (?:schlafen|einschlafen) kann',
  'si (?:aun asi |igual |todavia )*no (?:duermo|puedo dormir|me duermo)',
  'si (?:je|j) (?:dors|arrive) (?:toujours |quand meme )?pas(?: (?:a dormir|quand meme))?|si jarrive (?:toujours |quand meme )?pas a dormir',
  'se (?:mesmo assim |ainda assim )?(?:eu )?nao (?:durmo|dormir|conseguir dormir|consigo dormir)',
].join('|');
const WHEN_SEEN = [
  'when (?:do|will|would|can) (?:you|i|we|one) (?:notice|see|feel|tell) (?:(?:a|the|any|some|it|that|something|anything|results?|difference|working|works)(?: |(?= |$)))*',
  '(?:ab |bis )?wann (?:merk\\w*|sieht|seh|spurt|spur) (?:man|ich) (?:(?:da|davon|das|den|einen|was|etwas|erfolg\\w*|unterschied)(?: |(?= |$)))*',
].join('|');
const IN_A_TALK = new RegExp(`^${OPENS}(?:${WHEN_SEEN}|${LAUGHED}|${SLEEPLESS}|${FRIEND_DOES}|${TO_STUDY})${CLOSES}$`);

/** Longer messages tell of more. */
const MOST_WORDS = 18;

/** Whether words (in plain letters) are one of those that are harmless by themselves. */
export const isPlainByItself = (words: readonly string[]): boolean => words.length <= MOST_WORDS && BY_ITSELF.test(words.join(' '));

/** Whether words (in plain letters) are one of those that are harmless behind turns that tell of no danger. */
export const isPlainInTalk = (words: readonly string[]): boolean => words.length <= MOST_WORDS && IN_A_TALK.test(words.join(' '));
