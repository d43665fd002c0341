import type { CoachIntent } from '@touchline/domain';
import type { CoachSubjectQuestionLine } from '@touchline/messages/coach-lines';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { QuestionKind } from './question-kind.ts';

/** What answers one kind of question about a subject: a line made for it, or a topic that is known anyway. */
export type Cell = CoachSubjectQuestionLine | CoachTopic;

/** Something that players ask about, and what is known of it by the kind of the question. */
export interface Subject {
  readonly intents: readonly CoachIntent[];
  /** Its words in English and German, without accents. */
  readonly said: RegExp;
  /** What is true of it in general. */
  readonly about: Cell;
  readonly cells: Readonly<Partial<Record<QuestionKind, Cell>>>;
  /** Whether its words say so exactly what is asked that no other reading is surer. */
  readonly isExact: boolean;
}

const subject = (intents: readonly CoachIntent[], said: string, about: Cell, cells: Subject['cells'], isExact = false): Subject => ({ intents, said: new RegExp(`\\b(?:${said})\\b`), about, cells, isExact });

const APP = ['rewards_levels', 'app_help', 'my_numbers', 'form_analysis', 'last_practice', 'records', 'analyse_practice'] as const;
const GEAR = ['equipment', 'app_help', 'no_wall', 'no_ball'] as const;
const GAME = ['football_knowledge', 'matches', 'team_mates', 'nerves', 'bad_day', 'improve_skill'] as const;
const PEOPLE = ['team_mates', 'parents', 'bad_day', 'matches'] as const;
const DAY = ['rain', 'food_sleep', 'plan_day', 'plan_week', 'little_time'] as const;
const BODY = ['warm_up', 'injury', 'food_sleep'] as const;

/** What stands first counts where a question names several: the app and what is worn before the ball, which is in every question. */
const subjects: readonly Subject[] = [
  subject(APP, 'password\\w*|passwort\\w*|pass ?word', 'password', { who: 'password', may: 'password', with: 'password', must: 'password', bad: 'password', whatIf: 'password', why: 'password' }, true),
  subject(['app_help'], 'ads?|adverts?|advertis\\w*|werbung', 'noAds', { may: 'noAds', why: 'noAds', bad: 'noAds', what: 'noAds', howMany: 'noAds', must: 'noAds' }, true),
  subject(['app_help'], '(see|sees|read|seh\\w*|sieht|lesen|liest) (\\w+ ){0,4}(numbers|data|results|stats|zahlen|daten|ergebnisse)|(mein\\w*|die) (zahlen|daten|ergebnisse|punkte|fortschritte?) (\\w+ )?(sehen|sieht|lesen|liest|anschauen|anseh\\w*)', 'seenBy', { may: 'seenBy', who: 'seenBy', why: 'seenBy', how: 'seenBy', yesNo: 'seenBy' }, true),
  subject(['rewards_levels'], 'kostenlos|umsonst|gratis|for free|(app|it|this|everything) (\\w+ )?free', 'cost', { may: 'cost', bad: 'cost', what: 'cost', why: 'cost' }, true),
  subject(APP, 'only (\\w+ ){0,2}\\d+ tokens?|nur \\d+ token', 'tokensWhen', { why: 'tokensWhen' }, true),
  subject(APP, 'only (\\w+ ){0,2}\\d+ xp|nur \\d+ xp', 'xpMeaning', { why: 'xpMeaning' }, true),
  subject(
    ['plan_day'],
    '(skip|miss|leave out) (\\w+ )?(today|tomorrow|a day|one day|one session|a session|training|practi[cs]e)|(rest|free) days?|days? off|(not|dont|didnt) (train|practi[cs]e) (today|tomorrow|for a day|one day|every day)|pause (machen|mache|einlegen)|pausieren|ruhetag\\w*|pausentag\\w*|(heute|morgen|mal|einen tag) (nicht (trainier\\w*|ub\\w*)|pause|frei|auslass\\w*|aussetz\\w*)|tag (auslass\\w*|aussetz\\w*|pause)',
    'restToday',
    { bad: 'restToday', may: 'restToday', must: 'restToday', why: 'restToday', whatIf: 'streakRule' },
    true,
  ),
  subject(APP, 'days in a row|hintereinander|tage (\\w+ ){0,2}am stuck', 'streakOnly', { howMany: 'streakOnly', howOften: 'streakOnly' }, true),
  subject(['app_help'], '(have to|need to|must|should|do i|do we) count|(muss|soll\\w*) (ich|man|er|sie|wir) (\\w+ )?(mit)?zahlen', 'counting', { why: 'counting', must: 'counting', who: 'counting' }, true),
  subject(['plan_day'], 'uhrzeit|tageszeit|time of (the )?day|best time|beste zeit', 'bedtimeTraining', { when: 'bedtimeTraining', which: 'bedtimeTraining', what: 'bedtimeTraining', how: 'bedtimeTraining', bad: 'bedtimeTraining', may: 'bedtimeTraining' }, true),
  subject(
    ['rewards_levels'],
    'tokens? (\\w+ ){0,3}(run out|expire|disappear|go away|get lost|vanish)|(lose|losing) (my |the )?tokens?|token (\\w+ ){0,5}(verfall\\w*|ablauf\\w*|verschwind\\w*|weg)|verlier\\w* (\\w+ ){0,2}token',
    'tokensKept',
    { may: 'tokensKept', whatIf: 'tokensKept', when: 'tokensKept', why: 'tokensKept', how: 'tokensKept', howLong: 'tokensKept', must: 'tokensKept' },
    true,
  ),
  subject(['matches'], '(match|game) ?days?|day of (the|a|my) (match|game)|spieltag\\w*|tag des spiels', 'beforeMatch', { may: 'beforeMatch', bad: 'beforeMatch', must: 'beforeMatch', how: 'beforeMatch', what: 'beforeMatch', howMany: 'beforeMatch', howLong: 'beforeMatch' }, true),
  subject(APP, 'tokens?|token', 'tokensWhen', { may: 'tokensWhen', when: 'tokensWhen', whatIf: 'tokensWhen', why: 'tokensWhen', which: 'tokensWhen', where: 'wherePacks', how: 'tokensWhen', with: 'cardsGet', who: 'swapCards', howOften: 'tokensWhen' }),
  subject(APP, 'streaks?|serie', 'streakWhich', { which: 'streakWhich', whatIf: 'streakRule', why: 'streakRule', when: 'streakRule', bad: 'streakRule', must: 'streakRule', may: 'streakRule', where: 'findProgress', how: 'newStreak' }),
  subject(APP, 'packs?|cards?|packungen|karten|sammelkarten', 'cardsGet', { where: 'wherePacks', how: 'cardsGet', why: 'cardsGet', which: 'cardsGet', whatIf: 'repeatCards', may: 'swapCards', with: 'cardsGet', when: 'cardsGet', who: 'swapCards', howOften: 'cardsGet' }),
  subject(APP, 'levels?|level', 'levelGrows', { why: 'levelGrows', how: 'levelGrows', when: 'levelGrows', whatIf: 'levelGrows', who: 'levelMeaning', which: 'levelMeaning', bad: 'levelMeaning', where: 'profile', howLong: 'levelGrows' }),
  subject(APP, 'xp|experience points|erfahrungspunkte', 'xpMeaning', { may: 'xpMeaning', why: 'xpMeaning', how: 'xpMeaning', when: 'xpMeaning', which: 'xpMeaning', whatIf: 'xpMeaning', where: 'findProgress' }),
  subject(APP, 'leader ?boards?|rangliste\\w*|bestenliste\\w*|ranking', 'climbBoard', { where: 'myRank', how: 'climbBoard', why: 'climbBoard', who: 'hiddenCounts', may: 'hiddenCounts', must: 'hiddenCounts', when: 'climbBoard', howOften: 'climbBoard' }),
  subject(APP, 'badges?|abzeichen|achievements?|erfolge', 'badges', { where: 'badges', how: 'badgesHow', when: 'badgesHow', why: 'badgesHow', may: 'badge' }),
  subject(APP, 'video\\w*|clips?|film\\w*|record myself|aufnehm\\w*|aufnahme|analysis|analyse', 'filming', { with: 'filming', how: 'filming', where: 'filming', must: 'filmOptional', when: 'filming', who: 'filming', howLong: 'clipKept', howFar: 'filming', whatIf: 'clipKept', bad: 'filmOptional' }),
  subject(APP, 'timer|stop ?watch|stoppuhr', 'timer', { how: 'timer', howLong: 'timer', whatIf: 'forgotTimer', when: 'timer', who: 'timer', must: 'timer', where: 'timer', why: 'timer', may: 'stopDrill', bad: 'stopDrill' }),
  subject(APP, 'notifications?|reminders?|benachrichtigung\\w*|erinnerung\\w*', 'noReminders', { how: 'noReminders', when: 'noReminders', where: 'noReminders', may: 'noReminders', why: 'noReminders', which: 'noReminders', howOften: 'noReminders', howMany: 'noReminders', whatIf: 'noReminders', must: 'noReminders' }),
  subject(APP, 'history|verlauf|old sessions|alte einheiten', 'history', { where: 'findProgress', how: 'findProgress', howFar: 'history', may: 'deleteSession', which: 'history', who: 'ownAccounts', howLong: 'savedInAccount' }),
  subject(APP, 'profile?|profil\\w*|nick ?name|spitzname\\w*|display name', 'profile', { where: 'profile', how: 'profile', must: 'profile', who: 'hiddenCounts', may: 'profile', why: 'profile' }),
  subject(APP, 'export\\w*|download\\w*|my data|herunterlad\\w*|meine daten', 'downloadData', { where: 'downloadData', how: 'downloadData', may: 'downloadData', which: 'downloadData', howLong: 'downloadData', with: 'downloadData', who: 'downloadData' }),
  subject(['drill_technique', 'football_knowledge'], 'hands?|haende|hande|hand', 'hands', { bad: 'hands', may: 'hands', whatIf: 'hands', why: 'hands', must: 'hands', when: 'hands', how: 'hands' }),
  subject(['improve_skill', 'injury'], 'eyes?|augen', 'eyes', { where: 'eyes', how: 'eyes', when: 'eyes', why: 'eyes', must: 'eyes', which: 'eyes', howFar: 'eyes' }),
  subject(GEAR, 'shin ?(pads?|guards?)|schienbeinschoner\\w*|schoner', 'shinPads', { must: 'shinPads', may: 'shinPads', why: 'shinPads', when: 'shinPads', how: 'shinPadsHow', where: 'shinPadsHow', whatIf: 'shinPadsHow', bad: 'shinPads', which: 'shinPadsHow' }),
  subject(GEAR, 'socks?|socken|stutzen|strumpfe', 'socks', { howOften: 'socks', howMany: 'socks', which: 'socks', why: 'socks', must: 'socks', when: 'socks', whatIf: 'socks', bad: 'socks', how: 'socks', with: 'socks', howLong: 'socks' }, true),
  subject(GEAR, '(keeper |goalie )?gloves?|\\w*handschuh\\w*', 'gloves', { must: 'gloves', may: 'gloves', which: 'gloves', when: 'gloves', why: 'gloves', bad: 'gloves', whatIf: 'gloves', how: 'gloves' }),
  subject(GEAR, 'boots?|cleats|studs|trainers|sneakers|shoes?|fussballschuh\\w*|schuh\\w*|stollen\\w*|turnschuh\\w*', 'boots', { howLong: 'bootsLast', howOften: 'bootsLast', when: 'bootsLast', how: 'cleanBoots', which: 'boots', with: 'boots', may: 'boots', must: 'boots', why: 'boots', bad: 'boots', whatIf: 'tightBoots', where: 'boots' }),
  subject(GEAR, 'shirts?|jersey|shorts|kit|clothes|trikot\\w*|kleidung|hose', 'clothes', { which: 'clothes', must: 'clothes', with: 'clothes', may: 'clothes', why: 'clothes', bad: 'clothes', when: 'clothes' }),
  subject(GEAR, 'cones?|hutchen|huetchen|pylonen', 'noCones', { with: 'noCones', howMany: 'conesMany', howFar: 'coneDistance', must: 'noCones', may: 'noCones', where: 'noCones', which: 'noCones', whatIf: 'noCones', why: 'noCones' }),
  subject(GEAR, 'wall|wand|mauer', 'wallWhere', { where: 'wallWhere', which: 'wallWhere', howFar: 'wallFar', with: 'wallThere', how: 'wallThere', may: 'wallWhere', bad: 'wallWhere', whatIf: 'bumpyWall', why: 'wallThere', howLong: 'wallThere', howOften: 'wallThere', who: 'wallWhere' }),
  subject(GEAR, 'hall|gym floor|sports hall|halle|hallenboden|turnhalle', 'hallFloor', { howFar: 'passDistance', which: 'hallFloor', how: 'hallFloor', may: 'hallFloor', bad: 'hallFloor', with: 'hallFloor', where: 'hallFloor', whatIf: 'hallFloor', why: 'hallFloor', must: 'hallFloor', when: 'hallFloor' }),
  subject(GEAR, 'grass|lawn|rasen|wiese|kunstrasen', 'grass', { must: 'grass', may: 'grass', which: 'grass', where: 'grass', bad: 'grass', why: 'grass', whatIf: 'wetGround', how: 'grass', when: 'wetGround' }),
  subject(['football_knowledge', 'matches'], 'half ?times?|halbzeit\\w*|break in the match', 'halfTime', { howLong: 'halfTime', howMany: 'halfTime', what: 'halfTime', must: 'halfTime', why: 'halfTime', when: 'halfTime', with: 'water' }),
  subject(GAME, 'penalt\\w*|spot kick|elfmeter\\w*|elfer', 'penalty', { how: 'penalty', where: 'penalty', who: 'penalty', which: 'penalty', bad: 'madeMistake', whatIf: 'madeMistake', why: 'penalty', when: 'foul', howFar: 'penalty' }),
  subject(GAME, 'ref(eree)?s?|schiri\\w*|schiedsrichter\\w*', 'referee', { why: 'referee', may: 'referee', how: 'referee', who: 'referee', bad: 'refUnfair', whatIf: 'refUnfair', must: 'referee', when: 'referee' }),
  subject(GAME, 'bench\\w*|substitute\\w*|ersatzbank|auswechsel\\w*|bank', 'bench', { why: 'bench', bad: 'bench', howLong: 'bench', must: 'bench', whatIf: 'bench', how: 'bench', when: 'bench', who: 'bench', howMany: 'subs', howOften: 'bench' }),
  subject(GAME, 'tournaments?|turnier\\w*', 'tournament', { how: 'tournament', with: 'tournament', what: 'tournament', may: 'tournament', bad: 'tournament', whatIf: 'tournament', must: 'tournament', when: 'season', howLong: 'tournament', howMany: 'tournament', why: 'tournament' }),
  subject(GAME, 'seasons?|saison', 'season', { when: 'season', howLong: 'season', why: 'season', whatIf: 'holidays', must: 'season', how: 'season', which: 'season' }),
  subject(GAME, 'positions?|position\\w*', 'position', { which: 'position', why: 'position', when: 'position', where: 'positions', howMany: 'positions', may: 'positionChoice', must: 'positionChoice', whatIf: 'positionChoice', how: 'positionChoice', bad: 'position', who: 'position' }),
  subject(GAME, 'back ?pass\\w*|(play|pass)\\w* (the ball )?backwards|ruckpass\\w*|nach hinten (spiel\\w*|pass\\w*)', 'backPass', { why: 'backPass', when: 'backPass', may: 'backPass', bad: 'backPass' }),
  subject(PEOPLE, 'opponents?|defenders?|gegner\\w*|gegenspieler\\w*|verteidiger\\w*', 'opponents', { how: 'oneOnOne', whatIf: 'roughOpponents', bad: 'roughOpponents', where: 'opponents', why: 'backPass', which: 'opponents', howFar: 'opponents' }),
  subject(PEOPLE, 'team ?mates?|my team|mitspieler\\w*|mannschaft|teamkolleg\\w*', 'teamMates', { howMany: 'teamMates', with: 'teamMates', who: 'teamMates', may: 'teamMates', howFar: 'passDistance', whatIf: 'argument', how: 'teamMates' }),
  subject(PEOPLE, 'cousin\\w*|(little |big |small )?(brother|sister)\\w*|grand(ma|pa|mother|father|dad)\\w*|kleine\\w* (bruder|schwester)|bruder|schwester|oma|opa', 'family', { may: 'family', how: 'family', with: 'family', who: 'family', howFar: 'passDistance', whatIf: 'family', bad: 'family', howMany: 'family', which: 'family', when: 'family', howOften: 'family' }),
  subject(PEOPLE, '(best |my )?friends?|freund\\w*|kumpel', 'teamMates', { may: 'family', how: 'family', with: 'teamMates', who: 'family', howFar: 'passDistance', howMany: 'teamMates', when: 'family' }),
  subject(PEOPLE, '(our |my |the )?(team s |teams |team )?coach|trainer\\w*', 'ownCoach', { why: 'ownCoach', when: 'ownCoach', how: 'ownCoach', may: 'ownCoach', must: 'ownCoach', which: 'ownCoach', whatIf: 'ownCoach', howOften: 'ownCoach', bad: 'ownCoach' }),
  subject(['plan_day', 'plan_week', 'parents', 'team_mates'], 'school|homework|teacher\\w*|schule|hausaufgaben|lehrer\\w*', 'school', { when: 'school', how: 'school', may: 'school', bad: 'school', must: 'school', whatIf: 'school', why: 'school', where: 'wallWhere' }),
  subject(DAY, 'holidays?|vacation|ferien|urlaub', 'holidays', { why: 'holidays', must: 'holidays', howOften: 'holidays', may: 'holidays', bad: 'holidays', whatIf: 'holidays', how: 'holidays', howLong: 'holidays', when: 'holidays', which: 'holidays', where: 'smallSpace', howMany: 'holidays' }),
  subject(DAY, 'breakfast|fruhstuck\\w*', 'breakfast', { when: 'breakfast', which: 'breakfast', must: 'breakfast', why: 'breakfast', how: 'breakfast', bad: 'breakfast', howLong: 'breakfast', with: 'breakfast', may: 'breakfast', howMany: 'breakfast', whatIf: 'breakfast' }),
  subject(DAY, 'water|thirsty|wasser|trinken', 'water', { howMany: 'water', howOften: 'water', when: 'water', why: 'water', must: 'water', which: 'milkOrJuice', how: 'water', bad: 'water', whatIf: 'water' }),
  subject(DAY, 'dark|night ?time|dunkel\\w*|nachts', 'dark', { how: 'dark', may: 'dark', where: 'dark', bad: 'dark', with: 'dark', whatIf: 'dark', when: 'dark', why: 'dark', which: 'dark', must: 'dark', howLong: 'dark' }),
  subject(['injury'], '(have|got|with|having|caught|has) (a|the) (\\w+ )?cold|runny nose|erkaltet|erkaltung|schnupfen|husten|fieber', 'ill', { may: 'ill', bad: 'ill', must: 'ill', whatIf: 'ill', how: 'ill', when: 'ill', howLong: 'ill' }, true),
  subject(DAY, '(2[6-9]|3\\d) (degrees|grad)|heat|hot|hitze|heiss(?:e[rsnm]?)?', 'hot', { how: 'hot', may: 'hot', bad: 'hot', when: 'hot', whatIf: 'hot', howLong: 'hot', must: 'hot', where: 'hot', with: 'hot', howOften: 'hot' }),
  subject(DAY, '(^|\\w*[a-z_] )\\d (degrees|grad)|minus \\d+|snow\\w*|ice|cold|freezing|schnee\\w*|eis|kalt\\w*|kalte', 'coldOutside', { how: 'coldOutside', may: 'coldOutside', bad: 'coldOutside', when: 'coldOutside', whatIf: 'coldOutside', howLong: 'coldOutside', must: 'coldOutside', where: 'coldOutside', with: 'coldOutside', why: 'coldOutside', which: 'coldOutside' }),
  subject(DAY, 'sunday\\w*|sonntag\\w*', 'sunday', { must: 'sunday', may: 'sunday', bad: 'sunday', why: 'sunday', when: 'sunday' }),
  subject(GEAR, 'stairs|treppe\\w*', 'stairs', { may: 'stairs', bad: 'stairs', how: 'stairs', where: 'stairs' }),
  subject(BODY, '(achilles|ankles?|knees?|shins?|hamstrings?|calf|calves|thighs?|hips?|toes?|feet|legs?|knie|knochel|zehen?|wade\\w*|oberschenkel\\w*|rucken|hufte\\w*|beine?|fusse)', 'bodyCare', { bad: 'bodyTired', how: 'bodyCare', why: 'bodyCare', howOften: 'bodyCare', when: 'bodyCare', where: 'bodyCare', must: 'bodyCare', howLong: 'bodyTired', which: 'bodyCare', with: 'bodyCare' }),
  subject(['rain', 'food_sleep', 'app_help'], 'music|headphones|musik|kopfhorer', 'music', { may: 'music', bad: 'music', which: 'music', how: 'music', why: 'music', whatIf: 'music', with: 'music' }),
  subject(GEAR, 'goals?|goal posts?|tore?|torpfosten', 'goalPlace', { where: 'goalPlace', with: 'noGoal', howFar: 'goalSize', must: 'noGoal', may: 'noGoal', which: 'noGoal' }),
  subject(['football_knowledge', 'matches'], '((match|game)\\w* (\\w+ )?(stopp?\\w*|abandon\\w*|called off|cancel\\w*)|spiel (\\w+ ){0,3}(abgebrochen|unterbrochen|abgesagt))', 'matchStops', { when: 'matchStops', why: 'matchStops', whatIf: 'matchStops', who: 'referee', how: 'matchStops', may: 'matchStops' }, true),
  subject(GAME, 'match(es)?|games?|spiele?', 'ownMatches', { howLong: 'matchLength', whatIf: 'matchStops', which: 'ownMatches', must: 'ownMatches' }),
  subject(GEAR, '(how|wie) (hard|firm|hart|prall|fest) (\\w+ ){0,4}ball|ball (\\w+ ){0,2}(too hard|zu hart)', 'ballCare', { how: 'ballCare', bad: 'ballCare', why: 'ballCare', whatIf: 'ballCare' }, true),
  subject(GEAR, 'balls?|ball|balle', 'ballSize', { which: 'ballSize', howFar: 'ballSize', howLong: 'ballCare', howOften: 'ballCare', may: 'otherBall', whatIf: 'flatBall', where: 'lostBall', bad: 'otherBall' }),
];

const ordered: readonly Subject[] = [...subjects.filter(({ isExact }) => isExact), ...subjects.filter(({ isExact }) => !isExact)];

/** What is asked about beside a drill or a skill; null where it is none of these. */
export const subjectIn = (readings: readonly string[]): Subject | null => ordered.find(({ said }) => readings.some((text) => said.test(text))) ?? null;
