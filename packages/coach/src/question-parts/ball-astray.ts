import { asTopic } from '../intents/understood-as-topic.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { isWholeOfBall } from '../safety/ball-goes-astray.ts';

const JUGGLES = /\b(?:jugg?l\w*|kick ?ups?|jonglier\w*|jongl\w*|dominadas|toques|embaixad\w*|malabar\w*)\b/;
const OF_JUGGLING: ReadonlySet<string> = new Set(['juggleMore', 'juggleSideways', 'juggleShin']);
/** To one side or away, and not only down. */
const AWAY =
  /\b(?:forwards?|away|side|sideways|left|right|behind|back|front|everywhere|vorne?|vorn|hinten|weg|links|rechts|seite|davon|adelante|delante|atras|lados?|lejos|derecha|izquierda|escapa|va|devant|derriere|cote|loin|gauche|droite|avant|part|senva|frente|tras|longe|direita|esquerda|foge|vai)\b/;
/** What was spoken of, a drill or how it goes. */
const OF_A_DRILL: ReadonlySet<string> = new Set(['drill_technique', 'too_hard', 'which_drill', 'improve_skill']);

/** Where the ball goes in the juggling or the drill of the turn before, as a whole turn in any of the five languages; null for all else. */
export function ballAstray(question: Question): Understood | null {
  const { before, raw } = question;
  if (before === null || !isWholeOfBall(raw)) return null;
  const juggles = JUGGLES.test(before.words.join(' ')) || OF_JUGGLING.has(before.topic?.topic ?? '') || before.drillId === 'juggling' || before.skill === 'juggling';
  if (juggles) return asTopic(question, AWAY.test(raw.join(' ')) ? 'juggleSideways' : 'juggleMore', { skill: before.skill, drillId: null });
  if (before.drillId === null || !OF_A_DRILL.has(before.intent)) return null;
  return understoodAs(question, 'drill_technique', { sureness: 1, act: { kind: 'fault', fault: 'away' }, drillId: before.drillId, skill: before.skill });
}
