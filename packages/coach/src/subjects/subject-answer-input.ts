import type { CoachSubjectQuestionLine } from '@touchline/messages/coach-lines';
import type { QuestionKind } from './question-kind.ts';
import type { Cell } from './subjects.ts';

/** What an answer is put together from: the subject, the kind of question, and what is known of both. */
export interface Told {
  readonly of: 'drill' | 'detail' | 'choice' | 'skill' | 'subject';
  readonly kind: QuestionKind;
  /** The question in plain words as it was written. */
  readonly said: string;
  /** The line for a subject that is neither drill nor skill; null for those. */
  readonly line: CoachSubjectQuestionLine | null;
  /** Where only the subject is known, and not what is asked of it. */
  readonly about: Cell | null;
}
