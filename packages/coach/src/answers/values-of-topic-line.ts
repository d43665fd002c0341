import { drillCatalogue, suggestedMinutes, type Drill } from '@touchline/domain';
import type { Topic } from '../topics/topic.ts';
import type { Asked } from './answer-context.ts';
import { MINUTES } from './composed-answer.ts';
import { listed, nameOf } from './phrasing.ts';

const HARDEST = 5;
/** Names of so many drills are told in a list. */
const MOST_NAMED = 4;

const namesOf = (level: number): string => listed(drillCatalogue.filter((drill) => drill.level === level && drill.id !== 'recovery').slice(0, MOST_NAMED).map(({ id }) => nameOf(id)));

/** The values that fill the line of a topic. */
export function valuesFor({ topic }: Topic, { context, given }: Asked, drill: Drill | undefined): Readonly<Record<string, string | number>> {
  const named = given ?? drill;
  return {
    ...suggestedMinutes(context.age),
    minutes: MINUTES,
    drill: named === undefined ? '' : nameOf(named.id),
    list: namesOf(topic === 'hardest' ? HARDEST : 1),
    count: drillCatalogue.length,
  };
}
