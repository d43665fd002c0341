import { some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUp, TalkFollowUpRow } from './talk-follow-up-row-type.ts';

const OFFSIDE = some('off ?sides?', 'ofs[iy]des?', 'of side', 'offsite', 'onside', '(?:im )?abseit[sz]\\w*');
/** Asks whether a rule holds in a case, or names just the case. */
const ASKS_CASE = /^(?:(?:and|but|ok|so|und|aber|also|hey|hi|lol|wait|oh|coach|sarah|then|dann) ){0,3}(?:can|could|is|are|am|may|does|do|what about|how about|what if|if|in|from|at|with|for|when|also|as|even|kann|konnen|kannst|ist|sind|bin|darf|gilt|gelten|gibts?|zahlt|steht|was ist|was wenn|wie ist|auch|beim?|vom?|aus|im|mit|fur|wenn|als|sogar|hinter|behind|throw|corner|free|goal|ecke|einwurf|freistoss|der|die|the|a|an|ein|eine|torwart|goalie|keeper)(?= |$)/;
/** Wants to hear the reason, the whole rule or an example. */
const ASKS_MORE = some('why', 'how come', 'explain', 'example', 'what is', 'whats', 'what does', 'what happens', 'mean\\w*', 'warum', 'wieso', 'weshalb', 'erklar\\w*', 'beispiel\\w*', 'was heisst', 'was bedeutet', 'was passiert', 'how (?:do|can|to|many|far)', 'wie (?:geht|viele|weit|mach\\w*)');
const KEEPER = some('keepers?', 'goal ?keepers?', 'goal(?:ie|y|ies)s?', 'torwart\\w*', 'torhuter\\w*', 'torfrau', 'tormann');
/** Whether the keeper counts as one of two, or what is done past or by one, are other cases. */
const OF_KEEPER_OTHERWISE = some('counts?', 'counted', 'one of', 'two', '2', 'zahlt', 'mitgezahlt', 'einer von', 'zwei', 'behind', 'past', 'beat', 'between', 'hinter', 'vorbei', 'zwischen', 'only', 'nur', 'pass\\w*', 'ruckpass\\w*', 'hands?', 'hande?n?', 'touch\\w*', 'holds?', 'score\\w*');
const RESTART = some('throw ?ins?', 'throwings?', 'einw\\w+', 'goal ?kicks?', 'abst(?:oss|osse|ossen)', 'corners?', 'corner ?kicks?', 'eck(?:e|en|ball|balle|ballen|stoss)');
const FREE_KICK = some('free ?kicks?', 'freist(?:oss|osse|ossen)');
const PENALTY = some('penalt(?:y|ies)', 'pens?', 'elfmeter\\w*', 'elfer\\w*', 'strafst\\w+');
const BEHIND_BALL = some('behind (?:the )?ball', 'hinter (?:dem |m |n |den )?ball', 'hinterm ball');
const SHOT = some('shoot\\w*', 'score\\w*', 'aim\\w*', 'saves?', 'schiess\\w*', 'treff\\w*', 'halten', 'wall', 'mauer');

/** A case of the offside rule, named with it or behind it. */
const offsideCase = (to: TalkFollowUp, asks: readonly RegExp[], unless: RegExp): readonly TalkFollowUpRow[] => [
  { to, asks: [OFFSIDE, ASKS_CASE, ...asks], unless, mostWords: 14 },
  { to, talk: OFFSIDE, asks: [ASKS_CASE, ...asks], unless, mostWords: 10 },
];
const either = (...patterns: readonly RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'));

const JOB = some('what (?:\\w+ ){0,4}?(?:must|should|do|does|need|needs|have to|has to|gotta|job|task|tasks|role)(?: \\w+){0,6}', 'whats (?:my|the|a) (?:job|task|role)(?: \\w+){0,4}', 'how (?:do|should) (?:i|you|u) play(?: \\w+){0,4}', 'was (?:muss|soll|sollte|macht|mach|mache|braucht|hab|habe)(?: \\w+){0,6}', 'was (?:sind|ist) (?:da )?(?:die|meine) aufgaben?(?: \\w+){0,4}', 'worauf (?:muss|soll|kommt)(?: \\w+){0,5}', 'wie spiel(?:t man|e ich)(?: \\w+){0,4}');
/** Tells that others decided on the place. */
const PUT_THERE = /(?:^| )(?:(?:puts?|plays?|sticks?|makes?|moved|moves?|wants?|put) me|stuck (?:at|in|on)|(?:have|got|need) to play|always (?:at|in|on) (?:\w+ )?(?:back|midfield|goal|wing)|stellt (?:er |sie |der trainer |mein trainer )?mich|muss (?:ich )?(?:immer |jetzt |plotzlich |dauernd )?(?:hinten|vorne|im|in|auf|als|links|rechts|aussen)|setzt (?:er |sie )?mich|soll (?:ich )?(?:immer |jetzt )?(?:hinten|im|auf|als) )(?= |$|\w)/;
const OTHERWISE_OF_POSITION = some('drills?', 'exercises?', 'ubung\\w*', 'train\\w*', 'practi[cs]\\w*', 'uben', 'say', 'tell', 'ask', 'sagen?', 'fragen?', 'why', 'warum', 'wieso', 'hurts?', 'weh', 'scared', 'angst', 'cry\\w*', 'wein\\w*', 'shouts?', 'schreit');
const POSITIONS: readonly (readonly [Extract<TalkFollowUp, { readonly term: unknown }>['term'], RegExp])[] = [
  ['roleFullBack', some('(?:right|left|full|wing) ?backs?', 'rb', 'lb', 'rv', 'lv', 'hinten (?:rechts|links)', '(?:rechts|links) hinten', '(?:rechts|links|aussen) ?verteidiger\\w*', '(?:rechte|linke)[rn]? (?:aussen)?verteidiger\\w*')],
  ['roleCentreBack', some('cent(?:re|er) ?backs?', 'cb', 'innenverteidig\\w*', 'iv', 'hinten (?:in der )?mitte')],
  ['roleHolding', some('holding mid\\w*', 'defensive mid\\w*', 'cdm', 'sechser', 'auf der (?:6|sechs)', 'number (?:6|six)')],
  ['roleWinger', some('(?:right|left) ?wing(?:er)?', 'wingers?', 'on the wing', '(?:rechts|links) aussen', 'flugel\\w*')],
  ['roleStriker', some('strikers?', 'up front', 'sturmer\\w*', 'im sturm', 'ganz vorne?')],
  ['roleMidfield', some('midfield\\w*', 'mittelfeld\\w*')],
];
/** What a place asks for, behind or within a complaint that one has to play there. */
const taskOfPosition = ([term, place]: (typeof POSITIONS)[number]): readonly TalkFollowUpRow[] => [
  { to: { term }, asks: [JOB, place, PUT_THERE], unless: OTHERWISE_OF_POSITION, mostWords: 24 },
  { to: { term }, talk: PUT_THERE, asks: [JOB, place], unless: OTHERWISE_OF_POSITION, mostWords: 14 },
  { to: { term }, asks: [some('(?:what|was) (?:must|should|do|does|need|needs|muss|soll|macht)(?: \\w+){0,6}'), place, some('there', 'then', 'da', 'dort', 'be able to', 'konnen')], unless: OTHERWISE_OF_POSITION, mostWords: 12 },
];

/** Whether the offside rule holds in a case, and what a place on the pitch asks for of who is put there. */
const PUTS_ME = some('(?:coach|trainer\\w*|he|she|er|sie)(?: (?:always|only|just|keeps?|still|will|tut|macht))* (?:puts?|plays?|sets?|makes?|sticks?|lets?|putting|playing|stellt|setzt|packt|lasst|tut|steckt) (?:me|mich)(?: (?:immer|nur|halt|doch|wieder|always|only|just|play|playing|spielen))*(?: (?:at|in|on|as|to|the|a|an|be|der|die|das|den|ins|im|in|auf|als|ganz|nach))* (?:back|defen[cs]e|defender|goal|front|wing|midfield|bench side|left back|right back|full ?back|keeper|goalie|hinten|vorne|abwehr|verteidig\\w*|tor|torwart|mittelfeld|flugel|aussen|links|rechts)(?: (?:hin|rein|spielen))?');
/** Who asks why, or what is done there, and who tells that it goes well. */
const NO_COMPLAINT = some('what', 'how', 'was', 'wie', 'why', 'warum', 'wieso', 'today', 'tomorrow', 'heute', 'morgen', 'best', 'like it', 'love it', 'gefallt', 'gut', 'happy', 'froh', 'penalt\\w*', 'elfmeter\\w*');
const OFTEN = some('always', 'only', 'just', 'keeps?', 'every (?:match|game|time)', 'never', 'but', 'immer', 'nur', 'jedes (?:spiel|mal)', 'nie', 'aber', 'lieber', 'rather');
const WISHES_TEN = some('(?:ich )?(?:will|mochte|mocht|wurde|ware)(?: (?:ich|halt|aber|doch|gern|gerne|lieber|so|nur|mal|einfach|auf|der|die|als|n|nen|auch|echt|unbedingt))* (?:10|10er|zehner|spielmacher\\w*|nummer 10|8er|achter|6er|sechser)(?: (?:sein|spielen|werden|position))?', '(?:i )?(?:want|wanna|would like|would love|id like|id love|rather)(?: (?:to|just|play|be|as|in|at|the|a|an|really|number|only|rather))* (?:10|no 10|number ten|ten|playmaker|8|6)(?: (?:role|position|instead))?');

export const RULE_AND_POSITION_ROWS: readonly TalkFollowUpRow[] = [
  { to: { topic: 'notMyPosition' }, asks: [PUTS_ME, OFTEN], unless: NO_COMPLAINT, mostWords: 14 },
  { to: { topic: 'notMyPosition' }, talk: /\b(?:coach\w*|trainer\w*|position\w*|stellt|puts?)\b/, asks: [WISHES_TEN], unless: some('plan\\w*', 'drills?', 'ubung\\w*', 'minute\\w*', 'minuten'), mostWords: 12 },
  { to: { topic: 'midfielderRole' }, asks: [WISHES_TEN], unless: some('plan\\w*', 'drills?', 'ubung\\w*', 'minut\\w*', 'mins?', 'times', 'mal', 'touches', 'goals?', 'tore', 'level', 'years?', 'jahre', 'a day', 'coach\\w*', 'trainer\\w*'), mostWords: 10 },
  ...offsideCase({ line: 'offsideKeeperToo' }, [KEEPER], either(ASKS_MORE, OF_KEEPER_OTHERWISE)),
  ...offsideCase({ term: 'offsideThrowIn' }, [RESTART], either(ASKS_MORE, KEEPER, FREE_KICK)),
  ...offsideCase({ line: 'offsideFreeKick' }, [FREE_KICK], either(ASKS_MORE, SHOT)),
  ...offsideCase({ line: 'offsidePenalty' }, [PENALTY], either(ASKS_MORE, SHOT)),
  ...offsideCase({ line: 'offsideNotBehind' }, [BEHIND_BALL], either(ASKS_MORE, KEEPER, some('where', 'which', 'wo', 'dont get', 'understand', 'versteh\\w*', 'check\\w*', 'kapier\\w*'))),
  ...POSITIONS.flatMap(taskOfPosition),
];
