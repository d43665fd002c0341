const LIMBS_EN = '(?:legs?|feet|foot|arms?|hands?|fingers?|toes?|ankles?|knees?|shoulders?|wrists?|elbows?|it|anything)';
const LIMBS_DE = '(?:beine?n?|fuss\\w*|arme?n?|hande?|finger|zehe?n?|zeh|knochel|knie|schulter|handgelenk|ihn|es|sie|nichts)';
/** A foot that one cannot move fast or well is a matter of practice. */
const ENDS = '(?=$| (?:any ?more|at all|now|right now|and|because|after|since|or|help|what|it|pls|please)(?: |$))';
const SERIOUS_EN =
  `(?:broke|broken|breaking|snapped|fractured?|dislocated) (?:my |a |the |his |her )?(?:\\w+ )?(?:leg|foot|arm|hand|finger|toe|ankle|knee|shoulder|wrist|elbow|collarbone|collar bone|bone|hip|shin)|(?:leg|foot|arm|hand|finger|toe|ankle|knee|shoulder|wrist|elbow|collarbone|bone|hip) (?:is|s|might be|may be|looks|feels|could be|has|got) (?:\\w+ ){0,2}?(?:broken|fractured|dislocated|crooked|bent (?:the )?wrong|popped out|out of place)|popped out|bone (?:\\w+ ){0,3}?(?:sticking out|showing|visible)|` +
  `(?:can ?t|cannot|can not|cant) (?:really |even )?(?:feel|move) (?:my |either |both )?(?:left |right )?${LIMBS_EN}${ENDS}|(?:wont|won t|doesnt|doesn t|does not|cant|can t) stop bleeding|bleeding (?:a lot|badly|loads|so much|really bad)`;
const SERIOUS_DE =
  `(?:bein|fuss|arm|hand|finger|zeh|knochel|schulter|handgelenk|knochen|schlusselbein|rippe|nase) (?:\\w+ ){0,3}?(?:gebrochen|ausgekugelt|verrenkt|schief|krumm)|ausgekugelt|knochen (?:\\w+ ){0,3}?(?:raus|sehen|heraus)|` +
  `(?:spur|spure|spuere|fuhl|fuhle|fuehle) (?:mein\\w* |die |den |das )?(?:linke\\w* |rechte\\w* )?${LIMBS_DE}(?: \\w+){0,2}? nicht|kann (?:ich )?(?:mein\\w* |die |den |das )?(?:linke\\w* |rechte\\w* )?${LIMBS_DE}(?: (?:gar|uberhaupt|mehr|jetzt))* nicht (?:mehr )?(?:bewegen|spuren|fuhlen)|blutet (?:\\w+ ){0,2}?(?:stark|viel|nicht auf)|hort nicht auf zu bluten`;
const SERIOUS_OTHERS =
  '(?:me (?:rompi|he roto|quebre|disloque)|(?:esta|tengo) (?:rot[oa]|dislocad[oa])) (?:el |la |un |una )?\\w+|no (?:puedo mover|siento) (?:el|la|los|las|mi|mis) \\w+|je me suis casse \\w+|(?:est|suis) (?:casse|cassee|deboite|deboitee)|(?:je )?(?:ne )?(?:peux plus|peux pas) bouger (?:le|la|les|mon|ma|mes) \\w+|sens plus (?:mes|ma|mon) \\w+|quebrei (?:o|a|meu|minha) \\w+|nao (?:consigo mexer|sinto) (?:o|a|os|as|meu|minha|meus|minhas) \\w+';
const SERIOUS = new RegExp(`\\b(?:${SERIOUS_EN}|${SERIOUS_DE}|${SERIOUS_OTHERS})(?= |$)`);
/** It was, and is no more; or it is asked how to keep from it. */
const IS_OVER = /\b(?:last (?:year|season|month)|(?:months?|years?|weeks?) ago|used to|when i was|casts?|gips|crutches|krucken|in (?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember)|healed|better now|letztes jahr|letzten monat|vor (?:\w+ )?(?:wochen|monaten|jahren)|verheilt|wieder gut|avoid|prevent|vermeiden)\b/;

/** Whether a text (in plain letters) tells of what is over for long, has healed, or is to be kept from. */
export const tellsOfThePast = (text: string): boolean => IS_OVER.test(text);

/** Whether words (in plain letters) tell of what needs help at once: a broken or dislocated bone, a limb without feeling or that cannot be moved, blood that does not stop. */
export function isSeriousInjury(words: readonly string[]): boolean {
  const text = words.join(' ');
  return SERIOUS.test(text) && !IS_OVER.test(text);
}
