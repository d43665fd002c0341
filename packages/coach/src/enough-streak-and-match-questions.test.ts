import { drillOf } from '@touchline/domain';
import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import type { CoachAnswer } from './coach-answer.ts';
import { askCoach } from './coach.ts';
import { understand } from './intents/understand.ts';
import type { PlayerFacts } from './player-context.ts';
import type { EnoughStreakOrMatchQuestion } from './question-parts/enough-streak-and-match-question-kinds.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { seedsFor } from './testing/answer-seeds.ts';

afterEach(() => speakIn(() => 'en'));

type Language = 'en' | 'de';

/** Practised today, five minutes of juggling, with 9 days in a row. */
const keen: PlayerFacts = { ...examplePlayerFacts, currentStreak: 9, bestStreak: 9 };
/** Nothing yet today, six days in a row. */
const untilYesterday: PlayerFacts = { ...examplePlayerFacts, currentStreak: 6, bestStreak: 6, sessions: examplePlayerFacts.sessions.slice(1) };
/** The last practice was on Sunday, three days ago. */
const paused: PlayerFacts = { ...examplePlayerFacts, currentStreak: 0, bestStreak: 3, sessions: examplePlayerFacts.sessions.slice(2) };
const fresh: PlayerFacts = { ...examplePlayerFacts, currentStreak: 0, bestStreak: 0, totalSessions: 0, practiceDays: 0, totalMinutes: 0, tokens: 0, sessions: [] };

const answerTo = (language: Language, talk: string, facts: PlayerFacts, seed = 1): CoachAnswer => {
  speakIn(() => language);
  const turns = talk.split(' >> ');
  return askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts, seed });
};
const waysOf = (language: Language, talk: string, facts: PlayerFacts): string[] => seedsFor(talk).map((seed) => answerTo(language, talk, facts, seed).message.replaceAll('\n', ' '));

/** All of these get what is expected, in the ways of saying it. */
const answers = (kind: string, facts: PlayerFacts, expected: Readonly<Record<Language, RegExp>>, talks: Readonly<Record<Language, readonly string[]>>): void => {
  describe.each([kind])('%s', () => {
    const cases = (['en', 'de'] as const).flatMap((language) => talks[language].map((talk) => [language, talk] as const));
    it.each(cases)('%s: %s', (language, talk) => {
      for (const said of waysOf(language, talk, facts)) expect(said).toMatch(expected[language]);
    });
  });
};

const caseOf = (talk: string): EnoughStreakOrMatchQuestion['of'] | null => {
  const turns = talk.split(' >> ');
  const { ask } = understand(turns.at(-1) ?? '', turns.slice(0, -1));
  return ask?.kind === 'case' ? ask.case.of : null;
};
/** None of these is a question of enough, streak and match. */
const isNone = (kind: string, talks: readonly string[]): void => {
  describe.each([kind])('is no question of %s', () => {
    it.each(talks)('%s', (talk) => expect(caseOf(talk)).toBeNull());
  });
};

answers('whether today was enough', keen, { en: /^Yes.*1 drill.*5 minutes.*9 days/, de: /^Ja.*1 Übung.*5 Minuten.*9 Tage/ }, {
  en: ['i already did 2 drills today is that enough', 'ive done two drills today is that enough', 'did 20 minutes is that enough for today', 'i trained half an hour, am i done', 'i finished 3 sessions can i stop', 'i practised 15 mins today was that enough', 'did 2 drills can i be done now'],
  de: ['hab heute schon 2 übungen gemacht reicht das', 'ich hab 20 minuten trainiert reicht das für heute', 'hab zwei übungen geschafft ist das genug', 'hab schon eine stunde geübt langt das', 'hab schon 20 min gemacht muss ich noch mehr'],
});
answers('whether it was enough, with nothing saved', untilYesterday, { en: /^Yes.*saved/, de: /^Ja.*espeichert/ }, { en: ['i did 2 drills is that enough'], de: ['hab 2 übungen gemacht reicht das'] });
isNone('own practice that is enough', ['are 10 minutes enough', 'is 12 enough in juggling', 'i did 2 drills yesterday is that enough', 'how many drills are enough', 'i did 50 toe taps is that good']);

answers('whether to leave the warm-up out', examplePlayerFacts, { en: /^(?:Better not|It is better not)/, de: /^(?:Lass es lieber nicht|Besser nicht)/ }, {
  en: ['can i skip the warm up its only 10 minutes', 'is it bad if i dont warm up', 'is it ok without warming up'],
  de: ['darf ich das aufwärmen weglassen', 'ist es schlimm wenn ich mich nicht aufwärme', 'kann ich ohne aufwärmen üben'],
});
answers('whether to warm up', examplePlayerFacts, { en: /^Yes/, de: /^Ja/ }, {
  en: ['do i have to warm up its just 10 min', 'do i need to warm up for 15 minutes', 'should i warm up if i only do 8 mins', 'must i warm up', 'do i hav to warm up', 'should i warm up'],
  de: ['muss ich mich aufwärmen es sind nur 10 minuten', 'soll ich mich vorher aufwärmen', 'muss ich mich für 5 min aufwärmen', 'brauch ich aufwärmen bei 12 minuten'],
});
it('shares ten minutes between the warm-up and a drill', () => {
  for (const said of waysOf('en', 'do i have to warm up its just 10 min', examplePlayerFacts)) expect(said).toMatch(/10 minutes.* 4 .*6/);
  expect(answerTo('en', 'do i have to warm up its just 10 min', examplePlayerFacts).minutes).toBe(6);
});
isNone('having to warm up', ['how do i warm up', 'how should i warm up', 'what is a good warm up', 'i only have 10 minutes', 'wie wärme ich mich auf', 'how long should a warm up be', 'do i have to cool down after']);

answers('a streak that is gone', paused, { en: /Sunday.*Monday|Monday.*Sunday/, de: /Sonntag.*Montag|Montag.*Sonntag/ }, {
  en: ['why is my streak gone', 'why is my streak 0', 'where did my streak go its gone', 'my streak is gone', 'i lost my streak', 'what happened to my streak it says 0', 'why did my streak reset'],
  de: ['warum ist meine serie weg', 'meine serie ist weg', 'wieso steht meine serie auf 0', 'was ist mit meiner serie passiert sie ist weg', 'warum wurde meine serie zurückgesetzt'],
});
it('says so where the streak is not gone, and counts nothing of who has none', () => {
  for (const said of waysOf('en', 'why is my streak gone', keen)) expect(said).toMatch(/not gone.*9 days|still there.*9 days/);
  for (const said of waysOf('en', 'why is my streak gone', fresh)) expect(said).toMatch(/no streak yet|not started/);
});
answers('why a streak has its number', keen, { en: /17 November/, de: /17\. November/ }, { en: ['why is my streak 9', 'how come my streak is at 9', 'why does my streak say 9'], de: ['warum ist meine serie bei 9', 'wieso steht meine serie auf 9', 'warum habe ich eine serie von 9'] });
isNone('the own streak', ['how do streaks work', 'can i freeze my streak', 'can i get my streak back', 'what is my streak', 'wie lang ist meine serie', 'whats the longest streak ever', 'how do i keep a streak', 'was ist eine serie', 'wann wird meine serie auf null gesetzt']);

answers('whether today is needed for the streak', untilYesterday, { en: /^Yes.*6 days.*7/, de: /^Ja.*6 Tage.*7|^Ja.*6 Tagen 7/ }, {
  en: ['if i dont train today do i lose my streak', 'do i have to train today to keep my streak', 'will my streak end if i skip today', 'do i lose my streak when i do nothing today', 'must i train today for my streak', 'what happens to my streak if i miss today'],
  de: ['wenn ich heute nicht trainiere ist dann meine serie weg', 'muss ich heute trainieren damit meine serie bleibt', 'verliere ich meine serie wenn ich heute nichts mache', 'endet meine serie wenn ich heute aussetze'],
});
answers('whether today is needed, and it is done', keen, { en: /^No.*9 days/, de: /^Nein.*9 Tage/ }, { en: ['if i dont train today do i lose my streak'], de: ['verliere ich meine serie wenn ich heute nichts mache'] });

answers('a streak of who is ill', untilYesterday, { en: /6 days.*(?:well|health).*6 days|6 days.*Rest/, de: /6 Tagen.*(?:[Gg]esund)/ }, {
  en: ['what happens to my streak when im sick', 'do i lose my streak if i am ill', 'will my streak end if im poorly', 'what about my streak if i get sick', 'is my streak gone when i am ill', 'does my streak stop if im sick', 'if im ill does my streak go'],
  de: ['was passiert mit meiner serie wenn ich krank bin', 'verliere ich meine serie wenn ich krank bin', 'ist meine serie weg wenn ich krank werde', 'endet meine serie wenn ich grippe habe'],
});
answers('a streak of who is away', untilYesterday, { en: /6 days.*14 days/, de: /6 Tagen.*14 Tage/ }, {
  en: ['what happens to my streak if i go on holiday', 'do i lose my streak on vacation', 'what about my streak when we are on a trip', 'does my streak end in the holidays'],
  de: ['was passiert mit meiner serie im urlaub', 'verliere ich meine serie auf klassenfahrt', 'ist meine serie weg wenn wir verreisen', 'was ist mit meiner serie in den ferien'],
});

answers('how packs are come by', examplePlayerFacts, { en: /10.*1,368.*136|1,368.*136|10.*10 to 25/, de: /10.*1\.368.*136|1\.368.*136/ }, {
  en: ['how do i get packs', 'how can i earn packs', 'how do you win more packs', 'how to get a pack', 'comment on gagne des packs', 'como consigo sobres', 'como eu ganho pacotes'],
  de: ['wie bekomme ich packs', 'wie krieg ich päckchen', 'womit verdiene ich packs', 'wie komme ich an päckchen'],
});
answers('whether money buys anything', examplePlayerFacts, { en: /^No.*1,368/, de: /^Nein.*1\.368/ }, {
  en: ['can i buy packs with real money', 'can you buy tokens with money', 'do i have to pay money for packs', 'what are packs >> can i buy them with real money'],
  de: ['kann ich packs mit echtem geld kaufen', 'muss ich für päckchen geld bezahlen', 'kann man tokens mit geld kaufen'],
});
isNone('packs', ['how do packs work', 'what is in a pack', 'how many packs can i open', 'what are the odds of a legendary pack', 'wie öffne ich ein päckchen', 'how do i get a six pack', 'how do i get more tokens', 'do i have to buy boots for money', 'how much do boots cost']);

answers('practice just before bed', examplePlayerFacts, { en: /hour/, de: /Stunde/ }, {
  en: ['is it ok to train right b4 bed', 'can i train late in the evening', 'is it bad to practise before bed', 'should i train before going to sleep', 'can i do drills just before bedtime', 'is it okay to train at night'],
  de: ['darf ich direkt vor dem schlafen trainieren', 'ist es schlimm wenn ich spät abends trainiere', 'kann ich vor dem bett noch üben', 'soll ich nachts trainieren'],
});
isNone('practice before bed', ['what time should i go to bed before a match', 'how long should i sleep', 'can i train outside when its dark', 'when is the best time to train', 'i cant sleep before a game', 'wann am tag soll ich trainieren']);

answers('own success that is told', examplePlayerFacts, { en: /brilliant|Well played/, de: /stark|[Gg]ut gespielt/ }, {
  en: ['that nutmeg today was sick i killed it', 'i nutmegged my coach haha', 'i scored 3 goals today', 'i did 3 goals today', 'my goal was insane', 'i just megged my dad lol', 'i megged 3 people today', 'we smashed it today'],
  de: ['hab heut 2 tore gemacht', 'ich hab im spiel 3 tore geschossen', 'hab meinen trainer getunnelt', 'mein tor war mega', 'hab heute ein tor gemacht'],
});
isNone('own success', ['how do i nutmeg', 'i got nutmegged', 'we lost but i scored 2 goals', 'i scored an own goal', 'my brother scored 2 goals', 'hab 2 tore kassiert', 'i scored 12 in target shooting', 'wie mache ich mehr tore', 'that shot was bad']);

answers('a lost match without playing', examplePlayerFacts, { en: /(?:I am sorry: losing hurts, and watching|That is two sad things)/, de: /^(?:Das tut mir leid: Verlieren|Das sind zwei traurige)/ }, {
  en: ['we lost and the coach didnt play me', 'we lost and i didnt even play', 'lost 3-0 and i was on the bench', 'we lost and my coach didnt put me on', 'on a perdu et le coach ma pas fait jouer', 'perdimos y no jugué'],
  de: ['wir haben verloren und ich saß nur auf der bank', 'verloren und der trainer hat mich nicht spielen lassen', 'wir haben verloren und ich durfte nicht mitspielen', 'haben verloren und ich wurde nicht eingewechselt'],
});
isNone('losing on the bench', ['we lost 3-0', 'coach never plays me', 'i was on the bench and we won', 'wir haben verloren', 'ich sitze immer auf der bank']);
answers('a team that is cross about a miss', examplePlayerFacts, { en: /nobody loses a match alone|never lost by one player/, de: /allein/ }, {
  en: ['i missed the penalty and everyone is mad at me', 'i missed a sitter and my team are angry with me', 'i skied it and they were annoyed with me'],
  de: ['ich hab den elfmeter verschossen und alle sind sauer auf mich', 'hab die chance vergeben und die anderen sind wütend auf mich', 'elfer verschossen und alle waren enttäuscht von mir'],
});

answers('a move that has no drill', examplePlayerFacts, { en: /no drill/, de: /keine (?:eigene )?Übung/ }, {
  en: ['is there a drill for skill moves like ronaldo chop', 'drills for rainbow flick', 'do you have a drill for the bicycle kick', 'which drill is there for the scorpion kick', 'any exercises for the sombrero', 'is there a drill for a panenka'],
  de: ['gibt es eine übung für den ronaldo chop', 'übung für rainbow flick', 'hast du eine übung für den fallrückzieher', 'welche übung für den rabona'],
});
isNone('a move without a drill', ['how do i do a rainbow flick', 'which drill for skill moves', 'is there a drill for step overs', 'drills for dribbling', 'wie geht ein fallrückzieher', 'is there a drill for the elastico']);

answers('shots with more power', examplePlayerFacts, { en: /ankle/, de: /Fußgelenk.*„Spannschuss“/ }, {
  en: ['how do i get more shot power', 'drill for shooting power', 'which drill for harder shots'],
  de: ['welche übung für schusskraft', 'wie verbessere ich meine schusskraft', 'wie krieg ich einen härteren schuss', 'will fester schießen üben', 'schusskraft trainieren', 'übung für mehr schusskraft'],
});
answers('shots into the corner', examplePlayerFacts, { en: /corner.*8.*9/, de: /Ecke.*8.*9/ }, {
  en: ['how do i hit top bins', 'how do i shoot in the top corner', 'drill for shots in the top corner'],
  de: ['ich will den torwart abschießen üben also so richtig in den winkel', 'torschuss in den winkel üben', 'ich will abschießen üben', 'wie schieß ich ins lattenkreuz', 'in den winkel schießen üben', 'ich will den torwart schlagen üben', 'welche übung für den torschuss', 'schüsse in den winkel', 'ich will ins kreuzeck treffen lernen'],
});
isNone('shots', ['wie schieße ich einen freistoß', 'mein schuss geht immer über das tor', 'warum ist mein schuss so schwach', 'welche übung für kraft', 'wie trainiere ich als torwart', 'wie halte ich schüsse', 'wie oft soll ich torschuss üben und wie viele schüsse', 'how do i take a penalty', 'was macht ein torwart', 'how do i shoot with my left foot']);

answers('two who want to practise', examplePlayerFacts, { en: /[Tt]wo|[Tt]ake turns/, de: /[Zz]u zweit|Wechselt|[Aa]bwechsel|Partner/ }, {
  en: ['what can me and my sister do together', 'which drills can i do together with my dad', 'my brother wants to join in what can we do', 'what games can we play together', 'my friend wants to play what drill can we do'],
  de: ['meine schwester will mitmachen was können wir zu zweit machen', 'was kann ich mit meinem bruder zusammen üben', 'welche übung geht zu zweit mit meiner schwester', 'mein freund will mitmachen welche übung können wir machen', 'was können wir zusammen spielen', 'mein bruder möchte mitmachen habt ihr was für zwei'],
});
isNone('practice together', ['kann mein bruder mitmachen', 'can my sister use my account', 'what two drills can i do together', 'can i juggle with my sister together', 'my brother has his own phone', 'kann ich mit meinem freund ein konto teilen']);
answers('who shoots at the player in goal', examplePlayerFacts, { en: /five shots each.*8/, de: /fünf Schüsse.*8/ }, {
  en: ['my dad shoots at me in goal for fun what can we do together', 'im in goal and my brother shoots what games can we play together', 'my dad shoots at me what drill can we do'],
  de: ['mein papa schießt auf mich im tor was können wir zusammen machen', 'ich steh im tor und mein bruder schießt was können wir zu zweit üben', 'mein vater schießt auf mich welche übung können wir machen'],
});

answers('juggling with a number that is told', examplePlayerFacts, { en: /12.*13.*68/, de: /12.*13.*68/ }, {
  en: ['how can i juggle more i only get like 12', 'i can only do 12 juggles how do i get better', 'stuck at 12 kick ups any tips', 'how do i get more keepy ups i just get 12', 'i manage 12 juggling how do i get more', 'i only get to 12 when i juggle help'],
  de: ['wie kann ich mehr jonglieren ich schaffe nur 12', 'ich komme nur auf 12 beim jonglieren wie werd ich besser', 'ich schaffe 12 beim hochhalten wie geht mehr', 'beim jonglieren schaffe ich immer nur 12 wie werde ich besser'],
});
isNone('juggling from a number', ['how do i juggle', 'is 12 good in juggling', 'how many juggles should i get', 'i juggled for 12 minutes', 'how long until i can do 100 juggles', 'what is my juggling record']);

answers('the record of somebody else', examplePlayerFacts, { en: /Toe Taps 60.*Juggling 68|Juggling 68.*Toe Taps 60/, de: /60.*68|68.*60/ }, {
  en: ['i want to smash my brothers record', 'how do i beat my sisters record', 'i wanna break my dads best', 'how can i beat my friends score', 'i want to beat the record of my brother', 'help me crush my cousins high score'],
  de: ['ich will den rekord von meinem bruder knacken', 'wie schlage ich den rekord von meiner schwester', 'ich will papas rekord schlagen', 'wie überbiete ich den bestwert von meinem freund'],
});
isNone('the record of somebody else', ['how do i beat my record', 'what is my record in juggling', 'my brother beat me', 'am i better than my brother', 'wie schlage ich meinen rekord']);
answers('whether it is too late for a pro', examplePlayerFacts, { en: /few.*never too old|[Oo]nly very few.*not too old/, de: /wenige.*nie zu alt|ganz wenige.*nicht zu alt/ }, {
  en: ['am i too old to become a pro', 'is 15 too late to go pro', 'im 16 am i too old to be a professional'],
  de: ['bin ich mit 16 zu alt um noch profi zu werden', 'ist es mit 14 zu spät um profi zu werden', 'bin ich zu alt um profifußballer zu werden'],
});
answers('which star is better', examplePlayerFacts, { en: /argu.*\?$/, de: /gestritten|streiten/ }, { en: ['who is better messi or ronaldo', 'whos the goat messi or ronaldo', 'who do you prefer mbappe or haaland'], de: ['wer ist besser messi oder ronaldo', 'wer ist der beste messi oder mbappe', 'wer ist besser musiala oder wirtz'] });
answers('offside where there is none', examplePlayerFacts, { en: /^No/, de: /^Nein/ }, { en: ['can you be offside from a throw in', 'is there offside from a goal kick', 'are you offside in your own half', 'can i be offside from a corner'], de: ['gibt es abseits beim einwurf', 'ist man bei der ecke im abseits', 'kann man in der eigenen hälfte im abseits stehen'] });
isNone('the rest', ['what is offside', 'how do i become a pro', 'am i too old to start football', 'how old is messi', 'why does ronaldo play']);

describe('what to do today', () => {
  const ASKED: readonly (readonly [Language, string])[] = [
    ['en', 'what should i do today'],
    ['en', 'what shud i train today'],
    ['de', 'was soll ich heute machen'],
    ['de', 'was mache ich heute'],
    ['en', 'qué hago hoy'],
    ['en', 'je fais quoi aujourd’hui'],
    ['en', 'o que eu faço hoje'],
  ];
  it.each(ASKED)('%s: %s knows what was done today', (language, talk) => {
    for (const said of waysOf(language, talk, keen)) expect(said).toMatch(language === 'en' ? /5 minutes (?:already|done)/ : /schon 5 Minuten/);
  });
  it.each(ASKED)('%s: %s is an easy day after six in a row', (language, talk) => expect(answerTo(language, talk, untilYesterday).recommendedDrills).toEqual(['recovery']));
  it.each(ASKED)('%s: %s has a warm-up, a drill and another one', (language, talk) => {
    for (const said of waysOf(language, talk, paused)) expect(said).toMatch(language === 'en' ? /Sunday.*4 minutes/ : /Sonntag.*4 Minuten/);
  });
  it.each(['what should i do today without a ball', 'what did i do today', 'was hab ich heute gemacht', 'what should i do today i have 10 minutes', 'what should i do', 'what should i eat today'])('%s is another question', (talk) => expect(caseOf(talk)).toBeNull());

  it('a plan for today knows it too', () => {
    expect(answerTo('en', 'make me a plan for today', untilYesterday).recommendedDrills).toEqual(['recovery']);
    expect(answerTo('en', 'make me a plan for today', keen).message).toMatch(/5 minutes done today|done 5 minutes already/);
    expect(answerTo('en', 'plan for today with 20 minutes', untilYesterday).recommendedDrills).not.toContain('recovery');
  });
});

describe('a plan for the week', () => {
  const daysIn = (message: string): string[] => [...message.matchAll(/• (.+?): /g)].map(([, day = '']) => day);
  it.each(['make me a plan for this week pls', 'week plan please', 'can you make me a weekly plan', 'give me a training plan for the week'])('begins today, with an easy day after six in a row: %s', (talk) => {
    const { message, recommendedDrills } = answerTo('en', talk, untilYesterday);
    expect(daysIn(message)).toEqual(['Today, Wednesday', 'Thursday', 'Saturday', 'Sunday', 'Monday']);
    expect(recommendedDrills[0]).toBe('recovery');
    expect(message).toMatch(/6 days/);
  });
  it('begins tomorrow where today is done, and so does the next step', () => {
    const { message, nextSession } = answerTo('en', 'make me a plan for this week', keen);
    expect(daysIn(message)).toEqual(['Thursday', 'Friday', 'Sunday', 'Monday', 'Tuesday']);
    expect(nextSession).toMatch(/on Thursday/);
    expect(answerTo('de', 'mach mir einen wochenplan', keen).nextSession).toMatch(/Donnerstag/);
  });
  it('keeps to today’s line after a day is taken', () => {
    const { message, recommendedDrills } = answerTo('en', 'make me a week plan >> cant do thursday', untilYesterday);
    expect(daysIn(message)).toEqual(['Today, Wednesday', 'Friday', 'Saturday', 'Sunday', 'Monday']);
    expect(recommendedDrills[0]).toBe('recovery');
  });
  it('is changed by what follows such a question', () => {
    const { message } = answerTo('en', 'make me a week plan >> why thursday >> not on thursday', untilYesterday);
    expect(daysIn(message)).toEqual(['Today, Wednesday', 'Friday', 'Saturday', 'Sunday', 'Monday']);
  });
  it('is done for the day after enough practice, unless minutes are named', () => {
    const full = { ...keen, sessions: keen.sessions.map((one) => (one.daysAgo === 0 ? { ...one, minutes: 20 } : one)) };
    expect(answerTo('en', 'make me a plan for today', full).message).toMatch(/20 minutes (?:already|done)/);
    expect(answerTo('en', 'make me a plan for today', full).recommendedDrills).toHaveLength(1);
    expect(answerTo('en', 'plan for today with 20 minutes', full).recommendedDrills.length).toBeGreaterThan(1);
  });
  it.each([
    ['en', 'make me a week plan >> why thursday', /Thursday/],
    ['en', 'make me a week plan >> why friday', /Friday.*(?:rest|free)/],
    ['en', 'week plan pls >> but why sunday', /Sunday/],
    ['de', 'wochenplan bitte >> warum samstag', /Samstag/],
    ['de', 'mach mir einen wochenplan >> wieso freitag', /Freitag.*(?:Pause|frei)/],
    ['de', 'wochenplan bitte >> warum am montag', /Montag/],
  ] as const)('%s: %s is told why', (language, talk, expected) => {
    for (const said of waysOf(language, talk, untilYesterday)) {
      expect(said).toMatch(expected);
      expect(said).not.toMatch(/•/);
    }
  });
});

describe('a talk without a drill in it', () => {
  it.each(['what if i mess up', 'do you play fortnite', 'who are you', 'im nervous about my match tomorrow', 'my coach never plays me', 'what is the weather', 'how many minutes did i train this week', 'my mate is much better than me'])('ends with none: %s', (talk) => expect(answerTo('en', talk, paused).recommendedDrills).toEqual([]));
  it.each(['hi', 'how many sessions have i done', 'when did i last practise', 'what are my records'])('ends with one of the own records: %s', (talk) => {
    const [first] = answerTo('en', talk, paused).recommendedDrills;
    expect(paused.sessions.map(({ drillId }) => drillId)).toContain(first);
  });
  it('tells the own growth to who is compared, and the hardest drill within reach', () => {
    const grown = { ...paused, sessions: examplePlayerFacts.sessions };
    for (const said of waysOf('de', 'mein kumpel ist viel besser als ich', grown)) expect(said).toMatch(/„Jonglieren“ von 41 auf 50/);
    const { recommendedDrills, message } = answerTo('en', 'gimme the hardest drill u have', paused);
    expect(message).toMatch(/Create a Combo/);
    expect(drillOf(recommendedDrills[0] ?? 'toe_taps').level).toBeLessThan(5);
  });
  it('doubts no plain wish', () => expect(answerTo('de', 'wie kann ich besser dribbeln', paused).message).not.toMatch(/War es das nicht|nicht gemeint/));
});

describe('a day with team training', () => {
  it.each([
    ['en', 'i have training with my team today should i practise too'],
    ['en', 'do i have to train today i have team training tonight'],
    ['de', 'ich hab heute mannschaftstraining soll ich trotzdem üben'],
    ['de', 'muss ich heute noch üben wenn ich nachher training mit dem verein hab'],
  ] as const)('is enough for today, in %s: %s', (language, question) => {
    speakIn(() => language);
    for (const seed of seedsFor(question)) {
      const { message, recommendedDrills } = askCoach({ message: question, turns: [], facts: examplePlayerFacts, seed });
      expect(message).toMatch(/team|Mannschaft/);
      expect(message).toMatch(/enough|plenty|reich/);
      expect(recommendedDrills).toEqual([]);
    }
  });

  it.each(['we have team training today what should i eat', 'do i have to go to team training today my knee hurts'])('is not what is asked: %s', (question) => {
    speakIn(() => 'en');
    expect(askCoach({ message: question, turns: [], facts: examplePlayerFacts, seed: 1 }).message).not.toMatch(/enough for today|work of today/);
  });
});
