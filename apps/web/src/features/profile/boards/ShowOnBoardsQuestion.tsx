import type { Profile } from '@touchline/contracts';
import { isHiddenByAge } from '@touchline/domain';
import { m } from '@touchline/messages';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useSaveWithToast } from '../useSaveWithToast.ts';
import css from './ShowOnBoardsQuestion.module.css';

interface ShowOnBoardsQuestionProps {
  readonly open: boolean;
  readonly playerId: string;
  readonly profile: Profile;
  /** The player was shown before an age under 13 was known, and is told that this is over. */
  readonly isHiddenAgain?: boolean;
  readonly onClose: () => void;
}

/** Asks whether to be shown, and says before what everyone then sees; a child, or who gave no age, is told to ask a grown-up first. */
export function ShowOnBoardsQuestion({ open, playerId, profile, isHiddenAgain = false, onClose }: ShowOnBoardsQuestionProps) {
  const saveNow = useSaveWithToast(playerId);
  const isChild = isHiddenByAge(profile.age);
  const show = (): void => {
    onClose();
    saveNow({ hidden: false });
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={isHiddenAgain ? m.profile_boards_again_title() : m.profile_boards_ask_title()}
      description={
        <div className={css['words']}>
          {isHiddenAgain ? <p>{m.profile_boards_again_words()}</p> : null}
          <p>{m.profile_boards_ask_who()}</p>
          <div className={css['seen']}>
            <Avatar emoji={profile.avatar} />
            <ul>
              <li>{m.profile_boards_ask_name({ name: profile.display_name })}</li>
              <li>{m.profile_boards_ask_picture()}</li>
              <li>{m.profile_boards_ask_level({ level: profile.level })}</li>
              <li>{m.profile_boards_ask_days()}</li>
            </ul>
          </div>
          {isChild ? <p className={css['first']}>{m.profile_boards_ask_first()}</p> : null}
          <p>{m.profile_boards_ask_back()}</p>
        </div>
      }
      emphasis="cancel"
      cancelLabel={m.profile_boards_stay()}
      // The player's own choice: it claims for nobody that somebody else was asked.
      confirmLabel={m.profile_boards_show()}
      onConfirm={show}
    />
  );
}
