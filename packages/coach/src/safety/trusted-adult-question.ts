/**
 * Whether a child asks, and nothing else, whom to tell something or with whom to talk, in any of the five languages. It may stand
 * behind words that nobody keeps, so it is answered with an adult and the helpline whatever the talk was about.
 */
const FEELING_BAD_EN = '(?: (?:if|when|because) (?:i (?:am|feel|m|have|need)|im|i m|something|someone|somebody)(?: (?:not|so|really|very|feeling|bad|sad|down|unwell|scared|afraid|alone|lonely|worried|in trouble|a problem|problems|help|okay|ok|well|happened|worries|hurts|me|is|wrong|with))+)?';
const FEELING_BAD_DE = '(?: (?:wenn|weil|falls) (?:(?:es|mir|mich|ich|etwas|was|jemand|hilfe|nicht|gar|so|echt|sehr|richtig|schlecht|schlimm|traurig|angst|allein|einsam|sorgen|ein|probleme?|habe|hab|bin|brauche|geht|gut|passiert|ist|macht|wehtut|bedruckt) ?)+)?';
const EN = [
  `(?:who|whom) (?:do|should|shall|can|could|must|may) i (?:call|ring|phone)${FEELING_BAD_EN}`,
  '(?:who|whom) (?:do|should|shall|can|could|must|would) i (?:tell|talk to|speak to|speak with|talk with|go to|turn to|say (?:it|that|this) to)(?: (?:it|that|this|about it|about this|about that))*',
  '(?:who|whom) to (?:tell|talk to)',
  'who (?:can|could|will|would) (?:help|listen to) me',
  'i (?:need|want|wanna|would like) (?:to )?(?:talk|speak) to (?:some ?one|some ?body|a (?:real )?(?:person|human|adult|grown ?up))',
  'i need (?:some ?one|some ?body) to talk to',
];
const DE = [
  `wen (?:soll|sollte|kann|konnte|muss|darf) ich (?:(?:da|denn|dann|mal) )*(?:anrufen|um hilfe bitten)${FEELING_BAD_DE}`,
  `(?:an wen|wen|wem|mit wem) (?:soll|sollte|kann|konnte|muss|darf) ich (?:(?:mich|das|es|davon|da|denn) )*(?:sagen|erzahlen|reden|sprechen|wenden|ansprechen)(?: (?:wenn|weil|falls) (?:(?:es|mir|ich) ?)+(?:(?:so|echt|sehr|nicht|gar|richtig|schlecht|schlimm|traurig|angst|allein|einsam|sorgen|habe|hab|bin|geht|gut) ?)+)`,
  '(?:mit )?wem (?:soll|sollte|kann|konnte|muss|darf) ich (?:(?:das|es|davon|so was|sowas|daruber|denn|mal) )*(?:sagen|erzahlen|reden|sprechen|anvertrauen)',
  '(?:mit )?wem (?:sag|sage|erzahl|erzahle|red|rede|sprech|spreche) ich (?:(?:das|es|davon|denn|mal|daruber) ?)*',
  'an wen (?:soll|sollte|kann|konnte|muss) ich mich (?:(?:da|denn|damit) )*wenden',
  'wer (?:kann|konnte) mir (?:da |denn |jetzt )*(?:helfen|zuhoren)',
  'ich (?:will|mochte|muss|wurde gern\\w*) (?:gerne? )?mit (?:jemand\\w*|einem (?:menschen|erwachsenen)) (?:reden|sprechen)',
];
const TELL_ES = '(?:digo|cuento|decirlo|contarlo|decirselo|contarselo|hablo|hablar|acudo|acudir|recurro|pido ayuda|pedir ayuda)';
const ES = [
  `(?:a|con) quien (?:se |le |me )?(?:lo )?(?:puedo |debo |tengo que |deberia |podria )?${TELL_ES}(?: (?:de )?(?:esto|eso|ello))?`,
  'quien (?:me )?puede (?:ayudar(?:me)?|escuchar(?:me)?)',
  '(?:necesito|quiero) hablar con (?:alguien|una persona|un adulto)',
];
const TELL_FR = '(?:parle|parler|dis|dire|raconte|raconter|confie|confier)';
const FR = [
  `(?:a|avec) qui (?:est ce que )?(?:je |j )?(?:peux |dois |pourrais |devrais )?(?:en |le |lui |l |me |m |jen )?${TELL_FR}(?: (?:de )?(?:ca|cela))?`,
  `(?:je |j )?(?:peux |dois |pourrais |devrais |le |en |jen )+${TELL_FR} (?:ca )?(?:a|avec) qui`,
  'qui (?:peut|pourrait) (?:m |me )?(?:aider|ecouter|maider|mecouter)',
  '(?:jai besoin de|je veux|jveux|je voudrais) parler (?:a|avec) (?:quelqu ?un|une personne|un adulte)',
];
const TELL_PT = '(?:conto|contar|falo|falar|digo|dizer|peco ajuda|pedir ajuda)';
const PT = [
  `(?:a|pra|para|com) quem (?:eu )?(?:posso |devo |tenho que |deveria )?${TELL_PT}(?: (?:isso|disso|sobre isso))?`,
  'quem (?:pode|poderia) me (?:ajudar|ouvir|escutar)',
  '(?:preciso|quero|queria) (?:falar|conversar) com (?:alguem|uma pessoa|um adulto)',
];
const OPENING = '(?:(?:and|but|so|ok|okay|und|aber|also|y|pero|entonces|et|mais|alors|bon|e|mas|entao) )*';
const END = '(?: (?:now|then|pls|please|about it|here|jetzt|denn|dann|bitte|ahora|entonces|por favor|maintenant|alors|stp|agora|entao))*';
const WHOM = new RegExp(`^${OPENING}(?:${[...EN, ...DE, ...ES, ...FR, ...PT].join('|')})${END}$`);

/** Words in plain letters. */
export const asksWhomToTell = (words: readonly string[]): boolean => WHOM.test(words.join(' ').trim());
