import type { Drill, RecommendationReason } from '@touchline/domain';
import { m } from '@touchline/messages';
import { categoryName } from '@touchline/messages/category-names';
import { drillNames } from '@touchline/messages/drill-names';
import { resultWord } from '../drills/index.ts';

/** Why a drill is recommended, in a sentence; where a session of it `waits` to be counted, that. */
export function reasonText(reason: RecommendationReason, drill: Drill, waits: boolean): string {
  if (waits) return m.dashboard_why_waiting();
  switch (reason.kind) {
    case 'basicBallControl':
      return reason.sessions === 0 ? m.dashboard_why_first() : m.dashboard_why_bonus({ count: reason.experience });
    case 'startAStreak':
      return m.dashboard_recommended_startAStreak_why({ drill: drillNames[drill.id] });
    case 'recovery':
      return m.dashboard_why_recovery({ days: reason.days });
    case 'comeback':
      return m.dashboard_why_comeback({ days: reason.days });
    case 'bestWithinReach':
      return m.dashboard_why_best({ best: reason.best, label: resultWord[drill.resultLabel](reason.best), gap: reason.gap });
    case 'neglectedCategory':
      return m.dashboard_why_category({ category: categoryName(reason.category), days: reason.days });
    case 'weakFoot': {
      const { sessions: count, of } = reason;
      return reason.foot === 'left' ? m.dashboard_why_left_foot({ count, of }) : m.dashboard_why_right_foot({ count, of });
    }
    case 'nextLevel':
      return m.dashboard_why_level({ count: reason.known, before: reason.level - 1, level: reason.level });
    case 'fresh':
      return reason.number === 1 ? m.dashboard_why_also_first() : m.dashboard_why_fresh({ count: reason.number });
    case 'beat':
      return m.dashboard_why_beat({ count: reason.result });
    case 'lately':
      return m.dashboard_why_lately({ days: reason.days });
    case 'again':
      return m.dashboard_why_again({ count: reason.number });
    case 'plain':
      break;
  }
  return m.dashboard_why_plain({ minutes: reason.minutes });
}
