import { drillOf } from '@touchline/domain';
import { speakIn } from '@touchline/messages/language';
import { afterAll, describe, expect, it } from 'vitest';
import { understand } from '../intents/understand.ts';
import { answerToPlayer } from '../testing/answers-in-talk.ts';

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
    expect(answerToPlayer('do u know a funny one about goalkeepers').message).toMatch(/goalkeeper/i);
    expect(understand('for how long', ['how do i do toe taps']).topic?.topic).toBe('amountOfDrill');
    expect(answerToPlayer('my brother is better than me and he is younger').message).not.toMatch(/Profile/);
    expect(understand('und was ist wenn ich keinen platz hab', ['was soll ich heute üben']).topic?.topic).toBe('smallSpace');
    expect(understand('ok and then', ['what should i practise today'])).toMatchObject({ followUp: 'follow_other', goesOn: true });
  });

  it('offers no juggling to who is bored of juggling', () => {
    for (const text of ['im so bored of juggling', 'juggling is boring', 'jonglieren ist langweilig']) expect(answerToPlayer(text).recommendedDrills.filter((id) => id.includes('juggling'))).toEqual([]);
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
    const pros = answerToPlayer('do pros do toe taps');
    expect(pros.message).toContain('Toe Taps');
    expect(pros.recommendedDrills[0]).toBe('toe_taps');
    expect(answerToPlayer('what did i train most this month').message).toMatch(/30 days.*\d+ sessions|\d+ sessions/);
    const ofAge = answerToPlayer('how many juggles is good for a 10 yr old').message;
    expect(ofAge).toMatch(/\bage\b/);
    expect(ofAge).toContain('247');
    expect(ofAge).not.toMatch(/\b10\b/);
  });

  it('gets no numbers for comfort, and is comforted once', () => {
    const said = answerToPlayer('subbed off, feel like quitting').message;
    expect(said).not.toMatch(/\d/);
    expect(said).toMatch(/coach/);
    expect(said).toMatch(/fun|pause/);
    expect(answerToPlayer('we lost and im so sad').message).not.toMatch(/247|136/);
    expect(answerToPlayer('im so bad at football i played terrible').message).toMatch(/247|136/);
  });

  it.each(['im rubbish', 'i suck', 'but im just so bad at this', 'ich bin einfach zu schlecht', 'aber ich bin so mies'])('is no question about the drill before: %s', (text) => {
    expect(understand(text, ['how do i do toe taps']).intent).toBe('bad_day');
  });

  it.each(['is my left rubbish', 'im bad at step overs'])('but is where it names what it is of: %s', (text) => {
    expect(understand(text, ['how do i do toe taps']).intent).not.toBe('bad_day');
  });

  it('and who is watched hears what to tell them', () => {
    expect(answerToPlayer('i always get nervous wen my dad watches').message).toMatch(/Tell them|tell them/);
    expect(answerToPlayer('im nervous for tomorrow').message).not.toMatch(/Tell them|tell them/);
  });
});

describe('time or rain that is told after an answer', () => {
  afterAll(() => speakIn(() => 'en'));

  it('keeps the drill and the foot that were spoken of', () => {
    const short = answerToPlayer('only got 5 minutes tho', ['what can i do for my weak foot']);
    expect(short.decidedBy).toEqual({ intent: 'little_time' });
    expect(short.recommendedDrills).toEqual(['weak_foot']);
    expect(short.nextSession).toMatch(/right foot, 5 minutes/);
    speakIn(() => 'de');
    expect(answerToPlayer('hab aber nur 5 minuten', ['was soll ich für den schwachen fuß machen']).recommendedDrills).toEqual(['weak_foot']);
    speakIn(() => 'en');
    expect(answerToPlayer('only 5 minutes').decidedBy).toEqual({ intent: 'little_time' });
  });

  it('keeps the minutes of a plan, indoors', () => {
    const plan = answerToPlayer('and if it rains', ['what should i train today, i have 20 minutes']);
    expect(plan.message).toMatch(/20 minutes/);
    expect(plan.recommendedDrills.every((id) => !drillOf(id).equipment.wall && drillOf(id).equipment.cones === 0)).toBe(true);
  });
});
