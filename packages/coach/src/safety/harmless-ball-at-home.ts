/**
 * What those at home and next door say to the ball, and who else wants it, as whole messages: the second opinion takes some for
 * worry, as they hold a parent or a brother and hardly a word of football. Each is listed from its first word to its last, so that
 * one more word leaves it to the rules.
 */
const PARENT = '(?:(?:my|our|mein\\w*|unser\\w*) )?(?:dad|daddy|mum|mom|mummy|mama|papa|parents|mother|father|mum and dad|vater|mutter|eltern|grandma|grandad|nan|oma|opa)';
const CHILD = '(?:(?:my|our|mein\\w*) )?(?:(?:little|lil|big|older|younger|baby|annoying|kleiner?|grosser?) )*(?:brother|bro|sister|sis|cousin|bruder|schwester|cousine?)';
const OFTEN = '(?:(?:always|just|keeps|never|all the time|every day|really|immer|standig|nie|dauernd|auch|mir|mich) )*';
const PLAYING = '(?:kick(?:ing)?|shoot(?:ing)?|dribbl(?:e|ing)|juggl(?:e|ing)|play(?:ing)? (?:football|soccer|with (?:the|my|a) (?:foot)?ball)|practi[cs](?:e|ing)|train(?:ing)?|schiessen|dribbeln|jonglieren|fussball spielen|mit (?:dem |einem )?ball spielen|bolzen|kicken|uben|trainieren)';
const BALL = '(?:(?:the|a|any|my|den|einen|meinen|dem|mit dem) )*(?:foot)?(?:balls?|fussball)';
const PLACE = '(?:in|inside|indoors|at|im|in der|in|drinnen|zuhause|zu hause|against|gegen|on|near)?(?: (?:the|our|my|dem|der|den|die|das|unser\\w*|mein\\w*))* ?(?:house|home|flat|garden|yard|living ?room|kitchen|hallway|bed ?room|room|garage|garage door|wall|inside|indoors|haus|wohnung|garten|wohnzimmer|zimmer|kuche|flur|garagentor|wand|drinnen|zuhause|zu hause|hof)';
const WHY = '(?: (?:cos|because|bc|weil|since|so|and|und|das|its|it is|it|is|ist|es|too|so|zu|loud|laut|noisy|something|might|will|could|break|breaks|broke|kaputt|geht|a|the|eine|die|lamp|lampe|window|fenster|what|now|do|was|jetzt|soll|ich|can|i|kann|machen|why|warum))*';
const LOUD = '(?:(?:too|so|really|zu|so|very|nicht so|weniger|less|more|mehr) )*(?:loud|noisy|noise|quiet|quieter|quietly|laut|leise|leiser|krach|larm)';
/** A longer message tells more. */
const MOST_LETTERS = 140;
const harmless = [
  `${PARENT} (?:wont|won t|will not|doesnt|does not|dont|do not|never|says? i cant|said i cant|says? i may not|said no|says? no) ?(?:let me|allow me to|want me to|like me|lets me)? ?(?:to )?${PLAYING}(?: ${BALL})?(?: ${PLACE})*${WHY}`,
  `${PARENT} (?:says?|said) (?:no|keine?n?) (?:${BALL}|${PLAYING})(?: ${PLACE})*${WHY}`,
  `i(?: m| am|m)? ?(?:am )?(?:not allowed to|cant|may not) ${PLAYING}(?: ${BALL})?(?: ${PLACE})+${WHY}`,
  `${PARENT} (?:erlaubt|erlauben|will|wollen|mag|mogen) (?:es )?(?:mir )?nicht,? (?:dass ich )?(?:(?:${PLACE}|${BALL}) )*(?:${PLAYING}|schiesse?|spiele?|dribble|jongliere|ube|kicke|bolze)${WHY}`,
  `(?:ich )?darf (?:ich )?(?:(?:${PLACE}|nicht|keinen|kein|mehr|${BALL}) )*(?:${PLAYING}|spielen)${WHY}`,
  `${PARENT} ${OFTEN}(?:says?|said|sagt|sagen|meint|meinen|tells me|told me|schimpft|schimpfen)(?: (?:that|dass|to|ich|i|its|it s|it is|im|i m|am|es|ist|bin|soll|soll|should|must|muss|be|sein))* ${LOUD}(?: (?:sein|spielen|bin|ist|when i (?:play|train|practi[cs]e|juggle|dribble)|wenn ich (?:spiele|trainiere|ube|jongliere|dribble)|inside|drinnen|in my room|im zimmer|with the ball|mit dem ball|please|bitte))*`,
  `${CHILD} ${OFTEN}(?:takes?|taking|took|wants?|hides?|hiding|hid|nicks?|grabs?|steals?|has|nimmt|will|versteckt|klaut|hat|wollte) (?:mir |immer |auch |always )*${BALL}(?: (?:off me|from me|away|too|all the time|every time|weg|haben|immer|spielen|again|and wont give it back|when i (?:play|train|practi[cs]e)|wenn ich (?:spiele|ube|trainiere)))*`,
].map((pattern) => new RegExp(`^(?:${pattern})$`));

/** True for a message, as its plain words, that is from its first word to its last of the ball at home. */
export const isOfBallAtHome = (text: string): boolean => text.length <= MOST_LETTERS && harmless.some((one) => one.test(text));

const BITTEN = /\b(?:bit|bites?|bitten|biting|chew\w*|popped|pops|burst) (?:holes? in |into |in )?(?:my|the|our) (?:foot)?ball\b(?!.*\b(?:me|hand|leg|finger|arm|face)\b)/;
/** Whether an animal bit the ball in these plain words, and nobody. */
export const isBallBitten = (text: string): boolean => BITTEN.test(text);
