import { isSeriousInjury, tellsOfThePast } from './serious-injury.ts';

/**
 * What the body shows where nobody says that it hurts: a toe that went blue, a leg without feeling, a knee that does not bend,
 * a limp; and an illness: a fever, throwing up. A person who is named leaves a message to the second opinion.
 */
const PART = '(?:toe ?nails?|big toe|toes?|nails?|foot|feet|ankles?|knees?|legs?|shins?|cal(?:f|ves)|thighs?|hips?|fingers?|thumbs?|hands?|wrists?|arms?|elbows?|shoulders?)';
const COLOUR = '(?:blue|purple|black)';
const SHOWS = `(?:${COLOUR}|numb|tingly|tingling|swollen|puffy|crooked)`;
const LOOKS = '(?:is|are|s|has|have|went|goes|gone|looks?|turned|turning|got|feels?|all|so|really|totally|completely|kinda|like|now|still|and|just|gone)';
const ENGLISH = [
  `${PART} (?:${LOOKS} )+${SHOWS}`,
  `${COLOUR} (?:and ${COLOUR} )?${PART}`,
  `numb ${PART}`,
  `${PART} (?:feels?|felt|looks?|is|has been|been) (?:really |so |a bit |kinda |still )*(?:weird|funny|strange|wrong) (?:since|after|from)`,
  `${PART} (?:got |was |is |has )?(?:bent|popped|twisted|cracked|gave way|gives way|keeps giving way)(?: back| backwards| the wrong way| sideways| out)*`,
  `(?:can ?t|cannot|can not|can barely|can hardly|can t) (?:really |even |properly )*(?:bend|straighten|lift) (?:my |the )?(?:left |right )?${PART}`,
  `(?:can ?t|cannot|can not|can barely|can hardly) (?:really |even |properly )*(?:put (?:any |my )?weight on|stand on|step on|walk on) (?:it|my|the)`,
  '(?:can ?t|cannot|can not|can barely|can hardly) (?:really |even )*walk(?: (?:properly|right|normally|anymore|any more|straight on it))?(?=$| (?:since|after|because|cos|today|now|and|can|what))',
  '(?:im|i am|i m|ive been|i ve been|i keep|started|still|been) limping|i limp',
];
const PART_DE = '(?:zehennagel|fussnagel|zehe?n?|nagel|fuss|fusse|knochel|knie|beine?|schienbein|wade|oberschenkel|hufte|finger|daumen|hand|handgelenk|arm|ellbogen|schulter)';
const SHOWS_DE = '(?:blau|lila|schwarz|taub|pelzig|dick|geschwollen|krumm)';
const GERMAN = [
  `${PART_DE} (?:(?:ist|sind|wird|wurde|geworden|fuhlt|sieht|sich|ganz|voll|so|total|jetzt|auch|richtig) )+${SHOWS_DE}`,
  `(?:ist|sind|wird|wurde) (?:mein\\w{0,2}|der|die|das) (?:\\w+ )?${PART_DE} (?:\\w+ ){0,2}?${SHOWS_DE}`,
  `${SHOWS_DE}(?:e[rsn]?)? (?:zeh|zehe|zehennagel|finger|daumen)`,
  `kann (?:ich )?(?:(?:mein\\w{0,2}|den|das|die) )?${PART_DE} (?:\\w+ ){0,2}?nicht (?:mehr |richtig |ganz )*(?:beugen|strecken|belasten|biegen|anwinkeln|durchstrecken|bewegen)`,
  'kann (?:ich )?(?:\\w+ ){0,2}?nicht (?:mehr |richtig |gut )*auftreten',
  '(?:ich )?(?:humpel|humple|humpele|hinke|humpl)(?= |$)|muss humpeln|am humpeln',
  `${PART_DE} (?:knackt|knirscht|blockiert|knickt (?:immer )?weg|sackt (?:immer )?weg)`,
];
const ROMANCE = [
  '(?:dedo|una|pie|tobillo|rodilla|pierna|mano) (?:\\w+ ){0,3}?(?:morad[oa]|negr[oa]|azul|hinchad[oa]|dormid[oa])(?= |$)',
  'no puedo (?:doblar|apoyar|pisar|estirar|caminar)|(?:estoy )?cojeando|cojeo',
  '(?:orteil|doigt|pied|cheville|genou|ongle|jambe|main) (?:\\w+ ){0,3}?(?:bleue?|violet(?:te)?|noire?|gonflee?|engourdie?)(?= |$)',
  '(?:peux|arrive) (?:pas|plus) (?:a )?(?:plier|poser|marcher|tendre|appuyer)|je boite',
  '(?:dedo|unha|pe|tornozelo|joelho|perna|mao) (?:\\w+ ){0,3}?(?:rox[oa]|pret[oa]|azul|inchad[oa]|dormente)(?= |$)',
  '(?:nao|n) consigo (?:dobrar|apoiar|pisar|esticar|andar)|mancando|manco(?= |$)',
];
const IT_IS = '(?:it|its|it s|it is|thats|es|er|sie|das|jetzt|ist|now|and|und|ja|esta|ta|se|me|se me|ficou|fica|ya|y|et|e|ca|c|est|cest|elle|il|a|mon|ma|meu|minha|mi|all|so|really|very|super|voll|ganz|total|echt|muy|mas|mucho|tres|trop|tout|toute|muito|mt|mto|bem|todo|toda|getting|got|went|gone|looks?|already|schon|deja|bit|bisschen|un poco|un peu|um pouco|geworden|still|immer|noch)';
/** That what was told of is swollen or bleeds, and nothing beside it. */
const SWELLS = new RegExp(`^(?:${IT_IS} )*(?:swollen|swelling|bleeding|geschwollen|dick|blutet|hinchad[oa]|hincho|sangrando|sangra|gonflee?|enflee?|gonfle|saigne|inchad[oa]|inchou|inchando)(?: (?:up|a lot|mucho|beaucoup|muito|mt|auch|now|jetzt))*$`);
/** A nose that bleeds, or a limb, in the five languages. */
const BLEEDS =
  /\b(?:nose ?bleed\w*|(?:nose|knee|leg|foot|lip|finger|elbow|hand|mouth) (?:is |was |has been |started |keeps? )*bleed\w*|nasenbluten|(?:nase|knie|bein|fuss|lippe|finger|ellbogen) (?:hat |ist )*(?:blutet\w*|geblutet)|(?:blutet|blutete) (?:mir )?(?:die|das|mein\w*) (?:nase|knie|bein|lippe|finger)|saigne\w*(?: beaucoup)? (?:du|de la|au|des) (?:nez|genou|pied|levre|doigt|jambe|coude)|(?:nez|genou|pied|levre|doigt|jambe) (?:qui )?saigne\w*|(?:me )?(?:sangra|sangro|sangraba|sale sangre|salio sangre|sangrando)(?: \w+){0,3}? (?:nariz|rodilla|pierna|pie|labio|dedo|codo)|(?:nariz|rodilla|pierna|labio) (?:me )?(?:sangra|sangro|sangrando)|(?:nariz|joelho|perna|labio|dedo) (?:ta |esta |ficou )?sangr\w*|(?:sangr\w*|saiu sangue|saindo sangue)(?: \w+){0,3}? (?:nariz|joelho|perna|pe|labio|dedo))\b/;
const SIGN = new RegExp(`\\b(?:${[...ENGLISH, ...GERMAN, ...ROMANCE].join('|')})\\b`);
/** Of what is worn, of what a word means, and of what is asked to be done with the feet. */
const NOT_A_SIGN = /\b(?:shirt|kit|shorts|bib|polish|paint\w*|marker|pen|nagellack|angemalt|trikot|mean|means|bedeutet|should i|how (?:do|can|to|should)|wie (?:mach|kann|soll)|drill|ubung|trick)\b/;
/** Somebody who may have done it. */
const BY_SOMEBODY =
  /\b(?:dad|daddy|father|mum|mom|mother|step\w*|uncle|aunt|brother|sister|cousin|grandpa|grandad|coach|trainer\w*|teacher|he|she|ele|ela|elle|el me|ella|nino|ninos|menino|they|someone|somebody|man|boys?|girls?|papa|vater|mama|mutter|onkel|tante|bruder|schwester|lehrer\w*|er|sie|jemand|padre|madre|tio|pere|mere|oncle|pai|mae|hermano|irmao|frere)\b/;
/** Signs of the head, the chest or the breath beside it are for the rules of a crisis and for the second opinion. */
const ELSEWHERE =
  /\b(?:chest|heart\w*|breath\w*|squeez\w*|up here|head\w*|dizz\w*|faint\w*|kopf\w*|brust\w*|herz\w*|atm\w*|luft|schwind\w*|cabe\w*|tont\w*|zonz\w*|mare\w*|tete|vertige\w*|coeur|poitrine|pecho|peito|coracao|corazon|neck|nacken|bauch|stomach(?! (?:bug|flu))|belly)\b/;
const MOST_WORDS = 16;

/** Whether words (in plain letters) tell of an injury by what the body shows or cannot do, and of nobody who may have done it. */
export function showsInjury(words: readonly string[]): boolean {
  const text = words.join(' ');
  if (SWELLS.test(text)) return true;
  return words.length <= MOST_WORDS && (SIGN.test(text) || BLEEDS.test(text)) && !NOT_A_SIGN.test(text) && !ELSEWHERE.test(text) && !BY_SOMEBODY.test(text) && !tellsOfThePast(text);
}

/** Whether words (in plain letters) tell of an injury that needs help at once, and of nobody who may have done it. */
export function tellsOfSeriousInjury(words: readonly string[]): boolean {
  const text = words.join(' ');
  return words.length <= MOST_WORDS && isSeriousInjury(words) && !ELSEWHERE.test(text) && !BY_SOMEBODY.test(text);
}

const ILL = new RegExp(
  `\\b(?:${[
    '(?:im|i am|i m|ive been|i ve been|i keep|keep|been|started) (?:puking|throwing up|vomiting|being sick)|(?:i |ive |i ve |just |i just )(?:puked|threw up|vomited|thrown up)',
    '(?:have|got|had|ive got|with|getting|caught|catching) (?:a |the |an? high |a bad |a little )?(?:fever|temperature|flu|cold(?! (?:drink|shower|one|feet|hands|water))|cough|sore throat|runny nose|tummy bug|stomach bug|stomach flu|diarrhoea|diarrhea|chicken ?pox)',
    '(?:hab|habe|hatte|mit|bekomme|krieg\\w*) (?:ich )?(?:\\w+ ){0,2}?(?:fieber|grippe|durchfall|magen ?darm|windpocken|schnupfen|husten|halsschmerzen|halsweh|erkaltung)|(?:bin|ich) (?:ich )?(?:\\w+ )?(?:erkaltet|verschnupft)|(?:muss|musste|hab|habe) (?:ich )?(?:mich )?(?:\\w+ ){0,2}?(?:kotzen|gekotzt|ubergeben|erbrochen)',
    '(?:tengo|con) (?:\\w+ ){0,2}?(?:fiebre|gripe|diarrea|tos|mocos|catarro|resfriado|anginas|dolor de garganta)|(?:estoy|he estado) (?:\\w+ )?(?:vomitando|resfriad[oa]|constipad[oa]|acatarrad[oa]|gripos[oa])|he vomitado|vomite',
    '(?:jai|j ai|ai|g) (?:\\w+ ){0,2}?(?:fievre|la grippe|la gastro|la diarrhee|vomi|rhume|la creve|la toux|nez qui coule|mal a la gorge)|je vomis|je tousse|je suis (?:\\w+ )?(?:enrhumee?|grippee?)',
    '(?:to|tou|estou|tenho|peguei|com) (?:com )?(?:\\w+ )?(?:febre|gripe|diarreia|virose|tosse|resfriado|dor de garganta|nariz (?:escorrendo|entupido))|(?:to|tou|estou|fiquei) (?:\\w+ )?(?:gripad[oa]|resfriad[oa]|vomitando)|vomitei',
  ].join('|')})(?= |$)`,
);
const NOT_ILL = /\b(?:nervous|nerves|scared|excited|aufgeregt|nervos|angst|nervioso|stresse|nervoso|on purpose|after (?:eating|food|dinner|lunch|meals?)|absichtlich|nach dem essen|(?:when|while|after|if) i (?:run|sprint|play)|wenn ich (?:laufe|renne|sprinte|spiele)|beim (?:laufen|rennen|sprinten)|cuando corro|quand je cours|quando corro|asthma|asma|football fever|world cup|cup fever)\b/;

/** Whether words (in plain letters) tell of an illness: a fever, the flu, throwing up. */
export function tellsOfIllness(words: readonly string[]): boolean {
  const text = words.join(' ');
  return words.length <= MOST_WORDS && ILL.test(text) && !NOT_ILL.test(text) && !ELSEWHERE.test(text) && !BY_SOMEBODY.test(text) && !tellsOfThePast(text);
}
