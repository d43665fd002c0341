const HOUR = 60;
/** A bus or a train in the morning, with its time. */
const BUS = /\b(?:bus|schulbus|train|zug|bahn|tram)\b(?: \w+){0,4}? ([4-9]|10)(?: ?([0-5]\d))?\b/;

/** When a bus or a train to school goes that a text (in plain words) tells of, in minutes from midnight; null where it tells of none. */
export function busTimeIn(text: string): number | null {
  const [, hour, minute] = BUS.exec(text) ?? [];
  return hour === undefined ? null : Number(hour) * HOUR + Number(minute ?? 0);
}

/** From getting up to the bus. */
const BEFORE_BUS = 45;
const HOURS_OF_A_CHILD = 9;
const HOURS_OF_A_TEENAGER = 8.5;
const TEENAGER_FROM = 13;
const DAY = 24 * HOUR;

/** When to get up for a bus and when to go to bed the evening before, in minutes from midnight, by how long the age sleeps. */
export function nightBeforeBus(bus: number, age: number | null): { readonly up: number; readonly bed: number; readonly hours: number } {
  const hours = age !== null && age >= TEENAGER_FROM ? HOURS_OF_A_TEENAGER : HOURS_OF_A_CHILD;
  const up = bus - BEFORE_BUS;
  return { up, hours, bed: (up - hours * HOUR + DAY) % DAY };
}
