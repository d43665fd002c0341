import type { Profile } from '@touchline/contracts';
import { isHiddenByAge } from '@touchline/domain';
import { useState } from 'react';
import { m } from '@touchline/messages';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useSaveWithToast } from '../useSaveWithToast.ts';
import css from './ShowOnBoardsQuestion.module.css';

interface ShowOnBoardsQuestionProps {
  readonly open: boolean;
  readonly playerId: string;
  readonly profile: Profile;
  readonly onClose: () => void;
}

/**
 * Asks whether to be shown, and says before what everyone then sees. A child, or who gave no age, first says that a grown-up
 * said yes: one press alone shows nobody under 13.
 */
export function ShowOnBoardsQuestion({ open, playerId, profile, onClose }: ShowOnBoardsQuestionProps) {
  const saveNow = useSaveWithToast(playerId);
  const isChild = isHiddenByAge(profile.age);
  const [isAllowed, setAllowed] = useState(false);
  // What was ticked is asked anew each time.
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setAllowed(false);
  }
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
      title={m.profile_boards_ask_title()}
      description={
        <div className={css['words']}>
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
          <p>{m.profile_boards_ask_back()}</p>
          {isChild ? (
            <label className={css['first']}>
              <input type="checkbox" checked={isAllowed} onChange={(event) => setAllowed(event.currentTarget.checked)} />
              <span>
                {m.profile_boards_ask_first()} <b>{m.profile_boards_ask_allowed()}</b>
              </span>
            </label>
          ) : null}
        </div>
      }
      emphasis="cancel"
      cancelLabel={m.profile_boards_stay()}
      confirmDisabled={isChild && !isAllowed}
      confirmLabel={m.profile_boards_show()}
      onConfirm={show}
    />
  );
}
