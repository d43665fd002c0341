/**
 * A wish for a place on the pitch, or where the trainer puts one, which sounds like more to the second opinion (“he puts me at the back”):
 * one word names a place, and every other word is an everyday one of that.
 */
const PLACE = /^(?:10|10er|zehner|6er|sechser|8er|achter|9er|neuner|stri[ck]+er|strikers|forward|winger|wing|midfield\w*|mid|playmaker|defen[cds]\w*|cb|rb|lb|cam|cdm|cm|st|lw|rw|back|front|goal|keeper|goalie|goalkeeper|sturm\w*|angriff|angreifer\w*|mittelfeld\w*|spielmacher\w*|verteidig\w*|abwehr\w*|innenverteidig\w*|aussenverteidig\w*|flugel\w*|rechtsaussen|linksaussen|hinten|vorne|vorn|tor|torwart|torhuter|position\w*)$/;
const SPEAKS_OF_IT = /^(?:stellt|setzt|puts|plays|coach|coachs|trainer\w*|manager|want|wanna|rather|prefer|like|love|will|mochte|mocht|mag|wurde|lieber|gern|gerne|wunsch\w*)$/;
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  (
    'i im id ive me my a an as at in on the of to be play playing played want wanna rather would prefer like love really more instead number no but and so because cos though only just always never ever still every match game coach coachs trainer manager he she puts put putting plays makes make lets let sets keeps says say said wants me i not dont doesnt am is its not it that there up left right centre center full not happy why what can do should how could attacking ' +
    'ich mich mir mein meine meinen will mochte mocht mag wurde lieber gern gerne viel mal auch so halt aber und weil doch nur immer nie schon wieder jedes spiel als im in der die das den dem auf an ganz hin sein spielen spiel spiele der trainer trainerin er sie stellt setzt lasst tut packt sagt meint will soll muss darf nicht nich nie kein keine bin ist is was kann soll machen tun wie warum eigentlich voll echt digga ey hallo hi rechts links zentral offensiv defensiv nummer aufgestellt'
  ).split(' '),
);
const MOST_WORDS = 18;

/** Whether words (in plain letters) tell from first to last of a place on the pitch that is wished for, or that the trainer gives. */
export const tellsOnlyOfPosition = (words: readonly string[]): boolean =>
  words.length <= MOST_WORDS && words.some((word) => PLACE.test(word)) && words.some((word) => SPEAKS_OF_IT.test(word)) && words.every((word) => PLACE.test(word) || PLAIN_WORDS.has(word));
