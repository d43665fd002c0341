import { safetyReminders, warmUp, warmUpMinutes } from '@touchline/domain';
import { m } from '@touchline/messages';
import { safetyTexts, warmUpTexts } from '@touchline/messages/warm-up-and-safety';
import { Card } from '../../../ui/card/Card.tsx';
import { SafetyIcon } from './SafetyIcon.tsx';
import css from './SafetyReminders.module.css';

/** What a young player reads before every session: when to stop, and how to warm up. */
export function SafetyReminders() {
  return (
    <Card level={3} title={m.practice_safety_title()} className={css['card'] ?? ''}>
      <ul className={css['lines']}>
        {safetyReminders.map((id) => (
          <li key={id}>
            <SafetyIcon id={id} />
            <span>{safetyTexts[id]}</span>
          </li>
        ))}
      </ul>
      <details className={css['warmUp']}>
        <summary>
          <h4 className={css['part']}>{m.practice_warm_up_title({ minutes: warmUpMinutes })}</h4>
        </summary>
        <ol className={css['steps']}>
          {warmUp.map(({ id, seconds }) => (
            <li key={id}>
              <b>{warmUpTexts[id].name}</b>
              <span className={css['seconds']}>{m.practice_warm_up_seconds({ count: seconds })}</span>
              <p className={css['how']}>{warmUpTexts[id].instructions.join(' ')}</p>
            </li>
          ))}
        </ol>
      </details>
    </Card>
  );
}
