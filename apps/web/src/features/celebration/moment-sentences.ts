import type { CelebrationMoment } from '@touchline/domain';
import { m, numberText } from '@touchline/messages';
import { achievementNames } from '@touchline/messages/achievement-names';
import { drillName } from '@touchline/messages/drill-names';
import { resultUnit } from '../drills/index.ts';

/** What a screen reader hears of the moments of a celebration, a sentence for each. */
export function momentSentences(moments: readonly CelebrationMoment[]): string[] {
  return moments.map((moment) => {
    if (moment.kind === 'level') return m.practice_said_level({ level: moment.level });
    if (moment.kind === 'record') return m.practice_said_record({ before: numberText(moment.before), result: unitText(moment), drill: drillName(moment.drillId) });
    if (moment.kind === 'firstMark') return m.practice_said_first_mark({ result: unitText(moment), drill: drillName(moment.drillId) });
    if (moment.kind === 'bestStreak') return m.practice_said_streak({ count: moment.days });
    return m.practice_said_badge({ name: achievementNames[moment.id] });
  });
}

/** A result with what was counted. */
function unitText({ drillId, result }: { readonly drillId: string; readonly result: number }): string {
  const unit = resultUnit(drillId, result);
  return unit === undefined ? numberText(result) : `${numberText(result)}\u00a0${unit}`;
}
