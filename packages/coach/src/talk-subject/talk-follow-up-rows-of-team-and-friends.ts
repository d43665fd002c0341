import { AGAIN_SOON, ASKS_WHAT_TO_DO, MEETS_AGAIN } from '../safety/asks-how-to-meet-them-again.ts';
import { some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

const WHAT_TO_WRITE = some('(?:what|wat|wot|how)(?: \\w+)? (?:should|shld|shud|shoud|shall|do|can|could|would) i (?:even |actually |just )?(?:text|txt|write|msg|message|reply|send)(?: (?:to|back))?(?: (?:him|her|them|my \\w+|the \\w+|back))?', 'what to (?:text|write|msg|message|send|reply)(?: (?:him|her|them|back))?', 'was (?:soll|kann|konnte|sollte) ich (?:ihm|ihr|ihnen|dem|der|denen|mein\\w*)?(?: \\w+){0,3} ?(?:schreiben|schreibe|texten|antworten|schicken)', 'was (?:schreib|schreibe|antwort|antworte) ich(?: (?:ihm|ihr|ihnen|denen|ihn|da|denn|jetzt|am besten|mein\\w*)(?: \\w+)?)*', 'was schreiben');
const COACH = some('coach\\w*', 'trainer\\w*', 'manager');
const COACH_TOLD = /\b(?:coach\w*|trainer\w*|manager)\b/;
/** What is no matter of two friends is for safety and for those at home. */
const MORE_THAN_FRIENDS = some('online', 'internet', 'snap\\w*', 'insta\\w*', 'tik ?tok', 'discord', 'stranger\\w*', 'fremde\\w*', 'pic\\w*', 'photos?', 'fotos?', 'bild\\w*', 'secret', 'geheim\\w*', 'meet', 'treff\\w*', 'man', 'mann', 'adult', 'erwachsen\\w*', 'threat\\w*', 'droh\\w*', 'kill\\w*', 'die', 'coming', 'police', 'polizei', 'essay', 'song', 'story', 'school', 'schule');
const DARK_TALK = /\b(?:online|internet|stranger\w*|fremde\w*|pics?|photos?|fotos?|nackt\w*|nude\w*|secret|geheim\w*|meet|hits?|hit me|schlagt|touch\w*|threat\w*|droh\w*|kill\w*|die|sterben|uncle|onkel)\b/;

/** Whom a child knows from the team, from school or from home. */
const ORDINARY = '(?:friends?|freinds?|mates?|bestie|bro|team ?mates?|captain|capt|brother|sister|bruder|schwester|freund|freundin|freunden?|kumpel\\w*|mitspieler\\w*|kapitan|team|mannschaft|boys|lads|girls|jungs|madels)';
const ORDINARY_PERSON = some(ORDINARY);
const ORDINARY_PERSON_TOLD = new RegExp(`(?:^| )${ORDINARY}(?= |$)`);
/** What is written to nobody. */
const NO_PERSON = some('essay', 'song', 'story', 'school', 'schule', 'diary', 'tagebuch', 'name', 'bio', 'profile', 'profil');

const NOT_PLAYED = /\b(?:bench\w*|bank|sub|subbed|start|starting|startelf|play me|plays me|play more|mehr spielen|von anfang an|aufgestellt|aufstell\w*)\b/;
const AFRAID = some('scared', 'afraid', 'worried', 'nervous', 'fear', 'frightened', 'scary', 'shook', 'angst', 'schiss', 'bammel', 'sorge', 'furchte');
const CROSS_WITH_ME = some('(?:gets?|is|be|will be|goes|gonna be|being|get) (?:\\w+ )?(?:mad|angry|annoyed|cross|upset|pissed)', 'mad', '(?:says?|said|say) no', 'hates? me', 'shouts?', '(?:dann |er |sie )?(?:sauer|bose|wutend|genervt|nein sagt)(?: \\w+){0,2}', 'nein sagt', 'mich (?:\\w+ )?anmeckert', 'schimpft');
const WHAT_IF = some('was (?:ist )?wenn', 'wenn', 'und falls', 'falls', 'what if', 'what happens if', 'if', 'what when', 'dass', 'that');
/** The trainer, of whom the talk is, as cross: “he gets mad”. */
const TRAINER_CROSS = some('(?:der|die|er|sie|trainer\\w*|coach|he|she|hes|shes)(?: (?:trainer\\w*|coach|dann|jetzt|auf|mich|mir|voll|total|then|just|really|will|might|at|is|gets|be|goes|get|so))* (?:sauer|bose|wutend|genervt|ausrastet|ausflippt|meckert|anmeckert|schimpft|mad|angry|annoyed|cross|upset|pissed|flips(?: out)?|freaks out)(?: (?:auf|at|with|wird|ist|is|mit))*(?: (?:mich|mir|me|wird|ist|dann|then))*');
const TRAINER_OR_PLAYING_TIME = new RegExp(`${COACH_TOLD.source}|${NOT_PLAYED.source}`);
/** Of whom else “he” may be said, and what is no matter of a question. */
const FRIENDS_OR_MORE = new RegExp(`${DARK_TALK.source}|\\b(?:friends?|mates?|team ?mates?|brother|sister|freund\\w*|kumpel\\w*|mitspieler\\w*|bruder|schwester|dad|mum|mom|parents|papa|mama|eltern|shout\\w*|scream\\w*|yell\\w*|schrei\\w*|brull\\w*|referee|schiri\\w*)\\b`);
const HARM = some('hits?', 'hit', 'hurts?', 'touch\\w*', 'alone', 'home', 'punch\\w*', 'slap\\w*', 'push\\w*', 'again', 'always', 'every', 'dad', 'mum', 'mom', 'schlagt', 'schlag\\w*', 'weh', 'fasst', 'allein\\w*', 'hause', 'immer', 'jedes', 'wieder', 'papa', 'mama', 'schubs\\w*');
const AT_HOME = some('(?:my |mein\\w* )?(?:dad|daddy|mum|mom|mummy|parents?|pops|stepdad|papa|papi|mama|mami|vater|mutter|eltern)');
const SAYS_STOP = some('(?:should|shld|shud|must|have to|to|could|can)(?: \\w+){0,2} (?:quit|stop|leave)(?: \\w+){0,3}', 'quit(?: \\w+){0,3}', '(?:soll|sollte|solle|muss|kann)(?: \\w+){0,4} (?:aufhor\\w*|abmeld\\w*|austret\\w*|verein wechsel\\w*)', 'aufhoren', 'wants? me to (?:stop|quit|leave)');
const NOT_QUIT = some('crying', 'cry', 'school', 'life', 'complain\\w*', 'grades?', 'homework', 'noten', 'schule', 'hits?', 'schlagt', 'shouts?', 'schreit', 'eating', 'essen', 'hurt\\w*', 'wein\\w*', 'i want', 'ich will', 'playing in the house', 'phone', 'handy');

/** Other children are unkind, which the talk told. */
const TEASED = /(?:^| )(?:(?:call|calls|calling|callin) me|names|teas\w*|bull(?:y|ies|ied|ying)\w*|laugh\w* (?:\w+ )?at me|mean to me|fun of me|beleidig\w*|mobb\w*|gemein|argern|hanseln|auslachen|lachen mich|verarschen|schimpfworter)(?= |$)/;
/** What a player asks of friends, the coach of the team and those at home; the surer rows first. */
export const TEAM_AND_FRIEND_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'meetTeasers' }, talk: TEASED, asks: [MEETS_AGAIN, AGAIN_SOON, ASKS_WHAT_TO_DO], mostWords: 24 },
  { to: { line: 'textToCoach' }, asks: [WHAT_TO_WRITE, COACH], notInTalk: DARK_TALK, unless: MORE_THAN_FRIENDS, mostWords: 14 },
  { to: { line: 'textToCoach' }, talk: COACH_TOLD, asks: [WHAT_TO_WRITE], notInTalk: DARK_TALK, unless: MORE_THAN_FRIENDS, mostWords: 10 },
  { to: { line: 'textToFriend' }, asks: [WHAT_TO_WRITE, ORDINARY_PERSON], notInTalk: DARK_TALK, unless: MORE_THAN_FRIENDS, mostWords: 14 },
  { to: { line: 'textToFriend' }, talk: ORDINARY_PERSON_TOLD, asks: [WHAT_TO_WRITE], notInTalk: DARK_TALK, unless: MORE_THAN_FRIENDS, mostWords: 10 },
  { to: { line: 'textToWhom' }, asks: [WHAT_TO_WRITE], unless: NO_PERSON, mostWords: 14 },
  { to: { line: 'coachMayBeCross' }, talk: new RegExp(`(?=.*${COACH_TOLD.source})(?=.*${NOT_PLAYED.source})`), asks: [AFRAID, CROSS_WITH_ME], unless: HARM, mostWords: 14 },
  { to: { line: 'coachMayBeCross' }, talk: TRAINER_OR_PLAYING_TIME, asks: [WHAT_IF, TRAINER_CROSS], notInTalk: FRIENDS_OR_MORE, unless: HARM, mostWords: 10 },
  { to: { line: 'afraidOfAnger' }, asks: [AFRAID, some('(?:he|she|they|coach|er|sie|die|trainer\\w*)(?: \\w+){0,2} (?:mad|angry|annoyed|cross|upset|pissed|sauer|bose|wutend)(?: \\w+)?')], unless: some('if', 'when', 'because', 'cos', 'wenn', 'weil', 'match', 'game', 'spiel', 'miss\\w*', 'lose', 'verlier\\w*'), mostWords: 10 },
  { to: { line: 'parentSaysQuit' }, talk: NOT_PLAYED, asks: [AT_HOME, SAYS_STOP], unless: NOT_QUIT, mostWords: 18 },
];
