import type { Drill } from '@touchline/domain';
import { m } from '@touchline/messages';
import { resultWord } from '../drills/index.ts';
import type { Why } from './next-drill.ts';

/** Why a drill is suggested, in a sentence. */
export function whyText(why: Why, drill: Drill): string {
  switch (why.name) {
    case 'plain':
      return m.dashboard_why_plain();
    case 'first':
      return m.dashboard_why_first();
    case 'recovery':
      return m.dashboard_why_recovery();
    case 'fresh':
      return m.dashboard_why_fresh();
    case 'change':
      return m.dashboard_why_change();
    case 'lately':
      return m.dashboard_why_lately();
    case 'skill':
      return m.dashboard_why_skill({ category: why.label });
    case 'bonus':
      return m.dashboard_why_bonus({ count: why.experience });
    case 'beat':
      break;
  }
  return m.dashboard_why_beat({ count: why.result, label: resultWord[drill.resultLabel]() });
}
