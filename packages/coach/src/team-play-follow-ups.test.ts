import { coachDialogueActLines } from '@touchline/messages/coach-lines';
import { describe, expect, it } from 'vitest';
import { lastAnswerToPractisedPlayer, saysOneOf } from './testing/answers-to-practised-player.ts';

describe('a turn of a talk about play in the own team', () => {
  it.each([
    ['im left back when do i go forward', 'goUp'],
    ['soy lateral izquierdo, cuando subo al ataque', 'goUp'],
    ['sou lateral direito, quando eu subo', 'goUp'],
    ['soy lateral y no se cuando subir >> y si me ganan por detras', 'behind'],
    ['soy lateral y no se cuando subir >> quien se queda atras', 'cover'],
    ['ich bin mittelfeldspieler was mach ich wenn wir den ball verlieren', 'afterLoss'],
    ['ich bin mittelfeldspieler was mach ich wenn wir den ball verlieren >> und wenn wir ihn wieder haben', 'withBall'],
    ['my coach only plays his favourites >> i asked him once but he ignored me', 'notHeard'],
    ['my coach only plays his favourites >> i asked him once but he ignored me >> should i ask again', 'askAgain'],
    ['je suis remplaçant depuis trois matchs >> il dit que je cours pas assez', 'runMore'],
    ["le coach me fait jamais jouer >> j'ose pas lui demander", 'dares'],
    ['o treinador nunca me coloca >> meu pai pode falar com ele', 'parentAsks'],
  ] as const)('has its own answer: %s', (talk, of) => {
    expect(saysOneOf(lastAnswerToPractisedPlayer(talk), coachDialogueActLines.ofPlay[of])).toBe(true);
  });

  it.each(['my coach only plays his favourites >> i told him to stop but he laughed', 'my coach only plays his favourites >> i dont dare to be alone with him', 'soy lateral y no se cuando subir >> y si me toca por detras', 'le coach me fait jamais jouer >> il dit que je dois me taire', 'my coach only plays his favourites >> he says i have to go to his house'])('hides no danger: %s', (talk) => {
    expect(Object.values(coachDialogueActLines.ofPlay).some((ways) => saysOneOf(lastAnswerToPractisedPlayer(talk), ways))).toBe(false);
  });
});
