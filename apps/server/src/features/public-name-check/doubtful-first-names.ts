/** First names of real people that are read as a part or a fluid of the body where they stand alone. */
const FIRST_NAMES = 'Dick|Semen';
const PARTICLES = 'van|von|de|den|der|del|di|da|la|le|ter|ten';
const SURNAME = String.raw`\p{Lu}[\p{L}\p{M}'’]{2,}`;

/** 'Dick Advocaat', 'Dick van Dyke', 'Semen Padalko-Kozak', 'Dick A.': written as a person's name is. */
const WHOLE_NAME = new RegExp(`^(${FIRST_NAMES}) (?:(?:${PARTICLES}) ){0,2}(?:(${SURNAME}(?:[ -]${SURNAME})?)|\\p{Lu}\\.?)$`, 'u');

/** What makes a joke of the first name although it is written as a surname; stems, without endings. */
const JOKES = new Set(
  `
  ache all and apple are ass bag ball band bandit big bite black blast blow boy brain breath bro bucket bulge burger butt
  can cheese chief chocolate chop clown crush cup cream daddy dance dip dong dream drain drink drip drop eat egg
  face fan fart fat fight fire flap for form from full fun game gang giant girl give go goblin god good grab grease guzzle
  hair hard hat head hero hole horse hot house huge hunt ice in is itch juice jump kick king kiss knob
  lad lady land large less lick life like liquid little load lol long lord love lover machine man master mate measure meat
  milk mini monster mouth move munch muscle nibble nice nipple nose not nut nutter off oil on out over
  pain party peanut pic picture pie play please poo power pube pull pump punch puncher punk push queen
  rain ride river rocket rub salad sample sandwich sauce sauna sausage shake shaft shaker shape shot shower size skin slap
  sleeve slurp small smash smell smoke smoothie snack sniff snot soup spit splash splat spray spurt spread squad squeeze
  squirt stain stick stiff stink storm stroke stuff suck super swallow swamp sweat swing swinger taste team that the thick
  thin throw tickle tickler tiny tip toe toucher touch town twist ugly wad wag wart water wave wax weed wee wet whip wiener
  wiggle will wobble world worm worth yank yes you your yummy zone
  `
    .trim()
    .split(/\s+/),
);
const ENDINGS = ['', 's', 'es', 'd', 'ed', 'r', 'er', 'rs', 'ers', 'y', 'ing', 'in', 'ish', 'less', 'let', 'ie', 'ies'];

/**
 * A name without its first name, where that is one of these and an ordinary surname, or its first letter, follows it;
 * else the name as it is. Alone they stay refused: on a board that children read they are a joke far more often than a
 * name, and whoever has it is told what helps (decision 020).
 */
export function withoutDoubtfulFirstName(name: string): string {
  const [, first, surname = ''] = WHOLE_NAME.exec(name) ?? [];
  const isJoke = surname.split(/[ -]/).some(isJokeWord);
  return first === undefined || isJoke ? name : name.slice(first.length);
}

function isJokeWord(word: string): boolean {
  const small = word.toLowerCase();
  return ENDINGS.some((ending) => {
    if (!small.endsWith(ending)) return false;
    const stem = small.slice(0, small.length - ending.length);
    return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].some((form) => JOKES.has(form)) || FIRST_NAMES.toLowerCase().split('|').includes(stem);
  });
}
