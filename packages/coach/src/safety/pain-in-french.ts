const HOW_MUCH = '(?:(?:encore plus|de plus en plus|encore|toujours|un|peu|tres|trop|super|vraiment|bien|assez|deja) )*';
/** French says of a thing done badly what it says of pain, "j'ai mal joué"; where a place is named others read it. */
const OTHERWISE = '(?! (?:au|aux|a|dans|joue\\w*|tire|dormi|fait|passe|defendu|controle|commence|compris|cadre|frappe|vise|centre))';
const IN_FRENCH = new RegExp(`\\b(?:ca|cela) (?:me )?fai[ts] ${HOW_MUCH}mal(?= |$)${OTHERWISE}|\\bj ?ai ${HOW_MUCH}mal(?= |$)${OTHERWISE}`);

/** Whether words (in plain letters) say in French that something hurts, without what it is. */
export const hurtsInFrench = (words: readonly string[]): boolean => IN_FRENCH.test(words.join(' '));
