import { m } from '@touchline/messages';
import { quickLabels, quickQuestions, quickTypes, type QuickType } from '../talk/quick-questions.ts';
import css from './QuickQuestions.module.css';

/** Whole questions at a tap (spec 002 §2). */
export function QuickQuestions({ onAsk }: { readonly onAsk: (type: QuickType, message: string) => void }) {
  return (
    <ul className={css['row']} aria-label={m.coach_quick_title()}>
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
