import type { CoachTalkFollowUpLine } from '@touchline/messages/coach-lines';
import { hasWordOfMore } from '../care/recognise-care-message.ts';
import { understandTalk } from '../english-reading/translate-talk-to-english.ts';
import { readQuestion } from '../intents/read-question.ts';
import { talkFollowUp } from '../intents/talk-follow-up-question.ts';
import { wordsOf } from '../text/recognise-words.ts';

const MOST_WORDS = 12;
/** What is asked of practice, a trial, the weather or what is earned. */
const OF_PLAY: ReadonlySet<CoachTalkFollowUpLine> = new Set<CoachTalkFollowUpLine>(['groupNotListening', 'groupWhatIf', 'groupWhyNoLaps', 'groupHarder', 'groupWhy', 'childMissed', 'childTooMuch', 'restFriendly', 'mudOutside', 'restBeforeMatch', 'restAfterMatch', 'restMatchDay', 'trialNotTaken', 'coldFromRain', 'rainOutside', 'wetBall', 'ownFixture', 'keeperNotKnown', 'juggleWhichFoot', 'jugglePros', 'earnedStays']);
/** All that such a turn may say: small words, and those of practice, a trial, the weather, a cold and what is earned. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  (
    'a about again all also am an and any are as at be because better but by can cant coach could day days did dont do does doesnt done easy else ever everyone few for from get gets getting go goes going good got half hard has have he her how i if il ill im in is isnt it its just let long lose loose lost many may me miss misses missed most much my next no not of off ok okay on or our out over play playing please practice practise practising put rest run says say she should skip skips skipped so some something still take takes taken that the their them then there they think this those time to today tomorrow too train training trains until up us use was way we week weeks well what when where which while who why will with without wont work works would yes you your ' +
    'aber alle als am an auch auf aus auslasst auslasse ausgelassen aussetzt ausfallt bei beim bin bis braucht da dafur damit danach dann darf das dass davon dem den denen denn der die dies diese du dann eigentlich ein eine einen einer einfach er es etwas fur ganz geht gehen gerade gleich haben hab habe hat heute ich ihm ihn ihr im immer in irgendwann ist ja jetzt kann klappt kommt konnen krieg kriege kriegt lange lasst leicht machen mach macht mal man mehrere mein meine meinem mich mir mit mochte morgen muss nach nachste nein nicht nich noch nie nimmt nehmen genommen nun nur oder ohne schon schwer sich sie sind so soll sollte sollen tag tage tagen trotzdem trainieren trainiere training u uben ube ubt um und uns unser unsere verfallen verfallt verlier verlieren verliere verliert vergisst verpasst viele vom von vor war warum was weg wegen weil welche wenn wer werd werde werden wie wieder will wir wird wo woche wochen wohl wurde zu zum zur ' +
    'ball balls slippy slippery wet soaked slides slips rain raining rains mud muddy grass pitch garden yard park outside pouring puddles nass nasse nassen nasser rutschig rutscht glitschig regen regnet matschig matsch rasen gras platz wiese garten hof draussen raus bolzplatz catch control cold sick flu erkalte erkaltet schnupfen krank dad mum mom papa mama says sagt ' +
    'trial trials academy scout scouts team rejected reject accept accepted pick picked probetraining sichtung akademie auswahl absagen absage abgelehnt match matches game games tournament final cup saturday sunday friday monday tuesday wednesday thursday weekend spiel spiele turnier finale samstag sonntag freitag montag dienstag mittwoch donnerstag wochenende before after vorher davor hart hard ausruhen pause frei ' +
    'token tokens coin coins star stars xp level levels card cards badge badges point points pack packs munzen sterne punkte karte karten abzeichen packchen expire run disappear foot feet fuss fus left right links rechts pro pros profi profis listen listens chat chatting zuhoren hort horen zu quatschen kids kinder players spieler hard easy schwer leicht funktioniert tired mude much friendly testspiel laps lines runden warum wieso'
  ).split(' '),
);
const NUMBER = /^\d{1,2}$/;

/** Whether a message plainly goes on with a talk of play (“and if they do not take me” behind a trial), and each of its words is an everyday one of that. */
export function isPlainTalkFollowUp(message: string, turns: readonly string[]): boolean {
  const words = wordsOf(message);
  const text = words.join(' ');
  if (turns.length === 0 || words.length > MOST_WORDS || hasWordOfMore(text) || !words.every((word) => PLAIN_WORDS.has(word) || NUMBER.test(word))) return false;
  const before = understandTalk(turns.at(-1) ?? '', turns.slice(0, -1)).asked;
  const act = talkFollowUp(readQuestion(message, before))?.act;
  return act?.kind === 'talkLine' && OF_PLAY.has(act.line);
}
