import type { DrillDefinition, Side } from './drill-types.ts';

/** What a voice may say while a drill runs. */
export type SpokenCue = 'halfway' | 'changeFoot' | 'lastTen';

/** So many seconds before the end of a drill there is this to say, in order. */
interface SpokenMoment {
  readonly left: number;
  readonly says: readonly SpokenCue[];
}

/** Half of a shorter drill (minutes) is no news. */
const SHORTEST_WITH_HALVES = 2;
/** A cue that comes later than this (seconds) would be wrong: the device slept. */
const LATEST = 1.5;

/**
 * Whether somebody who practises with both feet changes from one to the other: only where the drill is played with the
 * right foot alone as it is drawn. In others the feet take turns by themselves, and one that is drawn with the left alone
 * is the weaker foot's own.
 */
export function changesFoot({ weakFoot, diagram }: Pick<DrillDefinition<string>, 'weakFoot' | 'diagram'>, side: Side): boolean {
  const { touches } = diagram;
  return side === 'both' && weakFoot && touches.length > 0 && touches.every(({ foot }) => foot === 'right');
}

/** All that is to be said in a drill of so many minutes, from its start to its end. */
export function spokenMoments(drill: Pick<DrillDefinition<string>, 'weakFoot' | 'diagram'>, side: Side, minutes: number): SpokenMoment[] {
  const half: SpokenCue[] = [
    ...(minutes >= SHORTEST_WITH_HALVES ? ['halfway' as const] : []),
    ...(changesFoot(drill, side) ? ['changeFoot' as const] : []),
  ];
  const moments: SpokenMoment[] = [
    { left: minutes * 30, says: half },
    { left: 10, says: ['lastTen'] },
  ];
  return moments.filter(({ says }) => says.length > 0);
}

/** What is to be said now: the moment that was reached since the clock was last looked at. Both in seconds left. */
export function momentReached(moments: readonly SpokenMoment[], before: number, now: number): SpokenMoment | null {
  return moments.find(({ left }) => left < before && now <= left && left - now <= LATEST) ?? null;
}
