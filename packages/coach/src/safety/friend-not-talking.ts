import { ASKED_OR_FELT } from './told-bad-at-football.ts';

/** A friend who no longer talks to one, in five languages. One friend: whom nobody talks to is lonely (`loneliness.ts`). */
const FRIEND = {
  en: '(?:my|a) (?:best |good |old )*(?:friend|mate|bestie|team ?mate|buddy)',
  de: '(?:mein|meine|ein|eine) (?:beste[rn]? |alte[rn]? |gute[rn]? )*(?:freund|freundin|kumpel|mitspieler|mitspielerin)',
  es: '(?:mi|un|una) (?:mejor )?(?:amig[oa]|companer[oa])',
  fr: '(?:mon|ma|un|une) (?:meilleure? )?(?:amie?|pote|copain|copine|coequipier)',
  pt: '(?:o |a )?(?:meu|minha|um|uma) (?:melhor )?(?:amig[oa]|colega)',
};
const SAYS = [
  `${FRIEND.en} (?:(?:has|just|suddenly|doesnt|does not|wont|isnt|is not|is|never|no longer) )*(?:stopped (?:talking|speaking) (?:to|with) me|(?:talks?|speaks?|talking|speaking) (?:to|with) me(?: any ?more| no more)?|ignor(?:es|ed|ing) me)`,
  `${FRIEND.de} (?:(?:hat|will|einfach|plotzlich|seit gestern) )*(?:(?:redet|spricht|reden|sprechen|schreibt) (?:(?:einfach|plotzlich|seit gestern|gar) )*(?:nicht|nich|nimmer)(?: mehr)? mit mir|(?:redet|spricht) mit mir nicht mehr|nicht mehr mit mir (?:reden|sprechen)|aufgehort mit mir zu (?:reden|sprechen)|ignoriert mich)`,
  `${FRIEND.es} (?:ya )?(?:dejo de hablarme|ha dejado de hablarme|(?:ya )?no me (?:habla|quiere hablar)(?: mas)?|no quiere hablar(?:me)?(?: mas)?(?: conmigo)?|me ignora)`,
  `${FRIEND.fr} (?:(?:ne |a )?(?:me parle plus|veut plus (?:me parler|parler avec moi)|arrete de me parler|ma? ?ignore|mignore))`,
  `${FRIEND.pt} (?:(?:parou|deixou) de falar comigo|nao (?:fala|quer falar|ta falando) (?:mais )?comigo(?: mais)?|ta me ignorando|me ignora)`,
];
const NEGATED = /\b(?:dont|doesnt|does not|wont|isnt|is not|never|no longer|stopped|ignor\w*)\b/;
const SINCE = '(?: (?:today|yesterday|now|since (?:yesterday|monday|the (?:match|game)|last week)|after the (?:match|game)|because (?:i|we) (?:lost|missed|fought|argued)|seit (?:gestern|heute|dem spiel)|hoy|ayer|desde (?:ayer|el partido|hoy)|hier|depuis (?:hier|le match)|hoje|ontem|desde (?:ontem|o jogo)))*';
const OPENS = '(?:(?:hi|hey|hallo|hola|salut|oi|sarah|coach|so|and|but|und|aber|y|pero|et|mais|e|mas) )*';
const somewhere = new RegExp(`(?:^| )(?:${SAYS.join('|')})(?= |$)`);
const whole = new RegExp(`^${OPENS}(?:${SAYS.join('|')})${SINCE}(?:(?: (?:and|und|y|et|e|so))* (?:${ASKED_OR_FELT}))*$`);
const MOST_WORDS = 16;

const saysNot = (text: string): boolean => !/\b(?:talks?|speaks?|talking|speaking)\b/.test(text) || NEGATED.test(text);

/** Whether words (in plain letters) tell of a friend who no longer talks to the writer. */
export function friendIsSilent(words: readonly string[]): boolean {
  const text = words.join(' ');
  return words.length <= MOST_WORDS && somewhere.test(text) && saysNot(text);
}

/** Whether words (in plain letters) tell of a friend who no longer talks to the writer, and of nothing more from first to last. */
export function tellsOnlyOfSilentFriend(words: readonly string[]): boolean {
  const text = words.join(' ');
  return words.length <= MOST_WORDS && whole.test(text) && saysNot(text);
}
