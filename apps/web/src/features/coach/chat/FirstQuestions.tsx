import { m } from '@touchline/messages';
import { quickLabels, quickQuestions, quickTypes, type QuickType } from '../talk/quick-questions.ts';
import css from './FirstQuestions.module.css';

/** The quick questions where nothing was said yet and there is room: each with the words that it sends. */
export function FirstQuestions({ onAsk }: { readonly onAsk: (type: QuickType, message: string) => void }) {
  return (
    <ul className={css['cards']} aria-label={m.coach_quick_title()}>
      {quickTypes.map((type) => (
        <li key={type}>
          <button type="button" className={css['card']} onClick={() => onAsk(type, quickQuestions[type]())}>
            <b className={css['label']}>{quickLabels[type]()}</b>
            <span className={css['words']}>{quickQuestions[type]()}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
