const PAIN = '(?:hurts?|hurting|sore|pains?|painful|burns?|burning|stings?|stinging|itch\\w*|bleed\\w*|swollen|weh|schmerz\\w*|brennt|juckt|blutet|duele\\w*|arde|pica|mal|brule|gratte|doi|dor|coca)';
const PLACE =
  '(?:down there|down below|between my legs|my (?:privates?|willy|willies|wiener|penis|vagina|crotch|bum ?hole|butt ?hole|bottom)|when i (?:pee|wee|poo|poop)|go(?:ing)? (?:to the toilet|for a (?:pee|wee|poo))|da unten|unten ?rum|zwischen (?:den|meinen) beinen|im schritt|beim (?:pinkeln|pipi|klo)|ahi abajo|alli abajo|entre las piernas|al hacer pis|en bas la|la en bas|entre les jambes|la em ?baixo|ali em ?baixo|entre as pernas|fazer xixi)';
const STRUCK = '(?:got|was|been|get) (?:hit|kicked|struck|kneed|smashed)(?: (?:\\w+ ){0,4}?)?(?:in|on) (?:the|my) (?:balls|nuts|privates?|crotch|goolies|testicles|willy)(?= |$)';
const TELLS = new RegExp(`\\b(?:${PAIN} (?:\\w+ ){0,4}?${PLACE}|${PLACE} (?:\\w+ ){0,4}?${PAIN}|${STRUCK})(?= |$)`);

/**
 * Whether words (in plain letters) tell of pain at what is private. It is mostly a knock or a rash, and now and then what
 * nobody may do to a child: an adult and a doctor have to hear of it, so that the coach asks whether all is well.
 */
export const hurtsInPrivate = (words: readonly string[]): boolean => TELLS.test(words.join(' '));
