import type { Profile } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { EyeIcon, EyeOffIcon } from '../../../ui/icons/controls.tsx';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { useSaveNow } from '../useSaveNow.ts';

interface BoardVisibilityProps {
  readonly playerId: string;
  readonly profile: Profile;
}

/** Whether others see the player on the boards, and what they would see; a child is asked to talk about it first. */
export function BoardVisibility({ playerId, profile }: BoardVisibilityProps) {
  const saveNow = useSaveNow(playerId);
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
        onValueChange={(choice) => saveNow({ hidden: choice === 'hide' })}
      />
    </Card>
  );
}

function wordsFor({ hidden, hidden_chosen: chosen, age }: Profile): string {
  if (!hidden) return m.profile_boards_shown();
  if (chosen !== null) return m.profile_boards_hidden();
  return age === null ? m.profile_boards_age_unknown() : m.profile_boards_child();
}
