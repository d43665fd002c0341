import type { Profile } from '@touchline/contracts';
import { isHiddenByAge } from '@touchline/domain';
import { useEffect, useRef, useState } from 'react';
import { m } from '@touchline/messages';
import { BOARDS_SETTING_HASH } from '../../../settings/settings-address.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { EyeIcon } from '../../../ui/icons/control-icons.tsx';
import { SwitchRow } from '../../../ui/switch/SwitchRow.tsx';
import { ShowOnBoardsQuestion } from './ShowOnBoardsQuestion.tsx';
import { useSaveWithToast } from '../useSaveWithToast.ts';

interface BoardVisibilityProps {
  readonly playerId: string;
  readonly profile: Profile;
}

/** Whether others see the player on the boards, and what they would see; a child, or who gave no age, is asked before. */
export function BoardVisibility({ playerId, profile }: BoardVisibilityProps) {
  const saveNow = useSaveWithToast(playerId);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The leaderboard leads here whoever is not on it.
    if (location.hash !== BOARDS_SETTING_HASH) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.querySelector<HTMLElement>('[role=switch]')?.focus({ preventScroll: true });
  }, []);
  const [isAsking, setAsking] = useState(false);
  const choose = (shown: boolean): void => {
    if (shown && isHiddenByAge(profile.age)) setAsking(true);
    else saveNow({ hidden: !shown });
  };
  return (
    <div ref={place}>
      <Card level={3} title={m.profile_boards_title()}>
        <SwitchRow sign={<EyeIcon size={22} />} label={m.profile_boards_choice()} hint={wordsFor(profile)} on={!profile.hidden} onSwitch={choose} />
        <ShowOnBoardsQuestion open={isAsking} {...{ playerId, profile }} onClose={() => setAsking(false)} />
      </Card>
    </div>
  );
}

function wordsFor({ hidden, hidden_chosen: chosen, age }: Profile): string {
  if (!hidden) return m.profile_boards_shown();
  if (chosen !== null) return m.profile_boards_hidden();
  if (age === null) return m.profile_boards_age_unknown();
  return isHiddenByAge(age) ? m.profile_boards_child() : m.profile_boards_once_child();
}
