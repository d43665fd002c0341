const RECORD = /\b(?:record|reckord|recrod|pb|pbs|personal best|high ?score|top score|(?:my|mein\w*|own) (?:\w+ ){0,3}(?:best|bestes|bestem|besten)|\w*rekord\w*|bestwert\w*|bestleistung\w*|bestmarke\w*|hochstwert\w*)\b/;
/** Of these the distance is all that can be meant. */
const HOW_FAR = /\b(?:how (?:far|close|near)|am i (?:\w+ )?(?:close|near|far)|bin ich (?:\w+ )?(?:nah|nahe|weit|knapp|dicht)|wie (?:weit|nah|nahe|knapp|dicht))\b/;
const HOW_MUCH = /\b(?:how (?:much|many)|do i need (?:many|much)|whats left|what is left|many more|what (?:number|score|result|do i (?:need|have to (?:get|do|score)))|wie (?:viel|viele)|wieviele?|was (?:brauch\w*|fehlt|muss)|welche zahl|missing|short of|fehlt|fehlen)\b/;
const TO_IT = /\b(?:off|to (?:go|beat|break|get|reach|match|pass)|till|until|til|need\w*|more|left|missing|short|beat\w*|break\w*|fehl\w*|brauch\w*|noch|bis|schlag\w*|knack\w*|brech\w*|uberbiet\w*|neue\w*)\b/;
/** Asks for a count of practice, for how it is done, or for somebody else's number. */
const OTHERWISE = /\b(?:how (?:do|can|to)|how (?:long|often)|minutes?|mins?|hours?|days?|weeks?|sessions?|times?|practi[cs]e|train\w*|streak\w*|world|ronaldo|messi|friends?|mates?|brother|sister|dad|mum|team|club|level|xp|tokens?|minuten?|stunden?|tage?n?|wochen?|einheiten|mal|ub\w*|serie|welt\w*|freund\w*|bruder\w*|schwester\w*|papa|mama|mannschaft\w*|verein\w*|wie (?:lange|oft|schaff\w*|schlag\w*|knack\w*))\b/;

/** Whether a text asks how much is missing to the best result of its own: “how far am I from my record”. */
export const asksDistanceToRecord = (text: string): boolean => RECORD.test(text) && (HOW_FAR.test(text) || (HOW_MUCH.test(text) && TO_IT.test(text))) && !OTHERWISE.test(text);
