/**
 * Messages made of nothing but words that say no harm in any order: what links words, and the things of the app or of a match. One
 * word more, whatever it is, leaves a message to the rules and to the second opinion. So no word is here that can name a person from
 * outside, a body, a place at home, a picture, a secret, an end, a hit or a touch.
 */
const LINKS_EN = 'i me my u you your we the a an is it its are do does did can could should would will what when how where which why if then and or but so to in on of for with from at than as not no yes yeah ok oh wow hey hi cool nice please pls just only really mean mean meant happens happen get gets got have has had having already again twice double doubled same more less many much one two three four five six seven ten first second third next last new still also too there that this these those per use go goes lol haha sarah'.split(' ');
const LINKS_DE = 'ich mir mein meine meinen du dir dein deine wir der die das den dem des ein eine einen einer eines ne nen n ist sind war es gibt gibts kann kannst konnte soll sollte muss darf will wird was wann wie wo welche welcher welches warum wieso wenn falls dann und oder aber also zu zum zur im in auf an am bei beim mit von vom fur als nicht nein ja jo ok oh boah wow hey hi cool toll bitte nur mal doch denn eigentlich mein meinte passiert bekomme bekomm bekommt krieg kriege kriegt kriegen bekommen habe hab hat haben schon wieder zweimal doppelt doppelte gleiche gleichen mehr weniger viele viel eins zwei drei vier funf sechs sieben zehn erste zweite dritte nachste nachsten letzte neue neuen noch auch da pro lol haha sarah man'.split(' ');
/** Each of these is a thing of the app, or what is done with it here. */
const OF_APP = 'card cards pack packs token tokens xp level levels badge badges streak streaks leaderboard rarity rare common epic legendary album collection duplicate duplicates karte karten pack packchen paket pakete token tokens abzeichen serie serien rangliste selten gewohnlich episch legendar sammlung sammelalbum album'.split(' ');
/** Each of these is of players on a pitch. */
const OF_MATCH = 'midfield winger wingers striker strikers fullback fullbacks offside dribble dribbling counterattack corner corners kickoff mittelfeld flugel flugelspieler sturmer verteidiger abseits dribbeln eckball ecken anstoss konter'.split(' ');
/** What is done to one there, harmless beside a word of the match alone. */
const DONE_THERE = 'press presses pressing mark marks marking pass passes passing ball players player team defenders defender attacker attackers presst pressen pressing deckt decken passen passe pass ball spieler mannschaft gegner gegenspieler angreifer'.split(' ');

const KNOWN: ReadonlySet<string> = new Set([...LINKS_EN, ...LINKS_DE, ...OF_APP, ...OF_MATCH, ...DONE_THERE]);
const THINGS: ReadonlySet<string> = new Set([...OF_APP, ...OF_MATCH]);
const PLAYERS: ReadonlySet<string> = new Set(DONE_THERE);
/** Two words of players at least, so that “they press me” and “pass” alone say nothing. */
const FEWEST_OF_PLAYERS = 2;

/** Whether a message (its folded words, with spaces) names a thing of the app or of a match in words of this list alone. */
export function isOfKnownWordsAlone(text: string): boolean {
  const words = text.split(' ');
  if (!words.every((word) => KNOWN.has(word) || /^\d{1,4}$/.test(word))) return false;
  return words.some((word) => THINGS.has(word)) || words.filter((word) => PLAYERS.has(word)).length >= FEWEST_OF_PLAYERS;
}
