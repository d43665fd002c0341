import type { SafetyAnswerKind } from '@touchline/domain';
import { beginsQuestion } from '../text/asks-something.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import { tellsNoMore } from './leading-denial.ts';

/** Adults whom a child tells; not those who lead a team, of whom it may be told. */
const ADULT = '(?:(?:my|the|our|mein\\w*|der|die|dem|den|unser\\w*) )?(?:mum|mom|mam|mummy|mommy|dad|daddy|parents?|mother|father|step ?mum|step ?dad|gran|granny|nan|nana|nanny|grandma|grandad|grandpa|aunt\\w*|teacher|mama|mami|papa|papi|mutter|vater|eltern|oma|opa|tante|lehrer\\w*)';
const TOLD = [
  `(?:i )?(?:(?:have|ve|just|already|now|finally) )*(?:told|showed|spoke to|talked to|said it to) (?:(?:it|that|this|everything|all) )*(?:to )?${ADULT}(?: (?:and|about|it|everything|all of it|that|already|now|the (?:messages?|chat)|${ADULT}))*`,
  `${ADULT} (?:now )?knows?(?: (?:about|it|everything|now|already))*`,
  `(?:ich )?(?:hab|habe|habs|habes)(?: (?:es|das|alles|schon|jetzt|gerade|heute|gleich|mit))* ${ADULT}(?: (?:und|schon|alles|es|das|davon|jetzt|${ADULT}))* (?:gesagt|erzahlt|gezeigt|geredet|gesprochen)`,
  `${ADULT} (?:weiss|wissen)(?: (?:es|das|jetzt|schon|davon|bescheid|alles))*`,
].join('|');
const WHOM = '(?: (?:him|her|them|it|that|this|the (?:account|chat|guy|person|boy|man|messages?|number)))?';
/** What an adult says or does so that a child is safe. */
const PROTECTS = [
  `(?:(?:to|i should|i have to|i must|just|me to|me) )*(?:block(?:ed|s)?|report(?:ed|s)?|delet(?:e|ed|es)|ignor(?:e|ed|es)|(?:not to|not|dont|never) (?:answer|reply|write back))${WHOM}`,
  '(?:called|rang|phoned|told|messaged|emailed|is (?:calling|telling|talking to)|talked to|will (?:call|tell|talk to)) (?:the |our |my )?(?:police|club|school|teachers?|head ?teacher)',
  '(?:(?:is|s|are|re|will|ll) )?(?:deal(?:ing|s)? with|sort(?:ing|ed|s)?(?: out)?|look(?:ing|s)? (?:after|into)|tak(?:ing|es|e) care of|handl(?:ing|ed|es)|help(?:ing|ed|s)?)(?: (?:it|that|this|me|out|now))*',
  '(?:(?:its|it is|thats) )(?:all )?(?:ok|okay|sorted|fine|over|not my fault)(?: now)?|(?:i did (?:the right thing|well)|well done)',
  '(?:(?:is|was|s) )?(?:(?:really|so|very) )*(?:glad|proud|happy)(?: (?:of me|that|i told (?:him|her|them)))*',
  '(?:(?:dass|ich|soll|ihn|sie|es|das|den|die|account|chat|typen|nummer|gleich|sofort|jetzt|schon|alles) )*(?:blockiert|blockieren|blockier|gemeldet|melden|geloscht|loschen|ignorieren|nicht (?:mehr )?(?:antworten|zuruckschreiben))(?: soll)?',
  '(?:(?:die|der|den|bei|beim|schon|gleich|polizei|schule|verein) )+(?:angerufen|gesprochen|bescheid gesagt|informiert)',
  '(?:kummert|kummern) sich(?: (?:jetzt|schon|drum|darum|um alles))*|(?:regelt|klart|regeln|klaren) (?:das|es)(?: jetzt)?|(?:hilft|helfen) mir(?: jetzt)?|(?:ist|sind|war|waren) (?:(?:froh|stolz) )(?:dass ich es gesagt hab\\w*|auf mich)?',
].join('|');
const DOES = `(?:and |und )?(?:(?:he|she|they|we|er|sie|die|der|wir|${ADULT}) )?(?:(?:has|have|already|then|just|hat|haben|hats|said|says|told|sagt|sagte|gesagt|meint|meinte) )*(?:${PROTECTS})`;
const CALLS = '(?:no+|yes|yeah|yep|ja|ok|okay|alright|hi|hey|hallo|sarah|coach|thanks|thank you|danke|well|so|and|und|also|now|jetzt|all good|alles gut)';
/** To go back to what was spoken of is no going back to somebody. */
const GOES_BACK = /\bgo(?:ing)?\s+back\s+to\b/i;
/** A sign that ends a clause, among words in plain letters. */
const SIGN = '/';
const FRONT = new RegExp(`^(?:(?:${CALLS}|${TOLD}|${DOES}|${SIGN})(?: |$))+$`);
const HAS_TOLD = new RegExp(`(?:^| )(?:${TOLD})(?= |$)`);
const ENDS = /[.,;:!?…–-]$/;
const MOST_TOKENS = 24;

/** The words of tokens in plain letters, with a sign where a clause ends. */
const clausesOf = (tokens: readonly string[]): string => tokens.flatMap((token) => [...wordsOf(token), ...(ENDS.test(token) ? [SIGN] : [])]).join(' ');

const behindTold = rememberedDuringAnswer((message: string): string | null => {
  const tokens = message.trim().split(/\s+/);
  for (let end = Math.min(tokens.length - 1, MOST_TOKENS); end > 0; end -= 1) {
    const front = clausesOf(tokens.slice(0, end));
    if (!FRONT.test(front) || !HAS_TOLD.test(front)) continue;
    const rest = tokens.slice(end).join(' ');
    if (ENDS.test(tokens[end - 1] ?? '') || beginsQuestion(wordsOf(rest).join(' '))) return tellsNoMore(rest.replace(GOES_BACK, '')) ? rest : null;
  }
  return null;
});

/**
 * What a message asks behind a crisis and behind the words that an adult was told, with what that one did for the child's safety:
 * then the talk may go on. Null where it says none of that, tells of more, or where the body was in danger.
 */
export const restBehindToldAdult = (message: string, safetyBefore: SafetyAnswerKind | null): string | null => (safetyBefore === null || safetyBefore === 'body' ? null : behindTold(message));
