import { wordsOf } from '../text/recognise-words.ts';

/** What if the ball hits me, asked by who told that the ball frightens them; English and German, in plain letters, the whole message. */
const PART = '(?:me|my (?:face|head|nose|belly|stomach|tummy|legs?|glasses|hands?|eyes?|body)|(?:me )?in (?:the|my) (?:face|head|nose|belly|stomach|tummy|legs?|eyes?)|mich|mir|(?:mich )?(?:im|am|ins|an den|an die|in den|auf die|auf den) (?:gesicht|kopf|nase|bauch|bein|auge|korper)|mein(?:e|en)? (?:gesicht|kopf|nase|bauch|brille))';
const ASKED = new RegExp(`^(?:(?:and|but|so|ok|okay|und|aber|ja|yes|yeah) )*(?:(?:what|was)(?: (?:is|happens|passiert|ist|mach ich|tue ich|do i do))? )?(?:if|when|wenn) (?:it|the ball|a ball|er|der ball|ein ball|der) (?:(?:does|really|still|then|again|accidentally|dann|doch|wieder|mal|wirklich|aus versehen) )*(?:(?:hits?|comes (?:in|at)|gets) (?:${PART} ?)+|(?:${PART} )+(?:trifft|abkriegt|fliegt))(?: (?:hard|really|again|then|dann|doch|tho|though))*$`);
const FEARED = /^(?=.*\b(?:balls?|balle?n?)\b)(?=.*\b(?:scared?|scard|scarred|afraid|fear|frightened|frightens|scares|angst|flinch\w*|duck\w*|furcht\w*)\b)/;

/** Whether words (in plain letters) ask what happens if the ball hits one. */
export const asksIfBallHits = (words: readonly string[]): boolean => ASKED.test(words.join(' '));

/** Whether a message asks that behind a turn that told of fear of the ball. */
export const fearsBallMayHit = (words: readonly string[], turns: readonly string[]): boolean => asksIfBallHits(words) && turns.some((turn) => FEARED.test(wordsOf(turn).join(' ')));
