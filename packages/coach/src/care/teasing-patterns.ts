import { some } from '../question-parts/whole-word-pattern.ts';
import type { CarePattern } from './care-pattern-type.ts';

/** Teasing in the team, and what is asked once it is told; English and German. */
const THINGS = '(?:boots?|shoes?|shoos?|trainers|cleats|shin ?pads?|bag|kit|things|stuff|shirt|jersey|bottle|schuhe?|fussballschuhe?|sachen|tasche|rucksack|trikot|stutzen|schienbeinschoner|schoner|flasche)';
const TAKES = '(?:hid(?:e|es|ing|den)?|hides|stole|steals?|stealing|takes?|took|taking|throws?|threw|chuck\\w*|nick(?:s|ed)?|versteck\\w*|klau\\w*|geklaut|wegnehm\\w*|weggenommen|nehmen|werfen|geworfen|schmeissen)';
const MINE = '(?:my|mein\\w*|mir)';
const OTHERS = '(?:they|them|theyve|the (?:others|boys|girls|team|lads|kids|big ones)|(?:some|two|three|all|other) (?:of (?:the|them) )?(?:boys|girls|kids|lads|players)?|everyone|someone|somebody|team ?mates?|die|sie|alle|andere\\w*|anderen|jemand|jmd|mitspieler\\w*|jungs|man)';
/** Others take or hide things of one's own. */
const HIDDEN = some(
  `${OTHERS} (?:\\w+ ){0,16}?${TAKES} (?:\\w+ ){0,3}?${MINE} (?:\\w+ ){0,2}?${THINGS}`,
  `${OTHERS} (?:\\w+ ){0,16}?${MINE} (?:\\w+ ){0,2}?${THINGS} (?:\\w+ ){0,3}?(?:versteck\\w*|klau\\w*|geklaut|weggenommen|weg nehmen|wegnehmen|geworfen|werfen)`,
  `${MINE} (?:\\w+ )?${THINGS} (?:\\w+ ){0,2}?(?:gets?|got|are|is|were|was|keep(?:s)? getting|wird|werden|wurden?) (?:\\w+ )?(?:hidden|stolen|nicked|thrown|versteckt|geklaut|weggeworfen)`,
);
const SIBLING = /\b(?:brother|sister|bro|sis|bruder|schwester|dog|hund|cat|katze|mum|mom|dad|mama|papa|mutter|vater)\b/;
const TELLING = '(?:snitch\\w*|telling tales|tell tales|tattl\\w*|grass(?:ing|ed)? (?:on|them|him|her|up)|grassing|dobb\\w*|rat(?:ting)? (?:on|them out)|petz\\w*|verpetz\\w*|verpfeif\\w*|anschwarz\\w*)';
const ADULT = '(?:mum|mom|mummy|mommy|dad|daddy|parents?|teacher|coach|trainer\\w*|mama|mami|papa|papi|mutter|vater|eltern|lehrer\\w*)';
/** That an adult was told, or knows. */
const TOLD = some(
  `(?:told|tell|talked to|spoke(?:n)? to|spoke with|said it to) (?:it )?(?:to )?(?:my |our |the )?${ADULT}`,
  `(?:my |our |the )?${ADULT} (?:now )?(?:knows?|talks?|will talk|is going to talk|rang|will tell|talked)`,
  `(?:mein\\w* |der |die |dem |den |meine |meinen )?${ADULT} (?:weiss|wissen|redet|reden|spricht|sprechen|kummert|hilft)`,
  `(?:mit |es |das |habs |hab |habe |schon |meine[rmn]? |mein )+${ADULT} (?:schon |jetzt |es |davon |alles )*(?:gesagt|erzahlt|geredet|gesprochen)`,
);
const ASKS = some('what', 'how', 'wat', 'was', 'wie', 'i (?:just |only )?want to (?:know|play|get|be)', 'ich (?:will|mochte) (?:nur |einfach |jetzt )?(?:wissen|besser|spielen)', 'can i', 'kann ich');
const PASSES = some('pass(?:es|ing)?(?: (?:to )?me)?', 'give me the ball', 'get the ball', 'spielen? (?:mich|mir)', 'anspielen', 'abspielen', 'passen', 'pass', 'zuspielen', 'kein\\w* ball', 'den ball');

const GETS_FREE = some('(?:get|be|getting|become|find|make myself) (?:free|open|space)', '(?:get|have|see|touch) (?:the )?ball more', 'more of the ball', 'get more (?:passes|balls|touches)', 'frei ?(?:laufen|lauf|werden|stehen|stell\\w*|komm\\w*)', 'laufe? ich mich (?:besser )?frei', 'mich (?:besser )?frei', '(?:ofter|mehr) (?:den |an den |am |die )?balle?', 'mehr ballkontakte');
const HOW = some('how', 'wie', 'what', 'was');

/** Who must not be told, or was not, is no adult that knows. */
const NOT_TOLD = some('(?:dont|not|never|didnt|cant|wont|shouldnt|nicht|nie|niemand\\w*|ohne) (?:\\w+ ){0,3}?(?:tell|told|talk\\w*|say|know|knows|gesagt|sagen|erzahl\\w*|wissen|weiss|reden)', 'extra', 'jealous', 'eifersuchtig', 'made it up', 'believe\\w*', 'glaubt\\w*', 'coach says', 'trainer sagt', 'still', 'trotzdem');

export const teasingPatterns: readonly CarePattern[] = [
  { of: 'toldThenPass', says: [TOLD, ASKS, PASSES], unless: NOT_TOLD, by: 'player', mostWords: 30 },
  { of: 'toldThenPlay', says: [TOLD, ASKS, some('play', 'playing', 'better', 'improve', 'good', 'training', 'train', 'practi[cs]e', 'football', 'spiel\\w*', 'besser', 'gut', 'trainier\\w*', 'fussball')], unless: new RegExp(`${NOT_TOLD.source}|${some('should i tell', 'what (?:do|should) i (?:say|tell)', 'was soll ich (?:sagen|erzahlen)').source}`), by: 'player', mostWords: 30, behind: /\b(?:laugh\w*|teas\w*|mock\w*|bull\w*|rubbish|fat|hid\w*|pass|nobody|call\w*|mean|lach\w*|mobb\w*|versteck\w*|dick|fett|argern|hansel\w*|niemand|keiner|spielen mich|gemein)\b/ },
  { of: 'snitching', says: [some(TELLING)], unless: some('i snitched', 'he snitched', 'er hat gepetzt', 'sie haben gepetzt', 'if i (?:snitch|tell|grass)\\w* (?:\\w+ ){0,3}?(?:he|she|they|hes) (?:will|would|gonna|ll|hurts?)', 'wenn ich (?:\\w+ ){0,3}?(?:petze|sage|erzahle) (?:\\w+ ){0,2}?(?:wird|schlagt|macht|tut|passiert|kommt)', 'he says', 'er sagt', 'hurt (?:my|me|him|her)', 'tut er'), by: 'player' },
  { of: 'thingsHidden', says: [HIDDEN], unless: SIBLING, by: 'player', mostWords: 34 },
  { of: 'meansIt', says: [some('i (?:really |totally )?mean it', '(?:im|i am|its) (?:really |dead |being )?serious', '(?:its|this is|thats|im) (?:not|no) (?:a )?jok(?:e|ing)', 'ich (?:mein|meine) (?:das|es) (?:echt |wirklich |ganz |voll )?ernst', 'das ist (?:mein )?(?:voller |voll )?ernst', 'das ist kein (?:spass|witz)', 'kein witz')], behind: /\b(?:laugh\w*|teas\w*|mock\w*|bull\w*|rubbish|hid\w*|nobody|mean to me|lach\w*|mobb\w*|versteck\w*|argern|hansel\w*|gemein)\b/, unless: some('gone', 'leave', 'leaving', 'weg', 'fort', 'nie wieder', 'never again', 'bye', 'goodbye', 'tschuss', 'end', 'ende', 'forever', 'immer', 'soon', 'bald', 'revenge', 'rache'), by: 'player', mostWords: 20 },
  { of: 'shoutedFromSide', says: [some('shout\\w*', 'yell\\w*', 'scream\\w*', 'ruft', 'rueft', 'ruefe?t?', 'schreit', 'schrei\\w*', 'brull\\w*', 'umeschrei\\w*', 'rumschrei\\w*', 'umebrull\\w*'), some('coach', 'trainer\\w*', 'he', 'er'), some('side ?line', 'touch ?line', 'side', 'bench', 'outside', 'match', 'game', 'aussen', 'usse', 'uusse', 'draussen', 'seitenlinie', 'spielfeldrand', 'rand', 'bank', 'spiel', 'match'), some('mistakes?', 'calm', 'nervous', 'worse', 'focus\\w*', 'concentrat\\w*', 'fehler', 'fahler', 'ruhig', 'nervos', 'schlechter', 'konzentrier\\w*', 'unsicher')], unless: some('cry\\w*', 'wein\\w*', 'heul\\w*', 'swear\\w*', 'idiot', 'beleidig\\w*', 'home', 'zuhause', 'daheim'), by: 'player', mostWords: 30 },
  { of: 'getsFree', says: [GETS_FREE, HOW], unless: some('defenders?', 'dribbl\\w*', 'juggl\\w*', 'jonglier\\w*', 'verteidiger\\w*', 'token\\w*', 'free kick\\w*', 'heisst', 'bedeutet', 'means?', 'was ist', 'what is', 'whats', 'in a row', 'streak'), by: 'player', mostWords: 24 },
  { of: 'getsFree', says: [GETS_FREE, HOW], behind: /\b(?:(?:dont|doesnt|never|wont) pass|nobody passes|spielen mich nie|nie an|passt mir)\b/, by: 'player', mostWords: 20 },
];
