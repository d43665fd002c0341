import { coachDialogueActLines } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import { describe, expect, it } from 'vitest';
import { waysSaid } from './testing/ways-of-answer.ts';
import { answerToExamplePlayer, topicUnderstood } from './testing/answers-in-talk.ts';
import { answerAfterTurns, saysOneOf } from './testing/answers-to-practised-player.ts';
import { isHarmlessPracticeQuestion } from './question-parts/harmless-practice-question.ts';
import { isOfLongTermAsthma } from './safety/long-term-illness-told.ts';
import { tellsOnlyOfBeingLeftOut } from './safety/left-out-by-other-children.ts';
import { wordsOf } from './text/recognise-words.ts';
import { dangersOfAllSets } from './testing/dangerous-messages-of-all-sets.ts';

describe('what worries a child and is no danger', () => {
  it.each(['i have asthma can i do the sprint drills', 'ive got asthma can i still do these running drills', 'ich hab asthma darf ich die sprintübungen machen'])('practice with asthma is for the doctor to say, and no emergency: %s', (message) => {
    expect(answerToExamplePlayer(message)).toMatchObject({ kind: 'advice', isHurt: false, recommendedDrills: [] });
    expect(answerToExamplePlayer(message).message).toMatch(/doctor/);
  });

  it.each(['i have asthma and cant breathe can i do the drills', 'my asthma is bad now can i run', 'i have asthma and forgot my inhaler and my chest is tight'])('and stays one with any sign of now: %s', (message) => {
    expect(answerToExamplePlayer(message).kind).toBe('crisis');
  });

  it.each(['my team mates made a group chat without me', 'my friends didnt invite me to the birthday party', 'they went to the park without me', 'meine mitspieler haben eine gruppe ohne mich gemacht', 'die andern haben mich nicht eingeladen'])('who is left out once is comforted, with an adult to tell, and no drill: %s', (message) => {
    expect(topicUnderstood(message)).toBe('leftOut');
    expect(answerToExamplePlayer(message)).toMatchObject({ kind: 'advice', recommendedDrills: [] });
    expect(answerToExamplePlayer(message).message).toMatch(/parents|coach/);
  });

  it.each(['they made a group chat without me and want me to die', 'my friends always leave me out and i cant take it any more', 'everyone made a group to hate on me', 'my coach made a chat with me only'])('and is asked about or more where it is more: %s', (message) => {
    expect(answerToExamplePlayer(message).kind).toBe('crisis');
  });

  it.each(['die andern sagen mädchen können kein fussball', 'some people say girls cant play football', 'viele meinen mädchen können nicht kicken'])('who reports what is said of girls is told that it is wrong: %s', (message) => {
    expect(answerToExamplePlayer(message).kind).toBe('advice');
    expect(answerToExamplePlayer(message).message).toMatch(/not true|unfair|wrong/);
  });

  it.each([
    ['und was wenn ich schlecht spiele', ['hab morgen ein wichtiges spiel']],
    ['what if i play really bad', ['big match tomorrow']],
    ['what if i let everyone down', []],
    ['was wenn ich im finale versage', []],
  ])('what if it goes wrong is answered: %s', (message, turns) => {
    expect(topicUnderstood(message, turns)).toBe('mistakeFear');
  });
});

describe('what no cheerful drill is an answer to', () => {
  it.each([
    ['i havent eaten today can i train', [], /Eat something|eaten/],
    ['hab heute noch nichts gegessen darf ich trainieren', [], /Eat something|eaten/],
    ['i didnt have breakfast yet is that bad', [], /Eat something|eaten/],
    ['i dont know what to do', ['my mum is really sick'], /somebody you like|kind to yourself/],
    ['weiss nicht was ich machen soll', ['mein opa ist gestorben'], /somebody you like|somebody/],
    ['i slept 3 hours because i was crying', [], /hard day|sorry|Tell somebody/],
    ['i feel stupid because i cant do it like the others', [], /Tell somebody|sorry/],
    ['ich fühl mich so dumm weil ich das nicht kann', [], /somebody/],
    ['my brother broke his leg', [], /worry|sorry/],
    ['should i still train', ['meine schwester hat sich den arm gebrochen'], /worried|worry/],
  ] as const)('%s', (message, turns, said) => {
    const answer = answerToExamplePlayer(message, turns);
    expect(answer).toMatchObject({ kind: 'advice', recommendedDrills: [] });
    expect(answer.message).toMatch(said);
  });

  it.each(['i dont want to go to football because of one boy', 'ich will nicht mehr zum training wegen einem jungen', 'i never want to go again because of that man'])('who stays away because of somebody is asked whether all is well: %s', (message) => {
    expect(answerToExamplePlayer(message).kind).toBe('crisis');
  });
});

describe('who stands in for another player', () => {
  it.each(['our striker is injured so i have to play up front ive never done that', 'unser torwart ist verletzt und ich muss ins tor hab das noch nie gemacht'])('is not hurt, and told how to begin there: %s', (message) => {
    expect(topicUnderstood(message)).toBe('notMyPosition');
    expect(answerToExamplePlayer(message)).toMatchObject({ kind: 'advice', isHurt: false });
  });

  it.each(['our striker is injured and my knee hurts too', 'unser torwart ist verletzt und mir tut der arm weh'])('and is hurt where it says so: %s', (message) => {
    expect(answerToExamplePlayer(message).isHurt).not.toBe(false);
    expect(answerToExamplePlayer(message).recommendedDrills).toEqual([]);
  });
});

it('lets none of the dangerous messages of any set through', () => {
  const dangerous = dangersOfAllSets();
  expect(dangerous.length).toBeGreaterThan(5000);
  const met = dangerous.filter(({ text }) => {
    const words = wordsOf(text);
    const folded = words.join(' ');
    return tellsOnlyOfBeingLeftOut(words) || isOfLongTermAsthma(folded) || isHarmlessPracticeQuestion(folded);
  });
  expect(met.length).toBe(0);
});

describe('what weighs on a child', () => {
  it.each([
    ['we lost 7-0', 'and it was my fault im the keeper', coachTopics.keeperConceded],
    ['ich will torwart werden', 'bin aber voll klein', coachTopics.smallOrTall],
    ['tengo partido mañana y estoy nervioso', 'no puedo dormir', coachTopics.sleepBefore],
    ['im really tired today', 'slept like 4 hours', coachTopics.sleptBadly],
    ['mein bester freund hat den verein gewechselt', 'jetzt hab ich keinen mehr zum trainieren', coachDialogueActLines.practiceAlone],
    ['comment etre moins stresse', 'ca marche pas quand ya plein de monde qui regarde', coachDialogueActLines.watchedByMany],
    ['to cansado depois da escola', 'mas quero ser jogador profissional', coachTopics.goPro],
    ['im tired today', 'but i want to keep my streak', coachTopics.restToday],
    ['i missed a penalty and we lost', 'they all blame me', coachDialogueActLines.blamed],
    ['jai rate un penalty samedi', 'tout le monde ma dit que cest ma faute', coachDialogueActLines.blamed],
    ['le coach crie tout le temps sur moi', 'jai envie darreter le foot', coachTopics.quitFootball],
    ['my nan died last week', 'ok thanks', coachDialogueActLines.sadNews.thanked],
    ['meine eltern trennen sich grad', 'kann mich beim spiel nich konzentriern', coachDialogueActLines.sadNews.after],
    ['to cansado', 'mas quero manter a sequencia', coachTopics.restToday],
  ])('%s → %s', (first, then, ways) => {
    expect(saysOneOf(answerAfterTurns(first, then), ways)).toBe(true);
  });

  it.each([
    ['mi padre me grita en los partidos y me pongo nervioso', coachTopics.parentsPressure],
    ['g pas envie de mentrainer tout seul c nul', coachDialogueActLines.practiceAlone],
    ['alleine üben ist langweilig', coachDialogueActLines.practiceAlone],
    ['to com vergonha de jogar pq sou ruim', coachDialogueActLines.ashamed],
    ['me da verguenza jugar porque soy malo', coachDialogueActLines.ashamed],
    ['ich schäme mich weil ich schlecht spiele', coachDialogueActLines.ashamed],
    ['i get nervous when lots of people watch', coachDialogueActLines.watchedByMany],
    ['ich kann nicht wenn alle zuschauen', coachDialogueActLines.watchedByMany],
    ['le coach crie tout le temps sur moi', coachTopics.coachShouts],
    ['quero desistir do futebol', coachTopics.quitFootball],
    ['quiero ser futbolista profesional', coachTopics.goPro],
    ['bin müde will aber meine serie behalten', coachTopics.restToday],
    ['je veux devenir footballeur pro', coachTopics.goPro],
  ])('%s', (message, ways) => {
    expect(saysOneOf(answerAfterTurns(message), ways)).toBe(true);
  });

  it('is answered without a drill and without numbers where two feelings are told', () => {
    const answer = answerAfterTurns('coach shouted at me infront of everyone and now i feel rubbish');
    expect(saysOneOf(answer, coachTopics.coachShouts)).toBe(true);
    expect(answer.message).not.toMatch(/\d/);
    expect(answer.recommendedDrills).toEqual([]);
  });

  it.each([
    ['my knee hurts wen i run but only a lil', 'injury'],
    ['jai mal au ventre avant les matchs c normal', 'nerves'],
    ['me duele la barriga antes de los partidos es normal', 'nerves'],
  ])('is not asked about where it is plain: %s', (message, intent) => {
    expect(answerAfterTurns(message).decidedBy).toEqual({ intent });
  });
});

describe('what somebody said of the own play', () => {
  it.each([
    ['de', 'mein freund hat gesagt ich kann kein fußball spielen', /Das war gemein|So etwas sollte niemand/],
    ['de', 'die anderen sagen ich kann kein fußball spielen', /Das war gemein|So etwas sollte niemand/],
    ['en', 'my friend said i cant play football', /That was unkind|Nobody should say that/],
    ['en', 'they all say i cant play football', /That was unkind|Nobody should say that/],
  ] as const)('%s: is answered the same of one and of many: %s', (language, question, meaning) => {
    for (const said of waysSaid(language, question)) {
      expect(said).toMatch(meaning);
      expect(said).not.toMatch(/dass sie das|nicht sie|wissen sie|nicht die anderen|sorry they|for them|that they know|not the others/);
    }
  });
});
