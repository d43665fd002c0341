import { speakIn } from '@touchline/messages/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { understand } from '../intents/understand.ts';
import { factsOfPlayer } from '../testing/players.ts';

const ask = (message: string, turns: readonly string[] = []) => askCoach({ message, turns, facts: factsOfPlayer('teen'), seed: 1 });

describe('a fault is known by what is done with the ball and what then happens, in any order', () => {
  it.each([
    ['when i shoot it always goes over', 'shotTooHigh'],
    ['over the goal every time when i am shooting', 'shotTooHigh'],
    ['meine schüsse fliegen immer drüber', 'shotTooHigh'],
    ['the ball goes left every time i shoot', 'shotWide'],
    ['ich treff das tor nie', 'shotWide'],
    ['when i shoot the ball just rolls slow', 'shotWeak'],
    ['meine schüsse sind voll schwach', 'shotWeak'],
    ['my passes always bounce and dont stay on the floor', 'passTooHigh'],
    ['warum sind meine pässe zu hoch', 'passTooHigh'],
    ['my first touch goes miles away', 'touchHeavy'],
    ['beim annehmen springt der ball immer weg', 'touchHeavy'],
    ['i trip over the ball doing step overs', 'tripsOverBall'],
    ['beim dribbeln stolper ich immer über den ball', 'tripsOverBall'],
    ['the ball hits my shin when i juggle', 'juggleShin'],
    ['der ball knallt beim jonglieren ans schienbein', 'juggleShin'],
    ['my juggling goes everywhere', 'juggleSideways'],
    ['der gegner nimmt mir immer den ball ab', 'losesBall'],
    ['i kick the ground instead of the ball', 'standingFoot'],
    ['ich komm nicht über 10 beim jonglieren', 'juggleMore'],
  ])('%s', (text, topic) => {
    expect(understand(text).topic?.topic).toBe(topic);
  });

  it('and of the skill that was spoken of, where the turn names none', () => {
    expect(understand('it always goes over the bar', ['how do i get better at shooting']).topic?.topic).toBe('shotTooHigh');
    expect(understand('and wide', ['my shots go over']).topic?.topic).toBe('shotWide');
    expect(understand('that one is too hard', ['how do i do first touch']).intent).toBe('too_hard');
  });

  it.each(['how high should i juggle', 'we lost 3-0 because my shots went wide', 'my knee hurts when my shots go over', 'how do i take a free kick over the wall'])('not in what asks something else: %s', (text) => {
    expect(['shotTooHigh', 'shotWide', 'shotWeak', 'passTooHigh', 'juggleMore']).not.toContain(understand(text).topic?.topic);
  });
});

describe('what is said of a drill', () => {
  it('is not answered with its steps alone', () => {
    expect(understand('ich verlier beim übersteiger immer den ball')).toMatchObject({ intent: 'too_hard', drillId: 'step_overs' });
    expect(understand('how do i know if im doing toe taps right').topic?.topic).toBe('doingItRight');
    expect(understand('wie mach ich den übersteiger richtig')).toMatchObject({ intent: 'drill_technique', topic: null });
    expect(understand('i do 40 toe taps is it ok').topic?.topic).toBe('goodResult');
  });
});

describe('numbers of the own', () => {
  it('say whether it goes up, where no drill is named', () => {
    expect(ask('am i improving at all').message).toMatch(/^Yes.*9.*11|^Yes.*11.*9/);
    expect(understand('bin ich besser geworden').topic?.topic).toBe('betterOverall');
    expect(understand('am i getting better at juggling').topic?.topic).toBe('better');
  });

  it.each([
    ['how many minutes did i do yesterday', /3 sessions.*26 minutes/],
    ['how many days did i train last week', /in the last 7.*in the 7 before|In the last 7 days you practiced on/i],
    ['how many xp did i get today', /do not know|cannot see/],
    ['what did i get on monday', /weekday|how many days ago/i],
    ['which day did i train the longest', /41 minutes/],
    ['whats my worst result in juggling', /89.*247/],
    ['show me my shooting numbers', /Weak-Foot Corners/],
    ['did i beat my record this week', /last 7 days/],
    ['was kann ich am wenigsten', /Weak-Foot Corners/],
    ['welche übung hab ich am meisten gemacht', /Juggling/],
  ])('are those that are asked for: %s', (text, told) => {
    expect(ask(text).message).toMatch(told);
  });

  it('go on with the question before', () => {
    expect(understand('and the worst', ['what is my best drill']).topic?.topic).toBe('weakestIs');
    expect(understand('and last month', ['how often did i train this week']).topic?.topic).toBe('thisMonth');
    expect(ask('and in quick touches', ['whats my record in juggling']).message).toMatch(/153/);
    expect(ask('only 15 minutes', ['plan for tomorrow pls']).message).toMatch(/15 minutes/);
    expect(understand('what can i do with them', ['how many tokens do i have']).intent).toBe('rewards_levels');
    expect(understand('ok and how long', ['give me a drill']).topic?.topic).toBe('amountOfDrill');
    expect(understand('how many times should i do it', ['give me a dribbling drill']).topic?.topic).toBe('amountOfDrill');
  });
});

describe('what somebody tells of others, of school and of breaks', () => {
  it.each([
    ['everyone laughed when i fell over the ball', 'laughedAt'],
    ['ich hab ein eigentor gemacht und alle haben gelacht', 'laughedAt'],
    ['keiner passt mir den ball', 'notPassedTo'],
    ['no one chose me for the team in pe', 'notChosen'],
    ['got a maths test tomorrow should i still train', 'school'],
    ['hab zu viel hausaufgaben', 'school'],
    ['ich mach pause bis montag ist das ok', 'fewDaysOff'],
    ['ich hab 2 wochen nix gemacht wie fang ich an', 'getsRusty'],
    ['ich trau mich nicht zu schießen', 'confidence'],
    ['ich hab keinen zum spielen', 'alone'],
    ['where do i see my records', 'findProgress'],
    ['mein papa sagt ich bin faul', 'parentsPressure'],
    ['my mate cheats when we count juggles', 'argument'],
    ['ich will nicht ins tor', 'positionChoice'],
    ['hab heut mein erstes tor geschossen', 'goodNews'],
    ['sieht meine mama was ich schreibe', 'tellsParents'],
    ['how long do u keep my video', 'clipKept'],
    ['kann ich meine serie im urlaub pausieren', 'streakRule'],
    ['is it bad to train after dinner', 'fullStomach'],
    ['tournament on saturday what do i do the day before', 'nightBefore'],
  ])('%s', (text, topic) => {
    expect(understand(text).topic?.topic).toBe(topic);
  });

  it('fear of a match is no fear of the ball', () => {
    expect(understand('hab angst vor dem spiel')).toMatchObject({ intent: 'nerves', topic: null });
    expect(understand('ich hab angst vor dem ball').topic?.topic).toBe('fearOfBall');
  });

  it.each(['do my maths homework', 'bad grades so dad says no football', 'they always laugh at me because i am fat', 'should i practise before or after school'])('is not read into what is something else: %s', (text) => {
    expect(['school', 'laughedAt']).not.toContain(understand(text).topic?.topic);
  });
});

describe('in German', () => {
  beforeAll(() => speakIn(() => 'de'));
  afterAll(() => speakIn(() => 'en'));

  it('the same is answered in German', () => {
    expect(ask('meine pässe springen immer hoch').message).toMatch(/Mitte/);
    expect(ask('wieviel minuten hab ich gestern trainiert').message).toMatch(/3 Einheiten.*26 Minuten/);
    expect(ask('aber nur 15 minuten', ['plan für morgen']).message).toMatch(/15 Minuten/);
  });
});

describe('what happens around football', () => {
  it.each([
    ['my dad shouts at me from the sideline the whole game', 'parentsPressure'],
    ['papa schreit immer vom rand wenn ich spiel', 'parentsPressure'],
    ['my parents fight about football', 'parentsQuarrel'],
    ['meine eltern streiten sich wegen fußball', 'parentsQuarrel'],
    ['trainer hat mich in die zweite mannschaft gesteckt', 'secondTeam'],
    ['my coach moved me down to the b team', 'secondTeam'],
    ['is pizza ok the night before a game', 'heavyFood'],
    ['darf ich vorm spiel pommes essen', 'heavyFood'],
    ['what size ball for a 9 year old', 'ballSize'],
    ['which drill makes me a better striker', 'strikerRole'],
    ['my best friend is leaving the club', 'friendLeft'],
    ['my best friend got in the a team and i didnt', 'notChosen'],
    ['how do i stop losing the ball when someone runs at me', 'losesBall'],
    ['do i look at the ball or the goal', 'eyesWhenShooting'],
    ['what can i buy with tokens', 'cardsGet'],
    ['how many xp till i level up', 'levelReached'],
    ['i was really good today', 'goodNews'],
    ['ich hab heute 3 tore geschossen', 'goodNews'],
    ['the ref hates us', 'refUnfair'],
    ['i keep kicking the floor', 'standingFoot'],
    ['wie kann ich mutiger werden im spiel', 'confidence'],
    ['was soll ich nach dem training machen', 'afterTraining'],
    ['wofür sind die münzen', 'cardsGet'],
    ['mein bester freund wechselt den verein', 'friendLeft'],
    ['mein trainer schreit immer', 'coachShouts'],
    ['coach only talks to the good ones', 'coachUnfair'],
    ['trainer lässt mich nie spielen', 'benched'],
    ['our captain is mean to me', 'mocked'],
    ['everyone else is better than me', 'othersBetter'],
    ['alle sind besser als ich', 'othersBetter'],
    ['how do i get past a defender who is bigger than me', 'oneOnOne'],
    ['i only slept 5 hours should i train', 'sleptBadly'],
    ['im always hungry after training what can i eat', 'eatAfter'],
    ['my coach said well done today', 'goodNews'],
    ['meine mutter sagt schule ist wichtiger', 'school'],
    ['can a goalie score', 'keeperScores'],
    ['was ist die rückpassregel', 'keeperRule'],
    ['wie viele spieler hat eine mannschaft in der e jugend', 'teamSize'],
    ['was ist ein doppelpass', 'oneTwo'],
    ['how do i pump up my ball', 'flatBall'],
    ['is the camera recording me', 'noCamera'],
    ['i trained but it doesnt show', 'saveFailed'],
    ['whats your favourite team', 'favourite'],
    ['du nervst', 'insulted'],
    ['what did i do 3 days ago', 'dayResults'],
    ['tell me something im good at', 'strongestIs'],
    ['how many minutes did i train altogether', 'minutesOnly'],
    ['bin ich besser als letzten monat', 'betterOverall'],
  ])('%s', (text, topic) => {
    expect(understand(text).topic?.topic).toBe(topic);
  });

  it('asks for a reason and for room', () => {
    expect(understand('give me a reason to practice').intent).toBe('motivation');
    expect(understand('warum soll ich überhaupt trainieren').intent).toBe('motivation');
    expect(understand('what if i miss the penalty and we lose').intent).toBe('nerves');
    expect(understand('mum says no balls in the house').intent).toBe('no_ball');
    expect(understand('what if i dont like a drill').intent).toBe('bored');
    expect(understand('how many tokens do i get for a session')).toMatchObject({ intent: 'rewards_levels', topic: null });
    expect(understand('was war mein bestes ergebnis beim sohlentipper').intent).toBe('records');
    expect(understand('how do i get more', ['how many tokens do i have'])).toMatchObject({ intent: 'rewards_levels' });
    expect(understand('reicht das', ['wie viel hab ich diese woche trainiert']).topic?.topic).toBe('enough');
    expect(understand('i got hit in the nose with the ball it bled').intent).toBe('injury');
    expect(ask('do u know a funny one about goalkeepers').message).toMatch(/goalkeeper/i);
    expect(understand('for how long', ['how do i do toe taps']).topic?.topic).toBe('amountOfDrill');
    expect(ask('my brother is better than me and he is younger').message).not.toMatch(/Profile/);
    expect(understand('und was ist wenn ich keinen platz hab', ['was soll ich heute üben']).topic?.topic).toBe('smallSpace');
    expect(understand('ok and then', ['what should i practise today'])).toMatchObject({ followUp: 'follow_other', goesOn: true });
  });

  it('offers no juggling to who is bored of juggling', () => {
    for (const text of ['im so bored of juggling', 'juggling is boring', 'jonglieren ist langweilig']) expect(ask(text).recommendedDrills.filter((id) => id.includes('juggling'))).toEqual([]);
  });
});

describe('numbers of one day', () => {
  const nine = (message: string) => askCoach({ message, turns: [], facts: factsOfPlayer('nine'), seed: 1 }).message;

  it('say whether a record fell', () => {
    expect(nine('did i beat my record yesterday')).toMatch(/^(?:No new best|Not) yesterday[^]*Toe Taps 91[^]*96/);
    expect(nine('did i break a record today')).toMatch(/today/);
  });

  it('judge the last practice by the own average', () => {
    expect(nine('what does my last practice say about me')).toMatch(/Toe Taps 91[^]*(?:average|above)/);
    expect(nine('was my training yesterday good')).toMatch(/Toe Taps 91[^]*(?:average|above)/);
  });

  it('of a foot, a streak that runs, and a record in a drill of the same skill', () => {
    expect(nine('how much do i use my left compared to my right')).toMatch(/left foot[^]*69 %|69 %[^]*left foot/);
    expect(nine('why did my streak go')).toMatch(/4 days[^]*(?:saved session|session)/);
    expect(nine('whats my record in juggling')).toMatch(/Drop-Catch Juggling[^]*19/);
  });
});
