import { found, KEEPER, row, type Row } from './situation-pattern.ts';

const NOT_OWN = 'hurts?|weh|broken|broke|gebrochen';

/** What keepers ask. */
export const keeperSituationPatterns: readonly Row[] = [
  row(found('keeperHardShots'), [`${KEEPER}|in goal|im tor`, 'scared|afraid|fear|frightened|nervous|angst|schiss|flinch\\w*|duck\\w*|close my eyes|augen zu', 'hard|shots?|shoot\\w*|fast|power\\w*|hart\\w*|fest\\w*|schuss\\w*|schiess\\w*|strong|ball'], `${NOT_OWN}|miss|conced\\w*|mistake|fehler|coach|trainer|dad|papa|head|kopf|play in goal|being in goal|ins tor`),
  row(
    found('keeperConceded'),
    ['(?:let|letting) (?:\\w+ )?in|conced\\w*|kassiert|reinbekommen|rein ?bekommen|reingekriegt|reingelassen|gegentore?|durchgelassen|(?:me|nos) (?:metieron|hicieron|marcaron|clavaron|han metido|han marcado)|encaje|encajado|(?:jai |j ai )?(?:pris|encaisse)|levei|tomei|sofri', '\\d+|goals?|buts?|goles?|gols?|tore?|gegentore?|so many|loads|viele|easy ones?', `${KEEPER}|i|ich|me|jai|levei|tomei|sofri`],
    'how|wie|como|comment|why|warum|rule|record|per game|average|best|need|want|should|soll|will|not|nicht|no|laugh\\w*|ausgelacht|hate\\w*|shout\\w*|hurts?|weh|boots|card|pack|tokens?|level',
  ),
  row(found('keeperPair'), [`(?:2|two|zwei|both|zu zweit|another|andere\\w*|pair)(?: \\w+){0,3} ${KEEPER}|${KEEPER} (?:and|und) (?:a |an |the |ein |eine )?(?:shooter|striker|${KEEPER}|sturmer|schutze)|(?:shooter|striker) and (?:a )?${KEEPER}`, 'drills?|exercises?|practi[cs]e|train\\w*|do|can we|ubung\\w*|uben|trainier\\w*|konnen wir|machen'], `${NOT_OWN}|rules?|allowed|match|best|better than|besser|ich bin|ich spiele?|im an?|i am an?|i play`),
  row(found('keeperKicks'), ['goal ?kicks?|abstoss\\w*|abschlag\\w*|abschlage\\w*|drop ?kicks?|(?:my|the|goalie|keeper) punts?|kick\\w* out of (?:my|the) hands?', 'how|improve|better|far|further|farther|longer|longer|weak|short|bad|dont|nowhere|high|wie|weiter|besser|kurz\\w*|schlecht\\w*|hoher|uben|practi[cs]e'], `when|wann|rule\\w*|regel\\w*|what is|was ist|${NOT_OWN}|distance|allowed|offside|abseits`),
];
