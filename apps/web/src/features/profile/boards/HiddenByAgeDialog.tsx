import type { Profile } from '@touchline/contracts';
import { isHiddenByAge } from '@touchline/domain';
import { useState } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';

interface HiddenAgainProps {
  /** As the server has it. */
  readonly profile: Profile;
  /** Whether it waits: the form that the age was typed into comes first. */
  readonly isHeldBack: boolean;
}

/** Tells a player whom an age under 13 has just taken off the boards. It asks nothing: to be shown is chosen in the settings, with a grown-up. */
export function HiddenByAgeDialog({ profile, isHeldBack }: HiddenAgainProps) {
  const [wasHidden, setWasHidden] = useState(profile.hidden);
  const [isTold, setTold] = useState(false);
  if (wasHidden !== profile.hidden) {
    setWasHidden(profile.hidden);
    const { hidden, hidden_chosen: chosen, age } = profile;
    setTold(hidden && chosen === null && age !== null && isHiddenByAge(age));
  }
  return (
    <Dialog
      open={isTold && !isHeldBack}
      onOpenChange={setTold}
      size="sm"
      title={m.profile_boards_again_title()}
      footer={
        <Button variant="primary" onClick={() => setTold(false)}>
          {m.profile_boards_again_ok()}
        </Button>
      }
    >
      <p>{m.profile_boards_again_words()}</p>
    </Dialog>
  );
}
