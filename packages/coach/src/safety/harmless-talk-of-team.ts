/**
 * What is told of somebody in the turn before by "he" or "she", as a whole turn in five languages: that a team mate keeps the
 * ball, or that a coach finds one small or slow. Neither tells of a danger behind a turn about the team.
 */
const OPENS = '(?:(?:and|but|so|because|und|aber|weil|y|pero|porque|et|mais|parce que|e|mas) )*';
const VERY = '(?:(?:such|so|a|really|very|always|total|just|too|ein|eine|so|voll|echt|immer|total|un|una|muy|re|tan|super|une|tres|trop|vraiment|um|uma|muito|mt|bem|mo|sempre|sou|the|der|die|el|la|le|o) )*';
const HOGS = new RegExp(
  `^${OPENS}(?:(?:he|she|hes|shes|they|theyre|he s|she s|he is|she is|they are|er|sie|der|die|ist|sind|el|ella|es|il|elle|cest|est|ele|ela|e|eles|is|s) )+${VERY}(?:ball ?hogs?|selfish|greedy|show ?offs?|ballfresser|egoist\\w*|eigensinnig|chupon\\w*|comilon\\w*|egoista|individualista|perso|egoiste|individualiste|fominhas?|fominhao|egoista)(?: (?:with the ball|mit dem ball|con el balon|avec le ballon|com a bola|in (?:the )?(?:game|games|matches|training)|no jogo))*$`,
);
const SAYS = '(?:says?|said|thinks?|told me|always says|sagt|meint|findet|sagte|hat gesagt|dice|dijo|cree|piensa|dit|pense|trouve|ma dit|fala|falou|diz|disse|acha)';
const JUDGED = new RegExp(
  `^${OPENS}(?:(?:he|she|er|sie|el|ella|il|elle|ele|ela) )?${SAYS}(?: (?:that|dass|que|quil|immer|always|siempre|toujours|sempre))* ?(?:(?:i am|im|i m|ich bin|ich|yo soy|soy|je suis|jsuis|eu sou|sou|estoy|to) )${VERY}(?:too |zu |demasiado |trop )?(?<as>small|short|little|young|slow|weak|klein|jung|langsam|schwach|pequen[oa]|bajit[oa]|baj[oa]|chic[oa]|joven|lent[oa]|debil|petite?|jeune|lente?|faible|baixinh[oa]|baix[oa]|nov[oa]|devagar|fraco|fraca)(?: (?:bin|for (?:the )?(?:team|that|it)|fur (?:das )?team|para (?:el |o |a )?(?:equipo|time|jogar|jugar)|pour (?:le |l)?(?:foot|equipe|lequipe|jouer)))*$`,
);
const OF_SIZE = /^(?:small|short|little|klein|pequen|baj|chic|petit|baix)/;
const OF_THE_TEAM = /\b(?:team\w*|mates?|friends?|players?|kids?|boys?|girls?|pass(?:es)?|plays? me|coach|trainer\w*|bench|bank|spieler\w*|mitspieler\w*|mannschaft|junge|freund\w*|passt|aufstell\w*|companer[oa]s?|equipo|entrenador\w*|mister|pasan?|pone|banquillo|amig[oa]s?|nin[oa]s?|coequipiers?|equipe|lequipe|entraineur|lentraineur|passe|met|banc|copains?|colegas?|time|menin[oa]s?|treinador\w*|tecnico|passa|coloca|banco|capitao|captain)\b/;
const MOST_WORDS = 14;

/** What words (in plain letters) tell of him or her, from first to last, behind a turn about a team whose words are `before`; null for all else. */
export function saidOfTeamMate(words: readonly string[], before: readonly string[]): 'keepsBall' | 'findsSmall' | 'findsWeak' | null {
  const text = words.join(' ');
  if (words.length > MOST_WORDS || !OF_THE_TEAM.test(before.join(' '))) return null;
  if (HOGS.test(text)) return 'keepsBall';
  const judged = JUDGED.exec(text)?.groups?.['as'];
  return judged === undefined ? null : OF_SIZE.test(judged) ? 'findsSmall' : 'findsWeak';
}
