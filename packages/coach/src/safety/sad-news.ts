/**
 * What happened to somebody near a child, in the five languages, in plain letters: a death, a serious illness, parents who
 * part, a pet that is gone. It is no danger by itself, and nothing to answer with a drill (domain/safety.md).
 */
export type SadNews = 'death' | 'illness' | 'separation' | 'lostPet';

const PET = {
  en: 'dogs?|puppy|cats?|kitten|hamster|rabbit|bunny|guinea pigs?|(?:gold)?fish|bird|budgie|parrot|horse|pony|pet|tortoise|turtle|lizard|snake|mouse|rat',
  de: 'hund|hundin|welpe|katze|kater|katzchen|hamster|hase|kaninchen|meerschweinchen|goldfisch|fisch|vogel|wellensittich|papagei|pferd|pony|haustier|schildkrote|maus|ratte',
  es: 'perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|hamster|conej[oa]|pajar[oa]|loro|caballo|mascota|tortuga|pez',
  fr: 'chiens?|chienne|chats?|chatte|chaton|hamster|lapin|oiseau|perroquet|cheval|poney|poisson|tortue|animal',
  pt: 'cachorr[oa]|cachorrinh[oa]|cao|cadela|gat[oa]|gatinh[oa]|hamster|coelh[oa]|passarinho|papagaio|cavalo|tartaruga|peixe|bichinho',
};
const FAMILY = {
  en: '(?:great ?)?gran(?:n?y|d? ?(?:ma|mum|mom|mother|pa|dad|father|parents?))?|nan|nana|nanny|pop(?:s|pa)?|mum|mom|mam|mummy|mommy|mother|dad|daddy|father|step ?(?:mum|mom|dad)|(?:baby |little |big |older |twin )?(?:brother|sister|bro|sis)|uncle|aunt|auntie|cousin|god(?:mother|father)|parents?',
  de: '(?:ur)?(?:oma|opa)|gross(?:mutter|vater|eltern)|mama|mutter|mutti|papa|vater|vati|(?:kleiner? |grosser? )?(?:bruder|schwester)|onkel|tante|cousine?|patenonkel|patentante|eltern',
  es: '(?:bis)?abuel[oa]s?|abuelit[oa]|yay[oa]|padre|papa|madre|mama|herman[oa]|hermanit[oa]|ti[oa]|prim[oa]',
  fr: '(?:arriere )?grands? (?:pere|mere|parents)|pap[iy]|mam[iy]|mamie|meme|pepe|pere|papa|mere|maman|frere|soeur|oncle|tante|tonton|tata|cousine?|parrain|marraine',
  pt: '(?:bis)?(?:avo|vovo|vo|voh|avos)|pai|papai|mae|mamae|irma|irmao|irmaozinho|tio|tia|prim[oa]|padrinho|madrinha',
};
const FRIEND = { en: '(?:best )?(?:friend|mate|team ?mate)|coach|teacher|neighbou?r', de: '(?:bester? )?(?:freund|freundin|kumpel)|trainer|lehrer|lehrerin|nachbar\\w*', es: '(?:mejor )?amig[oa]|entrenador|profe\\w*', fr: '(?:meilleure? )?(?:ami|amie|pote|copain|copine)|entraineur|prof\\w*', pt: '(?:melhor )?amig[oa]|treinador|prof\\w*' };

const near = (language: keyof typeof PET): string => `(?:${FAMILY[language]}|${PET[language]}|${FRIEND[language]})`;
/** Words between a person and what happened: "my grandpa, who I loved, has just died". */
const FEW = '(?: \\w+){0,4}?';

const DEATHS = [
  `(?:^|(?:and|because|cos|since|that|when|but) )(?:${FAMILY.en}) (?:just |has |is |has just |sadly )*(?:died|passed away|dead)`,
  `(?:^|(?:und|weil|dass|da|aber|heute|gestern) )(?:die |der )?(?:${FAMILY.de})(?:${FEW} )?(?:gestorben|verstorben|tot(?! (?:mude|gut)))`,
  `(?:^|(?:et|que|mais) )(?:${FAMILY.fr}) (?:est|vient de) (?:morte?|decedee?|mourir)`,
  `(?:^|(?:e|que|mas) )(?:${FAMILY.pt}) (?:morreu|faleceu)`,
  `(?:my|our|his|her) (?:\\w+ )?${near('en')}(?:${FEW} )?(?:died|dies|dead(?! (?:tired|leg|good|fast|funny|funnny|strict|nice|annoying|serious))|passed away|passed (?:last|yesterday|on|this)|(?:been |was |is |got |being )(?:put down|put to sleep)|got run over|was run over)`,
  `(?:i|we) (?:just |recently |have |had )*lost (?:my|our) (?:\\w+ )?(?:${FAMILY.en}) (?:last (?:week|night|month|year)|this (?:week|month|year)|yesterday|today|when (?:he|she)|two|three)|(?:i|we) (?:just |recently |have )*lost (?:my|our) (?:\\w+ )?(?:${FAMILY.en})$`,
  `had to (?:put|have) (?:my|our) ${near('en')} (?:down|put down|to sleep|put to sleep)`,
  '(?:going to|go to|went to|at|from|for|was|is|have) (?:a|the|my \\w+(?: s)?|his|her) funeral|funeral (?:is |was )?(?:today|tomorrow|yesterday|on)|after the funeral',
  `(?:mein\\w{0,2}|unser\\w{0,2}) (?:\\w+ )?${near('de')}(?:${FEW} )?(?:gestorben|verstorben|tot(?! (?:mude|gut))|eingeschlafert|einschlafern|uberfahren|nicht mehr am leben)`,
  `(?:ist|sind|wurde) (?:gestern |heute |letzte woche )?(?:mein\\w{0,2}|unser\\w{0,2}) (?:\\w+ )?${near('de')}(?:${FEW} )?(?:gestorben|verstorben|tot|eingeschlafert|uberfahren)`,
  '(?:beerdigung|begrabnis|trauerfeier)',
  `(?:mi|nuestr[oa]|el|la|mis) (?:\\w+ )?${near('es')}(?:${FEW} )?(?:murio|muerto|muerta|fallecio|fallecid[oa]|se (?:nos |me )?fue al cielo)`,
  `(?:murio|fallecio|ha muerto|ha fallecido|se ha muerto|se (?:me |nos )?murio) (?:ayer |hoy )?(?:mi|nuestr[oa]) (?:\\w+ )?${near('es')}`,
  'entierro|funeral de mi|velorio',
  `(?:mon|ma|notre|le|la) (?:\\w+ )?${near('fr')}(?:${FEW} )?(?:morte?|decedee?|mourir|partie? au ciel|nous a quittes?)(?! de (?:rire|fatigue|faim|soif))`,
  `(?:jai|j ai|on a|nous avons) perdu (?:mon|ma|notre) (?:\\w+ )?${near('fr')}`,
  'enterrement|obseques',
  `(?:meu|minha|nosso|nossa|o|a) (?:\\w+ )?${near('pt')}(?:${FEW} )?(?:morreu|morto|morta|faleceu|falecid[oa]|virou estrelinha)`,
  `(?:morreu|faleceu) (?:ontem |hoje )?(?:o |a )?(?:meu|minha|nosso|nossa) (?:\\w+ )?${near('pt')}`,
  `perdi (?:o |a )?(?:meu|minha) (?:${FAMILY.pt})(?= |$)|enterro d[oa]|velorio d[oa]`,
];
const ILLNESSES = [
  `(?:my|our) (?:\\w+ )?${near('en')}(?:${FEW} )?(?:cancer|dying|heart attack|a stroke|in (?:the )?(?:hospital|intensive care)|in a coma|(?:really|very|so|seriously|badly|super) (?:ill|sick|poorly))`,
  `(?:mein\\w{0,2}|unser\\w{0,2}) (?:\\w+ )?${near('de')}(?:${FEW} )?(?:krebs|herzinfarkt|schlaganfall|im krankenhaus|auf (?:der )?intensivstation|im koma|liegt im sterben|stirbt|(?:sehr|schwer|total|ganz|voll|so) krank)`,
  `(?:mi|nuestr[oa]) (?:\\w+ )?${near('es')}(?:${FEW} )?(?:cancer|infarto|en el hospital|en coma|muriendo|(?:muy|super|bastante) (?:enferm[oa]|malit[oa]))`,
  `(?:mon|ma|notre) (?:\\w+ )?${near('fr')}(?:${FEW} )?(?:cancer|un avc|crise cardiaque|a l ?hopital|dans le coma|en train de mourir|(?:tres|super|vraiment|gravement) malade)`,
  `(?:meu|minha) (?:\\w+ )?${near('pt')}(?:${FEW} )?(?:cancer|infarto|(?:no|n o) hospital|internad[oa]|em coma|morrendo|(?:muito|bem) (?:doente|mal))`,
];
const SEPARATIONS = [
  '(?:my|our) (?:parents|mum and dad|mom and dad|dad and mum|dad and mom|folks)(?: \\w+){0,3}? (?:divorc\\w*|split(?:ting)?(?: up)?|separat\\w*|breaking up|broke up|broken up)',
  '(?:my|our) (?:dad|mum|mom) (?:is |has |just |is going to )*(?:moved out|moving out|left us|leaving us|move out)',
  '(?:mein\\w{0,2}|unser\\w{0,2}) (?:eltern|mama und papa|papa und mama|mutter und vater)(?: \\w+){0,3}? (?:trennen|trennung|getrennt|scheiden|scheidung|geschieden)|(?:mein\\w{0,2}) (?:papa|vater|mama|mutter) (?:ist |zieht )(?:\\w+ )?(?:ausgezogen|aus)$',
  'mis (?:padres|papas)(?: \\w+){0,3}? (?:divorcia\\w*|separa\\w*|divorcio)',
  'mes parents(?: \\w+){0,3}? (?:divorc\\w*|separ\\w*|quittent)',
  'meus pais(?: \\w+){0,3}? (?:divorci\\w*|separa\\w*|divorcio)',
];
const LOST_PETS = [
  `(?:my|our) (?:\\w+ )?(?:${PET.en})(?:${FEW} )?(?:ran away|run away|is missing|went missing|has gone|is gone|got lost|is lost|escaped|didnt come home|hasnt come home)|(?:cant|can t|cannot) find (?:my|our) (?:${PET.en})`,
  `(?:mein\\w{0,2}|unser\\w{0,2}) (?:\\w+ )?(?:${PET.de})(?:${FEW} )?(?:weggelaufen|abgehauen|verschwunden|weg|entlaufen|weggeflogen|nicht (?:nach hause )?gekommen)`,
  `(?:mi|nuestr[oa]) (?:\\w+ )?(?:${PET.es})(?:${FEW} )?(?:escapo|escapado|perdio|perdido|desaparecio|desaparecido|no vuelve)`,
  `(?:mon|ma|notre) (?:\\w+ )?(?:${PET.fr})(?:${FEW} )?(?:enfuie?|perdue?|disparue?|parti|partie|echappee?|pas rentree?)`,
  `(?:meu|minha|nosso|nossa) (?:\\w+ )?(?:${PET.pt})(?:${FEW} )?(?:fugiu|sumiu|perdeu|desapareceu|nao voltou)`,
];
const wordsAs = (patterns: readonly string[]): RegExp => new RegExp(`\\b(?:${patterns.join('|')})(?= |$)`);
const KINDS: readonly (readonly [SadNews, RegExp])[] = [
  ['death', wordsAs(DEATHS)],
  ['illness', wordsAs(ILLNESSES)],
  ['separation', wordsAs(SEPARATIONS)],
  ['lostPet', wordsAs(LOST_PETS)],
];
/** A match, a thing or a joke that is only called so, and what lies years back and is told for another reason. */
const NOT_SAD =
  /\b(?:phone|tablet|ipad|laptop|battery|console|game|controller|internet|handy|akku|spiel ist|lach\w*|laugh\w*|rire|rir de|risa|fortnite|minecraft|roblox|fifa|in the movie|in a movie|im film|cried laughing|vor lachen)\b/;
const MOST_WORDS = 24;

/** The sad news that words (in plain letters) tell of somebody near; null where they tell of none. */
export function sadNewsIn(words: readonly string[]): SadNews | null {
  const text = words.join(' ');
  if (words.length > MOST_WORDS || NOT_SAD.test(text)) return null;
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Words beside which the second opinion is still asked. */
const MAY_BE_MORE =
  /\b(?:join|with him|with her|too|auch|myself|want\w*|wish\w*|will|wanna|mochte|veux|quiero|quero|anymore|more|mehr|fault|schuld|culpa|faute|hurt\w*|hit\w*|kill\w*|umgebracht|secret\w*|geheim\w*|blame\w*|because|weil|porque|parce|suicid\w*|selbst|scared|angst|miedo|peur|medo)\b/;
const MOST_WORDS_PLAIN = 9;

/** Whether words (in plain letters) tell sad news in so few words that nothing more can be meant. */
export const isPlainSadNews = (words: readonly string[]): boolean => words.length <= MOST_WORDS_PLAIN && !MAY_BE_MORE.test(words.join(' ')) && sadNewsIn(words) !== null;

const OPEN = '(?:(?:and|so|but|because|cos|now|i|im|i am|i m|und|aber|deshalb|jetzt|ich|bin|ich bin|y|pero|ahora|estoy|et|mais|maintenant|je|je suis|e|mas|agora|to|tou|estou|really|so|very|just|still|echt|voll|sehr|total|immer noch|muy|tan|todavia|tres|trop|encore|muito|tao|ainda) )*';
const STILL_SAD = new RegExp(
  `^${OPEN}(?:${[
    '(?:(?:have|got|there is|theres) (?:training|practi[cs]e|a match|a game)|(?:should|shall|do|must) i (?:still )?(?:have to )?(?:go|train|play|practi[cs]e))\\b.*|(?:hab|habe|muss|soll|sollte) (?:ich )?(?:heut\\w* |morgen |eig\\w* |aber |trotzdem )*(?:training|ein spiel|zum training|hingehen|spielen|trainieren)\\b.*',
    '(?:dont|do not|cant|didnt) (?:really )?(?:feel like|want to|wanna|feel up to|concentrate|focus|stop)\\b.*|(?:no|not) (?:energy|motivation|in the mood)\\b.*|(?:sad|crying|miss (?:him|her|it|them|my)\\b.*|cry\\b.*|feel (?:really |so |very )*(?:sad|bad|empty|awful|terrible|alone)\\b.*|cried\\b.*)',
    '(?:hab|habe|hab ich|habe ich) (?:heute |gar |jetzt |echt |deswegen |da )*keine? (?:lust|kraft|bock)\\b.*|(?:will|mag|kann|mochte) (?:heute |gar |jetzt |einfach |mich )*nicht\\b.*|traurig\\b.*|vermiss\\w*\\b.*|(?:muss|musste) (?:\\w+ )?weinen\\b.*|wein\\w*\\b.*|(?:kann|konnte) mich (?:\\w+ ){0,4}?(?:nicht|nich|kaum) konzentr\\w*.*',
    '(?:no quiero|no tengo ganas|sin ganas|no puedo)\\b.*|triste\\b.*|(?:lo|la|le) (?:extrano|echo de menos)\\b.*|llor\\w*\\b.*',
    '(?:j ?ai|ai)? ?(?:pas|plus) (?:envie|le moral|la tete a)\\b.*|(?:veux|peux) pas\\b.*|triste\\b.*|(?:il|elle) me manque\\b.*|pleur\\w*\\b.*',
    '(?:nao|n) (?:quero|consigo|to a fim|tenho vontade)\\b.*|sem vontade\\b.*|triste\\b.*|(?:saudades?|sinto falta)\\b.*|chor\\w*\\b.*',
  ].join('|')})$`,
);
const MOST_WORDS_AFTER = 12;

/** Whether a turn after sad news says that it weighs, or that one does not want to play. */
export const isStillSad = (words: readonly string[]): boolean => words.length <= MOST_WORDS_AFTER && STILL_SAD.test(words.join(' '));
