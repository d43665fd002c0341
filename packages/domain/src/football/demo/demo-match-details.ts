import { isGoal, playMinuteOf, type DemoStand } from './demo-match-state.ts';
import type { Incident, IncidentKind, Side } from './simulate-match.ts';
import type { DemoPlayer } from './demo-squad.ts';

/** Line-ups are known so long before the kick-off. */
const LINEUP_MINUTES = 60;

const SIDES = [0, 1] as const;

/** What a timeline tells, in the words of football feeds. */
const told = {
  goal: ['Goal', 'Normal Goal'],
  penalty: ['Goal', 'Penalty'],
  'own-goal': ['Goal', 'Own Goal'],
  'missed-penalty': ['Goal', 'Missed Penalty'],
  yellow: ['Card', 'Yellow Card'],
  red: ['Card', 'Red Card'],
  substitution: ['subst', 'Substitution'],
} as const satisfies Partial<Record<IncidentKind, readonly [string, string]>>;

const isTold = (incident: Incident): incident is Incident & { kind: keyof typeof told } => incident.kind in told;

/** The timeline so far, with the score after each goal. */
export function eventsOf({ script, past, fixture }: DemoStand) {
  const names = [fixture.home.name, fixture.away.name] as const;
  const score = { home: 0, away: 0 };
  return past.filter(isTold).map((incident) => {
    const { kind, side, player, other, at } = incident;
    if (isGoal(incident)) score[side === 0 ? 'home' : 'away'] += 1;
    const { minute: elapsed, extra } = playMinuteOf(script.clock, at);
    const [type, detail] = told[kind];
    return {
      time: { elapsed, extra },
      team: { name: names[side] },
      player: { name: player.name },
      assist: { name: other?.name ?? null },
      type,
      detail,
      comments: null,
      score: isGoal(incident) ? { ...score } : null,
      shootout: false,
    };
  });
}

/** Figures of both sides so far; none before the kick-off. */
export function statisticsOf(stand: DemoStand) {
  if (stand.elapsed < 0) return [];
  const { script, past, elapsed, fixture } = stand;
  const played = script.minutes.filter(({ at }) => at <= elapsed);
  const sum = (of: (minute: (typeof played)[number]) => number) => played.reduce((total, minute) => total + of(minute), 0);
  const home = Math.round(sum(({ homePossession }) => homePossession) / played.length);
  return SIDES.map((side) => {
    const count = (...kinds: readonly IncidentKind[]) =>
      past.filter((incident) => incident.side === side && kinds.includes(incident.kind)).length;
    const saves = past.filter((incident) => incident.side !== side && incident.kind === 'saved').length;
    const onTarget = count('goal', 'penalty', 'saved');
    const offTarget = count('off', 'missed-penalty');
    const blocked = count('blocked');
    const passes = sum(({ passes: many }) => many[side]);
    const accurate = sum(({ accurate: many }) => many[side]);
    return {
      team: { name: nameOf(fixture, side) },
      statistics: [
        { type: 'Ball Possession', value: `${side === 0 ? home : 100 - home}%` },
        { type: 'Total Shots', value: onTarget + offTarget + blocked },
        { type: 'Shots on Goal', value: onTarget },
        { type: 'Shots off Goal', value: offTarget },
        { type: 'Blocked Shots', value: blocked },
        { type: 'Corner Kicks', value: count('corner') },
        { type: 'Offsides', value: count('offside') },
        { type: 'Fouls', value: count('foul') },
        { type: 'Yellow Cards', value: count('yellow') },
        { type: 'Red Cards', value: count('red') },
        { type: 'Goalkeeper Saves', value: saves },
        { type: 'Total passes', value: passes },
        { type: 'Passes accurate', value: accurate },
        { type: 'Passes %', value: passes === 0 ? null : `${Math.round((100 * accurate) / passes)}%` },
      ],
    };
  });
}

/** Who begins and who sits on the bench; empty until an hour before the kick-off. */
export function lineupsOf({ script, elapsed, fixture }: DemoStand) {
  if (elapsed < -LINEUP_MINUTES) return [];
  return SIDES.map((side) => {
    const { formation, coach, starters, bench } = script.lineups[side];
    const listed = (players: typeof starters) =>
      players.map(({ name, number, position, grid }) => ({ player: { name, number, pos: position, grid } }));
    return {
      team: { name: nameOf(fixture, side) },
      formation,
      coach: { name: coach },
      startXI: listed(starters),
      substitutes: listed(bench),
    };
  });
}

/** What each player who was in the field has done so far; none before the kick-off. */
export function playersOf(stand: DemoStand) {
  if (stand.elapsed < 0) return [];
  const { script, past, fixture } = stand;
  return SIDES.map((side) => {
    const cameOn = past.filter((one) => one.side === side && one.kind === 'substitution').map(({ other }) => other);
    const seen = [...script.lineups[side].starters, ...cameOn.filter((player) => player !== null)];
    return {
      team: { name: nameOf(fixture, side) },
      players: seen.map((player) => figuresOf(stand, side, player, cameOn.includes(player))),
    };
  });
}

function figuresOf({ script, past, elapsed }: DemoStand, side: Side, player: DemoPlayer, isSubstitute: boolean) {
  const own = past.filter((incident) => incident.player === player);
  const count = (...kinds: readonly IncidentKind[]) => own.filter(({ kind }) => kinds.includes(kind)).length;
  const on = past.find(({ kind, other }) => kind === 'substitution' && other === player)?.at ?? 0;
  const off = own.find(({ kind }) => kind === 'substitution' || kind === 'red')?.at ?? elapsed + 1;
  const minutes = script.minutes.filter(({ at }) => at >= on && at < off && at <= elapsed).length;
  const isKeeper = player.position === 'G';
  return {
    name: player.name,
    number: player.number,
    position: player.position,
    substitute: isSubstitute,
    minutes,
    goals: count('goal', 'penalty'),
    assists: past.filter(({ kind, other }) => kind === 'goal' && other === player).length,
    shots: count('goal', 'penalty', 'saved', 'off', 'blocked', 'missed-penalty'),
    saves: isKeeper ? past.filter((incident) => incident.side !== side && incident.kind === 'saved').length : 0,
    yellow: count('yellow'),
    red: count('red'),
  };
}

function nameOf({ home, away }: DemoStand['fixture'], side: Side): string {
  return (side === 0 ? home : away).name;
}
