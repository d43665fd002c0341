import type { CoachTopic } from '@touchline/messages/coach-topics';
import { asTopic } from '../intents/understood-as-topic.ts';
import type { Question, Understood } from '../intents/read-question.ts';

/**
 * What one can be good or bad at and no drill counts, as the whole object of “how do I get better at …”, “tips for …”
 * or “I am bad at …”: words as they are read, in English and German.
 */
const SKILLS: readonly (readonly [CoachTopic, readonly string[]])[] = [
  ['cornerKick', ['corners?(?: kicks?)?', 'taking corners?(?: kicks?)?', 'eck(?:en|balle|ballen|stosse|stossen)', '(?:ecken|eckballe) (?:treten|schiessen|schlagen)']],
  ['penalty', ['penalt(?:y|ies)(?: kicks?)?', 'pens', 'taking penalties', 'elfmetern?', 'elfer[ns]?', 'elfmeterschiessen']],
  ['freeKick', ['free ?kicks?', 'taking free ?kicks?', 'freistosse?n?']],
  ['cross', ['cross(?:es|ing)(?: the ball)?', 'flanken']],
  ['passLong', ['long (?:balls?|pass(?:es|ing)?)', 'langen? (?:balle?n?|passen?)', '(?:lange )?(?:seitenwechsel|diagonalballe?n?)']],
  ['passForward', ['through (?:balls?|pass(?:es)?)', 'forward pass(?:es|ing)?', 'steilpasse?n?', 'passen? in die tiefe']],
  ['oneTwo', ['one ?twos?', 'give and go(?:es|s)?', 'wall passes with a (?:team ?)?mate', 'doppelpasse?n?']],
  ['chip', ['chip(?:s|ping)?(?: the ball)?', 'lob(?:s|bing)?(?: the ball)?', 'lupfern?', 'lupfen', 'hebern?']],
  ['curve', ['curv(?:ing|ed)(?: the| a)? (?:balls?|shots?)', 'curling(?: the| a)? (?:balls?|shots?)', 'bending (?:the|a) (?:ball|shot)', 'angeschnittenen? (?:balle?n?|schusse?n?)', 'effet']],
  ['volley', ['(?:half )?volleys?', 'volleying', 'volley ?schusse?n?', 'direktabnahmen?']],
  ['backHeel', ['back ?heels?', 'hacken?tricks?', 'hackenpasse?n?']],
  ['throwIn', ['throw ?ins?', '(?:long )?throws?', 'einwurfe?n?']],
  ['shotWide', ['finishing', 'abschluss', 'torabschluss', 'torschusse?n?']],
  ['scoreMore', ['goal ?scoring', 'scoring(?: goals)?', 'tore schiessen', 'tore machen']],
  ['oneOnOne', ['(?:1|one) ?(?:v|vs|on|against) ?(?:1|one)s?', '1v1s?', 'taking (?:on )?(?:players|defenders|people)(?: on)?', 'beating (?:players|defenders|my man|opponents)', '(?:1|eins) gegen (?:1|eins)', '(?:gegner )?(?:ausspielen|ausdribbeln)']],
  ['defend', ['tackl(?:ing|es)', 'defending', 'duels', '1v1 defending', 'defending 1v1s?', 'zweikampfe?n?', 'zweikampfverhalten', 'verteidigen', 'abwehr(?:arbeit|verhalten)?', 'defensive', 'defen[cs]e']],
  ['marking', ['marking', 'mann?deckung', 'decken', 'gegner decken']],
  ['pressing', ['pressing', 'counter ?pressing']],
  ['losesBall', ['shielding(?: the ball)?', 'protecting the ball', 'keeping (?:the ball|possession)', 'holding (?:on to )?the ball', 'passing under pressure', 'playing under pressure', 'composure(?: on the ball)?', '(?:den )?ball (?:abschirmen|behaupten|halten)', 'ballbehauptung', 'ruhe am ball', 'ballsicherheit']],
  ['whereToRun', ['positioning', 'position play', 'positional play', '(?:making |my )?runs', 'off the ball(?: movement| runs)?', 'movement(?: off the ball)?', 'moving off the ball', 'running without the ball', 'finding space', 'getting free', 'decisions?', '(?:making|taking) (?:the right |good |better |quick )?decisions', 'decision making', 'game (?:sense|intelligence|iq)', 'reading the game', 'stellungsspiel', 'laufwegen?', 'freilaufen', 'laufen ohne ball', 'entscheidungen(?: treffen)?', '(?:richtige )?entscheidungen', 'spielverstandnis', 'spielintelligenz']],
  ['scanning', ['looking (?:around|up)', 'scanning', 'checking (?:my )?shoulders?', 'umschauen', 'umsehen', 'umblicken', 'schulterblick', 'vororientierung']],
  ['talkOnPitch', ['communicat(?:ion|ing)', 'talking(?: (?:more|on the pitch|in (?:games|matches)|to my team(?: ?mates)?))*', 'shouting (?:more|on the pitch|for the ball)', 'calling for the ball', 'kommunikation', '(?:das )?(?:reden|sprechen)(?: auf dem (?:platz|feld))?', 'kommunizieren', 'coachen auf dem platz']],
  ['jumpHigher', ['jump(?:ing|s)?(?: (?:high|higher))?', 'sprungkraft', '(?:hoch |hoher )?springen', 'hochspringen']],
  ['reactQuicker', ['reactions?(?: (?:time|speed))?', 'reacting', 'reflexes', 'reaktion(?:en|szeit|sgeschwindigkeit)?', 'reflexe']],
  ['changeDirection', ['agility', 'change of direction', 'changing direction', 'quick turns', 'wendigkeit', 'richtungswechseln?', 'agilitat']],
  ['stretching', ['flexibility', 'stretching', 'being flexible', 'beweglichkeit', 'dehnen', 'gelenkigkeit']],
  ['stronger', ['strength', 'muscles', 'physicality', 'being strong(?:er)?', 'kraft', 'muskeln', 'starke', 'korperlichkeit']],
  ['stamina', ['stamina', 'endurance', 'fitness', 'condition', 'ausdauer', 'kondition']],
  ['faster', ['speed', 'pace', 'sprint(?:s|ing)?', 'acceleration', 'schnelligkeit', 'tempo', 'sprinten?', 'sprints', 'antritt', 'beschleunigung']],
  ['balance', ['balance', 'coordination', 'gleichgewicht', 'koordination', 'balance halten']],
  ['nutmeg', ['nutmegs?', 'nutmegging', 'tunneln?', 'beinschusse?n?']],
  ['feint', ['feints?', 'feinting', 'fakes?', 'dummies', 'finten?', 'korpertauschung(?:en)?']],
  ['counter', ['counter ?attack(?:s|ing)?', 'counters', 'kontern?', 'konterspiel']],
  ['captain', ['captaincy', 'leadership', 'leading', 'being (?:a )?(?:good )?captain', 'kapitan sein', 'fuhrung']],
  ['goalkeeper', ['goal ?keeping', 'keeping goal', 'being a (?:goalie|keeper|goalkeeper)', 'torwart ?spiel', 'im tor', 'halten']],
];

/** What may stand before and behind such a question. */
const BEFORE = '(?:(?:hey|hi|hello|hallo|moin|sarah|coach|ok|okay|so|and|but|also|well|please|pls|bitte|und|aber|na) )*';
const BEHIND = '(?: (?:please|pls|plz|thanks|thank you|bitte|danke|more|again|sarah|coach|in (?:the )?(?:football|soccer|matches|match|games?|a match|a game)|im (?:spiel|fussball|training)|beim fussball|auf dem platz|am meisten|denn|eigentlich))*';
const FRAMES = [
  'how (?:do|can|could|should|would|to) (?:(?:i|we|you) )?(?:get|become|be|getting) (?:(?:much|a lot|a bit|really|even|any) )*better (?:at|in|with|on)',
  'how (?:do|can|could|should|to) (?:(?:i|we|you) )?(?:improve|practi[cs]e|train|work on|learn|master)(?: (?:at|in|on))?',
  '(?:i )?(?:want|wanna|need|would like|d like|id like|have)(?: to)? (?:improve|get better|be better|become better|work on|learn|practi[cs]e|train|get good|be good)(?: (?:at|in|on|with))?',
  '(?:(?:do|have) you (?:have |got )?|give me |got |can you give me |i need |whats your |what are your )?(?:(?:any|some|good|best|the|your|a few|a) )*(?:tips?|advice|help|ideas?|tricks)(?: you have)? (?:for|on|with|about|in|to (?:get better at|improve))',
  'what (?:helps?|can help|would help|works|is good|should i do) (?:me )?(?:with|for|at|about|to get better at)',
  '(?:i |im |i am |i m )?(?:suck|bad|really bad|so bad|very bad|terrible|rubbish|awful|not (?:so |very |that )?good|struggle|struggling|weak|useless|the worst|worst) (?:at|in|with)',
  '(?:can you |could you )?help me (?:with|get better at|improve|to get better at|to improve)',
  'wie (?:werde|werd|kann) ich (?:(?:viel|noch|etwas|endlich|richtig) )*besser(?: (?:in|bei|beim|im|mit|an))?',
  'wie (?:verbessere?|trainiere?|ube?|lerne?) ich',
  'wie kann ich',
  'ich (?:will|mochte|muss|wurde gern\\w*)(?: (?:gern\\w*|unbedingt))?(?: besser(?: (?:in|bei|beim|im|mit|an))?)?',
  '(?:hast du |gib mir |gibt es |ich brauche )?(?:(?:paar|ein paar|n paar|gute|noch|irgendwelche) )*(?:tipps?|tips?|hilfe|rat|ratschlage) (?:fur|zu|zum|zur|bei|beim|gegen|in|im|mit)',
  'was hilft (?:mir )?(?:bei|beim|fur|zu|zum|zur|in|im|gegen)',
  '(?:ich )?(?:bin )?(?:(?:so|echt|voll|sehr|richtig|ziemlich|total) )*(?:schlecht|mies|schwach|nicht (?:so )?gut) (?:in|bei|beim|im|mit|an)',
];
/** Where the verb stands at the end of the sentence, as in German. */
const VERB_AT_END = '(?: (?:besser werden|besser sein|verbessern|trainieren|uben|lernen|besser machen))?';
const OF_MINE = '(?:(?:the|my|our|doing|playing|a|an|at|some|der|die|das|dem|den|mein|meine|meinen|meinem|meiner|einem|einer) )*';

const skillForms = SKILLS.map(([topic, forms]) => ({ topic, form: new RegExp(`^(?:${forms.join('|')})$`) }));
const ASKED = new RegExp(`^${BEFORE}(?:${FRAMES.join('|')}) ${OF_MINE}(.+?)${VERB_AT_END}${BEHIND}$`);
const CARRIED_ON = new RegExp(`^${BEFORE}(?:(?:what|how) about|what of|was ist mit|wie ist (?:es|das) (?:mit|bei)|und (?:bei|beim|mit|fur)|and (?:for|at|with)|same for) ${OF_MINE}(.+?)${BEHIND}$`);

function skillIn(text: string, form: RegExp): CoachTopic | null {
  const named = form.exec(text)?.[1];
  const found = named === undefined ? undefined : skillForms.find((one) => one.form.test(named));
  return found?.topic ?? null;
}

/** Whether a message only asks for advice on a skill that it names, in words as they are read. */
export const asksAdviceOnNamedSkill = (text: string): boolean => skillIn(text, ASKED) !== null;

/** The advice on a skill that a message names and nothing else; behind such advice “what about …” is enough. Null for all else. */
export function adviceOnNamedSkill(question: Question): Understood | null {
  const text = question.raw.join(' ');
  const before = question.before;
  const goesOn = before !== null && (before.intent === 'improve_skill' || before.intent === 'drill_technique');
  const topic = skillIn(text, ASKED) ?? (goesOn ? skillIn(text, CARRIED_ON) : null);
  return topic === null ? null : asTopic(question, topic, { drillId: null, skill: null });
}
