import { says } from '../question-parts/whole-word-pattern.ts';

/** What may have been a blow: to be hit, to fall, to knock against something; in plain letters. */
const BLOW = 'hit(?!z)\\w*|knock\\w*|bang\\w*|bump\\w*|crash\\w*|clash\\w*|fell|fall\\w*|elbow\\w*|post|kick\\w*|smash\\w*|slam\\w*|collid\\w*|collision\\w*|r[au]n into|running into|went into|punch\\w*|slip\\w*|tripp?\\w*|landed|zusammengestos\\w*|zusammenstos\\w*|zusammengeprallt|zusammengekracht|umgerannt|umgehauen|ausgerutscht|gestolpert|gestossen|gestos\\w*|geknallt|gefallen|sturz|gesturzt|pfosten|getroffen|golpe\\w*|golpearon|balonazo|pelotazo|cai|caida|choque|poste|coup (?!de ch)|choc|tombe\\w*|poteau|bati|pancada|queda|trave|chute';
/** The ball, which may have hit somebody. */
const OF_BALL = 'header\\w*|heading|ball|kopfball\\w*|ballon|bola\\w*';
/** The head, and what is told of one that was hit. */
const OF_HEAD = 'head\\w*|concuss\\w*|face|kopf\\w*|stirn|gesicht|gehirn\\w*|schadel\\w*';

/** A blow, or a ball that may have been one. */
export const BLOW_OR_BALL = says(BLOW, OF_BALL);
/** A blow, a ball that may have been one, or anything of the head. */
export const BLOW_BALL_OR_HEAD = says(BLOW, OF_BALL, OF_HEAD);
