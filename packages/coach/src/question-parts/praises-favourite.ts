const FRONT = '(?:(?:na|ja|nein|ne|nee|also|aber|but|well|ok|okay|yeah|nah|no|haha|lol|ey|bro|digga|boah|ganz klar|klar|natürlich|naturlich|of course|obviously|easy) )*';
/** Somebody who is no star and no club: the coach, oneself, who is at home or in the team. */
const NOT_A_STAR = '(?!(?:you|u|ur|i|im|ich|my|mein\\w*|it|that|this|das|es|dies\\w*|he|she|they|er|sie|we|wir|du|dein\\w*|which|who|what|welche\\w*|wer|was|everything|alles|nobody|keiner|niemand|coach|trainer)(?: |$))';
const BEST = '(?:(?:the|der|die|das|am|so|much|way|viel|echt|voll|einfach|just|simply|still|immer|doch|halt|eh|always|my|mein\\w*) )*(?:best\\w*|better|goats?|great\\w*|legends?|top|number (?:one|1)|nummer (?:eins|1)|besser|geil\\w*|stark\\w*|krass\\w*|super|cool\\w*|favou?rite\\w*|lieblings\\w*|legende)';
/** Tells whom one likes: “bvb ist der beste”, “fan von dortmund”, “mine is liverpool”. */
const PRAISES = new RegExp(`^${FRONT}(?:${NOT_A_STAR}(?:\\w+ ){1,3}?(?:ist|is|sind|are|war|was) ${BEST}(?: (?:team|club|verein|player|spieler\\w*|mannschaft|ever|aller zeiten|der welt|in the world|of all time))*|(?:ich bin |bin |im |i am |i m |we are )?(?:(?:a|an|ein|riesen|big|huge|grosser|voll) )*(?:fan|fans) (?:von|vom|of|der)(?: \\w+){1,3}|(?:i (?:like|love|support)|ich (?:mag|liebe|feier\\w*)|ich bin fur)(?: \\w+){1,3}|(?:mine|meiner?|meins|my (?:club|team|favou?rite(?: \\w+)?)|mein (?:verein|team|lieblings\\w*)) (?:is|are|ist|sind)(?: \\w+){1,3})$`);
const MOST_WORDS = 9;

/** Whether words (in plain letters) tell which star or club one likes best. */
export const praisesFavourite = (raw: readonly string[]): boolean => raw.length <= MOST_WORDS && PRAISES.test(raw.join(' '));
