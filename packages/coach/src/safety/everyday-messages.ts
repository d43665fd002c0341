/**
 * Whole messages of everyday football that sound like worry, and nothing beside it: when to go to bed before a match, nerves
 * that are felt in the belly, an aching limb, and a bad word for a day of training. Each pattern has to be the whole of a
 * folded message, so that one more word leaves it to the rules.
 */
const GAME_EN = '(?:match|game|final|cup|tournament|training|trials?|penalty)';
const GAME_DE = '(?:spiel|finale|turnier|training|probetraining|elfmeter)';
const DAY = '(?:tomorrow|tmrw|tmr|tomoz|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morgen|heute|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|wochenende|the weekend)';
const VERY = '(?:so |really |super |very |total |voll |mega |echt |kinda |a bit |bit |ein bisschen |etwas |ganz |richtig )*';
const LIMB = '(?:knie|fuss|fusse|ferse|fersen|knochel|wade|waden|schienbein|oberschenkel|zeh|zehen|hufte|leiste|schulter|handgelenk|arm|bein|beine)';
const SINCE = `(?:seit (?:gestern|vorgestern|heute|${DAY}|dem (?:spiel|training)|\\w+ (?:tagen|wochen))|beim (?:laufen|schiessen|spielen|rennen|springen)|nach dem (?:training|spiel)|wenn ich (?:laufe|schiesse|spiele|renne|springe))`;

const MESSAGES: readonly string[] = [
  `(?:by )?(?:what time|when|how early) (?:should|shud|shall|do|must|would) (?:i|we) (?:go to|be in|get to) (?:bed|sleep) (?:if|when|before|cos|because) (?:i|we|ive|weve|i ve|we ve|there is|theres)? ?(?:have got|have|got|gotta)? ?(?:a |the |my |our )?${GAME_EN}(?: ${DAY}| early| in the morning| at \\w+(?: am| oclock)?)*`,
  `(?:wann|um wie ?viel uhr|wie fruh) (?:soll|sollte|muss) ich (?:ins bett|schlafen)(?: gehen)? wenn (?:ich|wir) (?:${DAY} |um \\w+(?: uhr)? |fruh |ein |das |am )*${GAME_DE}(?: haben| habe| hab)?`,
  `(?:i ?m |i am |im |ich bin |bin )?${VERY}(?:nervous|nervos|aufgeregt) (?:(?:about|for|before|because of|cos of|bc of|wegen|vor|fur) )?(?:(?:the|my|our|dem|das|den|unser\\w*|mein\\w*) )?(?:${DAY}|${GAME_EN}|${GAME_DE})(?: and| so| that| und| dass)*(?: i ?m| im| i| mir ist| mir wird)? (?:feel(?:ing)? |going to be |gonna be |might be )?${VERY}(?:sick|ill|schlecht|ubel)`,
  `mir (?:tut|tun) (?:${SINCE} )?(?:das|der|die|mein|meine) (?:linke |rechte |linker |rechter |linkes |rechtes )?${LIMB} (?:${SINCE} )?${VERY}weh(?: ${SINCE})?`,
  `(?:boah |man |mann |oh |heute |gestern |irgendwie )*(?:lief|war|ging|ist|lauft) (?:heute |gestern |alles |echt |so |voll |irgendwie |das |mein |im |beim )*(?:${GAME_DE} )?(?:heute |gestern |alles |echt |so |voll |mal wieder )*scheisse(?: (?:beim|im|heute|gestern))*(?: ${GAME_DE})`,
  `(?:boah |man |mann |oh |heute |gestern )*(?:war|lief|ging|ist) (?:heute |gestern |echt |so |voll )*(?:das |mein |unser )${GAME_DE} (?:heute |gestern |echt |so |voll |mal wieder )*scheisse`,
  `(?:das |mein |unser )?${GAME_DE} (?:heute |gestern )?(?:war|lief|ging|ist) (?:heute |gestern |echt |so |voll |mal wieder )*scheisse`,
];
const messages = MESSAGES.map((message) => new RegExp(`^(?:${message})$`));

/** True for a message that is, from its first word to its last, one of these. */
export const isEverydayMessage = (folded: string): boolean => messages.some((message) => message.test(folded));
