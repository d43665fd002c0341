/** One of the words of any language: `anyOf('arm|leg', 'bein')` is a group of a rule. */
export const anyOf = (...groups: readonly string[]): string => `(${groups.join('|')})`;

/** Family and friends. */
export const KIN = anyOf(
  '(best )?friends?|mates?|brother|sister|sis|bro|cousin|team ?mate\\w*|girlfriend|boyfriend|bff',
  'freund\\w*|bruder|schwester|kumpel|mitspieler\\w*',
  'amig[oa]s?|herman[oa]|prim[oa]|companer[oa]',
  'pote|copine?|copains?|amie?|frere|soeur|cousine?',
  'irmao|irma|colega',
);
/** Those who have power over a child. */
export const GROWN_UP = anyOf(
  'dad|daddy|father|mum|mom|mummy|mommy|mother|parents?|step ?(dad|mum|mom|father|mother|brother)s?|uncle|aunt\\w*|grand(pa|dad|ma|father|mother)|coach|coaches|trainer|manager|assistant|teacher|physio|referee|ref|scout|agent|carer|babysitter|neighbou?r|adult|grown ?up|man|guy|woman|someone older|old(er)? (man|guy|boy|girl|player|kid)s?',
  'papa|mama|vater|mutter|eltern|stief\\w+|onkel|tante|opa|oma|co ?trainer\\w*|trainer\\w*|betreuer\\w*|lehrer\\w*|scout|mann|typ|erwachsener?',
  'padre|madre|mama|papa|padrastro|madrastra|tio|tia|abuelo|abuela|entrenador\\w*|mister|ayudante|profe\\w*|ojeador|hombre|senor|adulto',
  'pere|mere|papa|maman|beau ?pere|belle ?mere|oncle|tonton|tante|coach|entraineur|prof|educ\\w*|recruteur|mec|homme|monsieur|adulte|adjoint',
  'pai|mae|padrasto|madrasta|tio|tia|avo|treinador\\w*|tecnico|professor\\w*|olheiro|homem|cara|adulto|empresario',
);
/** Those who torment together. */
export const THE_OTHERS = anyOf('they|the (boys|girls|lads|others|team|older (boys|players|kids|ones|lads))|older (boys|players|kids)|team ?mates|everyone|everybody|kids|people|my team|bullies|some (boys|girls|kids)|the whole team');
