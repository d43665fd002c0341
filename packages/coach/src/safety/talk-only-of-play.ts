import type { CoachIntent } from '@touchline/domain';
import type { Understood } from '../intents/read-question.ts';
import type { ParentOrTrainerQuestionKind } from '../question-parts/parent-or-trainer-question.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { soundsPlain } from './check-message.ts';
import { isHarmlessComplaint } from './harmless-complaints.ts';
import { isPlainSadNews } from './sad-news.ts';
import { reportsSaidOfGirls } from './said-girls-cannot-play.ts';
import { tellsOfPain } from './recent-pain-report.ts';

/** What a talk was about where a short turn of it may tell of more. */
const OF_MORE: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['injury', 'parents', 'other_language_unsupported']);
/** What adults ask of practice, of a group or of kit. */
const ON_PRACTICE: ReadonlySet<ParentOrTrainerQuestionKind> = new Set<ParentOrTrainerQuestionKind>(['amountNow', 'amountForAge', 'restOnTeamDays', 'schoolSport', 'sessionPlan', 'warmUpGame', 'mixedLevels', 'playTogether', 'passesInRow', 'teachSkill', 'beeSwarm', 'keeperWish', 'shoes', 'gloveSize', 'monthGoals', 'weakFootHelp', 'groupDrill', 'groupGame', 'groupLength', 'groupRain', 'groupTold']);
const isAdultOnPractice = ({ ask }: Understood): boolean => ask?.kind === 'parentOrTrainer' && ON_PRACTICE.has(ask.parentOrTrainer.of);
/** Homes, bodies, meeting, being alone, and people who hurt, threaten or drink. */
const TELLS_OF_MORE =
  /\b(?:hits?|hitting|beats?|slap\w*|punch\w*|hurts?|hurting|scared|afraid|angry|shouts?|yells?|screams?|threat\w*|drunk|beer|bed|bedroom|shower\w*|changing|naked|body|touch(?:es|ed)|kiss\w*|alone|secret\w*|lonely|cry|cries|crying|(?:to|wanna|should|could|would|gonna|ill|will|might|i|just) die|dead|meet(?:s|ing)?|lift|online|chat\w*|schlag\w*|haut|tut weh|angst|sauer|wutend|schreit|anschreit|brull\w*|droh\w*|betrunken|bier|bett|dusch\w*|umkleide\w*|nackt|korper|fasst|kuss\w*|allein\w*|geheim\w*|wein\w*|heul\w*|tot|sterb\w*|treff\w*|pega\w*|golpe\w*|duele|miedo|enfad\w*|grita\w*|amenaz\w*|borrach\w*|cerveza|cama|duch\w*|vestuario\w*|desnud\w*|cuerpo|besa\w*|sol[oa]s|secreto\w*|llor\w*|morir|muert\w*|quedar|frapp\w*|tape|mal|peur|enerv\w*|crie|menac\w*|ivre|biere|lit|douch\w*|vestiaire\w*|nu|corps|embrass\w*|seul\w*|pleur\w*|mourir|mort|bate em mim|me bate|machuc\w*|doi|medo|brav[oa]|ameac\w*|bebad\w*|cerveja|banho|vestiario|pelad[oa]|corpo|beij\w*|sozinh\w*|segredo\w*|chor\w*|morrer)\b/;

/** Whether a turn tells of homes, bodies, meeting, being alone, people who hurt, pain or sad news. */
export const tellsOfMore = (turn: string): boolean => TELLS_OF_MORE.test(wordsOf(turn).join(' ')) || tellsOfPain(turn) || isPlainSadNews(wordsOf(turn));

/** Whether the turns of a talk, oldest first, of which the last was understood as this, told of nothing but practice, play, the app, school or food. */
export function isTalkOfPlay(turns: readonly string[], before: Understood): boolean {
  for (let turn: Understood | null = before; turn !== null; turn = turn.before) if ((OF_MORE.has(turn.intent) && !isAdultOnPractice(turn)) || turn.act?.kind === 'tired') return false;
  return turns.every((turn) => {
    const words = wordsOf(turn);
    return !tellsOfMore(turn) && (turn !== turns.at(0) || soundsPlain(turn) || isHarmlessComplaint(words) || reportsSaidOfGirls(words));
  });
}
