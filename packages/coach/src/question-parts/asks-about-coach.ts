const OPEN = '(?:(?:and|und|so|but|aber|ok|okay|hey|hi|hallo|hello|sarah|coach|btw|also|na|wait|lol) )*';
const CLOSE = '(?: (?:tho|though|then|lol|haha|sarah|coach|really|actually|anyway|denn|eigentlich|uberhaupt|dann|jetzt|ever|please|pls|bitte|in the first place))*';
const YOU = '(?:you|u|ya|this bot|this coach|coach sarah|dich|sarah)';
const MAKER = new RegExp(`^${OPEN}(?:${[
  `(?:who|whos|(?:which|what) (?:company|person|people|team)) (?:(?:has|had|was|is|it|that|even|actually|really|the one that|the one who) )*(?:made|makes|built|build|created|creates|invented|programmed|programs|coded|wrote|designed|developed|trained) ${YOU}`,
  '(?:who|whos) (?:is )?(?:your|ur) (?:creator|maker|inventor|programmer|developer|owner|boss)', `who(?:s| is| are)? (?:the (?:person|people|company|one) )?behind (?:you|u|this)`, '(?:were|was|are) (?:you|u) (?:made|built|created|programmed|invented|written) by (?:a |an |the |some )?(?:human|humans|person|people|company|someone|who)', '(?:where|how) (?:do|did) (?:you|u) come from',
  '(?:wer|welche (?:firma|leute|person)) (?:hat|haben|hatte) (?:dich|sarah)(?: (?:eigentlich|denn|uberhaupt|so))* (?:gemacht|gebaut|erfunden|programmiert|entwickelt|erstellt|erschaffen|geschrieben|trainiert)', '(?:wer|welche firma) (?:ist|steckt|steht) (?:(?:eigentlich|denn) )*hinter (?:dir|sarah)', 'von wem (?:bist|wurdest|stammst) du(?: (?:eigentlich|denn))*(?: (?:gemacht|gebaut|programmiert|entwickelt|erstellt|erfunden|erschaffen))?(?: worden)?', 'wer ist (?:dein|deine) (?:erfinder|erfinderin|programmierer|programmiererin|chef|macher|entwickler|schopfer)', 'wer programmiert (?:dich|so was|sowas)', 'woher kommst du',
].join('|')})${CLOSE}$`);
const WHAT_I_SAY = '(?:what (?:i|we|ive|i ve) (?:have |had |just |ever |already )*(?:tell|told|say|said|write|wrote|written|talk|talked|asked|ask)(?: (?:you|u|to you|here|about|yesterday|before|last time|earlier))*|everything (?:i|we) (?:say|said|tell|told|write|wrote|talk|talked)(?: (?:you|to you|about))*|(?:our|this|the|my|last|old) (?:\\w+ )?(?:talks?|chats?|conversations?|messages?)|me|my name|who i am|this|that|things|stuff|anything|it)(?: (?:tomorrow|next time|later|forever|again|next week))?';
const MEMORY = new RegExp(`^${OPEN}(?:${[
  `(?:do|will|can|could|would) (?:you|u) (?:(?:still|even|really|always|also|actually) )*(?:remember|memori[sz]e|forget) ${WHAT_I_SAY}`,
  '(?:do|will) (?:you|u) (?:have|got) (?:a )?memory',
  '(?:merkst|erinnerst|vergisst|behaltst|weisst|kennst) du(?: (?:dir|dich|noch|eigentlich|auch|alles|denn|das|immer|an|mich|morgen|spater))* (?:was (?:ich|wir)(?: \\w+){0,5} (?:sag|sage|sagt|schreib|schreibe|erzahl|erzahle|gesagt|geschrieben|erzahlt|geredet|besprochen)(?: (?:hab|habe|haben))?|(?:an )?(?:mich|unser\\w* (?:gesprach\\w*|chat\\w*))|alles|das)',
  '(?:kannst|wirst) du (?:dir |dich |alles |das |an |mich |noch )*(?:merken|erinnern)(?: was ich(?: \\w+){0,4})?',
  '(?:weisst|kennst|merkst) du (?:dir )?(?:das|mich|alles)(?: (?:dann|auch|das|alles))*(?: (?:morgen|spater|nachste woche|nachstes mal))(?: (?:noch|auch noch|immer noch))?(?: alles)?',
  'weisst du(?: (?:morgen|spater|nachste woche|nachstes mal|dann))+(?: noch)? wer ich bin',
  'hast du ein gedachtnis',
].join('|')})${CLOSE}$`);

/** Whether a message (in plain letters) asks who made the coach, or what she remembers of a talk, and nothing else; null for all else. */
export const askedAboutCoach = (text: string): 'maker' | 'memory' | null => (MAKER.test(text) ? 'maker' : MEMORY.test(text) ? 'memory' : null);

const SOON = '(?:tomorrow|later|next (?:time|week|month)|morgen|spater|nachste woche|nachstes mal)';
const STILL = '(?:(?:still|even|also|noch|auch|dann|denn|eigentlich) )*';
const REMEMBERED_SOON = new RegExp(`^${OPEN}(?:(?:will|do|can) (?:you|u) ${STILL}(?:remember|know) (?:me|who i am|my name) ${STILL}${SOON}|(?:erinnerst|wirst) du dich (?:${STILL}${SOON}|${SOON} ${STILL})? ?${STILL}an mich(?: ${SOON})?(?: erinnern)?|(?:kennst|weisst) du (?:(?:mich|das) )?${SOON} (?:noch )?(?:mich|wer ich bin|wie ich heisse)|(?:kennst|weisst) du (?:mich|das) ${SOON} noch)${CLOSE}$`);
const NAMES_DAY = new RegExp(`(?:^| )${SOON}(?= |$)`);
/** Whether a message (in plain letters) asks the coach, and nothing else, whether she remembers the player on a day that is named. */
export const asksIfRememberedSoon = (text: string): boolean => REMEMBERED_SOON.test(text) && NAMES_DAY.test(text);
