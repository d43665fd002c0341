/**
 * Whether the coach is a person, asked, or told as a guess (“you are just an AI, right”), behind thanks or a few friendly words, as a whole message: it holds no word of football, so that
 * the second opinion took it for a worry. One more word leaves it to the rules.
 */
const FRIENDLY =
  '(?:(?:thx|thanks|thank you|thank u|ty|tysm|cheers|danke|dankeschon|dank dir|vielen dank|hi|hey|hello|hallo|ok|okay|oki|cool|nice|great|super|wow|oh|ah|haha\\w*|hehe|lol|xd|hmm|so|and|but|und|aber|also|sarah|coach|yes|yeah|yep|no|ja|nein|ne|na|well|btw|just asking|nur so|mal ne frage|quick question|one more thing|eine frage noch|noch was|i like (?:you|u|this|that|it)|ich mag dich|good answer|gute antwort|good to know|gut zu wissen|(?:that|this|it) (?:really |was |is )*(?:helps?|helped|helpful|good|great|nice|funny)(?: (?:me|a lot|lots|so much|loads|much))*|that makes sense|das (?:hilft|hat geholfen|hat mir geholfen|war gut|ist gut|war lustig|macht sinn)(?: (?:mir|echt|sehr|voll))*|(?:youre|you are|ur|u r|u are|you re|du bist) (?:(?:so|really|very|super|voll|echt|mega|total|a|an) )*(?:nice|kind|good|great|cool|funny|lovely|helpful|smart|clever|sweet|awesome|the best|nett|lieb|cool|lustig|schlau|toll|klasse|super|witzig|der beste|die beste))(?: |$))*';
const REAL = '(?:(?:even|actually|really|like|a|an|the|true|real|proper|actual|living|ein|eine|einen|n|ne|nen|echt|echte[rn]?|richtige[rn]?|wirklich\\w*|eigentlich|uberhaupt|denn|jetzt|so) )*';
const PERSON = '(?:person|human|human being|woman|girl|man|lady|guy|robot|bot|chat ?bot|computer|computer ?program\\w*|machine|ai|a i|program|real|mensch|frau|mann|roboter|ki|maschine|computer ?programm|programm|echt|real)';
const BOT = '(?:robot|bot|chat ?bot|computer|computer ?program\\w*|machine|ai|a i|chat ?gpt|program|roboter|ki|maschine|computer ?programm|programm)';
const ASKS = [
  `(?:are|r|arent|aint) (?:you|u|ya) (?:(?:just|only|not|nothing but) )*${REAL}${PERSON}(?: (?:or|oder) (?:just |nur |not |nicht )*${REAL}(?:${PERSON})?)*`,
  `(?:am i|are we) (?:talking|writing|chatting|speaking|texting) (?:to|with) ${REAL}${PERSON}(?: (?:or|oder) ${REAL}${PERSON})*`,
  `(?:is|s) (?:this|it|there|that) ${REAL}${PERSON}(?: (?:there|typing|writing|here|behind this|who writes|answering))*(?: (?:or|oder) ${REAL}${PERSON})*`,
  `bist du ${REAL}${PERSON}(?: (?:oder) (?:nur |nicht )*${REAL}(?:${PERSON})?)*`,
  `(?:schreib|red|rede|schreibe|chatte) ich (?:da |hier |gerade |eigentlich )*mit ${REAL}(?:nem |einem |einer |ner )?${REAL}(?:${PERSON}|menschen|echten menschen|person)(?: (?:oder) ${REAL}(?:nem |einem |einer |ner )?${PERSON})*`,
  `(?:schreibt|sitzt|antwortet|ist) (?:da|hier|mir)(?: (?:da|hier|eigentlich|gerade|jetzt|wirklich|echt))* ${REAL}${PERSON}(?: (?:dahinter|am computer|am handy))*`,
  `(?:you|u|ya|youre|you re|you are|ur|u r|u are) (?:(?:are|r|actually|literally|basically|probably|definitely|surely|just|only|nothing but|anyway|obviously|prob|prolly|some|like) )*${REAL}(?:${BOT}|not ${REAL}(?:real|human|person))`,
  `(?:du bist|bist)(?: (?:doch|ja|eh|nur|bloss|sowieso|bestimmt|sicher|safe|halt|wahrscheinlich|ganz|garantiert|einfach|irgend|so|mal|digga))* ${REAL}(?:${BOT}|(?:kein|keine|nicht) ${REAL}(?:echt|mensch|person))`,
  'gibt(?:s| es) dich (?:wirklich|echt|in echt)',
].join('|');
const WHOLE = new RegExp(`^${FRIENDLY}(?:${ASKS})(?: (?:tho|though|pls|please|bitte|lol|haha|xd|sarah|then|denn|eigentlich|really|in echt|anyway|right|or|or not|or what|arent you|arent u|innit|huh|yeah|no|oder|oder nicht|oder was|stimmts|gell|ne|digga|bro))*$`);
const MOST_WORDS = 22;

/** Whether words (in plain letters) ask from first to last whether the coach is a person, behind friendly words alone. */
export const asksIfCoachIsPerson = (words: readonly string[]): boolean => words.length <= MOST_WORDS && WHOLE.test(words.join(' '));
