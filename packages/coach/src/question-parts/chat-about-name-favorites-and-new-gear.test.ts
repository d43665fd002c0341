import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';
import type { Chat } from './chat-about-name-favorites-and-new-gear-kinds.ts';
import { chatIn, withoutOwnName } from './chat-about-name-favorites-and-new-gear.ts';
import { wordsOf } from '../text/recognise-words.ts';

const WAYS: Readonly<Record<Chat, string>> = {
  namedWithAge: 'hi im tom im 9',
  named: 'hi im leo|hey i am Noah|hello my name is Emma|im tom|hi sarah im Lina|hallo ich bin leo|ich heiße Paul|servus i bin der Max|hoi ich bi d Lea|hi, mein name ist Jonas|moin ich bin die Emma|hey its leo',
  likesMine: 'hi coach! do you like my new haircut|do you like my hair|do u like my name|do you like my room|do you love my picture|do you like my drawing|magst du meine frisur|gefällt dir mein zimmer|magst du meinen namen|gefällt dir mein bild|findest du meine neue frisur schön|do you like my song',
  likesColor: 'my favourite colour is red|meine lieblingsfarbe ist blau|ok but do you like orange?? my old boots were black and too small|do you like blue|whats your favourite colour|what color do u like|whats ur fav color|do you like the colour red|magst du orange|was ist deine lieblingsfarbe|welche farbe magst du|gefällt dir grün|do u like pink|findest du blau schön',
  likesWeather: 'do you like snow?|i did like 30 and then my foot went wobbly and it flew at the lamp!! but it didnt break. do you like snow?|do u like rain|do you like summer|do you like it when it snows|do you love winter|magst du schnee?|magst du regen|magst du den sommer|findest du schnee gut|do you like the sun|hast du schnee gern',
  likesFood: 'do you like pizza|whats your favourite food|do u like chocolate|do you like ice cream|do you love pasta|magst du pizza|was ist dein lieblingsessen|magst du schokolade|isst du gern eis|do you eat pizza|do you like cake|magst du nudeln',
  likesAnimal: 'my favourite animal is a penguin lol|mein lieblingstier ist der hund|do you like cats?|do you like dogs|do u have a dog|i have a dog called rex|i have a cat|whats your favourite animal|magst du katzen|magst du hunde|hast du ein haustier|ich hab einen hund|was ist dein lieblingstier|do you have a pet',
  siuuu: 'siuuu|SIUUUUU|siuu!!!|siiuuu|suiii|siuuuuu lol|siuuu sarah|haha siuuu|siu|siuuu!!!!!!|siuuuu ronaldo|hey siuuu',
  celebrate: 'how do i do the siuuu|how do i celebrate a goal|teach me the ronaldo celebration|whats a cool goal celebration|can you teach me how to celebrate|how does the siuuu go|das war doch lustig!! kannst du mir beibringen wie man richtig jubelt?|jubeln halt. so wie ronaldo sein siuuu|wie geht der siuuu|wie jubelt man richtig|wie macht ronaldo seinen jubel|hast du einen coolen torjubel',
  newGear: 'HI COACH SARAH guess what i got new boots and they are ORANGE|i got new boots today!!|my new boots are so cool|look i have a new ball|i just got new gloves yay|got a new shirt for my birthday|meine neuen schuhe sind orange!!|ich hab neue fußballschuhe bekommen|rate mal ich hab einen neuen ball|hab neue handschuhe yeah|mein neues trikot ist da|ich habe neue schuhe und die sind rot',
  snowDay: 'we have a snow day today!!|today we had a snow day and i juggled in the kitchen and mum shouted because i nearly broke the lamp lol|it snowed so much|we have so much snow|snow day yay|wir haben schneefrei|heute hat es geschneit|bei uns liegt schnee juhu|so viel schnee hier|es hat so viel geschneit heute',
  balloon: 'can i do juggling inside with a balloon instead of a ball so nothing breaks|can i juggle with a balloon|is a balloon ok for juggling|can i practise with a balloon|balloon instead of a ball?|is it babyish to use a balloon|kann ich auch mit luftballon üben mein bruder sagt das ist baby|kann ich mit einem luftballon jonglieren|luftballon statt ball?|ist luftballon babykram|geht jonglieren auch mit luftballon|darf ich mit dem luftballon üben',
  family: 'do u have a brother|do you have kids|do you have a mum|are you married|do you have a family|hast du geschwister|hast du einen bruder|hast du kinder|hast du eine mama|bist du verheiratet|do you have a sister|hast du eine familie',
};

describe.each(Object.entries(WAYS))('small talk (%s)', (kind, ways) => {
  it.each(ways.split('|'))('%s', (text) => {
    expect(chatIn(wordsOf(text).join(' '))).toBe(kind);
  });
});

describe('an answer to small talk', () => {
  it.each([
    ['en', 'do you like snow?'],
    ['en', 'ok but do you like orange?? my old boots were black and too small'],
    ['en', 'siuuu'],
    ['en', 'HI COACH SARAH guess what i got new boots and they are ORANGE'],
    ['en', 'hi im leo'],
    ['en', 'i have a dog called rex'],
    ['de', 'magst du schnee?'],
    ['de', 'hallo ich bin leo'],
    ['de', 'jubeln halt. so wie ronaldo sein siuuu'],
    ['de', 'meine neuen schuhe sind orange!!'],
  ] as const satisfies readonly (readonly [Language, string])[])('has no drill and asks back (%s): %s', (language, message) => {
    const { response, structured } = talkWithCoach(language, [message]);
    expect(structured.recommended_drills).toEqual([]);
    expect(response).toMatch(/\?/);
    expect(response.length).toBeLessThan(330);
  });

  it.each([
    ['en', 'hi im leo how do i kik the ball realy hard', /laces|ankle|swing/],
    ['en', 'hello my name is emma what is offside', /goal line|Offside/],
    ['en', 'hey im noah can you make me a plan for the week', /week/i],
    ['de', 'hallo ich bin leo wie kann ich fester schießen', /Spann|Fußgelenk/],
    ['de', 'ich heiße Paul, was ist mein Rekord beim Jonglieren?', /68/],
  ] as const)('a name in front of a question is no subject (%s): %s', (language, message, expected) => {
    expect(talkWithCoach(language, [message]).response).toMatch(expected);
  });

  it.each(['im diabetic can i play', 'hi im asthmatic what can i do', 'ich bin diabetiker kann ich spielen', 'im sad how do i feel better', 'im a goalie how do i dive', 'hi im not good what can i do', 'im 9 how long should i train', 'im injured can i play', 'hi im new how does this work', 'ich bin traurig was soll ich tun', 'ich bin torwart wie fange ich'])('what is no name stays: %s', (message) => {
    expect(withoutOwnName(message)).toBe(message);
  });

  it.each(['haha no i meant do you like the colour! anyway they rub a bit on my heel what should i do', 'haha i asked about snow. can i practise outside when its snowy?', 'my new boots hurt', 'which new boots should i buy', 'can i train in the snow', 'my dog died', 'my cat is gone', 'how do i keep the ball low', 'im the keeper', 'was tun bei schnee', 'meine neuen schuhe drücken'])('is not made of %s', (message) => {
    expect(chatIn(wordsOf(message).join(' '))).toBeNull();
  });

  it.each([
    [['do you like orange?', 'haha no i meant do you like the colour! anyway they rub a bit on my heel what should i do'], /plaster|socks/],
    [['do you like snow? how do i shoot harder'], /laces|ankle|swing/],
    [['i have a dog called rex. what is offside'], /goal line|Offside/],
  ] as const)('in front of a question is no subject: %s', (turns, expected) => {
    expect(talkWithCoach('en', turns).response).toMatch(expected);
  });
});
