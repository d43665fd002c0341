import { some } from '../question-parts/whole-word-pattern.ts';
import type { CarePattern } from './care-pattern-type.ts';

/** A joint that is twisted and swollen, as it was told, and what is asked of a match with it. */
const JOINT = some('knees?', 'wrists?', 'elbows?', 'shoulders?', 'thumbs?', 'fingers?', 'foot', 'hips?', 'knie', 'handgelenk\\w*', 'ellbogen', 'ellenbogen', 'schulter', 'daumen', 'finger', 'fuss', 'hufte');
const TWISTED_JOINT = some('twist(?:ed)?', 'twisting', 'sprain(?:ed)?', 'bent (?:back|over|it|wrong)', 'hurt', 'fell', 'went (?:over|sideways|pop)', 'turned', 'verdreht', 'verdrehte?', 'verstaucht', 'verknackst', 'uberdehnt', 'umgeknickt', 'weggeknickt', 'gefallen', 'weh ?getan', 'verletzt');
const SWOLLEN = '(?:swollen|swolen|swelled|swelling|puffy|thick|fat|dick|dicker|geschwollen|angeschwollen|geschwolln)';
const OF_SWOLLEN_JOINT = new RegExp(`^(?=.*\\b(?:knees?|knie|wrist|elbow|shoulder|thumb|finger|foot|handgelenk|ellbogen|schulter|daumen|fuss)\\b)(?=.*\\b${SWOLLEN}\\b)`);
const NOT_MORE_OF_JOINT = some('head', 'kopf', 'chest', 'brust', 'numb', 'taub', 'crack\\w*', 'broke\\w*', 'gebrochen', 'gebroche\\w*', 'geknackt', 'blut\\w*', 'blood\\w*', 'on purpose', 'pushed', 'geschubst', 'kicked me', 'getreten', 'hit me', 'geschlagen', 'dad', 'papa', 'grabbed', 'better', 'besser', 'wieder gut', 'gone', 'weg', 'fine', 'pills?', 'tablet\\w*', 'ibu\\w*', 'painkiller\\w*', 'schmerz(?:mittel|tablette\\w*)', 'bandage\\w*', 'tape', 'doctor (?:said|says)', 'arzt (?:sagt|hat)', 'last (?:week|month|year)', 'letzte\\w* (?:woche|monat|jahr)');

export const swollenJointPatterns: readonly CarePattern[] = [
  { of: 'twistedAndSwollen', says: [JOINT, TWISTED_JOINT, some(SWOLLEN)], unless: NOT_MORE_OF_JOINT, by: 'player', mostWords: 34 },
  { of: 'swollenBeforeMatch', says: [some('finals?', 'match\\w*', 'games?', 'tournaments?', 'cup', 'trials?', 'derby', 'play', 'bend\\w*', 'finale', 'spiel', 'spiele', 'spielen', 'turnier\\w*', 'pokal\\w*', 'probetraining', 'beug\\w*', 'anwinkeln', 'durchstrecken')], behind: OF_SWOLLEN_JOINT, unless: some('better', 'besser', 'wieder gut', 'gone', 'weg', 'pills?', 'tablet\\w*', 'ibu\\w*', 'painkiller\\w*', 'schmerz(?:mittel|tablette\\w*)', 'bandage\\w*', 'tape', 'what can i', 'what (?:could|should) i do', 'was (?:kann|konnte|soll) ich', 'said (?:yes|i can)', 'gesagt', 'how long', 'wie lange', 'last (?:week|month|year)', 'watch', 'zuschau\\w*', 'head', 'kopf', 'dad', 'papa', 'kicked me', 'hit me'), by: 'player', mostWords: 26 },
];
