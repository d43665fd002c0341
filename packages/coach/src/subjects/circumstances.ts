import type { CoachSubjectQuestionLine } from '@touchline/messages/coach-lines';

interface Circumstance {
  readonly line: CoachSubjectQuestionLine;
  readonly said: RegExp;
  /** Speaks against doing it so: then no "yes" comes first. */
  readonly isCaution: boolean;
}

const circumstance = (line: CoachSubjectQuestionLine, said: RegExp, isCaution = false): Circumstance => ({ line, said, isCaution });

/** What a question may tell of how, where and with whom, in English and German. */
const CIRCUMSTANCES: readonly Circumstance[] = [
  circumstance('ifBarefoot', /\b(barefoot|bare feet|without shoes|no shoes|barfuss|ohne schuhe|barfussig)\b/, true),
  circumstance('ifStairs', /\b(stairs|staircase|steps outside|treppe\w*)\b/, true),
  circumstance('ifSocks', /\b(in (my |his |her |the )?socks|in socken)\b/),
  circumstance('ifDark', /\b(dark|night ?time|dunkel\w*|dunkler|nachts)\b/),
  circumstance('ifBroken', /\b(broken|broke|brocken|cracked|kaputt\w*|gebrochen\w*)\b/),
  circumstance('ifTired', /\b(tired|exhausted|knackered|mude\w*|erschopft|kaputt nach)\b/),
  circumstance('ifWet', /\b(wet|soaked|slippery|rainy|nass\w*|rutschig\w*|feucht\w*)\b/),
  circumstance('ifCold', /\b(winter|cold|freezing|snow\w*|frozen|kalt\w*|schnee\w*|frost)\b/),
  circumstance('ifHot', /\b(hot|heat|summer|heiss(?:e[rsnm]?)?|hitze|sommer)\b/),
  circumstance('ifBackwards', /\b(backwards?|facing away|ruckwarts|verkehrt herum)\b/),
  circumstance('ifBorrowed', /\b(borrow\w*|lend|lent|geliehen\w*|geborgt\w*|ausgeliehen\w*|ausgeborgt\w*)\b/),
  circumstance('ifInside', /\b(garage|cellar|basement|kitchen|bedroom|inside|indoors?|living room|hall|halle|keller|kuche|zimmer|drinnen|wohnung)\b/),
  circumstance('ifGarden', /\b(garden|back ?yard|yard|garten|hof)\b/),
  circumstance('ifQuiet', /\b(quiet\w*|silent\w*|noisy|loud|leise|ruhig)\b/),
  circumstance('ifMusic', /\b(music|songs?|headphones|ear ?(buds|phones)|musik|kopfhorer)\b/),
  circumstance('ifEarly', /\b(early|before school|morgens fruh|fruh|fruhmorgens)\b/),
  circumstance('ifTogether', /\b(cousin\w*|friends?|brother|sister|together|mates?|freund\w*|bruder|schwester|zusammen|zu zweit)\b/),
  circumstance('ifAlone', /\b(alone|by (myself|himself|herself|myslef)|on (my|his|her) own|allein\w*)\b/),
  circumstance('ifOlder', /\b(older|grown ?ups?|adults?|alter\w*|erwachsene\w*)\b/),
];

/** What is told of how, where and with whom, in a text of plain words; the most important first. */
export const circumstancesIn = (text: string): readonly Circumstance[] => CIRCUMSTANCES.filter(({ said }) => said.test(text));
