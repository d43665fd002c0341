/**
 * Another child, or anybody, threatens to hit: said, written or announced for later. Who tells this wants to hurt nobody, and is no
 * rule's own deed; English and German.
 */
const SAYS = '(?:says?|said|told me|tells me|wrote|writes|texted|posted|threatens?|threatened|messaged|schreibt|schrieb|geschrieben|sagt|sagte|gesagt|meint|meinte|droht|drohte|gedroht|will|wants? to)';
const SOMEBODY = '(?:he|she|they|hes|shes|theyre|er|sie|die|der|einer|jemand|someone|somebody|(?:my |mein\\w* |ein\\w* |a )?(?:boy|girl|lad|kid|player|team ?mate|mitspieler\\w*|junge|madchen|typ))';
const BLOWS_EN = `(?:${SOMEBODY} )?(?:(?:ll|will|would|is|s|are|gonna|going to|wants? to) )+(?:punch|hit|smack|slap|beat|batter|kick|smash) (?:me(?: up| in)?|my (?:head|face|teeth)(?: in)?)`;
const BLOWS_DE = '(?:haut|hauen|schlagt|schlagen|klatscht|boxt|gibt|geben|poliert|verpasst|zieht) (?:er |sie |die )?mir (?:\\w+ ){0,3}?(?:eine|eins|rein|fresse|aufs maul|auf die fresse|auf die nase)(?: rein)?|mir (?:\\w+ ){0,4}?(?:eine|eins) (?:rein ?)?(?:haut|hauen|reinhaut|reinhauen|reinschlagt|reinschlagen|verpasst|verpassen|klatscht|gibt|geben)|(?:verprugelt|verhaut|verkloppt|verpruegelt|vermobelt) (?:er |sie |die )?mich|mich (?:\\w+ ){0,4}?(?:verprugel\\w*|verhau\\w*|verklopp\\w*|vermobel\\w*|zusammenschlag\\w*)';
const THREATENED = new RegExp(`(?:^| )(?:${SAYS} (?:\\w+ ){0,6}?${BLOWS_EN}|${BLOWS_DE})(?= |$)`);
/** One's own wish, a joke of play, and what parents do are others' matters. */
const NOT_SO = /\b(?:i will|ich will|i want to|ich hau|soll ich|how do i hit|wie schlag|ball|bock|freistoss|elfmeter|papa|vater|mama|mutter|dad|mum|mom|stiefvater|trainer|coach)\b/;

/** Whether words (in plain letters) tell that another child threatens to hit one. */
export function tellsOfThreatOfBlows(words: readonly string[]): boolean {
  const text = words.join(' ');
  return THREATENED.test(text) && !NOT_SO.test(text);
}
