/** Who or what stands before a name. */
const BEFORE_NAME = '(?:with|wiv|wif|and|n|to|by|from|told|tell|like|mate|friend|brother|cousin|named|called|against|at|beat|hit|into|for|but|mit|und|von|zu|gegen|bei|freund|kumpel|bruder|heisst|wie|fur|der|dem|den)';
/** What a name does. */
const DOES = '(?:is|was|said|says|has|had|got|went|did|does|fell|scored|wont|doesnt|and (?:i|me|my)|always|never|keeps|plays?|passed|passes|kicked|laughed|ran|came|saved|ist|war|sagt|sagte|hat|hatte|und (?:ich|mein\\w*)|kann|will|spielt|passt|immer|nie)';
const NO_NAME = '(?! (?:\\d|score|scores|result|results|points?|level|levels|minutes?|mins?|speed|number|is \\d|was \\d|power|minuten|punkte|zahl|ist \\d|war \\d|[a-z]+ \\d))';
const MAX = new RegExp(`(^|[^a-z])(${BEFORE_NAME}[ ,]+)?max(?![a-z])${NO_NAME}`, 'i');
const ACTS = new RegExp(`(?:^|[.!?,] ?|(?:and|und|but|aber|so|cos|because|weil) )max(?![a-z])${NO_NAME} ${DOES}(?: |$)`, 'i');

/** A text with “a friend” in the place of a child who is called Max, which else is read as the most; null where nobody is called so. */
export function withoutNameMax(text: string, language: string): string | null {
  const found = MAX.exec(text);
  if (found === null || (found[2] === undefined && !ACTS.test(text))) return null;
  const friend = language === 'de' ? 'mein Freund' : 'my friend';
  return text.replace(MAX, (_, edge: string, before: string | undefined) => `${edge}${before ?? ''}${friend}`);
}
