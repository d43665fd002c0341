import type { CoachLanguage } from '@touchline/domain';
import { inUsualSpelling } from '../text/childrens-spelling.ts';
import { DAY_NAMES } from '../text/weekday-names.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { readMood, type MoodRead } from './read-mood.ts';

/** Anger, what is unfair, and what is called names: English and German. Nobody is told to calm down who says none of it. */
const ANGER =
  /\b(?:angry|mad|furious|rag(?:e|ing)|fuming|annoy\w*|pissed|livid|sick of|fed up|hat(?:e|es|ed)|frustrat\w*|unfair|fair|ridiculous|cheat\w*|robbed|robs|favou?rit\w*|stupid|dumb|idiot\w*|selfish|hogs?|ball ?hog\w*|stole\w*|ruin\w*|took|joke|wtf|ffs|damn|crap|bloody|liar|lied|lies|blam\w*|wrong\w*|deserv\w*|dive[ds]?|diving|never|always|again|only|not even|refus\w*|ban(?:s|ned)|grounded|detention|allowed|(?:coach|gaffer|manager|trainer)s (?:son|kid|daughter)|his (?:own )?(?:son|kid)|blind|offside|no foul|scream\w*|rude|mean|trash|grr+|argh+|annoyed|wut|wutend\w*|sauer|stinksauer|genervt|nerv\w*|kotz\w*|koche\w*|reichts?|platz(?:t|en|e)|arger\w*|ungerecht\w*|frechheit|gemein\w*|betrog\w*|betrug|beschi\w*|bescheiss\w*|scheiss\w*|mist|blod\w*|dumm\w*|doof\w*|hass\w*|lieblings\w*|trainersohn|sohn vom|witz|egoist\w*|alleingang\w*|spielt nie ab|gibt nie ab|geklaut|weggenommen|kaputt|verboten|verbietet|nachsitzen|hausarrest|darf nicht|verarsch\w*|aufreg\w*|regt (?:mich|\w+ )?auf|falsch\w*|nie|immer|schon wieder|wieder|nur|angemalt|unverschamt\w*|frech\w*|luge\w*|lugt|gelogen|grrr*|bose)\b/;
const OF_ANGER = '(?:angry|mad|annoyed|cross|upset|furious|sauer|wutend|bose|genervt|argerlich)';
const DENIED = new RegExp(`\\b(?:not|isnt|arent|wasnt|never|nicht|kein bisschen) (?:(?:really|even|at all|wirklich|mehr) )?${OF_ANGER}\\b`, 'g');
const OTHERS = '(?:he|she|they|hes|shes|theyre|er|sie|die|papa|mama|papi|mami|dad|mum|mom|coach|trainer\\w*|parents|eltern|vater|mutter)';
const ANGER_OF_OTHERS = new RegExp(`\\b${OTHERS} (?:\\w+ ){0,4}?${OF_ANGER}\\b`, 'g');
const FEAR = /\b(?:scared|afraid|frightened|worried|nervous|schiss|angst|bammel|furcht\w*|trau\w* mich (?:\w+ )?nicht)\b/;

/** Whether words (in plain letters) say that somebody fears the anger of another. */
const fearsAnger = (text: string): boolean => FEAR.test(text) && text.search(ANGER_OF_OTHERS) !== -1;

/** Whether words say anything of an own anger: that one is angry, or what is unfair; neither that one is not, nor that one fears the anger of another. */
export function tellsOfAnger(words: readonly string[]): boolean {
  const text = inUsualSpelling(words).join(' ').replaceAll(DENIED, ' ');
  return ANGER.test(fearsAnger(text) ? text.replaceAll(ANGER_OF_OTHERS, ' ') : text);
}

const DAY = `(?:${DAY_NAMES}|today|tomorrow|heute|morgen|ubermorgen|weekend|wochenende)`;
const EVENT = '(?:training|practi[cs]e|spiele?|match|matches|games?|turnier|tournament|school|schule|swimming|schwimmen|reiten|riding|turnen|gymnastics|klavier|piano|judo|tennis|ballett?|fussball|football)';
const SCHEDULE = new RegExp(`^(?:(?:and|und|aber|but|am|an|on|next|this|nachsten?|kommenden?|every|jeden|i|ich|we|wir|have|hab|habe|haben|got|theres|there|is|are|ist|sind|a|an|ein|eine|the|das|mein|my|our|unser|um|at|uhr|pm|oclock|immer|always|auch|also|too|then|dann|da|ja|ok|n|team|make|me|mach|mir|give|gib|plan|plans|for|fur|week|woche|weekly|einen|please|pls|bitte|\\d+|${DAY}|${EVENT})(?: |$))+$`);
const HAS_DAY = new RegExp(`\\b${DAY}\\b`);
const HAS_EVENT = new RegExp(`\\b${EVENT}\\b`);

/** Whether words only say which day has training, a match or another sport. */
function tellsOnlyOfDays(words: readonly string[]): boolean {
  const text = inUsualSpelling(words).join(' ');
  return SCHEDULE.test(text) && HAS_DAY.test(text) && HAS_EVENT.test(text);
}

/** The mood of a message that is answered: no anger where none is told, fear where that of another is feared, and none where only days are told. */
export function moodTold(message: string, language: CoachLanguage): MoodRead {
  const read = readMood(message, language);
  const words = wordsOf(message);
  if (read.mood === 'none') return read;
  if (tellsOnlyOfDays(words)) return { ...read, mood: 'none', sureness: 0, tells: false };
  if (read.mood !== 'angry' && !(read.mood === 'hard' && read.kinds.has('angry'))) return read;
  if (tellsOfAnger(words)) return read;
  return fearsAnger(inUsualSpelling(words).join(' ')) ? { ...read, mood: 'afraid' } : { ...read, mood: 'none', sureness: 0 };
}
