import type { DrillId } from '@touchline/domain';
import { asTopic } from '../intents/understood-as-topic.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { asksIfGoodEnoughForPro } from '../safety/asks-if-good-enough-for-pro.ts';
import { tellsOfHealthCondition } from '../safety/long-term-illness-told.ts';
import { asksToBeCoach, friendshipWithCoach, othersSeePro } from '../safety/harmless-words-to-coach.ts';
import { tellsOfNervousLegs } from '../safety/tired-not-hurt.ts';
import { hurts, topicOf } from '../topics/find-topic.ts';
import { asksWeekPlan, statedPlayingPosition } from './stated-playing-position.ts';
import { INTENT_OF_PERSONAL_QUESTION, TOPIC_OF_PERSONAL_QUESTION, type PersonalQuestion } from './personal-question-kinds.ts';
import { asksWeaknessOfOthers } from './weakness-of-others.ts';
import { says } from './whole-word-pattern.ts';

const MOST_WORDS = 24;

// The last video review
const VIDEO = says('\\w*videos?', 'vids?', 'clips?', 'film\\w*', '(?:form |video ?)?analys[ei]s', 'videoanalyse', 'aufnahme\\w*', '(?:video )?reviews?', 'auswertung\\w*');
const OWN = says('my', 'mine', 'i', 'me', 'the last', 'the latest', 'mein\\w*', 'ich', 'mir', 'letzte\\w*');
const SCORE_ASKED = says(
  '(?:what|wat|whats|which|how (?:good|high|bad)) (?:\\w+ ){0,3}(?:score|points|rating|result|grade)', '(?:score|points|rating|result) (?:did|have) i', 'how (?:many|much) (?:points|score)?', 'what did i (?:get|score)', 'how did i (?:do|score)',
  '(?:was|welche\\w*|wie ?viele?|wie (?:gut|hoch)) (?:\\w+ ){0,4}(?:score|punkte\\w*|punktzahl|ergebnis|note|bewertung|wertung)', 'was hat(?:te)? (?:\\w+ ){0,3}(?:ergeben|gesagt)',
);
const TRAINING_ASKED = says('(?:what|wat) (?:should|shud|shall|can|could|do|must) i (?:now |then |have to |need to )?(?:train|practi[cs]e|work on|improve|change)', 'what (?:to|do i need to|i should) (?:train|practi[cs]e|work on|improve)', 'was (?:soll|sollte|muss|kann) ich (?:\\w+ ){0,5}(?:uben|trainieren|verbessern|andern)', '(?:because|out) of (?:it|that|my video|my clip)', 'wegen (?:des|dem|meinem) (?:video\\w*|clip\\w*)');
const SEEN_ASKED = says(
  'what (?:exactly |else |all )?(?:did|do|have|could|can) (?:you|u) (?:exactly |really |actually )?(?:seen?|notic\\w*|spot\\w*|find|found|think|thought)', 'what (?:you|u) (?:saw|see|found|noticed)',
  'was (?:genau |alles |denn )?(?:hast|siehst|sahst|konntest) du (?:\\w+ ){0,5}(?:gesehen|sehen|bemerkt|gefunden|entdeckt|erkannt)', 'was siehst du', 'was fallt dir (?:\\w+ ){0,4}auf',
);
const LOOKED_AT = says('(?:can|could|will|would|pls|please) (?:you|u) (?:pls |please )?(?:look|watch|see|check|view|rate|review) (?:at |out |whats wrong (?:in|with) )?(?:my|the|our) (?:\\w+ ){0,2}(?:video|vid|clip|film)s?', '(?:whats|what is|what s|tell me whats|see whats) wrong (?:with|in) (?:my|the) (?:\\w+ ){0,2}(?:video|vid|clip|film)', '(?:kannst|konntest|willst) du (?:dir )?(?:mal |bitte )*mein\\w* (?:\\w+ ){0,2}(?:video|clip|film) (?:an|anschauen|ansehen|angucken|gucken)\\w*', 'was (?:ist|mach ich|war) (?:falsch|schlecht|verkehrt) (?:in|an|bei|auf) mein\\w* (?:\\w+ ){0,2}(?:video|clip|film)\\w*');
const OTHER_OF_VIDEO = says('mean\\w*', 'made of', 'calculat\\w*', 'work out', 'worked out', 'bedeutet\\w*', 'berechnet', 'zustande', 'best', 'highest', 'beste\\w*', 'hochste\\w*', 'delete\\w*', 'losch\\w*', 'upload\\w*', 'hochlad\\w*', 'save', 'speicher\\w*', 'share', 'teilen', 'fail\\w*', 'fehl\\w*', 'why', 'warum', 'wieso', 'youtube', 'game', 'games', 'wrong', 'he', 'she', 'they', 'friend\\w*', 'coach', 'trainer', 'dad', 'mum', 'mom', 'papa', 'mama', 'should i film', 'to film', 'drill video\\w*', 'good score', 'gutes ergebnis', 'how do i get', 'better score', 'filme[nr]?', 'filming');

function videoReview(text: string): PersonalQuestion | null {
  if (LOOKED_AT.test(text)) return { of: 'videoReview', asksSeen: true, asksToLook: true };
  if (!VIDEO.test(text) || !OWN.test(text) || OTHER_OF_VIDEO.test(text)) return null;
  if (SEEN_ASKED.test(text)) return { of: 'videoReview', asksSeen: true };
  return SCORE_ASKED.test(text) || TRAINING_ASKED.test(text) ? { of: 'videoReview', asksSeen: false } : null;
}

// The weakest point
const WEAKNESS = says('(?:what|wat|whats|which|wich|where) (?:\\w+ ){0,3}(?:my|mine) (?:\\w+ ){0,2}(?:weakness\\w*|weak(?:est)? (?:point|spot|side|part|area|skill)s?|weekness)', '(?:tell me|say|name) my (?:\\w+ )?(?:weakness\\w*|weak(?:est)? (?:point|spot)s?)', '(?:was|welche\\w*|wo) (?:\\w+ ){0,3}(?:meine?|meiner) (?:\\w+ ){0,2}(?:schwache\\w*|schwachstelle\\w*|schwachpunkt\\w*|schwachster punkt)');
const OTHER_OF_WEAKNESS = says('foot', 'fuss', 'leg', 'video', 'clip', 'opponent\\w*', 'team\\w*', 'gegner\\w*', 'mannschaft\\w*', 'im video');

// A goal for the result of a drill
const SETS_GOAL = says('(?:set|give|make|suggest|find|pick) (?:me |myself |us )?(?:a |an |my |some )?(?:new |next |little |good )?(?:goal|target|aim)', '(?:my|a) (?:new |next )?(?:goal|target|aim) (?:is|of|for)', '(?:i|we) (?:want|wanna) (?:a |to set (?:myself )?a )?(?:goal|target)', 'what (?:should|could|shall|can) (?:be )?my (?:next )?(?:goal|target)', '(?:what|which) (?:goal|target)', '(?:setz|setze|gib|mach|nenn|such) (?:mir |dir )?(?:ein |mein |einen )?(?:neues |nachstes |kleines )?ziel', 'mein (?:neues |nachstes )?ziel (?:ist|sind|fur)', '(?:welches|was fur ein) ziel', '(?:ich )?(?:will|mochte) (?:mir )?(?:ein|als) ziel');
const NOT_A_DRILL_GOAL = says('streaks?', 'serie', 'score (?:a|more) goals?', 'goals? in (?:a|the|my) (?:match|game)', 'xp', 'level', 'tokens?', 'minutes? a day', 'days?', 'tage?n?', 'sessions?', 'einheiten');
const NUMBER = /\b(\d{1,4})\b(?! ?(?:min\w*|days?|tage?n?|weeks?|wochen?|sec\w*|sek\w*|times a|mal (?:am|pro)))/;

function goalOfDrill({ drillId, skill }: Question, text: string): PersonalQuestion | null {
  if (!SETS_GOAL.test(text) || NOT_A_DRILL_GOAL.test(text)) return null;
  const id: DrillId | null = drillId ?? (skill === 'juggling' ? 'juggling' : null);
  const target = NUMBER.exec(text)?.[1];
  return id === null ? null : { of: 'goalOfDrill', drillId: id, target: target === undefined ? null : Number(target) };
}

// One session: the first of all, the longest, the shortest
const SESSION = '(?:session|training(?: session)?|practi[cs]e(?: session)?|workout|drill|exercise|einheit|training|trainingseinheit|ubung|sesion|entrenamiento|entreno|seance|entrainement|treino|sessao)';
const MY = '(?:my|i (?:ever )?(?:did|done|have done|trained|practi[cs]ed)|ive (?:ever )?done|mein\\w*|hab\\w* ich|ich|mi|ma|mon|meu|minha|mia)';
const FIRST_OF_ALL = /\b(?:first|erste\w*|allererste\w*|primer[oa]?|premiere?|primeir[oa])\b/;
const ASKS_WHAT = /^(?:(?:and|und|so|ok|hey|sarah|tell me|sag mir|y|et|e) )*(?:what|wat|which|whats|was|welche\w*|que|cual|quelle?|quoi|qual|o que|my|mein\w*)\b/;
const OWN_SESSION = new RegExp(`\\b${MY}\\b`);
const A_SESSION = new RegExp(`\\b${SESSION}\\b`);
const LONGEST_SESSION = new RegExp(`\\b(?:longest|langste\\w*|mas larg[oa]|plus long(?:ue)?|mais long[oa]) (?:ever )?(?:single )?${SESSION}\\b`);
const SHORTEST_SESSION = new RegExp(`\\b(?:shortest|kurzeste\\w*|mas cort[oa]|plus court\\w*|mais curt[oa]) (?:ever )?${SESSION}\\b`);
const OF_OTHER_FIRST = says('first touch(?:es)?', 'first (?:team|match|game|goal|half|step|time|thing|card|pack|badge|place|one)', 'erste\\w* (?:spiel|tor|ballkontakt|mannschaft|halbzeit|mal|karte|abzeichen|schritt|platz)', 'should', 'shall', 'do i do', 'to do', 'soll\\w*', 'start with', 'begin', 'today', 'heute', 'tomorrow', 'morgen', 'this week', 'week', 'woche', 'month', 'monat', 'learn\\w*', 'lern\\w*', 'next', 'best', 'record', 'rekord', 'match', 'team training', 'new team', 'neue\\w*', 'nervous', 'angst', 'warm ?up');

function sessionThat({ drillId, skill }: Question, text: string): PersonalQuestion | null {
  if (drillId !== null || skill !== null || !OWN_SESSION.test(text)) return null;
  if (LONGEST_SESSION.test(text)) return { of: 'sessionThat', was: 'longest' };
  if (SHORTEST_SESSION.test(text)) return { of: 'sessionThat', was: 'shortest' };
  return FIRST_OF_ALL.test(text) && ASKS_WHAT.test(text) && A_SESSION.test(text) && !OF_OTHER_FIRST.test(text) ? { of: 'sessionThat', was: 'first' } : null;
}

function personalIn(question: Question): PersonalQuestion | null {
  const { raw, words } = question;
  if (raw.length > MOST_WORDS) return null;
  const text = raw.join(' ');
  if (asksIfGoodEnoughForPro(raw)) return { of: 'goodEnoughForPro' };
  const friendship = friendshipWithCoach(raw);
  if (friendship !== null) return { of: 'friendOfCoach', isRefused: friendship === 'refuses' };
  if (asksToBeCoach(raw)) return { of: 'coachOfPlayer' };
  if (tellsOfNervousLegs(raw)) return { of: 'nervousLegs' };
  if (hurts(raw, words)) return null;
  const review = videoReview(text);
  if (review !== null) return review;
  const session = sessionThat(question, text);
  if (session !== null) return session;
  if (asksWeaknessOfOthers(raw)) return { of: 'weaknessOfOthers' };
  if (WEAKNESS.test(text) && !OTHER_OF_WEAKNESS.test(text)) return { of: 'weakness' };
  return goalOfDrill(question, text);
}

/** What to work on, of who says where they play. */
const WORK_ON = /\b(?:what|wat|was|which)\b.*\b(?:work on|train|practi[cs]e|focus on|improve|get better at|trainieren|uben|ube|arbeiten|verbessern)\b/;

/** A question of the player's own person or practice that is known by its form, alone or in a talk of anything else; null for all else. */
export function personalQuestionIn(question: Question): Understood | null {
  const text = question.raw.join(' ');
  // Of a plan the place on the pitch is no second question.
  if (question.raw.length <= MOST_WORDS && asksWeekPlan(text) && statedPlayingPosition(text) !== null && !hurts(question.raw, question.words)) return understoodAs(question, 'plan_week', { sureness: 1 });
  const place = question.raw.length <= MOST_WORDS && WORK_ON.test(text) && question.drillId === null && !hurts(question.raw, question.words) ? statedPlayingPosition(text) : null;
  if (place !== null) return asTopic(question, place);
  if (tellsOfHealthCondition(text)) return asTopic(question, 'healthCondition');
  const seesPro = othersSeePro(question.raw);
  if (seesPro !== null) return asTopic(question, seesPro === 'parents' ? 'parentsPressure' : 'goPro');
  const personal = personalIn(question);
  if (personal === null) return null;
  const name = personal.of === 'videoReview' && personal.asksToLook === true ? 'videoCannotSee' : TOPIC_OF_PERSONAL_QUESTION[personal.of];
  return understoodAs(question, INTENT_OF_PERSONAL_QUESTION[personal.of], { sureness: 1, ask: { kind: 'personal', personal }, topic: name === undefined ? null : (topicOf(name) ?? null) });
}
