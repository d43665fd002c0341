/**
 * Requests of everyday practice that the second opinion takes for a danger because of one short word: an example, a plan for
 * some days, what a stopped drill pays, one thing to practice alone, some of the drills that were named, who else may be in a video. English and German, in plain letters; the whole
 * message has to be of such words.
 */
const OPENING = '(?:(?:and|but|so|ok|okay|well|oh|sorry|hi|hey|hello|sarah|coach|please|pls|und|aber|also|ja|achso|hallo|bitte|thanks|danke|cool) )*';
const ALL_OF = (words: string): string => `(?: (?:${words}))*$`;

const EXAMPLE = new RegExp(
  `^${OPENING}(?:(?:can|could|would|kannst|konntest) (?:you|u|du) )?(?:(?:give|tell|show|say|have|got|do you have|have you got|please|pls|maybe|me|us|what is|whats|the|any|gib|sag|nenn|zeig|hast du|hast|du|mir|uns|bitte|mal|was ware|gibt es|gibts|dafur|dazu) )*(?:(?:an|a|one|some|quick|short|real|simple|concrete|for|ein|n|eins|zum|kurzes|konkretes) )*(?:examples?|for instance|like what|such as what|beispiele?)${ALL_OF('for|of|it|that|this|please|pls|dafur|dazu|davon|nennen|geben|sagen|bitte')}`,
);

const DAY = '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|m(?:o|u)n?day|tu(?:e|es|se)?day|wed?n?(?:e|s)?s?day|wensday|wednsday|thu?rs?day|thirsday|fr(?:i|y)day|sat(?:u|e|a)?r?day|sunday)s?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?';
const PLAN = '(?:(?:training|practi[cs]e|football|weekly|week|new|short|small|little|good) )*(?:plan|program|programme|schedule|routine|trainingsplan|wochenplan|ubungsplan)';
const PLAN_WISHED = new RegExp(
  `^${OPENING}(?:(?:can|could|will|would|kannst|konntest) (?:you|u|ya|du) |(?:i|ich) (?:want|need|would like|d like|wanna have|will|brauche?|mochte|hatte gern\\w*) |(?:i|ich) )?(?:(?:just|only|please|pls|make|give|do|write|build|create|get|have|me|us|mach|mache|gib|schreib|mir|uns|bitte|nur|einfach) )*(?:(?:a|an|one|the|my|ein|einen|n|den) )?${PLAN}${ALL_OF(`for|this|next|the|my|a|of|week|weekend|month|with|on|and|but|i|we|just|only|have|hav|got|can|could|train|practi[cs]e|play|time|days?|each|every|twice|times?|in|mornings?|evenings?|afternoons?|after|before|school|min\\w{0,4}|hours?|\\d{1,3}|one|two|three|four|five|please|pls|thanks|${DAY}|fur|diese|nachste|woche|mit|am|an|und|aber|ich|wir|nur|hab|habe|kann|konnen|uben|trainieren|zeit|tagen?|je|jeweils|vor|nach|der|schule|bitte|machen|stunden?`)}`,
);

const ENDS = 'stop|stopp|stopped|quit|leave|end|ended|close|cancel|press stop|pressed stop|stoppe|aufhore?|abbreche?|beende|abgebrochen|gestoppt|aufgehort';
const OF_STOP = 'early|earlier|too early|it|the|timer|drill|session|before|ends?|end|finished|its|is|over|up|at|after|with|by|min\\w{0,4}|sec\\w{0,5}|left|\\d{1,2}|one|two|five|a|half|halfway|way|through|fruher|zu fruh|nach|bei|vor|dem|der|ende|den|die|das|ubung|minuten?|sekunden?';
const WHEN_STOPPED = new RegExp(
  `^${OPENING}(?:(?:if|when|wenn|falls) (?:i|ich|you|u|man) (?:(?:${OF_STOP}|${ENDS}) )*(?:${ENDS})(?: (?:${OF_STOP}))* )?(?:(?:do|will|would|did|does) )?(?:i|ich|u|you|man)? ?(?:(?:do|will|would|really|still|then|dann|wirklich|trotzdem|echt|bekomme?|krieg|kriege|verliere?) )*(?:get|earn|have|lose|got|ich|man|bekomme?|kriege?)?(?: (?:ich|man|then|dann|wirklich|echt|really|gar|uberhaupt))* ?(?:nothing|nothin|none|no (?:tokens?|xp|points?|rewards?)|zero|any (?:tokens?|xp|points?)|(?:any|some)thing|tokens?|xp|nichts|nix|keine? (?:tokens?|xp|punkte)|was|etwas)${ALL_OF('at all|for it|for that|then|or|at|all|any|tokens?|xp|really|dafur|davon|dann|wirklich|mehr|lol')}`,
);
const NAMES_STOP = new RegExp(`\\b(?:${ENDS})\\b`);

const POSITION = '(?:midfielder|midfield|striker|forward|winger|wing|defender|defen[cs]e|full ?back|left ?back|right ?back|centre ?back|center ?back|keeper|goalie|goalkeeper|player|mittelfeldspieler\\w*|mittelfeld|sturmer\\w*|sturm|verteidiger\\w*|abwehr|torwart|torhuter\\w*|flugelspieler\\w*)';
const ONE_THING = new RegExp(
  `^${OPENING}(?:(?:what is|whats|what s|what are|tell me|give me|name|name me|is there|do you have|can you tell me|was ist|nenn mir|sag mir|gib mir|gibt es|hast du) )*(?:(?:a|an|one|some|the|few|good|best|main|just|only|eine?|noch|gute|ein paar) )*(?:things?|drills?|exercises?|ubung|ubungen|sache|sachen)(?: (?:that|which|die))? ?(?:(?:i|we|ich|wir) )?(?:(?:can|could|should|kann|konnte|soll) )?(?:(?:ich|wir) )?(?:(?:just|also|mir|selbst|allein|alleine) )*(?:train|practi[cs]e|do|work on|learn|try|uben|trainieren|machen|lernen)?${ALL_OF(`my ?self|alone|on my own|by my ?self|at home|till|until|til|then|in the meantime|meanwhile|now|today|tomorrow|tonight|this week|for|matches|the|next|match|game|im|i am|i m|as|a|an|if|i play|in|${POSITION}|selbst|allein|alleine|zu ?hause|bis dahin|bis|dann|jetzt|heute|morgen|fur|das|nachste|spiel|ich bin|als|kann|konnte|soll|uben|trainieren|machen|lernen|ich`)}`,
);
const DOES = /\b(?:train|practi[cs]e|do|work on|learn|try|uben|trainieren|machen|lernen)\b/;

/** Some of the drills that were spoken of. */
const SOME_OF_THEM = new RegExp(`^${OPENING}(?:(?:can|could|would|kannst|konntest) (?:you|u|du) )?(?:(?:give|show|tell|name|gib|zeig|nenn|sag|me|mir|pls|please|bitte|like|just|nur|maybe) )+(?:(?:a few|some|a couple|two|three|four|five|\\d{1,2}|zwei|drei|vier|funf|ein paar) )(?:(?:more|other|of|those|these|them|the|quiet|easy|short|hard|new|good|fun|weitere|andere|von|davon|denen|den|leise\\w*|leichte\\w*|kurze\\w*|neue\\w*|gute\\w*) )*(?:ones?|drills?|exercises?|of them|of those|ubungen|davon)?(?: (?:please|pls|bitte|for today|for tomorrow|fur heute|fur morgen))*$`);
/** Whether somebody else may be seen in the own video. */
const IN_PICTURE = new RegExp(`^${OPENING}(?:(?:does|will|would) it (?:still )?(?:count|work|matter|be ok|be okay) if|(?:is it|is that) (?:ok|okay|fine|bad|a problem) if|what if|can|zahlt es wenn|ist es (?:ok|okay|schlimm) wenn|was ist wenn|darf) (?:(?:my|a|the|somebody|someone|some|mein|meine|ein|eine|jemand) )*(?:mates?|friends?|team ?mates?|brother|sister|dad|mum|mom|other kids|else|others|people|freund|freundin|kumpel|bruder|schwester|papa|mama|anderer?)? ?(?:(?:is|are|be|gets?|mit|auch|noch) )*(?:in|im|auf) (?:the |my |dem |meinem )?(?:picture|video|clip|shot|background|bild|hintergrund)(?: (?:behind me|with me|too|as well|hinter mir|mit mir|auch|ist|zu sehen|or not|oder nicht|sein))*$`);

const MOST_WORDS = 24;

/** Whether words (in plain letters) ask, from first to last, what is earned by a drill that is stopped before its end. */
export function asksWhatStoppedDrillPays(words: readonly string[]): boolean {
  const text = words.join(' ');
  return words.length <= MOST_WORDS && WHEN_STOPPED.test(text) && NAMES_STOP.test(text);
}

/** Whether words (in plain letters) ask, from first to last, for one thing to practice, with who asks at most. */
export const asksForOneThing = (words: readonly string[]): boolean => words.length <= MOST_WORDS && ONE_THING.test(words.join(' ')) && DOES.test(words.join(' '));

/** Whether words (in plain letters) are such a request by themselves. */
export function isPlainRequest(words: readonly string[]): boolean {
  if (words.length > MOST_WORDS) return false;
  const text = words.join(' ');
  return EXAMPLE.test(text) || SOME_OF_THEM.test(text) || IN_PICTURE.test(text) || PLAN_WISHED.test(text) || asksWhatStoppedDrillPays(words) || asksForOneThing(words);
}
