import { coachLinesForParentsAndTrainers as lines } from '@touchline/messages/coach-lines';
import type { Understood } from '../intents/read-question.ts';
import type { GroupAskKind } from '../question-parts/training-group-question.ts';
import type { ParentOrTrainerQuestion, GroupSkill } from '../question-parts/parent-or-trainer-question.ts';
import { only, type Composed } from './composed-answer.ts';
import type { Say } from './phrasing.ts';

type Figure = 'players' | 'balls' | 'goals';
const asksOf = (turn: Understood | null): readonly ParentOrTrainerQuestion[] => (turn === null ? [] : [...(turn.ask?.kind === 'parentOrTrainer' ? [turn.ask.parentOrTrainer] : []), ...asksOf(turn.before)]);
/** What was told last of a group in its talk. */
const toldLast = (asks: readonly ParentOrTrainerQuestion[], figure: Figure): number | null => asks.map(({ group }) => group?.[figure] ?? null).find((value) => value !== null) ?? null;

/** What a group does to learn a skill. */
export const TEACHES = { passing: 'teachPassing', dribbling: 'teachDribbling', shooting: 'teachShooting', touch: 'teachTouch', defending: 'teachDefending', heading: 'teachHeading', keeping: 'teachKeeping' } as const satisfies Record<GroupSkill, string>;
/** A game for a skill, where a form for it was told before. */
const GAMES = { passing: 'gameForPassing', dribbling: 'gameForDribbling', shooting: 'gameForShooting', touch: 'gameForTouch', defending: 'gameForDefending', keeping: 'gameForKeeping' } as const satisfies Partial<Record<GroupSkill, string>>;
const hasGame = (skill: GroupSkill | null): skill is keyof typeof GAMES => skill !== null && skill in GAMES;
/** Forms in which each player has a ball. */
const NEEDS_BALL_EACH: ReadonlySet<GroupSkill> = new Set<GroupSkill>(['dribbling', 'shooting']);
const PAIR = 2;
const FEWEST_FOR_TWO_FIELDS = 12;
const FIELDS = 2;
const MOST_ON_A_SIDE = 7;

/** How the players share the balls there are. */
function shared(say: Say, players: number | null, balls: number | null): string {
  if (players === null) return say(lines.groupAny);
  if (balls === null) return say(lines.groupPlayers, { players, pairs: Math.floor(players / PAIR) });
  if (balls >= players) return say(lines.groupBallEach, { players, balls });
  if (balls * PAIR >= players) return say(players % PAIR === 0 ? lines.groupPairs : lines.groupPairsAndThree, { players, balls, pairs: Math.floor(players / PAIR), left: balls - Math.floor(players / PAIR) });
  const low = Math.floor(players / balls);
  if (balls > 1 && players % balls === 0) return say(lines.groupSmallEven, { players, balls, each: low });
  return balls <= 1 ? say(lines.groupOneBall, { players }) : say(lines.groupSmall, { players, balls, low, high: Math.ceil(players / balls) });
}

/** The sides of the game at the end, and who is over. */
function game(say: Say, players: number | null, goals: number | null): Composed {
  if (players === null) return only(say(lines.groupGameAny));
  const fields = players >= FEWEST_FOR_TWO_FIELDS ? FIELDS : 1;
  const each = Math.min(MOST_ON_A_SIDE, Math.floor(players / fields / PAIR));
  const over = players - each * fields * PAIR;
  const values = { players, sides: `${each} : ${each}`, over };
  return only(say(fields === 1 ? lines.groupGameOne : lines.groupGameTwo, values), over === 0 ? '' : say(lines.groupGameOver, values), goals === null || goals >= FIELDS ? '' : say(lines.groupFewGoals));
}

/** The answer to what is asked of a group that is trained, with all that its talk told of it. */
export function groupAnswer(of: GroupAskKind, ask: ParentOrTrainerQuestion, asked: Understood, say: Say): Composed {
  const asks = [ask, ...asksOf(asked.before)];
  const players = toldLast(asks, 'players');
  const balls = toldLast(asks, 'balls');
  const goals = toldLast(asks, 'goals');
  const skill = asks.map((one) => one.skill).find((value) => value !== null) ?? null;
  if (of === 'groupLength') return only(say(lines.groupLength));
  if (of === 'groupRain') return only(say(lines.groupRain));
  if (of === 'groupTold') return only(say(lines.groupTold));
  if (of === 'groupGame') return game(say, players, goals);
  // One more is wished for, of what was told before.
  const wasTaught = asks.slice(1).some((one) => one.skill === skill && (one.of === 'groupDrill' || one.of === 'teachSkill'));
  if (ask.group === null && wasTaught && hasGame(skill)) return only(say(lines[GAMES[skill]]));
  const hasFewBalls = players !== null && balls !== null && balls < players && (balls * PAIR < players || NEEDS_BALL_EACH.has(skill ?? 'passing'));
  return only(shared(say, players, balls), skill === null ? say(lines.groupWhat) : say(lines[TEACHES[skill]]), skill !== null && hasFewBalls ? say(lines.groupWithoutBall) : '', goals !== null && goals < FIELDS && (skill === 'shooting' || ask.group?.goals === goals) ? say(lines.groupFewGoals) : '');
}
