import { wordsOf } from '../text/recognise-words.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import { isOfParent, parentTurn } from './parent-of-child.ts';

/**
 * An adult tells or asks of a stranger who turned to a child: by message, call, request or picture, or in the street. The rules for
 * what a child tells of itself do not know “my daughter” and “her”, and their answers speak to the child.
 */
const NOT_KNOWN = '(?:(?:i|we|she|he|they|nobody|no one) (?:dont|doesnt|do not|does not|didnt|never)?(?: (?:even|really))? ?(?:know|knows|knew|met)|(?:my|our) (?:\\w+ ){1,2}(?:doesnt|dont|does not|do not) know|(?:she|he|(?:my|our) (?:\\w+ ){1,2})(?:only )?(?:met|got to know|knows) (?:only )?(?:online|on (?:the )?(?:internet|\\w+)|from (?:the internet|a game|gaming)))';
const NOT_KNOWN_DE = '(?:(?:wir|ich|sie|er|niemand|keiner|mein\\w* \\w+|unser\\w* \\w+)(?: (?:gar|uberhaupt|alle|beide))* nicht kenn\\w+|(?:niemand|keiner|keine\\w*)(?: \\w+)? kennt)';
const STRANGER = new RegExp(
  `\\b(?:strangers?|(?:unknown|strange|random|unfamiliar) (?:\\w+ )?(?:man|men|woman|guys?|person|people|adults?|bloke|account|number|profile)|(?:man|men|woman|guy|person|people|adult|someone|somebody|bloke|account|number|profile) (?:(?:that|who|whom|which) )?${NOT_KNOWN}|(?:wild)?fremde?[nmrs]?(?= (?:\\w+ ){0,2}?(?:mann|manner|frau|frauen|person|personen|mensch|menschen|typ|typen|kerl|erwachsene\\w*|leute|account|nummer|konto|profil|hat|haben|schreib\\w*|hatte|meine\\w*|unser\\w*|ihr|ihm|kontakt\\w*|sie|ihn|spr\\w*)\\b)|fremder|fremden|unbekannte[nmrs]?|jemand\\w* fremde[srmn]?|(?:mann|frau|person|typ|kerl|jemand\\w*|einer|erwachsene\\w*|account|nummer|leute) (?:der|die|das|den|denen) ${NOT_KNOWN_DE})\\b`,
);
/** How one turns to a child: written, called, sent, followed, asked for something or spoken to. */
const TURNS_TO_CHILD = /\b(?:messages?|messaged|messaging|dms?|dmed|writes?|wrote|written|writing|texts?|texted|texting|contact(?:s|ed|ing)?|rang|rings?|phoned|phones|(?:calls?|called|calling) (?:\w+ ){1,3}(?:on|up|at|by|from)|add(?:s|ed)|request\w*|sends?|sent|sending|chats?|chatt\w+|approach(?:es|ed)|follow(?:s|ed|ing)?|stalk\w*|want(?:s|ed)? (?:to meet|(?:her|his|their) (?:number|phone|address|photos?|pictures?))|ask(?:s|ed|ing)? (?:\w+ ){1,3}(?:for|about|where|how old|to meet|to send|to come)|schreib(?:t|en|e)|schrieb(?:en)?|geschrieben|\w*angeschrieben|(?:schreibt|schrieb) (?:\w+ ){1,3}an|kontaktier\w*|angerufen|ruft|nachrichten?|anfrage\w*|schickt\w*|geschickt|gesendet|sendet|chattet|chatten|gechattet|angesprochen|ansprach|(?:spricht|sprach) (?:\w+ ){1,4}an|verfolgt\w*|folgt|gefolgt|auflauer\w*|lauert\w*|aufgelauert|hinzugefugt|(?:fragt|fragte|gefragt) (?:\w+ ){0,4}(?:nach|wo|wie alt|ob)|nach (?:\w+ ){0,3}gefragt|(?:will|wollte|mochte) (?:\w+ ){1,4}treffen)\b/;
const HER_OR_HIM = /\b(?:her|him|ihr|ihm|sie|ihn)\b/;
const OF_ONESELF = /\b(?:me|us|mir|mich|uns)\b/;
const FRIEND = /\b(?:friends?|mates?|freund\w*|kumpels?|team ?mates?|mitspieler\w*|classmates?)\b/;
/** Whether that can happen in this app is asked, and not told. */
const ASKS_IF_IT_CAN = /^(?:(?:hi|hey|hello|hallo|and|und|so|also|but|aber|sarah|coach) )*(?:can|could|may|might|are|is it possible|kann|konnen|konnte|konnten|darf|durfen|ist es moglich)\b(?! (?:you|u|i|we|ich|wir|man|du)\b)/;

/** What was done, behind which the question whether it is safe here is asked because of it. */
const TOLD = /\b(?:wrote|messaged|texted|sent|contacted|added|written|phoned|got|keeps|asked|followed|approached|geschrieben|\w*angeschrieben|geschickt|angesprochen|kontaktiert|angerufen|bekommen|verfolgt|gefragt)\b/;

/** Who a stranger turned to, as told by another: an own child, or her or him, who may be a parent's child. */
export type ToldOf = 'ownChild' | 'herOrHim';

/** Of whom a message tells or asks that a stranger turned to it; null for all else. */
export const strangerTurnedTo: (message: string) => ToldOf | null = rememberedDuringAnswer((message): ToldOf | null => {
  const text = wordsOf(message).join(' ');
  if (!STRANGER.test(text) || !TURNS_TO_CHILD.test(text) || ASKS_IF_IT_CAN.test(text)) return null;
  if (isOfParent(message)) return parentTurn(message) === 'childTalkSeen' && !TOLD.test(text) ? null : 'ownChild';
  return HER_OR_HIM.test(text) && !OF_ONESELF.test(text) && !FRIEND.test(text) ? 'herOrHim' : null;
});

/** Whether a message tells that a stranger wrote to who writes it. */
export function strangerWroteToMe(message: string): boolean {
  const text = wordsOf(message).join(' ');
  return STRANGER.test(text) && TURNS_TO_CHILD.test(text) && OF_ONESELF.test(text) && !ASKS_IF_IT_CAN.test(text);
}
