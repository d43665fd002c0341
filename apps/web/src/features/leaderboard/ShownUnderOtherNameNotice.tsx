import type { Board, Profile } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import css from './BoardNotice.module.css';

interface ShownUnderOtherNameNoticeProps extends Pick<Board, 'view' | 'me'> {
  readonly profile: Profile | undefined;
  readonly onProfile: () => void;
}

/** Said to a player who stands here under another name than their own, because theirs is not shown to others. */
export function ShownUnderOtherNameNotice({ view, me, profile, onProfile }: ShownUnderOtherNameNoticeProps) {
  const own = profile?.display_name?.trim() ?? '';
  if (view !== 'player' || me === null || own === '' || me.name === own) return null;
  return (
    <Card level={3} title={m.leaderboard_other_name_title({ name: me.name })}>
      <p className={css['words']}>{m.leaderboard_other_name_words()}</p>
      <Button onClick={onProfile}>{m.leaderboard_hidden_action()}</Button>
    </Card>
  );
}
