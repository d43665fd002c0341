import { findDrill } from '@touchline/domain';
import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it, test } from 'vitest';
import type { CoachAnswer } from './coach-answer.ts';
import { askCoach } from './coach.ts';
import { prepareReply } from './coach-reply.ts';
import { understand } from './intents/understand.ts';
import type { PlayerFacts } from './player-context.ts';
import { isHarmlessPracticeQuestion } from './question-parts/harmless-practice-question.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { seedsFor } from './testing/answer-seeds.ts';
import { wordsOf } from './text/recognise-words.ts';

afterEach(() => speakIn(() => 'en'));

/** Practised today, on three days of this week and on two of the one before; 1,340 XP. */
const keen: PlayerFacts = { ...examplePlayerFacts, currentStreak: 4, bestStreak: 9, totalExperience: 1340, level: 14, experienceToNextLevel: 60 };
const place = { period: 'weekly', rank: 12, total: 57, days: 3, gap: { unit: 'days', count: 2 } } as const;

/** The answer to the last turn of a talk, with the place on a board where the words ask for one, as the server looks it up. */
function answerTo(talk: string, facts: PlayerFacts = keen, seed = 1): CoachAnswer {
  const turns = talk.split(' >> ');
  const message = turns.at(-1) ?? '';
  const before = turns.slice(0, -1);
  const period = prepareReply({ message, chatHistory: before.map((turn) => ({ sender: 'user', message: turn })) }).board;
  return askCoach({ message, turns: before, facts: { ...facts, ...(period === null ? {} : { place: { ...place, period } }) }, seed });
}
const plainly = ({ message }: CoachAnswer): string => message.replaceAll('\n', ' ');

/** All of these talks get what is expected, in the ways of saying it. */
function answers(kind: string, expected: RegExp, talks: readonly string[], facts: PlayerFacts = keen): void {
  describe.each([kind])('%s', () => {
    it.each(talks)('%s', (talk) => {
      for (const seed of seedsFor(talk)) expect(plainly(answerTo(talk, facts, seed))).toMatch(expected);
    });
  });
}

describe('the own numbers, one by one', () => {
  answers('the level', /(?:level 14|Level 14).*60 XP/, ['cual es mi nivel', 'en que nivel estoy', 'cuanto me falta para subir de nivel', 'quel est mon niveau', 'je suis a quel niveau', 'cest quoi le prochain niveau et il manque combien', 'qual meu nivel agora', 'to em que nivel', 'em qual nivel eu estou']);
  answers('the XP', /1,340 XP.*60/, ['cuantos puntos tengo', 'cuanta experiencia tengo', 'jai combien de xp', 'quanto xp eu tenho']);
  answers('the tokens', /1,368 tokens/, ['cuantas fichas tengo', 'jai combien de jetons', 'quantos tokens eu tenho']);
  answers('the streak', /4 days/, ['cual es mi racha', 'cuantos dias llevo de racha', 'ma serie elle est a combien', 'cest quoi ma serie', 'qual minha sequencia', 'minha sequencia ta em quanto']);
  answers('all minutes there are', /140 minutes|10 sessions/, ['cuantos minutos he entrenado', 'jai fait combien de minutes', 'quantos minutos eu treinei']);
  answers('the drill one is best at, one and no list', /Agility Ladder.*12.*15.*15.*Agility Ladder/, ['en q ejercicio soy mejor', 'cual es mi mejor ejercicio', 'dans quel exercice je suis le plus fort', 'cest quoi mon meilleur exo', 'qual foi meu melhor exercicio', 'no que eu sou melhor', 'en que soy bueno', 'je suis bon en quoi', 'no que eu sou bom']);
  answers('the drill done most', /Juggling|Toe Taps/, ['que ejercicio hago mas', 'quel exercice je fais le plus', 'qual exercicio eu mais faço']);

  it.each(['que nivel tiene este ejercicio', 'como subir de nivel mas rapido', 'quel est le niveau de cet exercice', 'qual o nivel desse treino', 'si no entreno hoy pierdo mi racha', 'para que sirve mi racha'])('%s is no question of the own level or streak', (text) => {
    expect(['levelOnly', 'streakOnly']).not.toContain(understand(text).topic?.topic);
  });
});

describe('a count that is judged', () => {
  answers('a week with enough days: yes, and against the week before', /Yes.*3 days.*three to five.*(?:week before|before it).*2 days/, [
    'how many sessions this week >> is that good for a 11 yr old',
    'how many sessions this week >> is that enough',
    'how many sessions have i done this week >> should i do more',
    'cuantas veces entrene esta semana >> esta bien?',
    'cuantas veces entrene esta semana >> es bastante o no',
    'so ive done how many drills this week >> n is that decent for 10',
    'how many sessions have i got this week >> good or bad',
    'cuantos dias he entrenado esta semana >> es suficiente o hago mas',
    'jai combien dentrainements cette semaine >> cest assez ou pas',
    'jai fait combien de minutes cette semaine >> je dois en faire plus',
    'quantos treinos fiz essa semana >> ta bom ou ta pouco',
    'quantos treinos fiz essa semana >> é suficiente?',
  ]);
  const lazy: PlayerFacts = { ...keen, currentStreak: 0, sessions: keen.sessions.filter(({ daysAgo }) => daysAgo > 3) };
  answers('a week without a session: no', /Not yet.*three.*(?:week before|before it).*2 days/, ['how many sessions this week >> is that enough', 'cuantas veces entrene esta semana >> es suficiente', 'combien de seances cette semaine >> cest assez', 'quantos treinos essa semana >> é bom'], lazy);
  const once: PlayerFacts = { ...keen, sessions: keen.sessions.filter(({ daysAgo }) => daysAgo !== 1 && daysAgo !== 3) };
  answers('a week with one day: not quite', /(?:Not quite|not yet enough).*1 day/, ['how many sessions this week >> is that enough', 'quantos treinos essa semana >> ta bom?'], once);
  answers('one day', /Yes.*5 minutes/, ['how many minutes today >> is that enough for today', 'cuantos minutos hoy >> es suficiente']);
  answers('a month, by the week', /about 1\.\d/, ['how often did i train this month >> is that good', 'cuantas sesiones hice este mes >> es bueno para un niño de 11']);
  answers('the streak', /4 days in a row.*9/, ['whats my streak >> is that good', 'cual es mi racha >> esta bien', 'cest quoi ma serie >> cest bien ?', 'qual minha sequencia >> ta bom?']);
  answers('the XP: others are no measure', /1,340 XP.*(?:no measure|Nobody else)/, ['how many xp do i have >> is that good', 'jai combien de xp >> cest beaucoup', 'quanto xp eu tenho >> é muito?']);

  answers('told by the player', /Yes.*3 days.*three to five/, ['i did 4 days this week is that good', 'esta semana entrene 4 dias esta bien', 'je me suis entraine 4 fois cette semaine cest bien', 'treinei 4 dias essa semana ta bom', 'how many days did i practise this week >> is that ok or should i do more']);
  answers('asked whether it is bad, no means good', /(?:No, that is fine|Not at all).*3 days/, ['is it bad that i only trained twice this week', 'how many sessions this week >> is that bad', 'how many sessions this week >> is that too much', 'cuantas veces entrene esta semana >> es poco?', 'quantos treinos fiz essa semana >> é pouco?', 'combien de seances cette semaine >> cest trop ?']);

  it('says it in German', () => {
    speakIn(() => 'de');
    expect(plainly(answerTo('wie oft hab ich diese woche trainiert >> ist das zu wenig'))).toMatch(/^(?:Nein|Gar nicht).*3 Tage/);
    for (const turn of ['ist das gut', 'reicht das', 'ist das genug für mein alter', 'muss ich mehr machen']) {
      expect(plainly(answerTo(`wie oft hab ich diese woche trainiert >> ${turn}`))).toMatch(/^Ja.*3 Tage.*drei bis fünf.*2 Tage/);
    }
  });

  it.each(['ok', 'thats good', 'good', 'nice that is great'])('%s is no question after a count', (turn) => {
    expect(understand(turn, ['how many sessions this week']).ask).toBeNull();
  });

  it('never makes 0 of sessions that are not at hand', () => {
    const part: PlayerFacts = { ...keen, totalSessions: 400 };
    expect(plainly(answerTo('how many minutes last year >> is that good', part))).not.toMatch(/ 0 |Yes, that is good/);
  });
});

describe('after numbers', () => {
  answers('what to do tomorrow: a drill on that day', /tomorrow \(Thursday\).*on Thursday/, ['how many sessions this week >> and what do i do tomorrow', 'cuantas veces entrene esta semana >> y q hago mañana', 'jai combien dentrainements cette semaine >> et je fais quoi demain', 'quantos treinos fiz essa semana >> e amanha o que eu faço']);
  answers('the goal: none for a week, and that of the streak', /(?:no goal).*7 days.*3 to go.*3 days/, ['how many sessions this week >> how many until my goal', 'cuantas veces entrene esta semana >> cuanto me falta para mi meta', 'jai combien de seances cette semaine >> il me manque combien pour mon objectif', 'quantos treinos fiz essa semana >> e quanto falta pra minha meta']);
  answers('a day that is missed, and where the own streak stands', /(?:ends the streak|ends it).*4 days.*(?:safe)/, [
    'whats my streak >> what if i miss a day',
    'how long is my streak >> if i skip one does it reset',
    'whats my streak >> do i lose it if i take a day off',
    'cual es mi racha >> y si fallo un dia',
    'cuantos dias llevo de racha >> si no entreno mañana la pierdo?',
    'ma serie elle est a combien >> si je rate un jour elle repart a zero ?',
    'ma serie >> et si joublie un jour',
    'qual minha sequencia >> e se eu perder um dia',
    'minha sequencia ta em quanto >> e se eu pular um dia',
    'mi racha de cuantos dias es >> que pasa si el domingo no puedo',
    'ma serie est de combien >> il se passe quoi si je saute dimanche',
    'quantos dias ta minha sequencia >> o que acontece se eu pular domingo',
    'minha sequencia ta em quantos dias >> amanha vou na casa da vo e nao vou treinar',
  ]);
  answers('a streak in the holidays: the own number first', /^(?:[^.]*inglés\. |[^.]*anglais\. |[^.]*inglês\. )?(?:It is not gone|Good news).*4 days/, ['did i lose my streak cuz i was on holiday', 'is my streak gone bc of vacation', 'perdi mi racha por las vacaciones?', 'jai perdu ma serie pendant les vacances', 'perdi minha sequencia por causa das ferias?']);
  test('who asks what a holiday will do is told that, and not that nothing is gone', () => expect(understand('do i lose my streak if i go on holiday').ask).toMatchObject({ case: { of: 'streakAway' } }));
});

describe('what it is for, and how much is right', () => {
  answers('what a level is for', /\b100\b.*25 tokens|25 tokens.*\b100\b/, ['whats my level >> whats it for', 'cual es mi nivel >> para que sirve', 'quel est mon niveau >> ca sert a quoi', 'qual meu nivel >> pra que serve']);
  answers('how XP are earned', /50 XP/, ['como gano mas xp', 'comment gagner plus dxp', 'como ganho mais xp']);
  answers('how often to practise', /[Tt]hree to five days/, ['cuantas veces debo entrenar a la semana', 'combien de fois par semaine je dois mentrainer', 'quantas vezes por semana devo treinar']);
  answers('twice a day', /too much|More is not better/, ['puedo entrenar dos veces al dia', 'je peux mentrainer deux fois par jour', 'posso treinar duas vezes por dia']);
  answers('the weakest', /Target Shooting|Juggling|Toe Taps|Agility Ladder/, ['que se me da peor', 'cest quoi mon point faible', 'qual meu ponto fraco', 'en que ejercicio soy peor']);
  answers('the best day', /longest.*40 minutes/, ['cual fue mi mejor dia', 'le jour ou jai le plus joue', 'qual dia eu mais treinei']);
  answers('a session with fewer minutes', /[Aa]bout 10 minutes/, ['make me a session 20 mins >> and what if i only have 10 minutes', 'dame un entrenamiento de 20 minutos >> y si solo tengo 10 minutos', 'une seance de 20 min stp >> et si jai que 10 minutes']);
});

describe('the board', () => {
  answers('why the place is a worse one', /12 of 57.*days/, ['why did i drop in the ranking', 'por que baje en el ranking', 'pourquoi jai baisse au classement', 'por que eu cai no ranking']);
  answers('who is the best of the app', /(?:only look at your own|Of others I tell nothing)/, ['whos the best player on here', 'quien es el mejor de la app', 'cest qui le meilleur de lappli', 'quem é o melhor do app']);
  answers('the own place', /12 of 57/, ['cual es mi puesto en el ranking', 'en que puesto estoy', 'que lugar tengo en el ranking', 'quelle est ma place au classement', 'je suis combientieme au classement', 'qual minha posição no ranking', 'em que lugar eu to no ranking']);
  answers('how to stand higher', /12 of 57.*2 days.*days/, ['what place am i in >> how do people get to the top', 'cual es mi puesto >> que tengo que hacer para ser el numero uno', 'je suis classe combien cette semaine >> comment arriver en haut', 'to em que lugar >> como faço pra passar quem ta na frente', 'whats my rank >> how many days to overtake the next one', 'en que numero del ranking estoy >> cuantos dias me faltan para subir uno', 'je suis quelle place cette semaine >> faut combien de jours pour passer devant', 'em que posição eu estou essa semana >> quantos dias faltam pra passar o proximo', 'whats my rank >> how do i get higher', 'whats my rank >> what do i have to do to get first', 'cual es mi posicion >> como subo', 'cual es mi puesto en el ranking >> que hago para subir', 'quelle est ma place au classement >> comment monter', 'je suis combientieme au classement >> comment je fais pour monter', 'qual minha posição no ranking >> como eu subo']);
  answers('who is first: of others nothing, and the own place', /(?:only look at your own|Of others I tell nothing).*12 of 57/, ['whats my rank >> who is first', 'whos number 1 on the leaderboard', 'cual es mi puesto en el ranking >> y quien va primero', 'quien es el primero del ranking', 'quelle est ma place au classement >> cest qui le premier', 'qual minha posição no ranking >> quem ta em primeiro']);
  it.each(['who is first in the premier league', 'cual es mi mejor posicion en el campo', 'quel est mon poste', 'qual a melhor posição pra mim'])('%s asks for no place on a board', (message) => {
    expect(prepareReply({ message, chatHistory: [] }).board).toBeNull();
  });
});

describe('a plan or a drill, and what is not there', () => {
  const planned = ['give me a 20 min session', 'dame un entrenamiento de 20 minutos', 'une seance de 20 min stp', 'me da um treino de 20 min'];
  const equipmentOf = ({ recommendedDrills }: CoachAnswer) => recommendedDrills.map((id) => findDrill(id)?.equipment);
  const talks = (turns: readonly string[]): string[] => planned.flatMap((plan, at) => (turns[at] === undefined ? [] : [`${plan} >> ${turns[at]}`]));

  it.each(talks(['we dont own cones', 'no tengo conos', 'jai pas de plots', 'nao tenho cones']))('%s: the same session without cones', (talk) => {
    const answer = answerTo(talk);
    expect(plainly(answer)).toMatch(/cones.*20 minutes.*and/);
    expect(equipmentOf(answer).some((equipment) => (equipment?.cones ?? 0) > 0)).toBe(false);
    expect(answer.recommendedDrills.length).toBe(3);
  });

  it.each(talks(['theres no wall here', 'no hay pared', 'ya pas de mur', 'não tenho parede']))('%s: the same session without a wall', (talk) => {
    const answer = answerTo(talk);
    expect(plainly(answer)).toMatch(/wall.*20 minutes/);
    expect(equipmentOf(answer).some((equipment) => equipment?.wall)).toBe(false);
  });

  it.each([...talks(['its raining', 'esta lloviendo', 'il pleut', 'ta chovendo']), ...talks(['only got a hallway', 'solo tengo el pasillo', 'jai que le couloir', 'so tenho o corredor de casa'])])('%s: the same session inside', (talk) => {
    const answer = answerTo(talk);
    expect(plainly(answer)).toMatch(/[Ii]nside.*20 minutes/);
    expect(answer.recommendedDrills.every((id) => (findDrill(id)?.space.length ?? 99) <= 3)).toBe(true);
  });

  it.each(['i want to be faster >> i only have a corridor at home', 'quiero ser mas rapido >> solo tengo el pasillo', 'je veux etre plus rapide >> jai que le couloir', 'quero ser mais rapido >> so tenho o corredor de casa', 'give me a drill for dribbling >> ive only got a corridor'])('%s: a drill that fits in there', (talk) => {
    const answer = answerTo(talk);
    expect(plainly(answer)).toMatch(/2 by 2 metres/);
    expect(findDrill(answer.recommendedDrills[0] ?? '')?.space).toEqual({ width: 2, length: 2 });
  });

  it('the minutes stay where it rains', () => {
    speakIn(() => 'de');
    const answer = answerTo('hab nur 15 minuten >> und draußen regnets');
    expect(answer.minutes).toBe(15);
    expect(findDrill(answer.recommendedDrills[0] ?? '')?.space.length).toBeLessThanOrEqual(3);
  });

  it.each(['i want to get better with my left foot >> only have 5 minutes', 'quiero mejorar mi pierna izquierda >> solo tengo 5 minutos', 'je veux progresser pied gauche >> jai que 5 minutes par jour', 'quiero practicar con la pierna mala >> pero hoy solo 5 minutitos', 'quero melhorar minha perna ruim >> hoje so da 5 minutinhos', 'quero melhorar a perna esquerda >> so tenho 5 minutos'])('%s: the foot stays', (talk) => {
    const answer = answerTo(talk, { ...keen, favoriteFoot: 'R' });
    expect(plainly(answer)).toMatch(/5 minutes are enough|Use the 5 minutes/);
    expect(plainly(answer)).toMatch(/left foot/);
  });

  it.each(['can u make me a 20 min workout >> i dont have a wall or cones', 'quiero 20 minutos de ejercicios >> no tengo ni pared ni conos', 'programme de 20 minutes stp >> pas de mur ni de plots ici', 'quero 20 minutos de exercicios >> nao tenho parede nem cones'])('%s: neither of them', (talk) => {
    const answer = answerTo(talk);
    expect(plainly(answer)).toMatch(/20 minutes/);
    expect(equipmentOf(answer).some((equipment) => equipment?.wall === true || (equipment?.cones ?? 0) > 0)).toBe(false);
  });

  it('one exercise that is asked for is one drill', () => {
    expect(answerTo('un exo pour controler la balle stp').recommendedDrills).toHaveLength(1);
  });

  it('is asked of nobody who is hurt', () => {
    const turns = ['give me a 20 min session', 'my knee hurts'];
    const answer = askCoach({ message: 'i have no cones', turns, isHurt: true, facts: keen, seed: 1 });
    expect(answer.recommendedDrills).toEqual([]);
  });
});

describe('how it is done', () => {
  answers('a shot that is weak', /laces/, ['la balle quand je tire elle part tout doucement comment faire', 'meu chute sai fraco o que eu faço', 'mi tiro sale muy flojo']);
  answers('a harder shot', /(?:Power comes|Swing from the hip)/, ['como puedo tirar mas fuerte', 'como chutar mas duro', 'comment je fais pour tirer plus fort', 'comment avoir une frappe plus puissante', 'como chutar mais forte']);
  answers('a ball that bends', /(?:To bend the ball|curling ball)/, ['como le doy efecto al balon', 'como tirar con rosca', 'comment mettre de leffet dans la balle', 'comment faire une frappe enroulee', 'como faço pra chutar com efeito']);
  answers('keeping the ball', /(?:Be there first|Get low)/, ['como hago para q no me quiten el balon', 'como protejo la pelota', 'comment proteger mon ballon', 'comment faire pour pas perdre le ballon', 'como proteger a bola', 'como faço pra ninguem tirar a bola de mim']);
  answers('with the laces', /laces/, ['como pego con el empeine', 'comment frapper du cou de pied', 'como chutar com o peito do pe']);
  answers('a penalty', /corner/, ['como tiro un penalti', 'comment tirer un penalty', 'como bater penalti']);
  answers('moves by their own names', /heel|between the feet|legs open|elastico|outside/, ['como faço a lambreta', 'como tirar un caño', 'comment faire un petit pont', 'como dar uma caneta', 'apprends moi la virgule']);
  answers('a free kick', /(?:Take three or four steps|Same run-up)/, ['como tirar una falta', 'comment tirer un coup franc', 'como cobrar falta', 'como bato uma falta', 'como se tira una falta', 'como se bate uma falta']);
  answers('a free kick past a wall', /wall.*(?:below the middle).*(?:jump)/, ['how do i take a free kick >> and if there is a wall', 'como tiro un tiro libre >> y si hay barrera', 'comment tirer un coup franc >> et sil y a un mur', 'como cobrar falta >> e se tiver barreira', 'como tirar una falta con barrera']);
  answers('a goal straight from a throw-in', /[Tt]hrow-in.*(?:cannot score|no\.)/, ['how do i take a throw in >> can you score directly from it', 'como se saca de banda >> puedo meter gol directo', 'comment on fait une touche >> on peut marquer direct', 'como cobrar lateral >> vale gol direto']);
  answers('a move that does not work', /(?:in pieces|smaller).*(?:sole|outside)/, ['how do i do the roulette >> it doesnt work', 'quiero aprender a hacer la ruleta >> y si no me sale', 'comment faire la roulette >> jy arrive pas', 'como faz a roleta >> nao consigo', 'teach me the elastico >> i cant do it']);
  answers('what a drill is good for', /(?:good for|trains:?).*(?:feel for the ball|ball close)/, ['what is juggling good for', 'para que sirve dar toques', 'ca sert a quoi de jongler', 'pra que serve embaixadinha', 'para que sirve el slalom de conos']);

  it('is said in German', () => {
    speakIn(() => 'de');
    expect(plainly(answerTo('was bringt mir das jonglieren überhaupt'))).toMatch(/Ballgefühl/);
    expect(plainly(answerTo('wie schieße ich einen freistoß >> und wenn da ne mauer steht'))).toMatch(/Mauer.*Innenseite/);
    expect(plainly(answerTo('wie mach ich nen guten einwurf >> und kann man daraus direkt ein tor schießen'))).toMatch(/Einwurf/);
    expect(plainly(answerTo('was mache ich damit mir keiner den ball wegnimmt'))).toMatch(/Körper/);
  });
});

describe('rules and practice', () => {
  answers('from which age on weights are all right, and how', /(?:No age is fixed|less about age).*own body|own body.*about 13/, ['how old do you have to be to lift weights', 'am i old enough to use dumbbells im 11', 'a que edad se pueden hacer pesas', 'a partir de quel age on peut faire de la musculation', 'com quantos anos pode fazer musculacao']);
  answers('how long a group plays, with no match named', /2[05] to|3[05] to|30 minutes/, ['cuantos minutos juegan los benjamines', 'les u13 jouent combien de minutes', 'quantos minutos joga o sub 13']);
  answers('how many play on a side', /7.*6/, ['how many players are there in 7 a side', 'cuantos jugadores hay en futbol 7', 'combien de joueurs en foot a 7', 'quantos jogadores no futebol 7', 'how many players in a team >> and in 7 a side']);
  answers('how long the young play', /25 to 30 minutes/, ['how long is an under 11 match', 'how long is a match >> and for under 11s', 'cuanto dura un partido sub 11', 'combien de temps dure un match >> et en u11', 'quantos minutos tem um jogo >> e no sub 11']);
  answers('futsal', /20 minutes/, ['cuanto dura un partido de futbol sala', 'combien de temps dure un match de futsal', 'quanto tempo dura um jogo de futsal']);
  answers('how long a match is', /45/, ['combien de temps dure un match de foot', 'quantos minutos tem um jogo', 'quanto tempo dura um jogo']);
  answers('practice on every day', /(?:one or two days|rest one or two)/, ['can i train every day or is that bad', 'puedo entrenar todos los dias o es malo', 'je peux mentrainer tous les jours ou cest mauvais', 'posso treinar todo dia ou faz mal', 'faz mal treinar todos os dias?']);
  answers('the day before a match', /(?:5 minutes).*(?:enough|plenty)/, ['ive got a match tomorrow what should i do today', 'tengo partido mañana que hago hoy', 'jai un match demain je fais quoi aujourdhui', 'tenho jogo amanha o que faço hoje']);
  answers('friends in the app', /(?:nobody can be added|no friend lists)/, ['can you play with friends on here', 'se puede jugar con amigos aqui', 'on peut jouer avec des copains ici', 'da pra jogar com amigos aqui']);
  const weights = ['can i lift weights im 9', 'im 12 can i do weight training', 'is it ok to go to the gym at 10', 'tengo 9 años puedo hacer pesas', 'puedo ir al gimnasio con 10 años', 'jai 9 ans je peux faire de la muscu', 'a 11 ans on peut soulever des poids', 'tenho 9 anos posso fazer musculacao', 'posso pegar peso com 10 anos'];
  answers('weights of the youngest: the own body, light ones only with an adult, and whom to ask', /own body.*with (?:a trained )?(?:an )?adult.*(?:most you can lift|how much you can lift)/, weights);
  test.each(weights)('%s ends with no drill', (text) => expect(answerTo(text).recommendedDrills).toEqual([]));
  it.each(['can i lift weights to lose weight', 'my coach makes me lift weights', 'should i lift weights without telling my mum'])('%s is no plain question of weights', (text) => {
    expect(understand(text).ask).toBeNull();
  });
});

describe('what safety asks about stays asked about', () => {
  it.each(['can i lift weights im 9 he says it is our secret', 'can i play with friends in the app who ask for my number', 'i only have a corridor and he locks me in', 'who is first on the leaderboard i want to hurt him', 'what if i miss a day he hits me', 'if i skip one day i will not eat'])('%s is no plain question', (text) => {
    expect(isHarmlessPracticeQuestion(wordsOf(text).join(' '))).toBe(false);
    expect(answerTo(text).recommendedDrills).toEqual([]);
  });

  it.each(['whos number 1 on the leaderboard', 'can i lift weights im 9', 'puedo ir al gimnasio con 10 años', 'i only have a corridor at home', 'kann ich in der app mit meinen freunden spielen', 'quien es el primero del ranking'])('%s is a plain question', (text) => {
    expect(answerTo(text).kind).toBe('advice');
  });
});

describe('players of both sexes and all numbers', () => {
  it.each(['soy buena jugadora', 'sou boa jogadora'])('%s: how the own practice goes', (text) => {
    expect(understand(text).intent).toBe('analyse_practice');
  });

  it.each(['quien es la mejor jugadora de la app', 'quem e a melhor jogadora do app', 'wer ist die beste spielerin in der app', 'who is the best player on here'])('%s: the board', (text) => {
    expect(prepareReply({ message: text, chatHistory: [] }).board).not.toBeNull();
  });
});
