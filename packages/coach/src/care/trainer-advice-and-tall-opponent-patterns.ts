import { inEitherOrder, some } from '../question-parts/whole-word-pattern.ts';
import type { CarePattern } from './care-pattern-type.ts';

/** Everyday things of a player's matches and of the trainer that sound like worries; English and German. */
const KEEP_GOING = some('keep (?:on )?(?:going|it up|at it|working|training|doing|practi[cs]ing|trying|your head up)(?: \\w+){0,2}', 'carry on', 'just (?:train|practi[cs]e|work)(?: (?:on|hard|more))*', 'be patient', 'patience', 'good (?:job|work|boy|girl|lad)', 'well done', 'youre (?:doing )?(?:fine|good|ok)', 'its (?:fine|good|ok)', '(?:to )?be (?:more )?patient', '(?:nur |immer |bloss )*(?:mach )?(?:einfach )?(?:weiter so|so weiter)', 'weiter ?mach\\w*', 'weiter (?:uben|trainieren)', 'geduld', 'gedulden', 'dran ?bleiben', 'bleib dran', 'passt (?:schon|so)', 'alles gut', 'gut gemacht', 'wird schon', 'kommt schon');
const SAYS = some('says?', 'said', 'saying', 'tells?', 'told', 'answers?', 'answered', 'goes', 'is like', 'replies', 'sagt', 'sagte', 'gesagt', 'meint', 'meinte', 'antwortet', 'heisst es', 'kommt');
const COACH = some('coach\\w*', 'trainer\\w*', 'manager', 'he', 'hes', 'she', 'shes', 'er', 'sie', 'der', 'die');
const ONLY = some('only', 'just', 'always', 'again', 'every (?:\\w+ )?time', 'same', 'all', 'ever', 'nothing (?:else|more)', 'nur', 'immer', 'bloss', 'wieder', 'jedes ?mal', 'dasselbe', 'das gleiche', 'sonst nichts', 'mehr nicht', 'already asked', 'asked', 'schon gefragt', 'gefragt');
const OF_COACH = /\b(?:coach\w*|trainer\w*|manager)\b/;
const TALL = some('(?:really |so |very |much )?(?:tall|taller|big|bigger|huge|giant)(?: (?:players?|kids?|boys?|girls?|defenders?|lads?|guys?|ones?|people|opponents?))', '(?:everyone|everybody|they|theyre|they are|all|others) (?:\\w+ ){0,3}?(?:taller|bigger|so tall|so big|huge)', '(?:gro(?:ss|sz)\\w*|riesig\\w*|riesen|lange\\w*|grosser\\w*|schrank\\w*)');
const AHEAD = some('(?:in front|ahead) of me', 'before me', 'block\\w*', 'stand\\w* (?:\\w+ ){0,2}?(?:in front|in my way)', 'in my way', 'cant see', 'see nothing', 'over me', 'above me', 'vor mir', 'vor mich', 'im weg', 'seh\\w* (?:\\w+ ){0,3}?(?:nichts|nix|nicht)', 'verdeck\\w*', 'uber mich');
const OF_BALLS_IN = /\b(?:corners?|cross\w*|free ?kicks?|goal|keeper|box|penalty area|high balls?|headers?|ball|match\w*|games?|ecke\w*|eckball\w*|eckballe\w*|flanke\w*|freistoss\w*|strafraum|sechzehner|tor|torwart|hohe\w* b[ao]ll\w*|kopfball\w*|spiel\w*)\b/;
/** Of a trainer who only says to go on. */
const TOLD_TO_GO_ON = inEitherOrder(OF_COACH, KEEP_GOING);
const ASKED_ALREADY = /^(?:(?:but|and|yes|yeah|well|no|ja|aber|und|nein|doch|hm) )*(?:(?:(?:ive|i have|i|weve|we) )?(?:already )?(?:asked|talked to|told|spoke to|spoken to) (?:him|her|them|my coach|the coach|my trainer)(?: (?:that|already|before|twice|about it|last week|yesterday|today|too))*|(?:das )?(?:hab|habe) ich (?:ihn|sie|den trainer|die trainerin|meinen trainer|ihm|ihr)? ?(?:(?:schon|doch|das|alles|mal|zweimal|langst) )*(?:gefragt|gesagt|angesprochen)|(?:ich )?(?:hab|habe) (?:(?:das|ihn|sie|ihm|ihr|den|trainer|meinen|es|schon|doch|langst|zweimal|dreimal|mehrmals|oft|auch|mal) )*(?:gefragt|gesagt|angesprochen))$/;
const NO_TIME = some('(?:no|never|hardly any|doesnt have|hasnt got|never has|never got) (?:\\w+ )?time(?: \\w+){0,3}', '(?:always|too) busy', '(?:keine|nie|kaum) (?:\\w+ )?zeit', 'immer im stress');
const WHAT_TO_ASK = some('something (?:i can |to )(?:ask|say|tell)(?: \\w+){0,2}', 'what to (?:ask|say|tell)(?: \\w+){0,2}', 'was (?:ich|man) (?:\\w+ ){0,3}?(?:fragen|sagen) (?:kann|soll|konnte)', 'what (?:should|shall|can|do|could) i (?:\\w+ )?(?:ask|say|tell)(?: \\w+){0,3}', 'how (?:should|shall|can|do) i (?:\\w+ )?(?:ask|say)(?: \\w+){0,3}', 'was (?:soll|kann|muss|sollte) ich (?:\\w+ ){0,4}?(?:fragen|sagen)', 'was (?:frag|frage|sag|sage) ich(?: \\w+){0,3}', 'wie (?:frag|frage|sag|sage) ich(?: \\w+){0,4}');
const CANT_SEE = some('(?:cant|cannot|dont|never|hardly) (?:really )?see (?:\\w+ ){0,2}?(?:ball|anything|it|a thing|nothing)', 'see nothing', 'seh\\w* (?:\\w+ ){0,4}?(?:nichts|nix|den ball nicht|kaum was)', 'keine sicht');
const SET_PIECE = some('corners?', 'cross\\w*', 'free ?kicks?', 'goal ?mouth', 'penalty area', 'ecken?', 'eckb[ao]ll\\w*', 'flanken?', 'freistoss\\w*', 'standards?', 'strafraum');
const ONLY_TALL_AHEAD = /^(?:(?:weil|because|cos|but|da|und|and|there are|theres|es sind|da sind|da stehen|stehen|lauter|alle|all|so|viele|loads of|immer|always) )*(?:grosse?n?|riesen|riesige|longer|tall|taller|big|bigger|huge)(?: (?:spieler|gegner|jungs|leute|verteidiger|ones|kids|players|defenders|people|guys|lads))? (?:(?:stehen|immer|sind|direkt|always|standing|are|right|genau) )*(?:vor mir|in front of me|ahead of me|before me)(?: (?:stehen|sind|immer))*$/;
const HARM = some('hits?', 'push\\w* me', 'scared', 'afraid', 'angst', 'schubs\\w*', 'bedroh\\w*', 'warten?', 'wait\\w*', 'laugh\\w*', 'lachen', 'weh', 'hurts?', 'school', 'schule', 'weg ?nehm\\w*', 'home', 'heim', 'bus', 'strasse', 'street', 'allein\\w*', 'alone', 'secret\\w*', 'geheim\\w*', 'foto\\w*', 'naked', 'touch\\w*');

/** How it is to sound, and not what is to be asked. */
const IN_WHAT_TONE = some('without (?:being|sounding|seeming) \\w+', 'without annoying(?: \\w+)?', '(?:not|dont) (?:sound|seem|be) (?:\\w+ )?(?:annoying|rude|whiny|pushy|needy)');

export const trainerAdviceAndTallOpponentPatterns: readonly CarePattern[] = [
  { of: 'onlyKeepGoing', says: [KEEP_GOING, SAYS, COACH, ONLY], behind: OF_COACH, unless: HARM, by: 'player', mostWords: 26 },
  { of: 'onlyKeepGoing', says: [SAYS, COACH, ONLY], behind: TOLD_TO_GO_ON, unless: HARM, by: 'player', mostWords: 12 },
  { of: 'onlyKeepGoing', says: [ASKED_ALREADY], behind: OF_COACH, by: 'player', mostWords: 14 },
  { of: 'onlyKeepGoing', says: [NO_TIME, COACH], behind: TOLD_TO_GO_ON, unless: HARM, by: 'player', mostWords: 12 },
  { of: 'onlyKeepGoing', says: [WHAT_TO_ASK], behind: TOLD_TO_GO_ON, unless: new RegExp(`${HARM.source}|${IN_WHAT_TONE.source}`), by: 'player', mostWords: 14 },
  { of: 'tallAhead', says: [ONLY_TALL_AHEAD], by: 'player', mostWords: 10 },
  { of: 'tallAhead', says: [CANT_SEE, SET_PIECE], unless: HARM, by: 'player', mostWords: 18 },
  { of: 'tallAhead', says: [TALL, AHEAD], behind: OF_BALLS_IN, unless: HARM, by: 'player', mostWords: 24 },
];

const FRIEND = some('(?:my |mein\\w* )?(?:best |beste\\w* |own |eigene\\w* |closest |good |gute\\w* )*(?:friends?|bff|bestie|mate|mates|buddy|cousin\\w*|freund\\w*|kumpel\\w*|beste\\w*|sister|brother|bruder|schwester)', 'one of (?:them|the girls|the boys)', 'eine (?:von|davon)', 'einer (?:von|davon)');
const JOINS_IN = some('(?:is|was|s|are) (?:in|on|part of) (?:it|this|that|on it)', '(?:is |s )?one of (?:them|those)', 'joins? in', 'joined in', 'joining in', 'does it (?:too|as well|also)', 'do it (?:too|as well)', '(?:laughs?|laughing) (?:too|as well|along|with them)', 'with them', 'on their side', 'takes their side', 'goes along', 'does nothing', 'says nothing', 'just watches', '(?:still|even) (?:be )?(?:my )?friends?', 'friends with (?:her|him|them)', 'invite (?:her|him|them)', '(?:mach\\w*|lach\\w*) (?:\\w+ ){0,3}?mit', 'mit ?(?:macht|lacht|machen|lachen)', 'auch (?:dabei|mit dabei)', 'ist (?:\\w+ )?dabei', 'gehort (?:\\w+ )?dazu', 'halt (?:\\w+ )?zu (?:denen|ihnen)', 'sagt (?:\\w+ )?(?:nichts|nix)', 'schaut (?:nur |einfach )?zu', '(?:noch )?(?:befreundet|freund\\w*) (?:sein|bleiben)', '(?:noch )?mein\\w* (?:beste\\w* )?freund\\w*', '(?:ihr|ihm) (?:\\w+ )?(?:vertrauen|einladen|verzeihen)', '(?:sie|ihn) (?:\\w+ )?einladen');

/** A friend among those who are unkind: known only behind an answer of safety. */
export const friendJoinsInPattern: CarePattern = { of: 'friendJoinsIn', says: [FRIEND, JOINS_IN], unless: some('secret\\w*', 'geheim\\w*', 'alone', 'allein\\w*', 'dad', 'papa', 'uncle', 'onkel', 'coach\\w*', 'trainer\\w*', 'man', 'mann', 'send', 'schick\\w*', 'meet', 'treff\\w*', 'drugs?', 'drogen', 'money', 'geld', 'gone', 'leave', 'dead', 'weg'), by: 'player', mostWords: 30 };
