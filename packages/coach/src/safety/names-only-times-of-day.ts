/** The words of when one is at home, eats, sleeps and could practice; English and German, in plain letters. Nobody else is named in them. */
const WORDS: ReadonlySet<string> = new Set(
  ('i im get got come home from school finish finished finishes til till until by at is are have then and n but so ok tea dinner supper homework hw bed bedtime sleep when wen what time should shud can could do practice practise train training football before after pm half past quarter to oclock ' +
    'ich komm komme bin hab habe dann heim zuhause zu hause daheim schule schulschluss aus um bis gegen ab halb viertel vor nach uhr ist gibts gibt es essen abendessen abendbrot hausaufgaben hausis bett ins muss schlafen wann soll kann uben ube trainieren training und aber also ok').split(' '),
);
const CLOCK = /^(?:\d{1,4}|(?:one|two|three|four|five|six|seven|eight|nine|ten|vier|funf|sechs|sieben|acht|neun|zehn))$/;
const FEWEST_TIMES = 2;
const ASKS_WHEN = /\b(?:when|wen|what time|wann)\b/;

/** Whether words (in plain letters) do nothing but name times of the day and ask when: “i get home at 5 n tea is at 6. when”. */
export function namesOnlyTimesOfDay(words: readonly string[]): boolean {
  const times = words.filter((word) => CLOCK.test(word)).length;
  return times >= FEWEST_TIMES && ASKS_WHEN.test(words.join(' ')) && words.every((word) => CLOCK.test(word) || WORDS.has(word));
}
