import type { coachResultGoalLines as english } from '../../en/tables/coach-result-goal-lines.ts';

type Ways = readonly [string, ...string[]];

/** What the coach says of the way from the own best to a number, and of the best beside one day or two days beside each other. */
export const coachResultGoalLines: Readonly<Record<keyof typeof english, Ways>> = {
  distance: ['Noch {missing}: Dein Bestwert bei {drill} ist {best}, und {target} ist dein Ziel.', 'Von deinem Bestwert {best} bei {drill} bis {target} noch {missing}.'],
  distanceTold: ['Von {told} bis {target}: noch {missing}.', 'Noch {missing} von {told} bis {target}.'],
  pace: ['Mit etwa {more} mehr in jeder Woche dauert das ungefähr {weeks} Wochen; den Tag kann niemand versprechen.', 'Etwa {more} mehr pro Woche sind ein gutes Tempo, also ungefähr {weeks} Wochen. Schneller ist geschenkt.'],
  paceUntil: ['Es bleiben {weeks} Wochen, also etwa {more} mehr in jeder Woche.', 'Das sind etwa {more} mehr in jeder Woche, {weeks} Wochen lang.'],
  canBe: ['Das geht, wenn du an den meisten Tagen kurz übst.', 'Möglich ist es, mit ein bisschen Üben an den meisten Tagen.'],
  isMuch: ['Das ist viel für die Zeit, also freu dich über jeden Schritt; {next} ist der erste.', 'Für so wenig Zeit ist das sehr viel. Nimm {next} als ersten Schritt und schau.'],
  step: ['Erster Schritt: {next}. {point}', 'Fang mit {next} an. {point}'],
  noneYet: ['Bei {drill} ist noch kein Ergebnis von dir gespeichert: Zähl einmal, dann wissen wir, wie weit es bis {target} ist.', 'Ich habe bei {drill} noch keine Zahl von dir. Mach es einmal und zähl, dann sage ich dir den Weg zu {target}.'],
  reached: ['Das hast du schon: Dein Bestwert bei {drill} ist {best}. Ein gutes nächstes Ziel ist {next}.', '{target} liegt hinter dir: Dein Bestwert bei {drill} ist {best}. Nimm dir {next} vor.'],
  bestAndDay: ['Dein Bestwert bei {drill} ist {best} ({when}), und {day} waren es {result}.', 'Bestwert bei {drill}: {best} ({when}). {Day}: {result}.'],
  bestAndNone: ['Dein Bestwert bei {drill} ist {best} ({when}); {day} gibt es noch keinen.', 'Bestwert bei {drill}: {best} ({when}). {Day} ist nichts gezählt.'],
  onDay: ['{Day} waren es {result} bei {drill}.', 'Bei {drill} {day}: {result}.'],
  noneOnDay: ['{Day} ist bei {drill} nichts gezählt.', 'Bei {drill} gibt es {day} kein Ergebnis.'],
  twoDays: ['{Day} {result}, {other} {before} bei {drill}: {verdict}', 'Bei {drill} {day} {result} und {other} {before}: {verdict}'],
  minutesOfTwoDays: ['{Day} waren es {minutes} Minuten, {other} {otherMinutes}, ganz vergleichen kann man das also nicht.', '{Day} hattest du dafür {minutes} Minuten, {other} {otherMinutes}.'],
  dayAlone: ['Bei {drill} waren es {day} {result}; {other} wurde nichts gezählt, also gibt es nichts zu vergleichen.', '{Day} {result} bei {drill}, und {other} kein Ergebnis.'],
  more: ['{difference} mehr. Stark!', 'das sind {difference} mehr, schön.'],
  fewer: ['{difference} weniger, und das kommt vor: Ein Tag sagt wenig.', '{difference} weniger. Das ist normal, Zahlen gehen auf und ab.'],
  fewerInLessTime: ['{difference} weniger, aber auch in weniger Zeit.', '{difference} weniger, aber es war auch weniger Zeit.'],
  same: ['genau gleich viele.', 'dieselbe Zahl.'],
  toldEqual: ['{number} ist genau dein Bestwert bei {drill}, du bist also wieder dort. Mit {goal} wärst du darüber.', 'Das ist gleich wie dein Bestwert bei {drill}, {number}. {goal} wäre der nächste Schritt. Was am meisten hilft: {point}'],
};
