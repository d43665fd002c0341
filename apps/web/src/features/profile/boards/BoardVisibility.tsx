import type { Profile } from '@touchline/contracts';
import { isHiddenByAge } from '@touchline/domain';
import { useState } from 'react';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { EyeIcon, EyeOffIcon } from '../../../ui/icons/controls.tsx';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { ShowOnBoardsQuestion } from './ShowOnBoardsQuestion.tsx';
import { useSaveNow } from '../useSaveNow.ts';

interface BoardVisibilityProps {
  readonly playerId: string;
  readonly profile: Profile;
}

/** Whether others see the player on the boards, and what they would see; a child, or who gave no age, is asked before. */
export function BoardVisibility({ playerId, profile }: BoardVisibilityProps) {
  const saveNow = useSaveNow(playerId);
  const [isAsking, setAsking] = useState(false);
  const choose = (choice: 'show' | 'hide'): void => {
    if (choice === 'show' && isHiddenByAge(profile.age)) setAsking(true);
    else saveNow({ hidden: choice === 'hide' });
  };
  return (
    <Card level={3} title={m.profile_boards_title()}>
      <SegmentedControl
        label={m.profile_boards_choice()}
        hint={wordsFor(profile)}
        segments={[
          { value: 'show', label: m.profile_boards_show(), icon: <EyeIcon size={20} /> },
          { value: 'hide', label: m.profile_boards_hide(), icon: <EyeOffIcon size={20} /> },
        ]}
        value={profile.hidden ? 'hide' : 'show'}
        onValueChange={choose}
      />
      <ShowOnBoardsQuestion open={isAsking} {...{ playerId, profile }} onClose={() => setAsking(false)} />
    </Card>
  );
}

function wordsFor({ hidden, hidden_chosen: chosen, age }: Profile): string {
  if (!hidden) return m.profile_boards_shown();
  if (chosen !== null) return m.profile_boards_hidden();
  return age === null ? m.profile_boards_age_unknown() : m.profile_boards_child();
}
