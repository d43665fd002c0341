/**
 * Whole messages that sound like danger and are everyday: to feel sick, alone or before a trial or a match, to be laughed at
 * for being small, slow or new, and which position fits who is fast. Each has to be the whole message, so that one more
 * word (a person, a blow, another reason) leaves it to the rules.
 */
const OPEN = '(?:(?:hey|hi|hello|hallo|sarah|coach|ok|um|so|also|but|and|und|aber|help|hilfe|omg|boah|ah|bro|man) )*';
const NOW = '(?:today|now|rn|right now|atm|this morning|heute|jetzt|gerade|grad|seit heute|heute morgen)';
const VERY = '(?:so |really |very |super |kinda |kind of |a bit |a little |bit |quite |voll |total |echt |mega |richtig |ganz |ein bisschen |bisschen |etwas |sehr |heute |gerade |grad |jetzt |auch |schon )*';
const WHAT_NOW =
  '(?:what (?:should|can|do|shall|could) i do(?: now| about it| then)*|what to do|(?:can|should|may) i (?:still )?(?:train|play|practi[cs]e|go to training)(?: today| anyway)*|help(?: me)?|pls|please|was (?:soll|kann|mache?) ich(?: jetzt| da| dann| dagegen)*(?: machen| tun)?|was tun|(?:soll|kann|darf) ich (?:trotzdem |heute |noch )*(?:trainieren|spielen|uben|zum training)(?: gehen)?|bitte|hilfe|(?:is|ist) (?:that|this|it|das) (?:normal|ok|okay)|(?:c ?(?:est)?|cest|est ce|es|e|eso es|isso e) normal)';
const ONLY_WHAT_NOW = new RegExp(`^${OPEN}${WHAT_NOW}(?: ${WHAT_NOW})*$`);
const SICK_EN = `(?:i (?:feel|felt)|im feeling|i m feeling|i am feeling|feeling|im|i m|i am) ${VERY}(?:sick|ill|unwell|poorly)|i (?:dont|do not|don t) feel ${VERY}(?:well|good)`;
const SICK_DE = `mir (?:ist|wird|wirds|ists) ${VERY}(?:schlecht|ubel|uebel)|(?:ich )?(?:fuhl|fuhle|fuehl|fuehle) mich ${VERY}(?:krank|nicht gut|schlecht)|(?:mir (?:gehts|geht es) ${VERY}nicht (?:so )?gut (?:ich )?)?bin ${VERY}krank|ich bin ${VERY}krank`;
const UNWELL = new RegExp(`^${OPEN}(?:${NOW} )?(?:${SICK_EN}|${SICK_DE})(?: ${NOW})*(?: (?:and|und|so) )?(?: ${WHAT_NOW})*$`);

const DAY = '(?:tomorrow|tmrw|tmr|tmw|tomoz|today|tonight|soon|later|next week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|this weekend|in the morning|morgen|heute|gleich|bald|nachher|am (?:mon|diens|donners|frei|sams|sonn)tag|am mittwoch|am wochenende|ubermorgen)';
const EVENT_EN = '(?:(?:a|an|my|our|the|first|big|important|football|cup|academy|school) )*(?:trials?|try ?outs?|match|game|final|tournament|cup|training)';
const EVENT_DE = '(?:(?:ein|eine|mein|meine|das|unser|unsere|dem|den|grosses|wichtiges|erstes) )*(?:probetraining|spiel|finale|turnier|sichtung|testspiel|training|pokalspiel)';
const HAVE_EN = '(?:i|we|ive|weve|i ve|we ve|there is|theres|its|it is)? ?(?:have got|have|got|gotta|having)?';
const BEFORE_EN = `(?:${HAVE_EN} ?${EVENT_EN}(?: ${DAY})*|${DAY} (?:is )?${HAVE_EN} ?${EVENT_EN})`;
const BEFORE_DE = `(?:(?:ich|wir) (?:hab|habe|haben) (?:${DAY} )?${EVENT_DE}(?: ${DAY})?|${DAY} (?:ist|hab ich|habe ich|haben wir) ${EVENT_DE}|(?:ich|wir) (?:${DAY} )?${EVENT_DE} (?:hab|habe|haben))`;
/** What fear of a match is called, and how it is felt in the belly; each in the five languages. */
const NERVOUS = [
  `(?:(?:i am|im|i m|i feel|i get|i was|being|i) )?${VERY}(?:scared|nervous|anxious|stressed|worried|excited|panicking)(?: (?:about|for|before|because of|cos of|cause of|bc of|of) ${EVENT_EN}(?: ${DAY})*| (?:about|for) ${DAY})?`,
  `(?:ich )?(?:bin |hab |habe )?${VERY}(?:nervos|aufgeregt|angespannt|schiss|bammel|angst)(?: (?:wegen|vor|fur) (?:${EVENT_DE}|${DAY}|dem ${DAY})(?: ${DAY})*)?(?: bin)?`,
  `(?:estoy|me siento|me pongo) ${VERY}(?:muy |tan |super |re )*(?:nervios[oa]|asustad[oa]|estresad[oa])|(?:tengo )?(?:muchos )?(?:de los |por los )?nervios`,
  '(?:je suis|jsuis|je me sens) (?:trop |tres |super |tellement |si )*(?:stresse|stressee|nerveux|nerveuse|angoisse|angoissee)|(?:j|je) ?ai (?:trop )?(?:le trac|peur)|jai (?:trop )?(?:le trac|peur)',
  '(?:estou|to|tou|tô|fico) (?:muito |tao |super )*(?:nervos[oa]|ansios[oa]|com medo)',
].join('|');
const EVENT_ROMANCE = '(?:(?:antes|avant|les|los|os|des|dos|mes|mis|meus|por|para|pro|pra|pour|de|del|do|da|le|la|el|o|un|um|uma|mon|mi|meu|jogo|tengo|jai|tenho|tem|hay|cause|a|mucho|gran) )*(?:partidos?|torneos?|final|prueba|entrenamiento|matchs?|tournois?|finale|detection|entrainement|jogos?|torneios?|peneira|treino)(?: (?:de|do|da|del|d|manana|demain|amanha|hoy|aujourdhui|hoje|importante|important))*';
const BODY = [
  `(?:i |and )?(?:feel|felt|feeling|im feeling|im|i am|makes me feel) ${VERY}(?:sick|ill|queasy|nauseous)(?: (?:to|in) my (?:stomach|tummy|belly))?`,
  '(?:i )?(?:feel|felt) like (?:im |i am |i m |i )?(?:going to |gonna |might |could |will )?(?:be sick|throw up|puke|vomit|throwing up|puking|being sick)|(?:i )?(?:could|might|nearly|almost) (?:throw up|puke|be sick)|im (?:going to|gonna) (?:be sick|throw up|puke)',
  `my (?:tummy|stomach|belly) (?:feels|is) ${VERY}(?:weird|funny|strange|bad|off|in knots|sick)|i have butterflies`,
  `mir (?:ist|wird|wirds|ists) ${VERY}(?:immer |davor |vorher )?${VERY}(?:schlecht|ubel|uebel|komisch im bauch)|mir ${VERY}(?:immer )?(?:schlecht|ubel|uebel) (?:ist|wird)|(?:ist|wird) mir (?:immer )?${VERY}(?:immer )?(?:schlecht|ubel|uebel)|(?:ich )?(?:konnte|muss) (?:fast |gleich )?kotzen|hab bauchkribbeln`,
  '(?:me siento|estoy) (?:muy |tan |un poco )*(?:mal|maread[oa]|enferm[oa])|tengo (?:ganas de vomitar|nauseas|mariposas en el estomago)|me dan ganas de vomitar',
  '(?:jai|j ai|g) (?:(?:tout le temps|toujours|souvent) )?mal au ventre|me duele (?:siempre )?(?:la barriga|la tripa|el estomago|la panza)|(?:me )?doi (?:sempre )?(?:a |minha )*barriga|dor de barriga|(?:jai|j ai) (?:envie de vomir|la nausee|mal au coeur|des nausees|la boule au ventre)|je me sens (?:mal|malade)',
  '(?:estou|to|tou|me sinto|fico) (?:muito |meio )*(?:enjoad[oa]|mal)|(?:estou |to )?com (?:enjoo|vontade de vomitar|frio na barriga)|da vontade de vomitar|quero vomitar de nervoso',
].join('|');
const TIME_OF_IT = `(?:${BEFORE_EN}|${BEFORE_DE}|${EVENT_EN}|${EVENT_ROMANCE}|(?:before|vor|vorm) (?:${EVENT_EN}|${EVENT_DE}|(?:dem|einem|jedem|jeder) (?:spiel|training|turnier|probetraining)|every (?:match|game)|(?:matches|games|trials|training))|(?:weil|wenn|because|cos|cuz|bc|when) (?:${BEFORE_EN}|${BEFORE_DE}|(?:${DAY} )?(?:ist )?${EVENT_DE}(?: ${DAY})?(?: ist)?)|${DAY}(?: (?:ist|is))? (?:${EVENT_DE}|${EVENT_EN}))`;
const JOINED = '(?: (?:and|so|but|then|that|und|aber|jetzt|deshalb|dass|weil|because|cos|cuz|bc|cause|coz|when|when i think of it|y|que|porque|et|car|parce que|e|i|ich|it|its|just|now|already|is))*';
/** That it comes with the thought of the match. */
const IT = '(?:it|that|this|the (?:match|game|final|trial|tournament)|daran|dran|an (?:das|den|die|unser\\w*|mein\\w*)(?: \\w+)? ?(?:spiel|finale|turnier|probetraining|match|pokalfinale|sichtung)(?: (?:am \\w+|morgen|heute|ubermorgen))?|das spiel|das finale)';
const THINKING = `(?:(?:just |even |only |always |whenever |every ?time |each time |when |as soon as |if )+(?:i )?(?:think|thinking|imagine|picture)(?:ing)? (?:about |of )?${IT}|thinking (?:about|of) ${IT}|(?:immer |jedes ?mal |schon |nur |sobald )*(?:wenn|sobald|jedes mal wenn) ich (?:nur )?${IT} (?:nur )?denke?|beim gedanken ${IT}|wenn ich dran denk)`;
const CLAUSE = `(?:${NERVOUS}|${BODY}|${THINKING}|${TIME_OF_IT})`;
const SICK_BEFORE = new RegExp(`^${OPEN}${CLAUSE}(?:${JOINED} ${CLAUSE})+(?: ${DAY})*(?: ${WHAT_NOW})*$`);
/** A thought alone is of no match. */
const NAMES_EVENT = new RegExp(`\\b(?:${EVENT_EN}|${EVENT_DE}|${EVENT_ROMANCE}|${DAY}|nervous\\w*|anxious|butterflies|nervos|aufgeregt|angespannt|schiss|bammel|match\\w*|games?|spiel\\w*|nervi\\w*|trac|ansios\\w*|asustad\\w*|stress\\w*|scared|worried|excited|panicking|angst|peur|medo|angoiss\\w*|estresad\\w*|nerveu\\w*)\\b`);
/** Fear of a training, which is no match, may be fear of a person there. */
const FEARS_TRAINING = /\b(?:scared|worried|panicking|angst|schiss|peur|medo|asustad[oa])\b.*\b(?:training|entrenamiento|entrainement|treino)\b|\b(?:training|entrenamiento|entrainement|treino)\b.*\b(?:scared|worried|panicking|angst|schiss|peur|medo|asustad[oa])\b/;
const HAS_BODY = new RegExp(`\\b(?:${BODY})\\b`);

const FAST = '(?:fast|quick|small|short|tall|strong|left ?footed|good at (?:passing|dribbling|shooting|defending|tackling)|schnell|klein|gross|stark|linksfuss|wendig|ausdauernd|flink)';
const AM = '(?:i am|im|i m|i|ich|ich bin)';
const IF_FAST = `(?:if|when|because|cos|wenn|falls|weil) ${AM} ${VERY}${FAST}(?: (?:and|but|und|aber) ${VERY}${FAST})*(?: (?:bin|am))?`;
const POSITION = new RegExp(
  `^${OPEN}(?:(?:which|what|whats the best) (?:position|role)(?: (?:would|should|do|does|is|can|i|play|fits?|suits?|me|best|good|right|for|to|the|suit|fit))* ${IF_FAST}|welche (?:position|rolle) (?:passt|passen|ware|ist|soll|sollte|kann) (?:(?:zu|mir|gut|am|besten|beste|die|richtig|fur|mich|ich|spielen|gut) )*${IF_FAST})$`,
);

const OTHERS_EN = '(?:everyone|everybody|theyre|they re|they|they all|all of them|the others|(?:the |some |other |all the )*(?:kids|boys|girls|players|children|people)|my (?:team ?mates|friends|team|class|mates))';
const OTHERS_DE = '(?:alle|die anderen|sie|die (?:jungs|madchen|kinder|mitspieler)|meine (?:mitspieler|freunde|mannschaft|klasse)|andere(?: kinder)?)';
const OFTEN = '(?:(?:always|all|just|keep|is|are|sometimes|immer|oft|manchmal|ja|nur|staendig|standig) )*';
const WHERE = '(?: (?:in|im|beim|at|auf|on) (?:(?:der|dem|my|the) )?(?:team|training|mannschaft|schule|school|verein|club|platz|pitch|practi[cs]e))?';
const FOR_EN = `(?:because|cos|cuz|bc|coz|for being|as) (?:i am |im |i m |i )?${VERY}(?:the )?(?:small|smaller|smallest|short|shorter|shortest|tiny|tall|tallest|slow|slower|slowest|new|young|youngest|not (?:so |that |very )?(?:good|fast|tall|big)|bad at (?:football|soccer|shooting|passing|dribbling)|miss(?:ed)?(?: (?:a|the) (?:shot|penalty|goal|pass))?)`;
const FOR_DE = `(?:weil|da) ich ${VERY}(?:zu |der |die )*(?:klein|kleiner|kleinste|kleinster|kurz|gross|grosste|langsam|langsamer|langsamste|neu|jung|jungste|nicht (?:so )?(?:gut|schnell|gross)|schlecht)(?: (?:bin|spiele|schiesse|im team bin))`;
const LAUGH_EN = `${OTHERS_EN} ${OFTEN}(?:laughs?|laughing|make fun|makes fun|making fun|tease|teases|teasing|mock|mocks) (?:at |of )?me`;
const LAUGH_DE = `(?:${OTHERS_DE} ${OFTEN}lachen mich ${OFTEN}aus|${OTHERS_DE} (?:lachen|lacht) ${OFTEN}(?:uber|ueber) mich|${OTHERS_DE} machen sich ${OFTEN}(?:uber|ueber) mich ${OFTEN}lustig|(?:in|im|beim) (?:der |dem )?(?:mannschaft|team|training|schule|verein) lachen mich ${OFTEN}aus)`;
const MOCKED = new RegExp(`^${OPEN}(?:${LAUGH_EN}${WHERE} ${FOR_EN}|${LAUGH_DE}${WHERE} ${FOR_DE})$`);

const MOST_WORDS = 20;
const wholly = (pattern: RegExp, words: readonly string[]): boolean => words.length <= MOST_WORDS && pattern.test(words.join(' '));

/** Whether words (in plain letters) say, from first to last, that one feels sick. */
export const feelsUnwell = (words: readonly string[]): boolean => wholly(UNWELL, words);

/** Whether words (in plain letters) say, from first to last and in any order, that one feels sick before a trial or a match or from being nervous. */
export const feelsSickBeforeMatch = (words: readonly string[]): boolean => HAS_BODY.test(words.join(' ')) && !FEARS_TRAINING.test(words.join(' ')) && NAMES_EVENT.test(words.join(' ')) && wholly(SICK_BEFORE, words);

/** Whether words (in plain letters) tell, from first to last, of being laughed at for being small, slow, new or not good. */
export const isMockedForPlay = (words: readonly string[]): boolean => wholly(MOCKED, words);

/** Whether words (in plain letters) are, from first to last, of feeling sick or of a position: they only sound like danger. */
export const isUnwellOrOfPosition = (words: readonly string[]): boolean => feelsSickBeforeMatch(words) || [UNWELL, POSITION].some((pattern) => wholly(pattern, words));

/** Whether words (in plain letters) ask nothing but what to do now. */
export const asksWhatNow = (words: readonly string[]): boolean => wholly(ONLY_WHAT_NOW, words);
