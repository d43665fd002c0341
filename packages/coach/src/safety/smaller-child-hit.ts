/**
 * Children who hit a smaller one, as somebody tells of it who saw it: the words of hitting sound like a foul or a shot. Whoever is
 * spoken to looks after the smaller one, so that it is asked about and sent to a grown-up. In English and German, in plain letters.
 */
const HITTERS = '(?:they|boys?|girls?|kids|children|players|lads|others|team ?mates|two|three|four|some|somebody|someone|one of them)';
const HIT = '(?:hit|hits|hitting|punch|punches|punching|kick|kicks|kicking|beat|beats|beating|slap|slaps|slapping|push|pushes|pushing|shove|shoves|shoving|hurt|hurts|hurting|beat up|beats up|beating up|pick on|picks on|picking on)';
const SMALLER = '(?:smaller|younger|little|weaker|smallest|youngest|shy|quiet|new)';
const HITTERS_DE = '(?:sie|die|jungs|jungen|madchen|kinder|spieler|andere|zwei|drei|vier|ein paar|einige|jemand|einer)';
const HIT_DE = '(?:schlagen|schlagt|hauen|haut|schubsen|schubst|treten|tritt|verprugeln|verprugelt|prugeln|boxen|boxt|kneifen)';
const SMALLER_DE = '(?:kleineren?|jungeren?|schwacheren?|kleinsten?|jungsten?|schuchternen?|neuen?)';

/** Rules, as the others that are asked about. */
export const smallerChildHit: readonly string[] = [
  `${HITTERS}( \\w+){0,5} ${HIT} (a|an|the|one|another|this|that|our|his|her|their)( \\w+)? ${SMALLER} (one|boy|girl|kid|child|player|lad|team ?mate|brother|sister)(?= |$)`,
  `${HITTERS_DE}( \\w+){0,4} ${HIT_DE}( \\w+){0,3} (einen|eine|ein|den|die|das|unseren|unsere) ${SMALLER_DE}(?= (jungen?|madchen|kind|spieler\\w*|mitspieler\\w*|bruder|schwester|aus|im|in|und|was|beim)|$)`,
  `${HITTERS_DE}( \\w+){0,4} (einen|eine|ein|den|die|das|unseren|unsere) ${SMALLER_DE}( \\w+){0,2} ${HIT_DE}(?= |$)`,
];
