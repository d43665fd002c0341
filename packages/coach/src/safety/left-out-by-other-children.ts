/**
 * That some others did one thing without the child: a chat, a game, a birthday. As a whole message, once and of children alone it is
 * sad and no danger; what all do, what comes again and again, and any further word leave it to the rules.
 */
const OPEN = '(?:(?:hi|hey|ok|so|and|but|und|aber|today|yesterday|heute|gestern|coach|sarah) )*';
const WHO_EN = '(?:(?:some of |two of |a few of )?(?:my|the|our) (?:other )?(?:team ?mates?|friends?|mates?|best friends?|team|boys|girls|kids|others|guys)(?: (?:from|in|on) (?:my|the|our) team)?|they)';
const CHAT = '(?:a |the |their |our |new |own |group |team |whats ?app |snap )*(?:chat|gc|group|groupchat)';
const TO = '(?: (?:to|for) (?:(?:the|a|his|her|their|my best friends?|my friends?) )*(?:party|bday|birthday|birthday party|sleepover|cinema|game|match|park|kickabout|it|chat|group))?';
const DID_EN = `(?:made|have|has|got|started|created|opened) ${CHAT} without me|(?:left|kicked|took|removed) me out of ${CHAT}|(?:didnt|did not|havent|have not|dont|do not) (?:invite|ask|add|include|pick|tell) me${TO}(?: ${CHAT})?|(?:all )?(?:went|played|met|go|meet)(?: (?:out|up|football|to the (?:park|cinema|pitch)|bowling|swimming))? without me`;
const WHO_DE = '(?:(?:ein paar|manche|zwei) (?:aus|von) (?:meiner|der|unserer|meinen|den) (?:mannschaft|team|freunden|mitspielern|anderen)|(?:meine|die|unsere) (?:anderen |besten |andern )?(?:mitspieler|mitspielerinnen|freunde|freundinnen|kumpels|jungs|madels|anderen|andern|mannschaft)|sie|die)';
const GROUP = '(?:eine? |ne |neue |eigene |whats ?app |team )*(?:whatsappgruppe|gruppe|chat|gruppenchat|teamgruppe)';
const DID_DE = `(?:haben|hat) (?:jetzt )?${GROUP} ohne mich(?: (?:gemacht|erstellt|aufgemacht))?|(?:haben|hat) mich (?:nicht|nich|aus der gruppe) (?:(?:zum|zur|zu der|zu seinem|zu ihrem) \\w+ )?(?:eingeladen|gefragt|hinzugefugt|geworfen|mitgenommen)|(?:waren|sind|spielen|treffen sich|haben) (?:heute |gestern )?ohne mich(?: (?:kicken|spielen|gespielt|im kino|im park|gegangen|getroffen|weg|los))*`;
const CLOSE = '(?: (?:today|yesterday|again|now|heute|gestern|lol|sad|and im sad|and i am sad|and it hurts|and that hurts|und das tut weh|und ich bin traurig|what (?:can|should|do) i do|was soll ich machen|was kann ich machen))*';
const LEFT_OUT = new RegExp(`^${OPEN}(?:${WHO_EN} (?:just |now )?(?:${DID_EN})|${WHO_DE} (?:${DID_DE}))${CLOSE}$`);

const COACH_DISLIKES = new RegExp(`^${OPEN}(?:(?:i think|i feel like|i believe|maybe|ich glaube?|ich hab das gefuhl|vielleicht) )?(?:that |dass )?(?:my|the|our|mein|meine|der|die|unser|unsere) (?:coach|trainer|trainerin|manager) (?:(?:doesnt|does not|dont|just doesnt|hardly) (?:really |even )?(?:like|rate|see|notice) me|(?:mag|sieht|kann|beachtet) mich (?:nicht|nich|gar nicht|einfach nicht)(?: leiden)?|mich (?:nicht|nich) (?:mag|leiden kann))${CLOSE}$`);
/** Whether words (in plain letters) tell, from first to last, that the coach of the team does not like the player. */
export const tellsOnlyOfCoachsDislike = (words: readonly string[]): boolean => COACH_DISLIKES.test(words.join(' '));

/** Whether words (in plain letters) tell, from first to last, that some other children did something without the player. */
export const tellsOnlyOfBeingLeftOut = (words: readonly string[]): boolean => LEFT_OUT.test(words.join(' ')) && !/\bagain\b/.test(words.join(' '));

const SOMEBODY = '(?:one|a|an|some|this|that|these|those|two|the|my|einem|einer|eines|dem|der|den|diesem|dieser|zwei|ein paar|meinem|meiner|un|una|ese|esa|este|cet|cette|certain\\w*|um|uma)(?: (?:older|big|mean|other|certain|gewissen|grossen|alteren|anderen))?(?: (?:of the|von den|de los))? (?:boys?|girls?|kids?|guys?|players?|person|people|man|men|older ones|jungen?|jungs|madchen|typen?|mann|spielers?|leuten?|kinder\\w*|chic[oa]s?|nin[oa]s?|garcons?|filles?|gars|menin[oa]s?|garot[oa]s?)';
/** Because of whom a child stays away is asked about: mostly a quarrel, and sometimes more. */
export const staysAwayFromSomebody: readonly string[] = [
  `(?:dont|do not|never|not|cant) (?:\\w+ ){0,2}?(?:want|wanna|like|going|go|come)#(?:because of|cos of|cause of|bc of|coz of|due to) ${SOMEBODY}`,
  `(?:will|mag|geh|gehe|mochte|trau\\w*) (?:\\w+ ){0,3}?(?:nicht|nich|nimmer|nie)#wegen ${SOMEBODY}`,
  `(?:no quiero|ya no quiero)#por (?:culpa de )?${SOMEBODY}`,
  `(?:veux|vais|aime) (?:pas|plus)#a cause (?:de |d )?${SOMEBODY}`,
  `(?:nao quero|nao vou)#por causa (?:de |d)?${SOMEBODY}`,
];
