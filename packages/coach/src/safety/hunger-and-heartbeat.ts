/**
 * What bodies do every day and rules of eating and of the chest hear as danger: hunger before a meal, and a heart that beats fast
 * from running. Only messages of these words alone, so that any other word leaves them to the rules.
 */
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const HUNGRY = setOf('hungry hungrey starving starvin hangry peckish hunger kohldampf barenhunger hungrig');
const OF_A_MEAL = setOf(
  'i im am i m so really proper absolutely rly always just super very mega and but now rn again already lol haha is it its when wen whens where wheres want my the time yet for after before training school practice the match game football play playing running dinner tea lunch breakfast brekkie snack snak snacks food pizza pasta toast soon be ready eat cant wait ' +
    'ich hab habe bin so voll total mega riesen und aber jetzt schon wieder gleich wann wan gibts gibt es das die den was zum zu mittag essen mittagessen abendessen fruhstuck pause brotzeit jause nach vor dem der training schule spiel fussball immer noch mir knurrt magen mein',
);

const HEART = setOf('heart heartbeat herz herzschlag puls pulse');
const BEATS_FAST = /^(?:beats?|beating|pounds?|pounding|thumps?|thumping|races?|racing|goes|fast|faster|klopft?|klopfen|schlagt|schlagen|pocht|rast|schnell|schneller)$/;
const RUNS = setOf('run running ran sprint sprints sprinting train training play playing match game running drills nervous excited rennen renne renn gerannt gerant laufe lauf laufen sprinte sprint sprinten trainiere spiele spiel spielen aufgeregt nervos');
const OF_HEARTBEAT = setOf(
  'my the is it its does do and so really very super when if after before during i im am we a lot is that this normal ok okay bad why wen because of from mein das ist es und so ganz sehr total voll richtig wenn nach vor beim im dem der weil vom ich bin hab wir viel ist das normal ok schlimm warum wieso immer always been have had was in at training',
);

const says = (words: readonly string[], list: ReadonlySet<string>): boolean => words.some((word) => list.has(word));

/** Whether words (in plain letters) tell of hunger and a meal, and of nothing else. */
export const isOrdinaryHunger = (words: readonly string[]): boolean => says(words, HUNGRY) && words.every((word) => HUNGRY.has(word) || OF_A_MEAL.has(word));

/** Whether words (in plain letters) tell of a heart that beats fast from running, play or excitement, and of nothing else. */
export const isHeartbeatOfPlay = (words: readonly string[]): boolean =>
  says(words, HEART) && says(words, RUNS) && words.some((word) => BEATS_FAST.test(word)) && words.every((word) => HEART.has(word) || RUNS.has(word) || BEATS_FAST.test(word) || OF_HEARTBEAT.has(word));
