/**
 * A knock to the own head that is told in passing, without a sign (“we bumped heads but I played on”): whatever else is asked
 * beside it, play stops for the day. What is only imagined, avoided or told of another one is none.
 */
const BUMPED = '(?:bumpt|bump|bang|knock|crack|clash|smash|whack|smack|bash|hit)(?:s|ed|ing)?';
const HEAD = '(?:heads?|heds?|foreheads?|skulls?)';
const TOLD = new RegExp(
  [
    `\\b(?:i|we|me (?:and|n|an) \\w+|\\w+ and i|and) (?:(?:just|both|kinda|accidentally|kind|of|sort|also|then|badly|really|have|had|ve) )*${BUMPED} (?:(?:our|my|the) )?${HEAD}\\b`,
    // Without its h, as it is spoken in the north.
    `\\b${BUMPED} (?:my|me) (?:hed|ed)\\b`,
    `\\b${BUMPED} ${HEAD} with\\b`,
    `\\bour he(?:a)?ds (?:\\w+ )?(?:${BUMPED}|collided)`,
    `\\bmy ${HEAD} (?:(?:got|was|just) )*(?:hit|banged|bumped|knocked|smashed|whacked|smacked)\\b`,
    `\\b(?:head|heads) (?:to|on|against) head\\b.*\\b(?:crash|collid|clash|bang)\\w*|\\b(?:crash|collid|clash|bang)\\w* head (?:to|on) head\\b`,
    '\\b(?:took|got|had|get) (?:the |a |an )?(?:elbow|knee|boot|foot|ball|shot) (?:\\w+ ){0,2}?(?:to|in|on|against) (?:the|my) (?:head|face|temple)\\b',
    '\\bball (?:\\w+ ){0,2}?(?:hit|smacked|struck|caught|whacked) (?:me (?:\\w+ )?(?:in|on) the (?:head|face)|my (?:head|face))\\b',
    '\\b(?:hit|smacked|whacked) (?:in|on) the (?:head|face) (?:by|with) (?:the|a) (?:ball|shot|elbow)\\b',
    '\\b(?:mit (?:den |dem |unseren |meinem )?(?:kopf|kopfen|kopfe)|kopf an kopf|die kopfe|unsere kopfe|kopf) (?:\\w+ ){0,5}?(?:zusam+en ?\\w+|aneinander ?\\w+|gegeneinander ?\\w+|gestossen|angestossen|geknallt|gekracht|geprallt|angehauen|angeschlagen|gehauen|gedonnert|gerammt)\\b',
    '\\b(?:zusam+en|aneinander|gegeneinander)\\w* (?:\\w+ ){0,3}?(?:mit (?:den|dem) (?:kopf\\w*)|kopf an kopf)\\b',
    '\\b(?:ball|ellenbogen|ellbogen|knie|schuss|fuss) (?:\\w+ ){0,2}?(?:an|auf|gegen|in|ins|vor) (?:den |die |das |mein\\w* )?(?:kopf|birne|stirn|gesicht|schlafe|rube) (?:\\w+ ){0,2}?(?:bekommen|gekriegt|abbekommen|abgekriegt|geknallt|geflogen|geschossen|gedonnert|gehauen)\\b',
  ].join('|'),
);
const NOT_TOLD = /\b(?:if|wenn|falls|what happens|almost|nearly|beinahe|fast|avoid\w*|vermeid\w*|without|ohne|dont want|afraid|scared|angst|how (?:do|can|to)|wie (?:kann|vermeide)|post|pfosten|he|she|his|her|er|sie|ihm|brick wall|last year|letztes jahr|nail\w*|hit the head|fifa|video ?game)\b/;

/** Whether words (in plain letters) tell of a knock to the own head, today or before. */
export function tellsOfBumpedHead(words: readonly string[]): boolean {
  const text = words.join(' ');
  const told = TOLD.exec(text);
  return told !== null && !NOT_TOLD.test(text.slice(Math.max(0, told.index - 30), told.index + told[0].length));
}
