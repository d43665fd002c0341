import { inUsualSpelling } from '../text/childrens-spelling.ts';

/**
 * That somebody said that girls cannot play, or not as well, as a whole message in five languages. The child that reports it is
 * told that it is wrong, and is no one to be told to be kind. Each word that may stand behind it is listed.
 */
const OPENS = '(?:(?:hi|hey|ok|so|and|but|und|aber|y|pero|et|mais|e|mas|today|heute|hoy|hoje|coach|sarah) )*';
const WHO = '(?:(?:others?|people|andere[nr]?|andern|leute|manche|viele|meiner?|unserer?|otros|autres|outros|my|a|the|one|some|of|this|that|our|best|boy|boys|boys?|kids?|friends?|mates?|team ?mates?|brother|cousin|class ?mates?|coach|trainer|dad|he|they|everyone|someone|in|team|mein|meine|ein|einer|ein(?:er)? aus|die|der|junge|jungs|kumpel|freund|freunde|bruder|mitspieler|papa|er|sie|alle|jemand|aus|klasse|schule|school|class|der|meiner|meinem|unserer|at|bei|uns|mi|un|una|el|los|mis|hermano|amigo|amigos|chico|chicos|primo|companero|companeros|ellos|mon|un|les|mes|frere|copain|copains|garcon|garcons|pote|cousin|papa|il|ils|meu|meus|o|os|um|irmao|amigo|amigos|menino|meninos|colega|colegas|ele|eles) )+';
const SAYS = '(?:always |just |immer |siempre |toujours |sempre |has |hat |a |ha )?(?:says?|said|thinks?|told me|reckons?|sagt|sagen|meint|meinen|findet|gesagt|dice|dicen|dijo|dit|disent|pense|pensent|trouve|fala|falou|falam|diz|disse|dizem|acha)(?: (?:that|dass|que|qu))*';
const GIRLS = '(?:girls?|madchen|chicas|ninas|mujeres|les filles|filles|las chicas|las ninas|las mujeres|meninas|as meninas|mulheres|women)';
const CANNOT = '(?:cant|can not|cannot|shouldnt|should not|dont|do not|arent|are not|arent|suck at|are (?:bad|worse|rubbish|too (?:weak|slow|soft)) ?(?:at)?|have no|konnen (?:nicht|kein(?:en)?|nix)|konnen|sollen (?:nicht|kein(?:en)?)|sind (?:schlecht|schlechter|zu (?:schwach|langsam))|no pueden|no saben|no deben|son (?:peores|malas|muy (?:malas|flojas))|no|(?:ne )?(?:savent|peuvent|doivent) pas|sont (?:nulles|moins (?:fortes|bonnes)|trop (?:faibles|lentes))|jouent (?:moins bien|mal)|nao (?:podem|sabem|devem|jogam)|sao (?:piores|ruins|fracas)|jogam (?:mal|pior))';
const REST = '(?: (?:do|play|playing|be|head|headers?|football|soccer|kick|kicks|shoot|shooting|run|tackle|as|well|good|properly|at|it|in|goal|keeper|goalkeepers?|with|us|boys|the|a|any|right|hard|fussball|spielen|kicken|schiessen|kopfballe?|kopfball|richtig|gut|so|wie|jungs|im|tor|stehen|mitspielen|nicht|kein|keinen|jugar|al|futbol|tirar|cabecear|bien|como|los|chicos|de|porteras|jouer|au|foot|faire|tetes?|des|de|la|tete|tirer|bien|comme|garcons|jogar|bola|futebol|chutar|cabecear|direito|que|nem|os|meninos|gol))*';
const SAID = new RegExp(`^${OPENS}${WHO}${SAYS} ${GIRLS} ${CANNOT}${REST}$`);

/** Whether words (in plain letters) report, from first to last, that somebody said this. */
export const reportsSaidOfGirls = (words: readonly string[]): boolean => SAID.test(inUsualSpelling(words).join(' '));

const WHAT_TO_SAY = /^(?:(?:and|und|y|et|e|so|but|aber|ok) )*(?:what (?:do|should|can|could|shall) i (?:say|answer|tell)(?: (?:back|to him|to them|to her|him|them|then|now))*|was (?:sag|sage|soll|kann|antworte) ich(?: (?:dann|ihm|denen|da|drauf|darauf|sagen|antworten|zuruck))*|que (?:le |les )?(?:digo|contesto|respondo)(?: (?:yo|entonces|a el))*|(?:je )?(?:lui |leur )?(?:dis|reponds|je reponds|je dis|je lui dis|je leur dis) quoi|quest ce que je (?:lui |leur )?(?:dis|reponds)|(?:o )?que (?:eu )?(?:digo|falo|respondo)(?: (?:pra ele|pra eles|de volta))?)$/;
/** Whether words ask what to say to it. */
export const asksWhatToAnswer = (words: readonly string[]): boolean => WHAT_TO_SAY.test(words.join(' '));
