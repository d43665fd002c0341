import { says } from './whole-word-pattern.ts';

const OF_BAD = says('bad', 'little', 'few', 'too much', 'schlecht', 'schlimm', 'wenig', 'zu viel', 'mal', 'malo', 'poco', 'pocos', 'demasiado', 'peu', 'mauvais', 'trop', 'ruim', 'pouco', 'poucos', 'demais');
const OF_GOOD = says('good', 'gud', 'ok', 'okay', 'enough', 'fine', 'lot', 'gut', 'genug', 'reicht', 'bien', 'bueno', 'buena', 'suficientes?', 'bastantes?', 'muchos?', 'assez', 'bon', 'bonne', 'suffit', 'beaucoup', 'bom', 'boa', 'muitos?');

/** Whether it is asked if something is bad, too little or too much, and not if it is good: then yes and no change places. */
export const asksIfBad = (text: string): boolean => OF_BAD.test(text) && !OF_GOOD.test(text);
