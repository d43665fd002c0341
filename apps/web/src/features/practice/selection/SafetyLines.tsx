import { m } from '../../../i18n/index.ts';
import { Card } from '../../../ui/card/Card.tsx';
import css from './SafetyLines.module.css';

/** What a young player reads before every session: warm up, and when to stop. */
export function SafetyLines() {
  return (
    <Card level={3} title={m.practice_safety_title()} className={css['card'] ?? ''}>
      <p>{m.practice_warm_up()}</p>
      <ul className={css['lines']}>
        <li>{m.practice_safety_space()}</li>
        <li>{m.practice_safety_water()}</li>
        <li>{m.practice_safety_hurt()}</li>
        <li>{m.practice_safety_head()}</li>
      </ul>
    </Card>
  );
}
