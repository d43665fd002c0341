import { isEveryday, isPhraseWord } from '../text/recognise-words.ts';
import { soundOf } from '../text/sound-of-word.ts';

/** Words that danger is told with, which young children write as they sound: “my hed herts”, “I cant breev”. */
const KEY_WORDS =
  'head hurt hurts hurting sick threw throwing dizzy blurry everything vomit vomited breath breathe breathing chest faint fainted unconscious headache concussion knocked banged bumped bleeding blood swollen numb scared touch touched touches touching secret naked clothes suicide myself kill stomach starving hungry weight ugly nobody anymore'.split(' ');

/** Written by ear, and no spelling of a sound: with what each is. */
const BY_EAR: Readonly<Record<string, string>> = {
  carnt: 'cant', kant: 'cant', unkle: 'uncle', uncul: 'uncle', hedded: 'headed', hedid: 'headed', brething: 'breathing', breeving: 'breathing', concusion: 'concussion', concushun: 'concussion', unconshus: 'unconscious', unconchus: 'unconscious',
  toucht: 'touched', tucht: 'touched', piktures: 'pictures', pichers: 'pictures', pickchers: 'pictures', sumone: 'someone', sumbody: 'somebody', bangd: 'banged', bumpt: 'bumped', nokt: 'knocked', nockt: 'knocked', fanted: 'fainted', herted: 'hurt', hurted: 'hurt', skaird: 'scared', skeered: 'scared',
  // Deutsch
  schwindlich: 'schwindlig', schwindelich: 'schwindelig', schwintlig: 'schwindlig', schwindlik: 'schwindlig', slecht: 'schlecht', schlescht: 'schlecht', kopfwe: 'kopfweh', kopfwee: 'kopfweh', kopfschmertzen: 'kopfschmerzen', kopfschmerz: 'kopfschmerzen', kotsen: 'kotzen', kotzn: 'kotzen', gekozt: 'gekotzt', gekotst: 'gekotzt', erbrochn: 'erbrochen', ferschwommen: 'verschwommen', verschwomen: 'verschwommen', ferschwomen: 'verschwommen', angefast: 'angefasst', schlegt: 'schlagt', sterbn: 'sterben', schterben: 'sterben',
};

/** Words of football, names and words of other languages that sound like one of them. */
const SOUND_LIKE_THEM: ReadonlySet<string> = new Set('brief height hat hit hart seek seeks kilo chess cheat cheats feint feints feinted wait hungary heard herd bled blade hid had heed hearts dice diz disse dise dis diss hunger hanger secreto secreta secretes touche touches bravo brava breve vontade vomite vomitei nicked teaching squared calves weggeht blauer bloed blode bloody binged hade sicko blod secrete hed thru brava bravi chaste chester dizzee teeching teching teachin techin'.split(' '));

const SHORTEST = 3;
/** From this many letters on the consonants alone tell a word. */
const LONG = 6;

/** The first letter and the consonants of a sound. */
const consonantsOf = (sound: string): string => sound.charAt(0) + sound.slice(1).replace(/[aeiouR]/g, (letter) => (letter === 'R' ? 'r' : ''));

const BY_SOUND = new Map(KEY_WORDS.map((word) => [soundOf(word), word]));
const BY_CONSONANTS = new Map(KEY_WORDS.filter(({ length }) => length >= LONG).map((word) => [consonantsOf(soundOf(word)), word]));
const KEYS: ReadonlySet<string> = new Set(KEY_WORDS);

/** Whether a word is one that players write as it is, and so no sound of another. */
const isWritten = (word: string): boolean => KEYS.has(word) || SOUND_LIKE_THEM.has(word) || isPhraseWord(word) || isEveryday(word);

function heard(word: string): string {
  const told = BY_EAR[word];
  if (told !== undefined) return told;
  if (word.length < SHORTEST || /\d/.test(word) || isWritten(word)) return word;
  const sound = soundOf(word);
  return BY_SOUND.get(sound) ?? (word.length >= LONG - 1 ? BY_CONSONANTS.get(consonantsOf(sound)) : undefined) ?? word;
}

/** Words that are others too (“he'd”, “through”), read so only beside these. */
const BESIDE: readonly (readonly [RegExp, string])[] = [
  [/\b(my|his|her|the|our|your|bad|sore) hed\b/g, '$1 head'],
  [/\bhed(?= the ba\w*| a ba\w*|s? ?ake| h[eiu]rt)/g, 'head'],
  [/\b(?:thru|froo|throo|frew) up\b/g, 'threw up'],
];

/** A folded reading with each unknown word that sounds like one of danger read as that one. */
export const readByEar = (reading: string): string => BESIDE.reduce((read, [spelling, words]) => read.replace(spelling, words), reading).split(' ').map(heard).join(' ');
