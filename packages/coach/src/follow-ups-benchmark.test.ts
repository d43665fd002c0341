import { drillOf, findDrill, type DrillId } from '@touchline/domain';
import { drillNames } from '@touchline/messages/drill-names';
import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { factsOfPlayer, readData } from './testing/players.ts';

interface FollowUp {
  readonly id: string;
  readonly player: string;
  readonly turns: readonly string[];
  readonly text: string;
  readonly intents: readonly string[];
  /** What the answer must do, see `data/README.md`. */
  readonly expects: Readonly<Record<string, string | true>>;
}
const followUps = readData('follow-ups.json') as readonly FollowUp[];

const SEED = 3;
const ask = ({ player, turns, text }: Pick<FollowUp, 'player' | 'turns' | 'text'>) => askCoach({ message: text, turns, facts: factsOfPlayer(player), seed: SEED });
const levelOf = (id: string | undefined): number => (id === undefined ? 0 : (findDrill(id)?.level ?? 0));
const stillShorter = 0.75;

/** What an answer does not do though it should. */
function failuresOf(followUp: FollowUp): string[] {
  const before = followUp.turns.length === 0 ? null : ask({ ...followUp, turns: followUp.turns.slice(0, -1), text: followUp.turns.at(-1) ?? '' });
  const answer = ask(followUp);
  const [first] = answer.recommendedDrills;
  const [offered] = before?.recommendedDrills ?? [];
  const { expects } = followUp;
  const step = (from: string | true | undefined): DrillId | undefined => (from === true ? offered : (from as DrillId | undefined));
  const failed: Record<string, boolean> = {
    intent: !('intent' in answer.decidedBy) || !followUp.intents.includes(answer.decidedBy.intent),
    keeps: typeof expects['keeps'] === 'string' && !answer.message.includes(expects['keeps']),
    foot: typeof expects['foot'] === 'string' && !answer.message.toLowerCase().includes(expects['foot'] === 'both' ? 'both feet' : `${expects['foot']} foot`),
    footOfDrill: ['left', 'right'].includes(String(expects['foot'])) && expects['keeps'] === undefined && (first === undefined || !drillOf(first).weakFoot),
    shorter: 'shorter' in expects && answer.message.length > stillShorter * (before?.message.length ?? 0),
    easier: ('easier' in expects || 'easierThan' in expects) && (levelOf(first) > Math.max(1, levelOf(step(expects['easierThan'] ?? true)) - 1) || first === step(expects['easierThan'] ?? true)),
    harder: ('harder' in expects || 'harderThan' in expects) && levelOf(first) <= levelOf(step(expects['harderThan'] ?? true)),
    differs: 'differs' in expects && (first === undefined || first === offered),
    sameDrill: 'sameDrill' in expects && (offered === undefined || !answer.message.includes(drillNames[offered])),
    nowall: 'nowall' in expects && (first === undefined || drillOf(first).equipment.wall),
  };
  return Object.keys(failed).filter((name) => failed[name]);
}

describe('what goes on with the talk', () => {
  it.each(followUps)('$turns → $text', (followUp) => {
    expect(failuresOf(followUp)).toEqual([]);
  });
});
