/**
 * Whole messages of everyday football that sound like worry, and nothing beside it: when to go to bed before a match, nerves
 * that are felt in the belly, an aching limb, and a bad word for a bad day. Each pattern has to be the whole of a
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
];

/** Swear words as children use them of a bad day; said of others they are insults, which the rules know. */
const SWEAR = '(?:shit|crap|shite|bullshit|scheisse|scheiss|kacke|mist)';
const SO = '(?:so |really |just |total |totally |absolute |echt |voll |mega |einfach |richtig |ziemlich |like |wie |mal wieder |nur )*';
const OPENING = '(?:boah |man |mann |mannn |oh |ugh |omg |bro |sarah |coach |ok |heute |gestern |irgendwie |today |yesterday )*';
const AFTERWARDS = '(?: (?:today|yesterday|again|tonight|this week|man|bro|heute|gestern|wieder|lol|rn|atm|honestly|tbh))*';
const OWN_THING = `(?:(?:my|the|our|that|this|mein|meine|das|der|die|unser|unsere) )?(?:day|week|session|school|homework|test|weather|pitch|passing|passes|shooting|shots|dribbling|first touch|weak foot|left foot|tag|woche|schule|wetter|platz|schuss|passspiel|${GAME_EN}|${GAME_DE})`;
const AT = '(?: (?:at|in|with|im|beim|mit) (?:my |the |der |dem |meinem |meiner |links |rechts )?[a-z]+(?: foot| fuss)?)?';

/** A bad word for one's own day, training or play, and nothing beside it. */
const BAD_DAYS: readonly string[] = [
  `${OPENING}${OWN_THING} (?:is|was|went|are|were|ist|war|lief|ging|sind|waren) (?:heute |gestern |today )?${SO}${SWEAR}${AT}${AFTERWARDS}`,
  `${OPENING}(?:is|was|war|lief|ging|ist) (?:heute |gestern )?${SO}${OWN_THING} (?:heute |gestern )?${SO}${SWEAR}${AFTERWARDS}`,
  `${OPENING}(?:es |it |that |das )?(?:lief|war|ging|went|was) (?:heute |gestern |alles |all )*${SO}${SWEAR}(?: (?:beim|im|in|at) ${GAME_DE}| (?:at|in) ${GAME_EN})${AFTERWARDS}`,
  `${OPENING}(?:i|we|ich|wir) (?:played|play|trained|train|did|shot|passed|spiele|spielen|trainiere) (?:heute |gestern )?${SO}${SWEAR}${AT}${AFTERWARDS}`,
  `${OPENING}(?:ich hab|ich habe|wir haben|hab|haben|habe) (?:heute |gestern )?${SO}${SWEAR} (?:gespielt|trainiert|geschossen|gepasst)${AFTERWARDS}`,
  `${OPENING}(?:i am|im|i m|i was|we are|we were|were|ich bin|ich war|wir sind|wir waren|bin) ${SO}${SWEAR} (?:at|in|with|im|beim|mit) (?:my |der |dem |meinem )?[a-z]+(?: foot| fuss)?${AFTERWARDS}`,
  `(?:he |hoy |hoje |aujourdhui |ai |jai |j ai |eu )*(?:jugue|jugado|jugamos|joue|joguei|jogamos) (?:como (?:una )?|comme (?:une |de la )?|que nem |igual )(?:mierda|merde|merda)(?: hoy| aujourdhui| hoje)?`,
];

/** That one feels bad, or that all is, in such a word: no insult, and no football either. */
const LOW: readonly string[] = [
  `${OPENING}(?:i|ich) (?:feel|felt|fuhle?|fuehle?|fuhl)(?: mich)? (?:heute |gestern )?${SO}${SWEAR}${AFTERWARDS}`,
  `${OPENING}(?:mir )?(?:geht s|gehts|geht es|ging s|gings|ging es)(?: mir)? (?:heute |gerade |grad )?${SO}${SWEAR}${AFTERWARDS}`,
  `${OPENING}(?:everything|all of it|life|my life|it all|alles|mein leben|das leben) (?:is|feels|was|ist|war|fuhlt sich) (?:heute |gerade |grad )?${SO}${SWEAR}(?: an)?${AFTERWARDS}`,
  `(?:todo|mi vida|la vida|tout|ma vie|la vie|tudo|minha vida|a vida) (?:es|est|e|c est|cest) (?:una |de la |uma |une )?(?:mierda|merde|merda)`,
  `(?:me siento|je me sens|me sinto|estoy|estou) (?:como |comme )?(?:una |de la |uma |une )?(?:mierda|merde|merda)`,
];

const wholly = (patterns: readonly string[]): RegExp[] => patterns.map((pattern) => new RegExp(`^(?:${pattern})$`));
const harmless = wholly([...MESSAGES, ...BAD_DAYS]);
const low = wholly(LOW);

/** True for a message that is, from its first word to its last, one of everyday football. */
export const isEverydayMessage = (folded: string): boolean => harmless.some((message) => message.test(folded));

/** True for a message that says, with a bad word and nothing beside it, that its writer feels bad: it is asked whether all is well. */
export const feelsLow = (folded: string): boolean => low.some((message) => message.test(folded));
