import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachSubjectFollowUpLines as lines } from '@touchline/messages/coach-lines';
import { fill } from '@touchline/messages/fill';
import type { DialogueAct } from '../../intents/dialogue-act-types.ts';
import { questionOf } from '../../meanings/example-question-lookup.ts';
import type { Asked } from '../answer-context.ts';
import { only, type Composed } from '../composed-answer.ts';
import { questionsOf } from '../intent-answers.ts';
import { nameOf } from '../phrasing.ts';

type AskedBack = Extract<DialogueAct, { kind: 'askedBack' }>;

/** What the talk is about, as it is spoken of; null where that has no name. */
function nameOfSubject({ subject, about }: AskedBack): string | null {
  if (subject?.of === 'level' || subject?.of === 'tokens' || subject?.of === 'streak' || subject?.of === 'board') return lines.subjects[subject.of];
  if ((subject?.of === 'drill' || subject?.of === 'result') && subject.drillId !== null) return nameOf(subject.drillId);
  const question = about === null ? '' : questionOf(about);
  return question === '' ? null : fill(coachGrammar.quoted, { text: question });
}

/** What the coach takes the talk to be about, and which questions on it have an answer. */
export function askedBack(act: AskedBack, { say, asked }: Asked): Composed {
  const about = nameOfSubject(act);
  const list = questionsOf(asked.nearest);
  return only(about === null ? say(lines.askedBackOpen, { list }) : say(lines.askedBack, { about, list }));
}
