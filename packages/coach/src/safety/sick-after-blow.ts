const SICK =
  '(?:threw up|throw(?:ing|n)? up|throws up|puk\\w*|vomit\\w*|feel(?:ing)? sick|felt sick|been sick|was sick|nausea\\w*|kotz\\w*|gekotzt|erbr[eo]ch\\w*|ubergeben|mir (?:ist|wird|war|wurde) (?:\\w+ )?(?:schlecht|ubel|kotzubel)|vomi\\w*|nausee\\w*|nauseas|envie de vomir|ganas de vomitar|vontade de vomitar|enjoad[oa])';
const ARTICLE = '(?:a |an |the |my |this |that |i |we |dem |den |der |einem |einer |nem |ner |meinem |el |la |un |una |le |les |del |de |du |des |do |da |dos |uma? |o )*';
const BLOW =
  '(?:headers?|heading|headed|clash\\w*|collision|collided|crash\\w*|knock\\w*|bang\\w*|got hit|was hit|hit (?:my|in|on|by)|fell|falling|fall|kopfball\\w*|kopfballe|kopfen|zusammenstoss|zusammenprall|sturz|aufprall|schlag|golpe|cabezazo|choque|balonazo|pelotazo|caida|choc|coup|chute|bolada|pancada|cabecada|batida|queda|trombada)';
const AFTER = '(?:after|since|from|nach|seit|vom|despues|desde|apres|depuis|depois|apos)';
const AFTER_BLOW = `${AFTER} ${ARTICLE}${BLOW}`;
const ON_HEAD = '(?:kopf|hinterkopf|stirn|schlafe|cabeza|frente|tete|front|cabeca|testa)';
const FALLEN = '(?:hingefallen|gefallen|gesturzt|sturz|umgefallen|kopf\\w*|zusammenstoss|zusammenprall|geprallt|gestossen)';

/** Being sick, a lump or lost memory after a blow: the head, whether it is named or not; in the notation of `check-message.ts`. */
export const sickAfterBlow: readonly string[] = [
  `${SICK} (?:\\w+ ){0,4}?${AFTER_BLOW}|${AFTER_BLOW}#${SICK}`,
  `(?:beulen?|chichon|bosse|galo) (?:\\w+ ){0,3}?${ON_HEAD}`,
  `kann mich (?:\\w+ ){0,3}?nicht (?:\\w+ ){0,4}?erinnern#${FALLEN}|${FALLEN}#kann mich (?:\\w+ ){0,3}?nicht (?:\\w+ ){0,4}?erinnern`,
];
