import { profileLimits } from '@touchline/domain';
import { m } from '@touchline/messages';
import { useId, useState, type SyntheticEvent } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextInput } from '../../../ui/field/TextInput.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import { ageOf, problemsOf } from '../form/profile-form-fields-and-problems.ts';
import { problemTextOf } from '../form/profile-problem-text.ts';
import { useSaveProfileEdit } from '../useSaveProfileEdit.ts';

interface AgeQuestionProps {
  readonly playerId: string;
  /** The server knows the age. */
  readonly onSaved: () => void;
  /** The player goes on without telling it. */
  readonly onWithout: () => void;
  readonly onClose: () => void;
}

/** Asks for the age on the way to the boards, and says before it is saved what it changes there. */
export function AgeQuestion({ playerId, onSaved, onWithout, onClose }: AgeQuestionProps) {
  const form = useId();
  const save = useSaveProfileEdit(playerId);
  const toasts = useToasts();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const years = ageOf(typed);

  const submit = async (): Promise<void> => {
    const wrong = years === null ? m.profile_problem_age_number() : problemTextOf('age', problemsOf({ age: years }));
    setProblem(wrong);
    if (wrong !== undefined || isSaving) return;
    setSaving(true);
    const outcome = await save({ age: years });
    setSaving(false);
    if (outcome === 'saved') onSaved();
    else if (outcome === 'kept') {
      toasts.info(m.profile_saved_locally());
      onClose();
    } else setProblem(outcome.failure);
  };
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="sm"
      title={m.profile_boards_age_title()}
      footer={
        <>
          <Button onClick={onWithout}>{m.profile_boards_age_without()}</Button>
          <Button type="submit" form={form} variant="primary" busy={isSaving}>
            {m.profile_boards_age_save()}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit}>
        <TextInput
          name="age"
          label={m.profile_form_age()}
          hint={hintOf(years)}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onValueChange={setTyped}
          {...(problem !== undefined && { validity: 'invalid' as const, message: problem })}
        />
      </form>
    </Dialog>
  );
}

/** What the age that is typed changes. */
function hintOf(years: number | null): string {
  if (years === null || problemsOf({ age: years }).length > 0) return m.profile_form_age_hint();
  return years < profileLimits.shownFromAge ? m.profile_boards_age_child() : m.profile_form_age_teen();
}
