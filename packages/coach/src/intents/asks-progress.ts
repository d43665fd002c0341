const OWN = '(?:my|his|her|our|their|\\w+s)';
const ANYTHING = '(?:\\w+ ){0,4}';
/** A subject that belongs to nobody: "how is juggling measured" asks no numbers. */
const IN_ENGLISH = new RegExp(
  [
    `^(?:and |so |ok )?(?:how(?:s| is| are| was| were)|hows?) (?:${OWN} )${ANYTHING}?(?:going|coming|doing|looking|getting on|these days|now|lately|so far|along)\\b`,
    '^(?:and |so |ok )?(?:how(?:s| is| are)) my (?:\\w+ ){1,3}\\w+$|^(?:hows|how is|how are) my \\w+$',
    `how (?:am|m|im|is|are) ${ANYTHING}(?:doing|getting on|going|progressing|improving|coming along) (?:in|at|with|on|w)\\b`,
    `how (?:good|bad|well) (?:am i|m i|im|is (?:my|his|her)|are my|is he|is she|do i|did i|have i)\\b`,
    'how (?:did|have|has|had) (?:i|he|she|my \\w+) (?:do|done|get on|go|been doing) (?:in|at|with|on)\\b',
    `\\b(?:my|his|her|the) ${ANYTHING}(?:progress|stats|statistics|trend|development|numbers|results|improvement)\\b`,
    '\\b(?:progress|stats|statistics|trend|improvement) (?:in|at|with|of|on|for)\\b',
    '^(?:can you |could you |please |pls )?(?:tell me|show me|say something|talk) (?:more )?about (?:my|his|her)\\b',
    '\\b(?:am i|is he|is she|are we) (?:any )?(?:good|bad|ok|okay|strong|weak|decent) (?:at|in|with)\\b',
    '\\bmaking (?:any )?progress\\b',
  ].join('|'),
);
const OWN_GERMAN = '(?:mein|sein|ihr|unser)\\w*';
const IN_GERMAN = new RegExp(
  [
    `\\bwie (?:lauf\\w*|klapp\\w*|geht|gehts|steht|stehts|sieht|siehts|ist|sind|war|waren|entwickel\\w*|macht sich|machen sich) ${ANYTHING}(?:${OWN_GERMAN}|beim|mit dem|mit der|um mein\\w*)\\b`,
    '\\bwie (?:laufts|lauft es|klappts|siehts) (?:bei mir )?(?:beim|mit|im|bei)\\b',
    '\\bwie (?:gut|schlecht|stark) (?:bin|kann|war|ist|sind|hab|habe|passe|schiesse|dribble|jongliere)\\b',
    `\\bwie (?:war|bin) ich (?:beim|bei|im|in)\\b|\\bbin ich (?:gut|schlecht|stark|schwach) (?:beim|bei|im|in)\\b`,
    '\\b(?:fortschritt\\w*|entwicklung|statistik\\w*|stats|verlauf)\\b',
    '\\b(?:erzahl\\w*|sag|zeig\\w*) (?:mir )?(?:was |etwas )?(?:von|uber|zu)? ?(?:mein\\w*)\\b',
    '\\b(?:komm\\w*|geht es|gehts) (?:ich )?(?:\\w+ ){0,3}(?:voran|weiter|vorwarts)\\b',
  ].join('|'),
);
/** What sounds like it and asks how to do something, or how something works. */
const ASKS_OTHERWISE = /\b(how (to|do i (do|get|start|make|improve|stop|keep)|can i|should i)|wie (kann|soll|muss|mach|mache) ich (?!fortschritt|mich)|wie geht (der|die|das|ein\w*)|counted|calculated|measured|work|works|tips?|tipps?|better|besser)\b/;

/** Whether a text (in plain words) asks how somebody's own practice of something is going. */
export const asksProgress = (text: string): boolean => (IN_ENGLISH.test(text) || IN_GERMAN.test(text)) && !ASKS_OTHERWISE.test(text);
