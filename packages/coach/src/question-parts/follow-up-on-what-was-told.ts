import type { CoachTopic } from '@touchline/messages/coach-topics';
import { goingOn, understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { asTopic } from '../intents/understood-as-topic.ts';
import { COACH } from './situation-pattern.ts';
import { says } from './whole-word-pattern.ts';
import { TURN_OPENING } from '../text/turn-opening.ts';

/** What a turn means where the one before told of something: "who can see it" after filming, "its really small" after a garden. */
interface TurnRow {
  readonly is: CoachTopic;
  /** What the turn before told of. */
  readonly after: RegExp;
  /** What is said now. */
  readonly now: RegExp;
  readonly unless: RegExp;
}

const OTHERS = '(?:any ?one|any ?body|some ?one|some ?body|others?|other (?:people|players|kids|children)|people|every ?one|strangers?|my (?:coach|team|friends?|mum|mom|dad)|wer|jemand|irgendwer|irgend ?jemand|andere\\w*|die anderen|alle|fremde\\w*|mein\\w* (?:trainer\\w*|team|mannschaft|freunde?|eltern|mama|papa))';
const SEE = '(?:see|watch|look at|find|sehen|seh\\w*|sieht|anschau\\w*|anseh\\w*|ansieht|anguck\\w*|guck\\w*|gucken|schauen)';

const ROWS: readonly TurnRow[] = [
  {
    is: 'videoStays',
    after: says('video\\w*', '\\w*analyse\\w*', 'film\\w*', 'gefilmt', 'clips?', 'record\\w*', 'camera', 'kamera', 'aufnahme\\w*', 'aufnehm\\w*', 'aufgenommen', 'analys\\w*'),
    now: new RegExp(`^${TURN_OPENING}(?:(?:who|wer)(?: else| alles| noch)? (?:can |could |will |gets to |kann |darf )?(?:(?:it|that|them|das|es|die) )?${SEE}|(?:can|could|will|does|do|kann|konnen|konnte|darf|durfen|sieht|sehen)(?: (?:it|that|das|es|die))? ${OTHERS}\\b)`),
    unless: says('boards?', 'leader ?boards?', 'rang ?liste\\w*', 'profile?', 'profil', 'names?', 'namen'),
  },
  {
    is: 'smallSpace',
    after: says('gardens?', 'back ?yard', 'yard', 'room', 'bed ?room', 'space', 'balcony', 'drive ?way', 'patio', 'flat', 'apartment', 'hall ?way', 'garage', 'basement', '\\w*garten', 'hof', '\\w*zimmer', 'platz', 'balkon', 'wohnung', 'keller', 'flur', 'terrasse', 'einfahrt'),
    now: new RegExp(`^${TURN_OPENING}(?:(?:it|its|it s|it is|that|thats|theres|there is|der|die|das|er|es|da)(?: (?:is|ist|s))? )?(?:only |just |really |very |so |pretty |quite |like |aber |auch |nur |echt |voll |sehr |ziemlich |ganz |total )*(?:small|tiny|little|narrow|cramped|not (?:very )?big|not much|klein|winzig|eng|schmal|nicht (?:so )?gross|\\d+ (?:m|met\\w+|meter\\w*))\\b`),
    unless: says('i m', 'im', 'i am', 'ich', 'my (?:foot|feet|legs?)', 'ball', 'goal', 'tor'),
  },
  {
    is: 'talkToCoach',
    after: says(COACH, 'manager'),
    now: new RegExp(`^${TURN_OPENING}(?:(?:should|shall|shud|can|could|may|do|soll|sollte|kann|konnte|darf|muss) (?:i|ich)(?: (?:just|really|maybe|einfach|vielleicht|mal|es|das|lieber))* (?:(?:have to|need to) )?(?:talk|speak|tell|ask|say|complain|(?:mit |zu )?(?:ihm|ihr|denen|dem|der)\\b.*\\b(?:reden|sprechen|sagen|fragen|ansprechen)|(?:ihn|sie)\\b.*\\b(?:fragen|ansprechen)|was sagen|etwas sagen|reden|fragen)|(?:how|what) (?:do|should|can|could|shall) i (?:tell|say|ask)|(?:wie|was) (?:soll|sollte|kann|konnte|sag\\w*|frag\\w*) ich (?:es |das )?(?:ihm|ihr|ihn|sie|dem trainer)\\b)`),
    unless: says('touch\\w*', 'secret', 'photos?', 'hurt\\w*', 'hit\\w*', 'scared', 'alone', 'police', 'geheim\\w*', 'foto\\w*', 'schlag\\w*', 'angst', 'allein\\w*', 'polizei'),
  },
  {
    is: 'talkToCoach',
    after: says('team ?mates?', 'nobody', 'no ?one', 'they', 'others', 'bench\\w*', 'position', 'pass(?:es)?', 'play(?:s|ed|ing)?', 'niemand', 'keiner', 'mitspieler\\w*', 'bank', 'passen', 'spielt', 'spielen'),
    now: new RegExp(`^${TURN_OPENING}(?:should|shall|can|soll|sollte|kann) (?:i|ich) (?:(?:tell|ask|talk to|speak to|say it to|say something to) (?:the|my|our) (?:coach|trainer|manager)|(?:mit )?(?:de[mn]|mein\\w*|unser\\w*) trainer\\w* (?:das |es |davon )?(?:sagen|fragen|reden|sprechen|erzahlen)|(?:das|es) (?:de[mn]|mein\\w*|unser\\w*) trainer\\w* (?:sagen|erzahlen))$`),
    unless: says('touch\\w*', 'secret', 'photos?', 'hurt\\w*', 'hit\\w*', 'scared', 'alone', 'geheim\\w*', 'foto\\w*', 'schlag\\w*', 'angst', 'allein\\w*'),
  },
  {
    is: 'leftDrill',
    after: says('stop', 'stopped', 'left', 'quit', 'closed', 'ended', 'abgebrochen', 'gestoppt', 'beendet', 'verlassen', 'geschlossen', 'stopp'),
    now: new RegExp(`^${TURN_OPENING}(?:(?:do|will|did) i (?:still |even )?(?:get|have|keep|lose) (?:(?:my|the|any|some) )?(?:xp|tokens?|points?|reward\\w*|anything)|(?:does|will|did) (?:it|that) (?:still )?count|(?:krieg|bekomm|hab)\\w* ich (?:trotzdem |noch |dann |meine? |die |irgendwas )*(?:xp|tokens?|punkte|belohnung\\w*)?|zahlt (?:das|es)(?: (?:trotzdem|noch|dann))*)$`),
    unless: says('streak', 'serie'),
  },
  {
    is: 'levelReached',
    after: says('levels?', 'xp'),
    now: new RegExp(`^${TURN_OPENING}(?:how (?:do|can) i (?:get|go|move|level|climb) (?:up|higher|there|to (?:the )?next(?: (?:one|level))?|to level \\d+)|how long(?: does (?:it|that) take)?|wie lange? dauert (?:das|es)|how (?:far|much more|long) (?:is it )?(?:to|till|until) (?:the )?next(?: (?:one|level))?|wie (?:komm|schaff|werd)\\w* ich (?:da )?(?:hin|weiter|hoher|hoch|(?:in|auf)s? (?:das )?nachste\\w*(?: level)?)|wie viel fehlt(?: mir)?(?: noch)?)$`),
    unless: says('drills?', 'ubung\\w*'),
  },
  {
    is: 'howToFilm',
    after: says('video\\w*', '\\w*analyse\\w*', 'film\\w*', 'gefilmt', 'clips?', 'record\\w*', 'aufnehm\\w*', 'aufnahme\\w*', 'analys\\w*'),
    now: new RegExp(`^${TURN_OPENING}(?:how far(?: away)?|how high|wie weit(?: weg)?|wie hoch|(?:from )?(?:which|what) side|von (?:welcher seite|wo)|where (?:do|should) i (?:put|stand|place)|wo (?:soll|muss) ich)\\b`),
    unless: says('goal', 'tor', 'wall', 'wand', 'see', 'sehen'),
  },
  {
    is: 'cardsGet',
    after: says('packs?', 'packchen', 'cards?', 'karten?'),
    now: new RegExp(`^${TURN_OPENING}(?:what|whats|what s|was)(?: (?:is|are|s|ist|sind|comes|do i get|can i get|could be|kommt|krieg ich|kann|bekomm ich))* (?:inside|in(?:side)? (?:it|them|there|one|a pack)|out(?: of (?:it|them))?|(?:da )?(?:drin|raus|rein))(?: \\w+)?$`),
    unless: says('my room', 'zimmer'),
  },
  {
    is: 'offside',
    after: says('off ?side', 'abseits'),
    now: says('throw ?ins?', 'goal ?kicks?', 'corners?(?: kicks?)?', '(?:own|my|our) half', 'behind the ball', 'level', 'einwurf\\w*', 'abstoss', 'eck(?:e|en|ball|stoss)', 'eigene\\w* halfte', 'gleiche\\w* hohe', 'hinter dem ball'),
    unless: says('far', 'further', 'weit\\w*'),
  },
  {
    is: 'notOnBoard',
    after: says('boards?', 'leader ?boards?', 'rankings?', 'rang ?liste\\w*', 'bestenliste\\w*'),
    now: /\b(?:(?:dont|do not|cant|cannot|can not|couldnt|didnt) (?:see|find) (?:my ?name|me|my ?self)|(?:im|i am|i m|my name (?:is|s|isnt)) (?:not|nt)?(?: (?:on|in) (?:it|there|the list))?$|(?:seh|sehe|find|finde) (?:mich|meinen namen) (?:da |dort |gar )*nicht|(?:bin|steh|stehe) (?:ich )?(?:da |gar )*nicht (?:drauf|drin|dabei))/,
    unless: says('want', 'will', 'hide', 'others?', 'andere\\w*'),
  },
  {
    is: 'startAge',
    after: says('pro', 'pros', 'professional\\w*', 'footballer', 'academy', 'start\\w*', 'begin\\w*', 'good', 'profi\\w*', 'anfang\\w*', 'angefangen', 'akademie'),
    now: /\b(?:too (?:old|late)|zu (?:alt|spat))\b/,
    unless: says('hate', 'fat', 'train(?:ing)? today', 'tonight', 'bed', 'bett', 'schlaf\\w*'),
  },
  {
    is: 'enough',
    after: says('pro', 'pros', 'professional\\w*', 'footballer', 'better', 'best', 'profi\\w*', 'besser', 'good', 'gut'),
    now: new RegExp(`^${TURN_OPENING}(?:how (?:many|much) (?:hours?|minutes?|mins?|time|training|practice)|how long|wie ?viele? (?:stunden?|minuten?|zeit|training)|wie lange?)(?: (?:do|should|must|shall|soll|sollte|muss|i|ich|man|have to|need to|train|practi[cs]e|trainieren|uben|per|a|an|each|every|day|the|pro|am|jeden|tag|then|dann|denn|for that|dafur))*$`),
    unless: says('did', 'was', 'hab\\w*', 'weeks?', 'woche\\w*'),
  },
  {
    is: 'howLongToGood',
    after: says('faster', 'better', 'stronger', 'harder', 'improve', 'learn', 'get good', 'schneller', 'besser', 'starker', 'harter', 'lern\\w*', 'verbesser\\w*'),
    now: new RegExp(`^${TURN_OPENING}(?:(?:how long|wie lange?)(?: \\w+){0,3} (?:till|until|til|before|take|takes|dauert|bis)\\b|when (?:will|do|can) (?:i|it|you) (?:see|notice|feel|be|get)\\b|(?:wann|ab wann) (?:seh|merk|werd|spur|bin)\\w* ich\\b)`),
    unless: says('hurts?', 'pain', 'weh', 'injur\\w*', 'verletz\\w*', 'play again', 'match', 'spiel'),
  },
];

/** In what one got better, after that was told. */
const AT_WHAT = new RegExp(`^${TURN_OPENING}(?:(?:at|in|with|on) (?:what|which(?: (?:one|ones|drills?|skills?))?)|(?:what|which(?: (?:one|ones|drills?|skills?))?) (?:at|in|with)?|which ones?|where|worin|wobei|wo|in was|bei was|(?:in|bei) welche\\w*(?: \\w+)?)(?: (?:tho|though|exactly|then|denn|genau|am i|am i better|better|besser|bin ich(?: besser)?))*$`);
const BETTER: ReadonlySet<string> = new Set(['betterOverall', 'betterInOne', 'partlyBetter', 'notBetterYet', 'better']);

/** "Something with shooting": a drill of that skill, whatever was offered. */
const SOMETHING_WITH = new RegExp(`^${TURN_OPENING}(?:(?:give me|can i (?:do|have)|i want|gib mir|ich will|lieber|rather|maybe) )*(?:some ?thing|smth|sth|sumthing|any ?thing|one|etwas|irgendwas|was|eine?s?) (?:with|for|about|on|to do with|mit|fur|zum|zu|uber) `);
const MOST_WORDS = 9;

/** A turn of few words whose meaning is in what was told before; null where it stands by itself. */
export function followUpOnWhatWasTold(question: Question): Understood | null {
  const { before, raw, skill, drillId } = question;
  if (before === null || raw.length > MOST_WORDS) return null;
  const text = raw.join(' ');
  if (before.intent === 'analyse_practice' && (before.topic === null || BETTER.has(before.topic.topic)) && AT_WHAT.test(text)) return goingOn(question, null);
  if (skill !== null && drillId === null && SOMETHING_WITH.test(text)) return understoodAs(question, 'which_drill', { sureness: 1 });
  const told = before.words.join(' ');
  const meant = ROWS.find(({ after, now, unless }) => now.test(text) && !unless.test(text) && after.test(told));
  return meant === undefined ? null : asTopic(question, meant.is);
}
