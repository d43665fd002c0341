import { FIRST_NAMES } from '../question-parts/first-names.ts';
import { isFamiliar } from '../text/correct-spelling.ts';
import { isEveryday } from '../text/recognise-words.ts';
import type { MoodRead } from './read-mood.ts';

/** Words of these kinds weigh nothing by themselves. */
const LIGHT: ReadonlySet<string> = new Set(['glad', 'proud', 'great', 'cheer', 'finally', 'first', 'won', 'scored', 'saved', 'chosen', 'given', 'worked', 'record', 'forward', 'again', 'praise', 'friend', 'toCome', 'ownChild', 'asSibling', 'ofThird', 'asRelative', 'ofSelf', 'reports', 'asks', 'orders']);
/** What is told, as far as its words are known: of a word that nobody knows nothing says that it is nice. */
const isKnown = (word: string, at: number, words: readonly string[]): boolean => /^\d/.test(word) || FIRST_NAMES.has(word) || NAMED.has(words[at - 1] ?? '') || isFamiliar(word) || isEveryday(word);
const NAMED: ReadonlySet<string> = new Set('called named is namens heisst friend freund freundin cat dog hamster hund katze from in aus'.split(' '));

/** Takes something back, limits it, or tells that something is not, is over or is hard. */
const TURNS =
  /\b(?:but|aber|only|nur|not|no|never|nobody|without|dont|doesnt|didnt|isnt|arent|wasnt|wont|cant|cannot|couldnt|havent|nicht|nichts|kein\w*|nie|niemand\w*|ohne|leider|sadly|unfortunately|instead|statt|always|immer|again|wieder|must|have to|has to|muss\w*|because|weil|why|warum|if|wenn|ob|secret\w*|geheim\w*|alone|allein\w*|hurt\w*|weh|ill|sick|krank\w*|died|dead|tot|gestorben|lost|verloren|weg|gone|broke\w*|kaputt|hit|hits|touch\w*|bad|schlecht\w*|worse|worst|hard|schwer|scared|angst|sad|traurig\w*|angry|wutend\w*|sauer|hate\w*|hass\w*|feel\w*|fuhl\w*|moved?|umzieh\w*|umgezogen|divorc\w*|getrennt|hospital|krankenhaus|night|nachts?|room|zimmer|bed|bett|shower\w*|dusch\w*|photos?|pictures?|fotos?|bilder|money|geld|bench|bank|dropped|popp?ed|burst\w*|ate|eaten|chewed|bitten|bit|stole|stolen|took|hid|ruin\w*|spoil\w*|ripped|tore|torn|crashed|fell|fallen|cried|cry\w*|shout\w*|yell\w*|scream\w*|fought|fights?|argu\w*|mean|rude|nasty|horrible|awful|annoy\w*|stupid|boring|rubbish|sold|cancell?ed|missed|banned|grounded|punish\w*|geplatzt|zerbissen|gefressen|geklaut|zerrissen|gestritten|streit\w*|gefallen|gesturzt|geweint|wein\w*|geschrien|schrei\w*|schimpf\w*|gemein\w*|blod\w*|doof|nerv\w*|verboten|verpasst|abgesagt|hausarrest|times|plus|minus|mal|laugh\w*|lach\w*)\b/;
const MOST_WORDS = 16;

/** Whether words (in plain letters) that tell something and ask nothing, in no mood, hold nothing that could weigh. */
export const isNeutralNews = ({ mood, kinds }: Pick<MoodRead, 'mood' | 'kinds'>, words: readonly string[]): boolean =>
  (mood === 'none' || mood === 'joy') && words.length <= MOST_WORDS && [...kinds].every((kind) => LIGHT.has(kind)) && !TURNS.test(words.join(' ')) && words.every(isKnown);
