import { describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { examplePlayerFacts } from '../testing/example-player-facts.ts';

const facts = { ...examplePlayerFacts, analyses: [{ type: 'shooting', score: 74, daysAgo: 2, strengths: ['Balance'], improvements: ['Standing foot'] }] };
const lastAnswer = (talk: string) => {
  const turns = talk.split(' >> ');
  return askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts, seed: 1 });
};

describe('a message that is known by its form', () => {
  it.each(['i forgot my ball at school what can i train now', 'my ball is at my friends house what can i do', 'i left my ball at home', 'i havent got my ball', 'ich hab keinen ball dabei was kann ich machen', 'hab meinen ball in der schule vergessen', 'mein ball ist bei oma', 'mein ball liegt noch im auto'])('gets a drill without a ball where the ball is elsewhere: %s', (message) => {
    expect(lastAnswer(message).message).toMatch(/needs no ball|without a ball/i);
  });

  it.each(['i only have a tennis ball is that ok', 'i dont have my ball but a softball', 'ich hab nur einen tennisball', 'i lost my ball'])('and not where another one is there: %s', (message) => {
    expect(lastAnswer(message).message).not.toMatch(/^Ladder In-In-Out-Out needs no ball/);
  });

  it.each(['heute lief gar nix im training', 'heute ging alles schief', 'heute hat nichts geklappt', 'heute war alles doof im training', 'gestern im spiel ging alles daneben', 'nothing worked at training today', 'training went so bad today'])('is comforted where a day went badly: %s', (message) => {
    expect(lastAnswer(message).message).toMatch(/hard day|sad|sorry|such days/i);
  });

  it.each(['what are the cards in the album for', 'what do i do with the cards', 'what are cards good for', 'wofür sind die karten im album', 'was bringen mir die karten', 'was kann man mit den karten machen'])('hears what cards are for: %s', (message) => {
    const { message: said } = lastAnswer(message);
    expect(said).toMatch(/collect/i);
    expect(said).not.toMatch(/65 %|Bronze|Compare/);
  });

  it.each(['mum says no shooting inside and its raining', 'mama sagt ich darf drinnen nicht schießen', 'mama sagt ich darf im haus nicht schießen'])('gets quiet drills where nobody may kick indoors, and nothing of worries of parents: %s', (message) => {
    expect(lastAnswer(message).message).toMatch(/room|2 by 2|inside/i);
    expect(lastAnswer(message).message).not.toMatch(/worry/);
  });

  it.each(['that one is too hard too', 'this one is too difficult as well', 'too hard too', 'die ist auch zu schwer'])('gets another easier drill, where one was too hard before: %s', (message) => {
    const before = 'cone weaving is way too hard for me';
    const { message: said, recommendedDrills } = lastAnswer(`${before} >> ${message}`);
    expect(said).not.toMatch(/same answer|missed your question/);
    expect(recommendedDrills).toHaveLength(1);
    expect(recommendedDrills).not.toEqual(lastAnswer(before).recommendedDrills);
    expect(recommendedDrills).not.toEqual(['cone_weaving']);
  });
});

describe('what comes next', () => {
  it.each(['i scored 3 goals today!!! >> what should i train next', 'how do i get more tokens >> what should i practice now', 'how do i warm up >> and then?', 'was mach ich zum aufwärmen >> und danach?', 'ich hab gewonnen >> was soll ich jetzt trainieren'])('is a drill: %s', (talk) => {
    const { message: said, recommendedDrills } = lastAnswer(talk);
    expect(recommendedDrills).toHaveLength(1);
    expect(said).not.toMatch(/congratulations|well done|not clear/i);
  });
});

describe('how a week went', () => {
  it.each(['how did i do in my practice this week', 'how was my week', 'how was my training this week', 'wie war meine woche', 'wie lief mein training diese woche'])('is told with the numbers of the calendar week: %s', (message) => {
    expect(lastAnswer(message).message).toMatch(/20 minutes/);
  });

  it.each(['how was my practice last week', 'how did i do last week', 'how did my training go last week', 'wie war mein training letzte woche', 'wie lief das training letzte woche'])('is told of the week before: %s', (message) => {
    const { message: said } = lastAnswer(message);
    expect(said).toMatch(/40 minutes/);
    expect(said).not.toMatch(/Today was the last time|today/i);
  });
});

describe('who wants a video to be looked at', () => {
  it.each(['can u look at my shooting video and tell me whats wrong', 'whats wrong with my shooting video', 'can you watch my video', 'tell me whats wrong in my video', 'kannst du mein video anschauen und sagen was falsch ist', 'was ist falsch in meinem schuss video'])('hears what the review of it found: %s', (message) => {
    expect(lastAnswer(message).message).toMatch(/74/);
    expect(lastAnswer(message).message).toMatch(/cannot see|do not see/i);
  });
});
