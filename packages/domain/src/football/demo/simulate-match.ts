import { chanceFrom, type Chance } from '../../seeded-random.ts';
import type { DemoFixture } from './demo-fixtures.ts';
import { inventedName, lineupOf, type DemoLineup, type DemoPlayer } from './demo-squad.ts';

/** 0 plays at home. */
export type Side = 0 | 1;

export type IncidentKind =
  | 'goal'
  | 'penalty'
  | 'own-goal'
  | 'saved'
  | 'off'
  | 'blocked'
  | 'missed-penalty'
  | 'corner'
  | 'foul'
  | 'offside'
  | 'yellow'
  | 'red'
  | 'substitution';

/** Something that happens in a match: score, events, statistics and table all come from these alone. */
export interface Incident {
  /** Minutes after the kick-off by the clock on the wall, the break included. */
  readonly at: number;
  /** Who it counts for; of an own goal, who is given the goal. */
  readonly side: Side;
  readonly kind: IncidentKind;
  readonly player: DemoPlayer;
  /** Who gave the pass to a goal, or who comes on. */
  readonly other: DemoPlayer | null;
}

/** The ball in one minute of play. */
export interface PlayedMinute {
  readonly at: number;
  /** Percent. */
  readonly homePossession: number;
  readonly passes: readonly [number, number];
  readonly accurate: readonly [number, number];
}

/** All of a match, before anybody has seen any of it. */
export interface MatchScript {
  readonly referee: string;
  readonly lineups: readonly [DemoLineup, DemoLineup];
  /** In the order in which they happen. */
  readonly incidents: readonly Incident[];
  readonly minutes: readonly PlayedMinute[];
  readonly clock: MatchClock;
}

/** When the parts of a match begin and end, in minutes after its kick-off. */
export interface MatchClock {
  readonly firstHalfEnds: number;
  readonly secondHalfBegins: number;
  readonly ends: number;
}

export const HALF_MINUTES = 45;
const BREAK_MINUTES = 15;
const PASSES_A_MINUTE = 10;

/** How likely something is for one side in one minute of play. */
const LIKELY = { shot: 0.135, foul: 0.115, offside: 0.022, ownGoal: 0.0006, penalty: 0.0018, corner: 0.03 } as const;
/** What becomes of a shot; the rest is off target. */
const SHOT = { goal: 0.105, saved: 0.24, blocked: 0.25 } as const;
/** How likely a foul is punished. */
const CARD = { yellow: 0.16, red: 0.004 } as const;

/** Plays a match from its id: whoever plays it, and whenever, it is the same match. */
export function playMatch(fixture: DemoFixture): MatchScript {
  const chance = chanceFrom(fixture.id);
  const lineups = [lineupOf(fixture.home, fixture.id), lineupOf(fixture.away, fixture.id)] as const;
  const clock = clockOf(chance);
  const strength = [strengthOf(fixture, 0), strengthOf(fixture, 1)] as const;
  const match: Playing = {
    chance,
    lineups,
    strength,
    pitch: [[...lineups[0].starters], [...lineups[1].starters]],
    bench: [lineups[0].bench.filter(isOutfield), lineups[1].bench.filter(isOutfield)],
    booked: new Set(),
    changes: [changesOf(chance, clock), changesOf(chance, clock)],
    incidents: [],
  };
  const minutes: PlayedMinute[] = [];
  for (let at = 0; at < clock.ends; at += 1) {
    if (at >= clock.firstHalfEnds && at < clock.secondHalfBegins) continue;
    minutes.push(ballOf(match, at));
    for (const side of [0, 1] as const) playMinute(match, side, at);
  }
  return { referee: inventedName(chance), lineups, incidents: match.incidents, minutes, clock };
}

type Playing = {
  readonly chance: Chance;
  readonly lineups: MatchScript['lineups'];
  readonly strength: readonly [number, number];
  /** Who plays at the moment. */
  readonly pitch: readonly [DemoPlayer[], DemoPlayer[]];
  readonly bench: readonly [DemoPlayer[], DemoPlayer[]];
  readonly booked: Set<DemoPlayer>;
  /** In which minutes players are changed. */
  readonly changes: readonly [ReadonlySet<number>, ReadonlySet<number>];
  readonly incidents: Incident[];
};

const isOutfield = ({ position }: DemoPlayer): boolean => position !== 'G';

function clockOf(chance: Chance): MatchClock {
  const firstHalfEnds = HALF_MINUTES + chance.whole(1, 3);
  const secondHalfBegins = firstHalfEnds + BREAK_MINUTES;
  return { firstHalfEnds, secondHalfBegins, ends: secondHalfBegins + HALF_MINUTES + chance.whole(2, 6) };
}

/** A club is as strong as in the rest of its season, and a little stronger at home. */
function strengthOf({ home, away, season }: DemoFixture, side: Side): number {
  const own = chanceFrom(`${(side === 0 ? home : away).name} ${season}`);
  return 0.75 + own.next() * 0.5 + (side === 0 ? 0.1 : 0);
}

function changesOf(chance: Chance, { secondHalfBegins, ends }: MatchClock): Set<number> {
  const times = Array.from({ length: chance.whole(3, 5) }, () => chance.whole(secondHalfBegins + 8, ends - 4));
  return new Set(chance.happens(0.25) ? [secondHalfBegins, ...times] : times);
}

function ballOf({ chance, strength: [home, away] }: Playing, at: number): PlayedMinute {
  const homePossession = Math.round(Math.min(85, Math.max(15, (100 * home) / (home + away) + (chance.next() - 0.5) * 50)));
  const passes = [homePossession, 100 - homePossession].map((share) => Math.round((share / 100) * PASSES_A_MINUTE));
  const [own = 0, theirs = 0] = passes;
  const accurateOf = (many: number) => Array.from({ length: many }, () => chance.happens(0.82)).filter(Boolean).length;
  return { at, homePossession, passes: [own, theirs], accurate: [accurateOf(own), accurateOf(theirs)] };
}

function playMinute(match: Playing, side: Side, at: number): void {
  const { chance } = match;
  const other = side === 0 ? 1 : 0;
  if (match.changes[side].has(at)) change(match, side, at);
  const edge = match.strength[side] / match.strength[other];
  if (chance.happens(LIKELY.shot * edge)) shoot(match, side, at);
  if (chance.happens(LIKELY.penalty)) takePenalty(match, side, at);
  if (chance.happens(LIKELY.ownGoal)) add(match, at, side, 'own-goal', anybody(match, other));
  if (chance.happens(LIKELY.corner)) add(match, at, side, 'corner', anybody(match, side));
  if (chance.happens(LIKELY.offside)) add(match, at, side, 'offside', anybody(match, side));
  if (chance.happens(LIKELY.foul)) foul(match, side, at);
}

function shoot(match: Playing, side: Side, at: number): void {
  const { chance } = match;
  const shooter = shooterOf(match, side);
  const luck = chance.next();
  if (luck < SHOT.goal) {
    const passer = chance.happens(0.7) ? anybody(match, side) : shooter;
    add(match, at, side, 'goal', shooter, passer === shooter ? null : passer);
    return;
  }
  const isSaved = luck < SHOT.goal + SHOT.saved;
  const isBlocked = !isSaved && luck < SHOT.goal + SHOT.saved + SHOT.blocked;
  add(match, at, side, isSaved ? 'saved' : isBlocked ? 'blocked' : 'off', shooter);
  if ((isSaved || isBlocked) && chance.happens(0.35)) add(match, at, side, 'corner', anybody(match, side));
}

function takePenalty(match: Playing, side: Side, at: number): void {
  foul(match, side === 0 ? 1 : 0, at);
  add(match, at, side, match.chance.happens(0.78) ? 'penalty' : 'missed-penalty', shooterOf(match, side));
}

function foul(match: Playing, side: Side, at: number): void {
  const { chance, booked } = match;
  const player = anybody(match, side);
  add(match, at, side, 'foul', player);
  // Who has been warned takes care: a second warning is rare.
  if (chance.happens(CARD.red) || (booked.has(player) && chance.happens(0.05))) {
    add(match, at, side, 'red', player);
    match.pitch[side].splice(match.pitch[side].indexOf(player), 1);
  } else if (!booked.has(player) && chance.happens(CARD.yellow)) {
    booked.add(player);
    add(match, at, side, 'yellow', player);
  }
}

/** The one who comes on plays where the one who goes off did, if there is such a one. */
function change(match: Playing, side: Side, at: number): void {
  const bench = match.bench[side];
  const on = bench.shift();
  if (on === undefined) return;
  const fresh = new Set<DemoPlayer>(match.lineups[side].starters);
  const playing = match.pitch[side].filter((player) => isOutfield(player) && fresh.has(player));
  const off = playing.find(({ position }) => position === on.position) ?? playing[0];
  if (off === undefined) return;
  match.pitch[side].splice(match.pitch[side].indexOf(off), 1, on);
  add(match, at, side, 'substitution', off, on);
}

function add(match: Playing, at: number, side: Side, kind: IncidentKind, player: DemoPlayer, other: DemoPlayer | null = null) {
  match.incidents.push({ at, side, kind, player, other });
}

/** Somebody in the field: goalkeepers are left alone. */
function anybody({ chance, pitch }: Playing, side: Side): DemoPlayer {
  const [first, ...others] = pitch[side].filter(isOutfield);
  if (first === undefined) throw new Error('nobody is left in the field');
  return chance.pick([first, ...others]);
}

/** Forwards shoot most. */
function shooterOf(match: Playing, side: Side): DemoPlayer {
  const forwards = match.pitch[side].filter(({ position }) => position === 'F');
  const [first, ...others] = forwards;
  return first !== undefined && match.chance.happens(0.55) ? match.chance.pick([first, ...others]) : anybody(match, side);
}
