import type { Profile } from '@touchline/contracts';
import { useEffect, useRef, useState } from 'react';
import { keepDraft, onDraftChange, readDraft, useProfileEdits, useProfileEditsState, withEdit, type ProfileDraft, type Waiting } from '../../../offline/index.ts';
import { useSaveProfileEdit, type EditFailure } from '../useSaveProfileEdit.ts';
import { editOf, fieldsOf, problemsOf, type FieldName, type FormProblem, type ProfileFields } from './profile-form-fields-and-problems.ts';
import { fieldOf } from './profile-problem-text.ts';

/** How long the button says Saved!, in milliseconds (spec 001 §4). */
const SAVED_MS = 2_000;

/** What became of a save: at the server, kept on this device, or not taken, for the first field that is wrong, here or by the server; null where it is none. */
export type SaveOutcome = 'saved' | 'kept' | { readonly field: FieldName | null };

export interface ProfileFormState {
  /** What is typed, over what stands. */
  readonly fields: ProfileFields;
  /** What is saved, here or at the server. */
  readonly standing: ProfileFields;
  readonly change: (field: FieldName, text: string) => void;
  /** Whether something was typed that is not saved. */
  readonly unsaved: boolean;
  readonly undo: () => void;
  readonly stage: 'idle' | 'saving' | 'saved';
  /** Saves, unless something is wrong. */
  readonly save: () => Promise<SaveOutcome>;
  /** What is wrong, once a save was tried. */
  readonly problems: readonly FormProblem[];
  /** Why the last save was not taken, as long as what it was about stays as it is. */
  readonly failure: EditFailure | null;
  /** Why the last save still lies on this device; null where it does not. */
  readonly waits: Waiting | null;
}

/**
 * The form of a profile: what is typed stands over what is saved and outlives the page until it is saved too. `tellBadge`
 * tells of a badge that a save earned, when the page is free for it.
 */
export function useProfileForm(playerId: string, saved: Profile, tellBadge: (tell: () => void) => void): ProfileFormState {
  const edits = useProfileEdits();
  const { waiting, why, refused } = useProfileEditsState();
  const saveEdit = useSaveProfileEdit(playerId, tellBadge);
  const [typed, setTyped] = useState<ProfileDraft>(() => readDraft(playerId));
  const [stage, setStage] = useState<ProfileFormState['stage']>('idle');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<EditFailure | null>(null);
  const saving = useRef(false);

  const base = fieldsOf(withEdit(saved, waiting));
  const draft = without(typed, base);
  const fields: ProfileFields = { ...base, ...draft };
  const edit = editOf(fields, saved, waiting);
  const problems = tried ? problemsOf(edit) : [];

  const draftText = JSON.stringify(draft);
  // What the server refused is with the player only as long as the reason is.
  const keptDraftText = JSON.stringify(Object.fromEntries(Object.entries(draft).filter(([field]) => field !== failure?.field)));
  const keptText = useRef(JSON.stringify(typed));
  useEffect(() => {
    // Unchanged it is what was read: another device's may have come since.
    if (keptDraftText === keptText.current) return;
    keptText.current = keptDraftText;
    keepDraft(playerId, JSON.parse(keptDraftText) as ProfileDraft);
  }, [playerId, keptDraftText]);

  useEffect(() => {
    // Another device's, which came when the form stood already: into a form in which nothing is typed.
    const take = (): void => setTyped((now) => (Object.keys(now).length === 0 ? readDraft(playerId) : now));
    take();
    return onDraftChange(take);
  }, [playerId]);

  useEffect(() => {
    // Refused while nobody was looking: it is in the form again, with the reason.
    if (refused === null || saving.current) return;
    setTyped((now) => ({ ...fieldsOf(withEdit(saved, refused.edit)), ...now }));
    setFailure({ failure: refused.message, field: fieldOf(refused.code) });
    void edits.takeBack();
  }, [edits, refused, saved]);

  useEffect(() => {
    if (stage !== 'saved') return undefined;
    const timer = setTimeout(() => setStage('idle'), SAVED_MS);
    return () => clearTimeout(timer);
  }, [stage]);

  async function save(): Promise<SaveOutcome> {
    // The one under way says what becomes of it.
    if (saving.current) return 'saved';
    setTried(true);
    setFailure(null);
    const wrong = problemsOf(edit);
    if (wrong.length > 0) return { field: wrong.map(fieldOf).find((field) => field !== null) ?? null };
    saving.current = true;
    setStage('saving');
    const outcome = await saveEdit(edit);
    saving.current = false;
    setStage(outcome === 'saved' ? 'saved' : 'idle');
    if (typeof outcome === 'object') {
      // Not at the server and not on its way: what was typed stays typed.
      setTyped((now) => ({ ...draft, ...now }));
      setFailure(outcome);
      return outcome;
    }
    setTried(false);
    // What was typed meanwhile stays.
    setTyped((now) => without(now, fields));
    return outcome;
  }

  return {
    fields,
    standing: base,
    change: (field, text) => {
      setFailure((now) => (now === null || now.field === null || now.field === field ? null : now));
      setTyped({ ...draft, [field]: text });
    },
    unsaved: draftText !== '{}' && stage !== 'saving',
    undo: () => {
      setTyped({});
      setTried(false);
      setFailure(null);
    },
    stage,
    save,
    problems,
    failure,
    waits: stage === 'saving' ? null : why,
  };
}

/** What was typed that differs from these fields. */
function without(typed: ProfileDraft, fields: ProfileFields): ProfileDraft {
  return Object.fromEntries(Object.entries(typed).filter(([name, text]) => name in fields && fields[name as FieldName] !== text));
}
