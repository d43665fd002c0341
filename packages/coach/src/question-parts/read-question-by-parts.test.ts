import { drillOf } from '@touchline/domain';
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
    ['i kick the ground instead of the ball', 'hitsGround'],
    ['ich komm nicht über 10 beim jonglieren', 'juggleMore'],
    ['first touch when the ball comes hard', 'touchHeavy'],
    ['how do i take a really hard pass', 'touchHeavy'],
    ['annahme wenn der pass scharf kommt', 'touchHeavy'],
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
    ['how many minutes did i do yesterday', /26 minutes.*3 sessions/],
    ['how many days did i train last week', /Last week \(1 to 7 March\).* 7 days.* 14 sessions/],
    ['how many xp did i get today', /Today it was 51 XP|Today you earned 51 XP/],
    ['what did i get on monday', /On Monday, 9 March, .*Juggling 221/],
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
    expect(understand('and last month', ['how often did i train this week']).ask).toMatchObject({ kind: 'counts', measure: 'sessions', span: { kind: 'lastMonth' } });
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
    ['kann ich meine serie im urlaub pausieren', 'streakFreeze'],
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
    expect(ask('wieviel minuten hab ich gestern trainiert').message).toMatch(/26 Minuten.*3 Einheiten/);
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
    ['what can i buy with tokens', 'tokensFor'],
    ['how many xp till i level up', 'levelReached'],
    ['i was really good today', 'goodNews'],
    ['ich hab heute 3 tore geschossen', 'goodNews'],
    ['the ref hates us', 'refUnfair'],
    ['i keep kicking the floor', 'standingFoot'],
    ['wie kann ich mutiger werden im spiel', 'confidence'],
    ['was soll ich nach dem training machen', 'afterTraining'],
    ['wofür sind die münzen', 'tokensFor'],
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

describe('what somebody tells of the body, school, the bench and others', () => {
  it.each([
    ['i grew loads and now im clumsy', 'clumsyGrowing'],
    ['since i grew my control is gone', 'clumsyGrowing'],
    ['bin so gewachsen und jetzt ungeschickt', 'clumsyGrowing'],
    ['teacher says i cant do football till my maths is better', 'schoolFirst'],
    ['mum wont let me train until my grades get better', 'schoolFirst'],
    ['ich darf erst wieder spielen wenn meine noten besser sind', 'schoolFirst'],
    ['i got subbed off again in the second half yesterday', 'subbedOff'],
    ['er hat mich zur halbzeit ausgewechselt', 'subbedOff'],
    ['i feel like quitting', 'quitFootball'],
    ['ich will aufhören mit fußball', 'quitFootball'],
    ['do pros do toe taps', 'prosDo'],
    ['does messi do juggling too', 'prosDo'],
    ['machen profis auch solche übungen', 'prosDo'],
    ['i have nobody, can you still get good alone', 'aloneHelps'],
    ['bigger kids always push me off the ball', 'pushedOff'],
    ['die großen drücken mich immer vom ball', 'pushedOff'],
    ['my team laughed at me', 'laughedAt'],
    ['alle haben mich ausgelacht', 'laughedAt'],
    ['what did i train most this month', 'mostDone'],
    ['nobody from my team talks to me', 'leftOut'],
    ['beim training redet keiner mit mir', 'leftOut'],
    ['i got picked for the a team', 'goodNews'],
    ['how fast should i do cone weaving', 'slowOrFast'],
    ['i was sick for a week can i start again', 'ill'],
    ['am i doing enough to get better', 'enough'],
    ['i do football and swimming is it ok to do both', 'otherSports'],
    ['my crosses are rubbish', 'cross'],
    ['was ist mein bester tag', 'bestDay'],
    ['can i see what i did on sunday', 'byWeekday'],
    ['how many juggles is good for a 10 yr old', 'goodResult'],
  ])('%s', (text, topic) => {
    expect(understand(text).topic?.topic).toBe(topic);
  });

  it.each([
    ['how many subs are there', 'subbedOff'],
    ['should i stop playing this level', 'quitFootball'],
    ['how do i become a pro', 'prosDo'],
    ['i only have a tennis ball', 'otherSports'],
    ['how fast can i get better', 'slowOrFast'],
    ['how do i get picked for the team', 'goodNews'],
    ['how do i grow my streak', 'clumsyGrowing'],
    ['how many minutes of juggling is good', 'goodResult'],
  ])('not in what asks something else: %s', (text, topic) => {
    expect(understand(text).topic?.topic).not.toBe(topic);
  });

  it('is answered with the drill that was named, the month that was named, and no number for an age', () => {
    const pros = ask('do pros do toe taps');
    expect(pros.message).toContain('Toe Taps');
    expect(pros.recommendedDrills[0]).toBe('toe_taps');
    expect(ask('what did i train most this month').message).toMatch(/30 days.*\d+ sessions|\d+ sessions/);
    const ofAge = ask('how many juggles is good for a 10 yr old').message;
    expect(ofAge).toMatch(/\bage\b/);
    expect(ofAge).toContain('247');
    expect(ofAge).not.toMatch(/\b10\b/);
  });

  it('gets no numbers for comfort, and is comforted once', () => {
    const said = ask('subbed off, feel like quitting').message;
    expect(said).not.toMatch(/\d/);
    expect(said).toMatch(/coach/);
    expect(said).toMatch(/fun|pause/);
    expect(ask('we lost and im so sad').message).not.toMatch(/247|136/);
    expect(ask('im so bad at football i played terrible').message).toMatch(/247|136/);
  });

  it.each(['im rubbish', 'i suck', 'but im just so bad at this', 'ich bin einfach zu schlecht', 'aber ich bin so mies'])('is no question about the drill before: %s', (text) => {
    expect(understand(text, ['how do i do toe taps']).intent).toBe('bad_day');
  });

  it.each(['is my left rubbish', 'im bad at step overs'])('but is where it names what it is of: %s', (text) => {
    expect(understand(text, ['how do i do toe taps']).intent).not.toBe('bad_day');
  });

  it('and who is watched hears what to tell them', () => {
    expect(ask('i always get nervous wen my dad watches').message).toMatch(/Tell them|tell them/);
    expect(ask('im nervous for tomorrow').message).not.toMatch(/Tell them|tell them/);
  });
});

describe('time or rain that is told after an answer', () => {
  afterAll(() => speakIn(() => 'en'));

  it('keeps the drill and the foot that were spoken of', () => {
    const short = ask('only got 5 minutes tho', ['what can i do for my weak foot']);
    expect(short.decidedBy).toEqual({ intent: 'little_time' });
    expect(short.recommendedDrills).toEqual(['weak_foot']);
    expect(short.nextSession).toMatch(/right foot, 5 minutes/);
    speakIn(() => 'de');
    expect(ask('hab aber nur 5 minuten', ['was soll ich für den schwachen fuß machen']).recommendedDrills).toEqual(['weak_foot']);
    speakIn(() => 'en');
    expect(ask('only 5 minutes').decidedBy).toEqual({ intent: 'little_time' });
  });

  it('keeps the minutes of a plan, indoors', () => {
    const plan = ask('and if it rains', ['what should i train today, i have 20 minutes']);
    expect(plan.message).toMatch(/20 minutes/);
    expect(plan.recommendedDrills.every((id) => !drillOf(id).equipment.wall && drillOf(id).equipment.cones === 0)).toBe(true);
  });
});

describe('a drill for a place on the pitch, a room or a skill that was spoken of', () => {
  it.each([
    ['whats a good drill for midfielders', 'midfielderRole'],
    ['welche übung ist gut für stürmer', 'strikerRole'],
  ])('%s', (text, topic) => {
    expect(understand(text).topic?.topic).toBe(topic);
  });

  it('fits the room, and a trick is a drill of tricks', () => {
    expect(ask('can i practise in my living room').decidedBy).toEqual({ intent: 'rain' });
    expect(ask('kann ich im wohnzimmer trainieren').decidedBy).toEqual({ intent: 'rain' });
    const trick = ask('i wanna learn a cool trick').recommendedDrills[0];
    expect(trick === undefined ? null : drillOf(trick).category).toBe('skills');
  });

  it('is the easiest of that skill', () => {
    const easiest = ask('which one is easiest', ['give me 3 drills for shooting']);
    expect(easiest.recommendedDrills).toEqual(['target_shooting']);
    expect(easiest.message).toContain('level 1');
    expect(ask('whats the easiest drill').message).toContain('level 1');
  });

  it('is for the foot that is called bad', () => {
    expect(ask('my left is so bad').nextSession).toContain('left foot');
    expect(understand('5 mins left').foot).toBe(null);
  });
});

it('what is asked behind thanks is answered', () => {
  expect(understand('ok thx what else can i do today').intent).not.toBe('thanks');
  expect(understand('danke wie viele token hab ich').intent).toBe('my_numbers');
  expect(understand('thanks so much').intent).toBe('thanks');
});

describe('what goes on about the same', () => {
  it.each([
    ['and what bout after', ['what do i eat before a match'], 'eatAfter'],
    ['und danach', ['was esse ich vor dem spiel'], 'eatAfter'],
    ['can i train 2 times in one day', [], 'tooMuch'],
    ['how do i kick it so it bends', [], 'curve'],
    ['welcher fuß ist bei mir besser', [], 'footShare'],
    ['i keep toe punting it', [], 'toePoke'],
    ['coach shouts head up but i look at the ball the whole time', [], 'eyesUp'],
    ['puffed out after like 5 mins in a match', [], 'stamina'],
    ['my legs are dead from training', [], 'soreMuscles'],
    ['how did bellingham get so good', [], 'likeStar'],
    ['got the same card again', [], 'repeatCards'],
    ['was macht ein 6er', [], 'roles'],
    ['sub again. 4th week in a row', [], 'benched'],
    ['i just stand there idk where to go', [], 'whereToRun'],
    ['ref gave a foul throw', [], 'throwIn'],
    ['does the app keep my videos', [], 'clipKept'],
    ['cried at training in front of everyone', [], 'cried'],
  ] as const)('%s', (text, turns, topic) => {
    expect(understand(text, turns).topic?.topic).toBe(topic);
  });

  it('is the weaker foot, where that was spoken of', () => {
    expect(ask('so what shud i do for it tmrw', ['is my weak foot getting better']).recommendedDrills).toEqual(['weak_foot']);
  });
});
