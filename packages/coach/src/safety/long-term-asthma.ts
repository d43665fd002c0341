const ASTHMA = '(?:(?:mild|light|leichtes|ein wenig|a bit of) )?(?:asthma|astma)';
const MAY_I = '(?:can|may|could|should|shall) i (?:still |also |even )?(?:play|train|practice|run|do (?:this|it|drills?|the drills?|these|football|sports?)|use (?:this|it|the app)|join in)(?: football| soccer| this| it| here| too)?';
const DARF_ICH = '(?:kann|darf|soll) ich (?:trotzdem |auch )?(?:fussball )?(?:spielen|trainieren|mitmachen|das machen|uben|laufen)';

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

/** True for a folded message that only says that somebody lives with asthma, or asks whether they may play with it. */
export const isOfLongTermAsthma = (folded: string): boolean => SAID_OF_ASTHMA.some((pattern) => pattern.test(folded.trim()));
