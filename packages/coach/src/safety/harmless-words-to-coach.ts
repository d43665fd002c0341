/**
 * Whole messages that are said to the coach as to a person, or of becoming a professional: they hold few words of football, so
 * that the second opinion took them for danger. Each has to be the whole of a folded message; one more word leaves it to the
 * rules.
 */
const OPEN = '(?:(?:hey|hi|hello|hallo|sarah|coach|so|and|but|ok|okay|sorry|no|und|aber|na|nein|bro|well|then|oh) )*';
const CLOSE = '(?: (?:please|pls|plz|sarah|coach|forever|now|too|lol|haha|xd|anymore|any more|either|ok|right|bitte|jetzt|mehr|fur immer|auch|thx|thanks|danke|today|por favor|stp))*';
const whole = (...patterns: readonly string[]): RegExp => new RegExp(`^${OPEN}(?:${patterns.join('|')})${CLOSE}$`);

const FRIEND_EN = '(?:(?:best|bestest|good|new|only|football|real) )*(?:friend|freind|frend|frind|firend|fren|bff|bestie|buddy|pal|mate)s?';
const FRIEND_DE = '(?:(?:beste|bester|gute|guter|neue|neuer|ein|eine|echter) )*(?:freund|freundin|kumpel|bff)';
const FRIEND_ES = '(?:(?:tu|mi) (?:mejor )?amig[oa]|amig[oa]s)';
const FRIEND_FR = '(?:(?:ton|mon|ta|ma) (?:meilleure? )?(?:amie?|pote|copain|copine)|amis|amies|potes)';
const YOUR = '(?:your|ur|youre|you|u r)';
const YOU_ARE = '(?:you are|youre|you re|ur|u r|u are|your)';

const asksFriend = whole(
  `(?:can|could|will|would|do|wanna|want|are|may|plz|pls)(?: (?:you|u|we|i))?(?: (?:want|like|please|pls|like to|wanna))*(?: to)?(?: (?:be|become|being|count as))? (?:my |your |a |the |ur )?${FRIEND_EN}`,
  `(?:i want|i wish|i would like) (?:you|u) (?:to be|were|was) my ${FRIEND_EN}`,
  `(?:you|u) (?:are|r) my ${FRIEND_EN}|be my ${FRIEND_EN}`,
  `(?:i|we) (?:want|wanna|would like|d like|like|will|can|could)(?: to)? be (?:${YOUR} )?${FRIEND_EN}(?: with (?:you|u))?|(?:lets|let us|let s) be ${FRIEND_EN}`,
  `(?:kannst|konntest|willst|mochtest|magst|wirst|bist) du (?:bitte |auch |eigentlich |nicht |jetzt )*mein\\w* ${FRIEND_DE}(?: (?:sein|werden))?`,
  '(?:konnen|wollen|sind) wir (?:jetzt |bitte )*(?:freunde|freundinnen|kumpels)(?: (?:sein|werden))?',
  `sei mein\\w* ${FRIEND_DE}|(?:lass uns|wir konnen) (?:freunde|freundinnen|kumpels) (?:sein|werden)`,
  `(?:kann|darf) ich dein\\w* ${FRIEND_DE} (?:sein|werden)|ich (?:will|mochte|wurde gern) (?:gern )?dein\\w* ${FRIEND_DE} (?:sein|werden)`,
  `(?:puedo|puedes|quieres|quiero|podemos|quieres que|eres) (?:ser |seamos )?${FRIEND_ES}`,
  `(?:je peux|tu peux|tu veux|on peut|je veux|tu es|t es|on est) (?:bien )?(?:etre )?${FRIEND_FR}`,
  '(?:posso|podes|pode|voce quer|quer|vc quer|podemos|quero) ser (?:(?:teu|tua|seu|sua|meu|minha) )?amig[oa]s?',
);

const NOT = '(?:not|never|no)';
const refusesFriend = whole(
  `(?:i|we) (?:just |really )?(?:cant|cannot|can not|can t|couldnt|wont|will not|wouldnt|dont|do not|don t|never)(?: (?:want|wanna|like|think i can|think we can|really))*(?: to)? be (?:${YOUR} |a )?${FRIEND_EN}(?: with (?:you|u))?`,
  `(?:i am|im|i m|we are|were|we re) (?:${NOT} |no longer )(?:${YOUR} )?${FRIEND_EN}`,
  `${YOU_ARE} (?:${NOT} )(?:really )?(?:my |a )?${FRIEND_EN}|(?:you|u) (?:cant|cannot|arent|aint|wont|can t|aren t) (?:be )?my ${FRIEND_EN}`,
  `ich (?:kann|will|mochte|darf) (?:leider |gar |doch )?nicht dein\\w* ${FRIEND_DE} (?:sein|werden)|ich bin nicht dein\\w* ${FRIEND_DE}|ich will (?:gar )?keine freund\\w* (?:sein|von dir sein)`,
  `du bist (?:gar |doch |aber )?(?:nicht mein\\w*|kein\\w*|kein\\w* echte\\w*) ${FRIEND_DE}|du kannst (?:gar )?nicht mein\\w* ${FRIEND_DE} sein`,
  'wir (?:sind|konnen|werden) (?:gar |doch )?(?:keine|nicht) (?:freunde|freundinnen|kumpels)(?: (?:sein|werden))?',
  `no (?:puedo|quiero|podemos|eres|soy|somos) (?:ser )?${FRIEND_ES}`,
  `(?:je|tu|on) (?:ne |n )?(?:peux|veux|es|suis|est|peut) pas (?:etre )?${FRIEND_FR}|(?:t es|jsuis) pas ${FRIEND_FR}`,
  'nao (?:posso|quero|podemos|es|sou) (?:ser )?(?:(?:teu|tua|seu|sua|meu|minha) )?amig[oa]s?|(?:voce|vc) nao (?:e|eh) (?:meu|minha) amig[oa]',
);

/** Whether words (in plain letters) are, from first to last, of being friends with the coach: asked for or refused; null for all else. */
export function friendshipWithCoach(words: readonly string[]): 'asks' | 'refuses' | null {
  if (words.length > MOST_WORDS) return null;
  const text = words.join(' ');
  if (refusesFriend.test(text)) return 'refuses';
  return asksFriend.test(text) ? 'asks' : null;
}

const COACH_EN = '(?:(?:new|own|personal|football|real|only|private|soccer) )*(?:coach|trainer)';
const COACH_DE = '(?:(?:neuer|neue|eigener|eigene|personlicher|personliche|richtiger|privater) )*(?:coach|trainer|trainerin)';
const toBeCoach = whole(
  `(?:can|could|will|would|do|wanna|want|are|r)(?: (?:you|u))(?: (?:want|like|please|pls|like to|wanna|also|now))*(?: to)?(?: (?:be|become))? my ${COACH_EN}`,
  `be my ${COACH_EN}|(?:i want|i wish|i need|i would like) (?:you|u) (?:to be|were|as|was) my ${COACH_EN}|${YOU_ARE} (?:now )?my ${COACH_EN}`,
  '(?:can|could|will|would) (?:you|u) (?:please |pls )?(?:coach|train) me(?: (?:today|in football|at football|every day))?|(?:coach|train) me',
  `(?:kannst|konntest|willst|mochtest|magst|wirst|bist) du (?:bitte |auch |eigentlich |jetzt )*mein\\w* ${COACH_DE}(?: (?:sein|werden))?`,
  `sei mein\\w* ${COACH_DE}|ich (?:will|mochte) dass du mein\\w* ${COACH_DE} (?:bist|wirst)|du bist (?:jetzt |ab jetzt )?mein\\w* ${COACH_DE}`,
  '(?:kannst|konntest|willst|wirst) du mich (?:bitte )?(?:trainieren|coachen)|trainier mich|coach mich',
  '(?:puedes|quieres|podrias) (?:ser mi entrenador[a]?|entrenarme)|se mi entrenador[a]?|eres mi entrenador[a]?',
  '(?:tu peux|tu veux|peux tu|veux tu) (?:etre (?:mon|ma) (?:coach|entraineur|entraineuse)|m entrainer)|sois mon (?:coach|entraineur)|t es mon coach|tu es mon coach',
  '(?:voce |vc |tu )?(?:pode|podes|quer|queres) ser (?:o )?meu (?:treinador|tecnico)|(?:seja|es) (?:o )?meu (?:treinador|tecnico)',
);

/** Whether words (in plain letters) ask the coach, from first to last, to be the coach of the player. */
export const asksToBeCoach = (words: readonly string[]): boolean => words.length <= MOST_WORDS && toBeCoach.test(words.join(' '));

const PRO_EN = '(?:a |an |one day a |the next )?(?:pro|professional|proffesional|profesional|proffessional)(?: (?:footballer|football player|soccer player|player))?(?: like \\w+)?';
const BE_PRO = `(?:(?:be|become|becoming|turn|go|make it as|get to be|play as) ${PRO_EN})`;
const PRO_DE = '(?:(?:ein|eine|mal|irgendwann|richtiger|spater|bestimmt|ganz sicher|auch) )*(?:profi|profifussballer|profifussballerin|fussballprofi|profispieler|profispielerin)(?: wie \\w+)?';
const PARENTS_EN = '(?:my )?(?:mum|mom|mama|mother|mummy|mommy|dad|daddy|papa|father|parents|mum and dad|mom and dad)';
const OTHERS_EN = '(?:(?:my |the )?(?:best |good |other |whole |big |little |older )*(?:friends?|mates?|team ?mates?|buddy|brother|sister|cousin|bro|sis|team|class|coach|trainer|teacher|uncle|aunt|grandad|grandpa|grandma|nan|neighbou?r)|everyone|everybody|people|all|they|they all|some people)';
const SAYS_EN = `(?:(?:really |always |all )?(?:wants?|wanna|would like|likes?|wishes|expects?) me to ${BE_PRO}|(?:really |always |all |keeps? )?(?:says?|said|saying|thinks?|believes?|tells? me|told me|hopes?|is sure|are sure|knows?) (?:that )?(?:i|ill|i ll|im|i m|i am)(?: (?:will|can|could|should|would|gonna|going to|have to|must|might|definitely|one day))* (?:${BE_PRO}|good enough to ${BE_PRO}))`;
const PARENTS_DE = '(?:mein\\w* )?(?:mama|mami|mutter|papa|papi|vater|eltern)';
const OTHERS_DE = '(?:(?:mein\\w* |die |der )?(?:beste[rn]? |ganze |grosser |kleiner |anderen )*(?:freund|freundin|freunde|freundinnen|kumpel|kumpels|bruder|schwester|cousin|cousine|mannschaft|team|mitspieler|klasse|trainer|trainerin|lehrer|opa|oma|onkel|tante|nachbar)|alle|viele|die leute)';
const SAYS_DE = `(?:(?:will|wollen|mochte|mochten|wunscht sich|wunschen sich|hofft|hoffen|sagt|sagen|meint|meinen|glaubt|glauben|denkt|denken)(?: immer| auch| alle)* (?:dass )?ich (?:${PRO_DE} (?:werde|werden soll|werden kann|werden muss|bin)|(?:werde|werd|kann|konnte|soll|muss) (?:mal |bestimmt |spater )*${PRO_DE}(?: werden)?))`;
const OTHERS_REST = 'mis? (?:mejor )?(?:amig[oa]s?|herman[oa]|primo|equipo|entrenador) (?:quieren?|dicen?|creen?) que (?:sea|sere|voy a ser|puedo ser) (?:un )?(?:profesional|futbolista profesional|pro)|(?:mon|ma|mes) (?:meilleur )?(?:amie?s?|potes?|frere|soeur|coach|entraineur) (?:veut|veulent|dit|disent|pense|pensent) que je (?:devienne|serai|vais etre|peux etre|sois) (?:un )?(?:pro|professionnel)|(?:meu|minha|meus) (?:melhor )?(?:amig[oa]s?|irmao|irma|time|treinador) (?:quer|querem|diz|dizem|acha|acham) que eu (?:seja|vou ser|posso ser|vire) (?:um )?(?:profissional|pro)';
const parentsSeePro = whole(`${PARENTS_EN} ${SAYS_EN}`, `${PARENTS_DE} ${SAYS_DE}`);
const othersSee = whole(`${OTHERS_EN} ${SAYS_EN}`, `${OTHERS_DE} ${SAYS_DE}`, OTHERS_REST);

/** Who wants or says, in words (in plain letters) of which all are of that, that the player becomes a professional; null for all else. */
export function othersSeePro(words: readonly string[]): 'parents' | 'others' | null {
  if (words.length > MOST_WORDS) return null;
  const text = words.join(' ');
  if (parentsSeePro.test(text)) return 'parents';
  return othersSee.test(text) ? 'others' : null;
}

/** A message of more words says more. */
const MOST_WORDS = 16;
