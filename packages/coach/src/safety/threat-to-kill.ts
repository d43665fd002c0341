/**
 * A threat that is told of, in the five languages. Football says "that will kill me" of running, so that the readings of a
 * message in which football is only called that do not show it.
 */
const WHO = '(?:he|she|they|my (?:step ?)?(?:dad|mum|mom|father|mother|uncle|brother|sister|coach|trainer|boyfriend|teacher)|coach|dad|mum|mom|someone|a boy|a man)';
const ENGLISH = `${WHO} (?:\\w+ ){0,2}?(?:says?|said|told me|tells me|keeps? saying|threat\\w*|swears?|swore)(?: me)?(?: that)? (?:(?:he|she|they)(?: ?ll| will| would| ?d| ?s going to| ?s gonna| is going to| are going to| wants? to)|to) (?:kill|murder|stab|shoot|strangle|drown) (?:me|us|my (?:mum|mom|dad|sister|brother))`;
const GERMAN = '(?:er|sie|papa|mama|vater|mutter|onkel|bruder|trainer|jemand) (?:\\w+ ){0,3}?(?:sagt|sagte|droht|drohte|gesagt|meint)(?: mir)?(?: dass)? (?:er|sie) (?:bringt|macht|sticht|schiesst) mich (?:um|tot|kalt|ab)|(?:er|sie) mich (?:umbringt|umbringen will|umbringen wird|tot macht|absticht|abstechen will|totschlagt)';
const SPANISH = '(?:dice|dijo|me dice|me dijo|jura|juro) que me (?:va a |quiere |ira a )?(?:matar|mata|matara|apunalar)';
const FRENCH = '(?:dit|a dit|jure|ma dit|me dit) (?:quil|quelle|qu il|qu elle|que mon \\w+|que mon beau pere) (?:va|veut) me (?:tuer|buter|planter|egorger)';
const PORTUGUESE = '(?:disse|diz|fala|falou|jurou|jura)(?: pra mim)? que (?:ele |ela )?(?:vai|ia|quer) (?:me matar|matar eu|me esfaquear)';
const THREAT = new RegExp(`(?:^| )(?:${[ENGLISH, GERMAN, SPANISH, FRENCH, PORTUGUESE].join('|')})(?= |$)(?! (?:with|in|at|mit|beim) (?:sprints?|laps|fitness|training|fifa|fortnite))`);

/** Whether a folded message tells that somebody threatens to kill. */
export const tellsOfThreatToKill = (folded: string): boolean => THREAT.test(folded);
