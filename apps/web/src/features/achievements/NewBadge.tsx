import type { AchievementId } from '@touchline/domain';
import { m } from '@touchline/messages';
import { achievementNames } from '@touchline/messages/achievement-names';
import { AchievementEmblem } from './AchievementEmblem.tsx';
import css from './NewBadge.module.css';
import { describeHowEarned } from './achievement-descriptions.ts';

/** One badge just earned, as the content of a card: its emblem, and beside it what it is and what it was earned with. */
export function NewBadge({ id }: { readonly id: AchievementId }) {
  const title = m.achievements_new({ count: 1 });
  return (
    <section className={css['new']} aria-label={title}>
      <AchievementEmblem id={id} size={56} />
      <div className={css['words']}>
        <h3 className={css['title']}>{title}</h3>
        <b className={css['name']}>{achievementNames[id]}</b>
        <p className={css['won']}>{describeHowEarned(id)}</p>
      </div>
    </section>
  );
}
