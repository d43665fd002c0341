/** What kind of answer a question wants. */
export type QuestionKind = 'howLong' | 'howMany' | 'howOften' | 'when' | 'why' | 'where' | 'who' | 'with' | 'may' | 'bad' | 'howFar' | 'which' | 'how' | 'whatIf' | 'must' | 'worth' | 'what' | 'yesNo';

/** The first that is met counts, in the words of English and German. */
const KINDS: readonly (readonly [QuestionKind, RegExp])[] = [
  ['whatIf', /\b(what (if|when|happens)|wat if|was ist,? wenn|was,? wenn|was passiert|was mach\w* ich,? wenn)\b/],
  ['worth', /\b((is|are|was) (\w+ ){1,5}worth|worth (it|the|my|doing|having|buying|opening)|(lohnt|lohnen) (es )?sich)\b/],
  ['howOften', /\b(how (often|regular\w*|many times|many days)|wie (oft|haufig)|wie viele (tage|male))\b/],
  ['howLong', /\b(how (long|many (minutes|mins|hours|weeks|months|years)|much time|soon)|wie (lange?|viele (minuten|stunden|wochen|monate|jahre)|schnell lern\w*))\b/],
  ['howMany', /\bhow (far|high) (\w+ ){1,4}(get|reach|come)\b|\bwie weit (\w+ ){1,4}(kommen|schaffen)\b/],
  ['howFar', /\b(how (far|big|wide|high|tall|close|near|much (space|room))|what distance|wie (weit|gross|breit|hoch|nah\w*)|welche\w* abstand|wie viel (platz|abstand))\b/],
  ['howMany', /\b(how (many|much)|wie ?viele?\w*)\b/],
  ['why', /\b(why|how come|what for|whats the (point|use)|warum|wieso|weshalb|wozu|wofur|was (bringt|bringen|nutzt|hilft))\b|\bwhat (is|are|does|do) .* for$/],
  ['who', /\b(with (who|whom)|who (can|should|could|do|does|is|are|may|with|must)\b|whos|wem|wer (kann|soll|darf|muss|ist))\b|^who\b|^wer\b/],
  ['with', /\b(what (do|should|does|can|must|would) (i|he|she|we|they|you|my \w+) (need|use|take|wear|bring)|with what|what with|what (\w+ )?(equipment|gear|stuff)|womit|was brauch\w*|was benutz\w*|mit was)\b|^what (with )?(do|can) \w+ use\b/],
  ['must', /\b((do|does|did) (i|we|they|he|she|you|my \w+) (really )?(have|need|hav) to|must (i|we|he|she|they)|is it a must|(muss|mussen|musst) (ich|wir|er|sie|man|mein\w* \w+|du))\b|^(muss|mussen)\b/],
  ['bad', /\b(is (it|that|this) (bad|ok|okay|good|dangerous|wrong|normal|safe|unhealthy|healthy|a problem|allowed|fine)|is (it|that) \w+ bad|ist (es|das) (schlimm|schlecht|okay|ok|gut|gefahrlich|falsch|normal|ungesund|gesund|erlaubt|in ordnung)|schadet|bad for)\b/],
  ['may', /\b((may|can|could|should|am i allowed|are we allowed|is \w+ allowed) ?(i|he|she|we|they|you|one|my \w+|the (kids|children)|to)?|(darf|durfen|kann|konnen|soll|sollte\w*|geht (das|es|auch)))\b/],
  ['which', /\b(which|wich|what (kind|type|sort|size|way|part|one|colou?r)|welche\w*|was fur)\b/],
  ['where', /\b(where|wo|wohin|an welchem ort)\b/],
  ['when', /\b(what time|wann|um wie viel uhr)\b/],
  ['how', /\b(how|wie)\b/],
  ['what', /\b(what|whats|was)\b/],
  ['yesNo', /^(does|do|did|is|are|will|has|ist|sind|hat|gibt|sieht|sehen|wird)\b/],
];

/** Question words decide before words that may stand in any question: "when can I", "where should he". */
const OPENING: readonly (readonly [QuestionKind, RegExp])[] = [
  ['when', /^(?:and |so |but |hey |ok )?(when|what time|wann|ab wann)\b/],
  ['where', /^(?:and |so |but |hey |ok )?(where|wo)\b(?! (drin|mit|fur|ran))/],
  ['which', /^(?:and |so |but |hey |ok )?(which|wich|welche\w*)\b/],
  ['how', /^(?:and |so |but |hey |ok )?(how|wie) (do|does|to|can|could|should|shall|would|is|are|will|kann|mach\w*|macht|geht|gehen|soll\w*|lern\w*|trainier\w*|ub\w*|schaff\w*|werd\w*)\b/],
];

/** The kind of answer that a text (in plain words) wants; null where it asks nothing that can be told. */
export function questionKind(text: string): QuestionKind | null {
  const opening = OPENING.find(([, pattern]) => pattern.test(text))?.[0];
  return opening ?? KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
