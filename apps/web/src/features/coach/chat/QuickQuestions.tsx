import { m } from '@touchline/messages';
import { classes } from '../../../ui/join-class-names.ts';
import { quickLabels, quickQuestions, quickTypes, type QuickType } from '../talk/quick-questions.ts';
import css from './QuickQuestions.module.css';

interface QuickQuestionsProps {
  readonly onAsk: (type: QuickType, message: string) => void;
  /** All in sight, on as many lines as they take; else a narrow window has one line to push along. */
  readonly isWhole: boolean;
}

/** Whole questions at a tap (spec 002 §2). */
export function QuickQuestions({ onAsk, isWhole }: QuickQuestionsProps) {
  return (
    <ul className={classes(css['row'], isWhole && css['whole'])} aria-label={m.coach_quick_title()}>
      {quickTypes.map((type) => (
        <li key={type}>
          <button type="button" className={css['chip']} onClick={() => onAsk(type, quickQuestions[type]())}>
            {quickLabels[type]()}
          </button>
        </li>
      ))}
    </ul>
  );
}
