import { coachLanguages, type CoachLanguage } from '@touchline/domain';
import { wordsOf } from '../text/recognise-words.ts';

/** Their names in the five languages, without accents. */
const NAMES: Readonly<Record<CoachLanguage, string>> = {
  en: 'english|englisch\\w?|ingles|inglesa|anglais',
  de: 'german|deutsch\\w?|aleman|alemana|allemand|alemao',
  es: 'spanish|spanisch|espanol|castellano|espagnol|espanhol',
  fr: 'french|franzosisch|franzoesisch|frances|francais',
  pt: 'portuguese|portugiesisch|portugues|portugais',
};
const ANY_NAME = coachLanguages.map((language) => NAMES[language]).join('|');

const OPENING = '(?:(?:ok|okay|hey|hi|sarah|coach|and|now|but|so|sorry|please|pls|plz|und|jetzt|nun|aber|bitte|hallo|y|ahora|pero|por favor|et|maintenant|mais|stp|svp|e|agora|mas|pf|pfv) )*';
const CLOSING = '(?: (?:please|pls|plz|instead|again|now|for me|from now on|sarah|coach|thanks|thx|ok|bitte|mal|nochmal|noch mal|jetzt|lieber|danke|ab jetzt|por favor|porfa|gracias|stp|svp|sil te plait|sil vous plait|merci|pf|pfv|obrigad[oa]))*';
const THAT = '(?:(?:me|it|that|this|everything|all of that|all that|the answer|your answer|the last (?:one|answer|bit)) )*';
const DAS = '(?:(?:mir|uns|das|es|dies|alles|die antwort|deine antwort|bitte|mal|nochmal|noch mal|auch|lieber|jetzt|ab jetzt) )*';
const AGAIN = '(?:(?:again|once more|please|pls|instead) )*';
const SAY = '(?:say|repeat|write|tell|explain|answer|reply|respond|translate|speak|talk|do|give|show|put|have|get|be|make|read|type)';
const SAGEN = '(?:sagen|schreiben|erklaren|antworten|wiederholen|ubersetzen|machen|reden|sprechen|haben)';
const SAG = '(?:sag\\w?|schreib\\w?|erklar\\w?|antworte?|wiederhol\\w?|ubersetz\\w?|red\\w?|sprich|mach\\w?)';

/** Ways to wish for a language and for nothing else; its name stands for `@`. */
const WISHES: readonly string[] = [
  `(?:(?:in|into|to|auf|ins|en|em|a|al|para|pro) )?@`,
  `(?:(?:can|could|would|will) (?:you|u) |(?:can|could|may) i |(?:i (?:want|need)|id like) (?:you to )?)?(?:please |pls |also |just )?${SAY} ${THAT}${AGAIN}(?:(?:in|into|to) )?@`,
  `(?:(?:i (?:want|need|prefer)|id (?:like|prefer)) |(?:can|could|may) (?:i|we) (?:have|get) )${THAT}(?:in )?@`,
  `(?:(?:can (?:you|u|we)|could (?:you|u|we)|lets) )?(?:please |pls )?(?:switch|change|go) (?:back )?(?:to|into) @`,
  `(?:do|can) (?:you|u) (?:speak|know|talk|do|understand) @(?: too| as well)?`,
  `(?:what (?:does|is|s)|whats) (?:that|this|it)(?: mean)? in @`,
  `how (?:do|would) (?:you|u) say (?:that|this|it) in @`,
  `(?:kannst|konntest|kann|konntet) (?:du|ich|man) ${DAS}(?:auf |in |ins )?@(?: ${DAS}${SAGEN})?`,
  `(?:geht|gehts|gibt|gibts) (?:das |es )?(?:das |die antwort )?(?:auch |bitte )*auf @`,
  `${SAG} ${DAS}(?:(?:auf|in|ins) )?@`,
  `(?:ich (?:will|mochte|hatte|brauch\\w?)(?: gern\\w?)?|wechsel\\w?(?: bitte)?) ${DAS}(?:auf |zu )?@(?: ${SAGEN})?`,
  `(?:sprichst|kannst|verstehst|redest) du (?:auch |kein )?@`,
  `was (?:heisst|bedeutet|ist) (?:das|es) (?:auf|in) @`,
  `(?:(?:me |nos )?(?:puedes|podrias|puedo|peux tu|tu peux|pourrais tu|podes|pode|poderia|consegues|tu pode|voce pode|vc pode) )?(?:(?:me|nos|lo|le|o) )*(?:decir\\w*|decime|dime|dimelo|dilo|repet\\w+|repit\\w+|responde\\w*|reponds?|repondre|habla\\w*|escrib\\w+|traduc\\w+|tradui\\w+|dire|dis|parle\\w*|ecri\\w+|diz\\w*|diga|fala\\w*|escrev\\w+|traduz\\w*|explica\\w*|explique\\w*) (?:(?:moi|me|melo|eso|esto|lo|todo|ca|cela|le|tout|isso|isto|tudo|a|o) )*(?:(?:en|em|al|a|para|pro) )?@`,
];
const WISH = Object.fromEntries(
  coachLanguages.map((language) => [language, new RegExp(`^${OPENING}(?:${WISHES.map((wish) => wish.replaceAll('@', `(?:${NAMES[language]})`)).join('|')})${CLOSING}$`)]),
) as Readonly<Record<CoachLanguage, RegExp>>;

/** Said before the wish, or instead of it in the language that is wished for. */
const NOT_UNDERSTOOD = `(?:(?:sorry|but|aber|tut mir leid) )*(?:(?:i (?:dont|do not|cant|cannot|can not) (?:really )?(?:speak|understand|read|know|get)|my) (?:any |much )?(?:${ANY_NAME})(?: (?:isnt|is not) (?:so |very |that )?good)?(?: (?:so |very |that )?(?:well|good|much))?|ich (?:versteh\\w?|kann|sprech\\w?|les\\w?) (?:(?:noch|so|leider|gar) )*(?:kein|nicht(?: so| gut| viel)*) (?:gut )?(?:${ANY_NAME})|no (?:entiendo|hablo|se) (?:el )?(?:${ANY_NAME})|je (?:ne )?(?:comprends|parle) pas (?:l )?(?:${ANY_NAME}|l(?:anglais|allemand))|(?:eu )?nao (?:entendo|falo|sei) (?:${ANY_NAME}))`;
const BEFORE_WISH = new RegExp(`^${NOT_UNDERSTOOD} `);
const ALONE = new RegExp(`^${OPENING}${NOT_UNDERSTOOD}${CLOSING}$`);
const IN_ITSELF: readonly (readonly [CoachLanguage, RegExp])[] = [
  ['en', /\bi (?:dont|do not|cant|cannot|can not)\b|\bmy (?!ingles)/],
  ['de', /\bich\b/],
  ['es', /\bno (?:entiendo|hablo|se)\b/],
  ['fr', /\bje\b/],
  ['pt', /\bnao\b/],
];

/**
 * The language that a message, from its first word to its last, asks for the answer in ("auf deutsch bitte", "can you say that in
 * english", "I don't understand German"); null for all else.
 */
export function languageWished(message: string): CoachLanguage | null {
  const said = wordsOf(message).join(' ');
  const wish = said.replace(BEFORE_WISH, '');
  const wished = coachLanguages.find((language) => WISH[language].test(wish));
  if (wished !== undefined) return wished;
  if (!ALONE.test(said)) return null;
  const own = IN_ITSELF.find(([, words]) => words.test(said))?.[0] ?? null;
  return own === null || new RegExp(`\\b(?:${NAMES[own]})\\b`).test(said) ? null : own;
}
