/** A toe that hurts from kicking the ball with it, and nothing worse: it is told how to kick, and is no injury. A foot or an ankle that is only held firm hurts by nothing. */
const KICKS = '(?:kick\\w*|kik\\w*|shoot\\w*|shot|schiess\\w*|schuss|treff\\w*)';
const TOE = '(?:toes?|zehe?n?|zehenspitze\\w*)';
const HURTS = '(?:hurts?|hurting|sore|weh|wehtut|schmerzt)';
const PARTS = [KICKS, TOE, HURTS].map((part) => new RegExp(`\\b${part}\\b`));
const WORSE = /\b(?:swollen|blue|black|nail|broke\w*|broken|walk\w*|run\w*|weeks|months|stepped|stamped|post|stone|ground|chair|table|wall|door|pfosten|stein|boden|stuhl|tisch|geschwollen|dick|blau|nagel|gebrochen|gehen|laufen|wochen|monate\w*|getreten|wand|tur|he|she|someone|jemand|er|sie)\b/;
const HELD_FIRM = /\block(?:ed|s|ing)? (?:an? |my |your |the )?ank(?:les?|els?)\b|\bank(?:les?|els?) (?:is |are )?locked\b|\b(?:keep|hold|make) (?:my |the |your )?(?:foot|ankle) (?:hard|stiff|firm|locked|still|tight)\b|\b(?:fuss|knochel|fussgelenk) (?:\w+ )?(?:fest|steif|hart)\b|\bfeste[rns]? (?:fuss|knochel|fussgelenk)\b/;
const ANY_PAIN = /\b(?:hurt\w*|pain\w*|sore|ach(?:e|es|ing)|swollen|twist\w*|sprain\w*|weh\w*|schmerz\w*|geschwollen|umgeknickt|verletzt)\b/;

/** Whether a text (in plain letters) tells that a toe hurts from kicking, and of nothing worse. */
export const isOfToeKick = (text: string): boolean => PARTS.every((part) => part.test(text)) && !WORSE.test(text);

/** Whether a text (in plain letters) is of a foot or an ankle that is held firm to kick, and of no pain. */
export const isOfFirmFoot = (text: string): boolean => HELD_FIRM.test(text) && !ANY_PAIN.test(text);
