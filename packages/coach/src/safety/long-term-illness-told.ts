const ASTHMA = '(?:(?:mild|light|leichtes|ein wenig|a bit of) )?(?:asthma|astma)';
const MAY_I =
  '(?:can|may|could|should|shall) i (?:still |also |even )?(?:play|train|practi[cs]e|run|sprint|do|use|join in|take part)(?: (?:this|it|here|too|in|the|these|those|your|all|hard|fast|running|sprint(?:ing)?|fitness|speed|shuttle|ladder|agility|football|soccer|sports?|app|drills?|sprints?|exercises?|runs?|training|practi[cs]e|normally|as well))*';
const DARF_ICH =
  '(?:kann|darf|soll) ich (?:(?:trotzdem|auch|die|das|den|diese|alle|schnellen|sprints?|lauf|ubung|ubungen|sprintubungen|laufubungen|fussball|beim|training|hier|normal) )*(?:spielen|trainieren|mitmachen|machen|uben|laufen|sprinten|rennen)';

/**
 * Whole messages, folded: that somebody has asthma or an inhaler, and whether they may play. Nothing of now, of need or of
 * breath is in them, so they are no emergency; any further word leaves the rules of breath their say.
 */
const SAID_OF_ASTHMA = [
  `(?:but )?(?:i|ive|i ve) (?:have |got |have got |use )?(?:${ASTHMA}|an inhaler)(?: (?:and )?${MAY_I})?`,
  `${MAY_I} (?:with|if i have|when i have|even though i have|having) (?:${ASTHMA}|an inhaler)`,
  `(?:is|are) (?:it|this|that|football|running|the app|these drills?) (?:ok|okay|safe|good|bad|allowed|fine) (?:with|for (?:kids with|people with)?|if i have|when i have) ?${ASTHMA}`,
  'where (?:do|can|should) i (?:put|keep|leave|take) my inhaler(?: (?:during|in|while|when) (?:training|practice|the drill|the match|i play|i train))?',
  `${ASTHMA} and (?:football|soccer|sports?|training|running)`,
  `ich hab(?:e)? ${ASTHMA}(?: (?:und )?${DARF_ICH})?`,
  `(?:kann|darf|soll) ich mit ${ASTHMA} (?:trotzdem |auch )?(?:fussball )?(?:spielen|trainieren|mitmachen|uben|laufen)`,
  `${DARF_ICH} (?:mit ${ASTHMA}|wenn ich ${ASTHMA} hab(?:e)?)`,
].map((pattern) => new RegExp(`^(?:${pattern})$`));

const CONDITION = '(?:(?:an? |eine |ein |la |l |de l |le |du |some |mild |bad |leichtes |leichte |starkes )*(?:asthma|astma|asma|asthme|diabetes|diabete|epilepsy|epilepsie|epilepsia|hay ?fever|heuschnupfen|(?:nut |pollen |bee |food |dust |nuss|pollen|bienen|haus ?staub)?(?:allergy|allergies|allergie|allergien|alergia|alergias)))';
const BESIDE = '(?:btw|by the way|tho|though|too|as well|also|but|and|so|because|cos|coz|just saying|ok|sarah|coach|ich|ubrigens|auch|aber|ja|noch|halt|eigentlich|leider|weil|denn|und|hab ich auch|pero|tambien|mais|aussi|mas|tambem|remember|lol|pls|please|bitte|well|oh)';
const HAS_CONDITION = new RegExp(
  `^(?:${BESIDE} )*(?:(?:i|ive|i ve|we|ich|wir|yo|eu|jai|j ai)? ?(?:have|got|have got|get|suffer from|am born with|hab|habe|haben|leide an|tengo|tenho)? ?(?:${BESIDE} )*${CONDITION}|jai ${CONDITION}|${CONDITION} (?:hab|habe) ich)(?: ${BESIDE})*$`,
);

/** True for a folded message that only says that somebody lives with an illness such as asthma, and nothing of now, of need or of breath. */
export const tellsOfHealthCondition = (folded: string): boolean => HAS_CONDITION.test(folded.trim());

/** True for a folded message that only says that somebody lives with asthma, or asks whether they may play with it. */
export const isOfLongTermAsthma = (folded: string): boolean => tellsOfHealthCondition(folded) || SAID_OF_ASTHMA.some((pattern) => pattern.test(folded.trim()));
