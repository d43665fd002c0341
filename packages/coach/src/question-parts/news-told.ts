import { type Question, type Understood, understoodAs } from '../intents/read-question.ts';
import { beginsQuestion } from '../text/asks-something.ts';
import { hurts } from '../topics/find-topic.ts';
import { FIRST_NAMES } from './first-names.ts';
import type { News } from './indoor-football-and-news-kinds.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Who the news is of: oneself, those of one's age at home or in the team, and what one belongs to. */
const WHO = setOf('i we ich wir my our mein meine unser unsere there es');
const MATES = setOf('friend friends mate mates buddy brother sister brothers sisters cousin cousins neighbour neighbor classmate teammate freund freundin freunde freundinnen kumpel bruder schwester geschwister cousin cousine nachbar nachbarin klassenkamerad mitspieler kumpels');
const EVENTS = setOf('tournament tournaments season seasons cup league camp turnier turniere hallenturnier hallenturniere saison pokal liga fussballcamp hallensaison hallencup');
const THINGS = setOf('ball balls goal goals minigoal net garden yard hamster hamsters dog cat rabbit bunny guinea pig budgie pet puppy kitten team club class school football soccer futsal hall indoor indoors pitch park number shirt boots kit tor tore garten hof hund katze hase kaninchen meerschweinchen wellensittich haustier mannschaft verein klasse schule fussball halle platz bolzplatz trikot nummer stadt weekend holidays summer winter spring autumn ferien sommer winter herbst wochenende');
const DOES = setOf('have has got get play plays start starts begins begin go goes join joined joins train trains live lives do does built like likes love loves is are am was were played watched saw haben hab habe hat bekommen gekriegt kriegen spiele spielt spielen startet beginnt fangt geht gehen gehe trainiert trainieren trainiere wohnt wohne mag magst liebt ist sind bin war waren gibt machen macht mache gespielt geschaut gesehen aufgebaut gebaut');
const SMALL = setOf('a an the in on at to for of from with and too also now just next this every week weekend month year day days today tomorrow yesterday soon called named new first big best older younger same times monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september october november december the sometimes together really very so as well in ein eine einen einem einer der die das den dem im am um ins an auf bei beim mit und auch jetzt schon gerade nachste nachsten nachster nachstes diese dieser diesen woche monat jahr tag tage heute morgen gestern bald heisst namens neu neue neuen neuer neues erste ersten grosse grossen grosser beste besten zweimal einmal mal montag dienstag mittwoch donnerstag freitag samstag sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags januar februar marz april mai juni juli august september oktober november dezember manchmal zusammen sehr so gern gerne endlich finally of this our unsere unserer unserem');
/** Of somebody else this is said of what one can oneself, and of playing together. */
const OF_MATES = setOf('can do that this it das es kann konnen dies');
const TOGETHER = setOf('me us mir uns mich');
/** Behind these stands a name, of whatever word. */
const NAMED = setOf('called named heisst namens friend freund freundin brother bruder schwester sister cousin cousine mate kumpel from in aus fur for club verein team');
const NUMBER = /^(?:u ?)?\d{1,3}$/;
const FEWEST_WORDS = 3;
const MOST_WORDS = 14;

/** Whether each of the words is of neutral news, but for one name. */
function saysOnlyNews(words: readonly string[], isTogether: boolean): boolean {
  const isOfMate = words.some((word) => MATES.has(word));
  const isKnown = (word: string): boolean => (isOfMate && (OF_MATES.has(word) || (isTogether && TOGETHER.has(word)))) || WHO.has(word) || MATES.has(word) || EVENTS.has(word) || THINGS.has(word) || DOES.has(word) || SMALL.has(word) || NUMBER.test(word) || FIRST_NAMES.has(word);
  const others = words.filter((word, at) => !isKnown(word) && !(at > 0 && NAMED.has(words[at - 1] ?? '')));
  const names = words.filter((word) => !isKnown(word)).length;
  return others.length === 0 && names <= 1;
}

/** What words (in plain letters) tell of oneself and those near, from first to last, that weighs nothing and asks nothing; null for all else. `isTogether` where it may tell of who plays with oneself. */
export function newsIn(words: readonly string[], isTogether = false): News | null {
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS || !WHO.has(words[0] ?? '') || beginsQuestion(words.join(' ')) || !words.some((word) => DOES.has(word) || OF_MATES.has(word)) || !saysOnlyNews(words, isTogether)) return null;
  if (words.some((word) => EVENTS.has(word))) return 'event';
  if (words.some((word) => MATES.has(word))) return 'mate';
  // A number alone is a result.
  return words.some((word) => THINGS.has(word)) && !words.some((word) => NUMBER.test(word)) ? 'other' : null;
}

/** A turn that only tells such news; null for all else, and for what has an answer of its own (a pet that is told, new boots, the own club). */
export function newsTold(question: Question): Understood | null {
  const { raw, words, language, text, drillId, skill } = question;
  if ((language !== 'en' && language !== 'de') || text.includes('?') || drillId !== null || skill !== null || hurts(raw, words)) return null;
  const of = newsIn(raw, true);
  return of === null ? null : understoodAs(question, 'off_topic', { sureness: 1, act: { kind: 'news', of }, drillId: null, skill: null });
}
