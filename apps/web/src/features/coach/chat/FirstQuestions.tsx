import { m } from '@touchline/messages';
import type { ComponentType } from 'react';
import type { IconProps } from '../../../ui/icons/Icon.tsx';
import { PracticeIcon, ProgressIcon } from '../../../ui/icons/navigation-icons.tsx';
import { FlameIcon, TrendUpIcon } from '../../../ui/icons/reward-icons.tsx';
import { quickLabels, quickQuestions, quickTypes, type QuickType } from '../talk/quick-questions.ts';
import css from './FirstQuestions.module.css';

const icons: Record<QuickType, ComponentType<IconProps>> = {
  analyze: ProgressIcon,
  improve: TrendUpIcon,
  motivation: FlameIcon,
  drills: PracticeIcon,
};

/** The quick questions where nothing was said yet and there is room: each with the words that it sends. */
export function FirstQuestions({ onAsk }: { readonly onAsk: (type: QuickType, message: string) => void }) {
  return (
    <ul className={css['cards']} aria-label={m.coach_quick_title()}>
      {quickTypes.map((type) => {
        const Icon = icons[type];
        return (
          <li key={type}>
            <button type="button" className={css['card']} onClick={() => onAsk(type, quickQuestions[type]())}>
              <span className={css['icon']}>
                <Icon size={20} />
              </span>
              <b className={css['label']}>{quickLabels[type]()}</b>
              <span className={css['words']}>{quickQuestions[type]()}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
