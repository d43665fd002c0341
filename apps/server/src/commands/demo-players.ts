import { randomBytes, randomInt } from 'node:crypto';
import { avatars } from '@touchline/domain';
import type { OpenDatabase } from '../db/open-postgres-pool.ts';
import { composeLocalAuth } from '../features/auth/index.ts';
import { createPracticeService, seedDrills } from '../features/practice/index.ts';
import { createProfileService } from '../features/profile/index.ts';
import { createRewardsService } from '../features/rewards/index.ts';
import { createLimiter } from '../http/rate-limiter.ts';

export type DemoPlayer = { readonly email: string; readonly password: string; readonly sessions: number };

const DAY_MS = 86_400_000;
const DEMO_DAYS = 60;
/** Old enough to be on the boards (spec 000 §9, children), all of them. */
const DEMO_AGES = [16, 14, 13, 15, 17] as const;
const TIME_ZONE = 'Europe/London';

/** What the demo player practises, in turn: drill, minutes, and the result of the first and the last day. */
const PLAN = [
  { drill: 'juggling', minutes: 10, from: 24, to: 71 },
  { drill: 'wall_passes', minutes: 8, from: 40, to: 66 },
  { drill: 'cone_weaving', minutes: 12, from: 9, to: 19 },
  { drill: 'weak_foot', minutes: 5, from: 18, to: 44 },
  { drill: 'target_shooting', minutes: 15, from: 6, to: 13 },
  { drill: 'first_touch', minutes: 10, from: 20, to: 37 },
  { drill: 'turning', minutes: 6, from: 12, to: 27 },
  { drill: 'agility_ladder', minutes: 5, from: 8, to: 14 },
] as const;

/** What others of a club are called, in turn. */
const NAMES = (
  'Noa Ada Ben Cleo Dario Elif Finn Greta Hugo Ines Jonas Kaya Luca Mila Nils Olga ' +
  'Pau Quinn Rosa Sami Tilda Umar Vera Wim Xenia Yusuf Zoe Amara Bruno Chloe Diego Emre'
).split(' ');
const TEAMS = ['Riverside Rovers', 'Hilltop Hawks', 'Canal Street', 'Park Lane Lions', 'Northgate'] as const;

/** Players whose practice is written at once: each waits for the database by turns. */
const AT_ONCE = 4;

/** Makes so many players, the first as `makeDemoPlayer` does, the others each with habits of their own. */
export async function makeDemoPlayers(database: OpenDatabase, now: Date, count: number): Promise<DemoPlayer[]> {
  const players: DemoPlayer[] = [];
  let next = 0;
  const fill = async (): Promise<void> => {
    while (next < count) {
      const place = next;
      next += 1;
      players[place] = await makeDemoPlayer(database, now, place);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fill));
  return players;
}

/**
 * Makes a player with 60 days of practice, gaps and a streak included, and a pack after each, through the real
 * services: only the clock is led by the hand, from the first day to `now`. Every call makes a new player with a
 * password of its own. `place` is the player's place in a club, which varies name, avatar, team, age and habits.
 */
export async function makeDemoPlayer(database: OpenDatabase, now: Date, place = 0): Promise<DemoPlayer> {
  let clock = new Date(now.getTime() - DEMO_DAYS * DAY_MS);
  const led = () => clock;
  await seedDrills(database.db);
  const accounts = await composeLocalAuth({
    database: database.db,
    limiter: createLimiter(database.pool),
    now: led,
    publicUrl: undefined,
    confirmsAddresses: false,
    // Whoever may run this has the database.
    signUps: { who: 'open', maxAccounts: null },
    enqueue: () => Promise.reject(new Error('the demo sends no mail')),
  });
  const practice = createPracticeService(database.db, led);
  const rewards = createRewardsService(database.db, led, (below) => randomInt(below));
  const email = `demo-${randomBytes(3).toString('hex')}@touchline.example`;
  const password = randomBytes(6).toString('base64url');
  const name = nameAt(place);
  const { user } = await accounts.service.openAccount({
    email,
    password,
    data: { name, display_name: name, time_zone: TIME_ZONE },
  });
  const profile = createProfileService(
    database.db,
    led,
    () => Promise.reject(new Error('the demo chooses no club')),
    () => Promise.reject(new Error('the demo needs nobody’s yes')),
  );
  await profile.update(user.id, {
    age: DEMO_AGES[place % DEMO_AGES.length] ?? DEMO_AGES[0],
    // Neither goes round with the names, or all of one name would look alike.
    avatar: avatars[(place * 5 + 1) % avatars.length] ?? avatars[0],
    team_name: TEAMS[(place * 3) % TEAMS.length] ?? TEAMS[0],
  });
  let sessions = 0;
  const habits = habitsOf(place);
  for (let day = 0; day <= DEMO_DAYS; day += 1) {
    const sessionsBefore = sessions;
    for (const turn of habits.turnsOf(day)) {
      const at = new Date(now.getTime() - (DEMO_DAYS - day) * DAY_MS - turn * 25 * 60_000);
      if (at < clock) continue;
      clock = at;
      await practice.save(user.id, sessionOf(sessions, day / DEMO_DAYS, habits), undefined);
      sessions += 1;
    }
    if (sessions > sessionsBefore) await rewards.open(user.id, undefined);
  }
  return { email, password, sessions };
}

/** Nobody is called as somebody else is: who comes after all names are given has a letter more. */
function nameAt(place: number): string {
  const [name = '', round] = [NAMES[place % NAMES.length], Math.floor(place / NAMES.length)];
  if (round === 0) return name;
  const letter = String.fromCodePoint(65 + ((round - 1) % 26));
  return `${name} ${letter.repeat(Math.ceil(round / 26))}.`;
}

/** When somebody practises, what first, and how far above or below the first player. */
type Habits = {
  /** The sessions of a day, by how long ago they began, in steps of 25 minutes. */
  readonly turnsOf: (day: number) => readonly number[];
  readonly firstDrill: number;
  readonly ability: number;
};

/** The first player: rest days, one lost week, and an unbroken run at the end. */
const FIRST: Habits = {
  turnsOf: (day) => {
    const daysAgo = DEMO_DAYS - day;
    const isRest = daysAgo > 11 && (day % 6 === 5 || day % 11 === 3);
    const isLostWeek = day >= 22 && day <= 28;
    if (isRest || isLostWeek) return [];
    if (day % 3 === 0) return [2, 1];
    return day % 7 === 2 ? [3, 2, 1] : [1];
  },
  firstDrill: 0,
  ability: 1,
};

/**
 * The others of a club began at different times, most of them early; some practise nearly every day, some once a week,
 * and every fifth has not come for some days.
 */
function habitsOf(place: number): Habits {
  if (place === 0) return FIRST;
  const draw = (what: number): number => shareOf(place, DEMO_DAYS + what);
  const [began, diligence] = [Math.floor(draw(1) ** 2 * 50), 0.15 + 0.8 * draw(2)];
  const stopped = draw(3) < 0.2 ? DEMO_DAYS - 1 - Math.floor(draw(4) * 9) : DEMO_DAYS;
  return {
    turnsOf: (day) => {
      const chance = shareOf(place, day);
      if (day < began || day > stopped || chance > diligence) return [];
      // The more diligent a day, the more of it.
      if (chance < diligence / 8) return [3, 2, 1];
      return chance < diligence / 3 ? [2, 1] : [1];
    },
    firstDrill: Math.floor(draw(5) * PLAN.length),
    ability: 0.6 + 0.6 * draw(6),
  };
}

/** A number from 0 up to 1, always the same for the same place and subject, and for another one another. */
function shareOf(place: number, subject: number): number {
  const mixed = Math.imul(place, 0x9e37_79b1) ^ Math.imul(subject + 1, 0x85eb_ca6b);
  const stirred = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d);
  return ((stirred ^ (stirred >>> 13)) >>> 0) / 2 ** 32;
}

function sessionOf(index: number, progress: number, { firstDrill, ability }: Habits) {
  const plan = PLAN[(index + firstDrill) % PLAN.length] ?? PLAN[0];
  // A good day and a bad one beside the trend, the same at every run.
  const mood = ((index * 7) % 5) - 2;
  const result = Math.round(ability * (plan.from + (plan.to - plan.from) * progress + (mood * plan.to) / 25));
  return {
    drill_id: plan.drill,
    side: (['both', 'right', 'both', 'left'] as const)[index % 4] ?? 'both',
    duration_minutes: plan.minutes,
    result: Math.max(0, result),
  };
}
