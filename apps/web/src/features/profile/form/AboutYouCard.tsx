import type { Profile } from '@touchline/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { PencilIcon } from '../../../ui/icons/edit-icons.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import css from './AboutYouCard.module.css';
import type { FieldName } from './profile-form-fields-and-problems.ts';
import { fieldOf } from './profile-problem-text.ts';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ProfileFormDialog } from './ProfileFormDialog.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { useProfileForm } from './useProfileForm.ts';

/** A field that another screen leads to. */
export type FieldToOpenOn = 'age' | 'teamName';

export interface AboutYouCardProps {
  /** Empty for a player without an id, whose profile is not saved. */
  readonly playerId: string;
  /** As the server has it. */
  readonly saved: Profile;
  /** The field that the player comes for: the form is open, with it in view and in focus. */
  readonly opensOn?: FieldToOpenOn | undefined;
  /** Told where the form opens and closes. */
  readonly onEditingChange?: (isEditing: boolean) => void;
}

/** What a player tells of themselves (spec 001 §2), to be read, and the form above it that changes it. What is typed and not saved stands by for the next opening. */
export function AboutYouCard({ playerId, saved, opensOn, onEditingChange }: AboutYouCardProps) {
  const [isOpen, setOpen] = useState(opensOn !== undefined);
  const [opensAt, setOpensAt] = useState<FieldName | null>(opensOn ?? null);
  const [ledTo, setLedTo] = useState(opensOn);
  if (ledTo !== opensOn) {
    setLedTo(opensOn);
    if (opensOn !== undefined) {
      setOpensAt(opensOn);
      setOpen(true);
    }
  }
  const form = useProfileForm(playerId, saved, useOnceClosed(isOpen));
  const { problems, failure, unsaved, stage } = form;
  const [lastStage, setLastStage] = useState(stage);
  if (lastStage !== stage) {
    setLastStage(stage);
    // It has said Saved! for as long as it says so, and nothing was typed since.
    if (lastStage === 'saved' && stage === 'idle' && !unsaved) setOpen(false);
  }
  const edit = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const toasts = useToasts();
  useEffect(() => onEditingChange?.(isOpen), [isOpen, onEditingChange]);

  const open = (field: FieldName | null, from: HTMLElement): void => {
    opener.current = from;
    setOpensAt(field);
    setOpen(true);
  };
  const takeBack = (): void => {
    form.undo();
    toasts.info({ title: m.profile_form_undone(), text: m.profile_form_undone_words() });
  };
  return (
    <Card
      level={3}
      title={m.profile_form_title()}
      aside={
        <Button
          ref={edit}
          size="sm"
          icon={<PencilIcon size={18} />}
          // On to what is wrong, where something is.
          onClick={(event) => open(failure?.field ?? problems.map(fieldOf).find((field) => field !== null) ?? null, event.currentTarget)}
        >
          {m.profile_form_edit()}
        </Button>
      }
    >
      {isOpen ? null : <SaveStatus form={form} areFieldsSeen={false} />}
      {unsaved && !isOpen ? (
        <div className={css['unsaved']}>
          <p>{m.profile_form_unsaved()}</p>
          <Button
            size="sm"
            onClick={() => {
              takeBack();
              // The button goes with what it took back.
              edit.current?.focus();
            }}
          >
            {m.profile_form_undo()}
          </Button>
        </div>
      ) : null}
      <ProfileFacts fields={form.standing} onAdd={open} />
      <ProfileFormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onDiscard={takeBack}
        saved={saved}
        form={form}
        opensAt={opensAt}
        // A way to a field that was not set is gone once the field is.
        finalFocus={() => (opener.current?.isConnected === true ? opener.current : edit.current)}
      />
    </Card>
  );
}

/** Puts off what is told until the form is closed: over the form it would cover what is typed, and lead away from under it. */
function useOnceClosed(isOpen: boolean): (tell: () => void) => void {
  /** What was told meanwhile; null while the form is closed. */
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    waiting.current = [];
    // Closed, or gone with the page.
    return () => {
      const told = waiting.current ?? [];
      waiting.current = null;
      for (const tell of told) tell();
    };
  }, [isOpen]);
  return useCallback((tell) => {
    if (waiting.current === null) tell();
    else waiting.current.push(tell);
  }, []);
}
