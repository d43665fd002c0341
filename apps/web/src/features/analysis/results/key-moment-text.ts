import type { KeyMoment, KeyMomentName } from '@touchline/vision';
import { decimalText, m } from '@touchline/messages';

const words: Readonly<Record<KeyMomentName, (values: { number: number }) => string>> = {
  plant: m.results_moment_plant,
  backswing: m.results_moment_backswing,
  contact: m.results_moment_contact,
  followThrough: m.results_moment_follow_through,
  set: m.results_moment_set,
  turn: m.results_moment_turn,
  touch: m.results_moment_touch,
};

/** A key moment as its chip says it; touches and turns are numbered. */
export function momentText(moment: KeyMoment, moments: readonly KeyMoment[]): string {
  const number = moments.filter(({ name, time }) => name === moment.name && time <= moment.time).length;
  return words[moment.name]({ number });
}

/** Seconds as the scoreboard shows them: '2.87 s'. */
export function secondsText(time: number): string {
  return m.results_seconds({ seconds: decimalText(time, 2) });
}
