import { avatars } from '@touchline/domain';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { m } from '@touchline/messages';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import css from './AvatarPicker.module.css';

/** What each of the twelve shows, in the order in which they are offered. */
const avatarNames: Readonly<Record<(typeof avatars)[number], () => string>> = {
  '⚽': m.profile_avatar_football,
  '🦁': m.profile_avatar_lion,
  '🐯': m.profile_avatar_tiger,
  '🦊': m.profile_avatar_fox,
  '🐺': m.profile_avatar_wolf,
  '🦅': m.profile_avatar_eagle,
  '🐬': m.profile_avatar_dolphin,
  '🦖': m.profile_avatar_dinosaur,
  '🚀': m.profile_avatar_rocket,
  '⭐': m.profile_avatar_star,
  '🔥': m.profile_avatar_fire,
  '👟': m.profile_avatar_shoe,
};

/** After a choice the window closes by itself, in milliseconds (spec 001 §4). */
const CLOSES_AFTER_MS = 500;
const COLUMNS = 4;

interface AvatarPickerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly current: string;
  readonly onChoose: (avatar: string) => void;
}

/** Twelve pictures to choose from: arrow keys go through them, Enter or Space takes one. */
export function AvatarPicker({ open, onOpenChange, current, onChoose }: AvatarPickerProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={m.profile_avatar_title()}
      description={m.profile_avatar_hint()}
    >
      <Choice current={current} onChoose={onChoose} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface ChoiceProps {
  readonly current: string;
  readonly onChoose: (avatar: string) => void;
  readonly onDone: () => void;
}

function Choice({ current, onChoose, onDone }: ChoiceProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [at, setAt] = useState(() => Math.max(0, avatars.findIndex((avatar) => avatar === current)));
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  const choose = (avatar: string, index: number): void => {
    setAt(index);
    clearTimeout(closing.current);
    closing.current = setTimeout(onDone, CLOSES_AFTER_MS);
    onChoose(avatar);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextPlace(event.key, at);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <fieldset ref={group} className={css['choice']} aria-label={m.profile_avatar_title()}>
      {avatars.map((avatar, index) => (
        <button
          key={avatar}
          type="button"
          className={css['one']}
          aria-label={avatarNames[avatar]()}
          aria-pressed={avatar === current}
          tabIndex={index === at ? 0 : -1}
          onKeyDown={onKeyDown}
          onClick={() => choose(avatar, index)}
        >
          <Avatar emoji={avatar} size="full" />
        </button>
      ))}
    </fieldset>
  );
}

/** Where a key leads from a place in the grid; null for other keys, and at its edges the same place. */
function nextPlace(key: string, at: number): number | null {
  const last = avatars.length - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: Math.min(at + 1, last),
    ArrowLeft: Math.max(at - 1, 0),
    ArrowDown: at + COLUMNS <= last ? at + COLUMNS : at,
    ArrowUp: at - COLUMNS >= 0 ? at - COLUMNS : at,
    Home: 0,
    End: last,
  };
  return steps[key] ?? null;
}
